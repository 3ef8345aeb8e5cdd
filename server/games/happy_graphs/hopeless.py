"""Cards that can never be happy any more, as far as a look around them proves it. rules: What the screen shows

Whoever becomes happy lies, at the end, between just as many cards as it wants. So if a card that lacks so many is to be
happy, some choice of as many free squares around it will be filled, and by then:

- none of them is a wall, and no card next to them gets more than it still lacks, by those squares alone;
- the card on each of them touches what lies there now and those on the other squares of the choice, so it wants as many
  at least, and the cards still to come have ranks for all of them together.

A card for which no choice does that is hopeless. This proves nothing of what is further away; so it never marks a card
that might become happy, and leaves some unmarked that cannot.
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
