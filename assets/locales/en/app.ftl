# The window. A command's name stands on its button, its `-help` beside it.

command-home = Home
command-home-help = Everything else; the game stays on the table
command-new-table = New table
command-new-table-help = Who plays, by which rules
command-same-players = Same players again
command-same-players-help = The players of the last game, by the same rules
command-pick-up = We are already playing
command-pick-up-help = Paint the table as it lies, and go on from there
command-roll-die = Roll a die
command-roll-die-help = A die you can read across the table
command-count-eggs = Count eggs
command-count-eggs-help = The 10 and the 5 points, without a game
command-rules = Rules
command-rules-help = What the rules say, and who says so
command-saved-games = Saved games
command-saved-games-help = All games on this device
command-settings = Settings
command-settings-help = Language, light or dark, larger text
command-keys = Keys
command-keys-help = Every command that has keys
# A key held together with another; the second on a Mac.
keys-control = Ctrl+{ $key }
keys-command = Cmd+{ $key }
# The keys that lead about the window, as they are called on a keyboard, and what they do.
keys-tab = Tab
keys-tab-name = Next control
keys-tab-help = With Shift, the one before
keys-arrows = Arrow keys
keys-arrows-name = Over the board
keys-arrows-help = Elsewhere to the control beside, or scrolling
keys-enter = Enter
keys-enter-name = Tap
keys-enter-help = The cell or the control that the frame is around
keys-escape = Esc
keys-escape-name = Back
keys-escape-help = Closes what lies on top
keys-page = Page Down
keys-page-name = Scroll
keys-page-help = Page Up: back; Home, End: all the way up, down
command-undo = Undo
command-undo-help = Take back the last step
command-redo = Redo
command-redo-help = Bring back the step that was undone
command-export = Take it along …
command-export-help = By link, or as a file, a picture or tables

back = Back

home-title = Hoppel
# Why the screen is kept from going dark, for the system's own list of such requests.
awake-reason = A game is open
home-about = Keeps the eggs while you play
home-go-on = Go on playing
home-again = { $players }; { $first } begins
home-again-lot = Draw lots for who begins
home-look = See the result

first-minute-offer = First time here? One minute at a sample table.
first-minute-show = Show me
first-minute-decline = No, thanks
first-minute-step = { $number } of { $all }: { $what }
first-minute-gap = A tile was laid beside the nest. Tap the gap where it lies.
# { $button } is what stands on the button.
first-minute-pay = The nest is complete. See who gets eggs, then tap “{ $button }”.
first-minute-lay = The next tile has a bunny on it. Tap any free place.
first-minute-bunny = Tap “{ $sign }”, the sign on that tile.
first-minute-phase = Now everyone moves the bunny. Tap the big button.
first-minute-roll = Tap “{ $button }”, or what a real die shows.
first-minute-hop = Tap a way in the list, then the big button.
first-minute-around = “{ $undo }” takes back a step. Tap a player to see where each egg came from.
first-minute-skip = Skip
first-minute-own-table = To my own table

game-turn = { $name } to move · { $tiles ->
    [one] { $tiles } tile laid
   *[other] { $tiles } tiles laid
}
game-over = Over · { $tiles ->
    [one] { $tiles } tile laid
   *[other] { $tiles } tiles laid
}
game-won = Won by { $names } · { $tiles ->
    [one] { $tiles } tile laid
   *[other] { $tiles } tiles laid
}
game-when = { $stands } · { $ago }

