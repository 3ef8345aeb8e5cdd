### A leg of Family Tree: its board, its moves and its score.

## Around the tree

tree = The tree
current-card = Current card
# A title with the score.
# $points (Points)
score = Score { $points }
score-title = Score
# What the score is made of.
# $levels (Points)
# $celebrity (Points)
# $hands (Points)
parts = generations { $levels }, celebrities { $celebrity }, hands { $hands }
# A type of poker hand.
# $hand (Choice: high_card pair two_pair three_of_a_kind straight flush full_house four_of_a_kind straight_flush royal_flush)
hand-name = { $hand ->
    [high_card] high card
    [pair] pair
    [two_pair] two pair
    [three_of_a_kind] three of a kind
    [straight] straight
    [flush] flush
    [full_house] full house
    [four_of_a_kind] four of a kind
    [straight_flush] straight flush
   *[royal_flush] royal flush
}
# A move has made a hand.
# $hand (Choice: high_card pair two_pair three_of_a_kind straight flush full_house four_of_a_kind straight_flush royal_flush)
# $points (Change)
hand-made = { hand-name } { $points }
# The end of a list of hands that is too long.
# $hands (Count)
more-hands = and { $hands } more in the tree
-cards-left = { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
}
# Cards of the stock, besides the current card.
# $cards (Count)
stock = { -cards-left }
# The same, if there is little room.
# $cards (Count)
stock-in-short = { $cards } left
# The next cards, in a leg whose cards are known.
# $cards (Cards)
coming = next: { $cards }
# The label of a row of these cards.
coming-title = Next
# The label of the panel with the score, the news and the score to beat.
panel = Score and news

## What is out of sight

more-left = more on the left
more-right = more on the right
# $lines (Count)
lines-above = { $lines ->
    [one] 1 line above
   *[other] { $lines } lines above
}
# $lines (Count)
lines-below = { $lines ->
    [one] 1 line below
   *[other] { $lines } lines below
}
larger = Larger
smaller = Smaller
fit = Show the whole tree
# Some places for the current card are out of sight.
# $places (Count)
fit-places = Show the whole tree: { $places ->
    [one] 1 place is
   *[other] { $places } places are
} out of sight

## What the keys do, for screen readers

keys-playing = Arrow keys choose among the places, Enter plays, or type the card to play on, such as 7d. Shift and an arrow key go through all families. f shows one family at a time; plus, minus and 0 change the size.
keys-looking = Arrow keys go through the families. f shows one family at a time; plus, minus and 0 change the size.

## Choosing a place

-places = { $places ->
    [one] 1 place
   *[other] { $places } places
}
# The number of places for the current card. If there are none, its player has made a move that is not shown yet.
# $places (Count)
places-now = { $places ->
    [0] a move waits
   *[other] { -places }
}
# $card (Card)
# $places (Count)
can-go = { $card } can go to { -places }
# $turn (Text)
# $card (Card)
# $places (Count)
waiting = { $turn }: { can-go }
# $card (Card)
choose-a-place = Choose a place for { $card } with the arrow keys, or type a card.
# $places (Count)
choose-first = There are { -places }: choose one with the arrow keys, then press Enter.
how-to-choose = Choose one: tap it, use the arrow keys, or type its card.
play = Play
why-not = Why not?
# Before the card that the player types.
# $card (Card)
play-on = Play { $card } on:
# The same, before the player’s turn.
play-next-on = Play your next card on:
# $typed (Text)
typed-early = { $typed }▌ Enter plays it when it is your turn; Esc clears it.
type-a-card = Type a card of the tree, such as 7d, 10d, qh or x1.
# $typed (Text)
no-card = “{ $typed }” is not a card. { type-a-card }
# $card (Card)
# $target (Card)
not-here = You can’t play { $card } on { $target }.
enter-explains = Enter explains why.

## Moves

# Which child of a family.
-ordinal = { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}

