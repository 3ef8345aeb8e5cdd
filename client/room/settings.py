"""The settings of a room, which its owner chooses before or after it is opened. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass

from client.games.options import OFFERS, chosen_of, fitting, form_of, form_with, settled_in
from client.net.address import ServerAddress
from client.net.frames import ShownRoom
from client.room import commands
from client.room.entry_request import HostRoom, PlayComputer, Wanted
from client.room.model import Model
from protocol.commands import Command
from protocol.ids import Form, Role
from protocol.options import Clock


@dataclass(frozen=True, slots=True)
class Settled:
    """The settings of a room. `number` and `role` are drawn if they are None; `clock` None: no clock.

    `options` are the chosen options of the game. `seats` None: the fewest possible; `computers` of them are computer
    players at a `level`. `pace` None: the server's default. `form` None: the usual form for the options; in a room, its
    current form. `public`: the room is listed for anyone to join. `casual`: every move of a game alone can be undone.
    """

    number: int | None = None
    role: Role | None = None
    spectators: bool = True
    clock: Clock | None = None
    hints: bool = False
    notes: bool = False
    pace: int | None = None
    options: Mapping[str, str] | None = None
    seats: int | None = None
    computers: int = 0
    level: str = "easy"
    form: Form | None = None
    public: bool = False
    casual: bool = False


def settled_so_far(room: ShownRoom) -> Settled:
    """Return the current settings of a room."""
    return Settled(
        room.number,
        room.role,
        room.spectators,
        room.clock,
        room.hints,
        room.notes,
        room.pace,
        chosen_of(room.game, settled_in(room)) if room.game in OFFERS else {},
        len(room.seats),
        public=room.public,
    )


def configured(model: Model, now: Settled) -> Command | None:
    """Return the command that changes the settings for the next match."""
    room = model.room
    if room is None:
        return None
    changed = now.form if now.form != room.form else None
    return commands.configure(
        model,
        number=now.number,
        role=now.role,
        spectators=now.spectators,
        clock=now.clock,
        hints=now.hints,
        notes=now.notes if room.game in OFFERS and OFFERS[room.game].notes else None,
        pace=now.pace,
        form=changed or form_with(room, now.options or {}),
        options=now.options or None,
        seats=now.seats,
        public=now.public,
    )


def wanted(settled: Settled, game: str) -> Wanted:
    """Return the game, options and form for a room; the usual form is None.

    A mode that is not chosen is the first that can be played with others.

    >>> wanted(Settled(), "poker-solitaire").options
    (('mode', 'alternate'),)
    """
    options = dict(settled.options or {})
    fit = fitting(game, "mode", options, alone=False)
    if fit and "mode" not in options and form_of(game, options, alone=False) is None:
        options["mode"] = fit[0]
    form = settled.form or form_of(game, options, alone=False)
    return Wanted(
        game,
        tuple(options.items()),
        None if form == "match" else form,
        settled.seats,
        settled.notes,
        settled.pace,
    )


def hosting(settled: Settled, game: str, server: ServerAddress | None) -> HostRoom:
    """Return the errand to open a room with these settings at a server, None: this machine's own."""
    return HostRoom(
        settled.number,
        settled.role,
        spectators=settled.spectators,
        clock=settled.clock,
        hints=settled.hints,
        computer=settled.level if settled.computers else None,
        wanted=wanted(settled, game),
        computers=max(1, settled.computers),
        public=settled.public,
        server=server,
    )


def against(level: str, settled: Settled, game: str, server: ServerAddress | None) -> PlayComputer:
    """Return the errand to play the computer at a level with these settings, at a server as above."""
    return PlayComputer(
        level,
        settled.role,
        settled.number,
        settled.clock,
        settled.hints,
        server,
        settled.spectators,
        wanted(settled, game),
    )
