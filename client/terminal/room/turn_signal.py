"""The signal of the player's turn: the terminal's bell, and the title of its window."""

from collections.abc import Callable

from client.room.model import Model
from client.text.messages import page as page_text
from client.text.messages import start as start_text
from protocol.ids import show_room_code

_SAVE_TITLE, _RESTORE_TITLE = "\x1b[22;2t", "\x1b[23;2t"
_BELL = "\a"


def turn_title(model: Model) -> str | None:
    """Return the window's title at the player's turn; None if nobody waits for the player."""
    if model.room is None or model.solo or not model.my_turn or model.room.form == "race":
        return None
    return f"{page_text.your_turn()} · {show_room_code(model.room.room)} · {start_text.title()}"


class TurnSignal:
    """Rings the bell when the player's turn begins, and names it in the window's title until it ends."""

    def __init__(self, write: Callable[[str], None]) -> None:
        self._write = write
        self._title: str | None = None

    def tell(self, title: str | None) -> None:
        """Show the title of the player's turn; None: it is over."""
        if title == self._title:
            return
        before, self._title = self._title, title
        if title is None:
            self._write(_RESTORE_TITLE)
        else:
            self._write(f"{_SAVE_TITLE if before is None else ''}\x1b]2;{title}{_BELL}{_BELL}")
