# Die Regeln zum Nachschlagen. Unter dem Namen jedes Themas sein Titel; `.text` ist, was man liest. Unterstriche und
# Punkte des Namens sind hier Bindestriche.

topics-turn = Der Zug
topics-nests = Nester
topics-bunny = Die Hasenphase
topics-eggs = Eier
topics-bonus = Der Schlussbonus
topics-editions = Ausgaben
topics-expansions = Mit anderen Erweiterungen
topics-spring = Der Frühling
topics-drawbridges = Zugbrücken
topics-festival = Das Fest
topics-house = Hausregeln

# Woher eine Regel kommt: „Ostern, beide Ausgaben: Text der Regeln“.
topic-origin = { $book }: { $source }
book-carcassonne = Carcassonne selbst
book-easter = Ostern, beide Ausgaben
book-hig = Ostern, aktuelle Ausgabe (HiG)
book-original = Ostern, Urfassung
book-spring = Der Frühling
book-festival = Das Fest
source-text = Text der Regeln
source-clarification = eine Klarstellung des Verlags
source-community = so liest es die Fangemeinde
source-choice = so hält es Hoppel, denn die Regeln sagen es nicht
# Die Erweiterungen, ohne die es nicht vorkommt.
topic-with = Gehört zu: { $expansions }

# Wer Eier bekommt. Die Zeilen beginnen mit einer Figur, „großer Gefolgsmann“, oder mit einem von diesen beiden.
receiver-neutral = Drache, Fee, Magier, Hexe und der Hase selbst
receiver-off-board = jede Figur neben dem Spielfeld oder im Gefängnis
# Was zu einer Zeile gesagt wird: die Quelle, davor die Erweiterung, zu der die Figur gehört.
receiver-about = { $source }
receiver-with = { $expansion }: { $source }

# Wörter, nach denen gesucht wird, und hinter dem Doppelpunkt der Anfang des Wortes, das die Regeln dafür haben. Ein Wort
# darf in mehreren Zeilen stehen.
rules-also =
    Häschen Osterhase Osterhasen Hasi: Hase
    Osterei Ostereier: Eier
    Osternester Osternestern: Nest
    Osternest: Nest
    Meeple Meeples Männchen Bauer Bauern Ritter Mönch Wegelagerer: Gefolgs
    Meeple Meeples Männchen: Figur
    Unentschieden Patt: Gleichstand
    Zweiter Zweite: zweitmeisten
    Zweiter Zweite: 5 Punkte
    Reihenfolge: Zug verläuft
    Reihenfolge: Uhrzeigersinn
    Reihenfolge: von oben nach unten
    Reihenfolge: zuerst
    diagonal diagonale: über Eck
    diagonal diagonale: eine Ecke
    diagonal diagonale: vier Ecken
    Vulkan Vulkane: Drache
    Flugmaschine Flugmaschinen: Fluggerät
    Glücksrad: Schicksalsrad
    Gefangener Gefangene: gefangen
    Gefangener Gefangene: Gefängnis
    Blumenbeet Blumenbeete: Blumen
    Rückgabe: zurückgibt
    Rückgabe: zurücknehmen
    Rückgabe: zurückgenommen
    Rückgabe: zurückkommen

topic-eggs-who = Wer bekommt Eier?
    .text = So viel bringt jede Figur auf einem Plättchen, für das es Eier gibt, und das jedes Mal. Wo auf dem Plättchen sie steht, spielt keine Rolle: auf einer Straße, einer Wiese, einem Turm, einer Brücke oder einem Hügel.

topic-step = Wie ein Zug verläuft
    .text =
        Ein Plättchen legen; eine Figur setzen oder es lassen; werten, was fertig ist, und diese Figuren nach Hause nehmen; für fertige Nester Eier verteilen; die Hasenphase spielen, wenn es eine gibt. Dann sind die Nächsten dran. In der Urfassung kommt die Hasenphase vor der Wertung.
        Alles hat seine Zeit und wird aufgeschrieben, wenn es dran ist.
