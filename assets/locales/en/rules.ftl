# The rules at hand. Under each topic's name its title; `.text` is what one reads. Underscores and dots of the name are
# hyphens here.

topics-turn = The turn
topics-nests = Nests
topics-bunny = The bunny phase
topics-eggs = Eggs
topics-bonus = The final bonus
topics-editions = Editions
topics-expansions = With other expansions
topics-spring = The Spring
topics-drawbridges = Drawbridges
topics-festival = The Festival
topics-house = House rules

# Where a rule comes from: "Easter, both editions: the text of the rules".
topic-origin = { $book }: { $source }
book-carcassonne = Carcassonne itself
book-easter = Easter, both editions
book-hig = Easter, current edition (HiG)
book-original = Easter, original edition
book-spring = The Spring
book-festival = The Festival
source-text = the text of the rules
source-clarification = a clarification by the publisher
source-community = how the players' community reads it
source-choice = Hoppel's choice, for the rules do not say
# The expansions without which it does not come up.
topic-with = With { $expansions }

# Who gets eggs. The rows begin with a figure, "big follower", or one of these two.
receiver-neutral = dragon, fairy, mage, witch and the bunny itself
receiver-off-board = any figure beside the board or in a prison
# What is said about a row: the source, before it the expansion the figure comes with.
receiver-about = { $source }
receiver-with = { $expansion }: { $source }

# Words that are looked up, and behind the colon the word that the rules have for them. A word may stand in several lines.
rules-also =
    rabbit hare bunnies: bunny
    meeple meeples worker workers farmer farmers knight knights monk highwayman: follower
    meeple meeples worker workers: figure
    draw tied: tie
    dice d6: die
    diagonal diagonals diagonally: corner
    eating: eaten
    eating: eats
    farm farms: field
    pigs: pig
    volcano volcanoes volcanos: dragon
    circus: ringmaster
    circus: big top

topic-eggs-who = Who gets eggs?
    .text = Each figure on a tile that pays earns its owner this much, every time such a tile pays. It makes no difference where on the tile it stands: on a road, in a field, on a tower, a bridge or a hill.

topic-step = The course of a turn
    .text =
        Lay a tile; deploy a figure, or leave it; score what is finished and take those figures home; let complete nests pay; hold the bunny phase, if there is one. Then the next player is on. In the original edition the bunny phase comes before the scoring.
        Each of these has its time, and is recorded in its time.
topic-place-beside = A tile lies beside a tile
    .text = A new tile touches one that lies there already, above, below, to the left or to the right. A corner is not enough.
topic-deploy-tile = On the tile just laid
    .text = A figure is deployed on the tile that was just laid and on no other, unless a portal or a flying machine takes it elsewhere.
topic-deploy-player = In one's own turn
    .text = Players deploy their own figures, each in their own turn.
topic-deploy-step = Before the scoring
    .text = The time to deploy is between laying the tile and scoring. Once the scoring has begun, the figure has to wait for the next tile.
topic-deploy-count = One figure a tile
    .text = One figure may be deployed with a tile. Beside a statue of The Spring there may be two, and the phantom may always come besides.
topic-deploy-supply = Only what is left
    .text = Whoever has all figures of a kind on the table has none to deploy, until one comes home.
topic-impossible = What cannot be
    .text = Two tiles in one place, an egg that nobody has, a figure that is not there: no house rule makes that possible, so Hoppel does not record it. If the table looks otherwise than the screen, corrections put the screen right.
topic-easter-tiles = The Easter tiles
    .text = There are 22: ten with a nest and twelve with a bunny. They are shuffled in among the others. Bunny, die and eggs lie ready beside the board.
topic-tunnel-road = The tile with the tunnel
    .text = Its two pieces of road belong to one road that runs on below. The fields above and beneath are not cut by it.

topic-nest-complete = When a nest is complete
    .text = As with a monastery, all eight places around the nest must hold a tile, the four corners included. A place that can never be filled stays a gap.
topic-nest-closer = Two eggs for the last tile
    .text = Whoever lays the tile that completes a nest gets 2 eggs when it pays. That may be the nest tile itself, laid into a hole.
topic-nest-followers = Eggs around a nest
    .text = When a nest is complete, everyone gets eggs for the figures on the nine tiles, the nest tile and the eight around it: 1 egg for each figure that earns any. It does not matter who completed the nest.
topic-nest-gone-home = Figures that have gone home
    .text = Nests pay after the scoring. A figure whose city, road or monastery was finished by the same tile is home by then, and earns nothing here.
topic-nest-several = Two nests at once
    .text = One tile can complete several nests. Each of them pays in full, from top to bottom and from left to right, and a figure that stands near two is paid by both.
