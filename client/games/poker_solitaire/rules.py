"""How to play Poker Solitaire, for people to read behind `?`. rules: poker_solitaire"""

BASIC = """\
# Poker Solitaire in short

Cards are dealt and placed in a square of 5 by 5. Its five rows and five columns are ten poker hands, and the score is
what they add up to. A card must touch one that lies there already, by an edge, unless the options say otherwise; the
first goes anywhere.

| hand | English | American |
|---|---|---|
| royal flush, five of a kind | 30 | 100 |
| straight flush | 30 | 75 |
| four of a kind | 16 | 50 |
| full house | 10 | 25 |
| flush | 5 | 20 |
| straight | 12 | 15 |
| three of a kind | 6 | 10 |
| two pair | 3 | 5 |
| one pair | 1 | 2 |

A card that you do not want goes to a **reject square**: it holds one card, and as a rule it is used up.

**An example.** `5♥ 5♦ 6♦ − K♣` in a row is one pair, worth 1; with `5♣` in the gap it is three of a kind, worth 6.

**Alone** you fill one matrix, or two. **Two** take turns, each with a matrix, or **race**: both take the cards as fast
as they can, and whoever is full may say Done. In a **duel** both place in one matrix, one for many points and one for
few, and then they swap.

**Advice.** The first card in the middle; flushes across, pairs down; straights only with four of them; a card that is
of no use into the hand that is worth least.
"""

RULES = """\
# Poker Solitaire

Cards are dealt one or a few at a time, and placed in a matrix of 5 by 5. The five rows and five columns, and with 12
hands the two diagonals, are poker hands. A square is a column `a` to `e` and a row `1` to `5`.

## How it is played

| played | by | what happens |
|---|---|---|
| one hand | one | one matrix |
| best of two | one | two matrices, the better one counts |
| sum of two | one | two matrices, both count |
| alternate | two | a matrix each; turn by turn each places a dealt card |
| same deck | two | as alternate, but every card is dealt twice, once to each |
| race | two | a matrix each; both take dealt cards as fast as they can, until one whose matrix is full says Done |
| race, both | two | the same, until both are full |
| duel | two | one matrix; one wants many points, one few; two legs, the roles swapped |

Player 1 begins. A match is one leg, but in a duel two; the higher score wins it.

## What can be done

- **Place** a dealt card on a free square of your matrix. It must touch another card of that matrix, as the room's
  options say: by its edge, by an edge or a corner, or it may lie anywhere. The first card of a matrix goes anywhere.
- **Reject** a dealt card, or one of your matrix, to a free reject square of your own or a common one. With cards that
  stay it never comes back, and the square is used up.
- **Move** a card within its matrix, and **fetch** one back from your own or a common reject square: only where placed
  cards may be moved. Taking a card away is never refused, even if what stays falls apart.
- **Steal** a card of the other's matrix in place of a dealt one, where that is allowed. A stolen card cannot be stolen
  back.
- **Plant** a dealt card in the other's matrix, where that is allowed.

A **turn** is one card taken: a dealt card placed, planted or rejected, or a card stolen. Rejecting a placed card,
moving and fetching back are done in one's turn and do not end it. You may **pass** only when your matrix is full, or no
card is dealt to you any more.

In a **race** both may do anything at any time. The server's order of arrival decides who got a card; whoever comes too
late hears it at once, and nothing of theirs changes.

With a **clock**, time is for taking a card: rearranging gains none. In a race both clocks run; where both matrices are
to be filled, yours stands while it is full.

A leg ends when every matrix is full (in a race: at Done), or when the stock is used up and no dealt card is left; what
is incomplete then counts as it lies.

## Scoring

| hand | English | American | user | pat |
|---|---|---|---|---|
| five of a kind (two decks or more) | 30 | 100 | 65 | yes |
| royal flush | 30 | 100 | 65 | yes |
| straight flush | 30 | 75 | 53 | yes |
| four of a kind | 16 | 50 | 33 | yes |
| full house | 10 | 25 | 18 | yes |
| flush | 5 | 20 | 13 | yes |
| straight | 12 | 15 | 14 | yes |
| three of a kind | 6 | 10 | 8 | no |
| two pair | 3 | 5 | 4 | no |
| one pair | 1 | 2 | 1 | no |

The ace is high or low in a straight. Straights, flushes and what is built on them need five cards, as do a full house
and five of a kind; pairs, three and four of a kind and two pair count in an incomplete line too. A line that is more
than one of these counts as the one worth most.

**pat**: no points. All five rows must be pat hands at the end: won or lost. **user**: points of the room's own, or the
table's column. They may be given to the hands of the table, to the odd ones below, and to several at once, joined by a
plus: `flush=13,flush+one-pair=20`. A line is worth the best entry all of whose names are true of it.

| odd hand, of five cards | what it is |
|---|---|
| `four-flush` | exactly four of one suit |
| `blaze` | five court cards: jacks, queens, kings |
| `kilter` | every other rank, A 3 5 7 9 to 6 8 10 Q A |
| `round-the-corner-straight` | a straight past the ace, such as Q K A 2 3 |
| `round-the-corner-kilter` | a kilter past the ace, such as Q A 3 5 7 |

## Options

Touching, whether placed cards may be moved, the number of hands and the scoring may be other ones for player 1 than
for player 2, as a handicap. Dealt cards and all reject squares are at most five together. There may be 1 to 4 decks.

## Tournament

A room's owner may make its matches a tournament of one to five names, in the room's menu, at one terminal or each at
their own. Before each game one chooses who plays, new cards or the same, and the same or other settings. Where two
take turns both may play at one terminal: the second's name is chosen for the free seat; a computer may have it, too.
In a race, in which both play at once, each plays at a terminal of their own. Every name's highest, lowest and average
score is kept, and shown between the games. Cards that a name has played there before change its lowest score alone; a
game that is not played to its end counts for nothing.
"""

