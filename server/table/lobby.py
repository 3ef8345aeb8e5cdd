"""The lobby: public rooms as its list shows them, and rooms that pair players for a quick match."""

from collections.abc import Mapping
from dataclasses import replace

from protocol.commands import CreateRoom
from protocol.finding import LobbyRoom, QuickMatch, RoomStatus
from protocol.ids import PlayerId, Seat, level_of
from protocol.record import canonical
from server.table.decision import Decision, Person, Rejection, removed
from server.table.match import game_of
from server.table.room import Room, RoomSettings
from server.table.seats import Sat, Stood
from server.table.settings import Opened, open_room
from server.table.snapshot import describe_seats

# The list of public rooms

_BEFORE_OTHERS = 2**45
"""More than any time in ms since 1970 UTC."""


def status(room: Room) -> RoomStatus:
    """Return the status of a room; after a match, a room with a free seat is waiting again."""
    if room.under_way:
        return "playing"
    return "over" if room.finished and all(room.seats) else "waiting"


def describe_room(room: Room, names: Mapping[PlayerId, str], since: int) -> LobbyRoom:
    """Return a room as the lobby lists it, and its link introduces it.

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
        role=settings.role,
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


# Quick matches


def open_quick_match(person: Person, command: QuickMatch) -> Opened:
    """Return the fact that opens a room for a quick match: its number and roles are drawn, and it gives no hints.

    Raises Rejection for an unknown game, bad options, or a form for one player.
    """
    asked = CreateRoom(
        id=command.id, game=command.game, options=command.options, form=command.form, clock=command.clock
    )
    fact = open_room(person, asked)
    if command.form == "solo":
        message = "A quick match needs another player. Choose another form, or open a room."
        raise Rejection("quick_match_alone", message, form=command.form)
    return replace(fact, quick=True)


def describe_wish(by: Opened | RoomSettings) -> str:
    """Return the settings that players must share to be paired, as canonical JSON."""
    clock = None if by.clock is None else by.clock.model_dump()
    same = {"game": by.game, "rules": by.rules, "options": by.options, "form": by.form, "clock": clock}
    return canonical(same).decode()


def find_waiting(room: Room) -> frozenset[PlayerId]:
    """Return the players who wait in a room to be paired; none if it is full or no longer for a quick match.

    It is no longer for a quick match after a match has begun, or a computer has a seat.
    """
    settings = room.settings
    seated = [each.player for each in room.seats if each is not None]
    if not settings.quick or room.ids or len(seated) == len(room.seats):
        return frozenset()
    return frozenset() if any(map(level_of, seated)) else frozenset(seated)


def join_waiting(room: Room, person: Person) -> Decision:
    """Decide that a player sits down beside players who wait. Raises Rejection if nobody waits."""
    if not find_waiting(room) or person.player in find_waiting(room):
        raise Rejection("nobody_waits", "Nobody waits in this room any more.")
    if room.is_banned(person.player):
        raise removed()
    return Decision([Sat(seat=Seat(room.seats.index(None)), player=person.player, name=person.name)])


def leave_early(room: Room, player: PlayerId) -> Decision:
    """Decide that a player who leaves a room gives up their seat, if its first match has not begun.

    That is so only in rooms for a quick match, because another player must be able to take the seat.
    """
    seat = room.seat_of(player)
    given_up = room.settings.quick and not room.ids and seat is not None
    return Decision([Stood(seat)] if given_up and seat is not None else [])
