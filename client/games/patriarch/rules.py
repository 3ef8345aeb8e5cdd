"""How to play The Patriarch, for people to read behind `?`. rules: patriarch"""

BASIC = """\
# The Patriarch in short

One player, the **owner**, has a family tree made of the first cards of a suit. The others **guess** it. Every guess is
a whole tree, and is graded with three numbers:

- **red**: cards in the right generation and under the right parent (the top card, if it is the top card);
- **black**: cards in the right generation, but under another parent;
- **face down**: cards under the right parent, but in another generation.

Which card earned what is not said. As many reds as cards: the tree is found.

**Written down**, a tree is its top card with its children in parentheses: in `3(4(2) A(5))` 3 is at the top, its
children are 4 and the ace, 2 is the child of 4 and 5 that of the ace. Mirror images are the same tree.

**An example.** Hidden is `3(4(2) A(5))`, and the guess is `2(3(4) A(5))`. The 5 is red: its generation and its parent
are right. The ace is black: it is in the right generation, but under 2. The 4 is face down: it is under 3, where it
belongs, but a generation too deep. Nothing else is right, so the grade is 1 red, 1 black, 1 face down.

**Two players** play two legs with the roles swapped, with a few guesses each; whoever needs fewer wins. **Three and
more** guess in real time, as often as they like: a finished guess goes into a queue, the owner announces the grades
from its front, and the first guess *graded* as right wins the leg. Then the next player owns a tree.
"""

RULES = """\
# The Patriarch

## The trees

| variant | cards | how many | trees |
|---|---|---|---|
| The Patriarch | A to 5 | 60 | a top card, two children, one child under each of them |
| Advanced Patriarch | A to 7 | 2,520 | a top card, two children, and under each a line of two more |
| The Matriarch | A to 5 | 205 | any with one card at the top, at most 3 generations |
| Advanced Matriarch | A to 7 | 46,249 | any with one card at the top, at most 4 generations |

A tree is who is whose parent, and nothing else: in which order children stand makes no difference.

## Grading

| sort | generation | parent |
|---|---|---|
| red | right | right |
| black | right | wrong |
| face down | wrong | right |

The top card has no parent: it is red where it is the top card. A grade is the three counts, not which card earned
which. As many reds as cards is a win.

## Where the tree comes from

The room settles it. **By the number**: the number gives suit and tree. With two players both guess that same tree, so
it is hidden from owner and guesser alike until both legs are over, and so are the guesses and grades of leg one. **By
its owner**, who lays it out before the first guess. **Or left open**: the owner may keep the tree open, and it is
settled only as far as the grades bind it; it agrees with every grade given.

## Two players

The guesser has four guesses, or as many as the room says, from 1 to 12; each is graded at once, in a mirror match once
the other board has come as far. A leg's score is the guesses graded, one more than allowed where the tree was not
found. The owner wants it high, the guesser low. The match is two legs with the roles swapped; whoever needed fewer
guesses wins.

## Three and more

One owns the tree, and all others guess it at the same time, as often as they like. A finished guess goes to the back of
the **queue**; nobody may have more than two in it, and a guess in the queue can be neither changed nor taken back. The
owner announces the grade of the guess at the front; a room may also announce it by itself after some seconds. All see
every graded guess, and of the waiting ones whose they are.

**By a clock** nobody's time runs who waits for a grade. Whoever runs out of time guesses no more in that leg, though
what they have in the queue is graded; the others play on, and when nobody is left to find the tree the leg is over. For
an owner who runs out of time the room lays out the number's tree and announces the grades.

The first guess *graded* as right wins the leg, even if a right one was made earlier and still waits. Then the next
player on the left owns a tree. A match is one leg with each as owner; whoever found the most trees wins it.
"""

KEYS = """\
# Playing

- **A fixed shape** (The Patriarch, Advanced Patriarch): type the ranks in the order of the tree, `3 4 2 a 5`: the top
  card, then each line down. The last card goes to the last place by itself. Arrows choose a place; a card that is
  typed again changes its place with what stands there.
- **Any shape** (the Matriarchs): type a rank, and it goes under the card in brackets, where the dot is. Arrows choose
  another card. A card that is typed again moves, with all below it. Or type the notation: `3(4(2)a(5))`.
- `Backspace` takes the last card off, `x` all of them. `=` takes your last guess, or the hint, to change it.
- `Enter` sends the guess, lays out the owner's tree, or announces the next grade. `Tab` chooses the owner's suit. With
  nothing typed `Enter` leaves the tree open, where the room allows it.
- You can also type a guess while you wait; it stays until you can send it.
- `b` shows and hides the note board, `v` lists the guesses player by player. `PgUp` `PgDn` look at earlier guesses.
- `h` asks the computer for a hint where the room allows it. `o` opens the menu. `?` is this.

# The note board

It has for each card in how many of the trees that are still possible it stands in each generation. `✓` (`+` in ASCII)
says that it must be there, a dot that it cannot be. Once there are few trees they are listed. A room may go without
it. """

CREDITS = """\
# Credits

**The Patriarch** and its three variants are games for two and more with a pack of cards; their rules follow their own
document. Red, black and face-down cards, the scoring queue, and the first *graded* guess that wins are its ideas. Of
the two fixed shapes the pictures are lost, and they are inferred from its example.

**Turnabout**, this program, is a server and clients for playing such games with a friend, alone, or against the
computer. It is free software under the MIT licence; the file LICENSE that comes with it has the terms.
"""

PLAIN = """

## How to play here

Type a guess as it is written, such as `3(4(2) A(5))`; of a fixed shape the ranks in order will do, `342A5`. The owner
types `tree H 3(4(2) A(5))` to lay the tree out, in hearts, `tree H open` to leave it open where the room allows that,
and `grade` to announce the grade of the guess at the front of the queue. `guesses` lists all guesses with their grades,
`queue` whose guesses wait, `notes` how many trees are still possible and where the cards stand in them. `hint` asks the
computer what it would guess, where the room allows it. `help` lists what else can be done at the moment.
"""
