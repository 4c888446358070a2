# Was die Leute, die diese Sprache sprechen, zu ihr sagen, für die Auswahl der Sprache.
language-name = Deutsch

# Die Begriffe des Spiels, unter den Namen aus der Spieldatei. Unterstriche und Punkte sind hier Bindestriche.
# `.one` ist der Begriff, wenn zum ersten Mal von einem die Rede ist, im vierten Fall: „setzt einen Schäfer“.

kind-follower = Gefolgsmann
    .one = einen Gefolgsmann
kind-big-follower = großer Gefolgsmann
    .one = einen großen Gefolgsmann
kind-builder = Baumeister
    .one = einen Baumeister
kind-pig = Schwein
    .one = ein Schwein
kind-mayor = Bürgermeister
    .one = einen Bürgermeister
kind-wagon = Wagen
    .one = einen Wagen
kind-barn = Scheune
    .one = eine Scheune
kind-shepherd = Schäfer
    .one = einen Schäfer
kind-abbot = Abt
    .one = einen Abt
kind-phantom = Phantom
    .one = ein Phantom
kind-ringmaster = Zirkusdirektor
    .one = einen Zirkusdirektor
kind-guard = Wächter
    .one = einen Wächter

mark-nest = Nest
mark-bunny = Hase
mark-dragon = Drache
mark-volcano = Vulkan
mark-festival = Fest
mark-spring = Frühling
mark-garden = Garten
mark-statue = Statue
mark-drawbridge = Zugbrücke
mark-tunnel = Tunnel
mark-catapult = Katapult
mark-bazaar = Basar
mark-abbey = Abtei
mark-hill = Hügel
mark-vineyard = Weinberg
mark-portal = Magisches Portal
mark-flying-machine = Fluggerät
mark-no-bunny = Kein Hase

# Wo eine Figur steht, mit dem „in“ oder „auf“ davor.
zone-city-of-carcassonne = in der Stadt Carcassonne
zone-wheel-of-fortune = auf dem Schicksalsrad
zone-leipzig = in Leipzig
zone-bathhouse = im Badehaus
zone-prison = im Gefängnis

# Worauf eine Figur steht.
spot-road = Straße
spot-city = Stadt
spot-field = Wiese
spot-monastery = Kloster
spot-other = etwas anderes

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-black = Schwarz
colour-pink = Rosa
colour-grey = Grau
colour-white = Weiß
colour-purple = Lila
colour-orange = Orange

# Nach „Gespielt nach:“ und ähnlichem.
edition-hig = aktuelle Ausgabe (Hans im Glück)
edition-original = Urfassung

expansion-inns-and-cathedrals = Wirtshäuser & Kathedralen
expansion-traders-and-builders = Händler & Baumeister
expansion-abbey-and-mayor = Abtei & Bürgermeister
expansion-hills-and-sheep = Schafe & Hügel
expansion-abbot = Der Abt
expansion-phantom = Das Phantom
expansion-big-top = Manege frei!
expansion-ghosts-castles-and-cemeteries = Geister, Burgen & Friedhöfe
expansion-easter = Ostern
expansion-spring = Der Frühling
expansion-drawbridges = Zugbrücken
expansion-festival = Das Fest
expansion-princess-and-dragon = Burgfräulein & Drache
expansion-tower = Der Turm
expansion-count-king-and-robber = Graf, König & Konsorten
expansion-catapult = Das Katapult
expansion-bridges-castles-and-bazaars = Brücken, Burgen & Basare
expansion-goldmines = Die Goldminen
expansion-mage-and-witch = Magier & Hexe
expansion-tunnel = Der Tunnel
expansion-peasant-revolts = Die Bauernaufstände

