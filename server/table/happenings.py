"""The happenings of a room: messages about its last facts. Every snapshot has them, so they are kept as JSON."""

from dataclasses import replace
from typing import Any

from pydantic import TypeAdapter

from protocol.happenings import Happening, HappeningKind
from protocol.ids import Seat
from server.table.match import Match, result
from server.table.room import Room

KEPT = 32
"""A room keeps so many happenings."""

_READ = TypeAdapter(Happening)
_HAPPENING = _READ.serializer


def encode(happening: Happening) -> bytes:
    """Return a happening as JSON, without fields that are None."""
    return _HAPPENING.to_json(happening, exclude_none=True)


def decode(happening: bytes) -> Happening:
    """Return the happening that `encode` wrote."""
    return _READ.validate_json(happening)


def keep_last(happenings: tuple[bytes, ...], *more: bytes) -> tuple[bytes, ...]:
    """Return the happenings to keep after some more.

    >>> keep_last((b'{"version":1,"kind":"opened"}',), b'{"version":2,"kind":"sat"}')
    (b'{"version":1,"kind":"opened"}', b'{"version":2,"kind":"sat"}')
    """
    return (*happenings, *more)[-KEPT:]


def tell(
    room: Room,
    at: int | None,
    kind: HappeningKind,
    seat: Seat | None = None,
    *,
    match: int | None = None,
    leg: int | None = None,
    detail: Any = None,
    name: str | None = None,
) -> Room:
    """Return the room with one more happening at its version and at a time in ms since 1970 UTC.

    A happening of a seat has the seat's name, unless it has another `name`.
    """
    happening = Happening(
        version=room.version,
        at=at,
        kind=kind,
        seat=seat,
        name=name or (room.called[seat] if seat is not None else None),
        match=match,
        leg=leg,
        detail=detail,
    )
    return replace(room, happenings=keep_last(room.happenings, encode(happening)))


def end_of(match: Match) -> dict[str, Any] | None:
    """Return the details of the happening that a match is over; None if it isn't."""
    ended = result(match)
    return None if ended is None else {"winners": list(ended.winners), "why": ended.why}


def tell_end(room: Room, at: int | None, match: Match) -> Room:
    """Return the room with the happening that its match is over, if it is."""
    ending = end_of(match)
    return room if ending is None else tell(room, at, "match_over", match=match.match, detail=ending)
