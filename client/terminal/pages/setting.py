"""What the pages are composed from, and the pieces they share."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len

from client.address import RoomAddress, ServerAddress
from client.local_addresses import LocalAddress
from client.possible import Deed, bar
from client.session import Model
from client.terminal import words
from client.terminal.glyphs import Glyphs
from client.terminal.lines import Line, Run, spread, wrap
from client.terminal.tones import Tone
from protocol.ids import Seat, show_room_code

WIDEST = 92
"""Pages are no wider than this: longer lines are hard to read."""


@dataclass(frozen=True, slots=True)
class Setting:
    """The model, and what only this terminal knows.

    `hosted`: the server runs on this machine, at whose `addresses` a friend may reach it, the `chosen`th being the
    one to copy; `closed`: it listens to this machine alone. `note` is the last thing this terminal did, in words;
    `wanted` the room one came for; `elsewhere` is where else one has a seat in a room of the same code.
    """

    model: Model
    glyphs: Glyphs
    server: ServerAddress | None = None
    hosted: bool = False
    closed: bool = False
    addresses: tuple[LocalAddress, ...] = ()
    chosen: int = 0
    note: str | None = None
    wanted: RoomAddress | None = None
    elsewhere: RoomAddress | None = None

    @property
    def room_address(self) -> RoomAddress | None:
        """What a friend types after `join`: by the chosen address, where the server is on this machine."""
        server, room = self.server, self.model.room
        if server is None or room is None:
            return None
        if self.hosted and self.addresses:
            server = ServerAddress(self.addresses[self.chosen].host, server.port)
        return RoomAddress(server, room.room)

    @property
    def way_back(self) -> RoomAddress | None:
        """Where one's own room is, to go into it once more."""
        if self.server is None or self.model.room is None:
            return self.wanted
        return RoomAddress(self.server, self.model.room.room)


@dataclass(frozen=True, slots=True)
class Key:
    """A key of a page: how it is called in Textual, how it is shown with what it does, and the room's action."""

    key: str
    shown: tuple[str, str]
    action: str


@dataclass(frozen=True, slots=True)
class RoomPage:
    """What a room shows in one phase: its lines at most so many cells wide, and its keys."""

    lines: Callable[[Setting, int], list[Line]]
    keys: Callable[[Setting], Sequence[Key]]


RULES = Key("question_mark", words.keys.RULES, "rules")
LEAVE = Key("q", words.keys.LEAVE, "leave")
TREE = Key("t", words.keys.TREE, "look('tree')")
_READY = Key("enter", words.keys.READY, "ready")


def heading(setting: Setting, cells: int) -> list[Line]:
    """Head a page with the room and who is in it."""
    model, room = setting.model, setting.model.room
    if room is None:
        return [(Run(words.start.TITLE, Tone.STRONG),), ()]
    what = words.room.room_of(show_room_code(room.room), room.title)
    who: list[Run] = []
    for seat in room.seats:
        here = seat.seat in model.here or seat.computer is not None
        who += [
            Run("   ● " if here else "   ○ ", Tone.GOOD if here else Tone.DIM),
            Run(seat.name or words.people.NOBODY, Tone.PLAIN if seat.name else Tone.DIM),
        ]
        level = model.computer_of(seat.seat)
        if seat.seat == model.me:
            who.append(Run(f" ({words.people.YOU})", Tone.DIM))
        elif level is not None and seat.computer is None:
            who.append(Run(f" ({words.people.computer(level)})", Tone.DIM))
        elif seat.name and not here and seat.computer is None:
            who.append(Run(f" ({words.people.AWAY})", Tone.DIM))
    return [spread((Run(what, Tone.STRONG),), tuple(who), cells, setting.glyphs), ()]


def paragraph(setting: Setting, text: str, cells: int, tone: Tone = Tone.PLAIN) -> list[Line]:
    """Set a text in lines, with an empty one after it."""
    return [*wrap((Run(text, tone),), cells, setting.glyphs), ()]


def sign(setting: Setting, good: bool, text: str, cells: int) -> list[Line]:
    """Set a text after a sign that says whether it is good."""
    mark = Run(f"{tick(setting.glyphs)} " if good else "! ", Tone.GOOD if good else Tone.BAD)
    return wrap((mark, Run(text, Tone.PLAIN if good else Tone.BAD)), cells, setting.glyphs, indent=2)


def tick(glyphs: Glyphs) -> str:
    """Return the sign for what is as it should be."""
    return "+" if glyphs.ascii else "✓"


def readiness(setting: Setting, cells: int) -> list[Line]:
    """Say who is ready for the coming leg, and what to do."""
    model, room = setting.model, setting.model.room
    if room is None:
        return []
    lines: list[Line] = []
    names = [setting.glyphs.show(seat.name or words.people.NOBODY) for seat in room.seats]
    column = max(cell_len(name) for name in names)
    for seat, name in zip(room.seats, names, strict=True):
        ready = seat.seat in room.ready
        tone = Tone.GOOD if ready else Tone.DIM
        space = " " * (column - cell_len(name))
        told = Run(f"{space}  {words.match.READY if ready else words.match.NOT_READY}", tone)
        lines.append((Run(f"  {tick(setting.glyphs)} " if ready else "  · ", tone), Run(name), told))
    if model.me is None:
        waited = [seat.name or words.people.NOBODY for seat in room.seats if seat.seat not in room.ready]
        return [*lines, (), *wrap((Run(words.match.waits_for(waited)),), cells, setting.glyphs)] if waited else lines
    if model.me not in room.ready:
        return [*lines, (), (Run(words.match.PRESS_ENTER, Tone.MARK),)]
    return [*lines, (), *wrap((Run(words.match.wait_for(other_name(setting))),), cells, setting.glyphs)]


def ready_key(setting: Setting) -> list[Key]:
    """Return the key that says one is ready, if one is not."""
    room, me = setting.model.room, setting.model.me
    return [_READY] if room is not None and me is not None and me not in room.ready else []


def sit_key(setting: Setting) -> list[Key]:
    """Return the key that takes a seat, or one's own back from the computer, where either can be done."""
    if bar(setting.model, Deed.COME_BACK) is None:
        return [Key("s", words.keys.COME_BACK, "table('sit')")]
    return [Key("s", words.keys.SIT, "table('sit')")] if bar(setting.model, Deed.SIT) is None else []


def other_name(setting: Setting) -> str:
    """Return the other player's name, or a word for one."""
    return setting.model.name_of(setting.model.other) or words.people.NOBODY


def name_of(setting: Setting, seat: int) -> str:
    """Return who holds a seat, or a word for nobody."""
    return setting.model.name_of(Seat(seat)) or words.people.NOBODY
