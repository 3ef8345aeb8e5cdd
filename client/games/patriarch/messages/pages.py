"""Pages in Markdown.

Made from client/games/patriarch/text/en/*.md by `python -m client.catalogue`.
"""

from client.text import language


def basic() -> str:
    return """\
The **owner** hides a family tree. You guess all of it, and get a **grade:**

| grade of a card | its generation is | its parent is |
|---|---|---|
| red | right | right |
| black | right | wrong |
| face down | wrong | right |

Other cards count for nothing. A grade doesn’t name its cards. The top card has no parent: it is red if it is right. All
red: you have found the tree.
```board
3(4(2) A(5))
2(3(4) A(5))
| Red: the 5. Black: the ace, under the 2. Face down: the 4, too low.
```

**The Patriarch** has this shape and A to 5; **Advanced** has A to 7 and one more generation. **The Matriarch** can have
any shape. Children have no order.

**Two players** play two legs with the roles swapped; fewer guesses win. With **three or more**, all others guess at the
same time, and the first guess *graded* as right wins the leg. Then the next player hides a tree.
"""


def credits() -> str:
    return """\
# Credits

**The Patriarch** and its three variants are games for two or more people and a pack of cards. The rules follow their own
document. Red, black and face-down cards, the queue, and the first *graded* guess that wins are its ideas. The pictures
of the two fixed shapes are lost, so the shapes follow its example. The match of two legs is Turnabout’s.
"""


def full() -> str:
    return """\
# The Patriarch

One player, the **owner**, hides a family tree made of the first cards of a suit. The others guess it.

## The trees

| variant | cards | trees | shape |
|---|---|---|---|
| The Patriarch | A to 5 | 60 | a top card with two children, and one child under each |
| Advanced Patriarch | A to 7 | 2,520 | a top card with two children, and a line of two under each |
| The Matriarch | A to 5 | 205 | any, at most 3 generations |
| Advanced Matriarch | A to 7 | 46,249 | any, at most 4 generations |

```board
3(4(2) A(5))
| A tree of The Patriarch.
```

```board
3(4(2(6)) A(5(7)))
| A tree of Advanced Patriarch.
```

```board
2(3 4(5) A)
| A tree of The Matriarch: a top card with three children, and one grandchild.
```

**Written down,** a tree is its top card, with its children in parentheses: the first tree above is `3(4(2) A(5))`. A
tree that is not allowed is refused, and costs no guess.

Only parent and child matter, not the order of children:

```board
3(4(2) A(5))
3(A(5) 4(2))
| All five cards are red: this guess is right.
```

## Grades

| grade | generation | parent |
|---|---|---|
| red | right | right |
| black | right | wrong |
| face down | wrong | right |

The top card has no parent: it is red if it is the top card of the hidden tree. A card in the wrong generation and under
the wrong parent counts for nothing. A grade only counts the cards; it doesn’t name them.

```board
3(4(2) A(5))
2(3(4) A(5))
| The 5 is red, the ace black and the 4 face down. The 2 and the 3 count for nothing.
```

```board
3(4(2) A(5))
3(A(2) 4(5))
| The 3, the 4 and the ace are red. The 2 and the 5 have swapped parents: they are black.
```

## Where the tree comes from

The room decides this:

- **The number** gives the suit and the tree. Two players then guess the same tree, so it stays hidden from both until
  both legs are over, and so do the guesses and grades of leg one.
- **The owner** lays the tree out before the first guess.
- **Open:** the owner can leave the tree open. Then any tree that fits all grades so far stays possible.

## Two players

The guesser has as many guesses as the variant needs, or another number from 1 to 12 that the room sets:

| variant | guesses |
|---|---|
| The Patriarch | 4 |
| Advanced Patriarch | 6 |
| The Matriarch | 5 |
| Advanced Matriarch | 8 |

Each guess is graded at once; in a mirror match, after the guess on the other board. The score of a leg is the number of
graded guesses, plus one if the tree wasn’t found. The owner wants a high score, the guesser a low one. The match has two
legs with the roles swapped; the player who needed fewer guesses wins.

## An owner who grades

A room can let the owner work out each grade: the number of red, black and face-down cards. The room checks it. A wrong
grade is refused with a reason, such as “5 is in the right place”, so announced grades are always right. The owner of an
open tree only announces grades. If the number gives two players the same tree, neither knows it, so the room grades.

## Three and more players

One player owns the tree; all others guess it at the same time, as often as they like. A guess goes to the end of the
**queue**. You can have two guesses in it, and you can’t change them or take them back. The owner announces the grade of
the first guess in the queue, which the owner sees; a room can also do this by itself after some seconds. You see all
graded guesses, and the names of the players whose guesses wait.

The first guess *graded* as right wins the leg, even if another right guess was made earlier and still waits. Then the
next player on the left owns another tree. In a match, every player is the owner once, and the player who found the most
trees wins.

**Clock.** Your time doesn’t run while a guess of yours waits for its grade. If you run out of time, you can’t guess any
more in this leg, but your waiting guesses are graded. If an owner runs out of time, the room uses the tree of the number
and announces the grades.
"""


def line_keys() -> str:
    return """\
## How to play here

Type a guess as it is written, such as `3(4(2) A(5))`. If the shape is fixed, the ranks in order are enough: `342A5`.

| type | to |
|---|---|
| `tree H 3(4(2) A(5))` | lay out your tree, in hearts |
| `tree H open` | leave your tree open, if the room allows it |
| `grade` | announce the grade of the first guess in the queue |
| `grade 1 1 1` | say the grade, if you work it out: red, black and face-down cards |
| `guesses` | list all guesses with their grades |
| `queue` | list whose guesses are waiting |
| `notes` | read how many trees are possible, and where the cards are in them |
| `hint` | ask what the computer would guess, if the room allows it |
| `help` | list all commands that work now |
"""


def terminal_keys() -> str:
    return """\
# Playing

- **Fixed shape** (The Patriarch, Advanced Patriarch): type the ranks in the order of the tree, `3 4 2 a 5`: the top
  card, then each line from top to bottom. The last card is placed for you. Arrows choose a place. If you type a card
  again, it swaps places with the card there.
- **Any shape** (the Matriarchs): type a rank, and the card goes under the card in brackets, where the dot is. Arrows
  choose another card. If you type a card again, it moves with all cards below it. Or type the notation: `3(4(2)a(5))`.
- `Backspace` removes the last card, `x` removes all. `=` copies your last guess or the hint, so that you can change it.
- `Enter` sends the guess, lays out the owner’s tree, or announces the next grade. `Tab` chooses the owner’s suit. If the
  room allows it, `Enter` without cards leaves the tree open.
- If you work out the grade of a guess, type the number of red, black and face-down cards, such as `1 1 1`, and then
  `Enter`.
- You can type a guess while you wait. It stays until you can send it.
- `b` shows or hides the note board, `v` lists the guesses by player. `PgUp` `PgDn` show earlier guesses.
- `h` asks the computer for a hint, if the room allows it.

# The note board

For each card it shows how many of the trees that are still possible have the card in each generation. `✓` (`+` in ASCII)
means always, a dot means never. When few trees are left, they are listed. A room has a note board only if its owner turns it on.
"""


language.register(globals())
