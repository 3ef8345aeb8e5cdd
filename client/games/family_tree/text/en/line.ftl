### A leg of Family Tree in line mode.

# $card (Card)
# $score (Points)
# $cards (Count)
your-turn = Your turn: play { $card }. Score { $score }, { -cards-left }.
# $turn (Text)
# $card (Card)
# $places (Count)
# $score (Points)
# $cards (Count)
their-turn = { BEGIN($turn) }: { $card } can go to { -places }. Score { $score }, { -cards-left }.
# A place for the current card, under the number that plays it. $gains: what the move adds to each part of the score.
# $number (Int)
# $target (Card)
# $other (Card?)
# $meaning (Text)
# $gains (Text?)
# $before (Points)
# $after (Points?)
place = { $number }. on { $target }{ $other ->
    [none] { "" }
   *[other] { " " }or { $other }
}: { $meaning }{ $gains ->
    [none] { "" }
   *[other] ; { $gains }
}{ $after ->
    [none] { "" }
   *[other] ; score { $before } to { $after }
}
# One of many places that don't change the score.
# $number (Int)
# $target (Card)
place-in-short = { $number }. { $target }
# $places (Text)
same-score = Places that leave the score as it is: { $places }. Type moves to see what each does.
# A place with the final score that the computer expects of it; there is none on a dead number.
# $number (Int)
# $target (Card)
# $score (Points?)
expected = { $number }. on { $target }{ $score ->
    [none] { "" }
   *[other] { " " }({ $score })
}
# $best (Text)
# $others (Text?)
# $scored (Flag)
hint = Hint: { $best }; { $others ->
    [none] there is no other place
   *[other] other moves: { $others }
}.{ $scored ->
    [yes] { " " }In brackets: the points expected at the end.
   *[no] { "" }
}
# $score (Points)
# $parts (Text)
# $cards (Count)
score = Score { $score }: { $parts }; { -cards-left }.

## What the commands do

tree-command = describe the tree
family-command = look at one family: that of a card, or the last one
up-command = look at the family one generation up
top-command = look at the first couple
signs-command = show what the current card does under each child of this family
hands-command = list the families’ hands
