# Die Befehlszeile.

cli-about = Hoppel sitzt bei einer Partie Carcassonne mit den Osterplättchen dabei: Nester, Hasenphase, Eier, am Ende die 10/5.
cli-usage = Aufruf:
cli-commands = Befehle
cli-arguments = Was
cli-options = Optionen
cli-game-open = Ein Spiel, das im Fenster geöffnet wird; ohne Angabe geht das letzte weiter
cli-value-game = SPIEL
cli-value-words = WÖRTER
cli-value-file = DATEI
cli-value-setting = NAME=WERT
cli-value-command = BEFEHL
cli-value-options = OPTIONEN
cli-help = Sagt, was es gibt
cli-version = Sagt, welche Version das ist
cli-json = Gibt JSON für Programme aus, auch wo etwas abgelehnt wird
cli-examples =
    Beispiele:
      hoppel                                  öffnet das Fenster mit dem letzten Spiel
      hoppel Ostern.hoppel                    öffnet dieses Spiel
      hoppel replay Ostern.hoppel             das Spielfeld, die Eier und die Punkte
      hoppel advise Ostern.hoppel --hops 3    was jeder Weg mit 3 Hüpfern bringt
      hoppel bonus --eggs 5,3,3,0             wer die 10 und die 5 bekommt
      hoppel export Ostern.hoppel --to O.png  ein Blatt zum Ausdrucken und Aufhängen
      hoppel link Ostern.hoppel --qr          der Tisch, wie er liegt, für ein Handy
      hoppel rules sackgasse                  was die Regeln dazu sagen
    Jeder Befehl hat seine eigene Hilfe: hoppel replay --help
    Rückgabewert: 0 getan, 1 Datei oder Inhalt abgelehnt, 2 nicht verstanden.

cli-roll = Wirft den Würfel des Hasen
cli-roll-die = Der Würfel: special (1 1 2 2 3 3, ohne Angabe) oder d6 (1–2 ist 1 Hüpfer, 3–4 sind 2, 5–6 sind 3)
cli-roll-count = Wie viele Würfe, ohne Angabe 1, höchstens 1.000.000
cli-roll-seed = Eine ganze Zahl; dieselbe gibt dieselben Würfe
cli-roll-examples =
    Beispiele:
      hoppel roll
      hoppel roll --die d6 --count 3
      hoppel roll --seed 7 --json

cli-game = Eine Spieldatei, oder - für die Standardeingabe
cli-replay = Spielt eine Spieldatei nach und zeigt Spielfeld, Eierbuch und Bonus
cli-replay-examples =
    Beispiele:
      hoppel replay Ostern.hoppel
      hoppel replay - --json < Ostern.hoppel

cli-hops = Zeigt jeden erlaubten Weg des Hasen
cli-hops-hops = Die Hüpfer statt des Wurfs, auch statt eines, der schon fiel: 1, 2 oder 3
cli-hops-examples =
    Beispiele:
      hoppel hops Ostern.hoppel
      hoppel hops Ostern.hoppel --hops 3 --json

cli-advise = Bewertet jeden erlaubten Weg bis zum Ende der Hasenphase, den besten zuerst
cli-advise-for = Worum alle spielen: eggs, die Eier (ohne Angabe), oder bonus
cli-advise-why = Sagt zu jedem Weg, warum er so viel bringt: Eier unterwegs, was danach kommt, ob er die Phase beendet
cli-advise-examples =
    Beispiele:
      hoppel advise Ostern.hoppel
      hoppel advise Ostern.hoppel --hops 3 --why
      hoppel advise Ostern.hoppel --hops 2 --json
      hoppel advise Ostern.hoppel --for bonus

cli-odds = Sagt, was der Rest der Hasenphase vor dem Wurf wert ist
cli-odds-examples =
    Beispiele:
      hoppel odds Ostern.hoppel
      hoppel odds Ostern.hoppel --json

