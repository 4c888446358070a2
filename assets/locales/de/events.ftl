# Was auf eine Aktion folgte, und die Zeilen des Eierbuchs.

event-bunny-came = Der Hase kommt und sitzt jetzt { $cell }.
event-bunny-eaten = Der Drache frisst den Hasen { $cell }. Der Hase ist weg, bis ihn ein Plättchen wiederbringt.
event-sent-home = Der Drache schickt eine Figur von { $player } nach Hause.
event-nest-completed = Das Nest { $cell } ist fertig und bringt gleich Eier.
event-nest-paid = Das Nest { $cell } bringt Eier.
event-phase-began = Eine Hasenphase beginnt; zuerst zieht { $player } den Hasen.
event-stuck = Der Hase kommt nicht weiter, und die Phase ist zu Ende{ $count ->
        [0] .
        [one] ; { $players } zieht ihn nicht mehr.
       *[other] ; { $players } ziehen ihn nicht mehr.
    }
event-phase-ended = Die Hasenphase ist vorbei.
event-finished = Das Spiel ist vorbei; die Eier bringen { $points }.
event-finished-without = Das Spiel ist vorbei; für die Eier bekommt niemand einen Bonus.
# Was davon auf jemanden entfällt.
event-bonus = { $points } Punkte für { $player }

# Eine Figur, die inzwischen zu Hause ist; eine, die noch steht, wird bei ihrer Art genannt.
entry-some-figure = eine Figur
entry-nest-closer = { $player } schließt das Nest { $nest } und bekommt { $eggs ->
        [one] { $eggs } Ei
       *[other] { $eggs } Eier
    }.
entry-nest-follower = { $player } bekommt { $eggs ->
        [one] { $eggs } Ei
       *[other] { $eggs } Eier
    } für { $figure } { $cell }, vom Nest { $nest }.
entry-hop = { $player } bekommt { $eggs ->
        [one] { $eggs } Ei
       *[other] { $eggs } Eier
    } für { $figure } { $cell }, denn { $mover } ist dort vorbeigehüpft.
entry-spring = { $player } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für ein Frühlingsplättchen.
entry-points = { $player } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
entry-points-why = { $player } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $why }.
entry-points-lost = { $player } verliert { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
entry-points-lost-why = { $player } verliert { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $why }.
entry-eaten = { $player } isst { $eggs ->
        [one] { $eggs } Ei
       *[other] { $eggs } Eier
    }.
entry-adjusted-up = Eier von { $player } berichtigt: { $eggs } mehr.
entry-adjusted-up-why = Eier von { $player } berichtigt: { $eggs } mehr ({ $why }).
entry-adjusted-down = Eier von { $player } berichtigt: { $eggs } weniger.
entry-adjusted-down-why = Eier von { $player } berichtigt: { $eggs } weniger ({ $why }).

# Warum die Eier am Ende so viele Punkte bringen.
award-first = die meisten Eier: { $points } Punkte
award-first-shared = die meisten Eier, zu { $sharing ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] sechst
    }: je { $points } Punkte
award-second = die zweitmeisten: { $points } Punkte
award-second-shared = die zweitmeisten, zu { $sharing ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] sechst
    }: je { $points } Punkte
award-no-egg = kein Ei, kein Bonus
award-second-few = die zweitmeisten, doch die zählen nur ab drei Leuten
award-second-tie = die zweitmeisten, doch die zählen nicht nach einem geteilten ersten Platz
award-fewer = weniger als die zweitmeisten
award-left = hat das Spiel verlassen