topic-place-beside = Ein Plättchen liegt neben einem anderen
    .text = Ein neues Plättchen berührt eins, das schon liegt: darüber, darunter, links oder rechts. Eine Ecke genügt nicht.
topic-deploy-tile = Auf das eben gelegte Plättchen
    .text = Eine Figur kommt auf das Plättchen, das eben gelegt wurde, und auf kein anderes, es sei denn, ein Portal oder ein Fluggerät bringt sie woandershin.
topic-deploy-player = Im eigenen Zug
    .text = Alle setzen ihre eigenen Figuren, und das im eigenen Zug.
topic-deploy-step = Vor der Wertung
    .text = Gesetzt wird zwischen dem Legen und dem Werten. Hat die Wertung begonnen, muss die Figur auf das nächste Plättchen warten.
topic-deploy-count = Eine Figur je Plättchen
    .text = Mit einem Plättchen darf eine Figur gesetzt werden. Neben einer Statue des Frühlings dürfen es zwei sein, und das Phantom darf immer dazukommen.
topic-deploy-supply = Nur was noch da ist
    .text = Wer alle Figuren einer Sorte auf dem Tisch hat, kann keine mehr setzen, bis eine nach Hause kommt.
topic-impossible = Was nicht sein kann
    .text = Zwei Plättchen auf einem Platz, ein Ei, das niemand hat, eine Figur, die nicht da ist: Keine Hausregel macht das möglich, also schreibt Hoppel es nicht auf. Sieht der Tisch anders aus als der Bildschirm, lässt sich der Bildschirm berichtigen.
topic-easter-tiles = Die Osterplättchen
    .text = Es sind 22: zehn mit einem Nest und zwölf mit einem Hasen. Sie werden unter die anderen gemischt. Hase, Würfel und Eier liegen neben dem Spielfeld bereit.
topic-tunnel-road = Das Plättchen mit dem Tunnel
    .text = Seine zwei Straßenstücke gehören zu einer Straße, die unten weiterläuft. Die Wiesen darüber und darunter trennt sie nicht.

topic-nest-complete = Wann ein Nest fertig ist
    .text = Wie beim Kloster müssen um ein Osternest alle acht Plätze ein Plättchen haben, auch die vier Ecken. Ein Platz, auf den nie etwas passt, bleibt eine Lücke.
topic-nest-closer = Zwei Eier fürs letzte Plättchen
    .text = Wer das Plättchen legt, mit dem ein Nest fertig wird, bekommt dafür 2 Eier. Das kann auch das Nestplättchen selbst sein, wenn es in ein Loch gelegt wird.
topic-nest-followers = Eier rund ums Nest
    .text = Ist ein Nest fertig, bringen die Figuren auf den neun Plättchen Eier, dem mit dem Nest und den acht ringsum: 1 Ei für jede Figur, die überhaupt eins bringt. Wer das Nest geschlossen hat, spielt dabei keine Rolle.
topic-nest-gone-home = Figuren, die schon zu Hause sind
    .text = Nester bringen nach der Wertung Eier. Eine Figur, deren Stadt, Straße oder Kloster durch dasselbe Plättchen fertig wurde, ist dann schon zu Hause und bringt hier nichts.
topic-nest-several = Zwei Nester auf einmal
    .text = Ein Plättchen kann mehrere Nester schließen. Jedes bringt alle seine Eier, von oben nach unten und von links nach rechts, und eine Figur bei zweien bekommt von beiden.
topic-nest-once = Ein Nest bringt nur einmal Eier
    .text = Hat ein Nest seine Eier gebracht, ist es damit getan. Es bleibt liegen, und der Hase hüpft weiter darüber.
topic-nest-open = Nester, die offen bleiben
    .text = Ein Nest, dem am Ende des Spiels ein Plättchen fehlt, bringt niemandem ein Ei.
topic-nest-symbol = Auf Nest und Hase steht niemand
    .text = Nest und Hase auf einem Plättchen sind Bilder, keine Plätze: Eine Figur kommt dort auf die Straße, die Stadt, die Wiese oder das Kloster.

