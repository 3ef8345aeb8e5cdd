"""rules: patriarch, Grading"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.games.patriarch.view import Grade
from server.games.patriarch.allowed import allowed
from server.games.patriarch.grading import grade
from server.games.patriarch.trees import read
from server.games.patriarch.variants import FAMILIES

MATRIARCH = FAMILIES["matriarch"]
TREES = st.sampled_from([*allowed(MATRIARCH)])


@pytest.mark.parametrize(
    ("hidden", "guess", "counts"),
    [
        pytest.param("3(4(2) A(5))", "2(3(4) A(5))", (1, 1, 1), id="the seed's example"),
        pytest.param("3(4(2) A(5))", "3(A(5) 4(2))", (5, 0, 0), id="a mirror image is the tree"),
        pytest.param("3(4(2) A(5))", "3(4(5) A(2))", (3, 2, 0), id="right generation, wrong parent"),
        pytest.param("2(3 4 5 A)", "3(2 4 5 A)", (0, 3, 0), id="another top is nothing for the tops"),
        pytest.param("2(3(4 5 A))", "3(2 4 5 A)", (0, 0, 3), id="wrong generation, right parent"),
        pytest.param("2(3 4(5) A)", "5(2(3 4 A))", (0, 0, 3), id="three of them below the same card"),
        pytest.param("2(3(4) 5(A))", "A(4(3) 2(5))", (0, 0, 1), id="the 5 below the 2"),
    ],
)
def test_a_guess_is_graded_by_generation_and_parent(hidden: str, guess: str, counts: tuple[int, int, int]) -> None:
    assert grade(read(guess), read(hidden)) == Grade(*counts)


def test_the_top_card_is_red_if_it_is_the_top_card() -> None:
    assert grade(read("2(3(4) 5(A))"), read("2(A(5) 4(3))")).red == 1


@given(TREES, TREES)
def test_grades_are_the_same_either_way_round_and_all_red_for_the_tree_alone(one: str, other: str) -> None:
    first, second = read(one), read(other)
    graded = grade(first, second)
    assert graded == grade(second, first)
    assert graded.red + graded.black + graded.down <= 5
    assert (graded.red == 5) == (one == other)
