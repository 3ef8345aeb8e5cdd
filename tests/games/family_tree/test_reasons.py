"""Every reason for which Family Tree refuses a move, with a tree and a move that provoke it."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from protocol.games.family_tree.reasons import Reason
from protocol.ids import Seat
from protocol.reasons.base import Datum
from server.games.errors import IllegalMove
from server.games.family_tree.rules import FamilyTree
from server.games.family_tree.state import State
from tests.reasons.cases import hold, told

GAME = FamilyTree()


class Case(NamedTuple):
    """A tree, the current card and the stock, a move, and the data of its refusal without the `targets`."""

    drawn: str
    cards: str
    move: str
    data: dict[str, Datum]


CASES: dict[Reason, Case] = {
    "not_current_card": Case("5D+TD: QD", "KS 7D", "7D>5D", {"card": "7D", "current": "KS"}),
    "not_in_tree": Case("5D+TD", "KS", "KS>7H", {"target": "7H"}),
    "not_a_person": Case("5D+TD: QD/JC", "KS", "KS>JC", {"target": "JC"}),
    "target_covered": Case("5D+TD: QD/JC", "KS", "KS>QD", {"target": "QD", "cover": "JC"}),
    "tree_top_without_child": Case("5D+TD", "AC", "AC>5D", {"target": "5D"}),
    "member_single": Case("5D+TD: QD", "2C", "2C>QD", {"member": "QD"}),
    "couple_divorced": Case("5D+TD/AC: QD", "KS", "KS>5D", {"member": "5D", "spouse": "TD"}),
    "person_widowed": Case("5D+TD/JC: QD", "KS", "KS>5D", {"target": "5D"}),
    "too_many_children": Case("5D+TD: QD, 3S, 3C", "KS", "KS>5D", {"member": "5D", "spouse": "TD", "children": 3}),
    "couple_has_two": Case("5D+TD&2H: 3S+3C", "2C", "2C>5D", {"member": "5D", "spouse": "TD", "two": "2H"}),
}


@pytest.mark.parametrize(("reason", "case"), CASES.items(), ids=CASES)
def test_a_move_is_refused_for_this_reason(leg: Callable[[str, str], State], reason: Reason, case: Case) -> None:
    state = leg(case.drawn, case.cards)
    with pytest.raises(IllegalMove) as refused:
        GAME.check(state, Seat(0), GAME.parse(case.move))
    targets = tuple([target for target, _ in state.places])
    hold(told(refused.value), reason, {**case.data, "targets": targets}, "family-tree")
