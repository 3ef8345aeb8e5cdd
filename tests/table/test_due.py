"""Moves that the room makes for a seat which lets too much time pass, in a game that has such."""

import json

import pytest

from protocol.ids import Seat
from server.games.family_tree.rules import FamilyTree
from server.games.family_tree.state import State
from server.games.game import Due
from server.records.write import record
from tests.table.play import Table


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the room play on the first place that there is after ten seconds, and call it so in leg one."""

    def due(game: FamilyTree, state: State) -> Due | None:
        seats = game.to_act(state)
        if not seats:
            return None
        (seat,) = seats
        move = str(game.legal_moves(state, seat)[0])
        return Due(Seat(seat), move, 10, state.ply, auto=state.roles[0] == "maximizer")

    monkeypatch.setattr(FamilyTree, "due", due)


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
    written = record(table.match_log)
    assert written is not None
    document = json.loads(written.model_dump_json())
    assert [[move.get("auto") for move in leg["moves"]] for leg in document["legs"]] == [[True, True], [None, None]]
    assert table.read() == table.room