KEYS = """\
# The screen and its keys

A matrix has its rows' points and names at its right, its columns' below it, and what it is worth at its head, with the
rules that go with it. Under the matrices lie the dealt cards with the stock, and the reject squares.

| sign | what it tells |
|---|---|
| `▸`, lit | the square takes the card that is picked up |
| `[ ]` | where the card would go |
| `( )` | the card that is picked up |
| `│` beside a card | it can be picked up |
| `*` | where the last card went |

| key | what it does |
|---|---|
| arrows | choose among the squares that take the card |
| Enter | put it there |
| Tab | pick up the next dealt card |
| Space | pick up another card: one that lies, to be rejected, moved, fetched back or stolen |
| `c` `3` | choose column c, row 3, in either order, also before your turn; `c` twice opens the chat |
| `x` | choose a reject square, and the next one |
| `m` | type a move: `QH c3`, `c3 x1`, `2:c3 d4`, `pass`, `done` |
| `p` | pass, where that is allowed |
| `e` twice | Done, in a race |

The mouse chooses a square and, clicked again, puts the card there; a click on a card picks it up. A card can also be
dragged to where it is to go.

In a race the other may take the card that you have picked up. You are told at once, and the next one is picked up only
when you press Enter: nobody plays a card that they never chose.
"""

PLAIN = """\

## In lines of text

A move is typed as `QH c3` (a dealt card to a square), `QH x1` (rejected), `c3 x1` (a placed card rejected), `c3 d4`
(moved), `x1 c3` (fetched back), `2:c3 d4` (stolen), `QH 2:c3` (planted), `pass` or `done`; a square alone takes the
first dealt card. A place may also be typed as it is shown, such as `c3 in matrix 2` or `Ben’s c3`. `board` draws the
matrices, `lines` names every line with its points, `moves` lists what can be done.
"""

CREDITS = """\
# Credits

**Poker Solitaire** is an old patience, also called Poker Squares. Its seven ways to be played, the 48 variations of
each and the tournament follow a program of 1990 with its manual; the duel is Turnabout's.

**Turnabout**, this program, is a server and clients for playing such games with a friend, alone, or against the
computer. It is free software under the MIT licence; the file LICENSE that comes with it has the terms.
"""
