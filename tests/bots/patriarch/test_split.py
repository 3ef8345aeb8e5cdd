"""A guess graded against many trees at once, compared with the rules."""

import random

import pytest

from server.bots.patriarch.split import Split, card_positions
from server.games.patriarch.allowed import allowed
from server.games.patriarch.grading import grade
from server.games.patriarch.trees import shape
from server.games.patriarch.variants import FAMILIES, Family

every_family = pytest.mark.parametrize("family", FAMILIES.values(), ids=list(FAMILIES))


@every_family
def test_classes_match_the_rules(family: Family) -> None:
    trees, rng = allowed(family), random.Random(family.trees)
    places = rng.sample(range(len(trees)), min(len(trees), 700))
    split = Split(card_positions(family), places)
    for guess in rng.sample(range(len(trees)), 4):
        by_sum = split.classes(card_positions(family).codes(guess))
        by_rules: dict[object, list[int]] = {}
        for place in places:
            by_rules.setdefault(grade(trees[guess], trees[place]), []).append(place)
        assert sorted(by_sum.values()) == sorted(by_rules.values())
        assert len(split.grades(card_positions(family).codes(guess))) == len(places)


@every_family
def test_only_the_tree_itself_has_its_grade(family: Family) -> None:
    trees = card_positions(family)
    split = Split(trees, range(0, trees.count, 1 + trees.count // 500))
    for place in split.places[::50]:
        assert split.classes(trees.codes(place))[trees.right] == [place]


def test_no_two_grades_have_the_same_sum() -> None:
    family = FAMILIES["advanced-matriarch"]
    trees, rng = allowed(family), random.Random(3)
    places = rng.sample(range(len(trees)), 250)
    split = Split(card_positions(family), places)
    sums: dict[object, set[int]] = {}
    for tree in {shape(tree): tree for tree in [*trees][: len(trees) // 7 : 7]}.values():
        for place, told in zip(places, split.grades(card_positions(family).codes(trees.place(tree))), strict=True):
            sums.setdefault(grade(tree, trees[place]), set()).add(told)
    assert all(len(told) == 1 for told in sums.values())
    assert len({min(told) for told in sums.values()}) == len(sums) > 50
