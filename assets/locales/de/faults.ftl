# Was an einer Spieldatei nicht stimmt.

fault-open = Die Datei lässt sich nicht lesen: { $reason }.
fault-syntax = Das ist keine Spieldatei: In Zeile { $line }, Spalte { $column } hört sie auf, JSON zu sein.
fault-syntax-line = Das ist keine Spieldatei: In Zeile { $line } hört sie auf, Text in UTF-8 zu sein.
fault-empty-file = Das ist keine Spieldatei: Sie ist leer.
fault-version = Dieses Spiel wurde von einem neueren Hoppel gespeichert; hol dir das neueste, um es zu lesen.
# Ein Feld, nach seinem Pfad in der Datei, und die Zeile, in der es steht.
fault-field-line = { $path } (Zeile { $line }): { $fault }
fault-field = { $path }: { $fault }
# Die Datei im Ganzen, wo kein einzelnes Feld schuld ist.
fault-whole-line = Zeile { $line }: { $fault }

fault-missing = das muss da sein.
fault-unknown = so ein Feld gibt es hier nicht.
fault-doubled = das steht hier zweimal.
fault-wrong-type-object = hier gehört ein Objekt in geschweiften Klammern hin.
fault-wrong-type-list = hier gehört eine Liste in eckigen Klammern hin.
fault-wrong-type-text = hier gehört ein Text in Anführungszeichen hin.
fault-wrong-type-whole-number = hier gehört eine ganze Zahl hin.
fault-wrong-type-true-or-false = hier gehört true oder false hin.
fault-wrong-type-cell = hier gehört ein Platz hin: zwei ganze Zahlen in eckigen Klammern.
fault-wrong-type-cell-or-zone = hier gehört ein Platz oder der Name eines Bereichs neben dem Spielfeld hin.
fault-wrong-type-anyway = hier gehört true, false oder eine Liste der Regeln hin, die gebrochen werden dürfen.
fault-wrong-type-egg-supply = hier gehört eine ganze Zahl oder "unlimited" hin.
fault-out-of-range = hier gehört eine Zahl von { $least } bis { $most } hin.
fault-out-of-range-up = hier gehört eine Zahl ab { $least } hin.
fault-unknown-name = hier heißt nichts „{ $name }“.
fault-doubled-entry = das steht zweimal in der Liste.
fault-too-long = das hat mehr als { $most } Zeichen.
fault-too-many = das hat mehr als { $most } Einträge.
fault-too-many-tiles = damit sind es mehr als { $most } Plättchen, und mehr fasst kein Spiel.
fault-wrong-count = das braucht { $least } bis { $most } Einträge.
fault-one-a-player = das braucht je einen Eintrag für alle, die mitspielen.
fault-empty = das darf nicht leer sein.
fault-control-character = darin ist ein Zeichen, das sich nicht anzeigen lässt.
fault-same-name = so heißt schon jemand anders.
fault-same-colour = diese Farbe hat schon jemand anders.
fault-no-such-player = so viele spielen nicht mit; gezählt wird von 0 an.
fault-has-left = wer das ist, hat das Spiel verlassen.
fault-too-few-stay = es würden weniger als zwei bleiben.
fault-no-tile = dort liegt kein Plättchen.
fault-no-complete-nest = dort liegt kein fertiges Nest.
fault-cell-taken = dort liegt ein anderes Plättchen.
fault-exactly-one = genau eins von „{ $one }“ und „{ $other }“ muss da sein.
fault-at-least-one = „{ $one }“ oder „{ $other }“ muss da sein.
fault-other-format = das ist nicht „{ $format }“, also ist die Datei etwas anderes.
fault-not-a-date = hier gehören Datum und Uhrzeit hin wie in 2025-04-20T15:30:00Z.
fault-bad-id = hier gehören 1 bis 64 Buchstaben, Ziffern oder Bindestriche hin.
fault-file-too-large = Die Datei ist größer als 16 MiB; das ist kein Spiel.

# Was an einem Link zu einem Tisch nicht stimmt.
link-too-long = Das ist länger als jeder Link zu einem Tisch.
link-broken = Das ist kein Link zu einem Tisch, oder ein Stück davon fehlt; kopiere ihn noch einmal ganz.
link-newer = Diesen Link hat ein neueres Hoppel gemacht; hol dir das neueste, um ihn zu öffnen.
