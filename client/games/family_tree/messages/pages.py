"""Pages in Markdown.

Made from client/games/family_tree/text/en/*.md by `python -m client.catalogue`.
"""


def basic() -> str:
    return """\
# Family Tree in short

Build a family tree from a pack of 54 cards, card by card. In a match, one player **maximizes** the score and the other
**minimizes** it. Then you play the same cards again with the roles swapped.

If the **current card** fits anywhere, it must be played, and you choose where. A card that fits nowhere goes to the
bottom of the stock and comes up again. The game ends when no card fits.

| card | play it on | it becomes |
|---|---|---|
| 3 to 10, Q, K, joker | a single person | the spouse |
| 3 to 10, Q, K, joker | a couple with room for a child | their next child |
| 2 | a couple without a 2 | room for five children instead of three |
| A | a couple | their divorce |
| J | any living person | that person’s death |

```tree
7D═9C 2H | they have room for three more children
  6S═TD | a couple
  QH | single: may marry
```

**You score** 10 for each generation, 10 for a marriage with one queen or king, 30 for a marriage with two, and a poker
hand for each family with at least five cards in sight: partners, 2, ace and children.

| hand | points | hand | points |
|---|---|---|---|
| pair | 10 | flush | 60 |
| two pair | 20 | full house | 80 |
| three of a kind | 40 | four of a kind | 100 |
| straight | 50 | straight flush | 170 |
| high card | 0 | royal flush | 250 |

After a divorce or a death, the couple has no more children. The first couple is safe from aces and jacks until it has a
child.
"""


def credits() -> str:
    return """\
# Credits

**Family Tree** is the game *Family Tree Solitaire*, version 1.0, for one player and a pack of cards. The rules follow
its own document, which names RICKSLEVINE.com as the author’s site. Most of its ideas are from there: child and spouse,
celebrity, extended family, divorce and death, the poker hands of families, the branch signs, the score to beat, the
computer’s tree, and the match in which two players swap roles.
"""


def full() -> str:
    return """\
# Family Tree

Build one family tree from a pack of 54 cards. Alone, you play for a high score. In a match, one player **maximizes** the
score and the other **minimizes** it; then you play the same deck again with the roles swapped.

## The start

The first two family cards (3 to 10, Q, K, joker) that come up are the first couple. All other cards that come up before
go to the bottom of the stock.

## A turn

The top card of the stock is the **current card**. If it fits anywhere in the tree, it must be played, and the player to
move chooses where. The maximizer plays the first card of a leg; then you take turns.

A card that fits nowhere goes to the bottom of the stock. This costs no turn: the same player gets the next card. The leg
ends when the stock is empty, or when all cards in it have come up since the last move and none of them fits.

## The cards

| card | play it on | it becomes |
|---|---|---|
| 3 to 10, Q, K, joker | a single person | the spouse |
| 3 to 10, Q, K, joker | a couple with room for a child | their next child |
| 2 | a couple without a 2 | room for five children instead of three |
| A | a couple | their divorce |
| J | any living person | that person’s death |

**Children.** A couple can have up to three children, or up to five with a 2. Only a couple that is not divorced and
whose partners are both alive can have children, take a 2 or take an ace.

```tree
7D═9C 2H
  6S
  TD
  3C
  8H | the 2 makes room for a fourth and a fifth child
```

**Divorce.** An ace covers the spouse: the partner who married into the tree, on the right. Neither partner marries again.

```tree
7D╱╱AH (9C) | the ace covers the spouse
  6S | the children stay
```

**Death.** A jack covers the person you play it on. It can’t be played on an ace, a 2 or another jack. A widowed person
doesn’t marry again. The remaining partner of a divorced couple can still die.

```tree
7D═†JC (9C) | the jack covers the spouse
  6S═TD | the children can still marry and have children
```

**The first couple** is safe from aces and jacks until it has its first child.

## The score

The score is counted after every move, for the tree as it is then.

**Generations.** 10 points for each generation, down to the deepest one. A spouse belongs to the generation of the
partner.

**Celebrities.** A marriage with one queen or king scores 10 points, a marriage with two scores 30. Divorce or death of
either partner takes these points away. A joker is no celebrity.

```tree
QH═KS | 30 points
```

**Hands.** The cards of a family that are in sight form a poker hand: both partners, the 2, the ace and the children. A
covered card doesn’t count, but the ace or jack on it does. A child counts with its own card, without its spouse.
Divorced and widowed couples keep their hands. Fewer than five cards score nothing; of more than five cards, the best
five count.

```tree
7D═7C 2H | full house, 80
  2S
  7S
```

| hand | points | hand | points |
|---|---|---|---|
| pair | 10 | flush | 60 |
| two pair | 20 | full house | 80 |
| three of a kind | 40 | four of a kind | 100 |
| straight | 50 | straight flush | 170 |
| high card | 0 | royal flush | 250 |

A joker counts as the card that helps most, even a card that is already in the hand. There is no five of a kind: four of
a kind with a joker stays four of a kind. In a straight, an ace is high or low.

## Alone

You play every card, on a number that the server draws or that you type in. The **score to beat** is the better of two
scores: the computer’s, which doesn’t know the deck, and your own best on this number. After the game you also see
**par**: the best score found by a search that knows the deck.
"""


def line_keys() -> str:
    return """\
## How to play here

When it is your turn, the places of the current card are listed. Type the number of a place, or the card you play on,
such as `7d`, `10s`, `qh` or `x1` for the joker and `x2` for Joker 2.

| type | to |
|---|---|
| `tree` | read the whole tree, one family in a line |
| `hands` | list the poker hands |
| `points` | read the parts of the score |
| `family 7d` | look at one family; `up` and `top` go up from there |
| `signs` | read what the current card can do below each child |
| `hint` | ask what the computer would play |
| `computer` | read the computer’s tree, alone or after a match |
| `analysis` | grade the moves of a finished match |
| `help` | list all commands that work now |
"""


def terminal_keys() -> str:
    return """\
# Playing

- `↑` `↓` `←` `→` choose a place, `Enter` plays the card there. Or click a place, and click it again to play.
- Or type the card you want to play on, such as `7d`, `10s`, `qh`, or `x1` for the joker and `x2` for Joker 2, and press `Enter`. If you type
  before your turn, the card waits for it. After a rank, `h` and `c` are suits; otherwise they ask for a hint and open
  the chat.
- `f` switches between the whole tree and one family at a time.
- `h` shows where the computer would play and which final score it expects, after its choice and after yours. A star
  marks the place. Alone you can always ask; in a match only if the room allows it.

# The whole tree

The tree grows to the right, one column for each generation. `PgUp` `PgDn` `Home` `End`, `[` and `]`, and the arrows with
Shift or Ctrl scroll.

| sign | means |
|---|---|
| ▸ | you can play the current card here |
| ▹ | the player to move can play it here |
| ★ | the computer would play here |
| ═ | married |
| ╱╱ | divorced: an ace covers the spouse |
| † | dead: a jack covers the person in brackets |

The poker hand of a family with five cards or more is written below it.

# One family at a time

The couple is at the top: play cards on it there. Its children are below. `←` `→` choose a child; `Enter` or `↓` shows
its family, and so does typing its number. `Backspace` or `PgUp` goes up one generation, `Home` to the top. You can also
click the path in the line above.

Below each child you see what the current card can do in its branch, including the child’s own family:

| sign | means |
|---|---|
| ▸child | it can become someone’s child |
| ▸spouse | it can marry someone |
| ▸child/spouse | it can do either |
| ▸jack | the jack can be played on someone |
| ▸couple | a couple can take the 2 or the ace |
"""
