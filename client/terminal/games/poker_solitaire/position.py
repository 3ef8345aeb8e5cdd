"""The matrices of a leg that is only looked at, as they were at some ply."""

from textual.app import ComposeResult

from client.games.poker_solitaire.choice import Choice
from client.games.poker_solitaire.layout import lay_out
from client.games.poker_solitaire.scene import looked_at
from client.terminal.games.board import SightBoard
from client.terminal.widgets.sheet import Sheet
from client.text.glyphs import Glyphs
from client.text.lines import Line
from protocol.games.poker_solitaire.view import PokerSolitaireView
from protocol.views import View


class PokerSight(SightBoard):
    """Shows the matrices at a ply, as much of them as there is room for."""

    DEFAULT_CSS = "PokerSight Sheet { height: 1fr; }"

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self._shown: PokerSolitaireView | None = None
        self._top = 0
        self._sheet = Sheet(self._lines, glyphs)

    def compose(self) -> ComposeResult:
        """Set the matrices alone."""
        yield self._sheet

    def show(self, view: View) -> None:
        """Show the matrices of a view."""
        if isinstance(view, PokerSolitaireView):
            self._shown = view
            self._sheet.renew()

    def look(self, cells: int, lines: int) -> None:
        """Move what is in sight."""
        self._top = max(0, self._top + lines)
        self._sheet.renew()

    def _lines(self, cells: int, rows: int) -> list[Line]:
        if self._shown is None:
            return []
        lines = lay_out(looked_at(self._shown, self.names), Choice(), cells, rows).lines
        self._top = min(self._top, max(0, len(lines) - rows))
        return list(lines[self._top :])