cli-bonus = Rechnet den Schlussbonus aus gezählten Eiern aus, ganz ohne Spiel
cli-bonus-eggs = Die Eier von 2 bis 6 Leuten, hintereinander mit Kommas
cli-bonus-edition = Die Ausgabe: hig (ohne Angabe) oder original, die Urfassung
cli-bonus-set = Eine Hausregel: second_place, after_first_tie oder zero_eggs, mit ihrem Wert wie in der Spieldatei
cli-bonus-examples =
    Beispiele:
      hoppel bonus --eggs 5,3,3,0
      hoppel bonus --eggs 4,4,2 --set after_first_tie=none
      hoppel bonus --eggs 3,1 --edition original --json

cli-link = Gibt den Tisch weiter, wie er liegt: als Link oder QR-Code, mit dem es anderswo weitergeht
cli-link-qr = Zeigt den Link als QR-Code, für die Kamera eines Handys
cli-link-examples =
    Beispiele:
      hoppel link Ostern.hoppel
      hoppel link Ostern.hoppel --qr
      hoppel link - --json < Ostern.hoppel

cli-open = Öffnet das Fenster mit dem Tisch, den ein Link weitergibt
cli-open-link = Der Link, oder was darin nach dem # steht
cli-open-examples =
    Beispiele:
      hoppel open LINK
      hoppel open "$(hoppel link Ostern.hoppel)"

cli-check = Sagt, dass eine Spieldatei in Ordnung ist, oder was daran nicht stimmt und wo
cli-check-examples =
    Beispiele:
      hoppel check Ostern.hoppel
      hoppel check - --json < Ostern.hoppel

cli-rules = Schlägt in den Regeln nach: was sie sagen, und wer das sagt
cli-rules-words = Was gesucht wird; ohne ein Wort kommt die Liste von allem
cli-rules-examples =
    Beispiele:
      hoppel rules
      hoppel rules wer bekommt eier
      hoppel rules hop.revisit
cli-rules-more = Mit hoppel rules und einem Namen oder ein paar Wörtern liest du weiter.
cli-rules-none = In keiner Regel stehen alle Wörter von „{ $words }“; nimm weniger oder andere, oder hoppel rules für die Liste.
cli-rules-row = { $eggs ->
        [0] kein Ei
        [one] { $eggs } Ei
       *[other] { $eggs } Eier
    }: { $who } ({ $about })
cli-rules-line = { $text }.
cli-rules-related = Siehe auch: { $names }.

cli-export = Schreibt ein Spiel als Blatt zum Ausdrucken (PNG, SVG) oder als Tabelle (CSV)
cli-export-to = Die Datei, die geschrieben wird; ihre Endung sagt, was: .png, .svg oder .csv
cli-export-rolls = Mit .csv: die Würfe für den Hasen statt des Eierbuchs
cli-export-force = Überschreibt eine Datei, die schon da ist
cli-export-examples =
    Beispiele:
      hoppel export Ostern.hoppel --to Ostern.png
      hoppel export Ostern.hoppel --to eierbuch.csv
      hoppel export Ostern.hoppel --to wuerfe.csv --rolls --force
cli-export-written = { $file } ist geschrieben.
cli-export-ending = { $file } endet nicht auf .png, .svg oder .csv, also ist nicht klar, was geschrieben werden soll.
cli-export-rolls-only = Die Würfe sind eine Tabelle: Mit --rolls muss die Datei auf .csv enden.
cli-export-there = sie ist schon da; nenne eine andere Datei, oder überschreibe sie mit --force.
cli-export-folder = das ist ein Ordner; nenne eine Datei.
cli-export-no-folder = den Ordner dafür gibt es nicht; lege ihn zuerst an.
cli-export-not-allowed = dort darfst du nicht schreiben; wähle einen anderen Ordner.
cli-export-failed = das ließ sich nicht schreiben: { $reason }.
cli-export-too-much = auf diesem Spielfeld liegt mehr, als ein PNG zeigen kann; wähle eine Datei, die auf .svg endet.