topic-bunny-tile = Der Hase kommt auf sein Plättchen
    .text = Sobald ein Hasenplättchen gelegt ist, kommt der Osterhase darauf, wo immer er vorher war. Er nimmt niemandem den Platz weg und stört nichts.
topic-bunny-nest = Urfassung: Er kommt aufs Nest
    .text = In der Urfassung kommt der Hase auf jedes neue Nestplättchen. Ein Hasenplättchen ruft ihn nur, wenn er nicht auf dem Spielfeld ist; sonst hüpft er dort los, wo er sitzt.
topic-phase-due = Wann es eine Hasenphase gibt
    .text = Auf jedes Hasenplättchen folgt eine Hasenphase: in der aktuellen Ausgabe, wenn alles gewertet ist und die Nester ihre Eier gebracht haben, in der Urfassung vor der Wertung. In einem Doppelzug kann es in jedem Teil eine geben.
topic-phase-bunny = Ohne Hase keine Phase
    .text = Der Hase muss auf dem Spielfeld sein, wenn es so weit ist. Vor dem ersten Hasenplättchen ist er es nicht, und nachdem der Drache ihn gefressen hat, auch nicht.
topic-phase-order = Alle ziehen den Hasen einmal
    .text = Es beginnt, wer das Plättchen gelegt hat, dann geht es im Uhrzeigersinn, bis alle den Hasen einmal gezogen haben. Danach sind wie gewohnt die Nächsten am Zug.
topic-phase-roll = Der Würfel des Hasen
    .text = Vor jedem Lauf wird gewürfelt: So viele Hüpfer sind es. Der besondere Würfel zeigt 1, 1, 2, 2, 3, 3. Auf einem gewöhnlichen sind 1 und 2 ein Hüpfer, 3 und 4 zwei, 5 und 6 drei.
topic-hop-beside = Ein Hüpfer geht zum Nachbarn
    .text = Der Hase hüpft nach oben, unten, links oder rechts, nie über Eck. Nach jedem Hüpfer darf er abbiegen.
topic-hop-tile = Nur auf Plättchen
    .text = Wo kein Plättchen liegt, kann der Hase nicht hin, und er springt auch nicht darüber.
topic-hop-no-bunny = Für den Hasen gesperrt
    .text = Manche Tische lassen den Hasen nicht auf besondere Plättchen, etwa die Stadt Carcassonne. Ein Plättchen mit diesem Zeichen ist gesperrt: Der Hase hüpft außen herum.
topic-hop-revisit = Kein Plättchen zweimal
    .text = Der Hase geht nicht auf ein Plättchen zurück, auf dem er schon war. Wie lange das gilt, steht nirgends, und darum ist es eine Hausregel.
topic-hop-count = So viele Hüpfer wie gewürfelt
    .text = Der ganze Wurf wird gehüpft. Kürzer darf ein Weg nur sein, wenn er dort endet, wo der Hase nicht weiterkann. Ihn in so eine Sackgasse zu führen ist erlaubt, auch mit Absicht.
topic-hop-eggs = Eier auf dem Weg des Hasen
    .text = Für jedes Plättchen, auf das oder über das er hüpft, gibt es Eier: Alle bekommen sie für ihre Figuren dort, egal, wer den Hasen zieht. Das Plättchen, auf dem ein Lauf beginnt, bringt nichts.
topic-phase-stuck = Der Hase sitzt fest
    .text = Ist kein Hüpfer mehr möglich, fällt der Lauf für alle aus, die noch nicht dran waren, und die Phase ist vorbei.

topic-eggs-stay = Wer Eier bringt, bleibt stehen
    .text = Figuren, die Eier bringen, bleiben, wo sie sind. Eier bekommen alle, denen eine Figur gehört, nicht nur, wer das Nest geschlossen oder den Hasen gezogen hat.
topic-eggs-left = Gegessene Eier zählen nicht
    .text = Am Ende zählt, was übrig ist. Essen darf man jederzeit, auf eigene Gefahr; mehr, als man hat, geht nicht.
