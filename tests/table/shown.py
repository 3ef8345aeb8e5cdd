"""What perspectives are shown of a room, as the bytes of frames, and readers that follow a room by its updates."""

import json
from typing import Any

from protocol.ids import Seat
from protocol.patch import merge
from server.table.room import Room
from server.table.snapshot import Snapshot
from tests.nulls import nulls


def encode_room(
    room: Room, seat: Seat | None, expires: int | None = None, today: str = "", *, reset: bool = False
) -> bytes:
    """Return a snapshot's frame."""
    return Snapshot(room, seat, expires=expires, today=today, reset=reset).encode()


class Reader:
    """A reader of a perspective who gets a snapshot first, and then changes; the reader looks at every `nth` room."""

    def __init__(self, seat: Seat | None, nth: int = 1) -> None:
        self._seat = seat
        self._nth = nth
        self._rooms = 0
        self._shown: Snapshot | None = None
        self._known: dict[str, Any] = {}

    def follow(self, room: Room, expires: int | None = None, today: str = "") -> bytes:
        """Follow the room, and return its snapshot; the reader now knows exactly what the snapshot says."""
        now = Snapshot(room, self._seat, expires=expires, today=today)
        frame = now.encode()
        self._rooms += 1
        if self._rooms % self._nth:
            return frame
        snapshot = json.loads(frame)
        if self._shown is None or not now.follows(self._shown):
            self._known = snapshot
        else:
            patch = json.loads(now.encode_changes(self._shown))
            self._known = merge(self._known, patch) | {"version": room.version}
        self._shown = now
        assert self._known == snapshot, (self._known, snapshot)
        assert (found := list(nulls(snapshot))) == [], found
        return frame
