"""Who holds a seat of a room, as events tell it."""

from dataclasses import dataclass

from protocol.ids import PlayerId, Seat


@dataclass(slots=True, kw_only=True)
class SeatInfo:
    """A seat of the room; `player` and `name` are None while it is free, `computer` is the level of one that sits."""

    seat: Seat
    player: PlayerId | None
    name: str | None
    computer: str | None = None
