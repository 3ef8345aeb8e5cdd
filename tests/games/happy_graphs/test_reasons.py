"""Every reason for which Happy Graphs refuses a move, with a board and a move that provoke it."""

from typing import NamedTuple

import pytest

from protocol.games.happy_graphs import reasons as happy_graphs
from protocol.games.happy_graphs.reasons import Reason
from protocol.ids import Seat
from protocol.reasons.base import Datum
from server.games.errors import IllegalMove
from server.games.happy_graphs.state import State
from tests.games.happy_graphs.builders import GAME, after, lying, opening
from tests.reasons.cases import hold, told

NAMED = 12
"""The most legal moves that are named."""


class Case(NamedTuple):
    """A leg, a move, and the data of its refusal without the `moves`."""

    state: State
    move: str
    data: dict[str, Datum]


CASES: dict[Reason, Case] = {
    "only_in_puzzle": Case(lying("4S@0,0", "AH 3H"), "done", {}),
    "card_not_in_hand": Case(lying("4S@0,0", "AH 3H"), "3C@1,0", {"card": "3C"}),
    "no_card_on_square": Case(after(opening(mode="puzzle"), "4S@0,0"), "take 1,0", {"square": "1,0"}),
    "not_on_hex_board": Case(lying("4S@0,0", "AH", variant="hex"), "AH@1,0", {"square": "1,0"}),
    "square_occupied": Case(lying("4S@0,0", "AH 3H"), "3H@0,0", {"square": "0,0", "card": "4S"}),
    "square_next_to_no_card": Case(lying("4S@0,0", "AH 3H"), "3H@5,5", {"square": "5,5"}),
    "square_walled": Case(lying("AS@0,0 4S@1,0", "AH 3H"), "3H@0,1", {"square": "0,1", "card": "AS"}),
    "card_too_connected": Case(
        lying("4S@0,0 3S@1,0 2S@2,0 4C@1,1", "AH 3H"), "AH@0,1", {"square": "0,1", "card": "AH", "connections": 2}
    ),
    "first_card_elsewhere": Case(lying("", "AH 3H"), "AH@1,0", {"square": "0,0"}),
    "group_too_early": Case(lying("4S@0,0", "AH 3H"), "3H@2:0,0", {}),
    "group_elsewhere": Case(lying("AS@0,0 AC@1,0", "AH 3H"), "3H@3:0,0", {"square": "2:0,0", "group": 2}),
}


@pytest.mark.parametrize(("reason", "case"), CASES.items(), ids=CASES)
def test_a_move_is_refused_for_this_reason(reason: Reason, case: Case) -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.check(case.state, Seat(0), GAME.parse(case.move))
    data = dict(case.data)
    if "moves" in happy_graphs.REASONS.meanings[reason].names:
        data["moves"] = tuple([str(move) for move in (GAME.legal_moves(case.state, Seat(0)) or [])[:NAMED]])
    hold(told(refused.value), reason, data, "happy-graphs")
