"""Moves."""

import pytest

from protocol.codes import RejectionCode as Code
from protocol.ids import Seat
from server.table.moves import Moved
from tests.table.phases import PHASES, leg_1, seated


@pytest.mark.parametrize(
    ("phase", "fields"),
    [
        pytest.param("leg 1", {"ply": 1}, id="a ply ahead"),
        pytest.param("leg 2", {"ply": 0}, id="a ply behind"),
        pytest.param("leg 1", {"leg": 2}, id="a leg ahead"),
        pytest.param("leg 2", {"leg": 1}, id="a leg behind"),
        pytest.param("leg 1", {"match": 2}, id="another match"),
    ],
)
def test_a_move_for_another_ply_leg_or_match_is_stale_and_told_the_right_one(
    phase: str, fields: dict[str, int]
) -> None:
    table = PHASES[phase]()
    leg = table.match.leg
    command = table.command("QD>5D").model_copy(update=fields)
    rejection = table.refused("ada", command)
    assert (rejection.reason, rejection.data) == ("game_moved_on", {"match": 1, "leg": leg.leg, "ply": leg.ply})


@pytest.mark.parametrize(
    ("who", "move", "code", "says"),
    [
        pytest.param("ben", "QD>5D", Code.NOT_YOUR_TURN, "It is Ada's turn.", id="out of turn"),
        pytest.param("ada", "8S>5D", Code.ILLEGAL, "The current card is QD", id="another card"),
        pytest.param("ada", "QD>KS", Code.ILLEGAL, "KS is not in the tree", id="a place that is not there"),
        pytest.param("ada", "castle", Code.MALFORMED, "castle", id="no move at all"),
    ],
)
def test_a_move_is_refused_in_the_rules_words(who: str, move: str, code: Code, says: str) -> None:
    table = leg_1()
    rejection = table.refused(who, table.command(move))
    assert rejection.code is code
    assert says in str(rejection)


@pytest.mark.parametrize("typed", ["QD>5D", "qd>td", "Q♦>10♦"])
def test_a_move_is_in_the_log_as_the_game_writes_it(typed: str) -> None:
    assert leg_1().play(typed).facts == [Moved(Seat(0), leg=1, ply=0, move="QD>5D")]


def test_the_last_move_of_the_last_leg_and_no_other_ends_the_match() -> None:
    table = seated()
    ends = []
    for _ in range(2):
        table.begin()
        while moves := table.moves():
            ends.append(table.play(moves[0]).over)
    assert ends == [False, False, False, True]
