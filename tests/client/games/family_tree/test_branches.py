import random

import pytest

from client.games.family_tree.branches import Branch, Sign, branch, branches, family_of, way_to
from protocol.cards import Card
from protocol.games.family_tree.deck import DECK
from protocol.games.family_tree.options import FamilyTreeOptions
from protocol.games.family_tree.view import Family, FamilyTreeView
from server.games.family_tree.rules import FamilyTree
from server.games.game import Setup
from tests.client.games.family_tree.builders import build_view

GAME = FamilyTree()
TREE = """
    7D+9C
      6S+TD
        QH
        3C+4C
          8C
      8H
      KH+5D/AH
"""


@pytest.mark.parametrize(
    ("current", "moves", "signs"),
    [
        pytest.param("KS", "6S child 0, 3C child 0", (Sign.CHILD, None, None), id="a child can be added"),
        pytest.param("KS", "QH spouse 30, 8H spouse 10", (Sign.SPOUSE, Sign.SPOUSE, None), id="a spouse can be added"),
        pytest.param("KS", "3C child 0, 8C spouse 10", (Sign.EITHER, None, None), id="either can be added"),
        pytest.param("JS", "4C deceased 0, KH deceased 0", (Sign.JACK, None, Sign.JACK), id="a jack can be played"),
        pytest.param("2S", "3C extended 0", (Sign.COUPLE, None, None), id="a couple takes the 2"),
        pytest.param("AS", "6S divorced 0", (Sign.COUPLE, None, None), id="a couple takes the ace"),
        pytest.param("2S", "7D extended 0", (None, None, None), id="the couple above is in no branch"),
        pytest.param("JS", "8H deceased 0", (None, Sign.JACK, None), id="the child itself"),
        pytest.param(None, "", (None, None, None), id="no card is left"),
    ],
)
def test_a_sign_says_what_the_current_card_could_do_in_a_branch(
    current: str | None, moves: str, signs: tuple[Sign | None, ...]
) -> None:
    found = branches(build_view(TREE, current, moves), Card("7D"))
    assert [each.child for each in found] == ["6S", "8H", "KH"]
    assert tuple(each.sign for each in found) == signs


def test_a_branch_counts_its_places_and_the_children_below() -> None:
    view = build_view(TREE, "KS", "6S child 0, 3C child 0, 8C spouse 10, 8H spouse 10")
    assert branches(view, Card("7D")) == (
        Branch(Card("6S"), Sign.EITHER, 3, 3),
        Branch(Card("8H"), Sign.SPOUSE, 1, 0),
        Branch(Card("KH"), None, 0, 0),
    )
    assert branches(view, Card("8H")) == ()
    assert branches(view, Card("2C")) == ()


def test_a_card_is_found_in_its_family_be_it_covered_or_not() -> None:
    view = build_view(TREE)
    found = {card: family_of(view.families, Card(card)) for card in ("TD", "5D", "AH", "8C", "2C")}
    assert {card: family and family.member for card, family in found.items()} == {
        "TD": "6S",
        "5D": "KH",
        "AH": "KH",
        "8C": "8C",
        "2C": None,
    }


def test_the_way_to_a_family_leads_from_the_top() -> None:
    families = build_view(TREE).families
    assert [family.member for family in way_to(families, Card("8C"))] == ["7D", "6S", "3C", "8C"]
    assert [family.member for family in way_to(families, Card("7D"))] == ["7D"]
    assert way_to(families, Card("2C")) == ()


@pytest.mark.parametrize("number", range(1, 5))
def test_in_real_legs_every_place_is_the_top_couples_or_in_one_childs_branch(number: int) -> None:
    rng = random.Random(number)
    state = GAME.deal(Setup(options=FamilyTreeOptions(), deck=DECK.deal(number), roles=("player",)))
    while GAME.to_act(state):
        view = GAME.view(state, None)
        for family in view.families:
            _hold(view, family)
        [seat] = GAME.to_act(state)
        state = GAME.apply(state, seat, rng.choice(GAME.legal_moves(state, seat)))


def _hold(view: FamilyTreeView, family: Family) -> None:
    """Check a family's branch against its children's branches."""
    whole, parts = branch(view, family.member), branches(view, family.member)
    here = [move for move in view.moves if move.target in (family.member, family.spouse)]
    assert whole.places == len(here) + sum(part.places for part in parts)
    assert whole.children == len(parts) + sum(part.children for part in parts)
    assert (whole.sign is None) == (whole.places == 0)
