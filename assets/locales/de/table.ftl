# Der Tisch, an dem gespielt wird.

# Was jetzt passiert, in der Leiste; darunter, leiser, was danach kommt.
table-now-place = { $player } legt an
table-now-place-again = { $player } legt ein zweites Plättchen
table-now-figure = { $player }: eine Figur?
table-now-deployed = { $player }: Ist etwas fertig?
table-now-scoring = { $player } wertet
table-now-dragon = Der Drache zieht
table-now-catapult = Katapultrunde
table-now-bazaar = Jetzt ist Basar
table-now-end = { $player } ist fertig
table-now-roll = { $player } würfelt
table-now-hop = { $player } hüpft
table-now-nest = Ein Nest ist fertig
table-now-finished = Das Spiel ist vorbei

table-then = dann { $player }
table-then-figure = dann vielleicht eine Figur
table-then-pile-empty = der Stapel ist leer
table-then-phase-over = dann ist die Phase vorbei
table-then-nest = dann bringt ein Nest Eier
table-then-who = wer steht da noch?
table-then-phase = dann Hase: { $player }
table-then-again = dann { $player }, oder ein zweites Plättchen
table-then-dragon = dann zieht der Drache
table-then-catapult = dann das Katapult
table-then-bazaar = dann ein Basar
table-then-eat = esst eure Eier

# Solange etwas in der Hand ist.
table-point-deploy = Tippe an, wohin damit: { $kind }
table-point-move = Tippe an, wohin es geht: { $figure }
table-point-cross = Tippe das Stadtplättchen an, auf das es geht: { $figure }
table-point-dragon = Tippe an, wohin der Drache geht
table-point-fairy = Tippe an, wohin die Fee geht
table-point-bunny = Tippe an, wo der Hase ist
table-point-tile = Tippe an, wo das Plättchen wirklich liegt
table-pointing-about = auf dem Spielfeld
table-off-board = Vom Spielfeld
table-to-zone = Steht { $zone }
table-cancel = Stehen lassen

table-correcting = Berichtigen
table-correcting-about = tippe an, was nicht stimmt; Eier gibt es dafür keine
table-correct-bunny = Wo der Hase ist
table-correct-turn = Wer am Zug ist
table-correct-done = Fertig

# Das Spielfeld für alle, die es hören.
table-cell-free = freier Platz, { $cell }
table-cell-tile = Plättchen
# Neben dem Feld, auf dem die Tastatur ist.
table-cell-free-beside = freier Platz { $sides }
side-above = darüber
side-right = rechts daneben
side-below = darunter
side-left = links daneben
table-cell-end = { $player } +{ $eggs }, { $cell }
table-cell-end-others = { $player } +{ $eggs }, auch andere, { $cell }
table-cell-barred = für den Hasen gesperrt, { $cell }
table-cell-moving = kommt woandershin, { $cell }
table-cell-parts = { $all }, { $part }
table-bunny = der Hase
table-dragon = der Drache
table-fairy = die Fee
table-nest = Nest, { $around } von 8 ringsum
table-nest-paid = Nest, gewertet
table-earning = { $figure }, bringt { $eggs ->
        [one] { $eggs } Ei
       *[other] { $eggs } Eier
    }: nach Hause nehmen

# Die Karten derer, die spielen.
table-card = { $player }: { $eggs ->
        [one] { $eggs } Ei
       *[other] { $eggs } Eier
    }, { $figures ->
        [one] { $figures } Figur
       *[other] { $figures } Figuren
    } übrig, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-card-on = { $card }, am Zug
table-card-about = { $figures ->
        [one] { $figures } Figur
       *[other] { $figures } Figuren
    } übrig · { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-card-left = nicht mehr dabei · { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# Wenn das Spiel vorbei ist: mit den Punkten für die Eier.
table-card-over = { $player }: { $eggs ->
        [one] { $eggs } Ei
       *[other] { $eggs } Eier
    }, { $points }
table-card-final = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } für die Eier
    }
# Eine schmale Karte, jedes auf seiner Zeile.
table-card-figures = { $figures } übrig
table-card-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

# Was in einem Zug unten steht.
table-to-come = Noch zu ziehen: { $bunnies ->
        [one] { $bunnies } Hase
       *[other] { $bunnies } Hasen
    } und { $nests ->
        [one] { $nests } Nest
       *[other] { $nests } Nester
    } · { $tiles } Plättchen gelegt
