"""What the screens that ask a server show alike: which server that is, and that it could not answer."""

from typing import Any

from textual.screen import Screen

from client.lobby import score_words
from client.terminal.screens.server_questions import Place
from client.terminal.widgets.list import Listing
from client.terminal.widgets.sheet import Sheet
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, spread, width, wrap
from client.text.list_item import Item
from client.text.tones import Tone


def heading(what: str, place: Place | None, cells: int, glyphs: Glyphs) -> Line:
    """Return a title, and the server that is asked, once it is known: in short, where both do not go together."""
    title = (Run(what, Tone.STRONG),)
    told = score_words.wheres(str(place.server), place.own) if place is not None else ("", "")
    full, short = ((Run(where, Tone.DIM),) for where in told)
    return spread(title, full if width((*title, *full)) + 2 <= cells else short, cells, glyphs)


def failed(wrong: str, cells: int, glyphs: Glyphs) -> list[Item]:
    """Return the items of a list that there is not, because something went wrong."""
    return [Item(line) for line in wrap((Run(wrong, Tone.BAD),), cells, glyphs)]


def renew(screen: Screen[Any]) -> None:
    """Compose anew all that stands on a screen."""
    for part in screen.children:
        if isinstance(part, Sheet | Listing):
            part.renew()
