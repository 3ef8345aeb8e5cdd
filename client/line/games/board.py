"""The interface of a game in line mode."""

from collections.abc import Sequence
from typing import Any, Protocol

from client.line.command import Command, Given
from client.room.session import Model
from client.text.glyphs import Glyphs
from protocol.events import Expected
from protocol.views import View


class Looking(Protocol):
    """A player's view of a game's legs, with what it remembers."""

    def see(self, scene: Any) -> None:
        """Take note of the current state of a leg."""

    def told(self, given: Given, scene: Any, glyphs: Glyphs) -> list[str] | None:
        """Return the answer to a question about a leg; None for other commands. Raises ValueError."""

    def move(self, given: Given, scene: Any) -> str | None:
        """Return the move that a command of the game makes; None if it makes none. Raises ValueError."""

    def refused(self) -> None:
        """Learn that the last move was rejected."""

    def computers(self, number: int, view: View, typed: str, glyphs: Glyphs) -> list[str]:
        """Return the computer's final board on a number, or a named part of it. Raises ValueError."""


class Board(Protocol):
    """A game in lines of text. A scene is a leg as the player sees it; `commands` are the game's own."""

    @property
    def commands(self) -> Sequence[Command]:
        """The game's own commands."""

    @property
    def moves(self) -> str:
        """How a move is typed, for the list of commands."""

    def scene(self, model: Model) -> Any | None:
        """Return the leg that a room shows, or showed last; None if there is none."""

    def looking(self) -> Looking:
        """Return a new view of the legs."""

    def my_turn(self, scene: Any) -> bool:
        """Return whether it is the player's turn."""

    def opening(self, scene: Any) -> list[str]:
        """Return the heading of a leg: the players, their roles and the score to beat."""

    def turn(self, scene: Any) -> list[str]:
        """Return whose turn it is, and the moves if it is the player's."""

    def stands(self, scene: Any) -> tuple[object, ...]:
        """Return a value that changes with each turn."""

    def hint(self, scene: Any, expected: Sequence[Expected]) -> list[str]:
        """Return the computer's moves for a hint, the best first."""

    def over(self, scene: Any) -> list[str]:
        """Return how a leg ended."""

    def read_move(self, scene: Any, typed: str) -> str | None:
        """Return the move that was typed; None if it is not a move. Raises ValueError if it is not possible."""

    def picture(self, view: View, glyphs: Glyphs, names: Sequence[str] = ()) -> list[str]:
        """Describe a position; `names` are the players' names, if known."""
