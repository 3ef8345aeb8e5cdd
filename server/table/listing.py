"""What is told of a public room in the list of them. Pure."""

from collections.abc import Mapping

from protocol.finding import LobbyRoom, RoomStatus
from protocol.ids import PlayerId
from server.table import match as matches
from server.table.room import Room
from server.table.snapshot import seats_of

_BEFORE_OTHERS = 2**45
"""More than any time in ms since 1970 UTC."""


def status(room: Room) -> RoomStatus:
    """Return how far a room is; one whose match is over waits again once a seat is free."""
    if room.under_way:
        return "playing"
    return "over" if room.finished and all(room.seats) else "waiting"


def listing(room: Room, names: Mapping[PlayerId, str], since: int) -> LobbyRoom:
    """Return what is told of a room.

    `names` are those of everybody who is in it; `since` is when it came to be as it is, in ms since 1970 UTC.
    """
    settings = room.settings
    seated = {each.player: each.name for each in room.seats if each is not None}
    return LobbyRoom(
        room=room.code,
        game=settings.game,
        title=matches.game_of(settings.game, settings.rules).title,
        options=settings.options,
        form=settings.form,
        seats=seats_of(room.seats),
        owner=seated.get(room.owner) or names.get(room.owner, ""),
        known=settings.number is not None,
        clock=settings.clock,
        hints=settings.hints or settings.form == "solo",
        spectators=settings.spectators,
        status=status(room),
        free=room.seats.count(None),
        watching=len(names.keys() - seated.keys()),
        since=since,
    )


def rank(listed: LobbyRoom) -> int:
    """Return how far up in a list a room comes, the highest first: rooms with a free seat, then the newest."""
    waits = listed.status == "waiting" and listed.free > 0
    return listed.since + (_BEFORE_OTHERS if waits else 0)
