"""All trees that a variant allows, in the ASCII order of their written form. rules: patriarch, From the number

1. Below a top card is a forest of all other cards. The forests are listed once, with letters in place of cards.
2. The trees of a top card are these forests with its other cards, in ASCII order, in place of the letters. This keeps
   the order of children and of forests.
3. So a variant has as many trees as it has cards times forests.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from server.games.patriarch.trees import Tree, shape
from server.games.patriarch.variants import Family

_LETTERS = "bcdefghijklm"
_FOREST = tuple[str, ...]


class Allowed:
    """The trees of a variant by their places in the order, from 0; a tree's own text is its name."""

    def __init__(self, family: Family) -> None:
        self.family = family
        self.tops = "".join(sorted(family.ranks))
        others = len(family.ranks) - 1
        listed = sorted(" ".join(forest) for forest in _forests(_LETTERS[:others], family.generations - 1))
        if family.shape is not None:
            listed = [forest for forest in listed if shape(f"a({forest})") == family.shape]
        self.forests = tuple(listed)
        self._places = {forest: place for place, forest in enumerate(listed)}
        rest = {top: self.tops.replace(top, "") for top in self.tops}
        self._cards = {top: _put([*rest[top]]) for top in self.tops}
        self._letters = {top: str.maketrans(rest[top], _LETTERS[:others]) for top in self.tops}

    def __len__(self) -> int:
        return len(self.tops) * len(self.forests)

    def __getitem__(self, place: int) -> Tree:
        """Return the tree at a place."""
        top, forest = divmod(place, len(self.forests))
        card = self.tops[top]
        return Tree(f"{card}({self.forests[forest].translate(self._cards[card])})")

    def __iter__(self) -> Iterator[Tree]:
        return map(self.__getitem__, range(len(self)))

    def place(self, tree: Tree) -> int:
        """Return the place of a tree that is allowed."""
        card = tree[0]
        forest = self._places[tree[2:-1].translate(self._letters[card])]
        return self.tops.index(card) * len(self.forests) + forest


@cache
def allowed(family: Family) -> Allowed:
    """Return all trees of a variant. The first time it takes a tenth of a second for the 46,249."""
    return Allowed(family)


@cache
def _forests(cards: str, generations: int) -> tuple[_FOREST, ...]:
    """Return the sets of trees that have each of `cards` once, each sorted, in no more than so many generations."""
    if not cards:
        return ((),)
    if not generations:
        return ()
    found = []
    first, others = cards[0], cards[1:]
    for size in range(len(others) + 1):
        below = [" ".join(forest) for forest in _forests(_LETTERS[:size], generations - 1)]
        beside = _forests(_LETTERS[: len(others) - size], generations)
        for chosen in combinations(others, size):
            trees = [tree for top in (first, *chosen) for tree in _trees(top, (first, *chosen), below)]
            rest = _put([card for card in others if card not in chosen])
            sides = [tuple([tree.translate(rest) for tree in forest]) for forest in beside]
            found += [tuple(sorted((tree, *side))) for tree in trees for side in sides]
    return tuple(found)


def _trees(top: str, cards: tuple[str, ...], below: list[str]) -> Iterator[str]:
    """Yield the trees with this top and the other cards in the forests below it."""
    rest = _put([card for card in cards if card != top])
    for forest in below:
        yield f"{top}({forest.translate(rest)})" if forest else top


def _put(cards: list[str]) -> dict[int, str]:
    """Return what puts cards, in order, for the letters of a forest."""
    return {ord(letter): card for letter, card in zip(_LETTERS, cards, strict=False)}
