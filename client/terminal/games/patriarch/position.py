"""A position of The Patriarch in a replay: the tree, the guesses, and the trees still possible."""

from textual.app import ComposeResult

from client.games.patriarch.layout import position
from client.games.patriarch.trees import readable
from client.terminal.games.board import SightBoard
from client.terminal.widgets.sheet import Sheet
from client.text.glyphs import Glyphs
from client.text.lines import Line
from protocol.games.patriarch.view import PatriarchView
from protocol.views import View


class PatriarchSight(SightBoard):
    """Shows the guesses at a ply, and how many trees each grade left possible."""

    DEFAULT_CSS = "PatriarchSight Sheet { height: 1fr; }"

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self._glyphs = glyphs
        self._shown: PatriarchView | None = None
        self._back = 0
        self._sheet = Sheet(self._lines, glyphs)

    def compose(self) -> ComposeResult:
        """Add the lines."""
        yield self._sheet

    def show(self, view: View) -> None:
        """Show a position."""
        if isinstance(view, PatriarchView) and readable(view):
            self._shown, self._back = view, 0
            self._sheet.renew()

    def look(self, cells: int, lines: int) -> None:
        """Scroll to earlier or later guesses."""
        self._back = max(0, self._back - lines)
        self._sheet.renew()

    def _lines(self, cells: int, rows: int) -> list[Line]:
        return [] if self._shown is None else position(self._shown, cells, rows, self._back, self._glyphs, self.names)