topic-eggs-supply = Wie viele Eier
    .text = Ihr braucht viele kleine, am besten aus Schokolade. Etwa sechzig genügen.

topic-bonus-first = 10 Punkte für die meisten Eier
    .text = Wer am Ende die meisten Eier übrig hat, bekommt 10 Punkte.
topic-bonus-second = 5 Punkte für die zweitmeisten
    .text = Die nächstkleinere Zahl von Eiern bringt 5 Punkte. In der Urfassung gilt das nur, wenn mehr als zwei spielen.
topic-bonus-tie = Gleichstand
    .text = Bei Gleichstand gibt es die Punkte voll: Haben zwei die meisten Eier, bekommen beide 10.
topic-bonus-bunny = Der Hase am Schluss
    .text = Wo der Hase am Ende des Spiels sitzt, spielt keine Rolle.
topic-bonus-fixed = Fertig ist fertig
    .text = Der Bonus richtet sich nach den Eiern, die übrig sind, wenn das Spiel beendet wird. Was danach gegessen wird, ändert nichts mehr: Lasst es euch schmecken.

topic-edition-hig = Die aktuelle Ausgabe
    .text = Ein Hasenplättchen bringt den Hasen. Nester bringen nach der Wertung Eier, und darauf folgt die Hasenphase. Der Drache frisst den Hasen. Für die zweitmeisten Eier gibt es immer Punkte.
topic-edition-original = Die Urfassung
    .text = Von der Fangemeinde erdacht, bevor ein Verlag sie herausgab. Ein Nestplättchen bringt den Hasen, und die Hasenphase kommt vor der Wertung, sodass auch Figuren noch Eier bringen, die gleich nach Hause gehen. Hase und Drache vertragen sich. Zu zweit gibt es die 5 Punkte nicht.

topic-with-big-follower = Der große Gefolgsmann
    .text = So groß er ist, er bringt 1 Ei wie die anderen.
topic-with-builder = Baumeister und Schwein
    .text = Sie helfen auf andere Weise; bei den Eiern gehen sie leer aus.
topic-turn-again = Zwei Teile eines Zuges
    .text = Ein Baumeister kann einen zweiten Teil bringen, aber nie einen dritten. In beiden Teilen können Nester Eier bringen, und in beiden kann es eine Hasenphase geben.
topic-dragon-eats = Der Drache frisst den Hasen
    .text = Kommt der Drache auf das Plättchen des Hasen, frisst er ihn. Der Hase ist dann weg bis zum nächsten Hasenplättchen. In der Urfassung dürfen beide auf einem Plättchen sein.
topic-dragon-fairy = Die Fee hält den Drachen fern
    .text = Auf das Plättchen, auf dem die Fee steht, geht der Drache nicht.
topic-dragon-company = Hase und Fee
    .text = Der Hase darf auf dem Plättchen der Fee sitzen.
topic-dragon-phase = Ein Drachenplättchen, das ein Nest schließt
    .text = Auch das bringt eine Hasenphase, sobald der Drache gezogen ist und wenn der Hase dann noch da ist.
topic-with-tower = Türme
    .text = Ein Turm fängt den Hasen nicht. Ein Gefolgsmann oben auf einem Turm bringt Eier wie jeder andere.
topic-with-abbey = Wagen, Bürgermeister, Scheune, Abtei
    .text = Wagen und Bürgermeister bringen je 1 Ei, die Scheune keins. Eine Abtei zählt als eins der acht Plättchen um ein Nest.
topic-with-count = Die Stadt Carcassonne
    .text = Aus der Stadt Carcassonne wird niemand geholt, wenn ein Nest Eier bringt. Ein Ketzer an einer Kultstätte bringt ein Ei wie ein Mönch.
topic-with-catapult = Das Katapult
    .text = Schließt ein Plättchen mit Katapult ein Nest, kommt zuerst die Katapultrunde; dann bringt das Nest Eier.
topic-with-bridges = Brücken, Burgen, Basare
    .text = Ein Gefolgsmann auf einer Brücke bringt ein Ei. Eine Burg wird durch ein Nest nicht gewertet. Der Basar kommt, wenn die Nester ihre Eier gebracht haben.
