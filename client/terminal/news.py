"""The moves of a leg that a room tells of, read as the accounts that a game gives of them."""

from typing import TypeVar

from pydantic import TypeAdapter, ValidationError

from protocol.events import RoomEvent
from protocol.match_info import LegInfo

T = TypeVar("T")


def moves_told(room: RoomEvent, leg: LegInfo, account: TypeAdapter[T], last: T | None) -> list[T]:
    """Return what a room's happenings tell of a leg's moves, the newest first; `last` where they tell of none.

    What cannot be read is left out: news is worth no failure.
    """
    match = room.match.match if room.match else 0
    moves = []
    for happening in room.happenings:
        if (happening.match, happening.leg, happening.kind) == (match, leg.leg, "moved"):
            try:
                moves.append(account.validate_python(happening.detail))
            except ValidationError:
                continue
    if last is not None and not moves:
        moves = [last]
    return moves[::-1]
