"""The input of the pages, and their common parts."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from client.games import option_text
from client.games.clocks import server_now
from client.games.game_words import GameWords
from client.games.heading import MOST_NAMED
from client.games.mirror.match import FORM
from client.games.options import OFFERS, chosen_of, in_roles, numbered, settled_in
from client.games.players import presence
from client.games.word_catalog import words_of
from client.net.address import RoomAddress, ServerAddress
from client.net.frames import ShownRoom
from client.room.actions import Deed, bar
from client.room.session import Model
from client.room.tournament_lines import tournament
from client.text import formats, key_labels
from client.text.cells import cell_len
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, fit, spread, width, wrap
from client.text.messages import match as match_text
from client.text.messages import people as people_text
from client.text.messages import solo as solo_text
from client.text.messages import start as start_text
from client.text.messages import tournament as tournament_text
from client.text.messages import waiting as waiting_text
from client.text.tones import Tone
from protocol.ids import MatchId, Seat, show_room_code
from protocol.local_addresses import LocalAddress
from protocol.room import LegInfo, SeatInfo

WIDEST = 92
"""Pages are no wider than this: longer lines are hard to read."""
_SEAT_CELLS = 25


@dataclass(frozen=True, slots=True)
class Setting:
    """The model, and the state of this terminal.

    `hosted`: the server runs on this machine, and friends can reach it at `addresses`; number `chosen` is the one to
    copy. `closed`: it listens only on this machine. `note` is the result of this terminal's last action; `wanted` is
    the room to enter; `elsewhere` is another server on which the player has a seat in a room of the same code. `typed`:
    this is line mode, in which commands are typed. `rating` is how a match, given by its id, changed the player's
    rating; None: not at all. `lit`: the match has just ended, so its outcome is highlighted.
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
    typed: bool = False
    rating: tuple[MatchId, int | None] | None = None
    lit: bool = False

    @property
    def as_played(self) -> "Setting":
        """This, with the room as it was when its match began: the settings for the next match may differ."""
        return replace(self, model=self.model.as_played)

    @property
    def say(self) -> GameWords:
        """The words of the room's game."""
        room = self.model.room
        return words_of(room.game if room is not None else "")

    @property
    def together(self) -> bool:
        """Whether all in the room play on one side."""
        return self.model.room is not None and self.model.room.form == "together"

    @property
    def race(self) -> bool:
        """Whether each player in the room plays alone, on the same cards."""
        return self.model.room is not None and self.model.room.form == "race"

    @property
    def alike(self) -> bool:
        """Whether all players in the room have the same role, on one side or each alone."""
        return self.together or self.race or self.equal

    @property
    def mirror(self) -> bool:
        """Whether two players play both legs at once in the room, on two boards."""
        return self.model.room is not None and self.model.room.form == FORM

    @property
    def equal(self) -> bool:
        """Whether two play against each other in one leg, without roles to swap."""
        room = self.model.room
        known = room is not None and room.form == "match" and room.game in OFFERS
        return known and room is not None and not in_roles(room.game, room.options)

    @property
    def numbered(self) -> bool:
        """Whether the number has an effect on the room's game."""
        room = self.model.room
        return room is None or numbered(room.game, room.options)

    @property
    def room_address(self) -> RoomAddress | None:
        """The address that a friend types after `join`; the chosen one if the server is on this machine.

        A server that only this machine reaches has only its own address.
        """
        server, room = self.server, self.model.room
        if server is None or room is None:
            return None
        if self.hosted and self.addresses and not self.closed:
            server = ServerAddress(self.addresses[self.chosen].host, server.port)
        return RoomAddress(server, room.room)

    @property
    def way_back(self) -> RoomAddress | None:
        """The room's address for resuming it."""
        if self.server is None or self.model.room is None:
            return self.wanted
        return RoomAddress(self.server, self.model.room.room)


@dataclass(frozen=True, slots=True)
class Key:
    """A key of a page: its name in Textual, its text and action on the screen, and the room's action."""

    key: str
    shown: tuple[str, str]
    action: str


@dataclass(frozen=True, slots=True)
class RoomPage:
    """A room's page for one phase: its lines, at most `cells` wide, and its keys."""

    lines: Callable[[Setting, int], list[Line]]
    keys: Callable[[Setting], Sequence[Key]]


def rules_key() -> Key:
    """Return the key for the rules."""
    return Key("question_mark", key_labels.rules(), "rules")


def leave_key() -> Key:
    """Return the key that leaves the room."""
    return Key("q", key_labels.leave(), "leave")


