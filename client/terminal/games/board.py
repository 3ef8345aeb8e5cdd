"""What the screens ask of whatever draws a game: a leg that is played, and a position that is only looked at."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from textual.message import Message
from textual.widget import Widget

from client.games.clocks import Face
from client.games.leg_scene import NOTHING_TOLD, Told
from client.net.frames import ShownRoom
from client.text.glyphs import Glyphs
from protocol.ids import Seat
from protocol.scores import NumberEvent
from protocol.views import View

Keys = Sequence[tuple[str, str]]
"""Keys as the last line names them, with what they do."""


class Board(Widget, can_focus=True):
    """A leg being played, as one of its players or a spectator sees it.

    It takes what keys it needs, and leaves all others to the screen around it, which names its own in `keys`.
    """

    DEFAULT_CSS = "Board { height: 1fr; }"

    class MoveChosen(Message):
        """The player makes a move, in the game's notation; it need not be a legal one."""

        def __init__(self, move: str) -> None:
            super().__init__()
            self.move = move

    class WentOn(Message):
        """The player has seen the end of the leg."""

    class Keeps(Message):
        """The player has changed a setting of the client at the board."""

        def __init__(self, setting: str, value: str) -> None:
            super().__init__()
            self.setting = setting
            self.value = value

    class Explained(Message):
        """These things have been explained to the player by now."""

        def __init__(self, lessons: frozenset[str]) -> None:
            super().__init__()
            self.lessons = lessons

    def show(
        self,
        room: ShownRoom,
        me: Seat | None,
        here: tuple[Seat, ...] | None,
        clocks: tuple[Face, ...] = (),
        told: Told = NOTHING_TOLD,
    ) -> None:
        """Show a leg as it stands, to the holder of seat `me` or to a spectator; `here` are the seats connected."""
        raise NotImplementedError

    @property
    def typing(self) -> bool:
        """Whether the player has begun to type a move."""
        return False

    def show_computers(self, about: NumberEvent | None, title: str) -> None:
        """Show what the computer left on a number, or that it is waited for."""
        raise NotImplementedError

    def refused(self, message: str) -> None:
        """Say why a move was refused, until the next key or choice."""
        raise NotImplementedError

    def notice(self, text: str | None) -> None:
        """Say something of the screen around the leg, until told otherwise."""
        raise NotImplementedError

    def name_keys(self, keys: Keys) -> None:
        """Name these as the keys of the screen around the leg."""
        raise NotImplementedError

    def tell_time(self, clocks: tuple[Face, ...], now: float | None) -> None:
        """Show what the seats' clocks say, and whatever else changes with time; `now` in ms by the server's clock."""
        raise NotImplementedError

    def look_as_set(self) -> None:
        """Look at the leg as the person last did."""

    def explain(self, explained: frozenset[str] | None) -> None:
        """Explain from now on what has not been `explained` yet; None explains nothing."""


class SightBoard(Widget, can_focus=False):
    """A position that is only looked at, with the last move in sight."""

    DEFAULT_CSS = "SightBoard { height: 1fr; }"
    names: Sequence[str] = ()
    """Who has which seat, as far as that is known."""

    def show(self, view: View) -> None:
        """Show a position."""
        raise NotImplementedError

    def look(self, cells: int, lines: int) -> None:
        """Move what is in sight."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Drawn:
    """What draws one game: a leg that is played, and a position that is looked at in a replay."""

    leg: Callable[[Glyphs, Keys], Board]
    sight: Callable[[Glyphs], SightBoard]
