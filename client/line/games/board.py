"""What line mode asks of whatever tells a game in words."""

from collections.abc import Sequence
from typing import Any, Protocol

from client.line.command import Command, Given
from client.room.session import Model
from client.text.glyphs import Glyphs
from protocol.events import Expected
from protocol.views import View


class Looking(Protocol):
    """Somebody who looks around in one game's legs, with what they remember of that."""

    def see(self, scene: Any) -> None:
        """See a leg as it stands now."""

    def told(self, given: Given, scene: Any, glyphs: Glyphs) -> list[str] | None:
        """Return what a command asks to be told of a leg; None where it asks for something else. Raises ValueError."""

    def move(self, given: Given, scene: Any) -> str | None:
        """Return the move that a command of the game's own makes; None where it makes none. Raises ValueError."""

    def refused(self) -> None:
        """Hear that the last move was refused."""

    def computers(self, number: int, view: View, typed: str, glyphs: Glyphs) -> list[str]:
        """Tell what the computer left on a number, or the part of it that is named. Raises ValueError."""


class Board(Protocol):
    """One game in lines of text. A scene is what its reader sees of a leg; `commands` are the game's own."""

    @property
    def commands(self) -> Sequence[Command]:
        """The commands that this game has beside those of all."""

    @property
    def moves(self) -> str:
        """How a move is typed, for the list of what can be done."""

    def scene(self, model: Model) -> Any | None:
        """Return the leg that a room shows, or showed last; None where it shows none."""

    def looking(self) -> Looking:
        """Return somebody who looks around."""

    def my_turn(self, scene: Any) -> bool:
        """Tell whether the reader is to move."""

    def opening(self, scene: Any) -> list[str]:
        """Say which leg this is, who plays what, and what is to beat."""

    def turn(self, scene: Any) -> list[str]:
        """Say whose turn it is, and to the reader what can be played."""

    def stands(self, scene: Any) -> tuple[object, ...]:
        """Return what makes a turn another one."""

    def hint(self, scene: Any, expected: Sequence[Expected]) -> list[str]:
        """Say what the computer would play, the best first."""

    def over(self, scene: Any) -> list[str]:
        """Say how a leg ended."""

    def read_move(self, scene: Any, typed: str) -> str | None:
        """Return the move that was typed; None where it is no move. Raises ValueError where there is no such."""

    def picture(self, view: View, glyphs: Glyphs, names: Sequence[str] = ()) -> list[str]:
        """Describe a position; `names` are those at the seats, where they are known."""
