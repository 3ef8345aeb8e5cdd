"""Cards, squares and lines as numbers, and tables about them."""

from array import array
from math import exp

from protocol.cards import PACK, RANKS, Card
from server.games.poker_solitaire import hands, squares

NUMBER = {card: number for number, card in enumerate(PACK)}
"""Each card's number: thirteen ranks, the ace first, of each of four suits."""
CODES = array("q", [hands.CODES[card] for card in PACK])
"""What each card adds to the code of a line, as in the rules."""

LINE_COUNT = array("i", [len(lines) for lines in squares.LINES_OF[12]])
LINES_AT = array("i", [line for lines in squares.LINES_OF[12] for line in (*lines, 0, 0)[:4]])
"""How many of the twelve lines each square is in, and which ones: four entries a square."""


def near(touching: str) -> "array[int]":
    """Return for each square the set of squares of which one must have a card, unless the matrix is empty."""
    one = [1 << square for square in squares.SQUARES]
    if touching == "anywhere":
        return array("q", [squares.ALL] * len(one))
    takes = [squares.takes(bit, "edges" if touching == "edges" else "corners") for bit in one]
    return array("q", takes)


WINDOWS = array("i", [sum(1 << (low + place) % len(RANKS) for place in range(5)) for low in range(len(RANKS) + 1 - 4)])
"""The ranks of each straight, from the one that begins with the ace to the one that ends with it."""

SAT_SIZE = 1024
SAT = array("i", [0, *[round(1024 * (1 - exp(-(place + 0.5) / 64))) for place in range(1, SAT_SIZE)]])
"""The probability, in 1024ths, of an event by its expected number, in 64ths."""

_SUITED, _MIXED = ("C" * 5, "CDCDC")


def _kind(ranks: str, suits: str = _MIXED) -> int:
    return hands.kind(hands.code(Card(rank + suit) for rank, suit in zip(ranks, suits, strict=False)))


NOTHING, PAIR, TWO_PAIR, THREE, FULL, FOUR, FIVE = (
    _kind(ranks) for ranks in ("A", "AA", "AAKK", "AAA", "AAAKK", "AAAA", "AAAAA")
)
"""The kinds of lines in mixed suits, by rank alone."""
STRAIGHT, FLUSH = _kind("23456"), _kind("2346T", _SUITED)
STRAIGHT_FLUSH, ROYAL_FLUSH = _kind("23456", _SUITED), _kind("TJQKA", _SUITED)
BLAZE = array("i", [0, 0, _kind("QQJJK"), _kind("QQQJK"), _kind("QQQJJ"), _kind("QQQQJ"), _kind("QQQQQ")])
"""The kinds of lines of court cards alone, in the order nothing, pair, two pair, three, full, four, five."""
GROUPS = array("i", [NOTHING, PAIR, TWO_PAIR, THREE, FULL, FOUR, FIVE])
"""The kinds by rank alone, in the same order."""
COURT = sum(1 << RANKS.index(rank) for rank in "JQK")

ROWS = array("b", bytes(1 << len(RANKS)))
"""The kind of five different ranks in a row, in mixed suits, by their set; 0 if there is none."""
for _low in range(len(RANKS)):
    for _step in (1, 2):
        _places = [(_low + _step * _place) % len(RANKS) for _place in range(5)]
        ROWS[sum(1 << _place for _place in _places)] = _kind("".join(RANKS[_place] for _place in _places))