def heading(setting: Setting, cells: int) -> list[Line]:
    """Return a page's heading: the room and its people."""
    model, room = setting.model, setting.model.room
    if room is None:
        return [(Run(start_text.title(), Tone.STRONG),), ()]
    what = f"{show_room_code(room.room)} · {room.title}"
    if len(room.seats) > MOST_NAMED:
        here = None if model.known_here is None else sum(_is_here(model, seat) is True for seat in room.seats)
        taken = sum(seat.name is not None for seat in room.seats)
        away = taken - here if here is not None and taken > here else 0
        told = Run(waiting_text.seats_taken(taken=taken, seats=len(room.seats), away=away), Tone.DIM)
        return [spread((Run(what, Tone.STRONG),), (told,), cells, setting.glyphs), ()]
    who: list[Run] = []
    for seat in room.seats:
        here = _is_here(model, seat)
        who += [
            Run(f"   {presence(here)} ", Tone.GOOD if here else Tone.DIM),
            Run(formats.name(seat.name or people_text.nobody()), Tone.PLAIN if seat.name else Tone.DIM),
        ]
        level = model.computer_of(seat.seat)
        if seat.seat == model.me and not model.shares:
            who.append(Run(f" ({people_text.you()})", Tone.DIM))
        elif level is not None and seat.computer is None:
            who.append(Run(f" ({people_text.computer(level)})", Tone.DIM))
        elif seat.name and here is False:
            who.append(Run(f" ({people_text.away()})", Tone.DIM))
    if cell_len(what) + width(tuple(who)) > cells:  # if there is too little room, the code is the most important part
        what = show_room_code(room.room)
    return [spread((Run(what, Tone.STRONG),), tuple(who), cells, setting.glyphs), ()]


def paragraph(setting: Setting, text: str, cells: int, tone: Tone = Tone.PLAIN) -> list[Line]:
    """Return a text in lines, followed by an empty line."""
    return [*wrap((Run(text, tone),), cells, setting.glyphs), ()]


def sign(setting: Setting, good: bool, text: str, cells: int) -> list[Line]:
    """Return a text after a symbol for good or bad."""
    mark = Run(f"{tick(setting.glyphs)} " if good else "! ", Tone.GOOD if good else Tone.BAD)
    return wrap((mark, Run(text, Tone.PLAIN if good else Tone.BAD)), cells, setting.glyphs, indent=2)


def tick(glyphs: Glyphs) -> str:
    """Return the symbol for good."""
    return "+" if glyphs.ascii else "✓"


def readiness(setting: Setting, cells: int) -> list[Line]:
    """Return who is ready for the next leg, and what to do."""
    model, room = setting.model, setting.model.room
    if room is None:
        return []
    if model.waits_for_nobody and not model.ready:
        looking = setting.note == solo_text.looking()
        return [(Run(solo_text.looking() if looking else match_text.press_enter_to_start(), Tone.MARK),)]
    lines = _who_is_ready(setting, room) if len(room.seats) <= MOST_NAMED else seats(setting, cells)
    waited = [seat.name or match_text.new_player() for seat in room.seats if seat.seat not in room.ready]
    if model.me is None:
        starts = match_text.starts_when_ready(names=waited, several=len(waited) > 1)
        return [*lines, (), *wrap((Run(starts),), cells, setting.glyphs)] if waited else lines
    if not model.ready:
        looking = setting.note == solo_text.looking()
        return [*lines, (), (Run(solo_text.looking() if looking else match_text.press_enter(), Tone.MARK),)]
    if not waited:
        return lines
    text = match_text.waiting(names=waited, several=len(waited) > 1)
    return [*lines, (), *wrap((Run(text),), cells, setting.glyphs)]


def _who_is_ready(setting: Setting, room: ShownRoom) -> list[Line]:
    """Return a line for each seat: whether it is ready."""
    lines: list[Line] = []
    names = [setting.glyphs.show(formats.name(seat.name or people_text.nobody())) for seat in room.seats]
    column = max(cell_len(name) for name in names)
    for seat, name in zip(room.seats, names, strict=True):
        ready = seat.seat in room.ready
        tone = Tone.GOOD if ready else Tone.DIM
        space = " " * (column - cell_len(name))
        told = Run(f"{space}  {match_text.ready() if ready else match_text.not_ready()}", tone)
        lines.append((Run(f"  {tick(setting.glyphs)} " if ready else "  · ", tone), Run(name), told))
    return lines