table-to-come-pile = Noch zu ziehen: { $bunnies ->
        [one] { $bunnies } Hase
       *[other] { $bunnies } Hasen
    }, { $nests ->
        [one] { $nests } Nest
       *[other] { $nests } Nester
    } und { $tiles } Plättchen
# Dasselbe auf einer Karte, jedes auf seiner Zeile.
table-to-come-title = Noch zu ziehen
table-to-come-bunnies = { $count ->
        [one] { $count } Hase
       *[other] { $count } Hasen
    }
table-to-come-nests = { $count ->
        [one] { $count } Nest
       *[other] { $count } Nester
    }
table-to-come-tiles = { $count } Plättchen im Stapel
table-pile-maybe-empty = Stapel leer? Eier zählen
table-pile-empty = Der Stapel ist leer: Spiel beenden?
table-gardens = Welche Nachbarn haben einen Garten? Tippe sie an.
table-festival = Eine Figur setzen, oder eine zurücknehmen (tippe sie an), oder keins von beiden.
table-move-fairy = Fee
table-move-dragon = Drachen bewegen
table-main-place = Tippe einen freien Platz an
table-main-next = Weiter: { $player }
table-main-pay = Eier verteilen
table-main-phase = Der Hase hüpft: { $player } würfelt
table-main-mark = Weiter: { $mark }
table-main-again = Noch mal { $player }
table-main-count = Zum Ergebnis

# Bevor ein Nest Eier bringt.
table-pays-closer = { $nests ->
        [one] { $player } hat es geschlossen
       *[other] { $player } hat { $nests } geschlossen
    }
table-pays-figures = { $player }, { $what }
table-pays-both = { $nests ->
        [one] { $player } hat es geschlossen · { $what }
       *[other] { $player } hat { $nests } geschlossen · { $what }
    }
# Eine Zeile der Auszahlung im Ganzen.
table-pays-row = { $what }: { $eggs }
table-pays-followers = { $count } Gefolgsleute
table-pays-several = { $count } Figuren
table-pays-about = Schon zu Hause? Tippe die Figur auf dem Spielfeld an.
table-plus = +{ $number }

# Was ein Antippen des Spielfelds bewirkt hat.
table-first = Zuerst „{ $button }“.
table-went-home = Wieder zu Hause: { $figure }; mit „Rückgängig“ steht die Figur wieder da.
table-ate = { $eggs ->
    [one] { $player } isst ein Ei; „Rückgängig“ holt es zurück.
   *[other] { $player } isst { $eggs } Eier; „Rückgängig“ holt sie zurück.
}
table-has-left = { $player } hat das Spiel verlassen, behält Eier und Punkte und wird ausgelassen.
table-left = { $player } hat das Spiel verlassen und wird ab jetzt ausgelassen; mit „Rückgängig“ ist { $player } wieder dabei.

# Die Hasenphase.
table-phase = Hasenphase:{" "}
table-order-first = { $player }
table-order-next = , { $player }
table-die = Den Würfel werfen
table-die-tumbles = Der Würfel rollt
table-die-shows = Der Würfel zeigt { $face }
table-roll = Würfeln
table-roll-again = Denselben Wurf noch einmal
table-roll-about = oder ein echter Würfel zeigt
table-roll-again-about = Der zurückgenommene Wurf kommt wieder; oder ein echter Würfel zeigt
table-by-hand = Ein echter Würfel zeigt { $face }
table-hops = { $hops } Hüpfer
table-rolled-app = von der App gewürfelt
table-rolled-hand = von Hand gewürfelt
table-rolled-none = niemand würfelt; alle hüpfen zweimal
table-hop = Hüpfe { $way }
table-hop-by-hand = Von Hand { $hops } gewürfelt: hüpfe { $way }
table-hop-on = { $left ->
        [one] Noch ein Hüpfer: Tippe an, wohin.
       *[other] Noch { $left } Hüpfer: Tippe an, wohin.
    }
