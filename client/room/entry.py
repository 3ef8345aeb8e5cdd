"""The way into a room: its server, which is started first if it is the player's own, and the command that enters."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from client.games.options import OFFERS, in_roles
from client.net import local_server
from client.net.address import ServerAddress
from client.net.command_ids import new_id
from client.net.local_addresses import local_addresses
from client.room import commands
from client.room.entry_request import (
    Errand,
    HostRoom,
    JoinRoom,
    PlayAlone,
    PlayComputer,
    PlayNext,
    PlayToday,
    ToMake,
    Wanted,
    WatchComputers,
    is_hosted,
)
from protocol.commands import CreateRoom, Enter, TakeSeat
from protocol.daily import PlayDaily
from protocol.finding import QuickMatch
from protocol.ids import Role
from protocol.local_addresses import LocalAddress

MakesRoom = CreateRoom | QuickMatch | PlayDaily
"""The commands that create a room and enter it."""
WayIn = MakesRoom | Enter | TakeSeat


@dataclass(frozen=True, slots=True)
class Way:
    """How to enter a room; `hosted` and the machine's `addresses` if the server is its own."""

    server: ServerAddress
    command: WayIn
    hosted: local_server.Hosted | None = None
    addresses: tuple[LocalAddress, ...] = ()


def find_way(errand: Errand, home: Path, starting: Callable[[], object] = lambda: None) -> Way:
    """Return the way to the room of an errand; it blocks while a server starts, so call it off the event loop.

    `starting` is called before this machine's server is started, but not if it runs already. Raises HostingError, and
    BadProfile if the server's directory can't be created.
    """
    if isinstance(errand, ToMake):
        if errand.server is not None:
            return Way(errand.server, _creation(errand))
        port = errand.port if isinstance(errand, HostRoom) else None
        hosted = local_server.find_or_start(home, port, alone=errand.alone, starting=starting)
        return Way(hosted.address, _creation(errand), hosted, local_addresses())
    server = errand.target.server
    if isinstance(errand, JoinRoom) and errand.seat_code is not None:
        return Way(server, TakeSeat(id=new_id(), room=errand.target.room, code=errand.seat_code))
    enter = Enter(id=new_id(), room=errand.target.room, alongside=errand.alongside)
    if is_hosted(errand):
        # It may listen on another port than when the room was created.
        hosted = local_server.find_or_start(home, alone=errand.alone, before=server.port, starting=starting)
        return Way(hosted.address, enter, hosted, local_addresses())
    return Way(server, enter)


def _creation(errand: ToMake) -> MakesRoom:
    """Return the command that creates the room of an errand."""
    if isinstance(errand, PlayToday):
        return commands.play_today(errand.game, errand.against)
    wanted, options = errand.wanted, dict(errand.wanted.options)
    match errand:
        case PlayAlone():
            return commands.create(
                wanted.game, form="solo", number=errand.number, options=options, casual=wanted.casual
            )
        case PlayNext():
            return commands.play_next(wanted.game, form=wanted.form or "match", options=options, clock=errand.clock)
        case WatchComputers():
            return commands.create(
                wanted.game,
                form=wanted.form or "match",
                number=errand.number,
                role=_first_role(wanted) if wanted.form in (None, "match") else None,
                computers=errand.levels,
                options=options,
                pace=wanted.pace,
                seats=len(errand.levels) if wanted.form is not None else None,
            )
        case PlayComputer():
            computers: tuple[str | None, ...] = (None, *[errand.level] * ((wanted.seats or 2) - 1))
        case HostRoom():
            computers = ()
            if errand.computer is not None:
                people = max(1, (wanted.seats or 2) - errand.computers)
                computers = (*[None] * people, *[errand.computer] * errand.computers)
    return commands.create(
        wanted.game,
        form=wanted.form or "match",
        number=errand.number,
        role=errand.role,
        spectators=errand.spectators,
        clock=errand.clock,
        computers=computers,
        hints=errand.hints,
        notes=wanted.notes,
        pace=wanted.pace,
        options=options,
        seats=wanted.seats,
        public=isinstance(errand, HostRoom) and errand.public,
        challenge=errand.challenge if isinstance(errand, HostRoom) else None,
    )


def _first_role(wanted: Wanted) -> Role | None:
    """Return the requested first role of the first of two computers; None if the game has no roles."""
    if wanted.game not in OFFERS or not in_roles(wanted.game, dict(wanted.options)):
        return None
    return OFFERS[wanted.game].roles[0]