# Worum es bei einer Hausregel geht und was jeder ihrer Werte heißt. Zusammen: „Würfel: besonderer (1 1 2 2 3 3)“.
setting-die = Würfel
setting-die-special = besonderer (1 1 2 2 3 3)
setting-die-d6 = gewöhnlicher (1–2 ist 1 Hüpfer, 3–4 sind 2, 5–6 sind 3)
setting-die-none = keiner, alle hüpfen zweimal
setting-revisit = Plättchen, die der Hase nicht noch einmal betritt
setting-revisit-phase = alle, auf denen er in der Phase war
setting-revisit-starts = alle, auf denen in der Phase ein Lauf begann
setting-revisit-move = alle, auf denen er im selben Lauf war
setting-short-moves = kurze Wege
setting-short-moves-dead-end = in jede Sackgasse
setting-short-moves-forced = nur wenn kein Weg den ganzen Wurf nutzt
setting-bunny-home = der Hase kommt
setting-bunny-home-bunny-tile = auf ein Hasenplättchen
setting-bunny-home-nest-tile = auf ein Nestplättchen
setting-phase-timing = die Hasenphase kommt
setting-phase-timing-after-scoring = nach der Wertung
setting-phase-timing-before-scoring = vor der Wertung
setting-nest-timing = Nester bringen Eier
setting-nest-timing-after-scoring = nach der Wertung
setting-nest-timing-during-scoring = bevor Figuren nach Hause gehen
setting-dragon-eats-bunny = der Drache frisst den Hasen
setting-dragon-eats-bunny-true = ja
setting-dragon-eats-bunny-false = nein
setting-dragon-nest-phase = ein Drachenplättchen, das ein Nest schließt, bringt eine Hasenphase
setting-dragon-nest-phase-true = ja
setting-dragon-nest-phase-false = nein
setting-second-place = 5 Punkte für die zweitmeisten Eier
setting-second-place-always = immer
setting-second-place-three-or-more = nur ab drei Leuten
setting-after-first-tie = nach einem geteilten ersten Platz
setting-after-first-tie-second-paid = trotzdem 5 Punkte
setting-after-first-tie-none = keine 5 Punkte mehr
setting-zero-eggs = ohne Eier
setting-zero-eggs-no-bonus = kein Bonus
setting-zero-eggs-counts = null zählt wie jede andere Zahl
setting-egg-supply = Eier im Vorrat
setting-egg-supply-eggs = { $eggs }
setting-egg-supply-unlimited = so viele wie nötig
setting-festival-return = das Fest gibt zurück
setting-festival-return-figures = jede Figur
setting-festival-return-followers = alles außer Baumeister, Schwein, Scheune und Schäfer
setting-spring-adjacency = Nachbarn eines Frühlings- oder Statuenplättchens
setting-spring-adjacency-eight = alle acht ringsum
setting-spring-adjacency-vertical-or-diagonal = alle außer links und rechts
# Eine Hausregel mit ihrem Wert.
setting = { $name }: { $value }

