"""Asks where the room is that one wants to join."""

from dataclasses import dataclass
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen

from client.net.address import RoomAddress, ServerAddress, parse_room_address
from client.net.errors import BadAddress
from client.room import start_words
from client.terminal.screens.form import Field, form_keys
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run
from client.text.tones import Tone
from protocol.ids import parse_seat_code


@dataclass(frozen=True, slots=True)
class Joining:
    """The room one wants into, and the code that moves one's seat there, if one has such."""

    address: RoomAddress
    seat_code: str | None


class JoinScreen(ModalScreen[Joining | None]):
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
        say, glyphs = start_words, self._glyphs
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
                id="address",
            )
            yield Field(
                say.SEAT_CODE_LABEL,
                say.SEAT_CODE_HINT,
                _seat_code,
                glyphs,
                placeholder=say.SEAT_CODE_PLACEHOLDER,
                id="code",
            )
            yield Sheet(self._keys, glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def on_field_given(self, given: Field.Given) -> None:
        """Answer, if both fields hold what they should."""
        try:
            address = self.query_one("#address", Field).read()
            code = self.query_one("#code", Field).read()
        except ValueError:
            return
        if isinstance(address, RoomAddress):
            self.dismiss(Joining(address, code if isinstance(code, str) else None))

    def _address(self, text: str) -> RoomAddress:
        try:
            return parse_room_address(text, self._last)
        except BadAddress as error:
            raise ValueError(str(error)) from None

    def _keys(self, cells: int, rows: int) -> list[Line]:
        return form_keys()


def _seat_code(text: str) -> str | None:
    """Read a code that moves a seat; None where nothing was typed."""
    if not text.strip():
        return None
    try:
        return parse_seat_code(text)
    except ValueError as error:
        raise ValueError(start_words.sentence(str(error))) from None