topic-nest-once = A nest pays once
    .text = When a nest has paid, it is done. It stays where it is, and the bunny still hops across it.
topic-nest-open = Nests that stay open
    .text = A nest that lacks a tile when the game ends brings nobody an egg.
topic-nest-symbol = Nobody stands on nest or bunny
    .text = The nest and the bunny on a tile are pictures, not places: a figure goes on the road, the city, the field or the monastery there.

topic-bunny-tile = The bunny comes to its tile
    .text = As soon as a bunny tile is laid, the bunny is put on it, wherever it was before. It takes nobody's place and blocks nothing.
topic-bunny-nest = The original: it comes to the nest
    .text = In the original edition the bunny is put on each new nest tile. A bunny tile calls it only if it is not on the board; otherwise it hops from where it sits.
topic-phase-due = When there is a bunny phase
    .text = Each bunny tile is followed by a bunny phase: in the current edition when everything is scored and the nests have paid, in the original before the scoring. In a double turn there can be one in each part.
topic-phase-bunny = No bunny, no phase
    .text = The bunny must be on the board when the time comes. Before the first bunny tile it is not, nor after the dragon ate it.
topic-phase-order = Everyone moves the bunny once
    .text = It begins with whoever laid the tile, and goes round clockwise, until everyone has moved the bunny once. Then it is the next player's turn as usual.
topic-phase-roll = The bunny's die
    .text = Before each move the die is rolled: it says how many hops. The special die shows 1, 1, 2, 2, 3, 3. On an ordinary one, 1 and 2 are one hop, 3 and 4 two, 5 and 6 three.
topic-hop-beside = A hop goes to a neighbour
    .text = The bunny hops up, down, left or right, never across a corner. It may turn after every hop.
topic-hop-tile = Only onto tiles
    .text = Where no tile lies the bunny cannot go, nor leap across such a place.
topic-hop-no-bunny = Tiles closed to the bunny
    .text = Some tables keep the bunny out of special tiles, such as the City of Carcassonne. A tile that is marked so is closed: the bunny hops around it.
topic-hop-revisit = No tile twice
    .text = The bunny does not go back to a tile where it has been. For how long that holds is not said, and so it is a house rule.
topic-hop-count = As many hops as rolled
    .text = The whole roll is hopped. A path may only be shorter if it ends where the bunny cannot go on. To steer it into such a dead end is allowed, also on purpose.
topic-hop-eggs = Eggs on the bunny's way
    .text = Every tile it hops on or across pays: everyone gets eggs for the figures there, whoever moves the bunny. The tile on which a move starts pays nothing.
topic-phase-stuck = The bunny is stuck
    .text = If no hop is left, everyone who has not yet moved the bunny goes without, and the phase is over.

topic-eggs-stay = Earning does not send home
    .text = Figures that earn eggs stay where they are. Every owner is paid, not only the player who closed the nest or moved the bunny.
topic-eggs-left = Eaten eggs do not count
    .text = What counts in the end is what a player has left. Eggs may be eaten at any time, at one's own risk; more than one has cannot be eaten.
topic-eggs-supply = How many eggs
    .text = You need plenty of small ones, best made of chocolate. About sixty will do.

topic-bonus-first = 10 points for the most eggs
    .text = At the end whoever has most eggs left gets 10 points.
topic-bonus-second = 5 points for the second most
    .text = The next lower number of eggs brings 5 points. In the original edition that is only so when more than two play.
topic-bonus-tie = Ties
    .text = Whoever ties gets the points in full: if two have the most eggs, each of them gets 10.
topic-bonus-bunny = The bunny at the end
    .text = Wherever the bunny sits when the game ends, it makes no difference.
topic-bonus-fixed = Finished is finished
    .text = The bonus is worked out when the game is finished, from the eggs that were left. What is eaten later changes nothing any more: enjoy.

topic-edition-hig = The current edition
    .text = A bunny tile brings the bunny. Nests pay after the scoring, and the bunny phase follows. The dragon eats the bunny. The second most eggs are always paid.
topic-edition-original = The original edition
    .text = Made by a player, before it was published. A nest tile brings the bunny, and the bunny phase comes before the scoring, so that figures about to go home can still earn eggs. Bunny and dragon get along. With two players there are no 5 points.

topic-with-big-follower = The big follower
    .text = As large as it is, it gets 1 egg like the others.
topic-with-builder = Builder and pig
    .text = They help in other ways; when eggs are given out they go without.
topic-turn-again = Two parts of a turn
    .text = A builder can give a second part, but never a third. Nests can pay, and a bunny phase can be held, in each of the two.
