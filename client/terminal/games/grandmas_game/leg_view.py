"""The view of a leg of Grandma's Game: heading, table, panel, and the lines below."""

from collections.abc import Sequence
from dataclasses import replace

from textual.widget import Widget

from client.games.grandmas_game import footer
from client.games.grandmas_game.picture import Picture
from client.games.grandmas_game.scene import Scene
from client.games.heading import heading
from client.terminal.games.grandmas_game import panel
from client.terminal.games.grandmas_game.table import Felt
from client.terminal.games.leg_view import PanelView
from client.text import key_labels
from client.text.glyphs import Glyphs
from client.text.lines import Line


class GrandmasGameLegView(PanelView[Picture, Scene]):
    """Shows the newest picture; the table posts clicks."""

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__(glyphs, Picture(), footer.says, footer.own_keys, panel.panel_width)
        self.window = Felt(glyphs)

    def boards(self) -> Sequence[Widget]:
        """Return the table's window."""
        return (self.window,)

    def scene(self) -> Scene | None:
        """Return the leg; while the dealing is shown, only the cards dealt so far."""
        scene, dealing = self._picture.scene, self._picture.dealing
        return scene if scene is None or dealing is None else replace(scene, view=dealing.seen(scene.view))

    def heading(self, scene: Scene, cells: int, rows: int) -> list[Line]:
        """Compose the two lines at the top."""
        return heading(scene, cells, self._glyphs, race=scene.race)

    def least_keys(self) -> Sequence[str]:
        """Return the keys that are named even if there is little room."""
        least = footer.LEAST if self._picture.dealing is None else footer.LEAST_DEALING
        return (*least, *key_labels.LEAST)

    def lay_out(self) -> None:
        """Show the table."""
        picture = self._picture
        choosing = picture.scene is not None and picture.scene.my_turn and picture.dealing is None
        self.window.show(picture.layout, picture.choice.at if choosing else None)

    def folded(self, scene: Scene, cells: int, rows: int) -> list[Line]:
        """Compose the lines that replace the panel."""
        return panel.folded(scene, cells, self._glyphs)

    def panel(self, scene: Scene, cells: int, rows: int) -> list[Line]:
        """Compose the panel."""
        return panel.panel(scene, cells, self._glyphs)

    def top_rule(self, cells: int, panel_cells: int) -> Line:
        """Compose the line over the table and the panel."""
        return panel.top_rule(self._picture.scene, cells, panel_cells, auto=self._picture.auto)

    def bottom_rule(self, cells: int, panel_cells: int) -> Line:
        """Compose the line under them."""
        return panel.bottom_rule(self._picture.layout, self.window.sight, cells, panel_cells)
