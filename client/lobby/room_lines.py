"""Public rooms as lines of a screen: the list, and the details of a room. Pure."""

from client.games import option_text, word_catalog
from client.games.options import OFFERS, chosen_of
from client.lobby import room_text
from client.text.columns import columns
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, wrap
from client.text.list_item import Item
from client.text.messages import finding as finding_text
from client.text.messages import lobby as lobby_text
from client.text.tones import Tone
from protocol.finding import LobbyEvent, LobbyRoom
from protocol.ids import RoomCode, show_room_code

QUICK = "quick"
"""The id of the item for a quick match; no room has this code."""


def items(
    lobby: LobbyEvent | None, quick: str, now: float, cells: int, glyphs: Glyphs, *, game: str | None
) -> list[Item]:
    """List a quick match, of the game with the title `quick`, then the rooms of the game with the title `game`."""
    hint = finding_text.quick_match_hint_of(quick)
    first = Item((Run(finding_text.quick_match()), Run(f"  {hint}", Tone.DIM)), QUICK)
    head = [first, Item(()), Item((Run(finding_text.rooms_of(game), Tone.STRONG),))]
    if lobby is None:
        return [*head, Item((Run(lobby_text.asking(), Tone.DIM),))]
    if not lobby.rooms:
        none = wrap((Run(finding_text.no_rooms(game), Tone.DIM),), cells, glyphs)
        return [*head, *map(Item, none)]
    lines = columns([cells_of(room, now) for room in lobby.rooms], cells, glyphs, gives=0, right={4})
    rows = [Item(line, room.room) for room, line in zip(lobby.rooms, lines, strict=True)]
    more = [Item((Run(finding_text.more(lobby.more), Tone.DIM),))] if lobby.more else []
    return [*head, *rows, *more]


def cells_of(room: LobbyRoom, now: float) -> tuple[str, ...]:
    """Return the columns of a room: owner, game, form, state and age; `now` is in ms since 1970 UTC."""
    form, age = lobby_text.form(room.form), room_text.age(now - room.since)
    return (room.owner, title(room), form, room_text.state(room), age)


def title(room: LobbyRoom) -> str:
    """Return the title of a room's game in this program's words, otherwise in the server's."""
    return word_catalog.title_of(room.game) if room.game in word_catalog.GAMES else room.title


def details(room: LobbyRoom, cells: int, glyphs: Glyphs) -> list[Line]:
    """Return the facts that the row of a room leaves out: its code, options, players and settings."""
    head = (Run(f"{show_room_code(RoomCode(room.room))} · {title(room)}", Tone.STRONG),)
    return [head, *wrap((Run(described(room)),), cells, glyphs)]


def described(room: LobbyRoom) -> str:
    """Return the options of a room, its players and its settings, in sentences."""
    options = option_text.chosen(room.game, chosen_of(room.game, room.options)) if room.game in OFFERS else ""
    return " ".join(each for each in (options, room_text.details(room)) if each)
