"""Every reason for which Grandma's Game refuses a move, with a table and a move that provoke it."""

from typing import Any, NamedTuple

import pytest

from protocol.games.grandmas_game.reasons import Reason
from protocol.ids import Seat
from protocol.reasons.base import Datum
from server.games.errors import IllegalMove
from server.games.grandmas_game.rules import GrandmasGame
from tests.games.grandmas_game.conftest import laid, leg
from tests.reasons.cases import hold, told

GAME = GrandmasGame()


class Case(NamedTuple):
    """The foundations and the piles, a move, and the data of its rejection without the `moves`."""

    foundations: str
    lying: dict[str, str]
    move: str
    data: dict[str, Datum]
    of: dict[str, Any] = {}  # noqa: RUF012 - never changed


CASES: dict[Reason, Case] = {
    "stock_empty": Case("", {"stock": ""}, "deal", {}),
    "nothing_to_undo": Case("", {}, "undo", {}),
    "nothing_to_redo": Case("", {}, "redo", {}),
    "race_without_undo": Case("", {}, "undo", {}, {"seats": 2}),
    "not_in_workspace": Case("", {"p5": "AH", "workspace": "6: 2C"}, "w:AH>H+", {"card": "AH"}),
    "pile_empty": Case("", {}, "5>H+", {"pile": "5"}),
    "pile_in_workspace": Case("", {"workspace": "5: 8H"}, "5>H+", {"pile": "5"}),
    "peek_without_equal": Case("", {"p5": "2C AH", "p6": "2C AS"}, "peek 5", {"card": "AH", "pile": "5"}),
    "peek_not_playable": Case("", {"p5": "2C 9H", "p6": "2C 9H"}, "peek 5", {"card": "9H", "pile": "5"}),
    "nothing_under_top": Case("", {"p5": "AH", "p6": "2C AH"}, "peek 5", {"pile": "5"}),
    "peeked_already": Case("", {"p5": "2C AH", "p6": "2C AH"}, "peek 5, peek 5", {"pile": "5"}),
    "transfer_elsewhere": Case("7H+ 8S-", {}, "H+>S-", {"foundation": "H+"}),
    "foundation_empty": Case("7H+", {}, "H->H+", {"foundation": "H-"}),
    "first_card_stays": Case("AH+ 2H-", {}, "H+>H-", {"card": "AH", "foundation": "H+"}),
    "order_fixed": Case("", {"workspace": "5: 8H 3C"}, "order 3C 8H", {}, {"reorder": False}),
    "workspace_empty": Case("", {}, "order 8H", {}),
    "order_incomplete": Case("", {"workspace": "5: 8H 3C"}, "order 8H", {"cards": ("8H", "3C")}),
    "order_unchanged": Case("", {"workspace": "5: 8H 3C"}, "order 8H 3C", {"cards": ("8H", "3C")}),
    "other_suit": Case("", {"p5": "8S"}, "5>H+", {"card": "8S", "foundation": "H+"}),
    "foundation_complete": Case("KH+", {"p5": "8H"}, "5>H+", {"foundation": "H+"}),
    "not_next_card": Case("", {"p5": "8H"}, "5>H+", {"card": "8H", "foundation": "H+", "next": "AH"}),
}


@pytest.mark.parametrize(("reason", "case"), CASES.items(), ids=CASES)
def test_a_move_is_refused_for_this_reason(reason: Reason, case: Case) -> None:
    state = leg(laid(case.foundations, **{"stock": "2C", **case.lying}), **case.of)
    *before, move = case.move.split(", ")
    for each in before:
        state = GAME.apply(state, Seat(0), GAME.parse(each))
    with pytest.raises(IllegalMove) as refused:
        GAME.check(state, Seat(0), GAME.parse(move))
    moves = tuple(map(str, GAME.legal_moves(state, Seat(0)) or ()))
    hold(told(refused.value), reason, {**case.data, "moves": moves}, "grandmas-game")
