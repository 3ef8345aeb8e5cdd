"""Open rooms as lines of a screen: what there is to choose, and what is to be known of one. Pure."""

from collections.abc import Sequence

from client.games import option_words, word_catalog
from client.games.options import OFFERS, chosen_of
from client.lobby import finding_words
from client.text.columns import columns
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, wrap
from client.text.list_item import Item
from client.text.tones import Tone
from protocol.finding import LobbyEvent, LobbyRoom
from protocol.ids import RoomCode, show_room_code

QUICK = "quick"
"""What choosing the quick match means; a room's code is no such word."""


def items(
    lobby: LobbyEvent | None, quick: str, now: float, cells: int, glyphs: Glyphs, *, game: str | None
) -> list[Item]:
    """List the quick match of a game called so, then the rooms; `game`: the title of the one they are of, None: any."""
    first = Item((Run(finding_words.QUICK), Run(f"  {finding_words.quick_hint(quick)}", Tone.DIM)), QUICK)
    title = f"{finding_words.ROOMS}, {finding_words.ALL_GAMES if game is None else game}"
    head = [first, Item(()), Item((Run(title, Tone.STRONG),))]
    if lobby is None:
        return [*head, Item((Run(finding_words.LOOKING, Tone.DIM),))]
    if not lobby.rooms:
        none = finding_words.NO_ROOMS if game is None else finding_words.no_rooms_of(game)
        return [*head, *(Item(line) for line in wrap((Run(none, Tone.DIM),), cells, glyphs))]
    lines = columns([cells_of(room, now) for room in lobby.rooms], cells, glyphs, gives=0, right={4})
    rows = [Item(line, room.room) for room, line in zip(lobby.rooms, lines, strict=True)]
    more = [Item((Run(finding_words.more(lobby.more), Tone.DIM),))] if lobby.more else []
    return [*head, *rows, *more]


def cells_of(room: LobbyRoom, now: float) -> tuple[str, ...]:
    """Return what stands in a room's columns; `now` as times are told, in ms."""
    state = finding_words.seats(room.free, len(room.seats), room.status)
    return (room.owner, title(room), finding_words.form(room.form), state, finding_words.ago(now - room.since))


def title(room: LobbyRoom) -> str:
    """Return the title of a room's game as this program writes it, else as the server does."""
    return word_catalog.title_of(room.game) if room.game in word_catalog.GAMES else room.title


def details(room: LobbyRoom, cells: int, glyphs: Glyphs) -> list[Line]:
    """Tell all of a room that is not in its row: the options, who sits, and what was settled."""
    head = (Run(f"{show_room_code(RoomCode(room.room))} · {title(room)}", Tone.STRONG),)
    said = " ".join(told(room))
    return [head, *wrap((Run(said),), cells, glyphs)]


def told(room: LobbyRoom) -> Sequence[str]:
    """Tell of a room, in sentences, what its row leaves out."""
    options = option_words.chosen(room.game, chosen_of(room.game, room.options)) if room.game in OFFERS else ""
    names = [seat.name for seat in room.seats if seat.name is not None]
    seated = [finding_words.seated(names, room.free), finding_words.watching(room.watching)]
    settled = finding_words.settled(room.known, room.clock, room.hints, room.spectators)
    return [each for each in (options, finding_words.sentence([*seated, settled])) if each]
