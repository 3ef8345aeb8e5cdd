"""What a leg's screen is made of: heading, boards or hands, panel, the hand, and the lines below. It shows pictures."""

from collections.abc import Callable

from textual.app import ComposeResult
from textual.containers import Horizontal

from client.games.happy_graphs import footer
from client.games.happy_graphs import words as happy_graphs_words
from client.games.happy_graphs.layout import EMPTY, Box
from client.games.happy_graphs.picture import Picture
from client.games.happy_graphs.scene import Scene
from client.games.heading import heading
from client.terminal.games.happy_graphs import panel
from client.terminal.games.happy_graphs.grid import GridView
from client.terminal.games.picture_board import PictureView
from client.terminal.widgets.sheet import Composer, Sheet
from client.text import key_labels
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, fitted


class LegView(PictureView[Picture]):
    """Shows a picture, the newest it was given; the grid tells what is clicked."""

    DEFAULT_CSS = """
    LegView {
        height: 1fr;
        Sheet { height: 1; }
        #heading, #folded, #says { height: 2; }
        #middle { height: 1fr; }
        #panel { width: 0; height: 1fr; }
        #hands { width: 1fr; height: 1fr; display: none; }
        GridView { width: 1fr; height: 1fr; }
        &.-wide #folded, &.-narrow #panel { display: none; }
        &.-hint #says { height: 3; }
        &.-bare #heading { display: none; }
        &.-hands GridView { display: none; }
        &.-hands #hands { display: block; }
    }
    """

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self._glyphs = glyphs
        self._picture = Picture()
        self.window = GridView(glyphs)

    @property
    def rows(self) -> int:
        """How many lines there are for the hands."""
        return self.query_one("#hands").size.height

    def compose(self) -> ComposeResult:
        """Set the parts one below the other, the boards and the panel side by side."""
        glyphs = self._glyphs
        yield Sheet(self._on_scene(lambda scene, cells, _: heading(scene, cells, glyphs)), glyphs, id="heading")
        yield Sheet(
            self._on_scene(lambda scene, cells, _: panel.folded(self._picture, scene, cells, glyphs)),
            glyphs,
            id="folded",
        )
        yield Sheet(self._top_rule, glyphs, id="top")
        with Horizontal(id="middle"):
            yield self.window
            yield Sheet(self._on_scene(self._hands), glyphs, id="hands")
            yield Sheet(
                self._on_scene(lambda scene, cells, rows: panel.panel(self._picture, scene, cells, rows, glyphs)),
                glyphs,
                id="panel",
            )
        yield Sheet(self._bottom_rule, glyphs, id="bottom")
        yield Sheet(
            self._on_scene(lambda scene, cells, _: [panel.hand_line(self._picture, scene, cells, glyphs)]),
            glyphs,
            id="hand",
        )
        yield Sheet(lambda cells, _: footer.says(self._picture, cells, glyphs), glyphs, id="says")
        yield Sheet(self._keys, glyphs, id="keys")

    def on_resize(self) -> None:
        """Fold the panel where there is too little room for it."""
        beside = panel.panel_width(self.size.width)
        self.set_class(beside > 0, "-wide")
        self.set_class(beside == 0, "-narrow")
        self.query_one("#panel").styles.width = beside
        self._set_out()

    def show(self, picture: Picture) -> None:
        """Show a picture in place of the one before."""
        self._picture = picture
        self._set_out()

    def show_time(self, picture: Picture) -> None:
        """Show what the clocks say now, and how long a puzzle has taken."""
        self._picture = picture
        for part in ("#heading", "#folded", "#panel"):
            self.query_one(part, Sheet).renew()

    def bring(self, box: Box | None) -> None:
        """Bring a part of the boards into sight."""
        self.window.bring(box)

    def renew_rules(self) -> None:
        """Say in the frame what is out of sight now."""
        for rule in ("#top", "#bottom"):
            self.query_one(rule, Sheet).renew()

    def _set_out(self) -> None:
        picture = self._picture
        self.set_class(picture.scene is not None and picture.scene.hint_line, "-hint")
        self.set_class(picture.scene is not None and picture.scene.told.board is not None, "-bare")
        self.set_class(picture.hands, "-hands")
        self.window.show(picture.layout, picture.choice.spot)
        for sheet in self.query(Sheet):
            sheet.renew()

    def _on_scene(self, composer: Callable[[Scene, int, int], list[Line]]) -> Composer:
        """Make a sheet's composer of what needs a leg to tell of."""
        return lambda cells, rows: composer(self._picture.scene, cells, rows) if self._picture.scene else []

    def _hands(self, scene: Scene, cells: int, rows: int) -> list[Line]:
        lines = panel.all_hands(scene, cells - 2, rows, self._glyphs, self._picture.top)
        return [(Run(" "), *line) for line in lines]

    def _top_rule(self, cells: int, rows: int) -> list[Line]:
        picture, beside = self._picture, panel.panel_width(cells)
        sight = self.window.sight
        return [panel.top_rule(picture.scene, picture.layout, sight, cells, beside, hands=picture.hands)]

    def _bottom_rule(self, cells: int, rows: int) -> list[Line]:
        layout = EMPTY if self._picture.hands else self._picture.layout
        return [panel.bottom_rule(layout, self.window.sight, cells, panel.panel_width(cells))]

    def _keys(self, cells: int, rows: int) -> list[Line]:
        own = footer.own_keys(self._picture)
        others = (hint for hint in self._picture.keys if hint[0] not in {key for key, _ in own})
        scene = self._picture.scene
        least = happy_graphs_words.LEAST_PUZZLE if scene is not None and scene.puzzle else ()
        return [fitted((*own, *others), (*least, *key_labels.LEAST), cells)]
