"""The moves of a leg that a room tells of, read as the accounts that a game gives of them."""

from typing import TypeVar

from pydantic import TypeAdapter, ValidationError

from client.games.happenings import standing
from client.net.frames import ShownRoom
from protocol.room import LegInfo

T = TypeVar("T")


def moves_told(room: ShownRoom, leg: LegInfo, account: TypeAdapter[T], last: T | None) -> list[T]:
    """Return what a room's happenings tell of a leg's moves, the newest first; `last` where they tell of none.

    A move that was taken back is none any more. What cannot be read is left out: news is worth no failure.
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
