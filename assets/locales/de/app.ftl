# Das Fenster. Der Name eines Befehls steht auf seinem Knopf, `-help` daneben.

command-home = Startseite
command-home-help = Alles andere; das Spiel bleibt auf dem Tisch
command-new-table = Neuer Tisch
command-new-table-help = Wer spielt, nach welchen Regeln
command-same-players = Noch mal dieselben
command-same-players-help = Alle vom letzten Spiel, nach denselben Regeln
command-pick-up = Wir spielen schon
command-pick-up-help = Den Tisch nachmalen und dort weitermachen
command-roll-die = Würfel werfen
command-roll-die-help = Ein Würfel, den man quer über den Tisch lesen kann
command-count-eggs = Eier zählen
command-count-eggs-help = Die 10 und die 5 Punkte, auch ohne Spiel
command-rules = Regeln
command-rules-help = Was die Regeln sagen, und wer das sagt
command-saved-games = Gespeicherte Spiele
command-saved-games-help = Alle Spiele auf diesem Gerät
command-settings = Einstellungen
command-settings-help = Sprache, hell oder dunkel, größere Schrift
command-keys = Tastenkürzel
command-keys-help = Alle Befehle, die eine Taste haben
# Eine Taste zusammen mit einer anderen; die zweite auf einem Mac.
keys-control = Strg+{ $key }
keys-command = Cmd+{ $key }
# Die Tasten, die durchs Fenster führen, wie sie auf der Tastatur heißen, und was sie tun.
keys-tab = Tab
keys-tab-name = Zum nächsten Knopf oder Feld
keys-tab-help = Mit Umschalt zum vorigen
keys-arrows = Pfeiltasten
keys-arrows-name = Übers Spielfeld
keys-arrows-help = Sonst zum Knopf daneben, oder blättern
keys-enter = Eingabe
keys-enter-name = Antippen
keys-enter-help = Den Knopf oder das Feld im Rahmen
keys-escape = Esc
keys-escape-name = Zurück
keys-escape-help = Schließt, was zuoberst liegt
keys-page = Bild ab
keys-page-name = Blättern
keys-page-help = Bild auf: zurück; Pos1, Ende: ganz nach oben, unten
command-undo = Rückgängig
command-undo-help = Den letzten Schritt zurücknehmen
command-redo = Wiederholen
command-redo-help = Den zurückgenommenen Schritt wiederholen
command-export = Mitnehmen …
command-export-help = Als Link, Datei, Bild oder Tabelle

back = Zurück

home-title = Hoppel
# Warum der Bildschirm nicht dunkel wird, für die Liste, die das System darüber führt.
awake-reason = Ein Spiel ist offen
home-about = Hütet die Eier, während ihr spielt
home-go-on = Weiterspielen
home-again = { $players }; { $first } fängt an
home-again-lot = Noch mal, und auslosen, wer anfängt
home-look = Ergebnis ansehen

first-minute-offer = Zum ersten Mal hier? Eine Minute an einem Übungstisch.
first-minute-show = Zeig mir das
first-minute-decline = Nein, danke
first-minute-step = { $number } von { $all }: { $what }
first-minute-gap = An das Nest wurde ein Plättchen gelegt. Tippe an, wo es liegt.
# { $button } ist, was auf dem Knopf steht.
first-minute-pay = Das Nest ist fertig. Sieh nach, wer Eier bekommt, dann tippe „{ $button }“ an.
first-minute-lay = Das nächste Plättchen zeigt einen Hasen. Tippe einen freien Platz an.
first-minute-bunny = Tippe „{ $sign }“ an, das Zeichen auf diesem Plättchen.
first-minute-phase = Jetzt lassen alle den Hasen hüpfen. Tippe den großen Knopf an.
first-minute-roll = Tippe „{ $button }“ an oder das, was ein echter Würfel zeigt.
first-minute-hop = Tippe einen Weg in der Liste an, dann den großen Knopf.
first-minute-around = „{ $undo }“ nimmt einen Schritt zurück. Tippe jemanden an: Da steht, woher jedes Ei kam.
first-minute-skip = Überspringen
first-minute-own-table = An den eigenen Tisch

game-turn = { $name } ist dran · { $tiles } Plättchen
game-over = Vorbei · { $tiles } Plättchen
game-won = Gewonnen: { $names } · { $tiles } Plättchen
game-when = { $stands } · { $ago }

date = { $day }. { $month ->
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
ago-now = gerade eben
ago-minutes = { $count ->
    [one] vor { $count } Minute
   *[other] vor { $count } Minuten
}
ago-hours = { $count ->
    [one] vor { $count } Stunde
   *[other] vor { $count } Stunden
}
ago-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}

