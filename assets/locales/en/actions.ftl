# What the players did, as the history tells it.

action-place = { $player } lays a tile { $cell }.
action-place-marked = { $player } lays a tile { $cell }: { $marks }.
action-deploy = { $player } deploys { $kind } { $cell }.
action-deploy-spot = { $player } deploys { $kind } { $cell } ({ $spot }).
action-take-back = { $player } takes back { $figure }.
action-recall = { $count ->
        [one] { $figures } goes home.
       *[other] { $figures } go home.
    }
action-move-cell = { $figure } moves and now stands { $cell }.
action-move-zone = { $figure } moves to { $zone }.
action-drawbridge = { $figure } crosses the drawbridge and now stands { $cell }.
action-dragon = The dragon flies off and lands { $cell }.
action-dragon-off = The dragon leaves the board.
action-fairy = The fairy moves and now stands { $cell }.
action-fairy-off = The fairy leaves the board.
action-next-figure = { $player } scores what is finished.
action-next-scoring = { $player } has scored.
action-next-end = { $player }'s turn is over.
action-again = { $player } goes on with the next part of the turn.
action-roll = { $player } rolls { $hops ->
        [one] { $hops } hop
       *[other] { $hops } hops
    }.
action-roll-face = { $player } rolls a { $face }: { $hops ->
        [one] { $hops } hop
       *[other] { $hops } hops
    }.
action-hop = { $player } moves the bunny { $arrows }, now { $cell }.
action-pass = { $player } does not move the bunny.
action-call-off = The bunny phase is called off.
action-phase = A bunny phase is held late, beginning with { $player }.
action-score-nest = The nest { $cell } is paid by hand; { $player } closed it.
action-finish = The game is finished.
action-put-tile = Corrected: there is a tile { $cell }.
action-put-tile-marked = Corrected: there is a tile { $cell }: { $marks }.
action-set-marks = Corrected: the tile { $cell } has { $marks }.
action-set-marks-plain = Corrected: the tile { $cell } is plain.
action-put = Corrected: { $player } has { $kind } { $place }.
action-take-tile = Corrected: there is no tile { $cell }.
action-set-bunny = Corrected: the bunny is { $cell }.
action-set-bunny-off = Corrected: the bunny is off the board.
action-set-settings = From here on the table plays with { $settings }.
action-set-expansions = From here on the expansions are { $expansions }.
action-set-no-expansions = From here on there are no expansions.
action-set-both = { $settings } { $expansions }
action-set-nothing = The rules of the table stay as they are.
action-set-turn = It is { $player }'s turn.
action-seats = The players now sit in the order { $players }.
action-rename = { $player } is now called { $name }.
action-recolour = { $player } now has { $colour }.
action-rename-both = { $player } is now called { $name } and has { $colour }.
action-rename-nothing = { $player } keeps name and colour.
action-leave = { $player } leaves the game.

# What can be done, as it is named in a list of things to do.
verb-place = lay a tile
verb-deploy = deploy a figure
verb-take-back = take a figure back
verb-recall = take figures home
verb-move = move a figure
verb-drawbridge = cross a drawbridge
verb-points = write down points
verb-dragon = move the dragon
verb-fairy = move the fairy
verb-next = go on
verb-again = play a second part
verb-roll = roll
verb-hop = move the bunny
verb-eat = eat eggs
verb-adjust = put eggs right
verb-pass = leave somebody out
verb-call-off = call the phase off
verb-phase = hold a bunny phase late
verb-score-nest = pay a nest by hand
verb-finish = finish the game
verb-put-tile = correct: put a tile there
verb-set-marks = correct: the marks of a tile
verb-put = correct: put a figure there
verb-take-tile = correct: take a tile away
verb-set-bunny = correct: where the bunny is
verb-set = change the rules of the table
verb-set-turn = correct: whose turn it is
verb-seats = change seats
verb-rename = change a name or colour
verb-leave = leave the game
