"""Every reason for which Poker Solitaire refuses a move, with the leg and the move that provoke it."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from protocol.games.poker_solitaire.reasons import Reason
from protocol.ids import Seat
from protocol.reasons.base import Datum
from server.games.errors import GameError
from server.games.poker_solitaire.state import State
from tests.games.poker_solitaire.builders import GAME, after, leg, lying
from tests.games.poker_solitaire.test_refusals import ALTERNATE, FULL
from tests.reasons.cases import hold, told


class Case(NamedTuple):
    """A leg, the seat that moves, its move, and the data of the refusal."""

    state: Callable[[], State]
    seat: int
    move: str
    data: dict[str, Datum]


def case(move: str, data: dict[str, Datum], moves: str = "KH>c3", **wishes: Any) -> Case:
    """Return a move of the seat to act after moves in a leg with these options."""

    def state() -> State:
        return after(leg("KH QH JH", **wishes), moves)

    return Case(state, min(GAME.to_act(state())), move, data)


AROUND: dict[str, Datum] = {"places": ("c2", "b3", "d3", "c4")}
PLACED = "KH>c3 JH>c3"
CASES: dict[Reason, Case] = {
    "not_dealt": case("2C>a1", {"card": "2C", "dealt": ("QH",)}),
    "card_taken": Case(
        lambda: after(leg("KH QH JH", mode="race", dealt=2), "KH>c3", 1),
        0,
        "KH>a1",
        {"card": "KH", "place": "2:c3", "dealt": ("JH", "QH"), "seat": 1},
    ),
    "place_empty": case("d3>c4", {"place": "d3"}),
    "square_taken": case("QH>c3", {"place": "c3", "card": "KH", **AROUND}),
    "touches_no_card": case("QH>d4", {"place": "d4", "touching": "edges", **AROUND}),
    "nothing_to_pass": case("pass", {}),
    "pass_too_early": case("pass", {}, PLACED, **ALTERNATE),
    "done_only_in_race": case("done", {}),
    "matrix_not_full": case("done", {"free": 25}, "", mode="race"),
    "no_such_reject_square": case("QH>p2x1", {"place": "p2x1", "places": ("p1x1",)}),
    "which_matrix": case("KH>c3", {"place": "c3"}, "", mode="sum-of-two"),
    "only_one_matrix": case("2:c4>c5", {"place": "c4"}),
    "no_planting": case("QH>2:c2", {"places": ("1:c2", "1:b3", "1:d3", "1:c4")}, PLACED, **ALTERNATE),
    "move_between_matrices": case("1:c3>2:c3", {"card": "KH"}, "KH>1:c3", mode="sum-of-two"),
    "placed_card_not_planted": case("1:c3>2:c2", {"card": "KH"}, PLACED, **ALTERNATE),
    "placed_cards_stay": case("c3>c4", {"card": "KH", "place": "c3"}),
    "reject_square_of_other": case("KH>p2x1", {"place": "p2x1"}, "", **ALTERNATE),
    "reject_square_used": case(
        "QH>p1x1", {"place": "p1x1", "card": "KH", "places": ("cx1",)}, "KH>p1x1", rejects={"common": 1}
    ),
    "rejected_card_elsewhere": case("p1x1>p1x1", {"card": "KH"}, "KH>p1x1", movable=True),
    "rejected_card_to_other": case("p1x1>2:c4", {"card": "KH"}, "KH>p1x1 JH>c3", **ALTERNATE, movable=True),
    "rejected_cards_stay": case("p1x1>c4", {"card": "KH"}, "KH>p1x1"),
    "reject_of_other": case("2:c3>p1x1", {"card": "JH"}, PLACED, **ALTERNATE),
    "no_stealing": case("2:c3>1:c2", {"card": "JH"}, PLACED, **ALTERNATE),
    "stolen_already": case("2:c3>1:c3", {"card": "KH"}, "KH>c3 1:c3>2:c3", **ALTERNATE, stealing=True),
    "steal_elsewhere": case("2:c3>2:c2", {"card": "JH"}, PLACED, **ALTERNATE, stealing=True),
    "nothing_left_to_do": Case(lambda: lying(leg("KH", mode="race-both", rejects={"1": 0}), FULL, ""), 0, "KH>c3", {}),
}


@pytest.mark.parametrize(("reason", "case"), CASES.items(), ids=CASES)
def test_a_move_is_refused_for_this_reason(reason: Reason, case: Case) -> None:
    with pytest.raises(GameError) as refused:
        GAME.check(case.state(), Seat(case.seat), GAME.parse(case.move))
    hold(told(refused.value), reason, case.data, "poker-solitaire")


def test_the_taker_of_a_card_is_not_shown_if_unknown() -> None:
    state = after(leg("KH QH JH"), "KH>c3")
    with pytest.raises(GameError) as refused:
        GAME.check(state, Seat(0), GAME.parse("KH>c4"))
    hold(told(refused.value), "card_taken", {"card": "KH", "place": "c3", "dealt": ("QH",)}, "poker-solitaire")
