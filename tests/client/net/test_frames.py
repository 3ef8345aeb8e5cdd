import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from client.net.frames import HAPPENINGS, NotAnEvent, OutOfStep, Reader, ShownRoom, UnreadableRoom
from client.net.link_state import Failure, FailureKind
from protocol.codes import GoodbyeCode, RejectionCode
from protocol.events import Ack, Goodbye, Rejected, Update
from protocol.patch import diff
from protocol.room import Happening
from server.encoding import encode
from tests.client.rooms import CODE, Rooms, happened, snapshot

SAT = Happening(version=2, kind="sat", name="Ben")


def update(seq: int, version: int, patch: Mapping[str, Any], *, of: int | None = None) -> bytes:
    """Return the frame of an update with this number, which follows the one before it unless `of` is another."""
    return encode(Update(from_=seq - 1 if of is None else of, seq=seq, version=version, patch=dict(patch)))


def patch(before: ShownRoom, after: ShownRoom) -> dict[str, Any]:
    """Return the patch that turns one room into another."""
    return diff(*({**json.loads(snapshot(room)), "seq": 0, "version": 0} for room in (before, after)))


def read_room(*frames: bytes) -> ShownRoom:
    """Return the room that the last of these frames shows."""
    reader = Reader()
    read = [reader.read(frame) for frame in frames]
    assert isinstance(read[-1], ShownRoom)
    return read[-1]


def test_unknown_fields_of_an_event_are_ignored() -> None:
    assert Reader().read('{"type": "ack", "id": "a", "version": 3, "sparks": true}') == Ack(id="a", version=3)


def test_a_known_goodbye_is_an_event() -> None:
    goodbye = Goodbye(code=GoodbyeCode.REPLACED, message="Until then.")
    assert Reader().read(encode(goodbye)) == goodbye


def test_a_goodbye_with_an_unknown_code_keeps_its_message() -> None:
    failure = Reader().read('{"type": "goodbye", "code": "gone_fishing", "message": "Until then."}')
    assert failure == Failure(FailureKind.DROPPED, "Until then.")


def test_a_rejection_with_an_unknown_code_keeps_its_message_and_its_id() -> None:
    rejection = {
        "type": "rejected",
        "id": "a",
        "code": "of_tomorrow",
        "reason": "of_tomorrow",
        "data": {},
        "message": "No.",
    }
    assert Reader().read(json.dumps(rejection)) == Rejected(
        id="a", code=RejectionCode.NOT_ALLOWED, reason="of_tomorrow", data={}, message="No."
    )


def test_a_snapshot_is_a_room_with_its_happenings(rooms: Rooms) -> None:
    assert read_room(happened(SAT), snapshot(rooms.leg())) == rooms.leg(happenings=(SAT,))


def test_unknown_happenings_are_ignored(rooms: Rooms) -> None:
    told = json.loads(happened(SAT))
    told["happenings"] += [{"version": 3, "kind": "sang"}, {"version": 4}, "a song"]
    assert read_room(json.dumps(told).encode(), snapshot(rooms.leg())).happenings == (SAT,)


def test_happenings_follow_those_up_to_their_version(rooms: Rooms) -> None:
    one, two, other = (replace(SAT, version=version, name=name) for version, name in ((3, "A"), (4, "B"), (4, "C")))
    frames = (happened(SAT, one, two), happened(other, after=3))
    assert read_room(*frames, snapshot(rooms.leg())).happenings == (SAT, one, other)


def test_happenings_after_no_version_replace_all(rooms: Rooms) -> None:
    frames = (happened(SAT), happened(replace(SAT, version=1)))
    assert read_room(*frames, snapshot(rooms.leg())).happenings == (replace(SAT, version=1),)


def test_only_the_last_happenings_are_kept(rooms: Rooms) -> None:
    every = [replace(SAT, version=version) for version in range(1, HAPPENINGS + 3)]
    frames = (happened(*every[:-1]), happened(every[-1], after=HAPPENINGS + 1))
    assert read_room(*frames, snapshot(rooms.leg())).happenings == tuple(every[2:])


