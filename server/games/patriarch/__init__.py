"""The Patriarch: a hidden family tree is guessed from graded guesses. rules: patriarch

Where page and seed are both silent:

- A guess may be made again, also one that its grades rule out: a second pack of cards would allow it.
- With `tree: open` an owner either lays out a tree, as with `tree: owner`, or leaves it open: `tree H open`. Whoever
  sits there may do either, since the rules know no computers, and the room has said so from the start. All see which.
- An open tree's grade is the one that most of the trees still possible give; of equal ones the one with fewer reds,
  then fewer blacks, then fewer face-down cards. When the leg ends without the tree found, it is the first of those
  left, in the order in which they are listed.
- A hidden leg (two players, the number's tree, leg one) shows the owner and spectators how many guesses were made.
- With three and more players the winner's score in the record is the number of legs won as guesser.
- Spaces between children may be left out, since ranks are single characters: `3(4(2)A(5))`.
"""
