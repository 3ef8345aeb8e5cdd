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
    """The matrices and all lines below them; it posts clicks, and the start and the end of a drag."""

    class OfCell(Message):
        """A mouse event at a cell; its kinds don't inherit from each other, or Textual would call both handlers."""

        def __init__(self, line: int, x: int) -> None:
            super().__init__()
            self.line = line
            self.x = x

    class Clicked(OfCell):
        """A cell was clicked."""

    class Pressed(OfCell):
        """The mouse was pressed over a cell."""

    class Released(OfCell):
        """The mouse was released over a cell."""

    class Lost(Message):
        """The widget lost the mouse, so a release can't be seen any more."""

    class Sized(Message):
        """The board's size has changed."""

    def on_click(self, event: events.Click) -> None:
        """Post the clicked cell."""
        self._tell(self.Clicked, event)

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Post the cell in which the mouse was pressed, and capture the mouse."""
        self.capture_mouse()
        self._tell(self.Pressed, event)

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """Post the cell in which the mouse was released."""
        self._tell(self.Released, event)
        self.release_mouse()

    def on_mouse_release(self) -> None:
        """Post that the mouse was lost, for example because a question covers the board."""
        if self.app.mouse_captured is not self:  # otherwise the mouse has been pressed again
            self.post_message(self.Lost())

    def on_hide(self) -> None:
        """Release the mouse."""
        self.release_mouse()

    on_unmount = on_hide

    def _tell(self, what: type[OfCell], event: events.MouseEvent) -> None:
        at = event.get_content_offset_capture(self)
        self.post_message(what(at.y, at.x))

    def on_resize(self) -> None:
        """Post that the size has changed."""
        self.post_message(self.Sized())


class PokerSolitaireLegView(LegView[Picture, Scene]):
    """Shows the newest picture."""

    DEFAULT_CSS = "PokerSolitaireLegView #board { height: 1fr; }"

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__(glyphs, Picture(), footer.says, footer.own_keys)
        self.board = BoardSheet(self._board, glyphs, id="board")

    def middle(self) -> ComposeResult:
        """Put the scores above the board."""
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
