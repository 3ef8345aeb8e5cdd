"""What a leg's screen is made of: heading, tree or family, panel, and the lines below. It shows pictures."""

from collections.abc import Callable

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.geometry import Size

from client.games.family_tree import branch_words, footer
from client.games.family_tree import words as family_tree_words
from client.games.family_tree.family_layout import lay_out_family
from client.games.family_tree.layout import Box, mark_for
from client.games.family_tree.picture import Picture
from client.games.family_tree.scene import Scene
from client.games.heading import heading
from client.room import guide_words
from client.terminal.games.family_tree import panel
from client.terminal.games.family_tree.tree import TreeView
from client.terminal.games.picture_board import PictureView
from client.terminal.widgets.sheet import Composer, Sheet
from client.text import key_labels
from client.text.cards import with_cards
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, fitted, wrap


class LegView(PictureView[Picture]):
    """Shows a picture, the newest it was given; the tree tells what is clicked."""

    DEFAULT_CSS = """
    LegView {
        height: 1fr;
        Sheet { height: 1; }
        #heading, #folded, #says { height: 2; }
        #middle { height: 1fr; }
        #panel { width: 0; height: 1fr; }
        #lessons { height: 0; }
        TreeView { width: 1fr; height: 1fr; }
        &.-wide #folded, &.-narrow #panel { display: none; }
        &.-hint #says { height: 3; }
        &.-bare #heading { display: none; }
    }
    """

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self._glyphs = glyphs
        self._picture = Picture()
        self._layout = self._picture.layout
        self._laid_for: Size | None = None
        self.window = TreeView(glyphs)

    def compose(self) -> ComposeResult:
        """Set the parts one below the other, the tree and the panel side by side."""
        glyphs = self._glyphs
        yield Sheet(self._on_scene(lambda scene, cells, _: heading(scene, cells, glyphs)), glyphs, id="heading")
        yield Sheet(self._on_scene(lambda scene, cells, _: panel.folded(scene, cells, glyphs)), glyphs, id="folded")
        yield Sheet(self._compose_top_rule, glyphs, id="top")
        with Horizontal(id="middle"):
            yield self.window
            yield Sheet(self._on_scene(self._compose_panel), glyphs, id="panel")
        yield Sheet(self._compose_bottom_rule, glyphs, id="bottom")
        yield Sheet(lambda cells, _: self._lessons(cells), glyphs, id="lessons")
        yield Sheet(lambda cells, _: footer.says(self._picture, cells, glyphs), glyphs, id="says")
        yield Sheet(self._compose_keys, glyphs, id="keys")

    def on_resize(self) -> None:
        """Fold the panel where there is too little room for it."""
        beside = panel.panel_width(self.size.width)
        self.set_class(beside > 0, "-wide")
        self.set_class(beside == 0, "-narrow")
        self.query_one("#panel").styles.width = beside
        self._set_out()

    # What is shown

    def show(self, picture: Picture) -> None:
        """Show a picture in place of the one before."""
        self._picture = picture
        self._set_out()

    def show_time(self, picture: Picture) -> None:
        """Show what the clocks say now."""
        self._picture = picture
        self.query_one("#heading", Sheet).renew()

    def bring(self, box: Box | None) -> None:
        """Bring a part of the whole tree into sight, where that is shown; a family stands whole as far as it can."""
        if self._picture.walk is None:
            self.window.bring(box)

    def bring_pointed(self) -> None:
        """Bring what is pointed at in a family into sight."""
        spot = self._picture.pointed
        if spot is not None:
            self.window.bring(self._layout.boxes.get(spot.card))

    @on(TreeView.Looked)
    def look_around(self, event: TreeView.Looked) -> None:
        """Say in the frame what is out of sight now, and lay a family out anew where the window has another size."""
        event.stop()
        if self._picture.walk is not None and self.window.size != self._laid_for:
            self._draw()
        for rule in ("#top", "#bottom"):
            self.query_one(rule, Sheet).renew()

    def _set_out(self) -> None:
        picture = self._picture
        self.set_class(picture.scene is not None and picture.scene.hint_line, "-hint")
        self.set_class(picture.scene is not None and picture.scene.told.board is not None, "-bare")
        self.query_one("#lessons").styles.height = len(self._lessons(self.size.width))
        self._draw()
        for sheet in self.query(Sheet):
            sheet.renew()

    def _draw(self) -> None:
        """Show the tree, or the family that is looked at in the room that there is."""
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

    def _on_scene(self, composer: Callable[[Scene, int, int], list[Line]]) -> Composer:
        """Make a sheet's composer of what needs a leg to tell of."""
        return lambda cells, rows: composer(self._picture.scene, cells, rows) if self._picture.scene else []

    def _compose_top_rule(self, cells: int, rows: int) -> list[Line]:
        title = family_tree_words.TREE if self._picture.walk is None else branch_words.TITLE
        return [panel.top_rule(title, self._layout, self.window.sight, cells, panel.panel_width(cells))]

    def _compose_bottom_rule(self, cells: int, rows: int) -> list[Line]:
        title = guide_words.TITLE if self._picture.lessons else ""
        return [panel.bottom_rule(title, self._layout, self.window.sight, cells, panel.panel_width(cells))]

    def _compose_panel(self, scene: Scene, cells: int, rows: int) -> list[Line]:
        place, walk = self._picture.choice.place, self._picture.walk
        chosen = scene.family_of(place.move.target).member if place else None
        return panel.panel(scene, chosen if walk is None else walk.member, cells, rows, self._glyphs)

    def _lessons(self, cells: int) -> list[Line]:
        lines: list[Line] = []
        for lesson in self._picture.lessons:
            lines += wrap((Run(" · "), *with_cards(lesson)), max(0, cells - 1), self._glyphs, indent=3)
        return lines

    def _compose_keys(self, cells: int, rows: int) -> list[Line]:
        own = footer.own_keys(self._picture)
        others = (hint for hint in self._picture.keys if hint[0] not in {key for key, _ in own})
        return [fitted((*own, *others), key_labels.LEAST, cells)]