topic-with-sheep = Schäfer, Hügel, Weinberge
    .text = Ein Schäfer bringt 1 Ei, obwohl er kein Gefolgsmann ist. Hügel und Weinberge ändern an den Eiern nichts.
topic-with-goldmines = Gold
    .text = Ein fertiges Nest bringt kein Gold.
topic-with-mage = Magier und Hexe
    .text = Sie bekommen keine Eier und nehmen keine weg. Der Hase darf bei beiden sitzen.
topic-with-tunnel = Tunnelmarken
    .text = Spielt ihr mit Tunnelmarken, ist die Straße auf dem Osterplättchen mit dem Tunnel dort wirklich unterbrochen, und ihre zwei Stücke müssen nicht zusammengehören.
topic-with-abbot = Der Abt
    .text = Die Regeln zu Ostern nennen ihn nicht. Er ist ein Gefolgsmann, und so bringt er 1 Ei.
topic-with-phantom = Das Phantom
    .text = Die Regeln zu Ostern nennen es nicht. Es ist ein Gefolgsmann, und so bringt es 1 Ei.
topic-with-ringmaster = Der Zirkusdirektor
    .text = Die Regeln zu Ostern nennen ihn nicht. Er ist ein Gefolgsmann, und so bringt er 1 Ei.
topic-with-guard = Der Wächter
    .text = Die Regeln zu Ostern nennen ihn nicht. Er ist ein Gefolgsmann, und so bringt er 1 Ei.

topic-spring-points = Punkte für ein Frühlingsplättchen
    .text = Wer ein Frühlingsplättchen legt, bekommt 3 Punkte für jeden Nachbarn mit einem Garten und 1 Punkt für jeden, der ein Frühlingsplättchen ist. Ist einer beides, bringt er beides. Das neue Plättchen selbst zählt nicht mit. Welche Nachbarn zählen, ist eine Hausregel.
topic-spring-moment = Wann der Frühling Punkte bringt
    .text = Die Punkte kommen, wenn die Wertung beginnt. Bis zum Ende des Zuges ändert sich daran nichts mehr.
topic-spring-flowers = Blumen sind keine Gärten
    .text = Nur ein Garten zählt als Garten. Blumen und Beete, etwa die rund ums Kloster, sind zum Anschauen da.
topic-spring-garden = Ein Garten je Plättchen
    .text = Hoppel geht davon aus, dass kein Plättchen mehr als einen Garten hat.
topic-statue-two = Zwei Figuren neben einer Statue
    .text = Auf ein Plättchen, das neben eine Statue gelegt wird, dürfen zwei Figuren statt einer. Das gilt für die Statuen aller vier Jahreszeiten.
topic-statue-areas = In verschiedenen Gebieten
    .text = Die zwei Figuren neben einer Statue stehen in verschiedenen Gebieten: eine auf der Straße und eine in der Stadt zum Beispiel.
topic-statue-limits = Wie weit eine Statue hilft
    .text = Es dürfen zwei beliebige Figuren sein. Ein Statuenplättchen hilft sich beim Legen nicht selbst, und aus zwei Statuen werden keine drei Figuren.
topic-spring-mixture = Der Frühling mit anderem
    .text = Der Frühling ist für das Grundspiel gemacht. Wer ihn mit Ostern oder etwas anderem spielt, macht seine eigene Mischung; dazu sagen die Regeln nichts.

topic-drawbridge-road = Die Straße an der Zugbrücke
    .text = Eine Straße, die zu einer Zugbrücke führt, endet dort nicht. Sie wird gewertet, wenn beide Enden geschlossen sind. Gräben trennen die Wiesen nicht, sie reichen bis an die Stadt.
topic-drawbridge-cross = Wer über eine Zugbrücke geht
    .text = Wird die Straße gewertet und die Stadt ist nicht fertig, ist die Brücke unten: Statt nach Hause darf eine Figur von der Straße in die Stadt gehen. Das können normale und große Gefolgsleute, Wagen, Zirkusdirektoren, Wächter und Phantome. Baumeister, Feen, Geister, Magier und Hexen können es nicht, und was nie auf einer Straße steht, auch nicht.
