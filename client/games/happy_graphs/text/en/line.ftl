### Happy Graphs in line mode.

## Commands

board-command = draw the boards
cards-command = describe every card on the boards
hands-command = show the visible hands
undo-command = undo your last step in the puzzle
redo-command = redo what you undid
moves-help = a number, or a move such as 3h n50: play it

# Reasons why a command can’t be used now.
only-in-puzzle = only in a puzzle

## A leg

# $leg (Int)
# $legs (Int)
# $who (Text)
# $number (Text)
begins = { $legs ->
    [1] { BEGIN($who) }; { $number }.
   *[other] Leg { $leg } of { $legs }: { $who }; { $number }.
}
alone = alone
# A player, such as “Ben minimizes (computer, easy)”.
# $name (Name)
# $role (Text)
player-with-role = { $name } { $role }

# $cards (Text)
# $points (Points)
# $stock (Text)
your-turn = Your turn, with { $cards }. { $points } unhappy, { $stock }.
# $turn (Text)
# $points (Points)
# $stock (Text)
their-turn = { BEGIN($turn) }. { $points } unhappy, { $stock }.
# $cards (Text)
# $points (Points)
puzzle-turn = In the hand: { $cards }. { $points } unhappy.
puzzle-help = Type “moves” and a rank to list where such a card can go, or a move: 3h n50, take n50 or done.

# $points (Points)
# $parts (Text)
# $stock (Text)
# $rest (Text)
score = { $points } unhappy: { $parts }; { $stock }; still to come: { $rest }.
none = none

## Hands and boards

# $name (Name)
# $cards (Text)
# $turn (Flag)
hand = { $name }: { $cards }{ $turn ->
    [yes] {" "}(to play)
   *[no] {""}
}
legend = On the board: 3H2 is a 3 that lacks two neighbours, (3H) is happy, 3H2! can never be happy, # is a wall, + is a free square next to a card, and < > marks the last card played.
# $number (GameNumber)
# $points (Points)
computers-board = { $points ->
    [one] The computer’s board on number { $number }, { $points } unhappy card:
   *[other] The computer’s board on number { $number }, { $points } unhappy cards:
}

## Moves

# $number (Int)
# $last (Int)
no-such-move = { $last ->
    [0] There is no move to choose by number now.
   *[other] There is no move { $number }. Type a number from 1 to { $last }, or a move such as 3h n50.
}

# $move (Text)
# $points (Decimal)
expected = { $move } ({ $points })
# $best (Text)
# $others (Text?)
hint = Hint: { $best }{ $others ->
    [none] {""}
   *[other] ; other moves: { $others }
}. In brackets: the unhappy cards expected at the end.
