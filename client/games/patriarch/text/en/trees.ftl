### What is wrong with a tree that is typed or put together.

# $card (Text)
twice = { $card } is in the tree twice.
# $sign (Text)
misplaced = “{ $sign }” can’t be there. A tree is a top card with its children in parentheses, like 3(4(2) A(5)).
not-closed = A parenthesis is not closed. A tree is a top card with its children in parentheses, like 3(4(2) A(5)).
no-card = There is no card. A tree is a top card with its children in parentheses, like 3(4(2) A(5)).
# $card (Text)
# $first (Text)
# $last (Text)
not-in-family = { $card } is not in this family: its cards are { $first } to { $last }.
# $cards (All)
# $count (Count)
missing = { $cards } { $count ->
    [one] is missing
   *[other] are missing
}: every card must be in the tree.
# $cards (All)
place-first = Place { $cards } first: every card must be in the tree.
# $count (Count)
# $cards (All)
several-tops = One card is at the top, not { $count }: { $cards }.
# $shape (Text)
# $other (Text)
wrong-shape = Every tree has the shape { $shape } here; this one is { $other }.
# $most (Count)
# $deepest (Count)
too-many-generations = A tree has at most { $most } generations here; this one has { $deepest }.
# $card (Text)
# $generations (Count)
too-deep = That would be more than { $generations } generations: nothing fits under { $card }. Choose another card.
# $card (Text)
top-stays = { $card } is at the top, and all other cards are below it. Clear the tree to start again.
# $card (Text)
chosen-parent = The next card goes under { $card }. Type another card, or choose another parent.
# $below (Text)
# $card (Text)
below-itself = { $below } is below { $card }, so { $card } can’t go under it.
# $sign (Text)
empty-places = The places marked { $sign } are empty: put a rank there.
# $card (Text)
top-card = { $card } is the top card: put another card at the top first.
# $below (Text)
# $card (Text)
is-below = { $below } is below { $card }.
# $most (Count)
# $card (Text)
# $under (Text)
not-under = A tree has at most { $most } generations here: { $card } can’t go under { $under }.
# $most (Count)
# $card (Text)
# $below (Text)
not-above = A tree has at most { $most } generations here: { $card } can’t go above { $below }.