def seats(setting: Setting, cells: int) -> list[Line]:
    """Return the seats in columns: free seats with their number, ready players with a tick, absent ones with a ring."""
    model, room = setting.model, setting.model.room
    if room is None:
        return []
    columns = max(1, min(-(-len(room.seats) // 3), cells // _SEAT_CELLS))
    rows = -(-len(room.seats) // columns)
    lines: list[Line] = []
    for row in range(rows):
        line: Line = ()
        for seat in room.seats[row::rows]:
            line = (*line, *_seat(setting, room, seat, _SEAT_CELLS if columns > 1 else cells))
        lines.append(line)
    away = any(seat.name and _is_here(model, seat) is False for seat in room.seats)
    return [*lines, *([(Run(f"  {waiting_text.away_sign()}", Tone.DIM),)] if away else [])]


def _is_here(model: Model, seat: SeatInfo) -> bool | None:
    """Return whether a seat's player is connected; None if that is not known."""
    if seat.computer is not None:
        return True
    return None if model.known_here is None else seat.seat in model.known_here


def _seat(setting: Setting, room: ShownRoom, seat: SeatInfo, cells: int) -> Line:
    """Return one seat in `cells` columns: its number, a symbol, and its player."""
    model = setting.model
    ready = seat.seat in room.ready and room.next is not None
    here = _is_here(model, seat)
    mark = " · " if seat.name is None else f" {tick(setting.glyphs)} " if ready else f" {presence(here)} "
    tone = Tone.DIM if seat.name is None or not here else Tone.GOOD
    name = people_text.you() if seat.seat == model.me else formats.name(seat.name or waiting_text.free())
    shown = fit(
        (Run(name, Tone.STRONG if seat.seat == model.me else Tone.PLAIN if seat.name else Tone.DIM),),
        cells - 8,
        setting.glyphs,
    )
    line: Line = (Run(f"  {seat.seat + 1:>2}", Tone.DIM), Run(mark, tone), *shown)
    return (*line, Run(" " * max(0, cells - width(line))))


def ready_key(setting: Setting) -> list[Key]:
    """Return the key that makes the player ready, or starts a leg that waits for no other player."""
    model = setting.model
    if model.me is None or model.ready:
        return []
    return [Key("enter", key_labels.start_leg() if model.waits_for_nobody else key_labels.ready(), "ready")]


def sit_key(setting: Setting) -> list[Key]:
    """Return the key that takes a seat, or takes the player's own back from the computer, if either is possible."""
    if bar(setting.model, Deed.COME_BACK) is None:
        return [Key("s", key_labels.come_back(), "table('sit')")]
    now = server_now(setting.model.ahead)
    if bar(setting.model, Deed.SIT, now) is None:
        return [Key("s", key_labels.sit(), "table('sit')")]
    asks = bar(setting.model, Deed.ASK_FOR_SEAT, now) is None
    return [Key("s", key_labels.ask_for_seat(), "table('ask_for_seat')")] if asks else []


def options_line(setting: Setting, *, form: bool = True) -> str:
    """Return the options of the game, if it has any; and for timed ones, when the time starts.

    `form`: also name the form if both legs are played at once.
    """
    room = setting.model.room
    at_once = match_text.both_boards() if form and setting.mirror else ""
    if room is None or room.game not in OFFERS or not OFFERS[room.game].options:
        return at_once
    chosen = chosen_of(room.game, settled_in(room))
    if owns_trees(setting):
        idle = "auto_grade" if len(room.seats) == 2 else "guesses"
        chosen = {name: each for name, each in chosen.items() if name != idle}
    told = option_text.chosen(room.game, chosen)
    timed = setting.say.timed() if chosen.get("mode") == "puzzle" else ""
    noted = setting.say.no_notes() if OFFERS[room.game].notes and not room.notes else ""
    return " ".join(each for each in (at_once, told, timed, noted) if each)


def owns_trees(setting: Setting) -> bool:
    """Return whether the room's game has an owner of a tree that the others guess."""
    room = setting.model.room
    return room is not None and room.game in OFFERS and "owner" in OFFERS[room.game].roles


def part_values(setting: Setting, leg: LegInfo) -> Mapping[str, str]:
    """Return the parts of a leg's score as text, by their names in a table."""
    parts = leg.parts or {}
    if setting.say.part_values is None:
        return {setting.say.part(name): str(points or 0) for name, points in parts.items()}
    names = [setting.model.played_by(Seat(seat))[0] or people_text.nobody() for seat in range(len(leg.roles))]
    return setting.say.part_values(parts, names)


def competing(setting: Setting) -> list[Line]:
    """Return the scores of the competitors in the room's tournament, and an empty line."""
    told = tournament(setting.model.room.tournament if setting.model.room is not None else None, setting.glyphs)
    return [*told, ()] if told else []


def competing_key(setting: Setting) -> list[Key]:
    """Return the key that chooses the next player in a tournament, if there is one."""
    competes = setting.model.room is not None and setting.model.room.tournament is not None
    may = competes and bar(setting.model, Deed.TOURNAMENT) is None
    return [Key("v", ("v", tournament_text.key()), "table('tournament')")] if may else []


def picture_key(setting: Setting) -> Key:
    """Return the key that shows the finished leg."""
    return Key("t", (key_labels.tree()[0], setting.say.picture()), "look('tree')")


def computers_key(setting: Setting) -> Key:
    """Return the key that shows the computer's result on the number."""
    return Key("p", (key_labels.computers_tree()[0], setting.say.computers_key()), "look('computers_tree')")


def other_player(setting: Setting, seat: int) -> str | None:
    """Return the name of a seat's player, or a placeholder; None if it is the reader."""
    return None if seat == setting.model.reader else name_of(setting, seat)


def name_of(setting: Setting, seat: int) -> str:
    """Return the name of a seat's player, or a placeholder."""
    return setting.model.name_of(Seat(seat)) or people_text.nobody()
