"""The view of a leg of Happy Graphs: heading, boards or hands, panel, the hand, and the lines below."""

from collections.abc import Sequence

from textual.widget import Widget

from client.games.happy_graphs import footer
from client.games.happy_graphs.layout import EMPTY, Box
from client.games.happy_graphs.picture import Picture
from client.games.happy_graphs.scene import Scene
from client.terminal.games.happy_graphs import panel
from client.terminal.games.happy_graphs.grid import GridView
from client.terminal.games.leg_view import PanelView
from client.terminal.games.side_panel import panel_width
from client.text import key_labels
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run


class HappyGraphsLegView(PanelView[Picture, Scene]):
    """Shows the newest picture; the grid posts clicks."""

    DEFAULT_CSS = """
    HappyGraphsLegView {
        #hands { width: 1fr; height: 1fr; display: none; }
        &.-hands GridView { display: none; }
        &.-hands #hands { display: block; }
    }
    """
    TIMED = ("#heading", "#folded", "#panel")

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__(glyphs, Picture(), footer.says, footer.own_keys, panel_width)
        self.window = GridView(glyphs)

    @property
    def rows(self) -> int:
        """The number of lines for the hands."""
        return self.query_one("#hands").size.height

    def boards(self) -> Sequence[Widget]:
        """Return the boards' window and the hands; one of them is shown."""
        return self.window, self.sheet(self._hands, "hands")

    def below(self) -> Sequence[Widget]:
        """Return the reader's hand."""
        return (self.sheet(self._hand, "hand"),)

    def scene(self) -> Scene | None:
        """Return the leg."""
        return self._picture.scene

    def least_keys(self) -> Sequence[str]:
        """Return the keys that are named even if there is little room."""
        scene = self._picture.scene
        least = footer.LEAST_PUZZLE if scene is not None and scene.puzzle else ()
        return (*least, *key_labels.LEAST)

    def bring(self, box: Box | None) -> None:
        """Bring a part of the boards into sight."""
        self.window.bring(box)

    def lay_out(self) -> None:
        """Show the boards or the hands."""
        self.set_class(self._picture.hands, "-hands")
        self.window.show(self._picture.layout, self._picture.choice.spot)

    def folded(self, scene: Scene, cells: int, rows: int) -> list[Line]:
        """Compose the lines that replace the panel."""
        return panel.folded(self._picture, scene, cells, self._glyphs)

    def panel(self, scene: Scene, cells: int, rows: int) -> list[Line]:
        """Compose the panel."""
        return panel.panel(self._picture, scene, cells, rows, self._glyphs)

    def top_rule(self, cells: int, panel_cells: int) -> Line:
        """Compose the line over the boards and the panel."""
        picture, sight = self._picture, self.window.sight
        return panel.top_rule(picture.scene, picture.layout, sight, cells, panel_cells, hands=picture.hands)

    def bottom_rule(self, cells: int, panel_cells: int) -> Line:
        """Compose the line under them."""
        layout = EMPTY if self._picture.hands else self._picture.layout
        return panel.bottom_rule(layout, self.window.sight, cells, panel_cells)

    def _hands(self, scene: Scene, cells: int, rows: int) -> list[Line]:
        lines = panel.all_hands(scene, cells - 2, rows, self._glyphs, self._picture.top)
        return [(Run(" "), *line) for line in lines]

    def _hand(self, scene: Scene, cells: int, rows: int) -> list[Line]:
        return [panel.hand_line(self._picture, scene, cells, self._glyphs)]
