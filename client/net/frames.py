"""Reads a server's frames; the server may be newer than this client.

A room comes as a snapshot, its changes as updates, and its happenings as events of their own. A `Reader` puts them
together, so that all other modules see whole rooms.

Unknown fields and events are ignored (protocol/README.md, Connecting), and so are unknown happenings. A rejection or a
goodbye with an unknown code keeps its message, which is written for people. Only a room that this client cannot show is
an error, because its player would wait for it in vain.
"""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, get_args

from pydantic import TypeAdapter, ValidationError
from pydantic_core import from_json

from client.net.link_state import Failure, FailureKind
from protocol.codes import RejectionCode
from protocol.events import EVENT, Event, RoomEvent
from protocol.patch import merge
from protocol.room import Happening, HappeningKind

HAPPENINGS = 32
"""The number of a room's last happenings that are kept: as many as a server sends to a player who enters."""
_KINDS = get_args(HappeningKind)
_HAPPENING = TypeAdapter(Happening)


class NotAnEvent(Exception):
    """A frame is not a JSON object with a type: its sender does not speak this protocol."""


class UnreadableRoom(Exception):
    """This client cannot show a room."""


class OutOfStep(Exception):
    """An update does not apply to the room as it is known: enter the room again to get a new snapshot."""


@dataclass(slots=True, kw_only=True)
class ShownRoom(RoomEvent):
    """A room with its last `happenings`, the oldest first."""

    happenings: tuple[Happening, ...] = ()


_ROOM = TypeAdapter(ShownRoom)


class Reader:
    """Reads the frames of a connection in order, and keeps its room up to date."""

    def __init__(self) -> None:
        self._snapshot: dict[str, Any] = {}
        self._happenings: tuple[Happening, ...] = ()
        self._out_of_step = False

    def read(self, frame: str | bytes) -> Event | ShownRoom | Failure | None:
        """Return the event in a frame; None if it is unknown, or if there is nothing to show yet.

        A snapshot, or an update, is returned as the room after it; a goodbye with an unknown code as a failure.

        Raises NotAnEvent, UnreadableRoom and OutOfStep. After OutOfStep all updates are ignored until a new snapshot.
        """
        said = _object(frame)
        match said["type"]:
            case "room":
                self._snapshot, self._out_of_step = said, False
                return self._room()
            case "update":
                return None if self._out_of_step else self._update(said)
            case "happened":
                self._remember(said)
                return None
        try:
            return EVENT.validate_python(said)
        except ValidationError:
            return _read_in_part(said)

    def _update(self, update: Mapping[str, Any]) -> ShownRoom:
        known = self._snapshot.get("seq")
        if known is None or known != update.get("from"):
            self._out_of_step = True
            raise OutOfStep
        match update:
            case {"patch": dict(patch), "seq": int(seq), "version": int(version)}:
                # only a snapshot is a reset, not the room after the next update
                self._snapshot = merge(self._snapshot, patch) | {"seq": seq, "version": version, "reset": False}
                return self._room()
        raise UnreadableRoom

    def _remember(self, said: Mapping[str, Any]) -> None:
        match said:
            case {"after": int(after), "happenings": list(news)}:
                known = [each for each in self._happenings if each.version <= after]
            case _:
                raise UnreadableRoom
        try:
            new = [_HAPPENING.validate_python(each) for each in news if _is_known(each)]
        except ValidationError:
            raise UnreadableRoom from None
        self._happenings = tuple([*known, *new][-HAPPENINGS:])

    def _room(self) -> ShownRoom:
        try:
            return _ROOM.validate_python({**self._snapshot, "seq": None, "happenings": self._happenings})
        except ValidationError:
            raise UnreadableRoom from None


def _object(frame: str | bytes) -> dict[str, Any]:
    try:
        said = from_json(frame)
    except ValueError:
        raise NotAnEvent from None
    if not isinstance(said, dict) or not isinstance(said.get("type"), str):
        raise NotAnEvent
    return said


def _read_in_part(said: dict[str, Any]) -> Event | Failure | None:
    """Return the part of an event that this client knows."""
    match said:
        case {"type": "goodbye", "message": str(message)}:
            return Failure(FailureKind.DROPPED, message)
        case {"type": "rejected"}:
            with suppress(ValidationError):
                return EVENT.validate_python(said | {"code": RejectionCode.NOT_ALLOWED})
    return None


def _is_known(happening: object) -> bool:
    return isinstance(happening, dict) and happening.get("kind") in _KINDS
