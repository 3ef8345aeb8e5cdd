"""Two positions: the end of a leg, and the position that the computer reached on the same number."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from client.net.frames import ShownRoom
from client.terminal.games.board import Board
from client.terminal.games.catalog import BOARDS, board_of
from client.terminal.widgets.too_small import TooSmall
from client.text import key_labels
from client.text.glyphs import Glyphs
from protocol.ids import Seat
from protocol.scores import NumberEvent

_BACK = Binding("escape,q,t,ctrl+c,ctrl+q", "dismiss(None)", show=False)


class TreeScreen(Screen[None]):
    """Shows the leg that a room showed last."""

    BINDINGS: ClassVar[list[BindingType]] = [_BACK]

    def __init__(self, room: ShownRoom, me: Seat | None, here: tuple[Seat, ...] | None, glyphs: Glyphs) -> None:
        super().__init__()
        self._room = room
        self._me = me
        self._here = here
        self._glyphs = glyphs

    def compose(self) -> ComposeResult:
        """Add the leg."""
        yield board_of(self._room, self._glyphs, (key_labels.back(),))
        yield TooSmall(self._glyphs)

    def on_board_went_on(self) -> None:
        """Go back to the page."""
        self.dismiss()

    def on_mount(self) -> None:
        """Show the leg."""
        self.query_one(Board).show(self._room, self._me, self._here)


class ComputersTreeScreen(Screen[None]):
    """Shows the computer's result on a number, as soon as `about` has it."""

    BINDINGS: ClassVar[list[BindingType]] = [_BACK]

    def __init__(self, about: NumberEvent | None, game: str, title: str, glyphs: Glyphs) -> None:
        super().__init__()
        self._game = game
        self._about = about
        self._title = title
        self._glyphs = glyphs

    def compose(self) -> ComposeResult:
        """Add the board."""
        yield BOARDS[self._game].leg(self._glyphs, (key_labels.back(),))
        yield TooSmall(self._glyphs)

    def on_board_went_on(self) -> None:
        """Go back to the previous screen."""
        self.dismiss()

    def on_mount(self) -> None:
        """Show the result, or that it is still awaited."""
        self._show()

    def tell(self, about: NumberEvent) -> None:
        """Show the results that are known."""
        if about != self._about:
            self._about = about
            if self.is_mounted:
                self._show()

    def _show(self) -> None:
        self.query_one(Board).show_computers(self._about, self._title)