topic-dragon-eats = The dragon eats the bunny
    .text = When the dragon comes to the bunny's tile, it eats it. The bunny is then off the board until the next bunny tile. In the original edition the two can share a tile.
topic-dragon-fairy = The fairy keeps the dragon off
    .text = The dragon does not enter the tile where the fairy is.
topic-dragon-company = Bunny and fairy
    .text = The bunny may sit on the fairy's tile.
topic-dragon-phase = A dragon tile that completes a nest
    .text = It also starts a bunny phase, once the dragon has moved and if the bunny is still there.
topic-with-tower = Towers
    .text = A tower does not catch the bunny. A follower on top of a tower gets eggs like any other.
topic-with-abbey = Wagon, mayor, barn, abbey
    .text = Wagon and mayor get 1 egg each, the barn none. An abbey counts as one of the eight tiles around a nest.
topic-with-count = The City of Carcassonne
    .text = Nobody is called out of the City of Carcassonne when a nest pays. A heretic at a place of cult gets an egg as a monk does.
topic-with-catapult = The catapult
    .text = When a tile with a catapult completes a nest, the catapult round is played first; then the nest pays.
topic-with-bridges = Bridges, castles, bazaars
    .text = A follower on a bridge gets an egg. A nest does not make a castle score. The bazaar is held when the nests have paid.
topic-with-sheep = Shepherds, hills, vineyards
    .text = A shepherd is no follower, but brings 1 egg like one. Hills and vineyards change nothing about eggs.
topic-with-goldmines = Gold
    .text = A nest that is completed brings no gold.
topic-with-mage = Mage and witch
    .text = They get no eggs and take none away. The bunny may share a tile with either.
topic-with-tunnel = Tunnel tokens
    .text = Where tunnel tokens are used, the road on the Easter tile with the tunnel is really broken there, and its two pieces need not belong together.
topic-with-abbot = The abbot
    .text = The rules of Easter do not name it. It is a follower, and so it gets 1 egg.
topic-with-phantom = The phantom
    .text = The rules of Easter do not name it. It is a follower, and so it gets 1 egg.
topic-with-ringmaster = The ringmaster
    .text = The rules of Easter do not name it. It is a follower, and so it gets 1 egg.
topic-with-guard = The guard
    .text = The rules of Easter do not name it. It is a follower, and so it gets 1 egg.

topic-spring-points = Points for a spring tile
    .text = Whoever lays a spring tile scores 3 points for each neighbour with a garden and 1 point for each that is a spring tile. One that is both pays both. The new tile itself is not counted. Which neighbours count is a house rule.
topic-spring-moment = When spring pays
    .text = The points come when the scoring begins. Nothing between there and the end of the turn changes them.
topic-spring-flowers = Flowers are no gardens
    .text = Only a garden counts as one. Flowers and flower beds, such as those around the monastery, are there to be looked at.
topic-spring-garden = One garden a tile
    .text = Hoppel takes it that no tile has more than one garden.
topic-statue-two = Two figures beside a statue
    .text = A tile that is laid next to a statue tile may receive two figures instead of one. That holds for the statues of all four seasons.
topic-statue-areas = In different areas
    .text = The two figures beside a statue stand in different areas: one on the road and one in the city, say.
topic-statue-limits = How far a statue goes
    .text = Any two figures will do. A statue tile does not help itself when it is laid, and two statues do not make three figures.
topic-spring-mixture = The Spring among others
    .text = The Spring was made for the base game. Whoever plays it with Easter or anything else makes a mixture of their own, for which the rules say nothing.

topic-drawbridge-road = The road at a drawbridge
    .text = A road that leads to a drawbridge does not end there. It is scored when both its ends are closed. Ditches do not cut the fields, which reach up to the city.
topic-drawbridge-cross = Who crosses a drawbridge
    .text = When the road is scored and the city is not finished, the bridge is down: instead of going home, a figure on that road may cross into the city. Normal and big followers, wagons, ringmasters, guards and phantoms can. Builders, fairies, ghosts, mages and witches cannot, nor can whatever never stands on a road.
topic-drawbridge-where = From anywhere to anywhere
    .text = The figure may come from any tile of the road, also across bridges, tunnels, ferries, roundabouts or labyrinths, and whatever finished the road. It may go to any tile of the city, but only onto the city itself, never into a monastery inside.
topic-drawbridge-nothing = What crossing does not do
    .text = Crossing is not deploying: it brings no fruit from the trees, and no bonus from Notre-Dame.
topic-drawbridge-wagon = A wagon at the bridge
    .text = A wagon does one of three things: it goes home, or moves on as wagons do, or crosses. Never two of them.
