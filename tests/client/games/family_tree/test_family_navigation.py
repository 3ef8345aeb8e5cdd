import pytest

from client.games.arrows import Step
from client.games.family_tree.family_navigation import Spot, Walk, begin, spots, walk_to
from protocol.cards import Card
from tests.client.games.family_tree.builders import build_view

TREE = """
    7D+9C
      6S+TD
        QH
        3C+4C
      8H
      KH+5D/AH
"""
VIEW = build_view(TREE, "QS", "6S child 0, QH spouse 30")
JACK = build_view(TREE, "JS", "TD deceased 0, QH deceased 0")


def at(member: str, card: str | None = None) -> Walk:
    return Walk(Card(member), Card(card or member))


def test_a_couple_is_one_spot_and_its_children_follow() -> None:
    assert spots(VIEW, Card("6S")) == (
        Spot(Card("6S"), child=False, move=VIEW.moves[0]),
        Spot(Card("QH"), child=True),
        Spot(Card("3C"), child=True),
    )
    assert spots(VIEW, Card("TD")) == spots(VIEW, Card("6S"))
    assert spots(VIEW, Card("2C")) == ()


def test_a_jack_is_played_on_one_partner_or_the_other() -> None:
    member, spouse, *_ = spots(JACK, Card("6S"))
    assert (member, spouse) == (Spot(Card("6S"), False), Spot(Card("TD"), False, JACK.moves[0]))


@pytest.mark.parametrize(
    ("start", "way", "end"),
    [
        pytest.param(at("7D"), Step.DOWN, at("7D", "6S"), id="down to the first child"),
        pytest.param(at("7D", "8H"), Step.DOWN, at("8H"), id="down into a child's family"),
        pytest.param(at("8H"), Step.DOWN, at("8H"), id="nothing is below a single"),
        pytest.param(at("7D", "8H"), Step.UP, at("7D"), id="up to the couple"),
        pytest.param(at("6S"), Step.UP, at("7D", "6S"), id="up one level, to the child one came from"),
        pytest.param(at("7D"), Step.UP, at("7D"), id="nothing is above the top"),
        pytest.param(at("7D", "6S"), Step.RIGHT, at("7D", "8H"), id="to the next child"),
        pytest.param(at("7D", "8H"), Step.LEFT, at("7D", "6S"), id="to the child before"),
        pytest.param(at("7D", "6S"), Step.LEFT, at("7D", "6S"), id="not from a child to the couple"),
        pytest.param(at("7D", "KH"), Step.RIGHT, at("7D", "KH"), id="not beyond the last child"),
        pytest.param(at("7D"), Step.RIGHT, at("7D"), id="a couple is one spot"),
    ],
)
def test_the_arrows_go_through_a_family_and_from_one_to_the_next(start: Walk, way: Step, end: Walk) -> None:
    assert start.step(VIEW, way) == end


def test_with_a_jack_the_arrows_go_from_partner_to_partner() -> None:
    assert at("6S").step(JACK, Step.RIGHT) == at("6S", "TD")
    assert at("6S", "TD").step(JACK, Step.LEFT) == at("6S")
    assert at("6S", "TD").step(JACK, Step.RIGHT) == at("6S", "TD")


def test_one_goes_up_to_the_top_from_any_depth() -> None:
    walk = at("3C", "4C")
    assert [(walk := walk.up(VIEW)).member for _ in range(3)] == ["6S", "7D", "7D"]


def test_going_back_to_an_ancestor_points_at_the_branch_one_came_from() -> None:
    assert at("3C").into(VIEW, Card("7D")) == at("7D", "6S")
    assert at("7D").into(VIEW, Card("3C")) == at("3C")


def test_what_one_looks_at_stays_while_it_is_there() -> None:
    assert at("6S", "3C").stay(VIEW) == at("6S", "3C")
    assert at("6S", "TD").stay(JACK) == at("6S", "TD")
    assert at("6S", "TD").stay(VIEW) == at("6S"), "a spouse is a spot of its own with a jack alone"
    assert at("6S", "QH").stay(build_view("7D+9C\n  6S+TD", "QS")) == at("6S"), "taken back"
    assert at("6S", "QH").stay(build_view("4D+5C", "QS")) == at("4D"), "another leg"


def test_a_walk_begins_at_the_top_or_with_the_family_of_a_card() -> None:
    assert begin(VIEW) == at("7D")
    assert walk_to(VIEW, Card("TD")) == at("6S")
    assert walk_to(JACK, Card("TD")) == at("6S", "TD")
    assert walk_to(VIEW, Card("AH")) == at("KH")
    assert walk_to(VIEW, Card("2C")) == walk_to(VIEW, None) == at("7D")
