### The help on a game: its rules, keys and signs.

title = How to play

# The parts of the help.
part =
    .basic = Basic rules
    .full = All rules
    .signs = Keys and signs
    .credits = Credits

# The names of two groups of buttons, for screen readers.
parts = Parts
games = Games

guided = Play a first game that explains each card

# What keys do, in the last line of the terminal.
key =
    .parts = parts
    .game = other game
    .guided = first game, explained

## Games that say nothing about themselves

no-rules = The package of this game has no rules.
# $title (Text)
# $origin (Text)
credits = { $title } comes from the package { $origin }, which is installed on the server.