topic-drawbridge-count = From the City of Carcassonne
    .text = A figure that was sent to the road from the City of Carcassonne may cross like the others.
topic-drawbridge-big-top = The big top waits
    .text = Figures cross before the big top is scored.
topic-drawbridge-ghost = Ghosts go back first
    .text = A ghost on the figure goes back to the supply before the figure crosses.
topic-drawbridge-revolts = Safe from the revolts
    .text = A figure that is protected stays protected in the city. One that is not can be placed there protected for 4 points.

topic-festival-tile = What a Festival tile does
    .text = Whoever lays a tile with the festival sign may take a figure back instead of deploying one. Other tiles do not allow that; figures that were scored go home by themselves.
topic-festival-either-or = One or the other
    .text = With a Festival tile a player deploys a figure, or takes one back, or does neither. Not both.
topic-festival-figures = Which figures come back
    .text = Any figure of one's own: normal and big follower, wagon, mayor, builder, pig, barn, shepherd, phantom, abbot, ringmaster and guard.
topic-festival-own = Only one's own
    .text = Nobody takes back somebody else's figure, nor the dragon, the fairy or anything else that belongs to nobody.
topic-festival-zones = From beside the board
    .text = A figure may also come back out of the City of Carcassonne, even from the quarter where the count is, from the Wheel of Fortune, from Leipzig or the bathhouse.
topic-festival-prison = Not out of a prison
    .text = A figure that a tower has captured stays captured.
topic-festival-no-score = It scores nothing
    .text = A figure that is taken back earns no points. A shepherd leaves the flock where it is: it stays with the other shepherds there, or waits for a new one. An abbot brings nothing either.
topic-festival-phantom = And the phantom
    .text = Whoever took a figure back may still deploy the phantom in the same turn.
topic-festival-fairy = Or the fairy
    .text = In one part of a turn a player takes a figure back or moves the fairy, not both.
topic-festival-points = No points at the end
    .text = Festival tiles are scored like any others, and bring nothing more at the end.

topic-die = The die
    .text = The special die belongs to The Flying Machines. An ordinary die does as well. In a variant from the time before the publisher nobody rolls, and everyone moves the bunny two hops.
topic-revisit = Where the bunny may not come back to
    .text =
        “No tile twice” can be read in three ways.
        The whole phase: no tile on which it has been since the phase began, whoever moved it, nor the tile where it began. Hoppel takes this one.
        Starts: no tile from which a move of this phase set out, nor a tile twice in one move. An older wording in German says so.
        The move: no tile twice in one player's move. The next player begins afresh.
topic-short-moves = Ending early
    .text = The rules let the bunny be steered into a dead end. Hoppel takes that to hold even if another path would have used the whole roll. Stricter tables allow it only if there is no such path.
topic-bunny-home = Which tile the bunny comes to
    .text = To each bunny tile in the current edition, to each nest tile in the original. Either can be played with the rest of the other edition.
topic-phase-timing = When the bunny phase is
    .text = After the scoring in the current edition, before it in the original. Before it, figures that are about to go home can still earn eggs.
topic-nest-timing = When nests pay
    .text = The words of the current edition put it into the scoring; what is said about other expansions only fits after it. Most tables let figures go home first. If nests pay before that, there are more eggs.
topic-dragon-eats-bunny = Does the dragon eat the bunny?
    .text = In the current edition it does, in the original it does not. Softer hearts can choose.
topic-dragon-nest-phase = Does a dragon tile start a bunny phase?
    .text = In the current edition a dragon tile that completes a nest does, after the dragon has moved. In the original only bunny tiles do.
topic-festival-return = What the Festival gives back
    .text = By the publisher's word it is any figure of one's own. Some tables leave builder, pig, barn and shepherd where they are.
topic-spring-adjacency = Which neighbours count
    .text = The sheet speaks of tiles above, below and at the corners, and so leaves out left and right. Hoppel takes that for a slip and counts all eight. Whoever holds to the letter can have it.
topic-second-place = The 5 points
    .text = The current edition always pays them. The original does so only when more than two play.
topic-after-first-tie = After a shared first place
    .text = The rules do not say whether anyone is second when two are first. Hoppel pays the next lower number all the same.
topic-zero-eggs = A bonus without an egg
    .text = If hardly any eggs were given out, the second most may be none at all. Hoppel pays nothing for that; a table can let zero count like any other number.
topic-egg-supply = The supply
    .text = The rules do not say what happens when the eggs run out. Hoppel begins with sixty, goes on counting when none is left, and says how many the table is short of. It can be told another number, or that there are as many as are needed.
