"""The code that moves one's seat to another machine, and how it is used."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen

from client.room import action_words
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text import key_labels
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, hints, wrap
from client.text.tones import Tone


class SeatCodeScreen(ModalScreen[None]):
    """Shows a seat code and the sentences that go with it."""

    DEFAULT_CSS = """
    SeatCodeScreen {
        align: center middle;
        #box { width: 78; height: auto; padding: 1 2; background: $panel; }
        #text { height: 12; }
        #keys { height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,enter,ctrl+c,ctrl+q", "dismiss(None)", show=False)]

    def __init__(self, code: str, text: str, glyphs: Glyphs) -> None:
        super().__init__()
        self._code = code
        self._text = text
        self._glyphs = glyphs

    def compose(self) -> ComposeResult:
        """Set the code above how it is used."""
        with Vertical(id="box"):
            yield Sheet(self._lines, self._glyphs, id="text")
            yield Sheet(lambda cells, rows: [hints((key_labels.BACK,))], self._glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def _lines(self, cells: int, rows: int) -> list[Line]:
        told = [line for part in self._text.split("\n") for line in wrap((Run(part),), cells, self._glyphs)]
        return [(Run(action_words.MOVE_TITLE, Tone.STRONG),), (), (Run(f"  {self._code}", Tone.MARK),), (), *told]
