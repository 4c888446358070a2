# What is wrong with a game file.

fault-open = The file cannot be read: { $reason }.
fault-syntax = This is no game file: on line { $line }, column { $column }, it stops being JSON.
fault-syntax-line = This is no game file: on line { $line } it stops being UTF-8 text.
fault-empty-file = This is no game file: it is empty.
fault-version = This game was saved by a newer Hoppel; get the newest one to read it.
# A field, by its path in the file, and the line it stands on.
fault-field-line = { $path } (line { $line }): { $fault }
fault-field = { $path }: { $fault }
# The file as a whole, where no single field is to blame.
fault-whole-line = Line { $line }: { $fault }

fault-missing = this must be there.
fault-unknown = there is no such field here.
fault-doubled = this stands here twice.
fault-wrong-type-object = this should be an object in braces.
fault-wrong-type-list = this should be a list in brackets.
fault-wrong-type-text = this should be a text in quotes.
fault-wrong-type-whole-number = this should be a whole number.
fault-wrong-type-true-or-false = this should be true or false.
fault-wrong-type-cell = this should be a cell: two whole numbers in brackets.
fault-wrong-type-cell-or-zone = this should be a cell or the name of a zone.
fault-wrong-type-anyway = this should be true, false or a list of the rules that may be broken.
fault-wrong-type-egg-supply = this should be a whole number or "unlimited".
fault-out-of-range = this should be a number from { $least } to { $most }.
fault-out-of-range-up = this should be a number from { $least } up.
fault-unknown-name = nothing here is called “{ $name }”.
fault-doubled-entry = the list holds this twice.
fault-too-long = this has more than { $most } characters.
fault-too-many = this holds more than { $most } entries.
fault-too-many-tiles = with this there are more than { $most } tiles, and a game holds no more.
fault-wrong-count = this needs { $least } to { $most } entries.
fault-one-a-player = this needs one entry for each player.
fault-empty = this must not be empty.
fault-control-character = this has a character in it that cannot be shown.
fault-same-name = another player has that name.
fault-same-colour = another player has that colour.
fault-no-such-player = there is no such player; they are counted from 0.
fault-has-left = this player has left.
fault-too-few-stay = fewer than two players would stay.
fault-no-tile = no tile lies there.
fault-no-complete-nest = no complete nest lies there.
fault-cell-taken = another tile lies there.
fault-exactly-one = exactly one of “{ $one }” and “{ $other }” must be there.
fault-at-least-one = “{ $one }” or “{ $other }” must be there.
fault-other-format = this is not “{ $format }”, so the file is something else.
fault-not-a-date = this should be a date and time as in 2025-04-20T15:30:00Z.
fault-bad-id = this should be 1 to 64 letters, digits or hyphens.
fault-file-too-large = The file is larger than 16 MiB; no game is.

# What is wrong with a link to a table.
link-too-long = This is longer than any link to a table.
link-broken = This is no link to a table, or a part of it is missing; copy the whole of it again.
link-newer = This link was made by a newer Hoppel; get the newest one to open it.
