# The ledger, the finish, the history and mending.

ledger = The ledger
ledger-eggs = Eggs
ledger-points = Points
ledger-chart = Over time
ledger-made-of = { $collected } collected · { $adjusted } put right · { $eaten } eaten
ledger-front = { $eggs ->
        [one] { $eggs } egg
       *[other] { $eggs } eggs
    } in front of { $name }?
ledger-were-eaten = { $eggs ->
        [one] { $eggs } was eaten
       *[other] { $eggs } were eaten
    }
ledger-too-many = { $eggs ->
        [one] { $eggs } too many was written down
       *[other] { $eggs } too many were written down
    }
ledger-were-missed = { $eggs ->
        [one] { $eggs } was not written down
       *[other] { $eggs } were not written down
    }
ledger-no-eggs = No eggs so far.
ledger-no-points = No points so far.
# What a row of the ledger is for, and where.
ledger-start = There at the start
ledger-nest-closer = Closed a nest
ledger-nest-figure = A figure at a nest
ledger-hop = { $mover } hopped by
ledger-spring = A spring tile
ledger-entered = Written down
ledger-eaten = Eaten
ledger-adjusted = Put right
ledger-at = The nest { $cell }
ledger-at-nest = The figure { $cell }; the nest { $nest }
ledger-figure-at = A figure { $cell }
ledger-chart-name = Eggs in front of each player as tiles were laid: { $players }
ledger-chart-player = { $name } { $eggs }
ledger-chart-tiles = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }

finish-count = Count the eggs
finish-count-about = How many eggs lie in front of each player?
finish-to-track = Enter the points from the track
finish-without-track = Finish without points
finish-eaten = { $eggs ->
        [one] { $eggs } was eaten
       *[other] { $eggs } were eaten
    }
finish-miscounted = { $eggs ->
        [one] { $eggs } was never there
       *[other] { $eggs } were never there
    }
finish-missed = { $eggs ->
        [one] { $eggs } egg more than the { $known } written down
       *[other] { $eggs } eggs more than the { $known } written down
    }
finish-owed = Not everything has been paid yet. What is still owed is lost when the game is finished:
finish-owed-nest = The nest { $cell } is complete and has not paid.
finish-owed-running = A bunny phase is running; still to move the bunny: { $players }.
finish-owed-due = A bunny phase is still to come in this turn.
finish-owed-back = Back to the table
finish-track = The score track
finish-track-about = The final points, without the 10 and the 5 for the eggs.
finish-track-why = from the score track
finish-track-as-known = Just as many as Hoppel knows of.
finish-track-known = { $known } are known, so { $added } is written down.
finish-track-fewer = { $known } are known: { $added } is written down. Is that right?
finish-fewer-sure = Fewer points than are known?
finish-fewer = { $name } has { $known } in Hoppel.
finish-fewer-yes = The track is right
finish-fewer-no = Look again
finish-track-no-number = Enter a whole number that a score track can show.
finish-finish = Finish the game
finish-write = Write them down
finish-over = The eggs are counted
finish-by = By { $edition }
finish-eggs = { $eggs ->
        [one] { $eggs } egg
       *[other] { $eggs } eggs
    }{ $eaten ->
        [0] { "" }
        [one] { " " }({ $eaten } eaten)
       *[other] { " " }({ $eaten } eaten)
    }
finish-line = { $eggs } · { $reason }
finish-said = { $name }: { $line }.
finish-ranking = Final ranking
finish-place = { $place }. { $name }
finish-made-of = { $track } on the track, { $bonus } for the eggs
finish-eat = Then: eat your eggs
finish-eat-about = What is eaten from here on changes nothing.
finish-track-again = Enter the points again
finish-undo = Not finished after all

history = History
history-empty = Nothing has happened yet.
history-more = { $steps ->
        [one] Show the first step
       *[other] Show { $steps } earlier steps
    }
history-anyway = Recorded although it breaks a rule.
history-rolled-anew = Rolled anew: the app had rolled before, and that was undone.
history-then = As it was then
history-back = Back to the history
history-mend = Mend this
history-go-back = Go back to here
history-go-back-about = What came later can be brought back with Undo.

mend = Mend this
mend-leave = Leave it as it was
mend-accept = Accept
mend-anyway = Record it anyway
mend-marks = What is on this tile?
mend-place = It lies { $cell } instead.
mend-kind = Which figure was it?
mend-roll = What did the die show?
mend-number = number
mend-who = Who was it?
mend-pick-way = Tap where the bunny went instead
mend-way = It went { $way }
mend-other-way = Another way
mend-remove = This did not happen
mend-unchanged = Choose what was different; you see what it changes before anything is accepted.
mend-same = Nobody's eggs or points change.
mend-eggs = { $name } { $before } → { $after } { $after ->
        [one] egg
       *[other] eggs
    }
mend-points = { $name } { $before } → { $after } { $after ->
        [one] point
       *[other] points
    }
mend-all-marks = More
mend-called-off = { $phases ->
        [one] A bunny phase that nobody played is called off.
       *[other] { $phases } bunny phases that nobody played are called off.
    }
mend-kept = Kept, although it now breaks a rule:
mend-dropped = Left out, because it is impossible now:
mend-all-fits = Everything later still fits.

reread = Read differently now
reread-about = A rule is read differently than when this game was recorded. What was recorded is kept, and this is what changes:
reread-well = All right
