"""A tree that grows card by card equals the tree built from its families, and has the same score."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.cards import Card
from protocol.games.family_tree.deck import DECK
from server.games.family_tree.play import dealt, played
from server.games.family_tree.poker_hands import bits
from server.games.family_tree.score import celebrity, changes, points
from server.games.family_tree.state import KINDS, FamilyNode, State, Tree
from server.games.family_tree.tree import regrown

SEEDS = st.integers(0, 2**32)


def by_chance(seed: int) -> list[State]:
    """A whole leg, played by chance on a deck shuffled by chance: every state from the deal to the end."""
    rng = random.Random(seed)
    deck = list(DECK.cards)
    rng.shuffle(deck)
    states = [dealt(deck, ("maximizer", "minimizer"), ())]
    while (card := states[-1].current) is not None:
        states.append(played(states[-1], card, *rng.choice(states[-1].places)))
    return states


def counted(tree: Tree) -> tuple[int, int, int]:
    """Levels, celebrity and hands, looking at every family and using nothing worked out before. rules: Score"""
    families = [node.family for node in tree.nodes]
    in_sight = {family.member: family.member_cover or family.member for family in families}
    levels = celebrities = hands = 0
    for family in families:
        levels = max(levels, 10 * family.level)
        if family.spouse is not None:
            if family.member_cover is None and family.spouse_cover is None:
                celebrities += celebrity(family.member, family.spouse)
            couple = [in_sight[family.member], family.spouse_cover or family.spouse]
            extended = [family.extended] if family.extended else []
            hands += points(bits([*couple, *extended, *(in_sight[child] for child in family.children)]))
    return levels, celebrities, hands


@given(SEEDS)
def test_the_running_score_equals_a_recount(seed: int) -> None:
    for state in by_chance(seed):
        tree = state.tree
        assert (10 * tree.deepest, tree.celebrity, tree.hands) == counted(tree)
        assert tree.score == sum(counted(tree))


@given(SEEDS)
def test_the_change_told_beforehand_is_the_change_that_comes(seed: int) -> None:
    rng = random.Random(seed)
    for state in by_chance(seed)[:-1]:
        assert state.current is not None
        for target, index in rng.sample(state.places, min(3, len(state.places))):
            after = played(state, state.current, target, index)
            assert after.played is not None
            assert after.played.change == after.tree.score - state.tree.score
            (told,) = changes(state.tree, state.current, [(target, index)])
            parts = zip(counted(after.tree), counted(state.tree), strict=True)
            assert told[2:] == (after.played.does, *(part - before for part, before in parts)), after.played


@given(SEEDS)
def test_a_tree_is_grown_again_from_its_families(seed: int) -> None:
    for state in by_chance(seed):
        assert regrown([node.family for node in state.tree.nodes]) == state.tree


@given(SEEDS)
def test_families_stand_in_tree_order_with_their_bounds_kept(seed: int) -> None:
    nodes = by_chance(seed)[-1].tree.nodes
    of_member = {node.family.member: node.family for node in nodes}

    def order(member: Card) -> list[Card]:
        return [member, *(below for child in of_member[member].children for below in order(child))]

    assert order(nodes[0].family.member) == [node.family.member for node in nodes]
    for node in nodes:
        family = node.family
        assert len(family.children) <= (3 if family.extended is None else 5)
        assert family.room == 0 or len(family.children) + family.room == (3 if family.extended is None else 5)
        assert not family.children or family.spouse is not None
        assert all(of_member[child].parent == family.member for child in family.children)
        assert all(of_member[child].level == family.level + 1 for child in family.children)
        for cover, kinds in (
            (family.member_cover, {"jack"}),
            (family.spouse_cover, {"jack", "ace"}),
            (family.extended, {"two"}),
            (family.member, {"family"}),
            (family.spouse, {"family"}),
        ):
            assert cover is None or KINDS[cover[0]] in kinds


@pytest.mark.parametrize(
    ("before", "after", "touched"),
    [
        pytest.param("5D+TD: QD+3S, 4C", "5D+TD: (QD+3S: KS), 4C", {"QD", "KS"}, id="a birth: parents and child"),
        pytest.param("5D+TD: QD+3S, 4C", "5D+TD: QD+3S, 4C+KS", {"4C"}, id="a marriage: the couple"),
        pytest.param("5D+TD: QD+3S, 4C", "5D+TD: QD+3S&2H, 4C", {"QD"}, id="a 2: the couple"),
        pytest.param("5D+TD: QD+3S, 4C", "5D+TD: QD+3S/AC, 4C", {"QD"}, id="a divorce: the couple"),
        pytest.param("5D+TD: QD+3S, 4C", "5D+TD: QD+3S/JC, 4C", {"QD"}, id="a spouse's death: the couple"),
        pytest.param("5D+TD: QD+3S, 4C", "5D+TD: QD/JC+3S, 4C", {"QD", "5D"}, id="a member's death: the parents too"),
    ],
)
def test_a_card_leaves_the_families_it_does_not_touch_as_they_were(
    tree: Callable[[str], Tree], before: str, after: str, touched: set[str]
) -> None:
    old = {node.family.member: node for node in tree(before).nodes}
    new = {node.family.member: node for node in tree(after).nodes}

    def facts(node: FamilyNode | None) -> tuple[object, ...]:
        return () if node is None else (node.family, node.sight)

    assert {member for member in new if facts(new[member]) != facts(old.get(member))} == touched


def test_the_ace_covers_the_spouse_whichever_partner_was_pointed_at(tree: Callable[[str], Tree]) -> None:
    top = tree("5D+TD/AC: QD").nodes[0].family
    assert (top.member_cover, top.spouse_cover) == (None, "AC")


@pytest.mark.parametrize(
    ("drawn", "room"),
    [
        pytest.param("5D+TD", 3, id="3 for a couple"),
        pytest.param("5D+TD: QD, 3S", 1, id="less its children"),
        pytest.param("5D+TD: QD, 3S, 3C", 0, id="none when there are 3"),
        pytest.param("5D+TD&2C: QD, 3S, 3C", 2, id="5 with a 2"),
        pytest.param("5D+TD/AC: QD", 0, id="none after a divorce"),
        pytest.param("5D/JC+TD&2C: QD", 0, id="none for the widowed"),
        pytest.param("5D+TD/JC: QD", 0, id="nor when the spouse died"),
    ],
)
def test_a_family_shows_how_many_more_children_it_can_have_now(
    tree: Callable[[str], Tree], drawn: str, room: int
) -> None:
    assert tree(drawn).nodes[0].family.room == room


def test_a_single_has_no_room_for_children(tree: Callable[[str], Tree]) -> None:
    assert tree("5D+TD: QD").nodes[1].family.room == 0
