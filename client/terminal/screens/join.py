"""Asks where the room is that one wants to join."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen

from client.address import RoomAddress, ServerAddress, parse_room_address
from client.errors import BadAddress
from client.terminal import words
from client.terminal.glyphs import Glyphs
from client.terminal.lines import Line, Run, hints
from client.terminal.screens.form import Field
from client.terminal.sheet import Sheet
from client.terminal.tones import Tone
from client.terminal.too_small import TooSmall


class JoinScreen(ModalScreen[RoomAddress | None]):
    """Asks for a room's address; None when that was put off.

    `last` is the server one was on last; `tried` an address to begin with, since it did not lead into a room.
    """

    DEFAULT_CSS = """
    JoinScreen {
        align: center middle;
        #box { width: 76; height: auto; padding: 1 2; background: $panel; }
        #title { height: 2; }
        #keys { height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,ctrl+c,ctrl+q", "dismiss(None)", show=False)]

    def __init__(self, last: ServerAddress | None, glyphs: Glyphs, tried: RoomAddress | None = None) -> None:
        super().__init__()
        self._tried = tried
        self._last = last
        self._glyphs = glyphs

    def compose(self) -> ComposeResult:
        """Set the one field."""
        say, glyphs = words.start, self._glyphs
        hint = f"{say.ADDRESS_HINT} {say.last_server_hint(str(self._last) if self._last else None)}".strip()
        with Vertical(id="box"):
            yield Sheet(lambda cells, rows: [(Run(say.JOIN_TITLE, Tone.STRONG),)], glyphs, id="title")
            yield Field(
                say.ADDRESS_LABEL,
                hint,
                self._address,
                glyphs,
                value=str(self._tried) if self._tried is not None else "",
                placeholder=say.ADDRESS_PLACEHOLDER,
            )
            yield Sheet(self._keys, glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def on_field_given(self, given: Field.Given) -> None:
        """Answer."""
        if isinstance(given.value, RoomAddress):
            self.dismiss(given.value)

    def _address(self, text: str) -> RoomAddress:
        try:
            return parse_room_address(text, self._last)
        except BadAddress as error:
            raise ValueError(str(error)) from None

    def _keys(self, cells: int, rows: int) -> list[Line]:
        return [hints((words.keys.FORM[-1], words.keys.BACK))]
