"""The trees that agree with the grades announced so far, as sets of places in the list of all trees.

A set is an integer, and its bit i stands for the tree at place i. So a guess is graded against 46,249 trees by some
hundred operations on integers.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import compress

from protocol.games.patriarch.view import LISTED, Board, Grade
from server.games.patriarch.allowed import Allowed, allowed
from server.games.patriarch.trees import Tree, places
from server.games.patriarch.variants import Family

_WRITTEN = bytes.maketrans(b"\x00\x01", b"01")
_READ = bytes.maketrans(b"01", b"\x00\x01")


class Relations:
    """The generation and the parent of each card in every tree of a variant, as sets of trees."""

    def __init__(self, trees: Allowed) -> None:
        family = trees.family
        self.generation = {(card, depth): 0 for card in family.ranks for depth in range(family.generations)}
        self.parent = {(card, above): 0 for card in family.ranks for above in ("", *family.ranks) if above != card}
        of_generation, of_parent = _rows(trees.forests)
        count = len(trees.forests)
        for index, top in enumerate(trees.tops):
            block = index * count
            self.generation[top, 0] |= ((1 << count) - 1) << block
            self.parent[top, ""] |= ((1 << count) - 1) << block
            card = {"a": top, **dict(zip(_letters(trees), trees.tops.replace(top, ""), strict=True))}
            for (letter, depth), members in of_generation.items():
                self.generation[card[letter], depth] |= members << block
            for (letter, above), members in of_parent.items():
                self.parent[card[letter], card[above]] |= members << block


def _letters(trees: Allowed) -> str:
    return "bcdefghijklm"[: len(trees.tops) - 1]


def _rows(forests: tuple[str, ...]) -> tuple[dict[tuple[str, int], int], dict[tuple[str, str], int]]:
    """Return the sets of forests below `a` by (letter, generation) and by (letter, parent)."""
    generation: dict[tuple[str, int], bytearray] = {}
    parent: dict[tuple[str, str], bytearray] = {}
    empty = bytes(len(forests))
    for place, forest in enumerate(forests):
        above, last = ["a"], ""
        for sign in forest:
            if sign == "(":
                above.append(last)
            elif sign == ")":
                above.pop()
            elif sign != " ":
                generation.setdefault((sign, len(above)), bytearray(empty))[place] = 1
                parent.setdefault((sign, above[-1]), bytearray(empty))[place] = 1
                last = sign
    return (
        {key: _set(members) for key, members in generation.items()},
        {key: _set(members) for key, members in parent.items()},
    )


def _set(members: bytearray) -> int:
    return int(members[::-1].translate(_WRITTEN), 2)


@cache
def relations(family: Family) -> Relations:
    """Return the relations in a variant's trees. The first time it takes a tenth of a second for the 46,249."""
    return Relations(allowed(family))


def classes(family: Family, among: int, guess: Tree) -> dict[Grade, int]:
    """Return the sets into which the trees of a set fall by the grade that each of them would give a guess.

    >>> from server.games.patriarch.variants import FAMILIES
    >>> sets = classes(FAMILIES["patriarch"], (1 << 60) - 1, Tree("2(3(4) A(5))"))
    >>> sum(members.bit_count() for members in sets.values()), len(sets)
    (60, 14)
    """
    known = relations(family)
    found = {(0, 0, 0): among}
    for card, (generation, parent) in places(guess).items():
        same = known.generation[card, generation], known.parent[card, parent]
        split: dict[tuple[int, int, int], int] = {}
        for (red, black, down), members in found.items():
            here = members & same[0]
            elsewhere = members ^ here
            right, below = here & same[1], elsewhere & same[1]
            for counts, part in (
                ((red + 1, black, down), right),
                ((red, black + 1, down), here ^ right),
                ((red, black, down + 1), below),
                ((red, black, down), elsewhere ^ below),
            ):
                if part:
                    split[counts] = split.get(counts, 0) | part
        found = split
    return {Grade(*counts): members for counts, members in found.items()}


def every(family: Family) -> int:
    """Return the set of all trees that a variant allows."""
    return (1 << family.trees) - 1


def narrowed(family: Family, among: int, guess: Tree, announced: Grade) -> int:
    """Return the set of those trees of a set that would give a guess this grade."""
    return classes(family, among, guess).get(announced, 0)


def keeping_most(family: Family, among: int, guess: Tree) -> Grade:
    """Return the grade of a guess at an open tree, which may be any of a set: the one that most of them give.

    Of equal ones it is the one with fewer reds, then fewer blacks, then fewer face-down cards.
    """
    sets = classes(family, among, guess)
    return min(sets, key=lambda each: (-sets[each].bit_count(), each.red, each.black, each.down))


@lru_cache(maxsize=256)
def board(family: Family, members: int) -> Board:
    """Return the note board: how many trees there are in a set, and where their cards stand."""
    known, count = relations(family), members.bit_count()
    return Board(
        possible=count,
        all=family.trees,
        cards=tuple(
            [
                tuple([(members & known.generation[card, depth]).bit_count() for depth in range(family.generations)])
                for card in family.ranks
            ]
        ),
        trees=tuple([allowed(family)[place] for place in members_of(members)]) if count <= LISTED else (),
    )


def members_of(members: int) -> Iterator[int]:
    """Yield the places of a set's trees, in order.

    >>> [*members_of(0b10110)]
    [1, 2, 4]
    """
    digits = f"{members:b}".encode()[::-1]
    return compress(range(len(digits)), digits.translate(_READ))
