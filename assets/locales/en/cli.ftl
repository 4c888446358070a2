# The command line.

cli-about = Hoppel sits beside a game of Carcassonne with the Easter tiles: nests, the bunny phase, the eggs, the final 10/5.
cli-usage = Usage:
cli-commands = Commands
cli-arguments = What
cli-options = Options
cli-game-open = A game to open in the window; without it the last game is resumed
cli-value-game = GAME
cli-value-words = WORDS
cli-value-file = FILE
cli-value-setting = KEY=VALUE
cli-value-command = COMMAND
cli-value-options = OPTIONS
cli-help = Says what there is
cli-version = Says which version this is
cli-json = Prints JSON for programs, also where something is refused
cli-examples =
    Examples:
      hoppel                                  open the window with the last game
      hoppel Easter.hoppel                    open that game
      hoppel replay Easter.hoppel             the board, the eggs and the points
      hoppel advise Easter.hoppel --hops 3    what each way of 3 hops is worth
      hoppel bonus --eggs 5,3,3,0             who gets the 10 and the 5
      hoppel export Easter.hoppel --to E.png  a sheet to print and pin on the wall
      hoppel link Easter.hoppel --qr          the table as it stands, for a phone
      hoppel rules dead end                   what the rules say about that
    Each command has its own help: hoppel replay --help
    Exit status: 0 done, 1 the file or something in it is refused, 2 not understood.

cli-roll = Rolls the bunny's die
cli-roll-die = The die: special (1 1 2 2 3 3, the default) or d6 (1–2 is 1 hop, 3–4 is 2, 5–6 is 3)
cli-roll-count = How many rolls: 1 by default, 1,000,000 at most
cli-roll-seed = A whole number; the same one gives the same rolls
cli-roll-examples =
    Examples:
      hoppel roll
      hoppel roll --die d6 --count 3
      hoppel roll --seed 7 --json

cli-game = A game file, or - for standard input
cli-replay = Plays a game file and shows the board, the ledger and the bonus
cli-replay-examples =
    Examples:
      hoppel replay Easter.hoppel
      hoppel replay - --json < Easter.hoppel

cli-hops = Shows every legal path for the player who moves the bunny
cli-hops-hops = Stands in for the roll, also for one already made: 1, 2 or 3
cli-hops-examples =
    Examples:
      hoppel hops Easter.hoppel
      hoppel hops Easter.hoppel --hops 3 --json

cli-advise = Values every legal path by looking to the end of the bunny phase, best first
cli-advise-for = What everyone plays for: eggs (the default) or bonus
cli-advise-why = Says of each path why it is worth that: eggs on the way, what comes after, whether it ends the phase
cli-advise-examples =
    Examples:
      hoppel advise Easter.hoppel
      hoppel advise Easter.hoppel --hops 3 --why
      hoppel advise Easter.hoppel --hops 2 --json
      hoppel advise Easter.hoppel --for bonus

cli-odds = Says what the rest of the bunny phase is worth before the roll
cli-odds-examples =
    Examples:
      hoppel odds Easter.hoppel
      hoppel odds Easter.hoppel --json

cli-bonus = Works out the final bonus from counted eggs, with no game at all
cli-bonus-eggs = The eggs of 2 to 6 players, in a row with commas
cli-bonus-edition = The edition: hig (the default) or original
cli-bonus-set = A house rule: second_place, after_first_tie or zero_eggs, with its value as in the game file
cli-bonus-examples =
    Examples:
      hoppel bonus --eggs 5,3,3,0
      hoppel bonus --eggs 4,4,2 --set after_first_tie=none
      hoppel bonus --eggs 3,1 --edition original --json

cli-link = Hands the table over as it stands: a link, or a QR code, from which the game goes on elsewhere
cli-link-qr = Shows the link as a QR code, for the camera of a phone
cli-link-examples =
    Examples:
      hoppel link Easter.hoppel
      hoppel link Easter.hoppel --qr
      hoppel link - --json < Easter.hoppel

cli-open = Opens the window on the table that a link hands over
cli-open-link = The link, or what stands in it after the #
cli-open-examples =
    Examples:
      hoppel open LINK
      hoppel open "$(hoppel link Easter.hoppel)"

cli-check = Says that a game file is sound, or what is wrong with it and where
cli-check-examples =
    Examples:
      hoppel check Easter.hoppel
      hoppel check - --json < Easter.hoppel

