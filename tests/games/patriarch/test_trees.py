"""rules: patriarch, Variants: how trees are written, and which are refused, with the reason"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.games.errors import IllegalMove, MalformedMove
from server.games.patriarch.allowed import allowed
from server.games.patriarch.trees import Place, check, places, read, shape
from server.games.patriarch.variants import FAMILIES, Family


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("3(4(2) A(5))", "3(4(2) A(5))"),
        ("3(A(5) 4(2))", "3(4(2) A(5))"),
        ("  3 ( a ( 5 )   4(2 ) ) ", "3(4(2) A(5))"),
        ("3(4(2)A(5))", "3(4(2) A(5))"),
        ("3(42)", "3(2 4)"),
        ("a(7 6 5 4 3 2)", "A(2 3 4 5 6 7)"),
        ("7", "7"),
    ],
)
def test_children_may_stand_in_any_order_and_are_written_in_ascii_order(text: str, tree: str) -> None:
    assert read(text) == tree


def test_mirror_images_are_the_same_tree() -> None:
    assert read("3(4(2) A(5))") == read("3(A(5) 4(2))")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "it has no cards"),
        ("3(4(2)", "not closed"),
        ("3(4)) A", "')' cannot stand there"),
        ("()", "'(' cannot stand there"),
        ("3()", "')' cannot stand there"),
        ("3((4))", "'(' cannot stand there"),
        ("3(4)(5)", "'(' cannot stand there"),
        ("3[4]", "'[' cannot stand there"),
        ("1", "'1' cannot stand there"),
        ("A23456789TJQKA", "no suit has so many cards"),
        ("(" * 400, "'(' cannot stand there"),
    ],
)
def test_what_is_no_tree_is_malformed(text: str, words: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        read(text)
    assert words in str(refused.value)
    assert len(str(refused.value)) < 160
    assert "3(4(2) A(5))" in str(refused.value)


@pytest.mark.parametrize(
    ("variant", "tree", "reason"),
    [
        ("patriarch", "3(4(2) 4(5))", "4 is in the tree more than once."),
        ("patriarch", "3(4(2) A)", "5 is missing: a tree has every card from A to 5."),
        ("patriarch", "3(4(2) 6(5))", "6 is not in this family: The Patriarch has the cards A to 5."),
        ("patriarch", "3(4(2)) A(5)", "A tree has one card at the top, not 2: 3 and A."),
        (
            "patriarch",
            "3(4 A(2 5))",
            "The Patriarch has one shape, *(*(*) *(*)). This tree has the shape *(* *(* *)).",
        ),
        ("matriarch", "3(4(2(A 5)))", "The Matriarch has at most 3 generations; this tree has 4."),
        ("advanced-matriarch", "3(4(2(5(A 6 7))))", "Advanced Matriarch has at most 4 generations; this tree has 5."),
        (
            "advanced-patriarch",
            "A(2(3(4 5)) 6(7))",
            "Advanced Patriarch has one shape, *(*(*(*)) *(*(*))). This tree has the shape *(*(*(* *)) *(*)).",
        ),
    ],
)
def test_a_tree_that_is_not_allowed_is_refused_with_the_reason(variant: str, tree: str, reason: str) -> None:
    family = next(family for name, family in FAMILIES.items() if name == variant)
    with pytest.raises(IllegalMove) as refused:
        check(read(tree), family)
    assert str(refused.value) == reason
    assert refused.value.data["example"] == family.example


@pytest.mark.parametrize("family", FAMILIES.values(), ids=list(FAMILIES))
def test_every_tree_that_is_listed_is_allowed_and_so_is_the_example(family: Family) -> None:
    for tree in [*allowed(family)][::97]:
        assert read(tree) == tree
        check(tree, family)
    check(read(family.example), family)


def test_a_place_is_a_generation_and_a_parent() -> None:
    assert places(read("3(4(2) A(5))")) == {
        "3": Place(0, ""),
        "4": Place(1, "3"),
        "2": Place(2, "4"),
        "A": Place(1, "3"),
        "5": Place(2, "A"),
    }


def test_shapes_do_not_depend_on_the_cards() -> None:
    assert shape("3(4(2) A)") == shape("A(2 5(3))") == "*(* *(*))"


@given(st.text(alphabet="A2345() x", max_size=14))
def test_no_text_at_all_breaks_the_reader(text: str) -> None:
    try:
        tree = read(text)
    except MalformedMove:
        return
    assert read(tree) == tree
