"""A list of records, one of which is to be watched."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from client.replay import words as replay_words
from client.replay.sources import MOST_LISTED, Found
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, hints
from client.text.tones import Tone

_PAGE = 10


class RecordsScreen(Screen[Found | None]):
    """Asks which record; None when nobody wants any."""

    DEFAULT_CSS = """
    RecordsScreen {
        #title { height: 3; padding: 1 2; }
        #list { height: 1fr; margin: 0 2; }
        #keys { height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("pageup", f"step(-{_PAGE})", show=False),
        Binding("pagedown", f"step({_PAGE})", show=False),
        Binding("home", "step(-99999)", show=False),
        Binding("end", "step(99999)", show=False),
        Binding("enter,space", "choose", show=False),
        Binding("escape,q,ctrl+c,ctrl+q", "dismiss(None)", show=False),
    ]

    def __init__(self, records: Sequence[Found], glyphs: Glyphs) -> None:
        super().__init__()
        self._records = records[:MOST_LISTED]
        self._which = replay_words.which_match(MOST_LISTED, len(records) > MOST_LISTED)
        self._glyphs = glyphs
        self._at = 0

    def compose(self) -> ComposeResult:
        """Set the list between its title and its keys."""
        glyphs = self._glyphs
        yield Sheet(lambda cells, rows: [(Run(self._which, Tone.STRONG),)], glyphs, id="title")
        yield Sheet(self._lines, glyphs, id="list")
        yield Sheet(lambda cells, rows: [hints(replay_words.CHOOSE)], glyphs, id="keys")
        yield TooSmall(glyphs)

    def _lines(self, cells: int, rows: int) -> list[Line]:
        top = max(0, min(self._at - rows // 2, len(self._records) - rows))
        return [self._line(index) for index in range(top, min(top + rows, len(self._records)))]

    def _line(self, index: int) -> Line:
        record, chosen = self._records[index], index == self._at
        told = replay_words.listed(record.game, record.number, record.names, record.scores, record.fault)
        digits = len(str(len(self._records)))
        return (
            Run("▸ " if chosen else "  ", Tone.MARK),
            Run(f"{index + 1:>{digits}}  ", Tone.DIM),
            Run(told, Tone.MARK if chosen else Tone.PLAIN),
        )

    def action_step(self, step: int) -> None:
        """Mark another record."""
        self._at = max(0, min(self._at + step, len(self._records) - 1))
        self.query_one("#list", Sheet).renew()

    def action_choose(self) -> None:
        """Watch the record that is marked."""
        self.dismiss(self._records[self._at])
