"""The tree of a leg that is over, to look at."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from client.terminal import words
from client.terminal.family_tree.leg import LegWidget
from client.terminal.glyphs import Glyphs
from client.terminal.too_small import TooSmall
from protocol.events import RoomEvent
from protocol.ids import Seat


class TreeScreen(Screen[None]):
    """Shows the leg that a room was last seen at."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,t,ctrl+c,ctrl+q", "dismiss(None)", show=False)]

    def __init__(self, room: RoomEvent, me: Seat | None, here: tuple[Seat, ...], glyphs: Glyphs) -> None:
        super().__init__()
        self._room = room
        self._me = me
        self._here = here
        self._glyphs = glyphs

    def compose(self) -> ComposeResult:
        """Set the leg alone."""
        yield LegWidget(self._glyphs, (words.keys.BACK,))
        yield TooSmall(self._glyphs)

    def on_leg_widget_went_on(self) -> None:
        """Go back to the page."""
        self.dismiss()

    def on_mount(self) -> None:
        """Show the leg."""
        self.query_one(LegWidget).show(self._room, self._me, self._here)