stepper-fewer = Weniger: { $what }
stepper-more = Mehr: { $what }
stepper-leap = { $leap }: { $what }

notice-close = Diese Nachricht schließen
sheet-close = Schließen
notice-retry = Noch einmal
notice-undo = Rückgängig

# Was beim Speichern schiefgeht; { $fault } ist eins der fünf hier unten.
trouble-no-folder = Das System gibt Hoppel keinen eigenen Ordner, also hält dieses Spiel nur, solange das Fenster offen ist.
trouble-nothing-kept = Dieser Browser bewahrt für diese Seite nichts auf, also hält dieses Spiel nur, solange die Seite offen ist. Vielleicht hilft es, ihr Cookies zu erlauben oder kein privates Fenster zu nehmen.
trouble-not-written = Was du tust, lässt sich gerade nicht speichern: { $fault }. Solange das Fenster offen ist, geht nichts verloren.
trouble-not-read = „{ $name }“ lässt sich nicht lesen: { $fault }. Es bleibt, wie es ist.
trouble-no-shelf = Die gespeicherten Spiele lassen sich nicht lesen: { $fault }.
trouble-damaged = Ein gespeichertes Spiel ist beschädigt. Es liegt unverändert als „{ $aside }“ daneben.
trouble-damaged-left = Ein gespeichertes Spiel ist beschädigt. Es bleibt unverändert, wo es ist.
trouble-forgotten = Die gemerkten Namen und Einstellungen waren beschädigt. Sie liegen als „{ $aside }“ daneben, und Hoppel fängt neu an.
trouble-forgotten-left = Die gemerkten Namen und Einstellungen sind beschädigt, also fängt Hoppel neu an.
trouble-elsewhere = Dieses Spiel ist in einem anderen Fenster offen, also lässt es sich hier nicht ändern.
trouble-newer = „{ $name }“ wurde von einem neueren Hoppel gespeichert. Es bleibt, wie es ist.
trouble-recovered = Eine Datei eines gespeicherten Spiels war beschädigt. Das Spiel ist da, so weit es sich lesen ließ, und die beschädigte Datei liegt als „{ $aside }“ daneben.
trouble-recovered-left = Eine Datei eines gespeicherten Spiels war beschädigt. Das Spiel ist da, so weit es sich lesen ließ.
trouble-replaced = Ein anderes Programm hat „{ $name }“ geändert; offen ist es so, wie es jetzt ist. So, wie es hier stand, ist es auch unter den gespeicherten Spielen.
saving = Wird gespeichert …
table-watching = Dieses Spiel ist in einem anderen Fenster offen. Hier kannst du nur zuschauen.
table-watching-about = Nur zuschauen: Es ist in einem anderen Fenster offen.
table-taken-over = Das andere Fenster hat dieses Spiel weggelegt. Ab jetzt wird es hier aufgeschrieben.
fault-full = der Speicher ist voll
fault-forbidden = in den Ordner darf nicht geschrieben werden
fault-not-allowed = der Browser erlaubt es nicht
fault-gone = es ist nicht mehr da
fault-no-file = das ist keine gewöhnliche Datei
fault-in-the-way = „{ $file }“ ist eine Datei, und da sollte ihr Ordner sein; verschiebe sie oder benenne sie um

settings-theme = Hell oder dunkel
settings-theme-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-language = Sprache
settings-language-system = Sprache des Systems
settings-text = Schriftgröße
settings-text-normal = Normal
settings-text-large = Groß
settings-text-larger = Größer
settings-text-largest = Sehr groß
settings-motion = Bewegung
settings-reduce-motion = Weniger Bewegung: Nichts gleitet, alles ist gleich da
settings-about = Hoppel { $version }. Kein offizielles Produkt und nicht mit dem Verlag von Carcassonne verbunden.

# Hausregeln: eine Frage, warum man sie stellt, und die Antworten. Die Antwort der Ausgabe ist gekennzeichnet.
house-usual = { $answer } (üblich)

house-die = Der Würfel des Hasen
house-die-why = Der besondere Würfel gehört zu den Fluggeräten; ohne ihn nehmt ihr einen gewöhnlichen oder gar keinen.
house-die-special = Besonderer Würfel: 1 1 2 2 3 3
house-die-d6 = Gewöhnlicher: 1–2, 3–4, 5–6
house-die-none = Kein Würfel: immer 2 Hüpfer

