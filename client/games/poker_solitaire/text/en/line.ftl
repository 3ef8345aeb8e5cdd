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
# $touching (Choice: edges corners anywhere)
# $moves (Flag)
# $twelve (Flag)
# $scoring (Choice: english american pat user)
rules = { $touching ->
    [edges] cards must touch at an edge
    [corners] cards must touch at an edge or a corner
   *[anywhere] cards can go anywhere
}{ $moves ->
    [yes] , placed cards can be moved
   *[no] {""}
}{ $twelve ->
    [yes] , diagonals count
   *[no] {""}
}, { $scoring ->
    [english] English scoring
    [american] American scoring
    [pat] all five rows must be pat hands
   *[user] your own points
}
# $matrix (Text)
# $score (Text)
matrix-and-score = { $matrix }: { $score }
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
# $squares (Either)
# $rejects (Either?)
goes-to = { $card } can go to { $squares }{ $rejects ->
    [none] {""}
   *[other] , or be rejected to { $rejects }
}.
# $card (Card)
# $rejects (Either)
can-be-rejected = { $card } can only be rejected to { $rejects }.
any-square = any free square
# $matrix (Text)
any-square-of = any free square of { $matrix }
# A card and its place, in a list.
# $card (Card)
# $place (Text)
card-at = { $card } on { $place }
# $cards (Either)
can-pick-up = You can also move { $cards }.
# $cards (Count)
# $place (Text)
can-pick-up-many = You can also move a placed card: there are { $cards } that can go somewhere. Type moves and its square, such as moves { $place }.

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
expected = { $move } ({ $expected })
# $best (Text)
# $others (Text?)
hint = Hint: { $best }{ $others ->
    [none] {""}
   *[other] ; other moves: { $others }
}. In brackets: the score expected at the end.

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
