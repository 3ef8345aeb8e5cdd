### Grandma’s Game in line mode.

## Commands

board-command = describe your table
dealing-command = show the deal, until the first move
safe-command = play a safe card, the last of its kind; on: play all of them automatically
undo-command = undo your last move
redo-command = redo what you undid
moves-help = a number, or a move such as 5 hearts up, 8h down, h up to down, deal, order 8h 3c, peek 5 or give-up: play it
# A reason why a command can’t be used now.
no-undo-in-race = you can’t undo moves in a race

## A leg

# $who (Text)
# $number (Text)
begins = { BEGIN($who) }; { $number }.
alone = alone
dealing-can-be-seen = The cards are dealt. Type dealing to see how, until your first move.
# $points (Points)
# $stock (Text)
# $made (Text)
turn = { $points } of 104 cards on the foundations, { $stock }; { $made }.
# $turn (Text)
their-turn = { BEGIN($turn) }.
stuck = You are stuck: the stock is empty and no card can be played. Type undo or give-up.
# $parts (Text)
# $stock (Text)
# $made (Text)
# $score (Text)
score = { $score }: { $parts }; { $stock }; { $made }.
no-news = Nothing has been played at your table yet.
# $number (GameNumber)
# $points (Points)
computers-table = { $points ->
    [one] The computer’s table on number { $number }, { $points } card:
   *[other] The computer’s table on number { $number }, { $points } cards:
}

## The table

# $piles (Text)
piles = Piles: { $piles }
# $pile (Text)
# $card (Card)
# $under (Card?)
# $size (Count)
pile = { $pile } { $card }{ $under ->
    [none] {""}
   *[other] {" "}over { $under }
} ({ $size })
# $pile (Text)
# $away (Flag)
pile-empty = { $away ->
    [yes] { $pile } in the workspace
   *[no] { $pile } empty
}
# $foundations (Text?)
foundations = { $foundations ->
    [none] Foundations: empty.
   *[other] Foundations: { $foundations }.
}
# $foundation (Text)
# $card (Card)
foundation = { $foundation } { $card }
# $pile (Text)
# $cards (Text?)
workspace = Workspace, pile { $pile }, from the bottom to the top: { $cards ->
    [none] empty
   *[other] { $cards }
}.
rounds-help = Each line is a round of the thirteen piles, A to K. A + is a card dealt face down onto the stock. Type dealing and a number to see a round card by card.

## Moves

# $number (Int)
# $move (Text)
# $safe (Flag)
move = { $number }. { $move }{ $safe ->
    [yes] {" "}(safe)
   *[no] {""}
}
nothing-to-play = You can’t play anything now, but you can change the order of the workspace.
order-help = To move cards to the top of the workspace, type order and their names, the lowest first, such as order 8h 3c.
# $number (Int)
# $last (Int)
no-such-move = There is no move { $number }. Type a number from 1 to { $last }, or a move such as 5 hearts up.
no-safe-card = No card is safe to play.
wrong-order = Some of these cards are not in the workspace. Name some that are, the lowest first, such as order 8h 3c.

# $move (Text)
# $cards (Count)
expected = { $move } ({ $cards })
# $best (Text)
# $others (Text?)
hint = Hint: { $best }{ $others ->
    [none] {""}
   *[other] ; other moves: { $others }
}. In brackets: the cards expected on the foundations at the end.
