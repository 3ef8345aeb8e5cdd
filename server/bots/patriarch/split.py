"""How guesses split a set of trees by the grade that each of them would give.

Every tree has a byte in a row of bytes for each card: where the card stands in it. A guess is graded against all trees
of a set at once: for each card the row is translated to what that card earns in each tree, rows are added up as long
integers, and every byte of the sum is a grade. What a card earns is chosen so that no two grades have the same sum.
"""

from collections.abc import Sequence
from functools import cache

from server.games.patriarch.allowed import Allowed, allowed
from server.games.patriarch.variants import Family

_RED, _BLACK, _DOWN = 5, 27, 28
"""No two grades that a guess can have, at seven cards or fewer, have the same sum of these, and none is above 255."""
_NOBODY = 7
"""The parent of a top card; the others are numbered."""
_STANDS = 32

Codes = tuple[int, ...]
"""Of each card of a tree, where it stands: its generation times eight, and its parent's number."""


def _earned(stands: int) -> bytes:
    """Return what a card that stands so in a guess earns, by where it stands in the tree."""
    earned = bytearray(256)
    for other in range(_STANDS):
        below, level = other & 7 == stands & 7, other >> 3 == stands >> 3
        earned[other] = (_RED if below else _BLACK) if level else _DOWN if below else 0
    return bytes(earned)


_EARNED = tuple([_earned(stands) for stands in range(_STANDS)])


class Stands:
    """Where each card stands in every tree that a variant allows: a row for each card, a byte for each tree."""

    def __init__(self, trees: Allowed) -> None:
        self.count = len(trees)
        self.right = _RED * len(trees.tops)
        """The sum that the tree itself is graded with."""
        forests = _rows(trees.forests, len(trees.tops))
        rows = [bytearray() for _ in trees.tops]
        for top in range(len(rows)):
            numbers = [top, *(card for card in range(len(rows)) if card != top)]
            renamed = bytearray(range(256))
            for letter, card in enumerate(numbers):
                for generation in range(_STANDS // 8):
                    renamed[generation * 8 + letter] = generation * 8 + card
            for letter, card in enumerate(numbers):
                rows[card] += forests[letter].translate(renamed)
        self.rows = tuple(map(bytes, rows))

    def codes(self, place: int) -> Codes:
        """Return where the cards stand in the tree at a place."""
        return tuple([row[place] for row in self.rows])


def _rows(forests: Sequence[str], cards: int) -> list[bytearray]:
    """Return where the letters stand in some forests below the letter `a`."""
    rows = [bytearray(len(forests)) for _ in range(cards)]
    rows[0] = bytearray([_NOBODY]) * len(forests)
    for place, forest in enumerate(forests):
        above, last = [0], 0
        for sign in forest:
            if sign == "(":
                above.append(last)
            elif sign == ")":
                above.pop()
            elif sign != " ":
                last = ord(sign) - ord("a")
                rows[last][place] = 8 * len(above) + above[-1]
    return rows


@cache
def stands(family: Family) -> Stands:
    """Return where the cards stand in a variant's trees. The first time it takes some tens of milliseconds."""
    return Stands(allowed(family))


class _Earned(dict[int, int]):
    """What a card earns in all trees of a set, a byte each, by where it stands in a guess."""

    def __init__(self, row: bytes) -> None:
        super().__init__()
        self._row = row

    def __missing__(self, code: int) -> int:
        self[code] = earned = int.from_bytes(self._row.translate(_EARNED[code]), "little")
        return earned


class Split:
    """A set of trees, by their places, to be graded against guesses."""

    def __init__(self, trees: Stands, places: Sequence[int]) -> None:
        self.places = places
        self._cards = [_Earned(bytes([row[place] for place in places])) for row in trees.rows]

    def grades(self, guess: Codes) -> bytes:
        """Return the grade of a guess for each tree, as a sum."""
        total = 0
        for earned, code in zip(self._cards, guess, strict=True):
            total += earned[code]
        return total.to_bytes(len(self.places), "little")

    def classes(self, guess: Codes) -> dict[int, list[int]]:
        """Return the places of the trees by the sum that a guess is graded with."""
        found: dict[int, list[int]] = {}
        for place, grade in zip(self.places, self.grades(guess), strict=True):
            found.setdefault(grade, []).append(place)
        return found
