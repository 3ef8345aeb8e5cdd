"""The room of a try on the daily number: the possible actions, and the texts on leaving and on the number."""

import pytest

from client.net.frames import ShownRoom
from client.room.actions import Bar, Deed, bar
from client.room.session import Model
from client.terminal.room.leaving import leaving
from tests.client.rooms import Rooms, with_match

DAY = "2026-11-22"


def at(rooms: Rooms, room: ShownRoom) -> Model:
    return Model(player=rooms.anna, room=room)


@pytest.mark.parametrize("deed", [Deed.SETTINGS, Deed.FREE, Deed.STAND, Deed.TOURNAMENT])
def test_what_it_is_played_by_and_who_has_played_it_is_settled(rooms: Rooms, deed: Deed) -> None:
    assert bar(at(rooms, rooms.result(daily=DAY)), deed) is Bar.DAILY
    assert bar(at(rooms, rooms.result()), deed) is None


def test_a_seat_is_given_up_before_it_begins(rooms: Rooms) -> None:
    assert [bar(at(rooms, rooms.ready(daily=DAY)), deed) for deed in (Deed.STAND, Deed.FREE)] == [None, None]


def test_how_well_it_was_played_is_told_with_its_number(rooms: Rooms) -> None:
    over = rooms.result(daily=DAY)
    assert bar(at(rooms, with_match(over, number=None)), Deed.ANALYSIS) is Bar.HIDDEN
    assert bar(at(rooms, over), Deed.ANALYSIS) is None


def test_who_leaves_a_try_is_told_until_when_it_goes_on(rooms: Rooms) -> None:
    text, _ = leaving(at(rooms, rooms.leg(daily=DAY)), hosting=False, others_wait=False)
    assert text.startswith("Your try is kept until the day ends at ")
    for room in (rooms.ready(daily=DAY), rooms.result(daily=DAY), rooms.leg()):
        assert "try" not in leaving(at(rooms, room), hosting=False, others_wait=False)[0]