# Nachrichten. Eine Nachricht über eine Datei beginnt mit deren Namen.
cli-message = hoppel: { $message }
cli-message-file = hoppel: { $file }: { $message }
cli-standard-input = Standardeingabe
cli-message-action = actions[{ $action }] ({ $verb }): { $message }
cli-message-anyway = War es am Tisch trotzdem so, dann gib der Aktion "anyway": ["{ $rule }"] mit.
cli-open-not-found = so eine Datei gibt es nicht
cli-open-not-allowed = du darfst sie nicht lesen
cli-open-folder = das ist ein Ordner
cli-open-no-file = das ist keine gewöhnliche Datei; mit „-“ als SPIEL wird die Standardeingabe gelesen
cli-window-from-input = Das Fenster öffnet nur Dateien; speichere das Spiel zuerst in eine.
cli-usage-unknown = „{ $what }“ kennt Hoppel hier nicht; { $program } --help nennt, was es gibt.
cli-usage-missing = { $what } fehlt; { $program } --help sagt mehr.
cli-usage-together = { $what } und { $other } gehen nicht zusammen; lass eins davon weg.
cli-usage-value = { $what } versteht „{ $value }“ nicht; in der Hilfe steht dazu: „{ $help }“.
cli-usage-no-value = { $what } braucht noch etwas dahinter; in der Hilfe steht dazu: „{ $help }“.
cli-usage-wrong = { $what } geht so nicht; { $program } --help sagt mehr.
cli-unknown-command = Es gibt weder einen Befehl „{ $name }“ noch so eine Datei; hoppel --help nennt die Befehle.
cli-bad-eggs-count = Der Bonus ist für 2 bis 6 Leute, also nimmt --eggs so viele Zahlen, nicht { $count }.
cli-bad-set = --set { $given } kennt Hoppel nicht; es gibt second_place=always, second_place=three_or_more, after_first_tie=second_paid, after_first_tie=none, zero_eggs=no_bonus und zero_eggs=counts.
cli-no-random = Das System gibt keine Zufallszahlen; nenne eine mit --seed.
cli-no-phase = Außerhalb einer Hasenphase gibt es keine Wege: { $now }.
cli-not-rolled = { $player } hat noch nicht gewürfelt; nimm --hops 1, --hops 2 oder --hops 3.
cli-no-roll = Aussichten gibt es nur vor einem Wurf in der Hasenphase: { $now }.
cli-the-link = der Link
cli-link-not-now = Ein Tisch wird zwischen den Zügen weitergegeben. Spiel den Zug zuerst zu Ende: { $now }.
cli-link-finished = Das Spiel ist vorbei, also gibt es keinen Tisch weiterzugeben; gib stattdessen die Spieldatei weiter.
cli-link-too-large = Der Tisch ist zu groß für einen Link; gib stattdessen die Spieldatei weiter.
cli-qr-too-large = Der Link ist zu lang für einen QR-Code; gib den Link selbst weiter, ohne --qr.
cli-cannot-write = Das Ergebnis lässt sich nicht ausgeben: { $reason }.
no-display = Es gibt keinen Bildschirm für ein Fenster; ohne einen gehen: hoppel roll, replay, hops, advise, odds, bonus, link, check, export, rules (hoppel --help).
no-window = Dieses Hoppel ist ohne Fenster gebaut; ohne eins gehen: hoppel roll, replay, hops, advise, odds, bonus, link, check, export, rules (hoppel --help).

cli-throw = { $face } → { $hops } Hüpfer
cli-sound = Das Spiel ist in Ordnung: { $players } Leute, { $tiles } Plättchen, { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }.

# Das Spielfeld und was darum herum steht. Ein Zeichen ist einen Buchstaben breit.
sign-nest = n
sign-bunny = h
sign-dragon = d
sign-volcano = v
sign-festival = f
sign-spring = r
sign-garden = g
sign-statue = s
sign-drawbridge = z
sign-tunnel = t
sign-catapult = k
sign-bazaar = b
sign-abbey = a
sign-hill = l
sign-vineyard = w
sign-portal = p
sign-flying-machine = m
sign-no-bunny = x
sign-big-follower = +
sign-builder = u
sign-pig = s
sign-mayor = m
sign-wagon = w
sign-barn = n
sign-shepherd = f
sign-abbot = a
sign-phantom = p
sign-ringmaster = z
sign-guard = g
sign-the-bunny = @
sign-the-dragon = §
sign-the-fairy = *
sign-visited = ·
sign-paid = ✓
board-the-bunny = der Hase
board-the-dragon = der Drache
board-the-fairy = die Fee
board-visited = hier war der Hase in dieser Phase
board-nest = Nest (mit der Zahl der Plättchen, die von acht da sind, oder { $paid }, wenn es seine Eier gebracht hat)
board-too-large = Das Spielfeld ist zu groß zum Zeichnen: { $tiles } Plättchen von { $first } bis { $last }.