topic-drawbridge-where = Von überall nach überall
    .text = Die Figur darf auf jedem Plättchen der Straße stehen, auch jenseits von Brücken, Tunneln, Fähren, Kreisverkehren oder Labyrinthen, und egal, was die Straße fertig gemacht hat. Sie darf auf jedes Plättchen der Stadt, aber nur in die Stadt selbst, nie in ein Kloster darin.
topic-drawbridge-nothing = Was das Hinübergehen nicht bringt
    .text = Hinübergehen ist kein Setzen: Es bringt keine Früchte von den Bäumen und keinen Bonus von Notre-Dame.
topic-drawbridge-wagon = Ein Wagen an der Brücke
    .text = Ein Wagen tut eins von dreien: Er geht nach Hause, zieht weiter, wie Wagen es tun, oder geht hinüber. Nie zwei davon.
topic-drawbridge-count = Aus der Stadt Carcassonne
    .text = Eine Figur, die aus der Stadt Carcassonne auf die Straße geschickt wurde, darf hinübergehen wie die anderen.
topic-drawbridge-big-top = Das Zirkuszelt wartet
    .text = Hinübergegangen wird, bevor das Zirkuszelt gewertet wird.
topic-drawbridge-ghost = Geister gehen zuerst
    .text = Ein Geist auf der Figur geht in den Vorrat zurück, bevor die Figur hinübergeht.
topic-drawbridge-revolts = Sicher vor den Aufständen
    .text = Eine geschützte Figur bleibt in der Stadt geschützt. Eine andere kann dort für 4 Punkte geschützt aufgestellt werden.

topic-festival-tile = Was ein Festplättchen tut
    .text = Wer ein Plättchen mit dem Zeichen des Festes legt, darf eine Figur zurücknehmen, statt eine zu setzen. Andere Plättchen erlauben das nicht; gewertete Figuren gehen von selbst nach Hause.
topic-festival-either-or = Das eine oder das andere
    .text = Mit einem Festplättchen setzt man eine Figur, oder man nimmt eine zurück, oder keins von beiden. Beides geht nicht.
topic-festival-figures = Welche Figuren zurückkommen
    .text = Jede eigene Figur: normaler und großer Gefolgsmann, Wagen, Bürgermeister, Baumeister, Schwein, Scheune, Schäfer, Phantom, Abt, Zirkusdirektor und Wächter.
topic-festival-own = Nur die eigenen
    .text = Niemand nimmt die Figur von jemand anderem zurück, auch nicht den Drachen, die Fee oder sonst etwas, das niemandem gehört.
topic-festival-zones = Von außerhalb des Spielfelds
    .text = Eine Figur darf auch aus der Stadt Carcassonne zurückkommen, sogar aus dem Viertel, in dem der Graf ist, vom Schicksalsrad, aus Leipzig oder aus dem Badehaus.
topic-festival-prison = Nicht aus dem Gefängnis
    .text = Wen ein Turm gefangen hat, der bleibt gefangen.
topic-festival-no-score = Gewertet wird dabei nichts
    .text = Eine zurückgenommene Figur bringt keine Punkte. Ein Schäfer lässt seine Herde, wo sie ist: Sie bleibt bei den anderen Schäfern dort oder wartet auf einen neuen. Auch ein Abt bringt nichts.
topic-festival-phantom = Und das Phantom
    .text = Wer eine Figur zurückgenommen hat, darf im selben Zug noch das Phantom setzen.
topic-festival-fairy = Oder die Fee
    .text = In einem Teil des Zuges nimmt man eine Figur zurück oder bewegt die Fee, nicht beides.
topic-festival-points = Keine Punkte am Ende
    .text = Festplättchen werden gewertet wie alle anderen und bringen am Ende nichts dazu.

