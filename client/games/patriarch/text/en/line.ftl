### The Patriarch in line mode.

moves = a tree such as 3(4(2) A(5)): guess it; tree H 3(4(2) A(5)): lay it out; grade: announce the next grade; grade 1 1 1: work it out
command =
    .guesses = list all guesses with their grades
    .queue = list whose guesses wait for their grade
    .notes = list the possible trees, by card and generation
no-news = Nothing has happened in this leg yet.
not-your-turn = It is not your turn.
nothing-to-grade = There is no grade for you to announce now.
nothing-to-lay = The owner lays out the tree, before the first guess.
own-tree = You don’t guess in this leg.
suit-first = Type tree, a suit and the tree: tree H 3(4(2) A(5)).
two-wait = Two of your guesses are in the queue. You can guess again when one of them is graded.
-trees = { $trees ->
    [one] { $trees } tree
   *[other] { $trees } trees
}
# In how many possible trees a card is in a place.
# $trees (Count)
on-top = top in { -trees }
# $generation (Int)
# $trees (Count)
in-generation = generation { $generation } in { -trees }
no-queue = With two players there is no queue: every guess is graded at once.
# $leg (Int)
# $legs (Int)
# $facts (Text)
begins = Leg { $leg } of { $legs }: { $facts }.
# $example (Text)
# $ranks (Text?)
to-guess = Your guess: the top card, and after each card its children in parentheses, such as { $example }{ $ranks ->
    [none] .
   *[other] ; or only the ranks, such as { $ranks }.
}
# $example (Text)
# $open (Flag)
to-lay = Lay out the tree: tree H { $example }, with any suit{ $open ->
    [yes] ; tree H open leaves it open.
   *[no] .
}
# $whose (Text)
# $behind (Count)
to-grade = Next is { $whose } guess{ $behind ->
    [0] {""}
   *[other] ; { $behind } more behind it
}. Type grade to announce its grade.
# The owner works out the grade.
# $whose (Text)
# $tree (Text)
# $own (Text)
to-work-out = Next is { $whose } guess { $tree }. Your tree is { $own }. Type grade and the number of red, black and face-down cards: grade 1 1 1.
say-counts = Type the number of red, black and face-down cards, too: grade 1 1 1.
one-waits = Your guess waits for its grade. You can guess again when it is graded.
# $number (Int)
# $name (Name)
# $guess (Text)
guess = { $number }. { $name }: { $guess }
# $number (Int)
# $guess (Text)
own-guess = { $number }. { $guess }
# $names (Text)
# $seconds (Duration?)
queue = In the queue, first to last: { $names }{ $seconds ->
    [none] .
   *[other] . The room announces a grade by itself after { $seconds }.
}
# $tree (Text)
# $expected (Decimal)
hint = Hint: guess { $tree }, about { $expected } guesses in all.
