"""Quick matches: rooms that pair players who want the same game."""

from dataclasses import replace

from protocol.commands import CreateRoom
from protocol.finding import QuickMatch
from protocol.ids import PlayerId, Seat, level_of
from protocol.record import canonical
from server.table.decision import Decision, Person
from server.table.rejection import Rejection, removed
from server.table.room import Room, Settings
from server.table.seats import Sat, Stood
from server.table.settings import Opened, open_room


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


def describe_wish(by: Opened | Settings) -> str:
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
    return Decision([Sat(Seat(room.seats.index(None)), person.player, person.name)])


def leave_early(room: Room, player: PlayerId) -> Decision:
    """Decide that a player who leaves a room gives up their seat, if its first match has not begun.

    That is so only in rooms for a quick match, because another player must be able to take the seat.
    """
    seat = room.seat_of(player)
    given_up = room.settings.quick and not room.ids and seat is not None
    return Decision([Stood(seat)] if given_up and seat is not None else [])
