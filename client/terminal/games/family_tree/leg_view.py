"""The view of a leg of Family Tree: heading, tree or family, panel, explanation, and the lines below."""

from collections.abc import Sequence

from textual import on
from textual.geometry import Size
from textual.widget import Widget

from client.games.family_tree import footer
from client.games.family_tree.family_layout import lay_out_family
from client.games.family_tree.layout import Box, mark_for
from client.games.family_tree.messages import families as families_text
from client.games.family_tree.messages import leg as leg_text
from client.games.family_tree.picture import Picture
from client.games.family_tree.scene import Scene
from client.terminal.games.family_tree import panel
from client.terminal.games.family_tree.tree import TreeView
from client.terminal.games.leg_view import PanelView
from client.terminal.games.side_panel import panel_width
from client.terminal.widgets.sheet import Sheet
from client.text.cards import with_cards
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, wrap
from client.text.messages import guide as guide_text


class FamilyTreeLegView(PanelView[Picture, Scene]):
    """Shows the newest picture; the tree posts clicks."""

    DEFAULT_CSS = "FamilyTreeLegView #lessons { height: 0; }"

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__(glyphs, Picture(), footer.says, footer.own_keys, panel_width)
        self._layout = self._picture.layout
        self._laid_for: Size | None = None
        self.window = TreeView(glyphs)

    def boards(self) -> Sequence[Widget]:
        """Return the tree's window."""
        return (self.window,)

    def below(self) -> Sequence[Widget]:
        """Return the sheet of the explanation."""
        return (Sheet(lambda cells, _: self._lessons(cells), self._glyphs, id="lessons"),)

    def scene(self) -> Scene | None:
        """Return the leg."""
        return self._picture.scene

    def bring(self, box: Box | None) -> None:
        """Bring a part of the whole tree into sight; the family view ignores this."""
        if self._picture.walk is None:
            self.window.bring(box)

    def bring_pointed(self) -> None:
        """Bring the marked member of a family into sight."""
        spot = self._picture.pointed
        if spot is not None:
            self.window.bring(self._layout.boxes.get(spot.card))

    @on(TreeView.Looked)
    def look_around(self, event: TreeView.Looked) -> None:
        """Show in the frame what is out of sight; lay out a family again if the window's size has changed."""
        event.stop()
        if self._picture.walk is not None and self.window.size != self._laid_for:
            self._draw()
        self.renew_rules()

    def lay_out(self) -> None:
        """Make room for the explanation, and show the tree or the family."""
        self.query_one("#lessons").styles.height = len(self._lessons(self.size.width))
        self._draw()

    def _draw(self) -> None:
        """Show the tree, or the current family laid out for the window."""
        picture, scene = self._picture, self._picture.scene
        if picture.walk is None or scene is None:
            self._layout = picture.layout
            self.window.show(picture.layout, picture.choice.chosen)
            return
        self._laid_for = self.window.size
        cells, rows = self.window.size
        mark = mark_for(scene.my_turn)
        self._layout = lay_out_family(scene.view, picture.walk, cells, rows, mark, scene.hinted)
        self.window.show(self._layout, picture.walk.spot(scene.view))

    def folded(self, scene: Scene, cells: int, rows: int) -> list[Line]:
        """Compose the lines that replace the panel."""
        return panel.folded(scene, cells, self._glyphs)

    def panel(self, scene: Scene, cells: int, rows: int) -> list[Line]:
        """Compose the panel, with the family of the chosen place."""
        place, walk = self._picture.choice.place, self._picture.walk
        chosen = scene.family_of(place.move.target).member if place else None
        return panel.panel(scene, chosen if walk is None else walk.member, cells, rows, self._glyphs)

    def top_rule(self, cells: int, panel_cells: int) -> Line:
        """Compose the line over the tree and the panel."""
        title = leg_text.tree() if self._picture.walk is None else families_text.one_family()
        return panel.top_rule(title, self._layout, self.window.sight, cells, panel_cells)

    def bottom_rule(self, cells: int, panel_cells: int) -> Line:
        """Compose the line under them."""
        title = guide_text.title() if self._picture.lessons else ""
        return panel.bottom_rule(title, self._layout, self.window.sight, cells, panel_cells)

    def _lessons(self, cells: int) -> list[Line]:
        lines: list[Line] = []
        for lesson in self._picture.lessons:
            lines += wrap((Run(" · "), *with_cards(lesson)), max(0, cells - 1), self._glyphs, indent=3)
        return lines
