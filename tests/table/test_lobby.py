"""Public rooms in the list of the lobby."""

import pytest

from protocol.ids import PlayerId
from server.table.lobby import describe_room, rank, status
from tests.table.asked import configure, seat_computer
from tests.table.play import PEOPLE, Table

ADA, BEN, CAT = (PEOPLE[name].player for name in ("ada", "ben", "cat"))


def test_a_room_waits_until_a_match_begins_and_again_once_a_seat_is_free_after_it() -> None:
    table = Table(brief=True)
    found = [status(table.room)]
    table.sit()
    found.append(status(table.room))
    table.begin()
    found.append(status(table.room))
    table.play_leg()
    found.append(status(table.room))
    table.play_match()
    found.append(status(table.room))
    table.stand("ben")
    found.append(status(table.room))
    assert found == ["waiting", "waiting", "playing", "playing", "over", "waiting"]


def test_the_list_has_players_game_and_number_of_spectators() -> None:
    table = Table(number=7)
    names = {ADA: "Ada", CAT: "Cat", PlayerId("E" * 16): "Eve"}
    told = describe_room(table.room, names, 1000)
    assert (told.room, told.game, told.title, told.form) == (table.room.code, "family-tree", "Family Tree", "match")
    assert (told.owner, told.known, told.free, told.watching, told.since) == ("Ada", True, 1, 2, 1000)
    assert [seat.name for seat in told.seats] == ["Ada", None]
    table.do("ada", seat_computer(1))
    table.do("ada", configure(spectators=False, hints=True))
    told = describe_room(table.room, {ADA: "Ada"}, 1000)
    assert (told.known, told.free, told.watching, told.spectators, told.hints) == (False, 0, 0, False, True)
    assert [seat.computer for seat in told.seats] == [None, "random"]


def test_an_owner_without_a_seat_goes_by_the_name_they_are_here_by_if_they_are() -> None:
    table = Table()
    table.stand("ada")
    assert describe_room(table.room, {ADA: "Ada L."}, 0).owner == "Ada L."
    assert describe_room(table.room, {BEN: "Ben"}, 0).owner == ""


@pytest.mark.parametrize("alone", [True, False])
def test_rooms_with_a_free_seat_come_first_then_the_newest(alone: bool) -> None:
    waiting, full = Table(), Table()
    full.sit()
    if not alone:
        full.begin()
    order = [describe_room(room, {}, since) for room, since in ((waiting.room, 2), (waiting.room, 1), (full.room, 9))]
    assert sorted(order, key=rank, reverse=True) == order
