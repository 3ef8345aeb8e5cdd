"""Trees of the same shape differ only in the names of their cards."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.bots.patriarch.relabel import rename, renaming
from server.games.patriarch.allowed import allowed
from server.games.patriarch.grading import grade
from server.games.patriarch.trees import Tree, shape
from server.games.patriarch.variants import FAMILIES

FAMILY = FAMILIES["advanced-matriarch"]
PLACES = st.integers(0, FAMILY.trees - 1)


@given(PLACES, st.randoms(use_true_random=False))
def test_a_tree_is_renamed_into_another_of_its_shape(place: int, rng: random.Random) -> None:
    tree = allowed(FAMILY)[place]
    cards = [*FAMILY.ranks]
    rng.shuffle(cards)
    other = rename(tree, {ord(card): drawn for card, drawn in zip(FAMILY.ranks, cards, strict=True)})
    found = renaming(tree, other)
    assert found is not None
    assert rename(tree, found) == other
    guess = allowed(FAMILY)[rng.randrange(FAMILY.trees)]
    assert grade(rename(guess, found), other) == grade(guess, tree)


@pytest.mark.parametrize(("one", "other"), [("3(4(2) A(5))", "3(4 2 A(5))"), ("3(4(2) A(5))", "3(4(2(A(5))))")])
def test_there_is_no_renaming_to_another_shape(one: str, other: str) -> None:
    assert shape(one) != shape(other)
    assert renaming(Tree(one), Tree(other)) is None
