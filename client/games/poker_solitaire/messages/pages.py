"""Pages in Markdown.

Made from client/games/poker_solitaire/text/en/*.md by `python -m client.catalogue`.
"""

from client.text import language


def basic() -> str:
    return """\
Place the dealt cards in a square of 5 by 5. Its rows and columns are ten poker hands. The score is the sum of their
points, English or American.
```board
scoring=american:
5H 5D 6D -- KC
6H 2D 6S 2H 6C
7H JD 7C QS 2C
8H TD 7D JH --
-- 3D -- JS --
| Usually, the cards must touch by an edge. A card that you don’t want can go on a reject square; it doesn’t come back.
```

| hand | points | hand | points |
|---|---|---|---|
| five of a kind | 30/100 | flush | 5/20 |
| royal flush | 30/100 | straight | 12/15 |
| straight flush | 30/75 | three of a kind | 6/10 |
| four of a kind | 16/50 | two pair | 3/5 |
| full house | 10/25 | one pair | 1/2 |

**Advice:** flushes across, pairs down, useless cards into the worst hand. **Two players** have a square each, or share one
in a **duel**: one wants few points.
"""


def credits() -> str:
    return """\
# Credits

**Poker Solitaire,** also called Poker Squares, is an old patience. Its seven ways to play, the 48 variations of each and
the tournament follow a program of 1990 and its manual. The duel is Turnabout’s.
"""


def full() -> str:
    return """\
# Poker Solitaire

Place the dealt cards in a square of 5 by 5, the matrix. Its five rows and five columns are poker hands; with 12 hands,
the two diagonals are, too. A place is named by its column, `a` to `e`, and its row, `1` to `5`.

```board
5H 5D 6D -- KC
6H 2D 6S 2H 6C
7H JD 7C QS 2C
8H TD 7D JH --
-- 3D -- JS --
| With English scores, this matrix has 21 points. Row 1 is one pair and row 2 a full house, although other lines still have free places.
```

## Ways to play

| name | players | what happens |
|---|---|---|
| one hand | one | one matrix |
| best of two | one | two matrices; the better one counts |
| sum of two | one | two matrices; both count |
| alternate | two | one matrix each; you take turns |
| same deck | two | as alternate, but every card is dealt twice, once to each player |
| race | two | one matrix each; both take cards as fast as they can, until a player with a full matrix says Done |
| race, both | two | the same, until both are full |
| duel | two | one matrix; one player wants many points, the other few; two legs with the roles swapped |

A match has one leg, and the higher score wins. Only a duel has two legs.

## A turn

A turn is one card taken:

- **Place** a dealt card on a free place of your matrix. As the options say, it must touch another card by an edge, or by
  an edge or a corner, or it can go anywhere. The first card goes anywhere.

```board
-- -- -- -- --
-- -- -- -- --
-- -- KS QS --
-- -- -- -- --
-- -- -- -- -- > 9D
| By edges: the 9♦ can go to the lit places.
```

```board
touching=corners:
-- -- -- -- --
-- -- -- -- --
-- -- KS QS --
-- -- -- -- --
-- -- -- -- -- > 9D
| By edges or corners: four more places are lit.
```

- **Reject** a dealt card to a free reject square.
- **Plant** a dealt card in your opponent’s matrix, if the options allow it.
- **Steal** a card from your opponent’s matrix instead of taking a dealt card, if the options allow it. A stolen card
  can’t be stolen back.

These don’t end a turn:

- **Reject** a card of your matrix. Unless cards can be moved, it never comes back, and the reject square stays full.
- **Move** a card within your matrix, or **fetch** a card back from a reject square, if the options allow it.

You can **pass** only if your matrix is full, or if no card is dealt to you any more. With the same deck, two passes in a
row end the leg.

**In a race,** both players can act at any time, and the first one gets the card. If you are too late, you are told at
once, and nothing changes for you.

**Clock.** Only taking a card gains time. In a race, both clocks run; if both matrices must be filled, yours stops when
your matrix is full.

A leg ends when every matrix is full (in a race: at Done), or when all cards are used up. An incomplete matrix counts as
it is.

## Scores

| hand | English | American | your own | pat |
|---|---|---|---|---|
| five of a kind (two or more packs) | 30 | 100 | 65 | yes |
| royal flush | 30 | 100 | 65 | yes |
| straight flush | 30 | 75 | 53 | yes |
| four of a kind | 16 | 50 | 33 | yes |
| full house | 10 | 25 | 18 | yes |
| flush | 5 | 20 | 13 | yes |
| straight | 12 | 15 | 14 | yes |
| three of a kind | 6 | 10 | 8 | no |
| two pair | 3 | 5 | 4 | no |
| one pair | 1 | 2 | 1 | no |

```board
5H 5D 5C -- KC
6S 7D 8H 9S --
QD KS AC 2S 3H
4D 4H 9C 9D JC
AH 2D 3S 4C 5S
| Row 1 is incomplete, but it is three of a kind. Row 2 is no straight yet, because it has four cards. Row 3 is no straight, because an ace is high or low. Row 4 is two pair, row 5 a straight.
```

Straights, flushes, full houses and five of a kind need five cards. Pairs, two pair, three and four of a kind also count
in an incomplete line. If several hands fit, the best one counts.

**Pat** has no points: to win, all five rows must be pat hands at the end.

**Your own** points can be changed for each hand, also for the odd hands below, and for several at once, joined by a plus:
`flush=13,flush+one-pair=20`. A line scores the best entry that fits.

| odd hand, five cards | what it is |
|---|---|
| `four-flush` | exactly four cards of one suit |
| `blaze` | five jacks, queens or kings |
| `kilter` | every other rank, from A 3 5 7 9 to 6 8 10 Q A |
| `round-the-corner-straight` | a straight past the ace, such as Q K A 2 3 |
| `round-the-corner-kilter` | a kilter past the ace, such as Q A 3 5 7 |

## Advice

- Put the first card in the middle. If cards must touch, you then have the most places later.
- Play flushes across: four of the five rows can usually become flushes. With English scores this matters less.
- Play matching cards down: each column can usually become two pair or better.
- Don’t plan a straight from the start. Go for it if a line has four of its cards.
- Remember which cards are gone, your opponent’s too.
- Save your reject square for the end. Don’t reject a card that your opponent needs.
- Use the common reject squares first, before your opponent does.
- If you don’t know where to put a card, put it into the hand that is worth least.
- If stealing is allowed, take your cards from your opponent’s matrix: they can’t be stolen back.
- If planting is allowed, watch your opponent’s matrix, and spoil a good hand.
- In a friendly game, leave stealing and planting off.

## Options

The first value is the usual one.

| option | values |
|---|---|
| touching | by edges, by edges or corners, not at all |
| moving | cards stay; cards can be moved and fetched back |
| hands | 10, or 12 with the diagonals |
| scores | English, American, pat, your own |
| dealt cards | 1 to 5 to choose from |
| reject squares | one for each player; more, fewer, or common ones |
| packs | 1 to 4 |
| stealing, planting | off, on |

A reject square holds one card. There can be at most five dealt cards and reject squares together. Touching, moving, the
number of hands and the scores can differ between the players, as a handicap; pat is for both or for neither.

```board
hands=12:
5H 2C 9D JS 3D
KC 8H 4S 3C QD
7S JC KH 6D 4C
9S TD 2S 2H 8C
QS 6C AC TS 9H
| With 12 hands, the diagonal from a1 to e5 counts, too: it is a flush.
```

## Tournament

In the menu, the owner can make the matches of a room a tournament of one to five names, at one terminal or at several.
Before each game, choose who plays, new or the same cards, and the settings. Two names can take turns at one terminal; in
a race, each plays at their own. The room keeps the highest, lowest and average score of every name. Playing the same
cards again can only lower your lowest score. A game that isn’t finished doesn’t count.
"""


