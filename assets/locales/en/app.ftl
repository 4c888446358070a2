# The window. A command's name stands on its button, its `-help` beside it.

command-home = Home
command-home-help = Everything else; the game stays on the table
command-new-table = New table
command-new-table-help = Who plays, by which rules
command-same-players = Same players again
command-same-players-help = The players of the last game, by the same rules
command-roll-die = Roll a die
command-roll-die-help = A die you can read across the table
command-count-eggs = Count eggs
command-count-eggs-help = The 10 and the 5 points, without a game
command-saved-games = Saved games
command-saved-games-help = All games on this device
command-settings = Settings
command-settings-help = Light or dark, larger text, less motion
command-undo = Undo
command-undo-help = Take back the last step
command-redo = Redo
command-redo-help = Have the step again that was taken back

back = Back

home-title = Hoppel
home-about = Keeps the eggs while you play
home-go-on = Go on playing
home-look = See the result

game-turn = { $name } to move · { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
game-over = Over · { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
game-when = { $stands } · { $ago }

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

notice-close = Close this message
notice-retry = Try again

# What goes wrong in storing; { $fault } is one of the four below.
trouble-no-folder = The system gives Hoppel no folder of its own, so this game lasts only as long as the window is open.
trouble-not-written = What you do cannot be saved just now: { $fault }. Nothing is lost as long as the window is open.
trouble-not-read = “{ $name }” cannot be read: { $fault }. It was left as it is.
trouble-damaged = A saved game is damaged. It was put aside as “{ $aside }”, untouched.
trouble-damaged-left = A saved game is damaged. It was left where it is, untouched.
trouble-forgotten = The remembered names and settings were damaged. They were put aside as “{ $aside }”, and Hoppel begins afresh.
trouble-forgotten-left = The remembered names and settings are damaged, so Hoppel begins afresh.
trouble-newer = “{ $name }” was saved by a newer Hoppel. It was left as it is.
trouble-unplayable = “{ $name }” cannot be played on from its step { $step }. It was left as it is.
fault-full = the disk is full
fault-forbidden = its folder cannot be written to
fault-gone = it is no longer there
