# What the speakers of this language call it, for the choice among languages.
language-name = English

# The game's terms, by the names the game file uses. Underscores and dots there are hyphens here.
# `.one` is the term where one of it is spoken of for the first time.

kind-follower = follower
    .one = a follower
kind-big-follower = big follower
    .one = a big follower
kind-builder = builder
    .one = a builder
kind-pig = pig
    .one = a pig
kind-mayor = mayor
    .one = a mayor
kind-wagon = wagon
    .one = a wagon
kind-barn = barn
    .one = a barn
kind-shepherd = shepherd
    .one = a shepherd
kind-abbot = abbot
    .one = an abbot
kind-phantom = phantom
    .one = a phantom
kind-ringmaster = ringmaster
    .one = a ringmaster
kind-guard = guard
    .one = a guard

mark-nest = nest
mark-bunny = bunny
mark-dragon = dragon
mark-volcano = volcano
mark-festival = festival
mark-spring = spring
mark-garden = garden
mark-statue = statue
mark-drawbridge = drawbridge
mark-tunnel = tunnel
mark-catapult = catapult
mark-bazaar = bazaar
mark-abbey = abbey
mark-hill = hill
mark-vineyard = vineyard
mark-portal = magic portal
mark-flying-machine = flying machine
mark-no-bunny = no bunny

# These stand after "in" and "to".
zone-city-of-carcassonne = the City of Carcassonne
zone-wheel-of-fortune = the Wheel of Fortune
zone-leipzig = Leipzig
zone-bathhouse = the bathhouse
zone-prison = prison

# On what a figure stands.
spot-road = road
spot-city = city
spot-field = field
spot-monastery = monastery
spot-other = something else

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-black = black
colour-pink = pink
colour-grey = grey
colour-white = white
colour-purple = purple
colour-orange = orange

edition-hig = the current edition (Hans im Glück)
edition-original = the original edition

expansion-inns-and-cathedrals = Inns & Cathedrals
expansion-traders-and-builders = Traders & Builders
expansion-abbey-and-mayor = Abbey & Mayor
expansion-hills-and-sheep = Hills & Sheep
expansion-abbot = The Abbot
expansion-phantom = The Phantom
expansion-big-top = Under the Big Top
expansion-ghosts-castles-and-cemeteries = Ghosts, Castles & Cemeteries
expansion-easter = Easter
expansion-spring = The Spring
expansion-drawbridges = Drawbridges
expansion-festival = The Festival
expansion-princess-and-dragon = The Princess & the Dragon
expansion-tower = The Tower
expansion-count-king-and-robber = Count, King & Robber
expansion-catapult = The Catapult
expansion-bridges-castles-and-bazaars = Bridges, Castles & Bazaars
expansion-goldmines = The Goldmines
expansion-mage-and-witch = Mage & Witch
expansion-tunnel = The Tunnel
expansion-peasant-revolts = The Peasant Revolts

# What a house rule is about, and what each of its values means. Together: "die: special (1 1 2 2 3 3)".
setting-die = die
setting-die-special = special (1 1 2 2 3 3)
setting-die-d6 = ordinary (1–2 is 1 hop, 3–4 is 2, 5–6 is 3)
setting-die-none = none, everyone hops twice
setting-revisit = tiles the bunny may not enter again
setting-revisit-phase = all it has been on in the phase
setting-revisit-starts = all from which a move of the phase started
setting-revisit-move = all it has been on in the same move
setting-short-moves = short paths
setting-short-moves-dead-end = into any dead end
setting-short-moves-forced = only when no path uses the whole roll
setting-bunny-home = the bunny comes
setting-bunny-home-bunny-tile = to a bunny tile
setting-bunny-home-nest-tile = to a nest tile
setting-phase-timing = the bunny phase comes
setting-phase-timing-after-scoring = after the scoring
setting-phase-timing-before-scoring = before the scoring
setting-nest-timing = nests pay
setting-nest-timing-after-scoring = after the scoring
setting-nest-timing-during-scoring = before figures go home
setting-dragon-eats-bunny = the dragon eats the bunny
setting-dragon-eats-bunny-true = yes
setting-dragon-eats-bunny-false = no
setting-dragon-nest-phase = a dragon tile that completes a nest starts a bunny phase
setting-dragon-nest-phase-true = yes
setting-dragon-nest-phase-false = no
setting-second-place = 5 points for the second most eggs
setting-second-place-always = always
setting-second-place-three-or-more = only with three or more players
setting-after-first-tie = 5 points after a shared first place
setting-after-first-tie-second-paid = paid all the same
setting-after-first-tie-none = not paid
setting-zero-eggs = a bonus without an egg
setting-zero-eggs-no-bonus = none
setting-zero-eggs-counts = zero counts like any other number
setting-egg-supply = eggs in the supply
setting-egg-supply-eggs = { $eggs }
setting-egg-supply-unlimited = as many as are needed
setting-festival-return = the Festival gives back
setting-festival-return-figures = any figure
setting-festival-return-followers = no builder, pig, barn or shepherd
setting-spring-adjacency = neighbours of a spring or statue tile
setting-spring-adjacency-eight = the eight around it
setting-spring-adjacency-vertical-or-diagonal = all but the left and the right one
# One setting with its value.
setting = { $name }: { $value }

