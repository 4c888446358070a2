# Eierbuch, Schluss, Verlauf und Ändern.

ledger = Eierbuch
ledger-eggs = Eier
ledger-points = Punkte
ledger-chart = Im Verlauf
ledger-made-of = { $collected } gesammelt · { $adjusted } berichtigt · { $eaten } gegessen
ledger-front = { $eggs ->
    [one] Liegt vor { $name } { $eggs } Ei?
   *[other] Liegen vor { $name } { $eggs } Eier?
}
ledger-were-eaten = { $eggs ->
        [one] { $eggs } wurde gegessen
       *[other] { $eggs } wurden gegessen
    }
ledger-too-many = { $eggs ->
        [one] { $eggs } war zu viel aufgeschrieben
       *[other] { $eggs } waren zu viel aufgeschrieben
    }
ledger-were-missed = { $eggs ->
        [one] { $eggs } war nicht aufgeschrieben
       *[other] { $eggs } waren nicht aufgeschrieben
    }
ledger-no-eggs = Noch keine Eier.
ledger-no-points = Noch keine Punkte.
# Wofür eine Zeile im Eierbuch ist, und wo.
ledger-start = Am Anfang schon da
ledger-nest-closer = Nest geschlossen
ledger-nest-figure = Figur an einem Nest
ledger-hop = Vorbeigehüpft: { $mover }
ledger-spring = Frühlingsplättchen
ledger-entered = Aufgeschrieben
ledger-eaten = Gegessen
ledger-adjusted = Berichtigt
ledger-at = Das Nest { $cell }
ledger-at-nest = Die Figur { $cell }; das Nest { $nest }
ledger-figure-at = Eine Figur { $cell }
ledger-chart-name = Eier von allen, Plättchen für Plättchen: { $players }
ledger-chart-player = { $name } { $eggs }
ledger-chart-tiles = { $tiles } Plättchen

finish-count = Eier zählen
finish-count-about = Wie viele Eier liegen vor wem?
finish-to-track = Zur Wertungstafel
finish-without-track = Ohne Punkte beenden
finish-eaten = { $eggs ->
        [one] { $eggs } wurde gegessen
       *[other] { $eggs } wurden gegessen
    }
finish-miscounted = { $eggs ->
        [one] { $eggs } gab es nie
       *[other] { $eggs } gab es nie
    }
finish-missed = { $eggs ->
        [one] { $eggs } Ei mehr als die { $known } aufgeschriebenen
       *[other] { $eggs } Eier mehr als die { $known } aufgeschriebenen
    }
finish-owed = Noch ist nicht alles verteilt. Was noch fehlt, geht verloren, wenn das Spiel beendet wird:
finish-owed-nest = Das Nest { $cell } ist fertig und hat noch keine Eier gebracht.
finish-owed-running = Eine Hasenphase läuft noch; den Hasen ziehen noch: { $players }.
finish-owed-due = In diesem Zug kommt noch eine Hasenphase.
finish-owed-back = Zurück zum Tisch
finish-track = Die Wertungstafel
finish-track-about = Der Endstand, ohne die 10 und die 5 für die Eier.
finish-track-why = von der Wertungstafel
finish-track-as-known = Genau so viele stehen auch in Hoppel.
finish-track-known = In Hoppel bisher { $known }; dazu kommt { $added }.
finish-track-fewer = In Hoppel bisher { $known }; dazu kommt { $added }. Stimmt das?
finish-fewer-sure = Weniger Punkte als bekannt?
finish-fewer = { $name } hat in Hoppel { $known }.
finish-fewer-yes = Die Wertungstafel stimmt
finish-fewer-no = Noch einmal schauen
finish-track-no-number = Gib eine ganze Zahl ein, die auf eine Wertungstafel passt.
finish-finish = Spiel beenden
finish-write = Aufschreiben
finish-over = Die Eier sind gezählt
finish-by = Gespielt wurde die { $edition }
finish-eggs = { $eggs ->
        [one] { $eggs } Ei
       *[other] { $eggs } Eier
    }{ $eaten ->
        [0] { "" }
        [one] { " " }({ $eaten } gegessen)
       *[other] { " " }({ $eaten } gegessen)
    }
finish-line = { $eggs } · { $reason }
finish-said = { $name }: { $line }.
finish-ranking = Endstand
finish-place = { $place }. { $name }
finish-made-of = { $track } auf der Wertungstafel, { $bonus } für die Eier
finish-eat = Jetzt dürft ihr Eier essen
finish-eat-about = Was ab jetzt gegessen wird, ändert nichts mehr.
finish-track-again = Punkte neu eintragen
finish-undo = Doch noch nicht fertig

history = Verlauf
history-empty = Noch ist nichts passiert.
history-more = { $steps ->
        [one] Den ersten Schritt zeigen
       *[other] { $steps } frühere Schritte zeigen
    }
history-anyway = Gegen eine Regel aufgeschrieben.
history-rolled-anew = Neu gewürfelt: Die App hatte schon gewürfelt, und das wurde zurückgenommen.
history-then = So sah es da aus
history-back = Zurück zum Verlauf
history-mend = Das ändern
history-go-back = Hierher zurück
history-go-back-about = Was danach kam, bringt „Rückgängig“ zurück.

mend = Das ändern
mend-leave = So lassen
mend-accept = Übernehmen
mend-anyway = Trotzdem aufschreiben
mend-marks = Was ist auf diesem Plättchen?
mend-place = Es liegt stattdessen { $cell }.
mend-kind = Welche Figur war es?
mend-roll = Was zeigte der Würfel?
mend-number = Zahl
mend-who = Wer war es?
mend-pick-way = Tippe an, wohin der Hase stattdessen ging
mend-way = Er hüpfte { $way }
mend-other-way = Anderer Weg
mend-remove = Das gab es nicht
mend-unchanged = Wähle, was anders war; du siehst, was sich ändert, bevor etwas gilt.
mend-same = Eier und Punkte bleiben bei allen gleich.
mend-eggs = { $name } { $before } → { $after } { $after ->
        [one] Ei
       *[other] Eier
    }
mend-points = { $name } { $before } → { $after } { $after ->
        [one] Punkt
       *[other] Punkte
    }
mend-all-marks = Mehr
mend-called-off = { $phases ->
        [one] Eine Hasenphase, die niemand gespielt hat, fällt weg.
       *[other] { $phases } Hasenphasen, die niemand gespielt hat, fallen weg.
    }
mend-kept = Bleibt, obwohl es jetzt eine Regel bricht:
mend-dropped = Fällt weg, weil es jetzt nicht mehr geht:
mend-all-fits = Alles, was danach kam, passt noch.

reread = Jetzt anders gelesen
reread-about = Eine Regel wird heute anders gelesen als damals, als dieses Spiel aufgeschrieben wurde. Was aufgeschrieben ist, bleibt, und das ändert sich:
reread-well = In Ordnung
