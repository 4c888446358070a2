# What followed from an action, and the lines of the ledger.

event-bunny-came = The bunny comes and now sits { $cell }.
event-bunny-eaten = The dragon eats the bunny { $cell }; it is off the board until the next tile that brings it.
event-sent-home = The dragon sends a figure of { $player }'s home.
event-nest-completed = The nest { $cell } is complete and is going to pay.
event-nest-paid = The nest { $cell } pays.
event-phase-began = A bunny phase begins; { $player } moves the bunny first.
event-stuck = The bunny has nowhere to go, so the phase ends{ $count ->
        [0] .
        [one] , and { $players } does not move it.
       *[other] , and { $players } do not move it.
    }
event-phase-ended = The bunny phase is over.
event-finished = The game is over; the eggs give { $points }.
event-finished-without = The game is over; the eggs give nobody a bonus.
# One player's part of the bonus.
event-bonus = { $player } { $points } points

# A figure that has gone home since; one that is out is told by its kind.
entry-some-figure = a figure
entry-nest-closer = { $player } gets { $eggs ->
        [one] { $eggs } egg
       *[other] { $eggs } eggs
    } for closing the nest { $nest }.
entry-nest-follower = { $player } gets { $eggs ->
        [one] { $eggs } egg
       *[other] { $eggs } eggs
    } for { $figure } { $cell }, from the nest { $nest }.
entry-hop = { $player } gets { $eggs ->
        [one] { $eggs } egg
       *[other] { $eggs } eggs
    } for { $figure } { $cell }, where { $mover } hopped by.
entry-spring = { $player } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for a spring tile.
entry-points = { $player } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
entry-points-why = { $player } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $why }.
entry-points-lost = { $player } loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
entry-points-lost-why = { $player } loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $why }.
entry-eaten = { $player } eats { $eggs ->
        [one] { $eggs } egg
       *[other] { $eggs } eggs
    }.
entry-adjusted-up = { $player }'s eggs are put right: { $eggs } more.
entry-adjusted-up-why = { $player }'s eggs are put right: { $eggs } more ({ $why }).
entry-adjusted-down = { $player }'s eggs are put right: { $eggs } fewer.
entry-adjusted-down-why = { $player }'s eggs are put right: { $eggs } fewer ({ $why }).

# Why the eggs gave this many points at the end.
award-first = the most eggs: { $points } points
award-first-shared = the most eggs, shared by { $sharing }: { $points } points each
award-second = the second most: { $points } points
award-second-shared = the second most, shared by { $sharing }: { $points } points each
award-no-egg = no egg, no bonus
award-second-few = the second most, which is paid only with three or more players
award-second-tie = the second most, which is not paid after a shared first place
award-fewer = fewer than the second most
award-left = left the game
