"""rules: patriarch, Variants and From the number: all trees in the ASCII order of their written form"""

from itertools import pairwise, product

import pytest

from server.games.patriarch.allowed import allowed
from server.games.patriarch.trees import places, read, shape
from server.games.patriarch.variants import FAMILIES, Family

COUNTS = {"patriarch": 60, "advanced-patriarch": 2_520, "matriarch": 205, "advanced-matriarch": 46_249}
every_family = pytest.mark.parametrize("family", FAMILIES.values(), ids=list(FAMILIES))


@every_family
def test_as_many_trees_are_allowed_as_the_page_says(family: Family) -> None:
    trees = [*allowed(family)]
    assert len(trees) == len(set(trees)) == len(allowed(family)) == family.trees == COUNTS[family.variant]


@every_family
def test_they_stand_in_ascii_order_and_are_found_by_their_places(family: Family) -> None:
    trees = allowed(family)
    assert all(one < next_one for one, next_one in pairwise(trees))
    for place in range(0, len(trees), 61):
        assert trees.place(trees[place]) == place


@pytest.mark.parametrize("variant", ["patriarch", "matriarch"])
def test_they_are_those_that_trying_every_parent_for_every_card_gives(variant: str) -> None:
    family = next(family for name, family in FAMILIES.items() if name == variant)
    found = set()
    for parents in product(["", *family.ranks], repeat=len(family.ranks)):
        below = dict(zip(family.ranks, parents, strict=True))
        if parents.count("") != 1 or any(_generation(below, card) > family.generations for card in family.ranks):
            continue
        tree = read(_drawn(below, ""))
        if family.shape is None or shape(tree) == family.shape:
            found.add(tree)
    assert [*allowed(family)] == sorted(found)


def _generation(below: dict[str, str], card: str) -> int:
    """Count the generations from a card up, and no further than a circle would be seen by."""
    count = 0
    while card and count < 9:
        card, count = below[card], count + 1
    return count


def _drawn(below: dict[str, str], parent: str) -> str:
    children = [card for card, above in below.items() if above == parent]
    return " ".join(card + (f"({_drawn(below, card)})" if card in below.values() else "") for card in children)


@every_family
def test_none_has_too_many_generations_and_each_has_every_card(family: Family) -> None:
    for tree in [*allowed(family)][::53]:
        stand = places(tree)
        assert sorted(stand) == sorted(family.ranks)
        assert max(place.generation for place in stand.values()) < family.generations