# What a rule says, as one may read it beside a refusal.
rule-step = Everything in a turn comes in its order.
rule-impossible = What cannot be is not recorded.
rule-place-beside = A tile is laid beside another tile.
rule-deploy-tile = A figure goes on the tile just laid.
rule-deploy-player = Players deploy in their own turn.
rule-deploy-step = Figures are deployed before the scoring.
rule-deploy-count = One figure is deployed a part, two beside a statue, and the phantom besides.
rule-statue-areas = Two figures beside a statue stand in different areas.
rule-deploy-supply = Nobody deploys more figures than they own.
rule-festival-tile = Only with a Festival tile is a figure taken back.
rule-festival-own = Only own figures are taken back.
rule-festival-prison = No figure is taken back out of a prison.
rule-festival-figures = The table has agreed which figures may be taken back.
rule-festival-either-or = With a Festival tile one deploys a figure or takes one back, not both.
rule-festival-fairy = In one part a figure is taken back or the fairy is moved, not both.
rule-drawbridge-cross = Only normal and big followers, wagons, ringmasters, guards and phantoms cross a drawbridge.
rule-dragon-fairy = The dragon stays off the fairy's tile.
rule-turn-again = A turn has two parts at most.
rule-hop-beside = The bunny hops up, down, left or right.
rule-hop-tile = The bunny hops onto tiles only.
rule-hop-no-bunny = Some tiles are closed to the bunny.
rule-hop-revisit = The bunny does not come back to where it has been.
rule-hop-count = The bunny hops as often as was rolled, or into a dead end.
rule-eggs-left = Nobody gives up more eggs than they have.
rule-phase-order = In a bunny phase every player moves the bunny once.
rule-nest-complete = A nest pays when the eight places around it hold tiles.

# Where the game stands; these begin a sentence or follow a colon, and have no full stop.
step-place = { $player } is to lay a tile
step-figure = { $player } may deploy a figure, or goes on
step-scoring = { $player } scores what is finished, figures go home, and on it goes
step-end = { $player }'s turn is over, or goes on with a second part
step-roll = { $player } is to roll for the bunny
step-hop = { $player } is to move the bunny { $hops ->
        [one] { $hops } hop
       *[other] { $hops } hops
    }
step-finished = the game is over

# A place on the board. In words, for people at the table; in numbers, for people with the game file. By itself it is a
# name; `.at` is how it stands in a sentence, which has no word for "at" of its own: "a tile { $cell }". The three in between
# serve as both.
cell-start = the start tile
    .at = at the start tile
cell-across = { $x } { $side ->
        [right] right
       *[left] left
    } of the start tile
cell-along = { $y } { $height ->
        [up] above
       *[down] below
    } the start tile
cell-both = { $x } { $side ->
        [right] right
       *[left] left
    } and { $y } { $height ->
        [up] above
       *[down] below
    } the start tile
cell-numbers = ({ $x }, { $y })
    .at = at ({ $x }, { $y })

# Where a figure is, if not on a tile.
place-zone = in { $zone }

# A player whom the table does not have.
player-unknown = player { $player }
# A figure, by its owner and kind; the number is added where the game file is spoken of.
figure-known = { $player }'s { $kind }
figure-numbered = { $player }'s { $kind } (figure { $figure })
figure-unknown = figure { $figure }

# Lists: "A, B and C". The first of them joins the last two, the second all before.
list-last = { $first } and { $last }
list-next = { $first }, { $next }

# A number with two places.
decimal = { $whole }.{ $hundredths }