# $card (Card)
# $target (Card)
move = { $card } on { $target }
# $card (Card)
# $member (Card)
# $spouse (Card)
# $number (Int)
# $most (Int)
becomes-child = { $card } becomes the { -ordinal } child of { $member } and { $spouse } (of at most { $most })
# $card (Card)
# $target (Card)
marries = { $card } marries { $target }
# $card (Card)
# $member (Card)
# $spouse (Card)
joins-family = { $card } joins { $member } and { $spouse }, who may then have up to five children
# $card (Card)
# $member (Card)
# $spouse (Card)
divorces = { $card } divorces { $member } and { $spouse }, and covers { $spouse }: no more children
# $card (Card)
# $target (Card)
# $single (Flag)
# $widowed (Card?)
kills = { $card } kills { $target }{ $single ->
    [yes] , who is single
   *[no] { $widowed ->
        [none] { "" }
       *[other] : { $widowed } is widowed, no more children
    }
}
# What a move adds to a part of the score.
# $part (Choice: levels celebrity hands)
# $points (Change)
gain = { $part ->
    [levels] a new generation
    [celebrity] celebrities
   *[hands] hands
} { $points }
# The score before and after a move, if it changes.
# $before (Points)
# $after (Points?)
score-after = { $after ->
    [none] the score stays { $before }
   *[other] score { $before } → { $after }
}

# The move that the computer would make, and the final score that it expects; there is none on a dead number. $yours:
# the same for the player’s choice.
# $card (Card)
# $target (Card)
# $score (Points?)
# $yours (Points?)
# $chosen (Flag)
hint = Hint: { $card } on { $target }{ $score ->
    [none] { "" }
   *[other] , final score about { $score }
}{ $chosen ->
    [yes] , your choice too
   *[no] { $yours ->
        [none] { "" }
       *[other] ; yours: about { $yours }
    }
}

## News

# $name (Name)
# $card (Card)
# $target (Card)
# $change (Change)
played = { $name }: { $card } on { $target }{ $change ->
    [0] { "" }
   *[other] , { $change }
}
# Cards that nothing took. If they are many, they are only counted.
# $count (Count)
# $cards (Cards?)
to-the-bottom = no place for { $cards ->
    [none] { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
   *[other] { $cards }
}
# A move, and the cards that nothing took after it.
# $what (Text)
# $skipped (Text)
news = { $what }; { $skipped }
# $member (Card)
# $spouse (Card)
opened = { $member } and { $spouse } begin the tree
# News for screen readers, in sentences.
# $points (Points)
score-now = Score { $points }.
# $card (Card)
# $places (Count)
your-turn = Your turn: { $card }, { -places }.

## The end

# $alone (Flag)
over = The { $alone ->
    [yes] game
   *[no] leg
} is over
# $board (Flag)
# $leg (Int?)
# $points (Points)
ended = { $board ->
    [yes] The board
   *[no] { $leg ->
        [none] The game
       *[other] Leg { $leg }
    }
} is over: { -points }.
# $points (Points)
computers-score = The computer reached { -points }.
# $count (Count)
# $cards (Cards)
never-played = { $count ->
    [0] Every card was played.
    [one] 1 card never played: { $cards }
   *[other] { $count } cards never played: { $cards }
}

## The score to beat

# What the second leg is about, in a few words.
# $role (Choice: maximizer minimizer spectator)
# $score (Points)
# $maximizer (Name)
beat = { $role ->
    [maximizer] beat { $score }
    [minimizer] keep under { $score }
   *[spectator] { $maximizer } must beat { $score }
}
# $role (Choice: maximizer minimizer spectator)
# $score (Points)
# $maximizer (Name)
# $minimizer (Name)
beat-in-full = { $role ->
    [maximizer] { $minimizer } reached { $score }. More than that and you win; equal is a draw.
    [minimizer] You reached { $score }. Keep { $maximizer } under that to win; equal is a draw.
   *[spectator] { $minimizer } reached { $score }: { $maximizer } wins with more; equal is a draw.
}
# How the second leg decided a match, in a few words.
# $winner (Name?)
# $mine (Flag)
decided = { $winner ->
    [none] a draw
   *[other] { $mine ->
        [yes] you win
       *[no] { $winner } wins
    }
}
# $first (Points)
# $second (Points)
# $winner (Name?)
# $mine (Flag)
decided-in-full = Leg 1 came to { $first }, leg 2 to { $second }: { decided }.