table-hop-short = Trotzdem hier bleiben
table-hop-pick = Tippe an, wohin der Hase hüpft
table-way = { $way }: { $pays }
table-gets = { $player } +{ $eggs }
table-gets-and = { $all } · { $part }
table-no-eggs = keine Eier
table-pays-and = { $all }, { $part }
table-dead-end = dann eine Sackgasse: Sonst hüpft niemand mehr
table-cut-short = endet früher, in einer Sackgasse
table-all-cut-short = Kein Weg ist { $hops } Hüpfer lang: Jeder endet früher, in einer Sackgasse.
hints-looking = Schaut voraus …
hints-exact = Das Beste für { $player } zuerst, bis zum Ende der Phase gerechnet
hints-exact-last = Das Beste für { $player } zuerst
hints-limited = Das Beste für { $player } zuerst, { $players ->
        [one] { $players } Lauf
       *[other] { $players } Läufe
    } vorausgeschaut
hints-way = { $pays }; { $expected }
hints-expected = am Ende { $player } im Schnitt +{ $eggs }
table-out-of-reach = Kein Weg mit so vielen Hüpfern endet dort.
table-too-far = So weit kann der Hase nicht hüpfen.
table-barred-tap-again = { $why } Tippe noch einmal dorthin, um trotzdem zu hüpfen.
table-hop-anyway = Trotzdem dorthin
table-well = In Ordnung

table-short = Dem Tisch { $eggs ->
        [one] fehlt { $eggs } Ei
       *[other] fehlen { $eggs } Eier
    }.

# Ein Schritt, wie er neben dem Spielfeld steht.
table-step = { $step } { $eggs }

# Was sich über den Tisch schiebt.
table-menu = Menü
table-again-title = Wessen Plättchen ist das?
table-again-next = { $player }
table-again-same = Das Plättchen legt noch einmal { $player }
table-again-other = Das Plättchen legt { $player }
table-spot-title = Worauf steht die zweite Figur?
table-whose-turn = Wer ist am Zug?
table-late-phase = Wer zieht den Hasen zuerst?
table-rules = Regeln an diesem Tisch
table-expansions = Erweiterungen
table-seats = Wer sitzt wo
table-seats-about = Im Uhrzeigersinn, von oben an.
table-seat-up = { $player } nach oben
table-seats-done = So sitzen

table-pile = Plättchen im Stapel
table-pile-about = Jedes gelegte Plättchen wird abgezählt; „Rückgängig“ legt es zurück. Wenn eure Zahl anders ist, stelle sie ein.
table-pile-what = Plättchen im Stapel
table-pile-count = Von { $tiles } herunterzählen
table-pile-off = Nicht zählen

table-refused = Nicht nach den Regeln
table-refused-anyway-about = An Tischen passiert so manches: Es lässt sich trotzdem aufschreiben, und im Verlauf steht es dabei.
table-refused-rule = Was die Regel sagt
table-refused-anyway = Trotzdem aufschreiben
table-refused-well = Sein lassen

table-tile-plain = Plättchen ohne Zeichen
table-tile-marked = Plättchen: { $marks }
table-tile-laid = Gelegt von { $player }, { $cell }.
table-tile-there = Es liegt { $cell }.
table-mend-tile = Das war ein anderes Plättchen
table-mend-place = Es liegt woanders
table-all-marks = Mehr Zeichen
table-nest-waits = { $around ->
        [0] Von den 8 Plättchen um dieses Nest liegt noch keins.
        [one] Von den 8 Plättchen um dieses Nest liegt 1.
       *[other] Von den 8 Plättchen um dieses Nest liegen { $around }.
    } Eier bringt es erst, wenn alle 8 liegen.
table-nest-owes = Alle 8 Plättchen um dieses Nest liegen, und es hat noch keine Eier gebracht. Wer hat es geschlossen?
table-nest-early = Hat es bei euch trotzdem schon Eier gebracht? Wer hat es geschlossen?
table-dragon-here = Drache hierher
table-fairy-here = Fee hierher
table-put-figure = Eine Figur hierher, von:
table-bunny-here = Hier ist der Hase
table-take-tile = Dieses Plättchen wegnehmen

table-figure = { $figure }, { $place }
table-figure-spot = { $figure } ({ $spot })
table-show = Zeigen
table-show-name = Auf dem Spielfeld zeigen: { $figure }
table-home = Nach Hause
table-home-name = Nach Hause nehmen: { $figure }
table-take-back = Zurücknehmen
table-take-back-name = Zurücknehmen: { $figure }
table-move = Umstellen
table-move-name = Umstellen: { $figure }
table-cross = Über die Zugbrücke
table-cross-name = Über die Zugbrücke: { $figure }

