"""Notifications of the player's turn on the desktop, which some terminals show while another window has the focus.

There are two escape sequences for it, OSC 777 with a title and a text, and OSC 9 with a text. A terminal is known by
the variables that it sets; others get neither, because some show an unknown sequence as text.
"""

from collections.abc import Callable, Mapping
from typing import Literal

from client.net.frames import ShownRoom
from client.text import formats
from client.text.glyphs import UNICODE
from client.text.messages import page as page_text
from client.text.messages import start as start_text
from client.text.messages import your_games as games_text
from protocol.ids import Seat

Sequence = Literal["OSC 777", "OSC 9"]
QUIET_SECONDS = 3600.0
"""The time after a notification in which there is no other about the room, unless the player looks at it."""
_BY_PROGRAM: Mapping[str, Sequence] = {
    "ghostty": "OSC 777",
    "iTerm.app": "OSC 9",
    "WarpTerminal": "OSC 777",
    "WezTerm": "OSC 777",
}
"""By TERM_PROGRAM."""
_BY_KIND: Mapping[str, Sequence] = {
    "foot": "OSC 777",
    "rxvt-unicode": "OSC 777",
    "xterm-ghostty": "OSC 777",
    "xterm-kitty": "OSC 9",
}
"""By the beginning of TERM."""


def find_sequence(environment: Mapping[str, str]) -> Sequence | None:
    """Return the sequence that the terminal understands; None if it is not known to show notifications.

    >>> find_sequence({"TERM": "foot-extra"}), find_sequence({"TERM": "tmux-256color", "TERM_PROGRAM": "tmux"})
    ('OSC 777', None)
    """
    kind, program = environment.get("TERM", ""), environment.get("TERM_PROGRAM", "")
    return _BY_PROGRAM.get(program) or next((_BY_KIND[each] for each in _BY_KIND if kind.startswith(each)), None)


def notification_text(room: ShownRoom, mine: Seat | None) -> str:
    """Return what a notification says of the player's turn: the game and the other players."""
    names = [seat.name for seat in room.seats if seat.seat != mine and seat.name is not None]
    return games_text.game(game=room.title, other=formats.names(names, 1) if names else None, number=None)


class TurnNotifications:
    """Shows one room's turns as notifications, at most one an hour until the player looks at the terminal."""

    def __init__(self, write: Callable[[str], None], sequence: Sequence | None, now: Callable[[], float]) -> None:
        self._write = write
        self._sequence = sequence
        self._now = now
        self._is_turn = False
        self._last: float | None = None

    def look(self) -> None:
        """Note that the player looks at the terminal."""
        self._last = None

    def tell(self, text: str | None, *, looks: bool) -> None:
        """Show the text of the player's turn when it begins, unless the player looks; None: it is not their turn."""
        begins, self._is_turn = text is not None and not self._is_turn, text is not None
        if looks:
            self.look()
        elif text is not None and begins and self._sequence is not None and self._may_show():
            self._last = self._now()
            title, inert = page_text.your_turn(), UNICODE.show(text)
            if self._sequence == "OSC 777":
                self._write(f"\x1b]777;notify;{title};{inert}\x1b\\")
            else:
                self._write(f"\x1b]9;{start_text.title()}: {title}. {inert}\x1b\\")

    def _may_show(self) -> bool:
        return self._last is None or self._now() - self._last >= QUIET_SECONDS
