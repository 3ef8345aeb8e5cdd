"""The board of any game on the terminal: its table, and its moves to choose from.

The widget takes the arrow keys up and down, Enter, Page Up and Page Down, and `/` with which a typed move begins. All
other keys go on to the screen, which names its own in `keys`.
"""

from dataclasses import replace
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.message import Message

from client.games.generic.picture import LEAST_KEYS, Picture, lay_out, own_keys, says, table_lines
from client.games.generic.scene import Scene
from client.games.heading import heading
from client.terminal.games.board import Drawn, Keys
from client.terminal.games.leg_view import LegView
from client.terminal.games.picture_board import PictureBoard, usual_keys
from client.terminal.games.sheet_sight import SheetSight
from client.terminal.widgets.sheet import Sheet
from client.text import key_labels
from client.text.glyphs import UNICODE, Glyphs
from client.text.lines import Line
from protocol.events import GameInfo
from protocol.views import View

_PAGE = 5
_MOST_TYPED = 80


class TableSheet(Sheet):
    """The table and the moves below it."""

    class Clicked(Message):
        """A line was clicked."""

        def __init__(self, line: int) -> None:
            super().__init__()
            self.line = line

    def on_click(self, event: events.Click) -> None:
        """Post the clicked line."""
        event.stop()
        self.post_message(self.Clicked(event.y))


class GenericLegView(LegView[Picture, Scene]):
    """Shows a picture: the heading, the table with the moves, and the lines below."""

    DEFAULT_CSS = "GenericLegView #table { height: 1fr; }"

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__(glyphs, Picture(), says, own_keys)
        self.moves_at: dict[int, int] = {}
        self.last_top = 0
        self._table = TableSheet(self._lines, glyphs, id="table")

    def middle(self) -> ComposeResult:
        """Add the table and the moves."""
        yield self._table

    def scene(self) -> Scene | None:
        """Return the leg."""
        return self._picture.scene

    def heading(self, scene: Scene, cells: int, rows: int) -> list[Line]:
        """Compose the two lines at the top."""
        return heading(scene, cells, self._glyphs, kind=scene.kind)

    def least_keys(self) -> tuple[str, ...]:
        """Return the keys that are named even if there is little room."""
        return (*LEAST_KEYS, *key_labels.LEAST)

    def _lines(self, cells: int, rows: int) -> list[Line]:
        layout = lay_out(self._picture, cells, rows, self._glyphs)
        self.moves_at, self.last_top = layout.moves, layout.last_top
        return list(layout.lines)


class GenericWidget(PictureBoard[Picture, Scene, GenericLegView], can_focus=True):
    """A leg being played, as one of its players or a spectator sees it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("home", "step(-9999)", show=False),
        Binding("end", "step(9999)", show=False),
        Binding("pageup", f"look({-_PAGE})", show=False),
        Binding("pagedown", f"look({_PAGE})", show=False),
        Binding("enter", "play", show=False),
        Binding("slash", "type", show=False),
    ]

    def __init__(self, glyphs: Glyphs = UNICODE, keys: Keys | None = None, *, id: str | None = None) -> None:
        super().__init__(Picture(keys=tuple(keys or usual_keys())), GenericLegView(glyphs), Scene, id=id)

    def show_scene(self, scene: Scene | None) -> None:
        """Show a leg."""
        before = self._picture.scene
        if scene is None:
            self._sent = None
            self._put(Picture(keys=self._picture.keys))
            return
        if before is None or (before.leg, before.view.ply) != (scene.leg, scene.view.ply):
            self._sent = self._refused = None
        self._put(self._picture.with_news(scene))

    @property
    def typing(self) -> bool:
        """Whether a move is being typed."""
        return self._picture.typed is not None

    def _withdrawn(self, picture: Picture) -> Picture:
        """Return the picture unchanged: a refused move stays, for correction."""
        return picture

    def on_key(self, event: events.Key) -> None:
        """Handle the characters and corrections of a typed move."""
        typed = self._picture.typed
        if typed is None:
            if self._refused is not None:
                self._turn(self._picture)
            return
        if event.key == "escape":
            self._turn(replace(self._picture, typed=None))
        elif event.key == "backspace":
            self._turn(replace(self._picture, typed=typed[:-1] if typed else None))
        elif event.character is not None and event.is_printable and len(typed) < _MOST_TYPED:
            self._turn(replace(self._picture, typed=typed + event.character))
        else:
            return
        event.stop()
        event.prevent_default()

    def action_type(self) -> None:
        """Start typing a move."""
        scene = self._picture.scene
        if scene is not None and scene.my_turn:
            self._turn(replace(self._picture, typed=""))

    def action_step(self, by: int) -> None:
        """Choose another move; scroll the table if there are no moves."""
        if self._picture.moves:
            self._turn(self._picture.stepped(by))
        else:
            self.action_look(by)

    def action_look(self, lines: int) -> None:
        """Scroll the table."""
        top = max(0, min(self._picture.top + lines, self._view.last_top))
        self._put(replace(self._picture, top=top))

    def action_play(self) -> None:
        """Make the typed or chosen move, or leave a leg that is over."""
        scene, typed = self._picture.scene, self._picture.typed
        if scene is None or self._sent is not None:
            return
        if scene.over:
            self.post_message(self.WentOn())
        elif scene.my_turn and typed is not None and typed.strip():
            self._send(typed.strip())
        elif scene.my_turn and typed is None and self._picture.move is not None:
            self._send(self._picture.move.move)

    def _send(self, move: str) -> None:
        self._sent = move
        self._turn(self._picture)
        self.post_message(self.MoveChosen(move))

    @on(TableSheet.Clicked)
    def click(self, event: TableSheet.Clicked) -> None:
        """Choose the clicked move; a click on the chosen move plays it."""
        event.stop()
        index = self._view.moves_at.get(event.line)
        if index is None:
            return
        if index == self._picture.chosen and self._picture.typed is None:
            self.action_play()
        else:
            self._turn(replace(self._picture, chosen=index, typed=None))


class GenericSight(SheetSight):
    """Shows the table of a position."""

    def lines_of(self, view: View, cells: int, rows: int) -> list[Line]:
        """Return the lines of the table."""
        return table_lines(Scene.of_position(view, self.names).table, cells, self.glyphs)


def drawn_of(info: GameInfo) -> Drawn:
    """Return the widgets for a game without a board of its own."""
    return Drawn(GenericWidget, GenericSight)
