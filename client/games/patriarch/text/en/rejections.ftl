### Why The Patriarch refuses a move.

number-gives-tree = The game number decides the tree, so nobody lays it out.
tree-laid-already = The tree is laid out already. It can’t change.
tree-not-open = In this room you must lay out the tree before the first guess.
owner-guesses = You know the tree, so you don’t guess it.
grades-itself = With two players, guesses are graded automatically.
only-owner-grades = Only the owner announces grades.
grade-missing = Say the grade: count the red, black and face-down cards.
# $part (Choice: red black down)
# $card (Text)
grade-too-low = Are you sure? { $part ->
    [red] { $card } is in the right place.
    [black] { $card } is in the right generation, under another parent.
   *[down] { $card } is under the right parent, in another generation.
}
# $part (Choice: red black down)
grade-too-high = Are you sure? { $part ->
    [red] Fewer cards are in the right place.
    [black] Fewer cards are in the right generation under another parent.
   *[down] Fewer cards are under the right parent in another generation.
}
open-tree-grades = Your tree is open, so its grades follow from each other. Announce the grade.
# $example (Text)
not-a-grade = A grade is three numbers: red, black and face down, like { $example }.
guess-waiting = Your guess is waiting for its grade. Guess again when it is graded.
tree-not-laid = No guess can be graded yet. Lay out the tree first.
# $card (Text)
# $first (Text)
# $last (Text)
card-not-in-family = { $card } is not in this family. It has the cards { $first } to { $last }.
# $card (Text)
card-repeated = { $card } is in the tree more than once. Use each card once.
# $card (Text)
# $first (Text)
# $last (Text)
card-missing = { $card } is missing. The tree needs every card from { $first } to { $last }.
# $cards (All)
several-tops = Only one card can be at the top, not { $cards }.
# $shape (Text)
# $own (Text)
other-shape = This tree has the shape { $own }. Trees of this family have the shape { $shape }.
# $most (Count)
# $generations (Count)
too-many-generations = This tree has { $generations } generations. This family has at most { $most }.
owner-lays-first = The owner has not laid out the tree yet. Wait for that.
no-guess-to-grade = No guess is waiting for a grade.
guessing-time-over = Your time has run out. You can’t guess any more in this leg.
guesses-waiting = Two of your guesses are waiting for grades. Wait until one is graded.
# $sign (Text)
# $example (Text)
tree-sign = “{ $sign }” is in the wrong place. Write the tree like { $example }.
# $example (Text)
tree-too-large = This tree has more cards than a suit. Write it like { $example }.
# $example (Text)
tree-not-closed = A parenthesis of this tree is not closed. Write the tree like { $example }.
# $example (Text)
tree-without-cards = This tree has no cards. Write it like { $example }.
# $sign (Text)
not-a-suit = “{ $sign }” is not a suit. Write C, D, H or S before the tree.
