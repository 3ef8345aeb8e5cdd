"""Converts the squares of a view to the squares of a twin, and back."""

from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from protocol.games.happy_graphs.options import Variant
from protocol.games.happy_graphs.view import XY, HappyGraphsView
from server.bots.happy_graphs.twin import Twin
from server.games.happy_graphs.shape import SHAPES


@dataclass(frozen=True, slots=True, kw_only=True)
class Ground:
    """The torus on which `most` cards of a variant fit in any shape without a group meeting itself.

    `ways` are the steps from a square to its neighbours in a view's coordinates, `steps` the same in a twin's numbers.
    """

    variant: Variant
    bits: int
    most: int
    ways: tuple[XY, ...]
    steps: "array[int]"

    def square(self, layer: int, x: int, y: int) -> int:
        """Return the twin's number of a square; layers are counted from 0."""
        size, middle = 1 << self.bits, (1 << (2 * self.bits)) - 1 >> 1
        return layer << (2 * self.bits) | (middle + _flat(self.variant, x, y, size)) & (size * size - 1)


def _flat(variant: Variant, x: int, y: int, size: int) -> int:
    # the half steps of a hex board become whole diagonal ones
    return x + size * ((y - x) // 2 if variant == "hex" else y)


@cache
def ground(variant: Variant, packs: int) -> Ground:
    """Return the torus for this number of packs."""
    shape = SHAPES[variant]
    most = 4 * len(shape.ranks) * packs
    bits = (most + 1).bit_length()
    size = 1 << bits
    steps = array("i", [_flat(variant, x, y, size) % (size * size) for x, y in shape.ways])
    return Ground(variant=variant, bits=bits, most=most, ways=shape.ways, steps=steps)


def lay(twin: Twin, ground: Ground, view: HappyGraphsView, without: Iterable[tuple[int, XY]] = ()) -> None:
    """Put the cards of a view on the boards of a twin; the first group is on layer 0."""
    left_out = frozenset(without)
    for group in view.groups:
        for card in group.cards:
            if (group.number, (card.x, card.y)) not in left_out:
                twin.place(ground.square(group.number - 1, card.x, card.y), card.wants)
    twin.groups = max([group.number for group in view.groups], default=0)