date = { $day } { $month ->
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
ago-now = just now
ago-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

stepper-fewer = Fewer: { $what }
stepper-more = More: { $what }
stepper-leap = { $leap }: { $what }

notice-close = Close this message
sheet-close = Close
notice-retry = Try again
notice-undo = Undo

# What goes wrong in storing; { $fault } is one of the five below.
trouble-no-folder = The system gives Hoppel no folder of its own, so this game lasts only as long as the window is open.
trouble-nothing-kept = This browser keeps nothing for this page, so this game lasts only as long as the page is open. It may help to allow the page cookies, or to open it in no private window.
trouble-not-written = What you do cannot be saved just now: { $fault }. Nothing is lost as long as the window is open.
trouble-not-read = “{ $name }” cannot be read: { $fault }. It stays as it is.
trouble-no-shelf = The saved games cannot be read: { $fault }.
trouble-damaged = A saved game is damaged. It was put aside as “{ $aside }”, untouched.
trouble-damaged-left = A saved game is damaged. It was left where it is, untouched.
trouble-forgotten = The remembered names and settings were damaged. They were put aside as “{ $aside }”, and Hoppel begins afresh.
trouble-forgotten-left = The remembered names and settings are damaged, so Hoppel begins afresh.
trouble-elsewhere = This game is open in another window, so it cannot be changed here.
trouble-newer = “{ $name }” was saved by a newer Hoppel. It stays as it is.
trouble-recovered = A file of a saved game was damaged. The game is here as far as it could be read, and the damaged file was put aside as “{ $aside }”.
trouble-recovered-left = A file of a saved game was damaged. The game is here as far as it could be read.
trouble-replaced = “{ $name }” was changed by another program, and is opened as it is now. The game as it stood here is among the saved games too.
saving = Saving …
table-watching = This game is open in another window. Here it can only be looked at.
table-watching-about = Only looking: it is open in another window.
table-taken-over = The other window has put this game away. It is recorded here now.
fault-full = the disk is full
fault-forbidden = its folder cannot be written to
fault-not-allowed = the browser does not allow it
fault-gone = it is no longer there
fault-no-file = it is a pipe or a device, and no file
fault-in-the-way = “{ $file }” is a file, and their folder should be there; move it away or give it another name

settings-theme = Light or dark
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-language = Language
settings-language-system = The language of the system
settings-text = Size of the text
settings-text-normal = Normal
settings-text-large = Large
settings-text-larger = Larger
settings-text-largest = Largest
settings-motion = Motion
settings-reduce-motion = Reduce motion: things jump instead of moving
settings-about = Hoppel { $version }. Not an official product, and not affiliated with the publisher of Carcassonne.

# House rules: a question, why it is one, and its answers. The edition's own answer is marked.
house-usual = { $answer } (usual)

house-die = The bunny's die
house-die-why = The special die comes with The Flying Machines; without it, an ordinary one or none will do.
house-die-special = Special die: 1 1 2 2 3 3
house-die-d6 = Ordinary die: 1–2, 3–4, 5–6
house-die-none = No die: always 2 hops

house-revisit = Which tiles may the bunny not come back to?
house-revisit-why = The rules say “no tile twice”, but not for how long; an older wording was milder.
house-revisit-phase = All in the same bunny phase
house-revisit-starts = Those where a move of the phase began
house-revisit-move = All in the same player's move

house-short-moves = May a path end early in a dead end?
house-short-moves-why = Now and then there is a choice between a dead end and a path of full length.
house-short-moves-dead-end = Yes, also on purpose
house-short-moves-forced = Only if there is no full path

house-bunny-home = Which tile does the bunny come to?
house-bunny-home-why = The current edition brings it to bunny tiles, the original to nest tiles.
house-bunny-home-bunny-tile = Each bunny tile
house-bunny-home-nest-tile = Each nest tile

house-phase-timing = When is the bunny phase?
house-phase-timing-why = The current edition plays it after the scoring, the original before.
house-phase-timing-after-scoring = After the scoring
house-phase-timing-before-scoring = Before the scoring

house-nest-timing = When do nests pay?
house-nest-timing-why = The rules say “during the scoring”; what they say of other expansions only fits after it.
house-nest-timing-after-scoring = When figures have gone home
house-nest-timing-during-scoring = Before any figure goes home

house-dragon-eats-bunny = Does the dragon eat the bunny?
house-dragon-eats-bunny-why = In the current edition it does, in the original it does not.
house-dragon-eats-bunny-yes = Yes
house-dragon-eats-bunny-no = No

house-dragon-nest-phase = Does a dragon tile that completes a nest start a bunny phase?
house-dragon-nest-phase-why = In the current edition it does, in the original it does not.
house-dragon-nest-phase-yes = Yes
house-dragon-nest-phase-no = No

house-festival-return = What does a Festival tile give back?
house-festival-return-why = The rules say “figure”; some tables let only followers come back.
house-festival-return-figures = Any own figure
house-festival-return-followers = Followers only

house-spring-adjacency = Which neighbours count for spring tiles and statues?
house-spring-adjacency-why = The wording leaves out left and right; most take that for a slip.
house-spring-adjacency-eight = All eight around
house-spring-adjacency-vertical-or-diagonal = All but left and right

house-second-place = Are 5 points paid for the second most eggs?
house-second-place-why = The current edition always pays them, the original only when more than two play.
house-second-place-always = Always
house-second-place-three-or-more = Only with three or more players

house-after-first-tie = And when several share the first place?
house-after-first-tie-why = The rules do not say.
house-after-first-tie-second-paid = The second place is paid all the same
house-after-first-tie-none = Nobody gets the 5 points

house-zero-eggs = Is there a bonus without an egg?
house-zero-eggs-why = With few eggs about, the second most may be none at all.
house-zero-eggs-no-bonus = No egg, no bonus
house-zero-eggs-counts = Zero counts like any other number

house-egg-supply = How many eggs are there?
house-egg-supply-why = About 60 are usual, and the rules do not say what happens when they run out.
house-egg-supply-eggs = A number, { $usual } (usual)
house-egg-supply-unlimited = As many as are needed
house-egg-supply-what = eggs there are

rules-search = Search the rules
rules-search-hint = Search titles and texts
rules-none = No rule has all these words in it.
rules-in-play = Of other expansions, only what is in play at this table is shown.
rules-who-about = One table for all figures
rules-related = See also
rules-about = What the rules say about “{ $about }”

new-players = Who plays, clockwise
new-first = Who begins
new-lot = Draw lots
new-edition = Edition
new-edition-hig = Current (Hans im Glück)
new-edition-hig-about = The bunny comes to every bunny tile; nests and the bunny phase follow the scoring; the second most eggs always get 5 points.
new-edition-original = Original
new-edition-original-about = The bunny comes to every nest tile; the bunny phase comes before the scoring; with two players there are no 5 points.
new-expansions = Expansions
new-expansions-about = They decide which figures and marks are offered.
new-house-rules = House rules
new-house-rules-about = What the rules leave open
new-start = Start
new-paint = Paint the table
new-layout = What lies on the table
new-layout-one-tile = One tile
new-layout-one-tile-about = The start tile alone.
new-layout-city = City of Carcassonne
new-layout-city-about = Four by three tiles that the bunny does not enter. If it lies otherwise at your table, paint it.
new-layout-river = River
new-layout-river-about = Its first tile. Lay the rest of it tile by tile as it comes; if it lies there already, paint it.
new-layout-half-way = We are already playing
new-layout-half-way-about = Paint tiles, figures and the bunny as they lie, then give eggs and points. The game goes on from there.

# The table as it lies, painted.
paint = As it lies
paint-clear = Clear the table
paint-on = On to eggs and points
paint-tile = tile
paint-tile-about = Tap a free place: a plain tile lies there.
paint-mark = { $mark } tile
paint-mark-about = Tap a tile or a free place: { $mark }. Tap it again to take that away.
paint-figure = figure
paint-figure-about = Tap where it stands. { $name }: { $kind }.
paint-bunny = bunny
paint-bunny-about = Tap where the bunny sits; tap it again if it is not on the board.
paint-dragon = dragon
paint-dragon-about = Tap where the dragon is; tap it again if it is not on the board.
paint-fairy = fairy
paint-fairy-about = Tap where the fairy is; tap it again if she is not on the board.
paint-rub = eraser
paint-rub-about = Tap what should not lie there: figures go first, then the bunny, then the tile.
paint-sums = Eggs and points
paint-turn = Whose turn is it?
paint-turn-of = { $name } is to move
paint-eggs = Eggs
paint-points = Points
paint-eggs-of = eggs of { $name }
paint-points-of = points of { $name }
paint-start = Go on from here

seat-name = Name of player { $place }
seat-move = Move { $name }
seat-remove = Remove { $name }
seat-of = Colour and hints of { $name }
seat-done = Done
seat-add = Add a player
seat-add-person = Add { $name }
# Who has no name is called by his colour.
seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-black = Black
seat-pink = Pink
seat-grey = Grey
seat-white = White
seat-purple = Purple
seat-orange = Orange

lack-same-name = Two players have the same name.
lack-empty = Every player needs a name.
lack-too-long = A name has at most 40 characters.
lack-control = A name has a character in it that cannot be shown.

saved-none = No games yet
saved-none-about = Every game is kept here by itself, step by step.
saved-search = Search the saved games
saved-search-hint = Search titles and players
saved-not-found = No saved game has that in its title or its players' names.
saved-reading = Reading the saved games …
saved-begun = Begun on { $day }
saved-played = Last played { $ago }
saved-when = Begun on { $day }, last played { $ago }
saved-more = More about { $game }
saved-game = Saved game
saved-more-close = Close
saved-rename = Rename
saved-rename-about = Give the game a title
saved-rename-done = Rename it
saved-title = Title
saved-title-about = Without a title, a game is called by its players.
saved-title-too-long = A title has at most { $most } characters.
saved-copy = Copy
saved-copy-about = Play it on in two ways
saved-copy-title = { $game } (copy)
saved-export = Export
saved-export-about = Save it as a file, to take it along
saved-exported = “{ $name }” has been written.
saved-no-place = Nothing was written: no place was chosen. Where the system shows no dialog, “hoppel export” on the command line writes it.
saved-not-exported = “{ $name }” could not be written: { $fault }. The game is still among the saved games.
saved-import = Import a game …
saved-import-about = A game file can also be dropped onto the window.
saved-imported = “{ $game }” is among the saved games now.
saved-known = “{ $game }” was among the saved games already.
# A game comes in, by link or file, and another moment of it is there. Nothing is written over.
saved-earlier = “{ $game }” has gone on to { $known } tiles; this is an earlier moment of it, with { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, and lies beside it among the saved games.
saved-later = This table has gone on from “{ $game }”: that has { $known ->
    [one] { $known } tile
   *[other] { $known } tiles
}, this one { $tiles }, and it lies beside it among the saved games.
saved-parted = This table and “{ $game }” began as one game and have gone different ways; it has { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, the other { $known }, and both are among the saved games.
saved-not-imported = “{ $name }” was not added. { $fault }
saved-unread = It cannot be read: { $fault }.
saved-kind = Hoppel games
saved-drop = Drop it to add it to the saved games
saved-delete = Delete
saved-delete-about = It can be brought back until Hoppel is closed
saved-deleted = “{ $game }” is deleted.
saved-deleted-now = Deleted just now
saved-deleted-about = These can be brought back until Hoppel is closed.
saved-bring-back = Bring back { $game }

die-special = Special die
die-d6 = Ordinary die
die-not-yet = Not rolled yet
die-hops = { $hops ->
    [one] { $hops } hop
   *[other] { $hops } hops
}
die-face-hops = { $face } → { $hops ->
    [one] { $hops } hop
   *[other] { $hops } hops
}
die-rolling = Rolling …
die-roll = Roll
die-roll-this = Roll this die
die-counts = How often each face came
die-count = Face { $face }: { $count ->
    [one] once
   *[other] { $count } times
}
die-latest = The latest first
die-forget = Forget these rolls
die-forget-sure = Forget these rolls?
die-forget-about = The counts and the list of this die begin afresh.
die-forget-yes = Forget them
die-forget-no = Keep them

eggs-by = By { $edition }{ $count ->
    [0] {""}
   *[other] , with the table's own rules
}
eggs-player = Player { $place }
eggs-players = Players
eggs-names = Who are they? Tap their names in order.
eggs-points = +{ $points }
eggs-rules = Rules of the bonus
eggs-rules-about = Edition, ties, and having no egg
eggs-afresh = Count afresh

# How much of the advice on hops a player wants.
hints = Hints
hints-about = Which way of the bunny brings how many eggs
hints-off = Off
hints-on-request = On request
hints-always = Always

## The page around the program, in a browser

page-elsewhere = Hoppel is open in another tab or window. Only one at a time can keep the games.
page-here = Go on here
page-updated = There is a newer Hoppel. It is used from the next start on.
page-now = Use it now
page-failed = Hoppel cannot start in this browser, which does not offer it a drawing surface. Another or a newer browser may help.
