"""The weights of the evaluation of lines, tuned with tens of thousands of legs played by it.

Weights are thousandths of the points of a hand: of a flush, a straight, a straight flush, or for ranks a full house. So
a set of weights is valid for every scoring that gives these hands similar values.
"""

import sys
import zlib
from array import array
from base64 import b85decode
from collections.abc import Sequence
from functools import cache, lru_cache

from protocol.games.poker_solitaire.options import Mode, Touching
from server.bots.poker_solitaire import card_numbers
from server.bots.poker_solitaire.learned import TABLES
from server.games.poker_solitaire import hands
from server.games.poker_solitaire.hands import Worth

FLUSH = 0
"""From here on: for no card, one, two, three and four cards of a suit in a line."""
STRAIGHT = 5
"""From here on: for two, three and four cards of a straight, for each straight they may become."""
RUN = 8
"""From here on: the same, if they have one suit."""
RANKS_0, RANKS_1, PAIR_OF_2, APART_2, THREE_OF_3, PAIR_OF_3, APART_3 = range(11, 18)
THREE_OF_4, TWO_PAIR_OF_4, PAIR_OF_4, APART_4 = range(18, 22)
"""The promise of cards by their ranks, beyond their points; APART: all ranks differ."""
SUITS_COME, STRAIGHTS_COME, RANKS_COME = range(22, 25)
"""The weight of the cards that may still come, in 64ths."""
BESIDES = 25
"""The weight of all promises except the best one, in 1024ths."""
COLUMN = 26
"""From here on: the same for columns and diagonals."""
THRESHOLD, LATER = range(52, 54)
"""How bad the best place for a card must be to reject it, and how much worse while the matrix is empty.

Both are in thousandths of the points for two pair.
"""
POINTS = 54
"""In a book: from here on the points of each kind of line."""
SUITED = 105
"""In a book: the number of cards of a suit."""
LEARNED = 106
"""In a book: whether a learned table follows, see `expected`."""


def _read(numbers: str) -> tuple[int, ...]:
    return tuple([int(number) for number in numbers.split()])


_AMERICAN = _read("""
    376 381 605 910 1043 90 13 597 -16 125 557 -119 122 0 155 881 283 151 536 766 145 0 42 50 3 978 29 -3 179 -495
    603 148 126 842 -13 160 197 142 210 427 137 1410 486 26 643 957 169 -11 3 3 179 -420 1458 266
""")
_ENGLISH = _read("""
    176 221 -134 48 1070 138 165 -467 39 151 332 -138 14 257 84 293 480 27 520 815 250 14 3 33 63 -1228 54 383 142
    465 900 110 325 617 33 156 407 -4 89 212 12 868 293 11 97 440 -30 -10 3 57 3 948 886 571
""")
_ENGLISH_EDGES = _read("""
    166 -233 -44 -311 1453 -116 104 720 -48 67 368 -42 142 338 127 1441 548 70 614 870 275 18 53 64 97 408 158 137
    0 304 672 210 496 757 56 206 155 -62 212 281 -64 1001 218 -54 929 503 -71 19 58 49 6 534 -380 548
""")
_PAT = _read("""
    292 384 474 718 849 -23 68 467 20 -45 275 88 248 284 182 697 363 98 899 185 125 96 171 36 3 269 64 92 -11 584
    231 -79 -121 258 -52 93 470 580 38 143 69 1149 350 71 268 713 111 119 62 102 112 37 139 150
""")
_DUEL_AMERICAN = _read("""
    416 94 118 688 1781 28 5 400 -11 -28 558 27 152 -1 75 975 493 16 1301 479 256 -9 3 42 29 -373 43 11 21 -520
    723 3 106 1013 -18 -36 211 45 94 212 60 987 278 24 276 391 94 14 34 61 81 -48 409 554
""")
_DUEL_ENGLISH = _read("""
    286 -328 -129 -423 808 -24 -11 405 -69 87 474 -47 94 407 67 1001 500 52 452 1473 275 27 49 46 77 -168 60 57
    -10 -41 1087 139 224 1096 88 146 148 -50 10 652 -41 1667 413 -36 1273 721 72 -8 12 16 65 736 150 290
""")


@lru_cache(maxsize=64)
def book(worth: Worth, pat: bool, touching: Touching, mode: Mode, decks: int, plain: bool = False) -> Sequence[int]:
    """Return the book of a matrix: the weights that go with its rules, in thousandths of a point, and its points.

    `plain`: one hand of ten lines is played with one pack, a card at a time, and what is placed stays; for these rules
    tables were learned.
    """
    points = worth.points
    straight, flush = points[card_numbers.STRAIGHT], points[card_numbers.FLUSH]
    ranks = max(
        points[card_numbers.FULL], points[card_numbers.THREE], points[card_numbers.TWO_PAIR], points[card_numbers.PAIR]
    )
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
            *[points[card_numbers.STRAIGHT_FLUSH]] * (RANKS_0 - RUN),
            *[ranks] * (SUITS_COME - RANKS_0),
            *[1] * (COLUMN - SUITS_COME),
        ]
        found += [weight * unit for weight, unit in zip(chosen[side : side + COLUMN], units, strict=True)]
    found += [weight * max(points[card_numbers.TWO_PAIR], 1) for weight in chosen[THRESHOLD : LATER + 1]]
    table = _learned(points, touching) if plain and not pat else ()
    return (*found, *points, 13 * decks, int(bool(table)), *table)


_SCORINGS = {hands.worth(hands.ENGLISH).points: "english", hands.worth(hands.AMERICAN).points: "american"}


@cache
def _learned(points: tuple[int, ...], touching: Touching) -> Sequence[int]:
    """Return the table that was learned for these rules; nothing where there is none."""
    text = TABLES.get(f"{_SCORINGS.get(points, 'another')}, {touching}")
    return () if text is None else [10 * each for each in _signed(zlib.decompress(b85decode(text)))]


def _signed(numbers: bytes) -> Sequence[int]:
    """Return numbers of two bytes each, the lower first."""
    found = array("h", numbers)
    if sys.byteorder == "big":
        found.byteswap()
    return found
