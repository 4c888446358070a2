# Why something was not recorded, and what to do instead. One sentence each.

refusal-not-now = Not now: { $now }.
refusal-not-then = At that moment { $now }.
refusal-finished = The game is over: only eggs eaten, points and names can still be written down.
refusal-cell-taken = There is a tile { $cell } already; choose a free place.
refusal-no-tile = There is no tile { $cell }; choose one that is there, or lay it first.
refusal-no-part-tile = The tile of this turn is gone; say on which tile the figure goes.
refusal-no-figure = { $figure } is not on the table; choose one that is.
    .spoken = That figure is not on the table; choose one that is.
refusal-figure-twice = { $figure } is named twice; name each figure once.
refusal-no-player = There is no { $player }; choose one of those at the table.
refusal-has-left = { $player } has left the game; choose somebody who still plays.
refusal-too-few-stay = Two players at least must stay; finish the game instead.
refusal-seats-not-each-once = The new seating order must name each player once.
refusal-name-empty = A name needs at least one character; choose another.
refusal-name-too-long = A name has at most { $most } characters; choose a shorter one.
refusal-name-control = The name has a character in it that cannot be shown; choose another.
refusal-name-taken = { $player } has that name already; choose another.
refusal-no-colour = There is no colour “{ $colour }”; choose { $colours }.
refusal-colour-taken = { $player } has that colour already; choose another.
refusal-no-face-special = The special die has no { $face }, only 1, 2 and 3; read it again.
refusal-no-face-d6 = The die has no { $face }, only 1 to 6; read it again.
refusal-no-face-none = Without a die nobody rolls; everyone moves the bunny two hops.
refusal-empty-path = There is no hop in this path; hop onto a tile beside the bunny.
refusal-no-bunny = The bunny is not on the board; put it on a tile first.
refusal-no-nest = There is no nest { $cell }; choose a nest, or mark the tile as one.
refusal-nest-paid = The nest { $cell } has paid already; each nest pays once.
refusal-nest-open = The nest { $cell } has { $around } of its eight tiles; it pays when the { $missing ->
        [one] last one is
       *[other] other { $missing } are
    } laid.
refusal-occupied = Something stands on the tile { $cell }; move the figures, the bunny, the dragon and the fairy off it first.
refusal-too-few-eggs = { $player } has { $left ->
        [0] no eggs
        [one] only { $left } egg
       *[other] only { $left } eggs
    } left, not { $asked }; take no more than that.
refusal-full = The game is full, its file holds no more than { $limit } of these; finish it and begin a new one.
refusal-beyond-bounds = A text is too long or a number too large for a game to hold; make it smaller.
refusal-nothing-beside = Nothing lies beside the place { $cell }; lay the tile against another one.
refusal-not-part-tile = The figure goes on the tile just laid, not on the one { $cell }.
refusal-not-their-turn = { $player } deploys in { $player }'s own turn; now it is { $turn }'s.
refusal-too-late = Figures are deployed before the scoring; wait for the next tile.
refusal-deployed-enough = { $allowed ->
        [one] A figure was
       *[other] { $allowed } figures were
    } deployed with this tile already, and it takes no more; go on.
refusal-deployed-phantom = The phantom was deployed with this tile already; go on.
refusal-same-area = Beside a statue the second figure needs an area of its own, and the first stands on “{ $spot }”; say another one.
refusal-same-area-unnamed = Beside a statue the second figure needs an area of its own; say which one.
refusal-none-left = { $player } has no { $kind } left, { $owned ->
        [one] the only one is
       *[other] all { $owned } are
    } out; take one home first.
refusal-none-owned = { $player } owns no { $kind }; it comes with an expansion that is not in play.
refusal-already-taken-back = A figure was taken back with this tile already, so nothing more is deployed or taken back; go on.
refusal-fairy-stays = A figure was taken back with this tile, so the fairy stays where it is.
refusal-already-deployed = A figure was deployed with this tile, so none is taken back; go on.
refusal-fairy-moved = The fairy was moved with this tile, so no figure is taken back; go on.
refusal-no-festival = Figures are taken back with a Festival tile only, and this is none; those that were scored go home by themselves.
refusal-not-their-figure = This is { $figure }; choose one of { $player }'s own.
refusal-in-prison = { $figure } sits in a prison and cannot be taken back; choose another.
refusal-festival-kind = The { $kind } is not taken back at this table; choose a follower.
refusal-drawbridge-kind = The { $kind } does not cross a drawbridge; take it home instead.
refusal-fairy-there = The fairy protects the tile { $cell }; the dragon goes elsewhere.
refusal-parts-done = This turn has had its two parts; go on to the next player.
refusal-hop-beside = From the tile { $from } the bunny cannot hop to the place { $to }; it hops up, down, left or right.
refusal-hop-tile = There is no tile { $to }; the bunny hops onto tiles only, and over no gap.
refusal-hop-no-bunny = The tile { $to } is closed to the bunny; hop around it.
refusal-hop-revisit-phase = The bunny has been { $to } in this phase; hop elsewhere.
refusal-hop-revisit-starts = A move of this phase started { $to }, or this one has been there; hop elsewhere.
refusal-hop-revisit-move = The bunny has been { $to } in this move; hop elsewhere.
refusal-hops-too-many = { $walked ->
        [one] { $walked } hop is
       *[other] { $walked } hops are
    } too many; the roll was { $hops }.
refusal-hops-too-few = { $walked ->
        [one] { $walked } hop is
       *[other] { $walked } hops are
    } too few; the roll was { $hops }, and the bunny can still hop on.
refusal-hops-not-forced = The path ends after { $walked ->
        [one] { $walked } hop
       *[other] { $walked } hops
    }, but another one uses the whole roll of { $hops }; take such a one.
refusal-left-out = In a bunny phase everyone moves the bunny once, and now it is { $player }'s move.
