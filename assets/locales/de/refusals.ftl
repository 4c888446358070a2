# Warum etwas nicht aufgeschrieben wurde und was stattdessen zu tun ist. Je ein Satz.

refusal-not-now = Das geht jetzt nicht: { $now }.
refusal-not-then = In dem Moment galt: { $now }.
refusal-finished = Das Spiel ist vorbei: Nur gegessene Eier, Punkte und Namen werden noch aufgeschrieben.
refusal-cell-taken = Da liegt schon ein Plättchen, { $cell }; wähle einen freien Platz.
refusal-no-tile = Da liegt kein Plättchen, { $cell }; wähle eins, das da ist, oder lege es zuerst.
refusal-no-part-tile = Das Plättchen dieses Zuges ist nicht mehr da; sag, auf welches die Figur kommt.
refusal-no-figure = { $figure } ist nicht auf dem Tisch; wähle eine, die da ist.
    .spoken = Diese Figur ist nicht auf dem Tisch; wähle eine, die da ist.
refusal-figure-twice = Zweimal genannt: { $figure }; nenne jede Figur nur einmal.
refusal-no-player = { $player } gibt es hier nicht; wähle jemanden vom Tisch.
refusal-has-left = { $player } hat das Spiel verlassen; wähle jemanden, der noch mitspielt.
refusal-too-few-stay = Mindestens zwei müssen bleiben; beende lieber das Spiel.
refusal-seats-not-each-once = In der neuen Sitzordnung müssen alle genau einmal vorkommen.
refusal-name-empty = Ein Name braucht mindestens ein Zeichen; wähle einen anderen.
refusal-name-too-long = Ein Name hat höchstens { $most } Zeichen; wähle einen kürzeren.
refusal-name-control = In dem Namen ist ein Zeichen, das sich nicht anzeigen lässt; wähle einen anderen.
refusal-name-taken = { $player } heißt schon so; wähle einen anderen Namen.
refusal-no-colour = Die Farbe „{ $colour }“ gibt es nicht; wähle { $colours }.
refusal-colour-taken = { $player } hat diese Farbe schon; wähle eine andere.
refusal-no-face-special = Der besondere Würfel hat keine { $face }, nur 1, 2 und 3; lies noch einmal ab.
refusal-no-face-d6 = Der Würfel hat keine { $face }, nur 1 bis 6; lies noch einmal ab.
refusal-no-face-none = Ohne Würfel würfelt niemand; alle ziehen den Hasen zwei Hüpfer weit.
refusal-empty-path = Auf diesem Weg ist kein Hüpfer; hüpfe auf ein Plättchen neben dem Hasen.
refusal-no-bunny = Der Hase ist nicht auf dem Spielfeld; setze ihn zuerst auf ein Plättchen.
refusal-no-nest = Da ist kein Nest, { $cell }; wähle ein Nest, oder trage es auf dem Plättchen ein.
refusal-nest-paid = Das Nest { $cell } hat schon Eier gebracht; jedes Nest tut das nur einmal.
refusal-nest-open = Das Nest { $cell } hat { $around } seiner acht Plättchen; es bringt Eier, wenn { $missing ->
        [one] das letzte liegt
       *[other] die anderen { $missing } liegen
    }.
refusal-occupied = Auf dem Plättchen { $cell } steht etwas; nimm zuerst Figuren, Hasen, Drachen und Fee herunter.
refusal-too-few-eggs = { $player } hat { $left ->
        [0] keine Eier
        [one] nur { $left } Ei
       *[other] nur { $left } Eier
    } übrig, nicht { $asked }; nimm nicht mehr als das.
refusal-full = Das Spiel ist voll, seine Datei fasst davon höchstens { $limit }; beende es und fange ein neues an.
refusal-beyond-bounds = Ein Text ist zu lang oder eine Zahl zu groß für ein Spiel; mach es kleiner.
refusal-nothing-beside = Neben dem Platz { $cell } liegt nichts; lege das Plättchen an ein anderes an.
refusal-not-part-tile = Die Figur kommt auf das eben gelegte Plättchen, nicht auf das { $cell }.
refusal-not-their-turn = { $player } setzt Figuren, wenn { $player } am Zug ist; jetzt ist { $turn } dran.
refusal-too-late = Figuren werden vor der Wertung gesetzt; warte auf das nächste Plättchen.
refusal-deployed-enough = Mit diesem Plättchen { $allowed ->
        [one] wurde schon eine Figur
       *[other] wurden schon { $allowed } Figuren
    } gesetzt, und mehr dürfen es nicht sein; mach weiter.
