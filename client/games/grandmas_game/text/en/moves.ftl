### Moves of Grandma’s Game. They can also be typed in these words.

## Places

# $pile (Text)
pile = pile { $pile }
workspace = the workspace
foundation =
    .clubs-up = clubs up
    .clubs-down = clubs down
    .diamonds-up = diamonds up
    .diamonds-down = diamonds down
    .hearts-up = hearts up
    .hearts-down = hearts down
    .spades-up = spades up
    .spades-down = spades down
# A foundation by the sign of its suit.
# $suit (Text)
foundation-short =
    .up = { $suit } up
    .down = { $suit } down

## Moves

# From a pile, or a card of the workspace.
# $place (Text)
# $foundation (Text)
play = { $place } to { $foundation }
# From a foundation to the other one of its suit.
# $foundation (Text)
transfer =
    .up = { $foundation } to up
    .down = { $foundation } to down
# $cards (Cards)
order = order { $cards }
# $pile (Text)
peek = look under { $pile }
simple =
    .deal = deal
    .undo = undo
    .redo = redo
    .give-up = give up
# A move with the card that it plays; the move begins with a place.
# $card (Card)
# $move (Text)
with-card = { $card } from { $move }

## Moves that were made

# $name (Name)
# $did (Text)
by = { $name }: { $did }
# At another table in a race, where only the change of the score is visible.
# $change (Change)
did-something = { $change ->
    [0] moves
   *[other] plays a card ({ $change })
}
# $card (Card)
# $pile (Text)
did-deal = { $card } is dealt from the stock onto { $pile }
# $pile (Text)
did-peek = looks under { $pile }
did-order = reorders the workspace
# $move (Text)
# $change (Change)
did = { $move }{ $change ->
    [0] {""}
   *[other] {" "}({ $change })
}

## What a card can do

# $foundations (Either)
# $safe (Flag)
fits = It fits on { $foundations }{ $safe ->
    [yes] {" "}and is safe
   *[no] {""}
}.
fits-nowhere = It fits nowhere now.
# The top card of a foundation.
# $card (Card)
# $foundations (Either)
can-move = { $card } can move to { $foundations }.
# $card (Card)
card-fits-nowhere = { $card } fits nowhere now.
# $card (Card)
# $foundation (Text)
does-not-fit = { $card } doesn’t fit on { $foundation } now.

## The computer’s advice

# $move (Text)
# $cards (Count)
hint = { $move }, about { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} at the end
# $hint (Text)
hint-line = Hint: { $hint }
