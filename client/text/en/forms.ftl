### Forms: the options of a game, and what is settled before it begins.

## Titles and buttons

# $level (Level)
against = Play the { $level } computer
open-title = Open a room for anyone
number-title = Play a number
# A button: start the game.
play = Play
open-room = Open the room
# A button: watch computers play.
watch = Watch
# A button: save the changed settings.
save = Save
# A button: show the results.
show = Show

## The game

which-game = Which game?
# A field: alone, against the computer, with friends.
way = How?
rules = Its rules
# Opens the options that are rarely changed.
more-options = More
# Whether the options that are rarely changed are listed.
more-options-value =
    .yes = shown
    .no = hidden
# Beside it, while they are hidden.
more-options-hint = spectators, hints and other settings
# A field: match, mirror match, race or together.
form = Form
form-name =
    .match = leg after leg
    .mirror = both legs at once
    .together = together
    .race = as a race
    .solo = alone
form-hint =
    .match = the roles swap in the second leg
    .mirror = a mirror match, on two boards
    .together = everyone on one side
    .race = each alone, on the same cards
    .solo = for the best score
# A form, as it was typed, that is not possible.
# $typed (Text)
# $forms (Either)
bad-form = The form can’t be { $typed } with these options: choose { $forms }.
# $option (Text)
no-options = This game has no option “{ $option }”, and no others.
# $option (Text)
# $names (All)
unknown-option = This game has no option “{ $option }”. Its options are { $names }.
# $option (Text)
# $value (Text)
# $values (Either)
bad-value = The option { $option } can’t be “{ $value }”: choose { $values }.
# $option (Text)
# $value (Text)
# $lowest (Int)
# $highest (Int)
out-of-range = The option { $option } can’t be { $value }: choose a number from { $lowest } to { $highest }.
# Numbers that can be typed for an option.
# $lowest (Int)
# $highest (Int)
range = { $lowest } to { $highest }
# $typed (Text)
# $roles (Either)
unknown-role = Unknown role “{ $typed }”: choose { $roles }.

## Seats and computers

seats = Seats
# $count (Count)
seat-count = { $count } seats
seats-hint = including yours
# $fewest (Count)
# $most (Count)
seats-range = From { $fewest } to { $most }, including yours. You can change this later.
# How many play together.
players = Players
# $count (Count)
players-together = { $count ->
    [1] alone, or against each other
   *[other] { $count } together
}

which-computer = Which computer?
computer-sees = It sees only what you would see in its seat.
# A field: the strength of a computer player.
level = Level
computers = Computers
# How many seats computers have.
# $count (Count)
computer-seats = { $count ->
    [0] in no seat
    [one] in one seat
   *[other] in { $count } seats
}
# A field: the player of the other seat.
other-seat = Opponent
a-friend = a friend
a-friend-hint = joins with a code
# $level (Level)
the-computer = the { $level } computer
# Computers that play each other, if they have no roles.
# $number (Int)
player-number = Player { $number }

pace = Computers take
pace-usual = as usual
pace-usual-hint = a few seconds a card in a race
# $seconds (Duration)
pace-seconds = { $seconds }
pace-seconds-hint = at least, for each move
pace-range = The least time a computer takes for a move: 1 to 60 seconds. In a race, all computers play at this pace.

## The number

number = Game number
number-random = leave empty: random
number-hidden = leave empty: random and hidden
number-hint = The same number always deals the same cards.
number-seen = The same number always deals the same cards. All players see it.
bad-number = A game number is a whole number from 1 to 999,999,999,999.
winnable = Deal only numbers that can be won
# A game alone in which every move can be undone.
casual = Casual game
casual-hint = You can undo any move. The score is listed separately.
# Whether a game alone is casual: the two choices, each with a hint.
scored =
    .no = ranked
    .yes = casual
scored-hint =
    .no = undo only moves that revealed nothing
    .yes = undo any move; scores listed separately

## The clock

# A field: the time limit.
clock = Clock
# A clock that is typed.
own-clock = Own clock
# Clocks to choose from.
clock-preset =
    .none = none
    .move = 30 s a move
    .short = 5 min + 3 s
    .long = 10 min + 5 s
    .day = 1 day a move
    .days3 = 3 days a move
    .week = 7 days a move
    .custom = other
clock-empty = leave empty: no time limit
clock-hint = 30: 30 s for each move; 3d: 3 days; 5m+3: 5 minutes, and 3 s more for each move.

## Roles

first-leg = In the first leg
random-role = Random
random-role-hint = chosen when the match starts
role =
    .maximizer = I maximize
    .minimizer = I minimize
    .guesser = I guess
    .owner = I own the tree
role-hint =
    .maximizer = you play for a high score
    .minimizer = you play for a low score
    .guesser = you find the tree by graded guesses
    .owner = you hide it, and grade the guesses
# The role of a computer in the first leg.
computer-role =
    .maximizer = Maximizes first
    .minimizer = Minimizes first
    .guesser = Guesses first
    .owner = Owns the tree first

## What is allowed

spectators = Spectators
spectators-value =
    .yes = allowed
    .no = not allowed
spectators-allowed = Let spectators watch
# A field: whether players may ask for hints.
hints = Hints
hints-value =
    .yes = allowed
    .no = not allowed
hints-allowed = Hints are allowed
notes = Note board
notes-value =
    .yes = shows what is still possible
    .no = none: keep your own
public-allowed = Public: anyone can find the room and join
