# Was von einem Spiel bleibt: das Blatt zum Schluss und die Tabellen.

sheet-untitled = Ein Abend mit dem Hasen
sheet-edition = Gespielt nach: { $edition }
sheet-day = { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
sheet-tiles = { $tiles } Plättchen
sheet-won = { $players } { $count ->
        [one] gewinnt
       *[other] teilen sich den ersten Platz
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
sheet-unfinished = Stand: { $now }
sheet-house-rules = Hausregeln: { $rules }.
sheet-depended-on = Eine andere Hausregel hätte den Bonus geändert ({ $settings }).
sheet-made-of = { $track } auf der Wertungstafel, { $bonus } für die Eier
sheet-eggs = { $eggs ->
        [one] { $eggs } Ei
       *[other] { $eggs } Eier
    }
sheet-eggs-from = { $eggs }: { $from }
# Woher die Eier kommen, als Aufzählung nach einem Doppelpunkt.
sheet-from-start = { $eggs } von Anfang an
sheet-from-closing = { $eggs } fürs Schließen von Nestern
sheet-from-nests = { $eggs } von Nestern
sheet-from-hops = { $eggs } vom Hüpfen
sheet-adjusted = { $eggs } berichtigt
# Alle diese, ohne die gegessenen.
sheet-eaten = { $from }, davon { $eggs } gegessen

# Die Spalten der Tabellen.
csv-number = Nummer
csv-turn = Zug
csv-action = Aktion
csv-player = Name
csv-eggs = Eier
csv-points = Punkte
csv-reason = Grund
csv-place = Ort
csv-face = Augen
csv-hops = Hüpfer
csv-by = gewürfelt
csv-by-app = von der App
csv-by-hand = von Hand
# Wofür eine Zeile ist, und was der Tisch selbst dazu sagt.
csv-reason-why = { $reason }: { $why }
