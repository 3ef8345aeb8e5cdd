"""Rooms that have winnable numbers drawn, and races, which have no clocks."""

import pytest

from protocol.codes import RejectionCode as Code
from protocol.commands import Configure, CreateRoom, Ready
from protocol.options import Clock
from server.table.decision import Need, Rejection
from server.table.dispatch import decide
from server.table.settings import open_room
from tests.table.play import PEOPLE, Table


def settings(**changed: object) -> Configure:
    """Return the settings of a room as its owner leaves them but for some."""
    told = {"number": None, "role": None, "spectators": True, "clock": None, "hints": False, **changed}
    return Configure.model_validate({"id": "c", **told})


def need(table: Table) -> Need:
    """Return the draw that the match which waits needs."""
    needed = decide(table.room, PEOPLE["ada"], Ready(id="c", match=1, leg=1))
    assert isinstance(needed, Need)
    return needed


def test_a_room_has_winnable_numbers_drawn_once_its_owner_says_so_and_as_long() -> None:
    table = Table(None, None, game="grandmas-game", form="solo")
    assert (need(table).winnable, table.room.settings.winnable) == (False, False)
    table.do("ada", settings(winnable=True))
    table.do("ada", settings())
    assert need(table) == Need(
        game="grandmas-game", options={"reorder": True}, form="solo", seats=1, number=None, winnable=True
    )
    assert b'"winnable":true' in table.shown[-1][0]
    table.do("ada", settings(winnable=False))
    assert not need(table).winnable


@pytest.mark.parametrize(
    ("wished", "words"),
    [
        ({"game": "family-tree", "winnable": True}, "Nobody wins or loses Family Tree alone"),
        ({"game": "grandmas-game", "form": "race", "clock": Clock(move=30)}, "A race has no clock"),
    ],
)
def test_what_makes_no_difference_is_refused(wished: dict[str, object], words: str) -> None:
    with pytest.raises(Rejection, match=words) as refused:
        open_room(PEOPLE["ada"], CreateRoom.model_validate({"id": "c", **wished}))
    assert refused.value.code is Code.NOT_ALLOWED


def test_a_room_that_is_opened_for_winnable_numbers_says_so() -> None:
    opened = open_room(PEOPLE["ada"], CreateRoom(id="c", game="grandmas-game", form="solo", winnable=True))
    assert opened.winnable
