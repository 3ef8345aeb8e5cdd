"""Public rooms as the lobby lists them."""

from collections.abc import Mapping

from protocol.finding import LobbyRoom, RoomStatus
from protocol.ids import PlayerId
from server.table.match import game_of
from server.table.room import Room
from server.table.snapshot import describe_seats

_BEFORE_OTHERS = 2**45
"""More than any time in ms since 1970 UTC."""


def status(room: Room) -> RoomStatus:
    """Return the status of a room; after a match, a room with a free seat is waiting again."""
    if room.under_way:
        return "playing"
    return "over" if room.finished and all(room.seats) else "waiting"


def describe_room(room: Room, names: Mapping[PlayerId, str], since: int) -> LobbyRoom:
    """Return a room as the lobby lists it.

    `names` are the names of all people in the room. It has been as it is `since` a time in ms since 1970 UTC.
    """
    settings = room.settings
    seated = {each.player: each.name for each in room.seats if each is not None}
    return LobbyRoom(
        room=room.code,
        game=settings.game,
        title=game_of(settings.game, settings.rules).title,
        options=settings.options,
        form=settings.form,
        seats=describe_seats(room.seats),
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
    """Return the rank of a room in the list, highest first: rooms with a free seat, then the newest."""
    waits = listed.status == "waiting" and listed.free > 0
    return listed.since + (_BEFORE_OTHERS if waits else 0)
