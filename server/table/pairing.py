"""Quick matches: rooms that are opened for whoever wants the same, and who waits in one. Pure."""

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


def opened(person: Person, command: QuickMatch) -> Opened:
    """Return the fact that opens a room for a quick match: its number and roles are drawn, and it gives no hints.

    Raises Rejection for an unknown game, bad options, or a form that is not for several.
    """
    asked = CreateRoom(
        id=command.id, game=command.game, options=command.options, form=command.form, clock=command.clock
    )
    fact = open_room(person, asked)
    if command.form == "solo":
        message = "A quick match needs another player. Choose another form, or open a room."
        raise Rejection("quick_match_alone", message, form=command.form)
    return replace(fact, quick=True)


def wanted(by: Opened | Settings) -> str:
    """Return what two have to want alike who are to play with each other, as canonical JSON."""
    clock = None if by.clock is None else by.clock.model_dump()
    same = {"game": by.game, "rules": by.rules, "options": by.options, "form": by.form, "clock": clock}
    return canonical(same).decode()


def waiting(room: Room) -> frozenset[PlayerId]:
    """Return who waits in a room for others who want the same; nobody where it is full, or for nobody else.

    It is for nobody else once a match has begun, or its owner has the computer play.
    """
    settings = room.settings
    seated = [each.player for each in room.seats if each is not None]
    if not settings.quick or room.match is not None or len(seated) == len(room.seats):
        return frozenset()
    return frozenset() if any(map(level_of, seated)) else frozenset(seated)


def joined(room: Room, person: Person) -> Decision:
    """Decide that somebody who wants the same sits down beside who waits. Raises Rejection where nobody does."""
    if not waiting(room) or person.player in waiting(room):
        raise Rejection("nobody_waits", "Nobody waits in this room any more.")
    if room.is_banned(person.player):
        raise removed()
    return Decision([Sat(Seat(room.seats.index(None)), person.player, person.name)])


def gone_out(room: Room, player: PlayerId) -> Decision:
    """Decide what somebody who goes out of a room gives up: their seat, where its first match has not begun.

    That is so in a room for whoever wants the same alone: who stays there is to be found by somebody else.
    """
    seat = room.seat_of(player)
    given_up = room.settings.quick and room.match is None and seat is not None
    return Decision([Stood(seat)] if given_up and seat is not None else [])
