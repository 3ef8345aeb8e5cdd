"""The boards of a position in a replay."""

from textual.app import ComposeResult

from client.games.happy_graphs.layout import lay_out
from client.games.happy_graphs.moves import Spot
from client.terminal.games.board import SightBoard
from client.terminal.games.happy_graphs.grid import GridView
from client.text.glyphs import Glyphs
from protocol.games.happy_graphs.view import HappyGraphsView
from protocol.views import View


class GraphsSight(SightBoard):
    """Shows the boards at a ply, with the last move in sight."""

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self._grid = GridView(glyphs)
        self._shown: HappyGraphsView | None = None

    def compose(self) -> ComposeResult:
        """Add the boards."""
        yield self._grid

    def show(self, view: View) -> None:
        """Show the boards of a view."""
        if isinstance(view, HappyGraphsView):
            self._shown = view
            layout = lay_out(view, self.size.width or 80)
            self._grid.show(layout, None)
            played = view.played
            self._grid.bring(layout.box(Spot(played.group, played.x, played.y)) if played else None)

    def on_resize(self) -> None:
        """Lay out the groups for the new width."""
        if self._shown is not None:
            self.show(self._shown)

    def look(self, cells: int, lines: int) -> None:
        """Move the view."""
        self._grid.look(cells, lines)
