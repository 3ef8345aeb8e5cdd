### A leg of a game that has no board of its own: its table and its moves.

# What is played, in the heading.
one-leg = one leg
# $score (Points)
first-leg = leg 1: { $score }

## The table

table = The table
# The value of a field.
value =
    .none = none
    .yes = yes
    .no = no
# In place of a player’s name.
each-player = each player
# $lines (Count)
more-below = { $lines ->
    [one] 1 more line below
   *[other] { $lines } more lines below
}
# $lines (Count)
more-above = { $lines ->
    [one] 1 more line above
   *[other] { $lines } more lines above
}

## Moves

your-moves = Your moves
# $first (Int)
# $last (Int)
# $of (Int)
moves-shown = Your moves, { $first } to { $last } of { $of }
your-move = Your move
# Before what the player types.
typing = Your move:
choose = Choose a move.
not-listed = The moves of this game are not listed. Type one.
type-a-move = Type a move
or-type-a-move = Or type a move
play = Play
# $move (Text)
plays = Enter plays { $move }
# The move that the computer would make, and the final score that it expects.
# $move (Text)
# $score (Points)
expected = { $move }, about { $score }
# $move (Text)
# $score (Points)
hint = Hint: { expected }
# $name (Name)
# $move (Text?)
news = { $name }: { $move ->
    [none] a move
   *[other] { $move }
}
# $points (Points)
ended = The leg is over: { -points }.
# What a key does, in the last line of the screen.
key =
    .choose = choose
    .play = play
    .type = type a move
    .look = look

## In line mode

your-turn-line = It is your turn. You can play:
not-listed-line = The moves of this game are not listed. Type move and the move, as the game writes it.
# $moves (Int)
no-such-move = There is no such move. Type a number from 1 to { $moves }, or a move.
# $moves (Text)
hints = Hint: { $moves }.
# $score (Points)
first-leg-line = Leg 1 ended with { $score }.
# How a move is typed.
moves-help = a number, or a move as the game writes it: play that; move TEXT if it could be a command
table-command = show all that you may see
