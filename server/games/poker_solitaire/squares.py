"""The squares of a matrix: their names, their lines, and which of them touch. rules: poker_solitaire, Moves as written

A square is a number from 0 to 24, row by row from `a1`; a set of squares is an integer, a bit a square.
"""

from typing import get_args

from protocol.games.poker_solitaire.options import Hands, Touching

SIDE = 5
COLUMNS = "abcde"
ROWS = "12345"
SQUARES = range(SIDE * SIDE)
NAMES = tuple(column + row for row in ROWS for column in COLUMNS)
"""Each square as it is written: column, then row."""
ALL = (1 << len(NAMES)) - 1

LINES: tuple[tuple[int, ...], ...] = (
    *(tuple(SIDE * row + column for column in range(SIDE)) for row in range(SIDE)),
    *(tuple(SIDE * row + column for row in range(SIDE)) for column in range(SIDE)),
    tuple((SIDE + 1) * place for place in range(SIDE)),
    tuple((SIDE - 1) * (place + 1) for place in range(SIDE)),
)
"""The squares of rows 1 to 5, columns a to e, the diagonal from a1 and the one from e1."""
LINES_OF: dict[Hands, tuple[tuple[int, ...], ...]] = {
    hands: tuple(tuple(place for place, line in enumerate(LINES[:hands]) if square in line) for square in SQUARES)
    for hands in get_args(Hands)
}
"""The lines that each square lies in, as places in `LINES`, by how many lines count."""

_LEFTMOST = sum(1 << line[0] for line in LINES[:SIDE])
_RIGHTMOST = sum(1 << line[-1] for line in LINES[:SIDE])


def squares(bits: int) -> list[int]:
    """Return the squares of a set.

    >>> squares(0b101)
    [0, 2]
    """
    return [square for square in SQUARES if bits >> square & 1]


def takes(taken: int, touching: Touching) -> int:
    """Return the free squares on which a card may be put where the squares of `taken` have one. rules: Touching

    >>> [NAMES[square] for square in squares(takes(0b1, "edges"))]
    ['b1', 'a2']
    """
    free = ALL & ~taken
    if not taken or touching == "anywhere":
        return free
    beside = (taken & ~_RIGHTMOST) << 1 | (taken & ~_LEFTMOST) >> 1
    if touching == "edges":
        return free & (beside | taken << SIDE | taken >> SIDE)
    across = beside | taken
    return free & (across | across << SIDE | across >> SIDE)
