"""The tree of a position in a replay."""

from textual.app import ComposeResult

from client.games.family_tree.layout import lay_out
from client.terminal.games.board import SightBoard
from client.terminal.games.family_tree.tree import TreeView
from client.text.glyphs import Glyphs
from protocol.games.family_tree.view import FamilyTreeView
from protocol.views import View


class TreeSight(SightBoard):
    """Shows the tree at a ply, with the last move in sight."""

    DEFAULT_CSS = "TreeSight TreeView { height: 1fr; }"

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self._tree = TreeView(glyphs)

    def compose(self) -> ComposeResult:
        """Add the tree."""
        yield self._tree

    def show(self, view: View) -> None:
        """Show the tree of a view."""
        if isinstance(view, FamilyTreeView):
            layout = lay_out(view, mine=False)
            self._tree.show(layout, None)
            self._tree.bring(layout.boxes.get(view.played.card) if view.played else None)

    def look(self, cells: int, lines: int) -> None:
        """Move the view."""
        self._tree.look(cells, lines)
