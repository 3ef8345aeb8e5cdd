"""The Patriarch: a hidden family tree is guessed from graded guesses. rules: patriarch

The rules page is silent on these points, which are decided here:

- A guess may be repeated, even if the grades rule it out: a second pack of cards would allow it.
- With `tree: open`, an owner either lays out a tree, as with `tree: owner`, or leaves it open: `tree H open`. Both
  people and computers may do either, and everybody sees which.
- An open tree's grade is the one that most of the possible trees give; if several do, the one with the fewest reds,
  then blacks, then face-down cards. If the leg ends with the tree not found, the first possible tree in the order of
  the list becomes the tree.
- A hidden leg (two players, the number's tree, leg one) shows the owner and spectators the number of guesses.
- With three and more players the winner's score in the record is the number of legs won as guesser.
- With `own_grades` an owner who knows the tree says the grade: `grade 1 1 1` is red, black and face down. A wrong grade
  is refused and names a card, so that announced grades are always right. The room still
  grades guesses at an open tree, and at a number's tree that two players guess.
- An owner sees the guess at the front of the queue, which is graded next.
- Spaces between children may be left out, because ranks are single characters: `3(4(2)A(5))`.
"""
