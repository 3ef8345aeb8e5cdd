"""A list of records, one of which can be watched."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from client.replay.record_list import match_list_title, record_title
from client.replay.sources import MOST_LISTED, Found
from client.terminal.widgets.list import Listing
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text import key_labels
from client.text.glyphs import Glyphs
from client.text.lines import Run, hints
from client.text.list_item import Item
from client.text.messages import replay as replay_text
from client.text.tones import Tone


class RecordsScreen(Screen[Found | None]):
    """Asks which record to watch; None is no record."""

    DEFAULT_CSS = """
    RecordsScreen {
        #title { height: 3; padding: 1 2; }
        Listing { margin: 0 2; }
        #keys { height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,ctrl+c,ctrl+q", "dismiss(None)", show=False)]

    def __init__(self, records: Sequence[Found], glyphs: Glyphs) -> None:
        super().__init__()
        self._records = records[:MOST_LISTED]
        self._which = match_list_title(MOST_LISTED, more=len(records) > MOST_LISTED)
        self._glyphs = glyphs

    def compose(self) -> ComposeResult:
        """Set the list between its title and its keys."""
        yield Sheet(lambda cells, rows: [(Run(self._which, Tone.STRONG),)], self._glyphs, id="title")
        yield Listing(self._items, self._glyphs)
        yield Sheet(lambda cells, rows: [hints(_keys())], self._glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def _items(self, cells: int) -> list[Item]:
        digits = len(str(len(self._records)))
        return [
            Item((Run(f"{index:>{digits}}  ", Tone.DIM), Run(record_title(record))), str(index))
            for index, record in enumerate(self._records, 1)
        ]

    def on_listing_chosen(self, chosen: Listing.Chosen) -> None:
        """Watch the record that is marked."""
        if self.is_active:
            self.dismiss(self._records[int(chosen.id) - 1])


def _keys() -> Sequence[tuple[str, str]]:
    return (("↑↓ PgUp PgDn", replay_text.key("choose")), ("Enter", replay_text.key("watch")), key_labels.back())
