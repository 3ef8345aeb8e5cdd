### A leg of Happy Graphs: its boards, hands, keys and buttons.

## Titles

board = The board
boards = The boards
hands = Hands
your-hand = Your hand
# The hand of a puzzle, which all players share.
cards = The cards
# $number (Int)
group = Group { $number }
# A group that a card may start.
new-group = New group
# The score if the leg ended now.
# $points (Points)
score = Unhappy: { $points }
unhappy = Unhappy
# The button that opens the panel, and the panel’s label.
more = Score, hands and news

## Players

# What a player wants, after the name; `mine`: after “you”.
# $mine (Flag)
role =
    .maximizer = { $mine ->
        [yes] want many unhappy
       *[no] wants many unhappy
    }
    .minimizer = { $mine ->
        [yes] want few unhappy
       *[no] wants few unhappy
    }
# A mark beside the player whose turn it is.
to-play = to play
your-turn = your turn
# $turn (Text)
# $cards (Text)
turn-with-hand = { $turn }, with { $cards }
# $players (Count)
players = { $players } players
# A hand that is not visible.
hidden = hidden
# $cards (Count)
card-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
no-cards = no cards
# Ends a list of hands.
# $hands (Count)
more-hands = … and { $hands } more

## Score, stock and time

# The score that was reached in leg 1.
# $points (Points)
leg-one = leg 1: { $points }
# $cards (Count)
stock = { $cards ->
    [0] no cards to draw
    [one] { $cards } card to draw
   *[other] { $cards } cards to draw
}
# The cards that are on no board yet.
# $cards (Text?)
to-come = Still to come: { $cards ->
    [none] none
   *[other] { $cards }
}
# $ms (Stopwatch)
time = Time { $ms }
time-starts = The time starts with the first card.

## The score to beat

# When playing alone. Nothing beats a score of 0.
# $points (Points)
to-beat-short = { $points ->
    [0] { $points } to reach
   *[other] { $points } to beat
}
# $points (Points)
# $perfect (Flag)
to-beat = { $perfect ->
    [yes] To reach: { $points }
   *[no] To beat: { $points }
}
# What a player has to do in leg 2.
# $points (Points)
# $maximizer (Name)
goal =
    .maximizer = leave more than { $points } unhappy
    .minimizer = keep under { $points } unhappy
    .spectator = { $maximizer } must leave more than { $points }
# $points (Points)
# $maximizer (Name)
# $minimizer (Name)
goal-in-full =
    .maximizer = { $minimizer } left { $points } unhappy. Leave more and you win; the same is a draw.
    .minimizer = You left { $points } unhappy. Keep { $maximizer } below that to win; the same is a draw.
    .spectator = { $minimizer } left { $points } unhappy. { $maximizer } wins with more; the same is a draw.
# $points (Points)
computer-left = { $points ->
    [one] The computer left { $points } unhappy card on this number.
   *[other] The computer left { $points } unhappy cards on this number.
}
# $points (Points)
your-best = Your best is { $points }.

## Choosing a move

choose-card = Choose a card from the hand.
# $card (Card)
choose-square = Choose a square for { $card }.
# In a terminal, in which a move can be typed. $example: a move, as it is typed.
# $card (Card)
# $example (Text)
choose-or-type = Choose a square for { $card }, or type a move, such as { $example }.
# $card (Card)
fits-nowhere = { $card } fits on no square. Choose another card.
# $card (Text)
not-in-hand = There is no { $card } in the hand.
choose-card-to-take = Which card do you want to take back?
board-empty = There is no card on the board yet.
nothing-to-undo = There is nothing to undo.
nothing-to-redo = There is nothing to redo.

# Stands before a move while the player types it.
typed = Play:
how-to-type = Type a card and a square, such as 3h n50, or 3h 2:n50 in group 2.
# $typed (Text)
not-a-move = “{ $typed }” isn’t a move. { how-to-type }

# A question, and a note below it.
# $points (Points)
finish = { $points ->
    [one] Finish with { $points } unhappy card?
   *[other] Finish with { $points } unhappy cards?
}
finish-note = Cards left in the hand count as unhappy.

## What is on a square

# $card (Card)
# $square (Text)
happy-card = { $card } at { $square } is happy and turned over.
# $card (Card)
# $square (Text)
# $wants (Count)
# $lacks (Count)
# $hopeless (Flag)
unhappy-card = { $card } at { $square } wants { $wants ->
    [one] { $wants } neighbour
   *[other] { $wants } neighbours
} and lacks { $lacks }.{ $hopeless ->
    [yes] {" "}It can never be happy.
   *[no] {""}
}
wall = a wall: a happy card is next to it

## The end of a leg

# $result (Text)
game-over = The game is over: { $result }.
# $cards (Cards)
# $many (Count)
left-in-hand = { $many ->
    [one] { $many } card left in the hand: { $cards }
   *[other] { $many } cards left in the hand: { $cards }
}

## Labels of keys

key-choose = choose
key-look = look
key-play = play
# The key that chooses the next card.
key-card = card
key-place = place
key-take-back = take back
key-undo = undo
key-redo = redo
# The key that ends a puzzle.
key-done = done
key-finish = finish
key-keep-playing = keep playing
key-cancel = cancel
key-new-group = new group
key-next-group = next group
key-all-hands = all hands
key-board = board

## Buttons

play = Play
take-back = Take back
undo = Undo
redo = Redo
# Sort the cards of a puzzle: by rank, or by suit.
sort-by =
    .rank = Sort by rank
    .suit = Sort by suit
# The best result, at the end of a leg.
perfect = All cards are happy
# The button that ends a puzzle, before the player is asked.
done = Done
finish-now = Finish
keep-playing = Keep playing
larger = Larger
smaller = Smaller
show-all = Show the whole board

## Parts of the board that are out of sight

more-left = more left
more-right = more right
more-above = more above
more-below = more below

## Help with keys, for screen readers

keys = Arrow keys move between the squares for the chosen card; Enter plays it there. Digits choose a card from your hand. { keys-zoom }
keys-puzzle = Arrow keys move between the squares for the chosen card; Enter plays it there. A rank, such as 3 or a, chooses a card. T moves between the cards on the board; Enter takes one back. U undoes, R redoes. { keys-zoom }
keys-zoom = Plus and minus change the size; 0 shows everything.
