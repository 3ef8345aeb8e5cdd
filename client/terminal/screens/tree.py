"""Trees to look at: that of a leg that is over, and the one that the computer built from the same number."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from client.terminal import words
from client.terminal.family_tree.leg import LegWidget
from client.terminal.family_tree.scene import Scene, computers_scene, read_scene
from client.terminal.glyphs import Glyphs
from client.terminal.too_small import TooSmall
from client.terminal.words import hints
from protocol.events import NumberEvent, RoomEvent
from protocol.ids import Seat


class _Trees(Screen[None]):
    """Shows a tree that nobody plays in any more, whole or one family at a time."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,t,ctrl+c,ctrl+q", "dismiss(None)", show=False)]

    def __init__(self, scene: Scene | None, glyphs: Glyphs) -> None:
        super().__init__()
        self._scene = scene
        self._glyphs = glyphs

    def compose(self) -> ComposeResult:
        """Set the tree alone."""
        yield LegWidget(self._glyphs, (words.keys.BACK,))
        yield TooSmall(self._glyphs)

    def on_leg_widget_went_on(self) -> None:
        """Go back to the page."""
        self.dismiss()

    def on_mount(self) -> None:
        """Show the tree."""
        self.query_one(LegWidget).show_scene(self._scene)


class TreeScreen(_Trees):
    """Shows the leg that a room was last seen at."""

    def __init__(self, room: RoomEvent, me: Seat | None, here: tuple[Seat, ...], glyphs: Glyphs) -> None:
        super().__init__(read_scene(room, me, here), glyphs)


class ComputersTreeScreen(_Trees):
    """Shows the tree that the computer built, as soon as what is known `about` the number has it."""

    def __init__(self, about: NumberEvent | None, title: str, glyphs: Glyphs) -> None:
        super().__init__(None if about is None else computers_scene(about, title), glyphs)
        self._title = title

    def on_mount(self) -> None:
        """Say what is waited for, where there is no tree yet."""
        super().on_mount()
        if self._scene is None:
            self.query_one(LegWidget).notice(hints.TREE_WORKING)

    def tell(self, about: NumberEvent) -> None:
        """Show what is known by now."""
        scene = computers_scene(about, self._title)
        if scene is not None and scene != self._scene:
            self._scene = scene
            if self.is_mounted:
                leg = self.query_one(LegWidget)
                leg.notice(None)
                leg.show_scene(scene)
