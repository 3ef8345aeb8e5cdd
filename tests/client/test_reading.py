import json
from dataclasses import replace
from typing import Any

import pytest
from pydantic_core import to_json

from client.link_state import Failure, FailureKind
from client.reading import NotAnEvent, UnreadableRoom, read_event
from protocol.codes import GoodbyeCode, RejectionCode
from protocol.events import Ack, Rejected
from protocol.room import Happening
from tests.client.rooms import Rooms


def test_an_event_is_read_without_the_fields_that_are_not_known() -> None:
    assert read_event('{"type": "ack", "id": "a", "version": 3, "sparks": true}') == Ack(id="a", version=3)


@pytest.mark.parametrize("code", GoodbyeCode)
def test_every_goodbye_is_a_failure_in_the_servers_words(code: GoodbyeCode) -> None:
    failure = read_event(json.dumps({"type": "goodbye", "code": code, "message": "Until then."}))
    assert failure == Failure(FailureKind(code), "Until then.")


def test_a_goodbye_with_a_code_that_is_not_known_keeps_its_words() -> None:
    failure = read_event('{"type": "goodbye", "code": "gone_fishing", "message": "Until then."}')
    assert failure == Failure(FailureKind.DROPPED, "Until then.")


def test_a_refusal_with_a_code_that_is_not_known_keeps_its_words_and_its_id() -> None:
    refusal = {
        "type": "rejected",
        "id": "a",
        "code": "of_tomorrow",
        "reason": "of_tomorrow",
        "data": {},
        "message": "No.",
    }
    assert read_event(json.dumps(refusal)) == Rejected(
        id="a", code=RejectionCode.NOT_ALLOWED, reason="of_tomorrow", data={}, message="No."
    )


def test_happenings_that_are_not_known_are_left_out_of_their_room(rooms: Rooms) -> None:
    sat = Happening(version=2, kind="sat", name="Ben")
    room: dict[str, Any] = json.loads(to_json(rooms.leg(happenings=(sat,))))
    room["happenings"] += [{"version": 3, "kind": "sang"}, {"version": 4}]
    assert read_event(json.dumps(room)) == replace(rooms.leg(), happenings=(sat,))


@pytest.mark.parametrize("changes", [{"view": {"game": "a game of tomorrow"}}, {"seats": None}, {"happenings": 3}])
def test_a_room_that_says_more_than_can_be_shown_is_an_error(rooms: Rooms, changes: dict[str, Any]) -> None:
    with pytest.raises(UnreadableRoom):
        read_event(json.dumps(json.loads(to_json(rooms.leg())) | changes))


@pytest.mark.parametrize("kind", ["fireworks", "ack", "goodbye", "rejected"])
def test_what_is_not_known_is_no_event(kind: str) -> None:
    assert read_event(json.dumps({"type": kind})) is None


@pytest.mark.parametrize("frame", ["", "hello", "[]", "{}", '{"type": 7}', b"\xff", "[" * 100_000])
def test_what_has_no_type_is_nothing_of_ours(frame: str | bytes) -> None:
    with pytest.raises(NotAnEvent):
        read_event(frame)
