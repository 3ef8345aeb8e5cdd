### The help on a game: its rules, keys and signs.

title = How to play

# The parts of the help.
part =
    .basic = Basic rules
    .full = All rules
    .signs = Keys and signs
    .credits = Credits

# The names of a group of buttons and of a list, for screen readers.
parts = Parts
# A field: which game is explained.
game = Game

guided = Play a first game with tips

# What keys do, in the last line of the terminal.
key =
    .parts = parts
    .game = other game
    .guided = first game with tips

## Games that say nothing about themselves

no-rules = The package of this game has no rules.
# $title (Text)
# $origin (Text)
credits = { $title } comes from the package { $origin }, which is installed on the server.
