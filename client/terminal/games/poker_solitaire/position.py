"""The matrices of a leg that is only looked at, as they were at some ply."""

from client.games.poker_solitaire.choice import Choice
from client.games.poker_solitaire.layout import lay_out
from client.games.poker_solitaire.scene import looked_at
from client.terminal.games.sheet_sight import SheetSight
from client.text.lines import Line
from protocol.games.poker_solitaire.view import PokerSolitaireView
from protocol.views import View


class PokerSight(SheetSight):
    """Shows the matrices at a ply, as much of them as there is room for."""

    def lines_of(self, view: View, cells: int, rows: int) -> list[Line]:
        """Return the lines of the matrices."""
        if not isinstance(view, PokerSolitaireView):
            return []
        return list(lay_out(looked_at(view, self.names), Choice(), cells, rows).lines)
