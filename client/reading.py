"""What a server's frames mean to this client, which may be older than the server.

protocol/README.md: what is not known is passed over. So a type that is not known is no event, a happening that is not
known is left out of its room, and a code that is not known leaves its message, which is for people anyway. Only a room
that says more than this client can show is an error, since a player would wait before it for ever.
"""

from typing import Any, get_args

from pydantic import ValidationError
from pydantic_core import from_json, to_json

from client.link_state import Failure, FailureKind, farewell
from protocol.codes import RejectionCode
from protocol.events import EVENT, Event, Goodbye
from protocol.room import HappeningKind

_HAPPENINGS = get_args(HappeningKind)


class NotAnEvent(Exception):
    """A frame is no JSON object with a type: whoever sent it speaks something else."""


class UnreadableRoom(Exception):
    """A room is beyond this client."""


def read_event(frame: str | bytes) -> Event | Failure | None:
    """Return the event in a frame, a goodbye as the failure that it means; None for what this client does not know.

    Raises NotAnEvent and UnreadableRoom.
    """
    try:
        event = EVENT.validate_json(frame)
    except ValidationError:
        return _partly(_object(frame))
    return farewell(event.code, event.message) if isinstance(event, Goodbye) else event


def _object(frame: str | bytes) -> dict[str, Any]:
    try:
        said = from_json(frame)
    except ValueError:
        raise NotAnEvent from None
    if not isinstance(said, dict) or not isinstance(said.get("type"), str):
        raise NotAnEvent
    return said


def _partly(said: dict[str, Any]) -> Event | Failure | None:
    """Return as much of an event as this client knows."""
    match said:
        case {"type": "goodbye", "message": str(message)}:
            return Failure(FailureKind.DROPPED, message)
        case {"type": "rejected"}:
            return _known(said | {"code": RejectionCode.NOT_ALLOWED})
        case {"type": "room", "happenings": list(happenings)}:
            room = _known(said | {"happenings": [each for each in happenings if _is_known(each)]})
            if room is not None:
                return room
            raise UnreadableRoom
        case {"type": "room"}:
            raise UnreadableRoom
    return None


def _is_known(happening: object) -> bool:
    return isinstance(happening, dict) and happening.get("kind") in _HAPPENINGS


def _known(said: dict[str, Any]) -> Event | None:
    try:
        return EVENT.validate_json(to_json(said))
    except ValidationError:
        return None
