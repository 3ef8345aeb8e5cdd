"""Which trees agree with the grades, held against grading every tree."""

import random
from collections import Counter
from itertools import combinations

import pytest

from protocol.games.patriarch.view import LISTED
from server.games.patriarch.allowed import allowed
from server.games.patriarch.grading import grade
from server.games.patriarch.possible import board, classes, every, keeping_most, members_of, narrowed
from server.games.patriarch.trees import places
from server.games.patriarch.variants import FAMILIES, Family

every_family = pytest.mark.parametrize("family", FAMILIES.values(), ids=list(FAMILIES))


@every_family
def test_the_trees_fall_into_the_classes_that_grading_each_of_them_gives(family: Family) -> None:
    trees, rng = allowed(family), random.Random(family.trees)
    among = sum(1 << place for place in rng.sample(range(family.trees), min(family.trees, 900)))
    for guess in rng.sample([*trees], 3):
        counted = Counter(grade(guess, trees[place]) for place in members_of(among))
        sets = classes(family, among, guess)
        assert {each: members.bit_count() for each, members in sets.items()} == counted
        for each, members in sets.items():
            assert narrowed(family, among, guess, each) == members
            assert all(grade(guess, trees[place]) == each for place in [*members_of(members)][:3])


def test_a_grade_that_no_tree_gives_leaves_none() -> None:
    family = FAMILIES["patriarch"]
    guess = allowed(family)[0]
    only = 1 << 59
    assert narrowed(family, only, guess, grade(guess, guess)) == 0


@every_family
def test_the_note_board_counts_trees_by_card_and_generation(family: Family) -> None:
    trees, rng = allowed(family), random.Random(1)
    for size in (LISTED, LISTED + 1, 50):
        chosen = sorted(rng.sample(range(family.trees), size))
        told = board(family, sum(1 << place for place in chosen))
        assert (told.possible, told.all) == (size, family.trees)
        assert told.trees == (tuple(trees[place] for place in chosen) if size <= LISTED else ())
        for card, counts in zip(family.ranks, told.cards, strict=True):
            stands = Counter(places(trees[place])[card].generation for place in chosen)
            assert counts == tuple(stands[depth] for depth in range(family.generations))


@every_family
def test_of_all_trees_every_card_is_the_top_equally_often(family: Family) -> None:
    cards = board(family, every(family)).cards
    assert {counts[0] for counts in cards} == {family.trees // len(family.ranks)}
    assert {sum(counts) for counts in cards} == {family.trees}


def test_an_open_tree_is_graded_so_that_most_trees_stay_possible() -> None:
    family = FAMILIES["matriarch"]
    guess = allowed(family)[100]
    sets = classes(family, every(family), guess)
    kept = keeping_most(family, every(family), guess)
    assert sets[kept].bit_count() == max(members.bit_count() for members in sets.values())


def test_of_equal_grades_an_open_tree_gets_the_one_with_fewer_reds_then_blacks_then_face_down_cards() -> None:
    family = FAMILIES["matriarch"]
    trees = allowed(family)
    guess = trees[100]
    one_of_each = [members & -members for members in classes(family, every(family), guess).values()]
    for two in combinations(one_of_each, 2):
        grades = classes(family, sum(two), guess)
        assert keeping_most(family, sum(two), guess) == min(grades, key=lambda each: (each.red, each.black, each.down))
    only = 1 << 100
    assert keeping_most(family, only, guess).red == 5
