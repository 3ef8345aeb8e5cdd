### A match of The Patriarch between and after its legs.

# $number (Int)
seat = seat { $number }
# The reader has no name.
# $name (Name?)
found-tree = { $name ->
    [none] You found the tree.
   *[other] { BEGIN($name) } found the tree.
}
# $name (Name)
# $legs (Count)
legs-of = { $name } { $legs }
# $legs (Text)
legs-won = Legs won as guesser: { $legs }.
not-found = didn’t find it
# $name (Name)
# $score (Text)
reached = { $name } { $score }
# $winner (Choice: nobody you player players)
# $names (All)
ended-early = { $winner ->
    [nobody] Nobody wins
    [you] You win
    [player] { $names } wins
   *[players] { $names } win
}: the match ended early.
nobody-found = A draw: nobody found the tree.
# Several players count the legs that they won.
# $winner (Choice: nobody you player players)
# $names (All)
# $several (Flag)
# $scores (Text)
outcome = { $winner ->
    [nobody] A draw.
    [you] You win.
    [player] { $names } wins.
   *[players] A draw of { $names }.
} { $several ->
    [yes] Legs won as guesser:
   *[no] Guesses needed:
} { $scores }.
legs = The legs
the-tree = the tree
found-it = found it
# $name (Name)
graded-guesses = { $name }’s graded guesses
