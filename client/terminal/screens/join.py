"""Asks for the address of a room to join."""

from collections.abc import Iterator
from dataclasses import dataclass

from client.net.address import RoomAddress, ServerAddress, parse_room_address
from client.net.errors import BadAddress
from client.terminal.screens.form import FormScreen
from client.terminal.widgets.field import Field
from client.text.error_text import explain
from client.text.glyphs import Glyphs
from client.text.messages import start as start_text
from protocol.ids import parse_seat_code


@dataclass(frozen=True, slots=True)
class Joining:
    """The room to join, and the code that moves a seat there, if the player has one."""

    address: RoomAddress
    seat_code: str | None


class JoinScreen(FormScreen[Joining]):
    """Asks for a room's address; None if the player cancelled.

    `last` is the server that was used last; `tried` is an address that led to no room, to correct.
    """

    DEFAULT_CSS = "JoinScreen #code { padding-top: 1; }"

    def __init__(self, last: ServerAddress | None, glyphs: Glyphs, tried: RoomAddress | None = None) -> None:
        super().__init__(start_text.choice("join"), glyphs)
        self._tried = tried
        self._last = last

    def fields(self) -> Iterator[Field]:
        """Show the address above the seat code, which few need."""
        glyphs = self.glyphs
        yield Field(
            start_text.address(),
            start_text.address_hint(str(self._last) if self._last else None),
            self._address,
            glyphs,
            value=str(self._tried) if self._tried is not None else "",
            placeholder=start_text.address_example(),
            id="address",
        )
        yield Field(
            start_text.seat_code(),
            start_text.seat_code_hint(),
            _seat_code,
            glyphs,
            placeholder=start_text.seat_code_optional(),
            id="code",
        )

    def go_on(self, given: Field.Given) -> None:
        """Answer if both fields are valid."""
        read = self.read("address", "code")
        if read is not None:
            self.dismiss(Joining(read["address"], read["code"]))

    def _address(self, text: str) -> RoomAddress:
        try:
            return parse_room_address(text, self._last)
        except BadAddress as error:
            raise ValueError(explain(error)) from None


def _seat_code(text: str) -> str | None:
    """Read a seat code; None if nothing was entered."""
    if not text.strip():
        return None
    try:
        return parse_seat_code(text)
    except ValueError:
        raise ValueError(start_text.bad_seat_code()) from None