cli-rules = Looks things up in the rules: what they say, and who says so
cli-rules-words = What is looked for; without a word, the list of what there is
cli-rules-examples =
    Examples:
      hoppel rules
      hoppel rules who gets eggs
      hoppel rules hop.revisit
cli-rules-more = Say hoppel rules and a name, or a few words, to read on.
cli-rules-none = Nothing in the rules has all of “{ $words }” in it; say fewer or other words, or hoppel rules for the list.
cli-rules-row = { $eggs ->
        [0] no egg
        [one] { $eggs } egg
       *[other] { $eggs } eggs
    }: { $who } ({ $about })
cli-rules-line = { $text }.
cli-rules-related = See also: { $names }.

cli-export = Writes a game as a sheet to print (PNG, SVG) or as a table for a spreadsheet (CSV)
cli-export-to = The file to write; its ending says what: .png, .svg or .csv
cli-export-rolls = With .csv: the rolls of the bunny's die instead of the ledger
cli-export-force = Writes over a file that is there already
cli-export-examples =
    Examples:
      hoppel export Easter.hoppel --to Easter.png
      hoppel export Easter.hoppel --to ledger.csv
      hoppel export Easter.hoppel --to rolls.csv --rolls --force
cli-export-written = { $file } is written.
cli-export-ending = { $file } does not end in .png, .svg or .csv, so it is not clear what to write.
cli-export-rolls-only = The rolls are a table: with --rolls the file must end in .csv.
cli-export-there = it is there already; name another file, or say --force to write over it.
cli-export-folder = it is a folder; name a file.
cli-export-no-folder = there is no such folder to write it to; make one first.
cli-export-not-allowed = you may not write there; choose another folder.
cli-export-failed = it could not be written: { $reason }.
cli-export-too-much = more lies on this board than a PNG can show; choose a file that ends in .svg.

# Messages. A message about a file begins with its name.
cli-message = hoppel: { $message }
cli-message-file = hoppel: { $file }: { $message }
cli-standard-input = standard input
cli-message-action = actions[{ $action }] ({ $verb }): { $message }
cli-message-anyway = If the table did it all the same, add "anyway": ["{ $rule }"] to the action.
cli-open-not-found = there is no such file
cli-open-not-allowed = you may not read it
cli-open-folder = it is a folder
cli-open-no-file = it is a pipe or a device; with “-” as GAME, standard input is read
cli-window-from-input = The window opens files only; save the game to one first.
cli-usage-unknown = “{ $what }” is not understood here; { $program } --help names what is.
cli-usage-missing = { $what } is missing; { $program } --help says more.
cli-usage-together = { $what } and { $other } do not go together; leave one of them out.
cli-usage-value = { $what } does not take “{ $value }”; the help says: “{ $help }”.
cli-usage-no-value = { $what } needs something after it; the help says: “{ $help }”.
cli-usage-wrong = { $what } is not used like that; { $program } --help says more.
cli-unknown-command = There is no command “{ $name }” and no such file; hoppel --help names the commands.
cli-bad-eggs-count = The bonus is for 2 to 6 players, so --eggs takes as many numbers, not { $count }.
cli-bad-set = --set { $given } is not understood; say second_place=always, second_place=three_or_more, after_first_tie=second_paid, after_first_tie=none, zero_eggs=no_bonus or zero_eggs=counts.
cli-no-random = The system gives no random numbers; name a --seed.
cli-no-phase = There are no paths outside a bunny phase: { $now }.
cli-not-rolled = { $player } has not rolled yet; say --hops 1, --hops 2 or --hops 3.
cli-no-roll = Odds are worked out before a roll of a bunny phase: { $now }.
cli-the-link = the link
cli-link-not-now = A table is handed over between turns. Finish the turn first: { $now }.
cli-link-finished = The game is over, so there is no table to hand over; pass the game file on instead.
cli-link-too-large = The table is too large for a link; pass the game file on instead.
cli-qr-too-large = The link is too long for a QR code; pass on the link itself, without --qr.
cli-cannot-write = The result cannot be written: { $reason }.
no-display = There is no display to open a window on; these work without one: hoppel roll, replay, hops, advise, odds, bonus, link, check, export, rules (hoppel --help).
no-window = This build of Hoppel has no window; these work without one: hoppel roll, replay, hops, advise, odds, bonus, link, check, export, rules (hoppel --help).

cli-throw = { $face } → { $hops ->
        [one] { $hops } hop
       *[other] { $hops } hops
    }
cli-sound = The game is sound: { $players } players, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.

