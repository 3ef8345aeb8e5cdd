"""What a leg's screen is made of: heading, table, panel, and the lines below. It shows pictures."""

from collections.abc import Callable
from dataclasses import replace

from textual.app import ComposeResult
from textual.containers import Horizontal

from client.games.grandmas_game import footer
from client.games.grandmas_game import table_words as grandma_table_words
from client.games.grandmas_game.picture import Picture
from client.games.grandmas_game.scene import Scene
from client.games.heading import heading
from client.terminal.games.grandmas_game import panel
from client.terminal.games.grandmas_game.table import Felt
from client.terminal.games.picture_board import PictureView
from client.terminal.widgets.sheet import Composer, Sheet
from client.text import key_labels
from client.text.glyphs import Glyphs
from client.text.lines import Line, fitted


class LegView(PictureView[Picture]):
    """Shows a picture, the newest it was given; the table tells what is clicked."""

    DEFAULT_CSS = """
    LegView {
        height: 1fr;
        Sheet { height: 1; }
        #heading, #folded, #says { height: 2; }
        #middle { height: 1fr; }
        #panel { width: 0; height: 1fr; }
        Felt { width: 1fr; height: 1fr; }
        &.-wide #folded, &.-narrow #panel { display: none; }
        &.-hint #says { height: 3; }
    }
    """

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self._glyphs = glyphs
        self._picture = Picture()
        self.window = Felt(glyphs)

    def compose(self) -> ComposeResult:
        """Set the parts one below the other, the table and the panel side by side."""
        glyphs = self._glyphs
        yield Sheet(
            self._on_scene(lambda scene, cells: heading(scene, cells, glyphs, race=scene.race)), glyphs, id="heading"
        )
        yield Sheet(self._on_scene(lambda scene, cells: panel.folded(scene, cells, glyphs)), glyphs, id="folded")
        yield Sheet(self._top_rule, glyphs, id="top")
        with Horizontal(id="middle"):
            yield self.window
            yield Sheet(self._on_scene(lambda scene, cells: panel.panel(scene, cells, glyphs)), glyphs, id="panel")
        yield Sheet(self._bottom_rule, glyphs, id="bottom")
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
        """Show what the clocks say now."""
        self._picture = picture
        self.query_one("#heading", Sheet).renew()

    def _set_out(self) -> None:
        picture = self._picture
        self.set_class(picture.scene is not None and picture.scene.hint_line, "-hint")
        choosing = picture.scene is not None and picture.scene.my_turn and picture.dealing is None
        self.window.show(picture.layout, picture.choice.at if choosing else None)
        for sheet in self.query(Sheet):
            sheet.renew()

    def _on_scene(self, composer: Callable[[Scene, int], list[Line]]) -> Composer:
        """Make a sheet's composer of what needs a leg to tell of."""
        return lambda cells, rows: composer(scene, cells) if (scene := self._scene()) is not None else []

    def _scene(self) -> Scene | None:
        """Return what is told of the leg; while the dealing is watched, no more than has been dealt."""
        scene, dealing = self._picture.scene, self._picture.dealing
        return scene if scene is None or dealing is None else replace(scene, view=dealing.seen(scene.view))

    def _top_rule(self, cells: int, rows: int) -> list[Line]:
        return [panel.top_rule(self._picture.scene, cells, panel.panel_width(cells), auto=self._picture.auto)]

    def _bottom_rule(self, cells: int, rows: int) -> list[Line]:
        return [panel.bottom_rule(self._picture.layout, self.window.sight, cells, panel.panel_width(cells))]

    def _keys(self, cells: int, rows: int) -> list[Line]:
        own = footer.own_keys(self._picture)
        others = (hint for hint in self._picture.keys if hint[0] not in {key for key, _ in own})
        say = grandma_table_words
        least = say.LEAST if self._picture.dealing is None else say.LEAST_DEALING
        return [fitted((*own, *others), (*least, *key_labels.LEAST), cells)]