replay-title = { $title }: { $edition }
replay-house-rules = Hausregeln: { $rules }.
replay-expansions = Erweiterungen: { $expansions }.
replay-nests = Nester
replay-nest-open = { $cell }: { $around } von acht Plättchen
replay-nest-complete = { $cell }: fertig, hat noch keine Eier gebracht
replay-nest-paid = { $cell }: hat seine Eier gebracht
replay-figures = Figuren
replay-figure = { $figure } { $kind } { $place }
replay-figure-spot = { $figure } { $kind } { $place } ({ $spot })
replay-ledger = Eierbuch
replay-started = { $player } beginnt mit { $eggs ->
        [one] { $eggs } Ei
       *[other] { $eggs } Eiern
    } und { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
replay-started-eaten = { $player } beginnt mit { $eggs ->
        [one] { $eggs } Ei
       *[other] { $eggs } Eiern
    }, davon { $eaten } gegessen, und { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
column-eggs = Eier
column-collected = gesammelt
column-adjusted = berichtigt
column-eaten = gegessen
column-points = Punkte
column-bonus = Bonus
replay-player = { $player } ({ $colour })
replay-player-left = { $player } ({ $colour }, nicht mehr dabei)
replay-supply = Eier im Vorrat: { $eggs }.
replay-supply-short = Im Vorrat { $eggs ->
        [one] fehlt { $eggs } Ei
       *[other] fehlen { $eggs } Eier
    }; leiht euch welche.
replay-supply-unlimited = Eier im Vorrat: so viele wie nötig.
replay-bonus-now = Wenn das Spiel jetzt zu Ende wäre
replay-bonus-final = Der Schlussbonus
bonus-row = { $player }: { $reason }
bonus-eggs-row = { $eggs ->
        [one] { $eggs } Ei
       *[other] { $eggs } Eier
    }: { $reason }
bonus-depended-on = Eine andere Hausregel hätte das geändert ({ $settings }).
bonus-edition = Gespielt wird die { $edition }.
replay-now = Jetzt: { $now }.

hops-title = { $player } zieht den Hasen { $hops } Hüpfer weit von { $cell }: { $count ->
        [one] { $count } Weg
       *[other] { $count } Wege
    }
advise-title = { $player } zieht den Hasen { $hops } Hüpfer weit von { $cell }. Die Eier, mit denen alle bei jedem Weg und dem Rest der Phase rechnen können, das Beste zuerst:
advise-title-bonus = { $player } zieht den Hasen { $hops } Hüpfer weit von { $cell }. Der Schlussbonus, dann die Eier, mit denen alle bei jedem Weg und dem Rest der Phase rechnen können, das Beste zuerst:
advise-exact = Diese Zahlen sind genau: Alle nach { $player } wählen, was ihnen selbst die meisten Eier bringt.
advise-exact-bonus = Diese Zahlen sind genau: { $player } und alle danach wählen, was ihnen selbst den größten Schlussbonus bringt.
advise-exact-last = Diese Zahlen sind genau.
advise-limited = Diese Zahlen sind geschätzt: Die Suche kam nicht bis zum Ende der Phase.

odds-title = { $player } ist mit dem Hasen dran. Die Eier, mit denen alle im Rest der Phase rechnen können:
odds-hops = bei { $hops ->
        [one] { $hops } Hüpfer
       *[other] { $hops } Hüpfern
    }
odds-all = alles zusammen
odds-exact = Diese Zahlen sind genau: { $player } und alle danach wählen, was ihnen selbst die meisten Eier bringt.
odds-exact-last = Diese Zahlen sind genau: { $player } wählt, was die meisten Eier bringt.
path-gains = { $player } +{ $eggs }
path-no-eggs = keine Eier
path-dead-end = eine Sackgasse
path-nobody-else = dann kann niemand sonst mehr hüpfen
path-to = zu { $cell }
