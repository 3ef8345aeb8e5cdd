### Poker Solitaire in line mode.

## Commands

board-command = draw the matrices, the dealt cards and the reject squares
lines-command = name every row and column with its points
moves-help = a move such as QH c3 or c3 x1, or a square alone: play there

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
# $role (Text?)
# $you (Flag)
# $computer (Text?)
player = { $name }{ $role ->
    [none] {""}
   *[other] {" "}{ $role }
}{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}{ $computer ->
    [none] {""}
   *[other] {" "}({ $computer })
}
# The title of a matrix, with the number that moves write before its squares.
# $number (Int)
# $title (Text)
matrix = matrix { $number }, { $title }
# $matrix (Text)
# $rules (Text)
matrix-rules = { $matrix }: { $rules }
# $matrix (Text)
# $rules (Text)
# $score (Text)
matrix-and-score = { $matrix }, { $rules }: { $score }
# $matrix (Text)
matrix-heading = { $matrix }:

# $turn (Text)
# $cards (Cards?)
# $score (Text)
# $stock (Text)
turn = { BEGIN($turn) }: { $cards ->
    [none] no more cards
   *[other] dealt { $cards }
}. { $score }; { $stock }.
# Stands in place of the player whose turn it is.
race = Race
can-pass = You can pass: type pass.
can-end = Your matrix is full: type done to end the race.

# $card (Card)
# $squares (All)
# $rejects (All?)
goes-to = { $card } goes to { $squares }{ $rejects ->
    [none] {""}
   *[other] ; rejected to { $rejects }
}.
# $card (Card)
# $rejects (All)
can-be-rejected = { $card } can be rejected to { $rejects }.
any-square = any free square
# $matrix (Text)
any-square-of = any free square of { $matrix }
# A card and its place, in a list.
# $card (Card)
# $place (Text)
card-at = { $card } { $place }
# $cards (All)
can-pick-up = You can pick up { $cards }.

## Moves

no-moves = You have no moves now.
too-many = Placed cards can be moved, so there are too many moves to list.
# $moves (Count)
# $card (Text)
many = There are { $moves } moves. Type moves and a card, such as moves { $card }, to list those of that card.
# $number (Int)
# $move (Text)
# $score (Text?)
move = { $number }. { $move }{ $score ->
    [none] {""}
   *[other] ; { $score }
}
# $number (Int)
# $last (Int)
no-such-move = { $last ->
    [0] There is no move to choose by number now. Type a move such as QH c3.
   *[other] There is no move { $number }. Type a number from 1 to { $last }, or a move such as QH c3.
}
# $typed (Text)
not-to-pick-up = You can’t pick up “{ $typed }” now.

# $move (Text)
# $expected (Text)
expected = { $move }, { $expected }
# $best (Text)
# $others (Text?)
hint = Hint: { $best } expected at the end{ $others ->
    [none] {""}
   *[other] ; other moves: { $others }
}.

## The matrices

# $number (GameNumber)
# $score (Text)
computers-matrix = The computer’s matrix on number { $number }, { $score }:
legend = On the board: -- is a free square, + a free square that takes the first dealt card, < > marks the last card played.
# $cards (Text?)
dealt = dealt: { $cards ->
    [none] none
   *[other] { $cards }
}
# $squares (Text)
rejects = rejects: { $squares }
