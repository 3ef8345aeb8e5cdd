"""A client's part of the protocol: the room as the frames of a connection show it. protocol/README.md"""

import json
from typing import Any

from protocol.ids import Seat
from protocol.patch import merge
from server.table.room import HAPPENINGS, Room
from server.table.snapshot import Snapshot
from tests.nulls import nulls


class Reading:
    """What a client knows of a room; `kinds` are the types of the events that told it, in order."""

    def __init__(self) -> None:
        self.room: dict[str, Any] = {}
        self.happenings: list[dict[str, Any]] = []
        self.kinds: list[str] = []

    def read(self, frame: bytes) -> None:
        """Read a frame; ignore it if it does not show the room."""
        said = json.loads(frame)
        match said["type"]:
            case "room":
                assert [*nulls(said)] == []
                self.room = said
            case "update":
                assert said["from"] == self.room["seq"], "an update follows the frame before it"
                self.room = merge(self.room, said["patch"]) | {"seq": said["seq"], "version": said["version"]}
            case "happened":
                assert [*nulls(said)] == []
                known = [each for each in self.happenings if each["version"] <= said["after"]]
                self.happenings = [*known, *said["happenings"]][-HAPPENINGS:]
            case _:
                return
        self.kinds.append(said["type"])

    def knows(self, room: Room, seat: Seat | None, expires: int | None, today: str = "") -> None:
        """Check that the client knows exactly what a snapshot for the seat would say, and the last happenings."""
        snapshot = json.loads(Snapshot(room, seat, expires=expires, today=today).encode())
        reset = {"reset": True} if self.kinds[-1] == "room" and "reset" in self.room else {}
        assert {name: value for name, value in self.room.items() if name != "seq"} == snapshot | reset
        told = json.loads(b"[%b]" % b",".join(room.happenings))
        assert self.happenings[-len(told) :] == told
