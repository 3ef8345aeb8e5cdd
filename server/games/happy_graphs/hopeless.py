"""Cards that provably can't become happy. rules: What the screen shows

A happy card touches exactly as many cards as it wants. So a card that lacks N of them becomes happy only if some N of
the free squares around it are filled, and then:

1. none of these squares is a wall, and filling them gives no card next to them more than it lacks;
2. each card on these squares touches the cards that are there now and the others of the N, so it wants at least as
   many; and the cards still to come have such ranks for all N squares together.

A card without such a choice of squares is hopeless. The proof looks at the card's neighbourhood only: it never marks a
card that may become happy, but it may leave a hopeless card unmarked.
"""

from collections.abc import Sequence
from itertools import combinations

from protocol.games.happy_graphs.view import XY
from server.games.happy_graphs.shape import Shape, wants
from server.games.happy_graphs.state import WALL, Group


def hopeless(shape: Shape, group: Group, rest: Sequence[int]) -> frozenset[XY]:
    """Return the squares of the hopeless cards of a group; `rest`: what the cards on no board want, highest first."""
    lacks = {place.square: wants(place.card) - place.has for place in group.places}
    return frozenset(
        [square for square, lack in lacks.items() if lack and not _hope(shape, group, lacks, square, rest)]
    )


def _hope(shape: Shape, group: Group, lacks: dict[XY, int], square: XY, rest: Sequence[int]) -> bool:
    lack = lacks[square]
    if lack > len(rest):
        return False
    free = [near for near in shape.around(square) if near not in lacks and WALL < group.edge[near] <= rest[0]]
    return any(_filled(shape, group, lacks, chosen, rest) for chosen in combinations(free, lack))


def _filled(shape: Shape, group: Group, lacks: dict[XY, int], chosen: tuple[XY, ...], rest: Sequence[int]) -> bool:
    """Tell whether cards may come to lie on all the chosen squares, by what can be seen from there."""
    given: dict[XY, int] = {}
    needed = []
    for square in chosen:
        needs = group.edge[square]
        for near in shape.around(square):
            if near in chosen:
                needs += 1
            elif near in lacks:
                given[near] = given.get(near, 0) + 1
                if given[near] > lacks[near]:
                    return False
        needed.append(needs)
    needed.sort(reverse=True)
    return all(needs <= want for needs, want in zip(needed, rest, strict=False))
