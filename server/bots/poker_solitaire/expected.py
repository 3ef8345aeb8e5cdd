"""The expected final worth of lines, from the tables in `learned`: for one matrix with one pack.

A table has the contributions of a line's ranks, of its suit and of the straights that it may become, by the number of
cards still to come to the matrix; the expected score of a matrix is the sum over its lines. The tables were learned
from some millions of legs in which a table chose each card's place, for one move in five after noise was added to its
expectations. The value of each next position corrected the one before it (temporal differences, lambda 0.5). Without
such noise a table never finds out that it underestimates the moves it does not choose: 52.5 instead of 53.2 points.
"""

from array import array
from itertools import accumulate

from server.bots.poker_solitaire.card_numbers import WINDOWS as _WINDOWS

STAGES = 8
_STAGES = STAGES
_MOST = 25
_STAGE = array("i", [sum(left > last for last in (0, 1, 2, 4, 7, 11, 16)) for left in range(_MOST + 1)])
"""The stage of a table by the number of cards still to come."""

_ONE, _PAIR_OF_2, _APART_2, _THREE_OF_3, _PAIR_OF_3, _APART_3 = 1, 2, 3, 7, 8, 9
_FOUR_OF_4, _THREE_OF_4, _TWO_PAIR_OF_4, _PAIR_OF_4, _APART_4, _CLASSES = 13, 14, 15, 16, 17, 21
"""The class of a line, 0 for an empty one. Different ranks: add 1 for a single suit, 2 for a possible straight."""
_SUITED = (_ONE, *(apart + more for apart in (_APART_2, _APART_3, _APART_4) for more in (1, 3)))
_RUNS = tuple(apart + more for apart in (_APART_2, _APART_3, _APART_4) for more in (2, 3))
_BY_RANK = (1, 4, 3, *[7] * 4, 2, 12, *[10] * 4, 1, 8, 5, 21, *[13] * 4)
_BY_SUIT = tuple(14 if each in _SUITED else 0 for each in range(_CLASSES))
_BY_RUN = tuple(40 if each in _RUNS else 0 for each in range(_CLASSES))
"""How many entries each class has: by the cards still to come of its ranks, of its suit, and for its straights."""
_STARTS = (0, *accumulate((*_BY_RANK, *_BY_SUIT, *_BY_RUN)))
_RANKS_AT = array("i", _STARTS[:_CLASSES])
_SUITS_AT = array("i", _STARTS[_CLASSES : 2 * _CLASSES])
_RUNS_AT = array("i", _STARTS[2 * _CLASSES : 3 * _CLASSES])
WIDTH = _STARTS[3 * _CLASSES]
_WIDTH = WIDTH
BESIDES = 2 * STAGES * WIDTH
"""From here on: the expected rest by the number of cards still to come, then the same with a reject left."""
SIZE = BESIDES + 2 * (_MOST + 1)

_SUITS_FROM, _CARDS_FROM = 13, 17


def expected(
    code: int, side: int, come: "memoryview[int]", at: int, draws: int, book: "memoryview[int]", of: int
) -> int:
    """Return the expected final worth of an unfinished line, in thousandths of a point; see `lines.promise`.

    The table is in the book, at offset `of`.
    """
    suits = code & 4095
    ranks = code >> 12
    of += _WIDTH * (_STAGES * side + _STAGE[draws if draws < _MOST else _MOST])
    n = (suits & 7) + (suits >> 3 & 7) + (suits >> 6 & 7) + (suits >> 9)
    if n == 0:
        return book[of]
    mask = 0
    most = 0
    pairs = 0
    outs = 0
    alike = 0
    place = 0
    while ranks:
        count = ranks & 7
        if count:
            mask |= 1 << place
            if count == 1:
                outs += come[at + place]
            else:
                alike += come[at + place]
                pairs += 1
            if count > most:
                most = count
        ranks >>= 3
        place += 1
    if n == 1:
        what = _ONE
    elif most == 4:
        what = _FOUR_OF_4
        outs = 0
    elif most == 3:
        what = _THREE_OF_3 if n == 3 else _THREE_OF_4
        outs += alike if n == 3 else 4 * alike
    elif pairs == 2:
        what = _TWO_PAIR_OF_4
        outs = alike
    elif pairs:
        what = _PAIR_OF_2 if n == 2 else _PAIR_OF_3 if n == 3 else _PAIR_OF_4
        outs += alike if n == 2 else 4 * alike if n == 3 else 7 * alike
    else:
        return _apart(suits, n, mask, outs, come, at, book, of)
    value = book[of + _RANKS_AT[what] + outs]
    if n == 1:
        for place in range(4):
            if suits >> 3 * place & 7:
                value += book[of + _SUITS_AT[what] + come[at + _SUITS_FROM + place]]
    return value


def _apart(
    suits: int, n: int, mask: int, outs: int, come: "memoryview[int]", at: int, book: "memoryview[int]", of: int
) -> int:
    """Return the expected worth of two to four cards, no two of which have the same rank."""
    suit = -1
    for place in range(4):
        if suits >> 3 * place & 7 == n:
            suit = place
    chances = 0
    runs = 0
    straight = False
    royal = False
    for low in range(10):
        window = _WINDOWS[low]
        if mask & ~window == 0:
            straight = True
            need = window & ~mask
            chance = 1
            there = suit >= 0
            place = 0
            while need:
                if need & 1:
                    chance *= come[at + place]
                    if there and not come[at + _CARDS_FROM + 13 * suit + place]:
                        there = False
                need >>= 1
                place += 1
            chances += chance
            if there:
                runs += 1
                if low == 9:
                    royal = True
    what = _APART_2 if n == 2 else _APART_3 if n == 3 else _APART_4
    if suit >= 0:
        what += 1
    if straight:
        what += 2
    value = book[of + _RANKS_AT[what] + (outs if outs < 12 else 12)]
    if suit >= 0:
        value += book[of + _SUITS_AT[what] + come[at + _SUITS_FROM + suit]]
    if straight:
        if n == 4:
            runs = 3 if royal else runs if runs < 2 else 2
            grade = chances if chances < 9 else 9
        elif n == 3:
            runs = runs if runs < 3 else 3
            grade = (chances + 3) // 4 if chances <= 16 else (chances + 23) // 8
            grade = grade if grade < 8 else 8
        else:
            runs = (runs + 1) // 2
            runs = runs if runs < 3 else 3
            grade = (chances + 15) // 16 if chances <= 32 else (chances + 63) // 32
            grade = grade if grade < 8 else 8
        if 4 * grade + runs:
            value += book[of + _RUNS_AT[what] + 4 * grade + runs]
    return value
