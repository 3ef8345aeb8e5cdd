"""The possible actions of a player alone or against the computer, and the available results."""

from dataclasses import replace

import pytest

from client.net.frames import ShownRoom
from client.room.actions import Bar, Deed, bar, others_seated, to_pass_on, to_send_away
from client.room.local_events import CameIn
from client.room.session import Model, step
from protocol.events import Welcome
from protocol.ids import PlayerId
from tests.client.rooms import Rooms, with_match
from tests.client.solo_rooms import sits, solo_leg, solo_over, solo_ready

CY = PlayerId("CY00000000000000")


def at(room: ShownRoom | None, player: PlayerId) -> Model:
    model = Model()
    for thing in (Welcome(protocol=1, server="0", player=player, name="", now=0), room, CameIn()):
        model = model if thing is None else step(model, thing)
    return model


def test_who_plays_alone_takes_nothing_back_and_goes_on_without_nobody(rooms: Rooms) -> None:
    model = at(solo_leg(rooms, 4), rooms.anna)
    deeds = (Deed.TAKE_BACK, Deed.ANSWER, Deed.GO_ON_WITHOUT, Deed.RESIGN, Deed.MOVE_SEAT)
    assert [bar(model, deed, 9e9) for deed in deeds] == [Bar.ALONE, Bar.ALONE, Bar.ALONE, None, None]


@pytest.mark.parametrize(
    ("ply", "undo_to", "barred"),
    [(4, 0, None), (4, 3, None), (4, 4, Bar.REVEALED), (0, 0, Bar.NO_MOVE), (4, None, Bar.OWN_UNDO)],
)
def test_who_plays_alone_undoes_moves_that_revealed_nothing(
    rooms: Rooms, ply: int, undo_to: int | None, barred: Bar | None
) -> None:
    room = solo_leg(rooms, ply)
    assert room.match is not None
    room = with_match(room, legs=(replace(room.match.legs[0], undo_to=undo_to),))
    assert bar(at(room, rooms.anna), Deed.UNDO) is barred
    assert bar(at(room, CY), Deed.UNDO) is Bar.NO_SEAT
    assert bar(at(rooms.leg(), rooms.anna), Deed.UNDO) is Bar.NOT_ALONE
    assert bar(at(solo_over(rooms), rooms.anna), Deed.UNDO) is Bar.NO_LEG


def test_hints_are_for_who_is_to_move_where_the_room_has_them(rooms: Rooms) -> None:
    replaced = with_match(rooms.leg(hints=True), computers=("easy", None))
    for room, player, barred in (
        (solo_leg(rooms), rooms.anna, None),
        (rooms.leg(hints=True), rooms.anna, None),
        (rooms.leg(hints=True), rooms.ben, Bar.NOT_YOUR_TURN),
        (rooms.leg(), rooms.anna, Bar.NO_HINTS),
        (rooms.leg(hints=True), CY, Bar.NO_SEAT),
        (replaced, rooms.anna, Bar.COMPUTER_PLAYS),
        (solo_ready(rooms), rooms.anna, Bar.NO_LEG),
        (solo_over(rooms), rooms.anna, Bar.NO_LEG),
    ):
        assert bar(at(room, player), Deed.HINT) is barred, barred


@pytest.mark.parametrize("player", ["anna", "spectator"])
def test_what_is_to_be_known_is_for_everybody(rooms: Rooms, player: str) -> None:
    who = rooms.anna if player == "anna" else CY
    deeds = (Deed.NUMBER, Deed.ANALYSIS, Deed.SCORES)
    assert [bar(at(rooms.leg(), who), deed) for deed in deeds] == [Bar.HIDDEN, Bar.NOT_OVER, None]
    assert [bar(at(rooms.result(), who), deed) for deed in deeds] == [None, None, None]
    assert [bar(at(rooms.waiting(), who), deed) for deed in deeds] == [Bar.NO_MATCH, Bar.NO_MATCH, None]
    assert [bar(at(None, who), deed) for deed in deeds] == [Bar.NO_ROOM] * 3


def test_the_owner_seats_a_computer_where_a_seat_is_free_and_frees_it_again(rooms: Rooms) -> None:
    assert bar(at(rooms.waiting(), rooms.anna), Deed.SEAT_COMPUTER) is None
    assert bar(at(rooms.ready(), rooms.anna), Deed.SEAT_COMPUTER) is Bar.FULL
    assert bar(at(rooms.ready(), rooms.ben), Deed.SEAT_COMPUTER) is Bar.NOT_OWNER
    assert bar(at(rooms.leg(), rooms.anna), Deed.SEAT_COMPUTER) is Bar.PLAYING
    assert bar(at(sits(rooms.ready(), None, "easy"), rooms.anna), Deed.FREE) is None


def test_a_computer_is_given_no_room_and_not_sent_away(rooms: Rooms) -> None:
    model = at(sits(rooms.ready(), None, "easy"), rooms.anna)
    assert others_seated(model) == {1: "Easy computer"}
    assert (to_pass_on(model), to_send_away(model)) == ({}, {})
    assert (bar(model, Deed.PASS_ON), bar(model, Deed.SEND_AWAY)) == (Bar.NOBODY_SITS, Bar.NOBODY_ELSE)
