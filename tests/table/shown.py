"""What perspectives are shown of a room, as the bytes of frames, and readers that follow a room by its updates."""

import json
from typing import Any

from protocol.ids import Seat
from protocol.patch import merge
from server.table.room import Room
from server.table.snapshot import Snapshot


def encode_room(
    room: Room, seat: Seat | None, expires: int | None = None, today: str = "", *, reset: bool = False
) -> bytes:
    """Return a snapshot's frame."""
    return Snapshot(room, seat, expires=expires, today=today, reset=reset).encode()


class Reader:
    """A reader of a perspective who gets a snapshot first, and then changes; the reader looks at every `nth` room."""

    def __init__(self, nth: int) -> None:
        self._nth = nth
        self._rooms = 0
        self._shown: Snapshot | None = None
        self._known: dict[str, Any] = {}

    def follow(self, now: Snapshot, snapshot: dict[str, Any]) -> None:
        """Follow the room to a snapshot, given also as the JSON that is sent: the reader then knows exactly that."""
        self._rooms += 1
        if self._rooms % self._nth:
            return
        if self._shown is None or not now.follows(self._shown):
            self._known = snapshot
        else:
            patch = json.loads(now.encode_changes(self._shown))
            self._known = merge(self._known, patch) | {"version": now.room.version}
        self._shown = now
        assert self._known == snapshot, (self._known, snapshot)