topic-die = Der Würfel
    .text = Der besondere Würfel gehört zu den Fluggeräten. Ein gewöhnlicher tut es auch. In einer Variante aus der Zeit vor dem Verlag würfelt niemand, und alle ziehen den Hasen zwei Hüpfer weit.
topic-revisit = Wohin der Hase nicht zurückdarf
    .text =
        „Kein Plättchen zweimal“ lässt sich auf drei Arten lesen.
        Die ganze Phase: kein Plättchen, auf dem er seit Beginn der Phase war, egal, wer ihn zog, und auch nicht das, auf dem sie begann. So hält es Hoppel.
        Anfänge: kein Plättchen, auf dem ein Lauf dieser Phase begann, und in einem Lauf keins zweimal. So stand es früher einmal auf Deutsch.
        Der Lauf: in einem Lauf kein Plättchen zweimal. Wer danach zieht, fängt neu an.
topic-short-moves = Früher enden
    .text = Die Regeln erlauben, den Hasen in eine Sackgasse zu führen. Hoppel versteht das so, dass es auch gilt, wenn ein anderer Weg den ganzen Wurf genutzt hätte. Strengere Tische erlauben es nur, wenn es keinen solchen Weg gibt.
topic-bunny-home = Auf welches Plättchen der Hase kommt
    .text = In der aktuellen Ausgabe auf jedes Hasenplättchen, in der Urfassung auf jedes Nestplättchen. Beides lässt sich mit dem Rest der anderen Ausgabe spielen.
topic-phase-timing = Wann die Hasenphase ist
    .text = In der aktuellen Ausgabe nach der Wertung, in der Urfassung davor. Davor können auch Figuren noch Eier bringen, die gleich nach Hause gehen.
topic-nest-timing = Wann Nester Eier bringen
    .text = Dem Wortlaut der aktuellen Ausgabe nach gehört es in die Wertung; was zu anderen Erweiterungen gesagt wird, passt nur danach. An den meisten Tischen gehen Figuren zuerst nach Hause. Bringen Nester davor Eier, werden es mehr.
topic-dragon-eats-bunny = Frisst der Drache den Hasen?
    .text = In der aktuellen Ausgabe ja, in der Urfassung nicht. Wer ein weiches Herz hat, darf wählen.
topic-dragon-nest-phase = Bringt ein Drachenplättchen eine Hasenphase?
    .text = In der aktuellen Ausgabe bringt ein Drachenplättchen, das ein Nest schließt, eine Hasenphase, sobald der Drache gezogen ist. In der Urfassung tun das nur Hasenplättchen.
topic-festival-return = Was das Fest zurückgibt
    .text = Laut Verlag jede eigene Figur. Manche Tische lassen Baumeister, Schwein, Scheune und Schäfer stehen.
topic-spring-adjacency = Welche Nachbarn zählen
    .text = Auf dem Blatt ist von Plättchen darüber, darunter und über Eck die Rede; links und rechts fehlen also. Hoppel hält das für ein Versehen und zählt alle acht. Wer es wörtlich nimmt, kann es so haben.
topic-second-place = Die 5 Punkte
    .text = In der aktuellen Ausgabe gibt es sie immer. In der Urfassung nur, wenn mehr als zwei spielen.
topic-after-first-tie = Nach einem geteilten ersten Platz
    .text = Ob noch jemand die zweitmeisten hat, wenn zwei die meisten haben, sagen die Regeln nicht. Bei Hoppel bringt die nächstkleinere Zahl trotzdem Punkte.
topic-zero-eggs = Ein Bonus ohne Ei
    .text = Wo es kaum Eier gab, sind die zweitmeisten vielleicht gar keine. Bei Hoppel gibt es dafür nichts; ihr könnt null auch wie jede andere Zahl zählen lassen.
topic-egg-supply = Der Vorrat
    .text = Was ist, wenn die Eier ausgehen, sagen die Regeln nicht. Hoppel beginnt mit sechzig, zählt weiter, wenn keins mehr da ist, und sagt, wie viele dem Tisch fehlen. Du kannst eine andere Zahl einstellen, oder so viele, wie nötig sind.