def test_updates_change_the_room(rooms: Rooms) -> None:
    first, second, third = rooms.leg(), rooms.leg(ply=1, agreed="new_number"), rooms.leg(ply=2)
    frames = (
        snapshot(replace(first, seq=7)),
        update(8, second.version, patch(first, second)),
        update(9, third.version, patch(second, third)),
    )
    assert read_room(*frames) == third
    assert patch(second, third)["agreed"] is None


def test_an_update_without_a_new_version_changes_the_room(rooms: Rooms) -> None:
    room = rooms.leg()
    changed = read_room(snapshot(replace(room, seq=1)), update(2, room.version, {"expires": 5}))
    assert changed == replace(room, expires=5)


def test_an_update_after_a_reset_is_not_a_reset(rooms: Rooms) -> None:
    room = rooms.leg(seq=1, reset=True)
    assert read_room(snapshot(room)).reset
    assert not read_room(snapshot(room), update(2, 12, {})).reset


@pytest.mark.parametrize(("seq", "of"), [(None, 7), (6, 7), (8, 7)], ids=["no seq", "one missed", "one too many"])
def test_an_update_of_another_snapshot_is_out_of_step(rooms: Rooms, seq: int | None, of: int) -> None:
    reader = Reader()
    reader.read(snapshot(rooms.leg(seq=seq)))
    with pytest.raises(OutOfStep):
        reader.read(update(of + 1, 12, {}, of=of))


def test_an_update_without_a_snapshot_is_out_of_step() -> None:
    with pytest.raises(OutOfStep):
        Reader().read(update(1, 12, {}, of=0))


def test_updates_are_ignored_from_one_out_of_step_until_a_snapshot(rooms: Rooms) -> None:
    reader = Reader()
    reader.read(snapshot(rooms.leg(seq=1)))
    with pytest.raises(OutOfStep):
        reader.read(update(3, 12, {}))
    assert [reader.read(update(seq, 13, {})) for seq in (2, 4)] == [None, None]
    again = rooms.leg(ply=1)
    assert reader.read(snapshot(replace(again, seq=1))) == again
    assert reader.read(update(2, 12, {})) == replace(again, version=12)
    with pytest.raises(OutOfStep):
        reader.read(update(4, 13, {}))


@pytest.mark.parametrize("changes", [{"view": {"game": "a game of tomorrow"}}, {"seats": None}, {"seats": 3}])
def test_a_room_that_cannot_be_shown_is_an_error(rooms: Rooms, changes: dict[str, Any]) -> None:
    whole = json.loads(snapshot(rooms.leg(seq=1)))
    with pytest.raises(UnreadableRoom):
        Reader().read(json.dumps(whole | changes))
    reader = Reader()
    reader.read(json.dumps(whole))
    with pytest.raises(UnreadableRoom):
        reader.read(update(2, 12, changes))


@pytest.mark.parametrize(
    "frame",
    [
        {"type": "happened", "room": CODE, "after": 0, "happenings": 3},
        {"type": "happened", "room": CODE, "happenings": []},
        {"type": "happened", "room": CODE, "after": 0, "happenings": [{"kind": "sat", "version": "first"}]},
        {"type": "update", "from": 1, "seq": 2, "version": 3, "patch": []},
        {"type": "update", "from": 1, "seq": 2, "patch": {}},
    ],
)
def test_unreadable_changes_of_a_room_are_an_error(rooms: Rooms, frame: dict[str, Any]) -> None:
    reader = Reader()
    reader.read(snapshot(rooms.leg(seq=1)))
    with pytest.raises(UnreadableRoom):
        reader.read(json.dumps(frame))


@pytest.mark.parametrize("kind", ["fireworks", "ack", "goodbye", "rejected"])
def test_unknown_and_incomplete_events_are_ignored(kind: str) -> None:
    assert Reader().read(json.dumps({"type": kind})) is None


@pytest.mark.parametrize("frame", ["", "hello", "[]", "{}", '{"type": 7}', b"\xff", "[" * 100_000])
def test_a_frame_without_a_type_is_not_an_event(frame: str | bytes) -> None:
    with pytest.raises(NotAnEvent):
        Reader().read(frame)
