### The Patriarch outside its own board: options, standings, checks.

match-in-short =
    One player owns a tree, and the others guess it. Each guess gets a grade. In the next leg another player owns a
    tree. With two players, fewer guesses win; with more, the most trees found.
# The position, and the computer’s.
guesses = guesses
tree-title = The tree
computers-guesses = The computer’s guesses
# $guesses (Decimal)
lost = { $guesses } guesses
standing =
    .owner = owning, the most
    .guesser = guessing, the fewest
finding =
    .deck_dealt = Verified: suit, tree and every grade match the record.
    .deck_different = Suit, tree or grades differ from the record.
    .cards_as_seen = The suit and tree you saw match the record.
    .cards_different = The record has another suit or tree than you saw.
notes-option = A note board that shows the possible trees
each-leg-numbered = Each leg has its own number, hidden until that leg is over.

## Options

option =
    .variant = Variant
    .tree = The tree
    .guesses = Guesses
    .own_grades = Grades
    .auto_grade = Graded
# The same options as labels of fields.
field =
    .variant = Family
    .tree = The tree
    .guesses = Guesses, with two players
    .own_grades = An owner who knows the tree works out each grade; a wrong one is refused
    .auto_grade = With more players, the room grades by itself after
variant =
    .patriarch = The Patriarch
    .advanced-patriarch = Advanced Patriarch
    .matriarch = The Matriarch
    .advanced-matriarch = Advanced Matriarch
variant-note =
    .patriarch = A to 5, one shape: 60 trees
    .advanced-patriarch = A to 7, one shape: 2,520 trees
    .matriarch = A to 5, any shape: 205 trees
    .advanced-matriarch = A to 7, any shape: 46,249 trees
tree =
    .number = by the number
    .owner = by its owner
    .open = may be left open
tree-note =
    .number = two players guess the same tree
    .owner = laid out before the first guess
    .open = any tree that fits every grade so far
guesses-note = with two players
# As many guesses as the variant needs.
guesses-auto = by the variant
guesses-auto-note = 4 to 8 with two players
own-grades =
    .off = worked out by the room
    .on = worked out by the owner
own-grades-note =
    .off = and announced by the owner
    .on = a wrong grade is refused
graded-by-owner = by the owner
graded-by-owner-note = with three or more players
# $seconds (Duration)
graded-after = after { $seconds }
graded-by-room = by the room
never = never
# $seconds (Duration)
seconds = { $seconds }
# The options in a sentence each.
variant-sentence =
    .patriarch = The Patriarch: cards A to 5, a top card with two lines of two; 60 trees.
    .advanced-patriarch = Advanced Patriarch: cards A to 7, a top card with two lines of three; 2,520 trees.
    .matriarch = The Matriarch: cards A to 5 in any tree of at most 3 generations; 205 trees.
    .advanced-matriarch = Advanced Matriarch: cards A to 7 in any tree of at most 4 generations; 46,249 trees.
tree-sentence =
    .number = The game number decides the tree.
    .owner = The owner lays out the tree.
    .open = The owner lays out the tree, or leaves it open: then any tree that fits all grades so far stays possible.
# $guesses (Count)
guesses-sentence = { $guesses ->
    [one] { $guesses } guess to find it.
   *[other] { $guesses } guesses to find it.
}
own-grades-sentence = The owner works out every grade, and a wrong one is refused.
owner-grades-sentence = The owner announces every grade.
# $seconds (Duration)
room-grades-sentence = The room grades by itself after { $seconds }.
# The options in one line, joined by semicolons.
tree-in-short =
    .number = the game number decides the tree
    .owner = the owner lays out the tree
    .open = the owner may leave the tree open
# $guesses (Count)
guesses-in-short = { $guesses ->
    [one] { $guesses } guess with two players
   *[other] { $guesses } guesses with two players
}
own-grades-in-short = the owner works out the grades
# $seconds (Duration)
graded-in-short = the room grades after { $seconds }
