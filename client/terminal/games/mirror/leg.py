"""A mirror match on the screen: two boards, each with a leg of its own, and a common heading.

The widget takes `w`, which switches to the other board; the current board takes all other keys. A wide screen shows
both boards side by side, a narrow one only the current board. When the player is to move on the other board, the widget
switches to it, but never while a move is being typed.
"""

from collections.abc import Callable
from dataclasses import replace

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widget import Widget

from client.games.clocks import Face
from client.games.leg_scene import NOTHING_TOLD, Told
from client.games.mirror.scene import KEY, Scene, headed, tabs, told_of
from client.net.frames import ShownRoom
from client.terminal.games.board import Board, Keys
from client.terminal.widgets.sheet import Sheet
from client.text.enter_guard import enter_guard
from client.text.glyphs import Glyphs
from client.text.lines import Line
from protocol.games.mirror import BOARDS, on_board
from protocol.ids import Seat
from protocol.scores import NumberEvent

BESIDE_FROM = 150
"""The screen width from which both boards are side by side."""
BoardMaker = Callable[[Glyphs, Keys], Board]


class Pane(Widget):
    """One of the two boards; its messages name the board."""

    DEFAULT_CSS = """
    Pane { width: 1fr; height: 1fr; }
    .-beside Pane.-second { border-left: vkey $foreground 30%; }
    .-beside Pane.-second.-ascii { border-left: ascii $foreground 30%; }
    """

    def __init__(self, at: int, board: Board, glyphs: Glyphs) -> None:
        super().__init__(classes=f"{'-second' if at else ''} {'-ascii' if glyphs.ascii else ''}")
        self.at = at
        self.board = board

    def compose(self) -> ComposeResult:
        """Add the board."""
        yield self.board

    def on_board_move_chosen(self, chosen: Board.MoveChosen) -> None:
        """Add the board's name to the move."""
        chosen.move = on_board(self.at, chosen.move)


class MirrorWidget(Board, can_focus=False):
    """A mirror match, as one of its players or a spectator sees it; `board` creates one of its boards."""

    DEFAULT_CSS = """
    MirrorWidget {
        Sheet { height: 1; }
        #mirror-heading { height: 2; }
        #mirror-boards { height: 1fr; }
        Pane.-other #keys { visibility: hidden; }
    }
    """

    def __init__(self, board: BoardMaker, glyphs: Glyphs, keys: Keys = (), *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._glyphs = glyphs
        self._keys = tuple(keys)
        self._scene: Scene | None = None
        self._at = 0
        self._panes = tuple(Pane(at, board(glyphs, keys), glyphs) for at in BOARDS)

    def compose(self) -> ComposeResult:
        """Put the common heading above the boards."""
        yield Sheet(self._heading, self._glyphs, id="mirror-heading")
        yield Sheet(self._tabs, self._glyphs, id="mirror-tabs")
        with Horizontal(id="mirror-boards"):
            yield from self._panes

    def on_mount(self) -> None:
        """Focus the current board."""
        self._set_out()

    def on_resize(self) -> None:
        """Show both boards if there is room, or else one."""
        self._set_out()

    @property
    def board(self) -> Board:
        """The current board."""
        return self._panes[self._at].board

    @property
    def typing(self) -> bool:
        """Whether a move is being typed."""
        return self.board.typing

    def focus(self, scroll_visible: bool = True) -> "MirrorWidget":
        """Focus the current board."""
        self.board.focus(scroll_visible)
        return self

    # The interface for the screen around it

    def show(
        self,
        room: ShownRoom,
        me: Seat | None,
        here: tuple[Seat, ...] | None,
        clocks: tuple[Face, ...] = (),
        told: Told = NOTHING_TOLD,
    ) -> None:
        """Show the current state of both boards, and switch to the board on which the player can act."""
        before, scene = self._scene, Scene.read(room, me, here, clocks)
        self._scene = scene
        for pane in self._panes:
            if scene is not None:
                board = scene.mirror.boards[pane.at]
                pane.board.show(board.room, me, here, (), told_of(scene, pane.at, told))
        if scene is not None:
            self._come(before, scene)
        self._set_out()

    def _come(self, before: Scene | None, scene: Scene) -> None:
        """Switch to a board on which it has become the player's turn, unless a move is being typed."""
        new = before is None or before.mine != scene.mine
        if new and scene.mine and self._at not in scene.mine and not self.typing:
            self._go(min(scene.mine))
            if (guard := enter_guard(self.app)) is not None:
                guard.begin()

    def show_computers(self, about: NumberEvent | None, title: str) -> None:
        """Do nothing: a mirror match has two players, so there is no result of the computer."""

    def refused(self, message: str) -> None:
        """Show why a move was refused, on the current board."""
        self.board.refused(message)

    def notice(self, text: str | None) -> None:
        """Show a text of the screen around both boards, until it is replaced."""
        for pane in self._panes:
            pane.board.notice(text)

    def name_keys(self, keys: Keys) -> None:
        """Set the keys of the screen around both boards."""
        self._keys = tuple(keys)
        for pane in self._panes:
            pane.board.name_keys(self._keys)

    def tell_time(self, clocks: tuple[Face, ...], now: float | None) -> None:
        """Show the seats' clocks."""
        if self._scene is not None and self._scene.clocks != clocks:
            self._scene = replace(self._scene, clocks=clocks)
            self.query_one("#mirror-heading", Sheet).renew()
        for pane in self._panes:
            pane.board.tell_time((), now)

    def look_as_set(self) -> None:
        """Show both boards in the view that the player used last."""
        for pane in self._panes:
            pane.board.look_as_set()

    # Drawing

    def _set_out(self) -> None:
        beside = self.size.width >= BESIDE_FROM
        self.set_class(beside, "-beside")
        for pane in self._panes:
            pane.display = beside or pane.at == self._at
            pane.set_class(pane.at != self._at, "-other")
        for sheet in ("#mirror-heading", "#mirror-tabs"):
            self.query_one(sheet, Sheet).renew()

    def _heading(self, cells: int, rows: int) -> list[Line]:
        return headed(self._scene, cells, self._glyphs) if self._scene is not None else []

    def _tabs(self, cells: int, rows: int) -> list[Line]:
        if self._scene is None:
            return []
        return [tabs(self._scene, self._at, cells, self._glyphs, beside=self.has_class("-beside"))]

    # Input

    def _go(self, at: int) -> None:
        """Switch to a board, which then has the focus."""
        self._at = at
        self._set_out()
        self.board.focus()

    def on_key(self, event: events.Key) -> None:
        """Switch to the other board."""
        if event.key == KEY:
            event.stop()
            event.prevent_default()
            self._go(1 - self._at)

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Switch to the clicked board."""
        here = (pane.at for pane in self._panes if pane.display and pane.region.contains_point(event.screen_offset))
        if (at := next(here, self._at)) != self._at:
            self._go(at)

    def on_descendant_focus(self) -> None:
        """Keep the focus on the current board: each board takes the focus when it is mounted."""
        focused = self.screen.focused
        if focused is not None and self._panes[self._at] not in focused.ancestors:
            self.board.focus()

    def on_board_went_on(self, went: Board.WentOn) -> None:
        """Leave both boards; if only one leg is over, switch to the other board."""
        if self._scene is not None and not self._scene.mirror.over:
            went.stop()
            self._go(1 - self._at)
