"""A notice over the screen: the code that moves a seat to another machine, or the QR code of a room's link."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widget import Widget

from client.terminal.widgets.dialog import Dialog
from client.terminal.widgets.sheet import Composer, Sheet
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, wrap
from client.text.messages import actions as action_text
from client.text.qr_code import scan_code
from client.text.tones import Tone


class NoticeScreen(Dialog[None]):
    """Shows lines until a key closes it."""

    DEFAULT_CSS = "NoticeScreen #text { height: auto; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,x,enter", "dismiss(None)", show=False)]

    def __init__(self, lines: Composer, glyphs: Glyphs) -> None:
        super().__init__(glyphs)
        self._lines = lines

    def content(self) -> Iterator[Widget]:
        """Add the lines."""
        yield Sheet(self._lines, self.glyphs, id="text")


def seat_code_notice(code: str, text: str, glyphs: Glyphs) -> NoticeScreen:
    """Return the notice of a code that moves a seat, and how to use it."""

    def lines(cells: int, rows: int) -> Sequence[Line]:
        told = [line for part in text.split("\n") for line in wrap((Run(part),), cells, glyphs)]
        return [(Run(action_text.action("move_seat"), Tone.STRONG),), (), (Run(f"  {code}", Tone.MARK),), (), *told]

    return NoticeScreen(lines, glyphs)


def scan_notice(link: str, glyphs: Glyphs) -> NoticeScreen:
    """Return the notice of a link, with its QR code."""
    shown = [(Run(link, Tone.MARK),), (), *((Run("  "), *row) for row in scan_code(link))]
    return NoticeScreen(lambda cells, rows: shown, glyphs)
