### A leg of Grandma’s Game: its table, keys and buttons.

## Titles

table = The table
table-auto = The table · plays safe cards
last-move = Last move
race = The race
foundations = Foundations
piles = The piles
workspace = The workspace
score = On the foundations
options = Options
# The part of the page below the table.
chosen = What is chosen
# The panel’s label.
more = Score, options and news

## The table

# Written on the stock. At most five letters.
stock = stock
# Written on a pile whose cards are in the workspace. At most five letters.
fan = fan
# Written on a foundation that takes no more cards. At most four letters.
full = full
build-up = build up
build-down = build down
# $pile (Text)
# $cards (Count)
# $order (Flag)
workspace-of = Workspace: pile { $pile }, { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards{ $order ->
        [yes] , the lowest at the left
       *[no] {""}
    }
}
workspace-empty = The workspace is empty. A deal brings a pile into it.
tables-hidden = Each player has a table of their own, which nobody else can see.
# $cards (Count)
of-suit = { $cards } of 26

## What is chosen

# $deal (Flag)
choose = { $deal ->
    [yes] Choose a card, or deal.
   *[no] Choose a card.
}
# $card (Card)
# $under (Card?)
# $pile (Text)
# $size (Count)
pile-top = { $card } on pile { $pile }, { $size ->
    [one] { $size } card
   *[other] { $size } cards
}{ $under ->
    [none] {""}
   *[other] , { $under } under it
}.
# $pile (Text)
# $away (Flag)
pile-empty = { $away ->
    [yes] Pile { $pile } is in the workspace.
   *[no] Pile { $pile } is empty.
}
# $card (Card)
# $number (Int)
# $of (Int)
# $top (Flag)
workspace-card = { $top ->
    [yes] { $card }, on top in the workspace.
   *[no] { $card }, number { $number } of { $of } in the workspace.
}
# $foundation (Text)
# $top (Card?)
# $size (Count)
# $takes (Card?)
foundation-state = { $top ->
    [none] No card on { $foundation }.
   *[other] { $top } on { $foundation } of { $size ->
        [one] { $size } card.
       *[other] { $size } cards.
    }
} { $takes ->
    [none] It is full.
   *[other] It takes { $takes } next.
}
# $cards (Count)
stock-state = { $cards ->
    [0] The stock is empty.
   *[other] { $cards } in the stock. Deal one onto the pile of its rank.
}
can-look-under = You can look under it.
# A card is being moved within the workspace.
# $card (Card)
carrying = Choose a place for { $card }.

## Messages

nothing-to-undo = There is nothing to undo.
nothing-to-redo = There is nothing to redo.
no-undo-in-race = You can’t undo moves in a race.
stock-empty = The stock is empty.
no-peek = You can look under a pile only if another pile shows the same card and it can be played.
no-card = There is no card to play there.
no-dealing = You can see the deal only before the first move.
stuck = No more cards can be played. Undo or give up.
order-fixed = The workspace stays in its order in this game.
nothing-to-order = There is no card in the workspace to move.
choose-in-workspace = Choose a card in the workspace first.

# Stands before a move while the player types it.
typed = Play:
how-to-type = Such as 5 hearts up, 8h down, :h up to down, :order 8h 3c, :deal or :peek 5.
# $typed (Text)
not-a-move = “{ $typed }” isn’t a move. Type a move such as 5 hearts up, 8h down, :order 8h 3c or :peek 5.
how-to-type-order = Name cards to put on top, the lowest first, such as 8h 3c.
wrong-order = Some of these cards are not in the workspace. { how-to-type-order }
# Follows a hint. The key types the move of the hint.
# $key (Text)
hint-key = ({ $key } again: type it)

# A question, and a note below it.
# $points (Points)
give-up-question = { $points ->
    [one] Give up with { $points } card on the foundations?
   *[other] Give up with { $points } cards on the foundations?
}
# $race (Flag)
give-up-note = { $race ->
    [yes] Your table ends with this score; the others play on.
   *[no] The game ends with this score.
}

## The deal

dealing = The deal
# $step (Int)
# $of (Int)
dealing-progress = The deal: { $step } of { $of } cards
# Beside the card that was dealt.
# $pile (Text)
onto-pile = onto pile { $pile }
# Beside the backs of cards.
# $cards (Count)
to-stock = { $cards ->
    [one] { $cards } card to the stock
   *[other] { $cards } cards to the stock
}
# $card (Card)
# $pile (Text)
# $stock (Count)
dealt = { $card } onto pile { $pile }{ $stock ->
    [0] {""}
    [one] , then { $stock } card onto the stock, face down
   *[other] , then { $stock } cards onto the stock, face down
}.
# $pace (Int)
# $of (Int)
pace = Pace { $pace } of { $of }
paused = Paused
remember = Remember what you can: covered cards stay hidden.
all-dealt = All cards are dealt.

## Labels of keys

key-choose = choose
key-play = play
# The label of a key: deal cards from the stock.
key-deal = deal
# The label of a key: take up a card to move it.
key-carry = carry
# The label of a key: change the order of the workspace.
key-order = order
key-look-under = look under
key-up-or-down = up or down
key-undo = undo
key-redo = redo
key-give-up = give up
key-keep-playing = keep playing
# $auto (Flag)
key-auto = { $auto ->
    [yes] auto off
   *[no] play safe cards
}
key-watch-dealing = watch the deal
key-pause = pause
key-continue = continue
# The label of a key: how fast the cards are dealt.
key-pace = pace
key-by-card = by card
# The label of a key: show the deal again.
key-again = again
# The label of a key: show the end of the deal.
key-skip = skip
key-put-down = put down
key-cancel = cancel

## Buttons

play-hint = Play the hint
undo = Undo
redo = Redo
give-up = Give up
keep-playing = Keep playing
look-under = Look under
# A button: move the chosen card.
move = Move
to-bottom = To the bottom
put-down = Put down
cancel = Cancel
# The button that plays the chosen card to a foundation.
# $foundation (Text)
to-foundation = To { $foundation }
type-order = Type an order
watch-dealing = Watch the deal
pause = Pause
resume = Continue
slower = Slower
faster = Faster
card-back = Previous card
next-card = Next card
# A button: show the deal again.
again = Again
# A button: show the end of the deal.
skip = Skip
play = Play

## Forms

order-title = Reorder the workspace
order-label = Cards, the lowest first
reorder = Reorder
auto = Play safe cards automatically
safe-hint = A card is safe if it is the last of its kind and 14 cards of its suit are on the foundations.
undo-pauses = Undo pauses this.

## Help with keys, for screen readers

# $race (Flag)
# $reorder (Flag)
keys = Arrow keys move over the table. A, 2 to 9, T, J, Q and K go to a pile, W to the workspace, F to the foundations. Enter plays what is chosen; plus and minus play it to the foundation that builds up or down. D deals. { $reorder ->
    [yes] Space picks up a card of the workspace: move it with the arrow keys; Enter puts it down. S types an order.{" "}
   *[no] {""}
}L looks under a pile. { $race ->
    [yes] {""}
   *[no] U undoes, R redoes.{" "}
}V shows the deal until the first move.
