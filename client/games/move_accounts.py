"""Parses the moves of a leg from a room's happenings, as a game's accounts of moves."""

from typing import TypeVar

from pydantic import TypeAdapter, ValidationError

from client.games.happenings import standing
from client.net.frames import ShownRoom
from protocol.room import LegInfo

T = TypeVar("T")


def moves_told(room: ShownRoom, leg: LegInfo, account: TypeAdapter[T], last: T | None) -> list[T]:
    """Return a game's accounts of a leg's moves from a room's happenings, the newest first; `last` if there are none.

    Moves that were taken back are left out, and so are unreadable ones: news must not cause an error.
    """
    match = room.match.match if room.match else 0
    told = []
    for happening in standing(room.happenings):
        if (happening.match, happening.leg, happening.kind) == (match, leg.leg, "moved"):
            try:
                told.append(account.validate_python(happening.detail))
            except ValidationError:
                continue
    if last is not None and not told:
        told = [last]
    return told[::-1]
