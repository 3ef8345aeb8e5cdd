"""What the evaluation of lines goes by: weights found by letting it play tens of thousands of legs.

Weights are thousandths of the points of a hand: of a flush, a straight, a straight flush, or for what ranks promise a
full house. So a set of them serves every scoring that values these hands alike.
"""

from collections.abc import Sequence
from functools import lru_cache

from protocol.options.poker_solitaire import Mode, Touching
from server.bots.poker_solitaire import numbered
from server.games.poker_solitaire.hands import Worth

FLUSH = 0
"""From here: for no card in a line, one, two, three and four of a suit."""
STRAIGHT = 5
"""From here: for two, three and four cards of a straight, for each straight they may become."""
RUN = 8
"""From here: the same, when they are of a suit."""
RANKS_0, RANKS_1, PAIR_OF_2, APART_2, THREE_OF_3, PAIR_OF_3, APART_3 = range(11, 18)
THREE_OF_4, TWO_PAIR_OF_4, PAIR_OF_4, APART_4 = range(18, 22)
"""What more than its points so many cards promise by their ranks; apart: all different."""
SUITS_COME, STRAIGHTS_COME, RANKS_COME = range(22, 25)
"""How much the cards count that may still come, in 64ths."""
BESIDES = 25
"""How much of all promises but the best one counts, in 1024ths."""
COLUMN = 26
"""From here: the same for columns and diagonals."""
THRESHOLD, LATER = range(52, 54)
"""How much worse than nothing the best place for a card must be for it to be rejected, in thousandths of two pair; and
how much more while the matrix is empty."""
POINTS = 54
"""In a book: from here the points of each kind of line."""
SUITED = 105
"""In a book: how many cards of a suit there are."""
SIZE = 106

_AMERICAN = (
    376,
    381,
    605,
    910,
    1043,
    90,
    13,
    597,
    -16,
    125,
    557,
    -119,
    122,
    0,
    155,
    881,
    283,
    151,
    536,
    766,
    145,
    0,
    42,
    50,
    3,
    978,
    29,
    -3,
    179,
    -495,
    603,
    148,
    126,
    842,
    -13,
    160,
    197,
    142,
    210,
    427,
    137,
    1410,
    486,
    26,
    643,
    957,
    169,
    -11,
    3,
    3,
    179,
    -420,
    1458,
    266,
)
_ENGLISH_EDGES = (
    166,
    -233,
    -44,
    -311,
    1453,
    -116,
    104,
    720,
    -48,
    67,
    368,
    -42,
    142,
    338,
    127,
    1441,
    548,
    70,
    614,
    870,
    275,
    18,
    53,
    64,
    97,
    408,
    158,
    137,
    0,
    304,
    672,
    210,
    496,
    757,
    56,
    206,
    155,
    -62,
    212,
    281,
    -64,
    1001,
    218,
    -54,
    929,
    503,
    -71,
    19,
    58,
    49,
    6,
    534,
    -380,
    548,
)
_ENGLISH = (
    176,
    221,
    -134,
    48,
    1070,
    138,
    165,
    -467,
    39,
    151,
    332,
    -138,
    14,
    257,
    84,
    293,
    480,
    27,
    520,
    815,
    250,
    14,
    3,
    33,
    63,
    -1228,
    54,
    383,
    142,
    465,
    900,
    110,
    325,
    617,
    33,
    156,
    407,
    -4,
    89,
    212,
    12,
    868,
    293,
    11,
    97,
    440,
    -30,
    -10,
    3,
    57,
    3,
    948,
    886,
    571,
)
_PAT = _AMERICAN
_DUEL_AMERICAN = _AMERICAN
_DUEL_ENGLISH = _ENGLISH


@lru_cache(maxsize=64)
def book(worth: Worth, pat: bool, touching: Touching, mode: Mode, decks: int) -> Sequence[int]:
    """Return the book of a matrix: the weights that go with its rules, in thousandths of a point, and its points."""
    points = worth.points
    straight, flush = points[numbered.STRAIGHT], points[numbered.FLUSH]
    ranks = max(points[numbered.FULL], points[numbered.THREE], points[numbered.TWO_PAIR], points[numbered.PAIR])
    if pat:
        chosen = _PAT
    elif mode == "duel":
        chosen = _DUEL_AMERICAN if flush >= straight else _DUEL_ENGLISH
    elif flush >= straight:
        chosen = _AMERICAN
    else:
        chosen = _ENGLISH if touching == "anywhere" else _ENGLISH_EDGES
    found: list[int] = []
    for side in (0, COLUMN):
        units = [
            *[flush] * STRAIGHT,
            *[straight] * (RUN - STRAIGHT),
            *[points[numbered.STRAIGHT_FLUSH]] * (RANKS_0 - RUN),
            *[ranks] * (SUITS_COME - RANKS_0),
            *[1] * (COLUMN - SUITS_COME),
        ]
        found += [weight * unit for weight, unit in zip(chosen[side : side + COLUMN], units, strict=True)]
    found += [weight * points[numbered.TWO_PAIR] for weight in chosen[THRESHOLD : LATER + 1]]
    return (*found, *points, 13 * decks)
