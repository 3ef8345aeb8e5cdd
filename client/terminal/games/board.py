"""The interface between the screens and the widgets that draw a game: a leg being played, or a position in a replay."""

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
"""Keys as the last line names them, with their actions."""


class Board(Widget, can_focus=True):
    """A leg being played, as one of its players or a spectator sees it.

    It handles its own keys and leaves all others to the screen around it, whose keys are in `keys`.
    """

    DEFAULT_CSS = "Board { height: 1fr; }"

    class MoveChosen(Message):
        """The player makes a move, in the game's notation; the move may be illegal."""

        def __init__(self, move: str) -> None:
            super().__init__()
            self.move = move

    class WentOn(Message):
        """The player leaves a leg that is over."""

    class Keeps(Message):
        """The player changed a client setting on the board."""

        def __init__(self, setting: str, value: str) -> None:
            super().__init__()
            self.setting = setting
            self.value = value

    class Explained(Message):
        """The player has now seen these explanations."""

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
        """Show the current state of a leg to the holder of seat `me` or a spectator; `here` are the connected seats."""
        raise NotImplementedError

    @property
    def typing(self) -> bool:
        """Whether the player has begun to type a move."""
        return False

    def show_computers(self, about: NumberEvent | None, title: str) -> None:
        """Show the computer's result on a number, or that it is still awaited."""
        raise NotImplementedError

    def refused(self, message: str) -> None:
        """Show why a move was refused, until the next key or choice."""
        raise NotImplementedError

    def notice(self, text: str | None) -> None:
        """Show a text of the screen around the leg, until it is replaced."""
        raise NotImplementedError

    def name_keys(self, keys: Keys) -> None:
        """Set the keys of the screen around the leg."""
        raise NotImplementedError

    def tell_time(self, clocks: tuple[Face, ...], now: float | None) -> None:
        """Show the seats' clocks and everything else that changes with time; `now` in ms by the server's clock."""
        raise NotImplementedError

    def look_as_set(self) -> None:
        """Show the leg in the view that the player used last."""

    def explain(self, explained: frozenset[str] | None) -> None:
        """From now on explain everything that is not in `explained`; None explains nothing."""


class SightBoard(Widget, can_focus=False):
    """A position in a replay, with the last move in sight."""

    DEFAULT_CSS = "SightBoard { height: 1fr; }"
    names: Sequence[str] = ()
    """The players of the seats, if known."""

    def show(self, view: View) -> None:
        """Show a position."""
        raise NotImplementedError

    def look(self, cells: int, lines: int) -> None:
        """Move the view."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Drawn:
    """The widgets that draw one game: a leg being played, and a position in a replay."""

    leg: Callable[[Glyphs, Keys], Board]
    sight: Callable[[Glyphs], SightBoard]
