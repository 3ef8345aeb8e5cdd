"""The view of a leg in sheets: heading, board, lines below it and keys; for some games a panel, too."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Generic

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widget import Widget

from client.games.heading import heading
from client.terminal.games.board import Keys
from client.terminal.games.picture_board import P, PictureView, S
from client.terminal.widgets.sheet import Composer, Sheet
from client.text import key_labels
from client.text.glyphs import Glyphs
from client.text.lines import Line, fitted


class LegView(PictureView[P], Generic[P, S]):
    """Shows a picture; `says` composes the lines below the board, and `own_keys` returns the game's keys."""

    DEFAULT_CSS = """
    LegView {
        height: 1fr;
        Sheet { height: 1; }
        #heading, #says { height: 2; }
        &.-hint #says { height: 3; }
        &.-bare #heading { display: none; }
    }
    """
    TIMED: ClassVar[Sequence[str]] = ("#heading",)
    """The sheets that change with time."""

    def __init__(
        self,
        glyphs: Glyphs,
        picture: P,
        says: Callable[[P, int, Glyphs], list[Line]],
        own_keys: Callable[[P], Keys],
    ) -> None:
        super().__init__()
        self._glyphs = glyphs
        self._picture = picture
        self._says = says
        self._own_keys = own_keys

    def compose(self) -> ComposeResult:
        """Stack the parts."""
        yield self.sheet(self.heading, "heading")
        yield from self.middle()
        yield Sheet(lambda cells, _: self._says(self._picture, cells, self._glyphs), self._glyphs, id="says")
        yield Sheet(self._keys, self._glyphs, id="keys")

    # What a game's view overrides

    def middle(self) -> ComposeResult:
        """Add the parts between the heading and the lines below."""
        raise NotImplementedError

    def scene(self) -> S | None:
        """Return the leg that the sheets show."""
        raise NotImplementedError

    def heading(self, scene: S, cells: int, rows: int) -> list[Line]:
        """Compose the two lines at the top."""
        return heading(scene, cells, self._glyphs)

    def least_keys(self) -> Sequence[str]:
        """Return the keys that are named even if there is little room."""
        return key_labels.LEAST

    def lay_out(self) -> None:
        """Update everything else for a new picture or size."""

    # Drawing

    def sheet(self, composer: Callable[[S, int, int], list[Line]], id: str) -> Sheet:
        """Return a sheet that is empty until there is a leg."""

        def composed(cells: int, rows: int) -> list[Line]:
            scene = self.scene()
            return composer(scene, cells, rows) if scene is not None else []

        return Sheet(composed, self._glyphs, id=id)

    def show(self, picture: P) -> None:
        """Show a picture in place of the one before."""
        self._picture = picture
        self.show_again()

    def show_again(self) -> None:
        """Draw the picture again for the current size."""
        scene = self._picture.scene
        self.set_class(scene is not None and scene.hint_line, "-hint")
        self.set_class(scene is not None and scene.told.board is not None, "-bare")
        self.lay_out()
        for sheet in self.query(Sheet):
            sheet.renew()

    def show_time(self, picture: P) -> None:
        """Show a picture in which only times have changed."""
        self._picture = picture
        for part in self.TIMED:
            self.query_one(part, Sheet).renew()

    def _keys(self, cells: int, rows: int) -> list[Line]:
        own = self._own_keys(self._picture)
        named = {key for key, _ in own}
        types = set(key_labels.without_enter(key_labels.typing())) <= set(own)  # then a letter is typed, too
        others = (hint for hint in self._picture.keys if hint[0] not in named and not (types and len(hint[0]) == 1))
        return [fitted((*own, *others), self.least_keys(), cells)]


class PanelView(LegView[P, S]):
    """A view with a window onto the board and a panel beside it, which is folded into lines if there is little room.

    `panel_width` returns the panel's width for a screen of the given width; 0: it is folded.
    """

    DEFAULT_CSS = """
    PanelView {
        #folded { height: 2; }
        #middle { height: 1fr; }
        #panel { width: 0; height: 1fr; }
        ScrollingWindow { width: 1fr; height: 1fr; }
        &.-wide #folded, &.-narrow #panel { display: none; }
    }
    """

    def __init__(
        self,
        glyphs: Glyphs,
        picture: P,
        says: Callable[[P, int, Glyphs], list[Line]],
        own_keys: Callable[[P], Keys],
        panel_width: Callable[[int], int],
    ) -> None:
        super().__init__(glyphs, picture, says, own_keys)
        self._panel_width = panel_width

    def middle(self) -> ComposeResult:
        """Put the window and the panel side by side, between two rules."""
        yield self.sheet(self.folded, "folded")
        yield Sheet(self._rule(self.top_rule), self._glyphs, id="top")
        with Horizontal(id="middle"):
            yield from self.boards()
            yield self.sheet(self.panel, "panel")
        yield Sheet(self._rule(self.bottom_rule), self._glyphs, id="bottom")
        yield from self.below()

    # What a game's view overrides

    def boards(self) -> Sequence[Widget]:
        """Return the widgets beside the panel."""
        raise NotImplementedError

    def below(self) -> Sequence[Widget]:
        """Return the widgets between the lower rule and the lines below."""
        return ()

    def folded(self, scene: S, cells: int, rows: int) -> list[Line]:
        """Compose the lines that replace the panel."""
        raise NotImplementedError

    def panel(self, scene: S, cells: int, rows: int) -> list[Line]:
        """Compose the panel."""
        raise NotImplementedError

    def top_rule(self, cells: int, panel_cells: int) -> Line:
        """Compose the line over the window and the panel."""
        raise NotImplementedError

    def bottom_rule(self, cells: int, panel_cells: int) -> Line:
        """Compose the line under them, which shows how much is out of sight."""
        raise NotImplementedError

    # Drawing

    def on_resize(self) -> None:
        """Fold the panel if there is too little room for it."""
        beside = self._panel_width(self.size.width)
        self.set_class(beside > 0, "-wide")
        self.set_class(beside == 0, "-narrow")
        self.query_one("#panel").styles.width = beside
        self.show_again()

    def renew_rules(self) -> None:
        """Show in the rules what is out of sight."""
        for rule in ("#top", "#bottom"):
            self.query_one(rule, Sheet).renew()

    def _rule(self, composer: Callable[[int, int], Line]) -> Composer:
        return lambda cells, rows: [composer(cells, self._panel_width(cells))]