house-revisit = Auf welche Plättchen darf der Hase nicht zurück?
house-revisit-why = In den Regeln steht „kein Plättchen zweimal“, aber nicht, wie lange das gilt; eine ältere Fassung war milder.
house-revisit-phase = Alle in derselben Hasenphase
house-revisit-starts = Alle, auf denen ein Lauf der Phase begann
house-revisit-move = Alle im selben Lauf

house-short-moves = Darf ein Weg früher in einer Sackgasse enden?
house-short-moves-why = Manchmal hat man die Wahl zwischen einer Sackgasse und einem Weg in voller Länge.
house-short-moves-dead-end = Ja, auch mit Absicht
house-short-moves-forced = Nur wenn es keinen vollen Weg gibt

house-bunny-home = Auf welches Plättchen kommt der Hase?
house-bunny-home-why = In der aktuellen Ausgabe kommt er auf Hasenplättchen, in der Urfassung auf Nestplättchen.
house-bunny-home-bunny-tile = Auf jedes Hasenplättchen
house-bunny-home-nest-tile = Auf jedes Nestplättchen

house-phase-timing = Wann ist die Hasenphase?
house-phase-timing-why = In der aktuellen Ausgabe kommt sie nach der Wertung, in der Urfassung davor.
house-phase-timing-after-scoring = Nach der Wertung
house-phase-timing-before-scoring = Vor der Wertung

house-nest-timing = Wann bringen Nester Eier?
house-nest-timing-why = In den Regeln steht „bei der Wertung“; was sie zu anderen Erweiterungen sagen, passt nur danach.
house-nest-timing-after-scoring = Wenn Figuren zu Hause sind
house-nest-timing-during-scoring = Bevor Figuren nach Hause gehen

house-dragon-eats-bunny = Frisst der Drache den Hasen?
house-dragon-eats-bunny-why = In der aktuellen Ausgabe ja, in der Urfassung nicht.
house-dragon-eats-bunny-yes = Ja
house-dragon-eats-bunny-no = Nein

house-dragon-nest-phase = Bringt ein Drachenplättchen, das ein Nest schließt, eine Hasenphase?
house-dragon-nest-phase-why = In der aktuellen Ausgabe ja, in der Urfassung nicht.
house-dragon-nest-phase-yes = Ja
house-dragon-nest-phase-no = Nein

house-festival-return = Was gibt ein Festplättchen zurück?
house-festival-return-why = In den Regeln steht „Figur“; manche Tische lassen nur Gefolgsleute zurückkommen.
house-festival-return-figures = Jede eigene Figur
house-festival-return-followers = Nur Gefolgsleute

house-spring-adjacency = Welche Nachbarn zählen bei Frühling und Statuen?
house-spring-adjacency-why = Dem Wortlaut nach fehlen links und rechts; die meisten halten das für ein Versehen.
house-spring-adjacency-eight = Alle acht ringsum
house-spring-adjacency-vertical-or-diagonal = Alle außer links und rechts

house-second-place = Gibt es 5 Punkte für die zweitmeisten Eier?
house-second-place-why = In der aktuellen Ausgabe immer, in der Urfassung nur, wenn mehr als zwei spielen.
house-second-place-always = Immer
house-second-place-three-or-more = Nur ab drei Leuten

house-after-first-tie = Und wenn sich mehrere den ersten Platz teilen?
house-after-first-tie-why = Dazu sagen die Regeln nichts.
house-after-first-tie-second-paid = Der zweite Platz zählt trotzdem
house-after-first-tie-none = Niemand bekommt die 5 Punkte

house-zero-eggs = Gibt es einen Bonus auch ohne Ei?
house-zero-eggs-why = Wo es wenige Eier gab, sind die zweitmeisten vielleicht gar keine.
house-zero-eggs-no-bonus = Kein Ei, kein Bonus
house-zero-eggs-counts = Null zählt wie jede andere Zahl

house-egg-supply = Wie viele Eier gibt es?
house-egg-supply-why = Üblich sind etwa 60, und die Regeln sagen nicht, was ist, wenn sie ausgehen.
house-egg-supply-eggs = { $usual } (üblich)
house-egg-supply-unlimited = So viele wie nötig
house-egg-supply-what = Eier im Vorrat

rules-search = In den Regeln suchen
rules-search-hint = Titel und Texte durchsuchen
rules-none = In keiner Regel stehen alle diese Wörter.
rules-in-play = Von anderen Erweiterungen steht hier nur, was an diesem Tisch mitspielt.
rules-who-about = Alle Figuren in einer Tabelle
rules-related = Siehe auch
rules-about = Was die Regeln sagen zu „{ $about }“

