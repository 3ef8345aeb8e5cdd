"""The view of a leg of Poker Solitaire: heading, scores, the board, and the lines below."""

from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult
from textual.message import Message

from client.games.heading import heading
from client.games.poker_solitaire import footer
from client.games.poker_solitaire import picture as pictures
from client.games.poker_solitaire.picture import Picture
from client.games.poker_solitaire.scene import Scene
from client.terminal.games.leg_view import LegView
from client.terminal.widgets.sheet import Sheet
from client.text.glyphs import Glyphs
from client.text.lines import Line


class BoardSheet(Sheet):
    """The matrices with all that lies below them; it tells what is clicked, and from where to where is dragged."""

    class OfCell(Message):
        """What the mouse did at a cell; none is a kind of another, whose handler would be called for it, too."""

        def __init__(self, line: int, x: int) -> None:
            super().__init__()
            self.line = line
            self.x = x

    class Clicked(OfCell):
        """A cell was clicked."""

    class Pressed(OfCell):
        """The mouse was pressed over a cell."""

    class Released(OfCell):
        """The mouse was let go over a cell."""

    class Lost(Message):
        """Where the mouse is let go is not told any more."""

    class Sized(Message):
        """There is another room for the board."""

    def on_click(self, event: events.Click) -> None:
        """Tell which cell was clicked."""
        self._tell(self.Clicked, event)

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Tell over which cell the mouse was pressed, and hear of it wherever it is let go."""
        self.capture_mouse()
        self._tell(self.Pressed, event)

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """Tell over which cell the mouse was let go."""
        self._tell(self.Released, event)
        self.release_mouse()

    def on_mouse_release(self) -> None:
        """Tell that nothing more is heard of the mouse, as where a question has come over the board."""
        if self.app.mouse_captured is not self:  # else it has been pressed again since
            self.post_message(self.Lost())

    def on_hide(self) -> None:
        """Leave the mouse to what is there now."""
        self.release_mouse()

    on_unmount = on_hide

    def _tell(self, what: type[OfCell], event: events.MouseEvent) -> None:
        at = event.get_content_offset_capture(self)
        self.post_message(what(at.y, at.x))

    def on_resize(self) -> None:
        """Tell that there is another room."""
        self.post_message(self.Sized())


class PokerSolitaireLegView(LegView[Picture, Scene]):
    """Shows a picture, the newest it was given."""

    DEFAULT_CSS = "PokerSolitaireLegView #board { height: 1fr; }"

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__(glyphs, Picture(), footer.says, footer.own_keys)
        self.board = BoardSheet(self._board, glyphs, id="board")

    def middle(self) -> ComposeResult:
        """Set the scores over the board."""
        yield self.sheet(lambda scene, cells, _: [footer.summary(scene, cells, self._glyphs)], "summary")
        yield self.board

    def scene(self) -> Scene | None:
        """Return the leg."""
        return self._picture.scene

    def heading(self, scene: Scene, cells: int, rows: int) -> list[Line]:
        """Compose the two lines at the top."""
        return heading(scene, cells, self._glyphs, kind=scene.kind, at_once=scene.race)

    def least_keys(self) -> Sequence[str]:
        """Return the keys that are named even if there is little room."""
        return footer.LEAST

    def _board(self, cells: int, rows: int) -> list[Line]:
        return pictures.board(self._picture, cells, rows, self._glyphs)