table-eggs = { $eggs ->
        [one] { $eggs } Ei
       *[other] { $eggs } Eier
    }
table-eggs-about = { $eaten ->
        [0] keins gegessen
       *[other] { $eaten } gegessen
    } · { $bonus ->
        [0] Stand jetzt kein Bonus
       *[other] Stand jetzt ein Bonus von { $bonus } Punkten
    }
table-eggs-final = { $eaten ->
        [0] keins gegessen
       *[other] { $eaten } gegessen
    } · { $bonus ->
        [0] kein Bonus
       *[other] ein Bonus von { $bonus } Punkten
    }
table-eat = Ein Ei essen
table-ledger-of = Woher sie kommen
table-points = { $points ->
        [one] bisher { $points } Punkt
       *[other] bisher { $points } Punkte
    }
table-points-what = Punkte
table-points-write = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } aufschreiben
table-rename = Name oder Farbe ändern
table-rename-name = Name
table-rename-done = So nennen
table-leave = Verlässt das Spiel

# Befehle am Tisch.
command-history = Verlauf
command-history-help = Jeder Schritt; zurückgehen oder einen ändern
command-ledger = Eierbuch
command-ledger-help = Woher jedes Ei kommt
command-finish = Eier zählen
command-finish-help = Am Ende des Spiels: die 10 und die 5 Punkte
command-correct = Berichtigen
command-correct-help = Auf dem Spielfeld ändern, was im Verlauf nicht geht
command-move-dragon = Drachen bewegen
command-move-dragon-help = Tippe an, wohin er geht
command-move-fairy = Fee bewegen
command-move-fairy-help = Tippe an, wohin sie geht
command-pass-hop = Nicht hüpfen
command-pass-hop-help = Die Nächsten ziehen den Hasen
command-call-off = Hasenphase abbrechen
command-call-off-help = Niemand zieht mehr den Hasen
command-late-phase = Hasenphase jetzt
command-late-phase-help = Eine, die vergessen wurde
command-table-rules = Regeln an diesem Tisch
command-table-rules-help = Hausregeln und Erweiterungen ab jetzt ändern
command-seats = Wer sitzt wo
command-seats-help = In welcher Reihenfolge ihr dran seid
command-turn-board = Spielfeld drehen
command-turn-board-help = Für die andere Seite des Tisches
command-fit = Ganzes Spielfeld zeigen
command-fit-help = So groß, wie Platz ist
command-zoom-in = Näher
command-zoom-in-help = Größere Plättchen
command-zoom-out = Weiter weg
command-zoom-out-help = Kleinere Plättchen

# Das Spiel mitnehmen.
along = Mitnehmen
along-code = QR-Code des Tisches, wie er liegt
along-link-about = Der Tisch, wie er liegt, um anderswo weiterzuspielen: Lass ein anderes Handy den Code lesen, oder schick den Link.
along-text-about = Der Tisch, wie er liegt, als Text zum Verschicken: Auf einem anderen Rechner geht es mit „hoppel open“ weiter.
along-later = Mitten im Zug lässt sich der Tisch nicht weitergeben. Nach dem Zug geht es.
along-over = Das Spiel ist vorbei, also gibt es anderswo nichts weiterzuspielen.
along-files = Als Datei aufheben
along-copy = Kopieren
along-copied = Kopiert
along-too-large = Für einen Link liegt zu viel auf diesem Tisch; nimm die Spieldatei.
along-game = Spieldatei
along-game-about = Das ganze Spiel mit seinem Verlauf
along-png = Bild
along-png-about = Spielfeld, Eier und Punkte zum Ausdrucken und Aufhängen (PNG)
along-svg = Bild in jeder Größe
along-svg-about = Dasselbe, scharf auch als Poster (SVG)
along-ledger = Eierbuch als Tabelle
along-ledger-about = Jedes Ei und jeder Punkt, zum Weiterrechnen (CSV)
along-rolls = Würfe als Tabelle
along-rolls-about = Jeder Wurf, zum Weiterrechnen (CSV)
