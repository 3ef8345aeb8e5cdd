"""The automatic requests of a bot in its room."""

from dataclasses import replace
from typing import Any

import pytest

from client.bots.automatic_commands import Terms, chore
from client.net.frames import ShownRoom
from client.room.model import Model
from protocol.ids import Seat
from tests.client.rooms import Rooms, with_match

MANY = Terms(matches=3)


def does(rooms: Rooms, room: ShownRoom, terms: Terms = Terms(), played: int = 0) -> dict[str, Any] | None:  # noqa: B008
    """Return the request of Anna's bot, without its id."""
    command = chore(Model(player=rooms.anna, name="Anna", room=room, inside=True), terms, played)
    return None if command is None else command.model_dump(exclude={"id"})


def test_it_does_nothing_before_it_has_come_in(rooms: Rooms) -> None:
    assert chore(Model(player=rooms.anna, room=rooms.ready()), Terms(), 0) is None
    assert chore(Model(), Terms(), 0) is None


def test_it_is_ready_for_each_leg(rooms: Rooms) -> None:
    assert does(rooms, rooms.ready()) == {"type": "ready", "match": 1, "leg": 1}
    assert does(rooms, rooms.swap()) == {"type": "ready", "match": 1, "leg": 2}
    assert does(rooms, rooms.swap(ready=(Seat(0),))) is None
    assert does(rooms, rooms.waiting()) is None
    assert does(rooms, rooms.leg()) is None


@pytest.mark.parametrize("accept", [False, True])
def test_it_answers_who_asks_to_take_a_move_back(rooms: Rooms, accept: bool) -> None:
    room = with_match(rooms.leg(ply=4), takeback=(Seat(1), 3))
    assert does(rooms, room, Terms(takebacks=accept)) == {
        "type": "answer",
        "match": 1,
        "what": "takeback",
        "accept": accept,
    }
    assert does(rooms, with_match(room, agreed=(Seat(0),))) is None


def test_it_wishes_for_the_match_that_another_wishes_for(rooms: Rooms) -> None:
    assert does(rooms, rooms.result()) is None
    room = rooms.result(offers=(None, "same_number"))
    assert does(rooms, room) == {"type": "answer", "match": 1, "what": "same_number", "accept": True}
    assert does(rooms, replace(room, offers=("same_number", "same_number"))) is None


def test_told_how_many_matches_it_asks_for_the_next_until_it_has_enough(rooms: Rooms) -> None:
    assert does(rooms, rooms.result(), MANY, 1) == {
        "type": "offer",
        "match": 1,
        "what": "new_number",
        "leg": None,
        "ply": None,
    }
    assert does(rooms, rooms.result(offers=("new_number", None)), MANY, 1) is None
    changed = does(rooms, rooms.result(offers=("new_number", "same_number")), MANY, 2)
    assert changed is not None and changed["what"] == "same_number"
    assert does(rooms, rooms.result(), MANY, 3) is None
    assert does(rooms, rooms.ready(), MANY, 3) is None


def test_it_takes_its_seat_back_from_the_computer(rooms: Rooms) -> None:
    room = with_match(rooms.leg(), computers=("easy", None))
    assert does(rooms, room) == {"type": "sit", "seat": 0}
    assert does(rooms, with_match(room, left=(Seat(0),))) is None
