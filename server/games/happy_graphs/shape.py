"""The three boards: ranks, and which squares are neighbours; and what a table of so many is dealt. rules: Variants"""

from collections.abc import Mapping
from dataclasses import dataclass

from protocol.cards import RANKS, Card
from protocol.games.happy_graphs.deck import PLAYED_RANKS
from protocol.games.happy_graphs.options import Variant
from protocol.games.happy_graphs.view import XY

_SIDES: tuple[XY, ...] = ((-1, 0), (0, -1), (0, 1), (1, 0))
_CORNERS: tuple[XY, ...] = ((-1, -1), (-1, 1), (1, -1), (1, 1))
_HEX: tuple[XY, ...] = ((-1, -1), (-1, 1), (0, -2), (0, 2), (1, -1), (1, 1))


@dataclass(frozen=True, slots=True)
class Shape:
    """A board: `ranks` that are played on it, and the `ways` from a square to its neighbours."""

    ranks: str
    ways: tuple[XY, ...]

    def around(self, square: XY) -> list[XY]:
        """Return the neighbours of a square.

        >>> SHAPES["hex"].around((0, 0))
        [(-1, -1), (-1, 1), (0, -2), (0, 2), (1, -1), (1, 1)]
        """
        x, y = square
        return [(x + right, y + up) for right, up in self.ways]


SHAPES: Mapping[Variant, Shape] = {
    "classic": Shape(PLAYED_RANKS["classic"], _SIDES),
    "corners": Shape(PLAYED_RANKS["corners"], tuple(sorted(_SIDES + _CORNERS))),
    "hex": Shape(PLAYED_RANKS["hex"], _HEX),
}
"""The board of each variant."""

_WANTS = {rank: wants for wants, rank in enumerate(RANKS, 1)}

MOST_SEATS = 48


def wants(card: Card) -> int:
    """Return how many neighbours a card wants.

    >>> wants(Card("AS")), wants(Card("4H"))
    (1, 4)
    """
    return _WANTS[card[0]]


def hand_size(seats: int) -> int:
    """Return how many cards each of so many players holds. rules: Players and hands

    >>> [hand_size(seats) for seats in (1, 2, 3, 6, 7, 17)]
    [1, 3, 2, 2, 1, 1]
    """
    if seats == 2:
        return 3
    return 2 if 3 <= seats <= 6 else 1
