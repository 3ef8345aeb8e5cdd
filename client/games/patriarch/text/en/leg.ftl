### A leg of The Patriarch while it is played.

## Titles

your-guess = Your guess
your-tree = Your tree
the-tree = The tree
last-guess = Last graded guess
all-guesses = Guesses
by-player = Guesses by player
notes = Still possible
queue = Queue
actions = Actions
more = Note board and news

## Guesses

no-guesses = Nobody has guessed yet.
grade-meaning = A grade counts cards. Red: in the right place. Black: in the right generation, under the wrong parent. Face down: under the right parent, in the wrong generation.
# Beside a guess that has no grade yet.
waits = waits
# In place of a guess that you can’t see yet.
hidden-guess = hidden
# Beside the guess in the queue that is graded next.
next = next
# $place (Int)
waits-at = waits: number { $place } in the queue
# $number (Int)
guess-number = Guess { $number }
found = found the tree
# Guesses of a player that were graded, beside the name.
# $count (Count)
graded-count = { $count } graded
# $count (Count)
more-lines = … { $count } more
# $all (Count)
queue-of = Queue of { $all }
# In place of the guesses in the queue.
queue-empty = empty

## What is hidden

tree-hidden = The tree stays hidden until both legs are over.
hidden-from-owner = Guesses and grades are hidden: you guess the same tree, too.
hidden-from-spectators = Guesses and grades are hidden until both legs are over.
no-notes = The note board is off in this room.

## The owner

# $suit (Text)
# $open (Flag)
lay-out = { $open ->
    [yes] Lay out the tree, in { $suit }. Or leave it open.
   *[no] Lay out the tree for the others to guess, in { $suit }.
}
ask-leave-open = Leave the tree open?
leave-open-hint = Any tree that fits all grades so far stays possible.
# $mine (Flag)
is-open = { $mine ->
    [yes] Your tree is open
   *[no] The tree is open
}: any tree that fits all grades so far stays possible.
# $owner (Name)
owner-lays = { BEGIN($owner) } lays out the tree.
# $mine (Flag)
# $owner (Name)
owns = { $mine ->
    [yes] You own the tree.
   *[no] { BEGIN($owner) } owns the tree.
}
# $guesser (Text)
# $tree (Text?)
# $grade (Text?)
# $mine (Flag)
next-graded = Next: { $guesser } guess{ $tree ->
    [none] {""}
   *[other] {" "}{ $tree }
}{ $grade ->
    [none] .
   *[other] : { $grade }.
}{ $mine ->
    [yes] {" "}Announce its grade.
   *[no] {""}
}
# An owner who works out the grade.
# $guesser (Text)
# $tree (Text)
say-grade = Grade { $guesser } guess { $tree }: how many cards are red, black and face down?
# $typed (Text)
typed-grade = Red, black, face down: { $typed }
# The title of a guess that is graded next.
# $guesser (Text)
guess-of = { $guesser } guess
tree-face-down = The tree, face down
# The cards that the owner puts down beside a guess.
grade-cards = The grade
one-more =
    .red = One more red card
    .black = One more black card
    .down = One more card face down
one-fewer =
    .red = One red card fewer
    .black = One black card fewer
    .down = One card face down fewer
# $seconds (Duration)
room-grades = The room announces it in { $seconds }.
# The names of the players who could guess.
# $names (Names)
nothing-waits = No guess waits for a grade. { $names } can guess.
# $mirror (Flag)
owner-watches = The game number decides the tree, so you only watch. Each guess is graded { $mirror ->
    [yes] after the guess on the other board.
   *[no] at once.
}
source =
    .number = The game number decides the tree.
    .owner = The owner lays out the tree.
    .open = The owner can leave the tree open.

## The guesser

all-placed = Every card has its place.
top-place = at the top
type-fixed = Type the ranks, line by line.
type-free = A rank goes under the card in brackets; arrows choose it. Or type 3(4 2(5)).
drag-fixed = Drag cards to places, or type the ranks, line by line.
drag-free = Drag cards under cards, or type a rank: it goes under the marked card.
touch-fixed = Drag cards to places, or tap a card and then its place.
touch-free = Drag cards under cards, or tap a card and then the card above it.
to-place = to place:
# $cards (All)
# $count (Count)
not-placed = { $cards } { $count ->
    [one] has no place yet.
   *[other] have no place yet.
}
# $tree (Text)
enter-guesses = Enter guesses { $tree }.
# $tree (Text)
enter-lays = Enter lays out { $tree }.
one-waits = Your guess waits for its grade. This one is kept until then.
two-wait = Two of your guesses are in the queue. This one is kept until one of them is graded.
# $owner (Name)
not-laid = { BEGIN($owner) } lays out the tree first. Your guess is kept until then.
guessed-already = You have guessed this tree already.
change-it = Change it for your next guess.
# $guesser (Name)
guesser-guesses = { BEGIN($guesser) } guesses.
# $tree (Text)
waits-for-grade = { $tree } waits for its grade.
# $owner (Flag)
out = Your time has run out: { $owner ->
    [yes] the room grades for you.
   *[no] you can’t guess any more in this leg.
}
out-of-time = out of time
# $tree (Text)
# $expected (Decimal)
hint = Hint: guess { $tree }, about { $expected } guesses in all
notation = Type the tree
# $example (Text)
notation-hint = Like { $example }: the top card, and its children in parentheses.
suit = Suit
show-notes = Show the note board
# $guessers (Count)
# $away (Count)
guessers = { $guessers } guess, { $away ->
    [0] all here
   *[other] { $away } of them away
}
# $guessers (Count)
guessers-count = { $guessers } guess

## The end

# $name (Name)
# $guesses (Count)
tree-found = { BEGIN($name) } found the tree with guess { $guesses }.
# $counts (Text)
not-found = The tree was not found: the leg counts as { $counts }.
# $counts (Text)
not-found-in-time = Time ran out for all guessers, and nobody found the tree: the leg counts as { $counts }.

## Buttons and keys

button =
    .guess = Guess
    .lay_out = Lay it out
    .leave_open = Leave it open
    .confirm_open = Yes, leave it open
    .announce = Announce the grade
    .undo = Undo
    .clear = Clear
    .copy = Last guess
    .take_hint = Use the hint

# What a key does, in the last line of the terminal.
key =
    .place = place
    .guess = guess
    .erase = erase
    .clear = clear
    .suit = suit
    .lay_out = lay it out
    .copy = change the last
    .take_hint = use the hint
    .announce = announce
    .counts = red, black, face down
    .notes = note board
    .by_player = by player
    .in_order = in order
    .look = look
    .continue = continue

## Columns of the note board

# The heading of a column: the card at the top of the tree.
top = top
# A generation in little room.
# $generation (Int)
generation = gen { $generation }

## Cards of a tree, for screen readers

ace = ace
# $card (Text)
# $suit (Text)
card-of = { $card } of { $suit }
# $card (Text)
at-top = { $card }, at the top
# $card (Text)
# $generation (Int)
# $above (Text)
under = { $card }, generation { $generation }, under { $above }
empty-place = empty place
no-cards-placed = no card has a place
