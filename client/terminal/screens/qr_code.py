"""A room's link as a code to scan, alone: where the room's own page has no width for it."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen

from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text import key_labels
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, hints
from client.text.qr_code import scan_code
from client.text.tones import Tone


class ScanScreen(ModalScreen[None]):
    """Shows a link, and below it the code that a telephone reads it from."""

    DEFAULT_CSS = """
    ScanScreen {
        align: center middle;
        #box { width: 78; height: auto; padding: 1 2; background: $panel; }
        #keys { height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,x,enter,ctrl+c,ctrl+q", "dismiss(None)", show=False)]

    def __init__(self, link: str, glyphs: Glyphs) -> None:
        super().__init__()
        self._shown: list[Line] = [(Run(link, Tone.MARK),), (), *((Run("  "), *row) for row in scan_code(link)), ()]
        self._glyphs = glyphs

    def compose(self) -> ComposeResult:
        """Set the link above its code."""
        with Vertical(id="box"):
            code = Sheet(lambda cells, rows: self._shown, self._glyphs)
            code.styles.height = len(self._shown)
            yield code
            yield Sheet(lambda cells, rows: [hints((key_labels.BACK,))], self._glyphs, id="keys")
        yield TooSmall(self._glyphs)
