"""The moves of a leg that a room tells of, read as the accounts that a game gives of them."""

from typing import TypeVar

from pydantic import TypeAdapter, ValidationError

from client.standing import standing
from protocol.events import RoomEvent
from protocol.ids import Seat
from protocol.match_info import LegInfo

T = TypeVar("T")


def moves_told(room: RoomEvent, leg: LegInfo, account: TypeAdapter[T], last: T | None) -> list[T]:
    """Return what a room's happenings tell of a leg's moves, the newest first; `last` where they tell of none.

    A move that was taken back is none any more, nor is what was played after it. What cannot be read is left out: news
    is worth no failure.
    """
    match = room.match.match if room.match else 0
    moves: list[tuple[Seat | None, T | None]] = []
    asks: Seat | None = None
    for happening in standing(room.happenings):
        if (happening.match, happening.leg) != (match, leg.leg):
            continue
        if happening.kind == "moved":
            moves.append((happening.seat, _read(account, happening.detail)))
        elif happening.kind == "takeback_asked":
            asks = happening.seat
        elif happening.kind == "taken_back":
            moves = moves[: max((at for at, (seat, _) in enumerate(moves) if seat == asks), default=0)]
    told = [move for _, move in moves if move is not None]
    if last is not None and not told:
        told = [last]
    return told[::-1]


def _read(account: TypeAdapter[T], detail: object) -> T | None:
    try:
        return account.validate_python(detail)
    except ValidationError:
        return None