new-players = Wer spielt, im Uhrzeigersinn
new-first = Wer fängt an
new-lot = Auslosen
new-edition = Ausgabe
new-edition-hig = Aktuell (Hans im Glück)
new-edition-hig-about = Der Hase kommt auf jedes Hasenplättchen; Nester und Hasenphase folgen auf die Wertung; die zweitmeisten Eier bringen immer 5 Punkte.
new-edition-original = Urfassung
new-edition-original-about = Der Hase kommt auf jedes Nestplättchen; die Hasenphase kommt vor der Wertung; zu zweit gibt es die 5 Punkte nicht.
new-expansions = Erweiterungen
new-expansions-about = Danach richtet sich, welche Figuren und Zeichen es gibt.
new-house-rules = Hausregeln
new-house-rules-about = Was die Regeln offen lassen
new-start = Los geht’s
new-paint = Tisch malen
new-layout = Was auf dem Tisch liegt
new-layout-one-tile = Ein Plättchen
new-layout-one-tile-about = Nur das Startplättchen.
new-layout-city = Stadt Carcassonne
new-layout-city-about = Vier mal drei Plättchen, die der Hase nicht betritt. Liegt sie bei euch anders, male sie so.
new-layout-river = Fluss
new-layout-river-about = Sein erstes Plättchen. Die anderen legt ihr eins nach dem anderen; liegt er schon da, dann male ihn.
new-layout-half-way = Wir spielen schon
new-layout-half-way-about = Male Plättchen, Figuren und den Hasen, wie sie liegen, dann trage Eier und Punkte ein. Von dort geht es weiter.

# Der Tisch, wie er liegt, gemalt.
paint = So liegt es
paint-clear = Tisch leeren
paint-on = Weiter zu Eiern und Punkten
paint-tile = Plättchen
paint-tile-about = Tippe einen freien Platz an: Dort liegt dann ein Plättchen ohne Zeichen.
paint-mark = Plättchen: { $mark }
paint-mark-about = Tippe ein Plättchen oder einen freien Platz an: { $mark }. Noch einmal nimmt es wieder weg.
paint-figure = Figur
paint-figure-about = Tippe an, wo sie steht. { $name }: { $kind }.
paint-bunny = Hase
paint-bunny-about = Tippe an, wo der Hase sitzt; noch einmal, wenn er nicht auf dem Spielfeld ist.
paint-dragon = Drache
paint-dragon-about = Tippe an, wo der Drache ist; noch einmal, wenn er nicht auf dem Spielfeld ist.
paint-fairy = Fee
paint-fairy-about = Tippe an, wo die Fee ist; noch einmal, wenn sie nicht auf dem Spielfeld ist.
paint-rub = Radiergummi
paint-rub-about = Tippe an, was dort nicht liegt: Zuerst gehen Figuren, dann der Hase, dann das Plättchen.
paint-sums = Eier und Punkte
paint-turn = Wer ist am Zug?
paint-turn-of = { $name } ist am Zug
paint-eggs = Eier
paint-points = Punkte
paint-eggs-of = Eier von { $name }
paint-points-of = Punkte von { $name }
paint-start = Von hier weiterspielen

seat-name = Name auf Platz { $place }
seat-move = { $name } umsetzen
seat-remove = { $name } entfernen
seat-of = Farbe und Tipps von { $name }
seat-done = Fertig
seat-add = Noch jemand
seat-add-person = { $name } dazunehmen
# Wer keinen Namen hat, heißt wie die eigene Farbe.
seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb
seat-black = Schwarz
seat-pink = Rosa
seat-grey = Grau
seat-white = Weiß
seat-purple = Lila
seat-orange = Orange

lack-same-name = Zwei haben denselben Namen.
lack-empty = Alle brauchen einen Namen.
lack-too-long = Ein Name hat höchstens 40 Zeichen.
lack-control = In einem Namen ist ein Zeichen, das sich nicht anzeigen lässt.

