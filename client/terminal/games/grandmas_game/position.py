"""The table of a position in a replay."""

from textual.app import ComposeResult

from client.games.grandmas_game.layout import lay_out
from client.terminal.games.board import SightBoard
from client.terminal.games.grandmas_game.table import Felt
from client.text.glyphs import Glyphs
from protocol.games.grandmas_game.view import GrandmasGameView
from protocol.views import View

_WHOLE = 13
"""The height of the whole table in lines, lower edges included."""


class GrandmasGameSight(SightBoard):
    """Shows the table at a ply."""

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self._felt = Felt(glyphs)
        self._shown: GrandmasGameView | None = None

    def compose(self) -> ComposeResult:
        """Add the table."""
        yield self._felt

    def show(self, view: View) -> None:
        """Show the table of a view, with the last move marked as chosen."""
        if isinstance(view, GrandmasGameView):
            self._shown = view
            played = view.played
            low = 0 < self.size.height < _WHOLE
            self._felt.show(
                lay_out(view, self.size.width or 80, mine=False, low=low), played.target if played else None
            )

    def on_resize(self) -> None:
        """Lay out the table for the new width."""
        if self._shown is not None:
            self.show(self._shown)

    def look(self, cells: int, lines: int) -> None:
        """Move the view."""
        self._felt.look(cells, lines)
