"""A position that is drawn as lines of text, and scrolls."""

from textual.app import ComposeResult

from client.terminal.games.board import SightBoard
from client.terminal.widgets.sheet import Sheet
from client.text.glyphs import Glyphs
from client.text.lines import Line
from protocol.views import View


class SheetSight(SightBoard):
    """Shows the lines of a position."""

    DEFAULT_CSS = "SheetSight Sheet { height: 1fr; }"

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self.glyphs = glyphs
        self._view: View | None = None
        self._top = 0
        self._sheet = Sheet(self._lines, glyphs)

    def lines_of(self, view: View, cells: int, rows: int) -> list[Line]:
        """Return all lines of a view; `rows` is the height of the widget."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """Yield the sheet."""
        yield self._sheet

    def show(self, view: View) -> None:
        """Show a view."""
        self._view = view
        self._sheet.renew()

    def look(self, cells: int, lines: int) -> None:
        """Scroll by lines."""
        self._top = max(0, self._top + lines)
        self._sheet.renew()

    def _lines(self, cells: int, rows: int) -> list[Line]:
        if self._view is None:
            return []
        lines = self.lines_of(self._view, cells, rows)
        self._top = min(self._top, max(0, len(lines) - rows))
        return lines[self._top :]
