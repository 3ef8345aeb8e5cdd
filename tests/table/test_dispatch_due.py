"""What falls due in a room: flags, and moves that the room makes for a seat which lets too much time pass."""

import json

import pytest

from protocol.ids import Seat
from protocol.options import Clock
from server.games.family_tree.rules import FamilyTree
from server.games.family_tree.state import State
from server.games.game import Due
from server.records.write import write_record
from server.table import dispatch
from server.table.clocks import ALLOWANCE_MS
from server.table.dispatch import due_after, next_due
from tests.table.asked import resign
from tests.table.play import Table


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the room play on the first place that there is after ten seconds, and call it so in leg one."""

    def coming(game: FamilyTree, state: State) -> Due | None:
        seats = game.to_act(state)
        if not seats:
            return None
        (seat,) = seats
        move = str(game.legal_moves(state, seat)[0])
        return Due(Seat(seat), move, 10, state.ply, auto=state.roles[0] == "maximizer")

    monkeypatch.setattr(FamilyTree, "due", coming)


def playing() -> Table:
    """Return a table in its first leg."""
    table = Table(7, brief=True)
    table.sit("ben")
    table.begin()
    return table


def test_nothing_is_done_before_it_is_due() -> None:
    table = playing()
    table.waited += 9_999
    assert table.fall_due() is None
    table.waited += 1
    assert table.fall_due() is not None
    assert (table.match.leg.ply, table.match.leg.played[0].seat) == (1, 0)


def test_the_time_runs_from_the_move_before() -> None:
    table = playing()
    table.waited += 9_000
    table.play("QD>5D")
    table.waited += 9_000
    assert table.fall_due() is None
    table.waited += 1_000
    table.fall_due()
    assert (table.match.leg.ply, table.match.leg.over) == (2, True)
    assert table.fall_due() is None


def test_the_record_says_which_moves_the_room_made_() -> None:
    table = playing()
    for _ in range(2):
        for _ in range(2):
            table.waited += 10_000
            table.fall_due()
        if table.room.next_leg is not None:
            table.begin()
    assert table.match.over
    written = write_record(table.match_log)
    assert written is not None
    document = json.loads(written.model_dump_json())
    assert [[move.get("auto") for move in leg["moves"]] for leg in document["legs"]] == [[True, True], [None, None]]
    assert table.read() == table.room


# When something falls due next


def timed(clock: Clock) -> Table:
    """Return a table in its first leg, with a clock."""
    table = Table(7, clock=clock)
    table.sit("ben")
    table.begin()
    return table


def test_nothing_falls_due_before_a_match_and_after_it() -> None:
    table = Table(7, brief=True, clock=Clock(leg=60))
    assert next_due(table.room) is None
    table.sit("ben")
    assert next_due(table.room) is None
    table.begin()
    assert next_due(table.room) is not None
    table.do("ada", resign(table))
    assert table.match.over and next_due(table.room) is None


def test_a_flag_falls_due_when_a_seats_time_and_the_allowance_are_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # the room makes no move here
    table = timed(Clock(leg=60))
    for _ in range(2):
        assert next_due(table.room) == (table.log[-1].at or 0) + 60_000 + ALLOWANCE_MS
        table.play(table.moves()[0])


def test_a_move_that_the_room_makes_falls_due_without_a_clock() -> None:
    table = playing()
    assert next_due(table.room) == (table.log[-1].at or 0) + 10_000


def test_of_a_flag_and_a_move_of_the_rooms_own_the_first_falls_due() -> None:
    for clock, seconds in ((Clock(move=5), 5.5), (Clock(move=30), 10)):
        table = timed(clock)
        assert next_due(table.room) == (table.log[-1].at or 0) + 1000 * seconds


def test_what_falls_due_after_a_move_is_known_before_it_is_appended(monkeypatch: pytest.MonkeyPatch) -> None:
    table = timed(Clock(leg=60))
    before = table.room
    decision = table.play(table.moves()[0])
    at = (table.log[-1].at or 0) + 4_000
    assert due_after(before, table.log[-1:], decision.after, at) == at + 10_000
    monkeypatch.undo()
    assert due_after(before, table.log[-1:], decision.after, at) == at + 60_000 + ALLOWANCE_MS
    assert due_after(before, [], None, at) == next_due(before)


def test_an_untimed_move_needs_no_fold_for_its_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # the room makes no move here
    table = playing()
    before = table.room
    decision = table.play(table.moves()[0])
    monkeypatch.setattr(dispatch, "apply", None)
    assert due_after(before, table.log[-1:], decision.after, table.now) is None
