from dataclasses import replace

import pytest

from client.net.frames import ShownRoom
from client.net.link_state import Failure, FailureKind, Lost
from client.room.session import Model
from client.terminal.room.leaving import is_asked, leaving
from protocol.ids import PlayerId, Seat
from protocol.room import SeatInfo, TournamentInfo
from tests.client.rooms import Rooms
from tests.client.solo_rooms import solo_leg, solo_over


def at(rooms: Rooms, room: ShownRoom) -> Model:
    return Model(player=rooms.anna, room=room)


@pytest.mark.parametrize("phase", ["ready", "leg", "swap"])
def test_ending_the_server_is_never_the_first_choice_while_another_has_a_seat(rooms: Rooms, phase: str) -> None:
    text, choices = leaving(at(rooms, getattr(rooms, phase)()), hosting=True, others_wait=False)
    assert [choice.id for choice in choices] == ["leave", "end", "stay"]
    assert choices[0].hint == "the server keeps running for Ben"
    assert text.startswith("Ben has a seat here, too. Your seat is kept")


@pytest.mark.parametrize("phase", ["waiting", "ready", "leg", "swap", "result"])
@pytest.mark.parametrize("hosting", [True, False])
def test_only_the_answer_that_stays_in_the_room_is_safe(rooms: Rooms, phase: str, hosting: bool) -> None:
    _, choices = leaving(at(rooms, getattr(rooms, phase)()), hosting=hosting, others_wait=False)
    assert [choice.id for choice in choices if choice.safe] == ["stay"]


def test_the_start_screen_is_not_said_to_list_a_room_whose_match_is_over(rooms: Rooms) -> None:
    text, choices = leaving(at(rooms, rooms.result()), hosting=True, others_wait=False)
    assert text == "The match is over. Your seat is kept: to come back, join the room KZ7-4QM2 again."
    assert [choice.id for choice in choices] == ["leave", "end", "stay"]
    told = TournamentInfo(names=(), plays=(None, None), playing=(None, None), again=(False, False))
    text, _ = leaving(at(rooms, rooms.result(tournament=told)), hosting=True, others_wait=False)
    assert "the start screen" in text, "a tournament goes on"


def test_all_others_in_a_room_of_three_are_named(rooms: Rooms) -> None:
    room = rooms.leg()
    three = replace(room, seats=(*room.seats, SeatInfo(seat=Seat(2), player=PlayerId("CY"), name="Cy")))
    text, _ = leaving(at(rooms, three), hosting=False, others_wait=False)
    assert text.startswith("Ben and Cy have seats here, too. Your seat is kept")


def test_a_player_who_leaves_reads_until_when_the_room_is_kept(rooms: Rooms) -> None:
    text, _ = leaving(at(rooms, rooms.leg(expires=1_795_255_200_000)), hosting=False, others_wait=False)
    assert "Your seat is kept until 21 Nov 2026: " in text


def test_a_room_that_nobody_joined_may_go_with_its_server(rooms: Rooms) -> None:
    text, choices = leaving(at(rooms, rooms.waiting()), hosting=True, others_wait=False)
    assert [choice.id for choice in choices] == ["end", "leave", "stay"]
    assert text == "Nobody has joined yet."


def test_ending_the_server_is_not_the_first_choice_while_another_room_is_to_be_gone_on_with(rooms: Rooms) -> None:
    _, choices = leaving(at(rooms, rooms.waiting()), hosting=True, others_wait=True)
    assert choices[0].id == "leave"


def test_a_server_that_has_gone_is_not_offered_to_be_ended(rooms: Rooms) -> None:
    lost = Lost(Failure(FailureKind.NOTHING_LISTENS), 1.0)
    _, choices = leaving(replace(at(rooms, rooms.leg()), link=lost), hosting=True, others_wait=False)
    assert [choice.id for choice in choices] == ["leave", "stay"]


def test_who_does_not_host_is_not_asked_about_the_server(rooms: Rooms) -> None:
    _, choices = leaving(at(rooms, rooms.leg()), hosting=False, others_wait=False)
    assert [choice.id for choice in choices] == ["leave", "stay"]


def test_nobody_is_asked_who_leaves_a_game_alone_that_is_over(rooms: Rooms) -> None:
    assert not is_asked(at(rooms, solo_over(rooms)))
    assert not is_asked(replace(at(rooms, solo_over(rooms)), lingers=True, inside=True)), "with the last board in view"
    assert is_asked(at(rooms, solo_leg(rooms)))
    assert is_asked(at(rooms, rooms.result()))