# The board and what stands around it. Signs are one character wide.
sign-nest = n
sign-bunny = b
sign-dragon = d
sign-volcano = v
sign-festival = f
sign-spring = s
sign-garden = g
sign-statue = t
sign-drawbridge = w
sign-tunnel = u
sign-catapult = c
sign-bazaar = z
sign-abbey = a
sign-hill = h
sign-vineyard = y
sign-portal = p
sign-flying-machine = m
sign-no-bunny = x
sign-big-follower = +
sign-builder = u
sign-pig = p
sign-mayor = m
sign-wagon = w
sign-barn = n
sign-shepherd = s
sign-abbot = a
sign-phantom = f
sign-ringmaster = r
sign-guard = g
sign-the-bunny = @
sign-the-dragon = §
sign-the-fairy = *
sign-visited = ·
sign-paid = ✓
board-the-bunny = the bunny
board-the-dragon = the dragon
board-the-fairy = the fairy
board-visited = the bunny has been here in this phase
board-nest = nest (with how many of its eight tiles are there, or { $paid } when it has paid)
board-too-large = The board is too large to draw: { $tiles } tiles from { $first } to { $last }.

replay-title = { $title }: { $edition }
replay-house-rules = House rules: { $rules }.
replay-expansions = Expansions: { $expansions }.
replay-nests = Nests
replay-nest-open = { $cell } has { $around } of its eight tiles
replay-nest-complete = { $cell } is complete and not paid yet
replay-nest-paid = { $cell } has paid
replay-figures = Figures
replay-figure = { $figure } { $kind } { $place }
replay-figure-spot = { $figure } { $kind } { $place } ({ $spot })
replay-ledger = Ledger
replay-started = { $player } begins with { $eggs ->
        [one] { $eggs } egg
       *[other] { $eggs } eggs
    } and { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
replay-started-eaten = { $player } begins with { $eggs ->
        [one] { $eggs } egg
       *[other] { $eggs } eggs
    }, { $eaten } of them eaten, and { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
column-eggs = eggs
column-collected = collected
column-adjusted = put right
column-eaten = eaten
column-points = points
column-bonus = bonus
replay-player = { $player } ({ $colour })
replay-player-left = { $player } ({ $colour }, has left)
replay-supply = Eggs in the supply: { $eggs }.
replay-supply-short = The supply is { $eggs ->
        [one] { $eggs } egg
       *[other] { $eggs } eggs
    } short; borrow some.
replay-supply-unlimited = Eggs in the supply: as many as are needed.
replay-bonus-now = If the game were finished now
replay-bonus-final = The final bonus
bonus-row = { $player }: { $reason }
bonus-eggs-row = { $eggs ->
        [one] { $eggs } egg
       *[other] { $eggs } eggs
    }: { $reason }
bonus-depended-on = Another house rule would have changed this. Here: { $settings }.
bonus-edition = By { $edition }.
replay-now = Now: { $now }.

hops-title = { $player } moves the bunny { $hops ->
        [one] { $hops } hop
       *[other] { $hops } hops
    } from { $cell }: { $count ->
        [one] { $count } path
       *[other] { $count } paths
    }
advise-title = { $player } moves the bunny { $hops ->
        [one] { $hops } hop
       *[other] { $hops } hops
    } from { $cell }. The eggs that everyone can expect of each path and the rest of the phase, best first:
advise-title-bonus = { $player } moves the bunny { $hops ->
        [one] { $hops } hop
       *[other] { $hops } hops
    } from { $cell }. The final bonus, then the eggs, that everyone can expect of each path and the rest of the phase, best first:
advise-exact = These numbers are exact: everyone after { $player } picks what is best for their own eggs.
advise-exact-bonus = These numbers are exact: { $player } and everyone after picks what is best for their own final bonus.
advise-exact-last = These numbers are exact.
advise-limited = These numbers are estimates: the search did not reach the end of the phase.

odds-title = { $player } is to move the bunny. The eggs that everyone can expect of the rest of the phase:
odds-hops = with { $hops ->
        [one] { $hops } hop
       *[other] { $hops } hops
    }
odds-all = all in all
odds-exact = These numbers are exact: { $player } and everyone after picks what is best for their own eggs.
odds-exact-last = These numbers are exact: { $player } picks what is best for their own eggs.
path-gains = { $player } +{ $eggs }
path-no-eggs = no eggs
path-dead-end = a dead end
path-nobody-else = then nobody else can hop
path-to = to { $cell }