# Was eine Regel sagt, so wie es neben einer Absage stehen kann.
rule-step = Im Zug kommt alles der Reihe nach.
rule-impossible = Was nicht sein kann, wird nicht aufgeschrieben.
rule-place-beside = Ein Plättchen wird neben ein anderes gelegt.
rule-deploy-tile = Eine Figur kommt auf das eben gelegte Plättchen.
rule-deploy-player = Figuren werden im eigenen Zug gesetzt.
rule-deploy-step = Figuren werden vor der Wertung gesetzt.
rule-deploy-count = In einem Teil des Zuges wird eine Figur gesetzt, neben einer Statue zwei, und das Phantom zusätzlich.
rule-statue-areas = Zwei Figuren neben einer Statue stehen in verschiedenen Gebieten.
rule-deploy-supply = Niemand setzt mehr Figuren, als da sind.
rule-festival-tile = Nur mit einem Festplättchen wird eine Figur zurückgenommen.
rule-festival-own = Nur eigene Figuren werden zurückgenommen.
rule-festival-prison = Aus einem Gefängnis wird keine Figur zurückgenommen.
rule-festival-figures = Am Tisch ist ausgemacht, welche Figuren zurückgenommen werden.
rule-festival-either-or = Mit einem Festplättchen setzt man eine Figur oder nimmt eine zurück, nicht beides.
rule-festival-fairy = In einem Teil des Zuges wird eine Figur zurückgenommen oder die Fee bewegt, nicht beides.
rule-drawbridge-cross = Über eine Zugbrücke gehen nur normale und große Gefolgsleute, Wagen, Zirkusdirektoren, Wächter und Phantome.
rule-dragon-fairy = Der Drache bleibt vom Plättchen der Fee weg.
rule-turn-again = Ein Zug hat höchstens zwei Teile.
rule-hop-beside = Der Hase hüpft nach oben, unten, links oder rechts.
rule-hop-tile = Der Hase hüpft nur auf Plättchen.
rule-hop-no-bunny = Manche Plättchen sind für den Hasen gesperrt.
rule-hop-revisit = Der Hase kommt nicht dorthin zurück, wo er schon war.
rule-hop-count = Der Hase hüpft so oft wie gewürfelt, oder in eine Sackgasse.
rule-eggs-left = Niemand gibt mehr Eier her, als da sind.
rule-phase-order = In einer Hasenphase ziehen alle den Hasen einmal.
rule-nest-complete = Ein Nest bringt Eier, wenn auf den acht Plätzen ringsum Plättchen liegen.

# Wo das Spiel steht; damit beginnt ein Satz, oder es folgt auf einen Doppelpunkt. Ohne Schlusspunkt.
step-place = { $player } legt ein Plättchen
step-figure = { $player } darf eine Figur setzen oder macht weiter
step-scoring = { $player } wertet, was fertig ist, Figuren gehen nach Hause, und weiter geht es
step-end = { $player } ist fertig oder spielt noch einen zweiten Teil
step-roll = { $player } würfelt für den Hasen
step-hop = { $player } zieht den Hasen { $hops } Hüpfer weit
step-finished = das Spiel ist vorbei

# Ein Platz auf dem Spielfeld. In Worten für die Leute am Tisch, in Zahlen für die mit der Spieldatei. Allein ist er ein
# Name; `.at` steht im Satz und bringt sein „bei“ oder „am“ selbst mit: „ein Plättchen { $cell }“. Die drei dazwischen
# sind beides.
cell-start = Startplättchen
    .at = am Start
cell-across = { $x ->
        [one] { $x } Feld
       *[other] { $x } Felder
    } { $side ->
        [right] rechts
       *[left] links
    } vom Start
cell-along = { $y ->
        [one] { $y } Feld
       *[other] { $y } Felder
    } { $height ->
        [up] über
       *[down] unter
    } dem Start
cell-both = { $x ->
        [one] { $x } Feld
       *[other] { $x } Felder
    } { $side ->
        [right] rechts
       *[left] links
    } und { $y } { $height ->
        [up] über
       *[down] unter
    } dem Start
cell-numbers = ({ $x }, { $y })
    .at = bei ({ $x }, { $y })

# Wo eine Figur ist, wenn nicht auf einem Plättchen.
place-zone = { $zone }

# Jemand, den es an diesem Tisch nicht gibt.
player-unknown = Platz { $player }
# Eine Figur, nach Art und Besitz; die Nummer steht dabei, wo von der Spieldatei die Rede ist. Ein Satz fängt nicht damit
# an, denn „großer“ ist kein Anfang.
figure-known = { $kind } von { $player }
figure-numbered = { $kind } von { $player } (Figur { $figure })
figure-unknown = Figur { $figure }

# Aufzählungen: „A, B und C“. Die erste verbindet die letzten beiden, die zweite alle davor.
list-last = { $first } und { $last }
list-next = { $first }, { $next }

# Eine Zahl mit zwei Stellen.
decimal = { $whole },{ $hundredths }
