"""rules: family_tree, Score"""

from collections.abc import Callable

import pytest

from protocol.cards import Card
from protocol.games.family_tree.view import Family, HandName
from server.games.family_tree.poker_hands import bits
from server.games.family_tree.score import HANDS, hand, points, worth
from server.games.family_tree.state import Tree


def family(tree: Tree, member: str) -> Family:
    return next(node.family for node in tree.nodes if node.family.member == member)


@pytest.mark.parametrize(
    ("drawn", "levels"),
    [
        pytest.param("5D+TD", 10, id="the tree top is level 1"),
        pytest.param("5D+TD: QD", 20, id="its children level 2"),
        pytest.param("5D+TD: QD+3S", 20, id="a spouse stands at the member's level"),
        pytest.param("5D+TD: (QD+3S: 4C), 5H", 30, id="seed: three levels are 30 points"),
        pytest.param("5D+TD: (QD+3S: (4C+5C: 6C)), (5H+6H: 7H)", 40, id="the deepest level alone counts"),
        pytest.param("5D+TD: (QD+3S/AC: 4C/JC)", 30, id="deaths and divorces take no level away"),
    ],
)
def test_score_1_ten_points_for_the_deepest_level(tree: Callable[[str], Tree], drawn: str, levels: int) -> None:
    built = tree(drawn)
    assert 10 * built.deepest == levels
    assert built.score == levels + built.celebrity + built.hands


@pytest.mark.parametrize(
    ("drawn", "points"),
    [
        pytest.param("5D+TD", 0, id="none"),
        pytest.param("KD+3S", 10, id="seed: king and 3"),
        pytest.param("TD+QS", 10, id="seed: 10 and queen"),
        pytest.param("KD+KS", 30, id="seed: king and king"),
        pytest.param("QD+QS", 30, id="seed: queen and queen"),
        pytest.param("KD+QS", 30, id="seed: king and queen"),
        pytest.param("KD+X1", 10, id="a joker is no celebrity"),
        pytest.param("X2+X1", 0, id="nor are two"),
        pytest.param("KD+QS/AC: 4C", 0, id="not when divorced"),
        pytest.param("KD/JC+QS: 4C", 0, id="not when the member died"),
        pytest.param("KD+QS/JC: 4C", 0, id="not when the spouse died"),
        pytest.param("KD/JD+QS/JC: 4C", 0, id="not when both died"),
        pytest.param("5D+TD: KS", 0, id="not when single"),
        pytest.param("KD+QS: KS+3C, QD+QH", 70, id="every couple counts"),
        pytest.param("KD+QS: KS/JS+3C, QD/JC", 30, id="a child's death is nothing to its parents"),
    ],
)
def test_score_2_celebrities_count_in_a_living_marriage(tree: Callable[[str], Tree], drawn: str, points: int) -> None:
    built = tree(drawn)
    assert built.celebrity == points
    assert sum(node.family.celebrity for node in built.nodes) == points


@pytest.mark.parametrize(
    ("drawn", "member", "sight"),
    [
        pytest.param("5D+TD", "5D", "5D TD", id="the two partners"),
        pytest.param("5D+TD&2C: QD, 3S", "5D", "5D TD 2C QD 3S", id="the 2 and the children"),
        pytest.param("5D+TD/AC&2C: QD", "5D", "5D AC 2C QD", id="the ace, and not the spouse under it"),
        pytest.param("5D+TD/JC: QD", "5D", "5D JC QD", id="the jack over a spouse"),
        pytest.param("5D/JC+TD: QD", "5D", "JC TD QD", id="the jack over the member"),
        pytest.param("5D/JC+TD/AC: QD", "5D", "JC AC QD", id="a jack beside an ace"),
        pytest.param("5D+TD: QD/JC", "5D", "5D TD JC", id="the jack over a child"),
        pytest.param("5D+TD: (QD+3S&2C: 4C)", "5D", "5D TD QD", id="a married child with its own card alone"),
        pytest.param("5D+TD: (QD/JC+3S&2C: 4C)", "QD", "JC 3S 2C 4C", id="the jack over a child in its own family too"),
        pytest.param("5D+TD: (QD+3S/AC: 4C)", "5D", "5D TD QD", id="a child's divorce is nothing to its parents"),
        pytest.param("5D+TD: QD", "QD", "QD", id="a single"),
    ],
)
def test_score_3_a_hand_is_made_of_the_cards_in_sight_of_a_family(
    tree: Callable[[str], Tree], drawn: str, member: str, sight: str
) -> None:
    built = tree(drawn)
    node = next(node for node in built.nodes if node.family.member == member)
    assert node.sight == bits(Card(card) for card in sight.split())


@pytest.mark.parametrize(
    ("drawn", "name", "points"),
    [
        pytest.param("5D+TD: QD, 5S", None, 0, id="four cards are no hand"),
        pytest.param("5D+TD: 9D, 5S, 3H", "pair", 10, id="five are"),
        pytest.param("5D+TD: TH, 5S, 3H", "two_pair", 20, id="two pair"),
        pytest.param("5D+TD: 5H, 5S, 3H", "three_of_a_kind", 40, id="three of a kind"),
        pytest.param("5D+4D&2C: 3C, 6H", "straight", 50, id="straight"),
        pytest.param("5D+TD: QD, 3D, 9D", "flush", 60, id="flush"),
        pytest.param("5D+TD: 5H, 5S, TH", "full_house", 80, id="full house"),
        pytest.param("5D+TD: 5H, 5S, 5C", "four_of_a_kind", 100, id="four of a kind"),
        pytest.param("5D+6D: 7D, 8D, 9D", "straight_flush", 170, id="straight flush"),
        pytest.param("KD+QD/AD: TD, 9D/JD, X1", "royal_flush", 250, id="royal flush, with a jack, an ace and a joker"),
        pytest.param("5D+TD/AC: 5H, 5S, 5C", "four_of_a_kind", 100, id="divorced couples have hands too"),
        pytest.param("5D/JC+TD: 5H, TS, TC", "three_of_a_kind", 40, id="and widowed ones"),
    ],
)
def test_score_3_the_hand_is_named_and_worth_its_points(
    tree: Callable[[str], Tree], drawn: str, name: HandName | None, points: int
) -> None:
    built = tree(drawn)
    made = built.nodes[0].family.hand
    assert (made and made.name) == name
    assert built.hands == worth(made) == points


def test_score_3_every_familys_hand_counts(tree: Callable[[str], Tree]) -> None:
    built = tree("5D+TD: 5H, 5S, (3H+3C: 3D, 9C, 9D)")
    assert family(built, "5D").hand == hand(bits([Card(card) for card in ("5D", "TD", "5H", "5S", "3H")]))
    assert [worth(family(built, member).hand) for member in ("5D", "3H")] == [40, 80]
    assert built.hands == 120


def test_score_3_a_death_changes_the_hands_of_both_families(tree: Callable[[str], Tree]) -> None:
    before = tree("5D+TD: 5H, 5S, (3H+3C: 3D, 9C, 9D)")
    after = tree("5D+TD: 5H, 5S, (3H/JS+3C: 3D, 9C, 9D)")
    assert (before.hands, after.hands) == (40 + 80, 40 + 20)


def test_score_3_fewer_than_five_cards_are_worth_nothing() -> None:
    four = bits([Card(card) for card in ("5D", "5H", "5S", "5C")])
    assert points(four) == 0
    assert hand(four) is None
    assert points(four | bits([Card("X1")])) == HANDS["four_of_a_kind"]