def line_keys() -> str:
    return """\
## How to play here

| type | to |
|---|---|
| `QH c3` | place a dealt card; `c3` alone places the first one |
| `QH x1`, `c3 x1` | reject a dealt card, or a card of your matrix |
| `c3 d4` | move a card |
| `x1 c3` | fetch a card back |
| `2:c3 d4` | steal a card from matrix 2 |
| `QH 2:c3` | plant a dealt card |
| `pass`, `done` | pass; say Done in a race |
| `board` | see the matrices |
| `lines` | list all lines with their points |
| `moves` | list all moves |

You can also type a place as it is shown, such as `c3 in matrix 2` or `Ben’s c3`.
"""


def terminal_keys() -> str:
    return """\
# The screen and its keys

The points and names of rows are to the right of a matrix, those of columns below it, and its total and its rules at the
top. Below the matrices are the dealt cards, the stock and the reject squares.

| sign | means |
|---|---|
| `▸`, lit | this place takes the card you picked up |
| `[ ]` | the chosen place |
| `( )` | the card you picked up |
| `│` beside a card | you can pick it up |
| `*` | the last card played |

| key | what it does |
|---|---|
| arrows | choose a place for the card |
| `Enter` | put the card there |
| `Tab` | pick up the next dealt card |
| `Space` | pick up another card, to reject, move, fetch or steal it |
| `c` `3` | choose column c, row 3, in either order, also before your turn; `c` twice opens the chat |
| `x` | choose a reject square, or the next one |
| `m` | type a move: `QH c3`, `c3 x1`, `2:c3 d4`, `pass`, `done` |
| `p` | pass, if you can |
| `e` twice | Done, in a race |

Click a place to choose it, and click it again to put the card there. Click a card to pick it up, or drag it.

In a race, your opponent can take the card that you picked up. You are told at once, and the next card is picked up only
when you press Enter, so that you never play a card you didn’t choose.
"""


language.register(globals())
