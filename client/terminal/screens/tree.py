"""Trees to look at: that of a leg that is over, and the one that the computer built from the same number."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from client.terminal import words
from client.terminal.family_tree.leg import LegWidget
from client.terminal.family_tree.scene import computers_scene
from client.terminal.glyphs import Glyphs
from client.terminal.too_small import TooSmall
from client.terminal.words import hints
from protocol.events import NumberEvent, RoomEvent
from protocol.ids import Seat

_BACK = Binding("escape,q,t,ctrl+c,ctrl+q", "dismiss(None)", show=False)


class TreeScreen(Screen[None]):
    """Shows the leg that a room was last seen at."""

    BINDINGS: ClassVar[list[BindingType]] = [_BACK]

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


class ComputersTreeScreen(Screen[None]):
    """Shows the tree that the computer built, as soon as what is known `about` the number has it."""

    BINDINGS: ClassVar[list[BindingType]] = [_BACK]

    def __init__(self, about: NumberEvent | None, title: str, glyphs: Glyphs) -> None:
        super().__init__()
        self._about = about
        self._title = title
        self._glyphs = glyphs

    def compose(self) -> ComposeResult:
        """Set the tree alone."""
        yield LegWidget(self._glyphs, (words.keys.BACK,))
        yield TooSmall(self._glyphs)

    def on_leg_widget_went_on(self) -> None:
        """Go back to where one came from."""
        self.dismiss()

    def on_mount(self) -> None:
        """Show the tree, or that it is waited for."""
        self._show()

    def tell(self, about: NumberEvent) -> None:
        """Show what is known by now."""
        if about != self._about:
            self._about = about
            if self.is_mounted:
                self._show()

    def _show(self) -> None:
        scene = None if self._about is None else computers_scene(self._about, self._title)
        leg = self.query_one(LegWidget)
        leg.notice(hints.TREE_WORKING if scene is None else None)
        leg.show_scene(scene)
