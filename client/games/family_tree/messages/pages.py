"""Pages in Markdown.

Made from client/games/family_tree/text/en/*.md by `python -m client.catalogue`.
"""

from client.text import language


def basic() -> str:
    return """\
Grow a family tree card by card. In a match, one player wants many points, the other few; then you swap roles on the same
cards. **If a card fits anywhere, you must play it;** you choose where. If not, it goes to the bottom of the stock. The
game ends when no card fits.

| card | play it on |
|---|---|
| 3 to 10, Q, K, joker | a single person (spouse), a couple (child, up to 3) |
| 2 | a couple, once: up to 5 children |
| A | a couple: a divorce; the ace covers the spouse |
| J | a living person: a death; the jack covers the person |

After a divorce or death, neither partner has children or marries again. The first couple is safe from aces and jacks until it
has a child.
```board
7D+7C: 7S, 6S, (6H+KS)
| Two generations, 20 points; a full house, 80 points; the king’s marriage, 10 points.
```

**Points:** 10 a generation; 10 for a marriage with a queen or king, 30 with two. A family with five or more cards
(partners, 2, ace, children) scores its poker hand: pair 10, two pair 20, three of a kind 40, straight 50, flush 60, full
house 80, four of a kind 100, straight flush 170, royal flush 250.
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

Grow one family tree from a pack of 54 cards, two jokers among them. Alone, you play for a high score. In a match, one
player **maximizes** the score and the other **minimizes** it. Then you play the same deck again with the roles swapped.

## The start

The cards from 3 to 10, queens, kings and jokers are **family cards**. The first two that come up are the first couple.
The cards that come up before them go to the bottom of the stock.

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

Only a couple that is not divorced and whose partners are both alive can have children, take a 2 or take an ace. It takes
one 2 and one ace at most.

**Children and marriages.** A couple has up to three children, or up to five with a 2. A person marries once.

```board
7D+9C: QH > 6S
| The 6♠ can be the couple’s next child, or marry the Q♥.
```

```board
7D+9C&2H: 6S, TD, 3C, 4H
| The 2♥ makes room for a fourth and a fifth child.
```

**Divorce.** An ace covers the spouse, the partner at the right. You can play it on either partner. Neither partner marries
again.

```board
7D+9C/AH: 6S
| The A♥ covers the 9♣. The 6♠ stays, and can still marry.
```

**Death.** A jack covers the person you play it on. It can’t be played on an ace, a 2 or another jack. A widowed person
doesn’t marry again. The partner who is left after a divorce or a death can die, too.

```board
7D+9C/JC: (6S+TD)
| The J♣ covers the 9♣. The 6♠ and the 10♦ can still have children.
```

What happens to a child changes nothing for its parents: they can still have children.

**The first couple** is safe from aces and jacks until it has its first child.

```board
7D+9C > JC
| The J♣ fits nowhere yet.
```

## The score

The score is counted after every move, for the tree as it is then.

**Generations.** Each generation scores 10 points, down to the deepest one. A spouse belongs to the generation of the partner.

```board
7D+9C: (6S+TD: 5H)
| Three generations: 30 points.
```

**Celebrities.** A marriage with one queen or king scores 10 points, a marriage with two scores 30. Divorce or death of
either partner takes these points away. A joker is not a celebrity.

```board
7D+9C: (QH+KS), (3C+KD), (KH+4H/AH)
| 30 points for the Q♥ and the K♠, 10 points for the K♦. The divorced K♥ scores nothing.
```

**Hands.** The cards of a family that are in sight form a poker hand: both partners, the 2, the ace and the children. A
covered card doesn’t count, but the ace or jack on it does. A child counts with its own card, without its spouse.
Divorced and widowed couples keep their hands. Fewer than five cards score nothing; of more than five cards, the best
five count.

```board
7D+7C: 7S, 6S, (6H+KS)
| 7♦ 7♣ 7♠ 6♠ 6♥ are a full house: 80 points. The K♠ is no card of this family’s hand.
```

```board
7D+7C/AC: 7S, 6S, 6H
| The A♣ covers the 7♣, so only two pair are left: 20 points.
```

| hand | points | hand | points |
|---|---|---|---|
| pair | 10 | flush | 60 |
| two pair | 20 | full house | 80 |
| three of a kind | 40 | four of a kind | 100 |
| straight | 50 | straight flush | 170 |
| high card | 0 | royal flush | 250 |

A joker counts as the card that helps most, even a card that is already in the hand. There is no five of a kind: four of
a kind with a joker stays four of a kind. In a straight, an ace is high or low, never in the middle.

```board
X1+7C: 7S, 4H, 9D
| The joker counts as a 7: three of a kind, 40 points.
```

## Alone

You play every card, on a number that the server draws or that you type in. The **score to beat** is the
computer’s, or your own best on this number if that is better. The computer doesn’t know the deck. After the game you
also see **par**: the best score found by a search that knows the deck.
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


language.register(globals())