refusal-deployed-phantom = Das Phantom wurde mit diesem Plättchen schon gesetzt; mach weiter.
refusal-same-area = Neben einer Statue braucht die zweite Figur ein eigenes Gebiet, und die erste steht auf „{ $spot }“; sag ein anderes.
refusal-same-area-unnamed = Neben einer Statue braucht die zweite Figur ein eigenes Gebiet; sag, welches.
refusal-none-left = { $player } hat nichts mehr von der Sorte „{ $kind }“ im Vorrat, { $owned ->
        [one] die einzige Figur ist
       *[other] alle { $owned } sind
    } draußen; nimm zuerst eine nach Hause.
refusal-none-owned = { $player } hat nichts von der Sorte „{ $kind }“; das gehört zu einer Erweiterung, die nicht mitspielt.
refusal-already-taken-back = Mit diesem Plättchen wurde schon eine Figur zurückgenommen, also wird nichts mehr gesetzt oder zurückgenommen; mach weiter.
refusal-fairy-stays = Mit diesem Plättchen wurde eine Figur zurückgenommen, also bleibt die Fee, wo sie ist.
refusal-already-deployed = Mit diesem Plättchen wurde eine Figur gesetzt, also wird keine zurückgenommen; mach weiter.
refusal-fairy-moved = Mit diesem Plättchen wurde die Fee bewegt, also wird keine Figur zurückgenommen; mach weiter.
refusal-no-festival = Zurückgenommen werden Figuren nur mit einem Festplättchen, und das ist keins; was gewertet ist, geht von selbst nach Hause.
refusal-not-their-figure = Das ist: { $figure }; wähle eine Figur von { $player }.
refusal-in-prison = Im Gefängnis: { $figure }; von dort wird nichts zurückgenommen, wähle eine andere Figur.
refusal-festival-kind = An diesem Tisch wird das nicht zurückgenommen: { $kind }; wähle einen Gefolgsmann.
refusal-drawbridge-kind = Das geht nicht über eine Zugbrücke: { $kind }; nimm die Figur nach Hause.
refusal-fairy-there = Die Fee schützt das Plättchen { $cell }; der Drache geht woandershin.
refusal-parts-done = Dieser Zug hatte schon seine zwei Teile; die Nächsten sind dran.
refusal-hop-beside = Vom Plättchen { $from } kann der Hase nicht auf den Platz { $to } hüpfen; er hüpft nach oben, unten, links oder rechts.
refusal-hop-tile = Da liegt kein Plättchen, { $to }; der Hase hüpft nur auf Plättchen und über keine Lücke.
refusal-hop-no-bunny = Das Plättchen { $to } ist für den Hasen gesperrt; hüpfe außen herum.
refusal-hop-revisit-phase = Der Hase war in dieser Phase schon { $to }; hüpfe woandershin.
refusal-hop-revisit-starts = In dieser Phase hat { $to } ein Lauf begonnen, oder dieser war schon dort; hüpfe woandershin.
refusal-hop-revisit-move = Der Hase war in diesem Lauf schon { $to }; hüpfe woandershin.
refusal-hops-too-many = { $walked ->
        [one] { $walked } Hüpfer ist
       *[other] { $walked } Hüpfer sind
    } zu viel; der Wurf war { $hops }.
refusal-hops-too-few = { $walked ->
        [one] { $walked } Hüpfer ist
       *[other] { $walked } Hüpfer sind
    } zu wenig; der Wurf war { $hops }, und der Hase kann noch weiter.
refusal-hops-not-forced = Der Weg endet nach { $walked ->
        [one] { $walked } Hüpfer
       *[other] { $walked } Hüpfern
    }, doch ein anderer nutzt den ganzen Wurf von { $hops }; nimm so einen.
refusal-left-out = In einer Hasenphase ziehen alle den Hasen einmal, und jetzt ist { $player } dran.
