"""Splits a set of trees into classes by the grade of a guess.

1. Each card has a row of bytes, with a byte for each tree: the position of the card in that tree.
2. A guess is graded against all trees of a set at once. For each card, the row is translated into the card's score in
   each tree; the rows are then added as long integers, and every byte of the sum is a grade.
3. The scores of cards are chosen so that no two grades have the same sum.
"""

from collections.abc import Sequence
from functools import cache

from server.games.patriarch.allowed import Allowed, allowed
from server.games.patriarch.variants import Family

_RED, _BLACK, _DOWN = 5, 27, 28
"""The scores of a card. With at most seven cards no two grades have the same sum, and no sum is above 255."""
_NOBODY = 7
"""The parent of a top card; other parents have their numbers."""
_STANDS = 32

Codes = tuple[int, ...]
"""The position of each card in a tree: its generation times eight, plus its parent's number."""


def _earned(card_positions: int) -> bytes:
    """Return the score of a card with this position in a guess, by its position in the tree."""
    earned = bytearray(256)
    for other in range(_STANDS):
        below, level = other & 7 == card_positions & 7, other >> 3 == card_positions >> 3
        earned[other] = (_RED if below else _BLACK) if level else _DOWN if below else 0
    return bytes(earned)


_EARNED = tuple([_earned(card_positions) for card_positions in range(_STANDS)])


class CardPositions:
    """The position of each card in every tree of a variant: a row for each card, a byte for each tree."""

    def __init__(self, trees: Allowed) -> None:
        self.count = len(trees)
        self.right = _RED * len(trees.tops)
        """The sum for the right tree."""
        forests = _rows(trees.forests, len(trees.tops))
        rows = [bytearray() for _ in trees.tops]
        for top in range(len(rows)):
            numbers = [top, *(card for card in range(len(rows)) if card != top)]
            rename = bytearray(range(256))
            for letter, card in enumerate(numbers):
                for generation in range(_STANDS // 8):
                    rename[generation * 8 + letter] = generation * 8 + card
            for letter, card in enumerate(numbers):
                rows[card] += forests[letter].translate(rename)
        self.rows = tuple(map(bytes, rows))

    def codes(self, place: int) -> Codes:
        """Return the positions of the cards in a tree, by its index."""
        return tuple([row[place] for row in self.rows])


def _rows(forests: Sequence[str], cards: int) -> list[bytearray]:
    """Return the positions of the letters in some forests below the letter `a`."""
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
def card_positions(family: Family) -> CardPositions:
    """Return the positions of the cards in a variant's trees. The first call takes some tens of milliseconds."""
    return CardPositions(allowed(family))


class _Earned(dict[int, int]):
    """A card's scores in all trees of a set, a byte each, by its position in a guess."""

    def __init__(self, row: bytes) -> None:
        super().__init__()
        self._row = row

    def __missing__(self, code: int) -> int:
        self[code] = earned = int.from_bytes(self._row.translate(_EARNED[code]), "little")
        return earned


class Split:
    """A set of trees, by index, to grade guesses against."""

    def __init__(self, trees: CardPositions, places: Sequence[int]) -> None:
        self.places = places
        self._cards = [_Earned(bytes([row[place] for place in places])) for row in trees.rows]

    def grades(self, guess: Codes) -> bytes:
        """Return the grade of a guess for each tree, as a sum."""
        total = 0
        for earned, code in zip(self._cards, guess, strict=True):
            total += earned[code]
        return total.to_bytes(len(self.places), "little")

    def classes(self, guess: Codes) -> dict[int, list[int]]:
        """Return the indexes of the trees by the sum of their grade."""
        found: dict[int, list[int]] = {}
        for place, grade in zip(self.places, self.grades(guess), strict=True):
            found.setdefault(grade, []).append(place)
        return found
