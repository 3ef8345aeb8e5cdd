### A leg of Poker Solitaire: its matrices, dealt cards, reject squares, keys and buttons.

## Titles

# The title of the only matrix, above the board.
matrix = the matrix
the-matrix = The matrix
the-matrices = The matrices
# $number (Int)
matrix-number = Matrix { $number }
your-matrix = Your matrix
# $name (Name)
matrix-of = { $name }’s matrix
# One of two matrices, with the title of the board.
# $board (Text)
# $matrix (Text)
matrix-of-board = { $board }: { $matrix }
score = Score
options = Options
# A heading: the cards that were dealt and are not yet placed.
dealt-title = Dealt
dealt-and-rejects = The dealt cards and the reject squares
# A heading: the squares for rejected cards.
rejects-title = Rejects
# $name (Name)
rejects-of = { $name }’s rejects
# The panel’s label.
more = Score, options and news

## Players

# What a player wants, after the name; `mine`: after “you”.
# $mine (Flag)
role =
    .maximizer = { $mine ->
        [yes] want a high score
       *[no] wants a high score
    }
    .minimizer = { $mine ->
        [yes] want a low score
       *[no] wants a low score
    }
# A mark beside the player whose turn it is.
to-play = to play
# $turn (Text)
# $cards (Text)
turn-with-cards = { $turn }: { $cards }

## Cards

# The cards that are dealt, before them; `name`: dealt to a player alone.
# $name (Name?)
dealt = dealt{ $name ->
    [none] {""}
   *[other] {" "}{ $name }
}
# The cards that are dealt, for a list.
# $name (Name)
# $cards (Cards)
dealt-to = { $name } { $cards }
# $cards (Text)
dealt-cards = Dealt: { $cards }
dealt-later = none before their turn
# On your own page.
dealt-on-turn = Dealt on your turn.
none-dealt = no more cards
no-more-cards = No more cards are dealt.
# How many cards are still to be dealt.
# $cards (Count)
stock = stock { $cards }
# $cards (Count)
stock-in-full = { $cards ->
    [one] Stock: { $cards } card
   *[other] Stock: { $cards } cards
}
# After the number of cards, which stands alone if there is little room.
# $cards (Count)
cards-word = { $cards ->
    [one] card
   *[other] cards
}
# The cards that come next are known.
# $stock (Text)
# $cards (Cards)
# $more (Flag)
stock-and-next = { $stock }, next { $cards }{ $more ->
    [yes] {" "}…
   *[no] {""}
}
# $cards (Cards)
coming = Next: { $cards }
rejects = rejects
# Reject squares that both players can use.
common = common
# $cards (Count)
left = { $cards ->
    [one] { $cards } card never taken
   *[other] { $cards } cards never taken
}
# $cards (Cards)
left-cards = Never taken: { $cards }

## Choosing a move

choose-card = Choose a card.
# $card (Card)
choose-place = Choose a place for { $card } with the arrow keys, or type its name, such as c3.
# $card (Card)
choose-lit-square = { $card }: choose one of the lit squares.
picking = Which card? Arrows choose, Enter picks it up, Space or Esc cancels.
nothing-to-pick-up = You can’t pick up a card now.
pick-up-first = You can’t take a dealt card. Press Space to pick up another card.
# $card (Card)
fits-nowhere = { $card } fits nowhere now. Choose another card.
no-reject-square = No reject square takes this card.
# $place (Text)
does-not-fit = You can’t play on { $place }.
# Why a card of the other player’s matrix can’t be stolen.
# $card (Card)
no-room-to-steal = You can’t steal { $card }: your matrix is full.
# $card (Card)
no-theft-now = You can’t steal { $card } now: it fits nowhere in your matrix.
# Why a card can’t be played on a free square.
must-touch =
    .edges = A card there would touch no other. Choose a square beside one.
    .corners = A card there would touch no other. Choose a square that touches one at a side or a corner.
can-pass = You can pass: your matrix is full, or no cards are dealt to you.
can-end = Your matrix is full: say Done to end the race.
sure = Say Done and end the race?
wait = You have nothing left to do. Wait for the other player.
# $card (Card)
# $name (Name)
card-taken = { $name } took { $card }. Press Enter to pick up the next card.
# The same on the page, where the next card is picked up by itself.
# $card (Card)
# $name (Name)
# $next (Card?)
card-was-taken = { BEGIN($name) } took { $card }.{ $next ->
    [none] {""}
   *[other] {" "}{ $next } is dealt now.
}
# $card (Card)
card-gone = { $card } is gone: the other player took it.
# Stands before a square that is typed before the turn.
next-card-to = Your next card goes to:
# Stands before a move while the player types it.
typed = Move:
how-to-type = Type QH c3, c3 x1 (reject), 2:c3 d4, or c3 for the chosen card; pass; done.
# $typed (Text)
not-a-move = “{ $typed }” isn’t a move. { how-to-type }
# Half of the name of a square was typed.
# $row (Text)
which-column = Row { $row }: which column, a to e?
# $column (Text)
which-row = Column { $column }: which row, 1 to 5?
# The key of a column opens the chat if it is pressed again.
# $column (Text)
which-row-or-chat = { which-row } Press { $column } again for the chat.

## What is on a square, for screen readers

free = free
# $place (Text)
reject-square = { $place }, reject square
stolen = was stolen: it can’t be stolen back
last-move = played last
hinted = hinted
# $card (Card)
on-its-way = { $card } is on its way
# $worth (Text?)
takes-card = takes the chosen card{ $worth ->
    [none] {""}
   *[other] : { $worth }
}

## The end of a leg

# $result (Text)
over = The game is over: { $result }.
# $name (Name)
# $result (Text)
over-by-done = { BEGIN($name) } said Done. The game is over: { $result }.

## Labels of keys

key-choose = choose
# The label of a key: place the card.
key-put = put
# The key that chooses the next dealt card.
key-card = card
key-pick-up = another card
key-reject = reject
key-type = type a move
# The label of a key: let the other player go on.
key-pass = pass
key-done = Done
key-pick-it-up = pick it up
key-cancel = cancel
key-next-card = next card
key-end-race = end it
key-keep-playing = keep playing

## Buttons

# A button: let the other player go on.
pass-turn = Pass
done = Done

## Help with keys, for screen readers

keys = Arrow keys move between the squares; a letter a to e and a digit 1 to 5 choose a column and a row. Enter or Space puts the chosen card there, or picks up the card there. N chooses the next dealt card, X the next reject square. M moves to the other matrix, P passes, Escape puts a card back. Shift and C opens the chat.
