# What a game leaves behind: the final sheet, and the tables for spreadsheets.

sheet-untitled = An evening with the bunny
sheet-edition = Played by { $edition }
sheet-day = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
sheet-tiles = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
sheet-won = { $players } { $count ->
        [one] wins
       *[other] share the first place
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sheet-unfinished = As it stands: { $now }
sheet-house-rules = House rules: { $rules }.
sheet-depended-on = Another house rule would have changed the bonus. Here: { $settings }.
sheet-made-of = { $track } on the track, { $bonus } for the eggs
sheet-eggs = { $eggs ->
        [one] { $eggs } egg
       *[other] { $eggs } eggs
    }
sheet-eggs-from = { $eggs }: { $from }
# Where a player's eggs came from, as a list after a colon.
sheet-from-start = { $eggs } at the start
sheet-from-closing = { $eggs } for closing nests
sheet-from-nests = { $eggs } at nests
sheet-from-hops = { $eggs } from hops
sheet-adjusted = { $eggs } put right
# All these, without those that were eaten.
sheet-eaten = { $from }, { $eggs } of them eaten

# The columns of the tables.
csv-number = number
csv-turn = turn
csv-action = action
csv-player = player
csv-eggs = eggs
csv-points = points
csv-reason = reason
csv-place = place
csv-face = face
csv-hops = hops
csv-by = rolled by
csv-by-app = the app
csv-by-hand = hand
# What a row was for, and the table's own words about it.
csv-reason-why = { $reason }: { $why }
