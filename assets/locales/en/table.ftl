# The table on which a game is played.

# What happens now, in the bar; beneath it, quieter, what comes next.
table-now-place = { $player } lays a tile
table-now-place-again = { $player } lays a second tile
table-now-figure = { $player }: a figure?
table-now-deployed = { $player }: anything to score?
table-now-scoring = { $player } scores
table-now-dragon = The dragon moves
table-now-catapult = The catapult's round
table-now-bazaar = A bazaar is held
table-now-end = { $player }'s turn is over
table-now-roll = { $player } rolls
table-now-hop = { $player } hops
table-now-nest = A nest is complete
table-now-finished = The game is over

table-then = then { $player }
table-then-figure = then maybe a figure
table-then-pile-empty = the pile is empty
table-then-phase-over = then the phase is over
table-then-nest = then a nest pays
table-then-who = who is still standing there?
table-then-phase = then the bunny: { $player }
table-then-again = then { $player }, or a second tile
table-then-dragon = then the dragon moves
table-then-catapult = then the catapult
table-then-bazaar = then a bazaar
table-then-eat = eat your eggs

# While something is in the hand.
table-point-deploy = Tap the tile for the { $kind }
table-point-move = Tap where { $figure } goes
table-point-cross = Tap the city tile to which { $figure } crosses
table-point-dragon = Tap where the dragon goes
table-point-fairy = Tap where the fairy goes
table-point-bunny = Tap where the bunny is
table-point-tile = Tap where the tile really lies
table-pointing-about = on the board
table-off-board = Off the board
table-to-zone = To { $zone }
table-cancel = Leave it where it is

table-correcting = Corrections
table-correcting-about = tap what is wrong; nothing is paid for it
table-correct-bunny = Where the bunny is
table-correct-turn = Whose turn it is
table-correct-done = Done

# The board, for those who hear it.
table-cell-free = free place, { $cell }
table-cell-tile = tile
# Beside the cell on which the keyboard is.
table-cell-free-beside = free place { $sides }
side-above = above
side-right = to the right
side-below = below
side-left = to the left
table-cell-end = { $player } +{ $eggs }, { $cell }
table-cell-end-others = { $player } +{ $eggs }, others too, { $cell }
table-cell-barred = closed to the bunny, { $cell }
table-cell-moving = to be laid elsewhere, { $cell }
table-cell-parts = { $all }, { $part }
table-bunny = the bunny
table-dragon = the dragon
table-fairy = the fairy
table-nest = nest, { $around } of 8 around
table-nest-paid = nest, paid
table-earning = { $figure }, earns { $eggs ->
        [one] { $eggs } egg
       *[other] { $eggs } eggs
    }: take home

# Players' cards.
table-card = { $player }: { $eggs ->
        [one] { $eggs } egg
       *[other] { $eggs } eggs
    }, { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    } left, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-card-on = { $card }, to move
table-card-about = { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    } left · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-card-left = left the game · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# Once the game is over: with the points for the eggs.
table-card-over = { $player }: { $eggs ->
        [one] { $eggs } egg
       *[other] { $eggs } eggs
    }, { $points }
table-card-final = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } for the eggs
    }
# A narrow card, a line each.
table-card-figures = { $figures } left
table-card-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# The panel of a turn.
table-to-come = Still to come: { $bunnies ->
        [one] { $bunnies } bunny
       *[other] { $bunnies } bunnies
    } and { $nests ->
        [one] { $nests } nest
       *[other] { $nests } nests
    } · { $tiles ->
        [one] { $tiles } tile laid
       *[other] { $tiles } tiles laid
    }