saved-none = Noch keine Spiele
saved-none-about = Jedes Spiel wird hier von selbst aufgehoben, Schritt für Schritt.
saved-search = Gespeicherte Spiele durchsuchen
saved-search-hint = Nach Titel oder Namen suchen
saved-not-found = Bei keinem gespeicherten Spiel steht das im Titel oder in den Namen.
saved-reading = Die gespeicherten Spiele werden gelesen …
saved-begun = Begonnen am { $day }
saved-played = Zuletzt gespielt { $ago }
saved-when = Begonnen am { $day }, zuletzt gespielt { $ago }
saved-more = Mehr zu { $game }
saved-game = Gespeichertes Spiel
saved-more-close = Schließen
saved-rename = Umbenennen
saved-rename-about = Dem Spiel einen Titel geben
saved-rename-done = So nennen
saved-title = Titel
saved-title-about = Ohne Titel heißt ein Spiel nach denen, die mitspielen.
saved-title-too-long = Ein Titel hat höchstens { $most } Zeichen.
saved-copy = Kopieren
saved-copy-about = Auf zwei Arten weiterspielen
saved-copy-title = { $game } (Kopie)
saved-export = Exportieren
saved-export-about = Als Datei speichern, zum Mitnehmen
saved-exported = „{ $name }“ ist gespeichert.
saved-no-place = Es wurde nichts geschrieben, denn es wurde kein Ort gewählt. Zeigt das System dafür kein Fenster, geht es mit „hoppel export“ auf der Befehlszeile.
saved-not-exported = „{ $name }“ ließ sich nicht schreiben: { $fault }. Das Spiel ist weiter unter den gespeicherten.
saved-import = Spiel importieren …
saved-import-about = Du kannst eine Spieldatei auch auf das Fenster ziehen.
saved-imported = „{ $game }“ ist jetzt unter den gespeicherten Spielen.
saved-known = „{ $game }“ war schon unter den gespeicherten Spielen.
# Ein Spiel kommt herein, als Link oder Datei, und ein anderer Stand davon ist schon da. Nichts wird überschrieben.
saved-earlier = „{ $game }“ ist schon bei { $known } Plättchen; das hier ist ein früherer Stand mit { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
} und liegt daneben unter den gespeicherten Spielen.
saved-later = Dieser Tisch hat „{ $game }“ weitergespielt: Dort sind es { $known ->
    [one] { $known } Plättchen
   *[other] { $known } Plättchen
}, hier { $tiles }, und er liegt daneben unter den gespeicherten Spielen.
saved-parted = Dieser Tisch und „{ $game }“ haben als ein Spiel begonnen und sind verschieden weitergegangen; hier sind es { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
}, dort { $known }, und beide sind unter den gespeicherten Spielen.
saved-not-imported = „{ $name }“ kam nicht dazu. { $fault }
saved-unread = Es lässt sich nicht lesen: { $fault }.
saved-kind = Hoppel-Spiele
saved-drop = Lass los, und es kommt zu den gespeicherten Spielen
saved-delete = Löschen
saved-delete-about = Lässt sich zurückholen, bis Hoppel geschlossen wird
saved-deleted = „{ $game }“ ist gelöscht.
saved-deleted-now = Eben gelöscht
saved-deleted-about = Diese lassen sich zurückholen, bis Hoppel geschlossen wird.
saved-bring-back = { $game } zurückholen

die-special = Besonderer Würfel
die-d6 = Gewöhnlicher Würfel
die-not-yet = Noch nicht gewürfelt
die-hops = { $hops } Hüpfer
die-face-hops = { $face } → { $hops } Hüpfer
die-rolling = Würfelt …
die-roll = Würfeln
die-roll-this = Mit diesem Würfel würfeln
die-counts = Wie oft jede Zahl kam
die-count = Zahl { $face }: { $count ->
    [one] einmal
   *[other] { $count }-mal
}
die-latest = Der letzte Wurf zuerst
die-forget = Würfe vergessen
die-forget-sure = Diese Würfe vergessen?
die-forget-about = Zählung und Liste dieses Würfels fangen neu an.
die-forget-yes = Vergessen
die-forget-no = Behalten

eggs-by = Gespielt wird die { $edition }{ $count ->
    [0] {""}
   *[other] , mit eigenen Hausregeln
}
eggs-player = Person { $place }
eggs-players = Leute am Tisch
eggs-names = Wer zählt hier? Tippt die Namen der Reihe nach an.
eggs-points = +{ $points }
eggs-rules = Regeln für den Bonus
eggs-rules-about = Ausgabe, Gleichstand und wer kein Ei hat
eggs-afresh = Neu zählen

# Wie viel Rat zu den Wegen jemand möchte.
hints = Tipps
hints-about = Welcher Weg des Hasen wie viele Eier bringt
hints-off = Aus
hints-on-request = Auf Wunsch
hints-always = Immer

## Die Seite um das Programm herum, im Browser

page-elsewhere = Hoppel ist in einem anderen Tab oder Fenster offen. Nur eins davon kann die Spiele hüten.
page-here = Hier weitermachen
page-updated = Es gibt ein neueres Hoppel. Es gilt vom nächsten Start an.
page-now = Jetzt nehmen
page-failed = Hoppel kann in diesem Browser nicht starten, denn er lässt Hoppel nichts zeichnen. Vielleicht hilft ein anderer oder neuerer Browser.