table-to-come-pile = Still to come: { $bunnies ->
        [one] { $bunnies } bunny
       *[other] { $bunnies } bunnies
    }, { $nests ->
        [one] { $nests } nest
       *[other] { $nests } nests
    } and { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
# The same in a card, a line each.
table-to-come-title = Still to come
table-to-come-bunnies = { $count ->
        [one] { $count } bunny tile
       *[other] { $count } bunny tiles
    }
table-to-come-nests = { $count ->
        [one] { $count } nest
       *[other] { $count } nests
    }
table-to-come-tiles = { $count ->
        [one] { $count } tile in the pile
       *[other] { $count } tiles in the pile
    }
table-pile-maybe-empty = Is the pile empty? Count the eggs
table-pile-empty = The pile is empty: finish the game?
table-gardens = Which neighbours have a garden? Tap them.
table-festival = A figure, or one taken back (tap it), or neither.
table-move-fairy = Fairy
table-move-dragon = Move the dragon
table-main-place = Tap a free place
table-main-next = Next: { $player }
table-main-pay = Pay the eggs
table-main-phase = The bunny hops: { $player } rolls
table-main-mark = Go on: { $mark }
table-main-again = { $player } again
table-main-count = See the count

# Before a nest pays.
table-pays-closer = { $nests ->
        [one] { $player } closed it
       *[other] { $player } closed { $nests }
    }
table-pays-figures = { $player }, { $what }
table-pays-both = { $nests ->
        [one] { $player } closed it · { $what }
       *[other] { $player } closed { $nests } · { $what }
    }
# A row of who gets what, as a whole.
table-pays-row = { $what }: { $eggs }
table-pays-followers = { $count } followers
table-pays-several = { $count } figures
table-pays-about = Long gone home? Tap the figure on the board.
table-plus = +{ $number }

# What came of a tap on the board.
table-first = First “{ $button }”.
table-went-home = { $figure } is home again; Undo puts it back.
table-ate = { $eggs ->
    [one] { $player } eats an egg; Undo puts it back.
   *[other] { $player } eats { $eggs } eggs; Undo puts them back.
}
table-has-left = { $player } has left the game, keeps eggs and points, and is skipped.
table-left = { $player } has left and is skipped from now on; Undo brings { $player } back.

# The bunny phase.
table-phase = Bunny phase:{" "}
table-order-first = { $player }
table-order-next = , { $player }
table-die = Roll the die
table-die-tumbles = The die tumbles
table-die-shows = The die shows { $face }
table-roll = Roll
table-roll-again = Roll again what was undone
table-roll-about = or a real die shows
table-roll-again-about = The roll that was undone comes again; or a real die shows
table-by-hand = A real die shows { $face }
table-hops = { $hops ->
        [one] { $hops } hop
       *[other] { $hops } hops
    }
table-rolled-app = rolled by the app
table-rolled-hand = rolled by hand
table-rolled-none = nobody rolls; everyone hops twice
table-hop = Hop { $way }
table-hop-by-hand = Rolled { $hops } by hand: hop { $way }
table-hop-on = { $left ->
        [one] One more hop: tap where it goes on.
       *[other] { $left } more hops: tap where they go on.
    }
table-hop-short = Stop here anyway
table-hop-pick = Tap where the bunny goes
table-way = { $way }: { $pays }
table-gets = { $player } +{ $eggs }
table-gets-and = { $all } · { $part }
table-no-eggs = no eggs
table-pays-and = { $all }, { $part }
table-dead-end = then a dead end: nobody else hops
table-cut-short = cut short by a dead end
table-all-cut-short = No way is { $hops } hops long: every one ends early, in a dead end.
hints-looking = Looking ahead …
hints-exact = Best for { $player } first, once all have hopped
hints-exact-last = Best for { $player } first
hints-limited = Best for { $player } first, looking { $players ->
        [one] { $players } player
       *[other] { $players } players
    } ahead
hints-way = { $pays }; { $expected }
hints-expected = in the end { $player } +{ $eggs } on average
table-out-of-reach = No way of that many hops ends there.
table-too-far = The bunny cannot hop that far.
table-barred-tap-again = { $why } Tap there again to hop there anyway.
table-hop-anyway = Hop there anyway
table-well = All right

table-short = The table is short of { $eggs ->
        [one] { $eggs } egg
       *[other] { $eggs } eggs
    }.

# A step as the panel beside the board tells it.
table-step = { $step } { $eggs }

# Sheets.
table-menu = Menu
table-again-title = Whose tile is it?
table-again-next = { $player }
table-again-same = The tile is { $player }'s again
table-again-other = The tile is { $player }'s
table-spot-title = On what does the second figure stand?
table-whose-turn = Whose turn is it?
table-late-phase = Who moves the bunny first?
table-rules = Rules of this table
table-expansions = Expansions
table-seats = Who sits where
table-seats-about = Clockwise, from the top.
table-seat-up = Move { $player } up
table-seats-done = Sit like this

table-pile = Tiles in the pile
table-pile-about = Each tile that is laid is counted off; undo puts it back. Set the number right if it differs from yours.
table-pile-what = tiles in the pile
table-pile-count = Count down from { $tiles }
table-pile-off = Do not count them

table-refused = Not by the rules
table-refused-anyway-about = Tables do what tables do: it can be recorded all the same, and the history says so.
table-refused-rule = What the rule says
table-refused-anyway = Record it anyway
table-refused-well = Leave it

table-tile-plain = A plain tile
table-tile-marked = Tile: { $marks }
table-tile-laid = { $player } laid it, { $cell }.
table-tile-there = It lies { $cell }.
table-mend-tile = This tile was another one
table-mend-place = It lies somewhere else
table-all-marks = More marks
table-nest-waits = { $around ->
        [0] None of the 8 tiles around this nest is there yet.
        [one] 1 of the 8 tiles around this nest is there.
       *[other] { $around } of the 8 tiles around this nest are there.
    } It pays when all 8 are; nothing is owed until then.
table-nest-owes = All 8 tiles around this nest are there, and it has not paid yet. Who closed it?
table-nest-early = Has it paid at your table all the same? Who closed it?
table-dragon-here = Dragon to here
table-fairy-here = Fairy to here
table-put-figure = Put a figure here, of:
table-bunny-here = The bunny is here
table-take-tile = Take this tile away

table-figure = { $figure }, { $place }
table-figure-spot = { $figure } ({ $spot })
table-show = Show
table-show-name = Show { $figure } on the board
table-home = Take home
table-home-name = Take { $figure } home
table-take-back = Take back
table-take-back-name = Take { $figure } back
table-move = Move
table-move-name = Move { $figure }
table-cross = Cross the drawbridge
table-cross-name = { $figure } crosses the drawbridge

table-eggs = { $eggs ->
        [one] { $eggs } egg
       *[other] { $eggs } eggs
    }
table-eggs-about = { $eaten ->
        [0] none eaten
       *[other] { $eaten } eaten
    } · { $bonus ->
        [0] no bonus as it stands
       *[other] a bonus of { $bonus } as it stands
    }
table-eggs-final = { $eaten ->
        [0] none eaten
       *[other] { $eaten } eaten
    } · { $bonus ->
        [0] no bonus
       *[other] a bonus of { $bonus } points
    }
table-eat = Eat an egg
table-ledger-of = Where they came from
table-points = { $points ->
        [one] { $points } point known
       *[other] { $points } points known
    }
table-points-what = points
table-points-write = Write down { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-rename = Change name or colour
table-rename-name = Name
table-rename-done = Take this name
table-leave = Leaves the game

# Commands of the table.
command-history = History
command-history-help = Every step; go back, or mend one
command-ledger = Ledger
command-ledger-help = Where each egg came from
command-finish = Count the eggs
command-finish-help = At the end of the game: the 10 and the 5 points
command-correct = Corrections
command-correct-help = Put right what cannot be mended
command-move-dragon = Move the dragon
command-move-dragon-help = Tap where it goes
command-move-fairy = Move the fairy
command-move-fairy-help = Tap where it goes
command-pass-hop = Does not hop
command-pass-hop-help = The next player moves the bunny
command-call-off = Call the bunny phase off
command-call-off-help = Nobody else moves the bunny
command-late-phase = Bunny phase now
command-late-phase-help = One that was forgotten
command-table-rules = Rules of this table
command-table-rules-help = House rules and expansions, changed from here on
command-seats = Who sits where
command-seats-help = The order in which turns come
command-turn-board = Turn the board
command-turn-board-help = For the other side of the table
command-fit = Show the whole board
command-fit-help = As large as there is room
command-zoom-in = Nearer
command-zoom-in-help = Larger tiles
command-zoom-out = Farther
command-zoom-out-help = Smaller tiles

# Taking the game along.
along = Take it along
along-code = QR code of the table as it stands
along-link-about = The table as it stands, to go on elsewhere: let another phone read the code, or send the link.
along-text-about = The table as it stands, as a text to send: on another computer “hoppel open” goes on from there.
along-later = In the middle of a turn the table cannot be handed over. Once the turn is over, it can.
along-over = The game is over, so there is nothing to go on with elsewhere.
along-files = Keep it as a file
along-copy = Copy it
along-copied = Copied
along-too-large = There is too much on this table for a link; take the game file.
along-game = Game file
along-game-about = The whole game with its history
along-png = Picture
along-png-about = Board, eggs and points to print and pin on the wall (PNG)
along-svg = Picture of any size
along-svg-about = The same, sharp also on a poster (SVG)
along-ledger = Ledger as a table
along-ledger-about = Every egg and point, for a spreadsheet (CSV)
along-rolls = Rolls as a table
along-rolls-about = Every roll of the die, for a spreadsheet (CSV)
