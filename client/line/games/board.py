"""The interface of a game in line mode."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from client.games.leg_scene import LegScene
from client.line.command import Command, Given
from client.line.typed_words import Words, move_in_english
from client.room.session import Model
from client.text.glyphs import Glyphs
from protocol.events import Expected
from protocol.views import View

S = TypeVar("S")
L = TypeVar("L", bound=LegScene[Any])


class Looking(ABC, Generic[S]):
    """A player's view of a game's legs, with what it remembers."""

    def see(self, scene: S) -> None:
        """Take note of the current state of a leg."""

    @abstractmethod
    def told(self, given: Given, scene: S, glyphs: Glyphs) -> list[str] | None:
        """Return the answer to a question about a leg; None for other commands. Raises ValueError."""

    def move(self, given: Given, scene: S) -> str | None:
        """Return the move that a command of the game makes; None if it makes none. Raises ValueError."""
        return None

    def refused(self) -> None:
        """Learn that the last move was rejected."""

    @abstractmethod
    def computers(self, number: int, view: View, typed: str, glyphs: Glyphs) -> list[str]:
        """Return the computer's final board on a number, or a named part of it. Raises ValueError."""


class Board(ABC, Generic[S]):
    """A game in lines of text. A scene is a leg as the player sees it."""

    commands: Sequence[Command]
    """The game's own commands."""
    words: Words | None = None
    """The words of the game's commands and moves, in the language."""
    card_words = 3
    """How many words a typed card can have; 1 if a rank and a suit side by side mean something else."""

    @property
    @abstractmethod
    def moves(self) -> str:
        """How a move is typed, for the list of commands."""

    @abstractmethod
    def scene(self, model: Model) -> S | None:
        """Return the leg that a room shows, or showed last; None if there is none."""

    @abstractmethod
    def looking(self) -> Looking[S]:
        """Return a new view of the legs."""

    @abstractmethod
    def my_turn(self, scene: S) -> bool:
        """Return whether it is the player's turn."""

    @abstractmethod
    def opening(self, scene: S) -> list[str]:
        """Return the heading of a leg: the players, their roles and the score to beat."""

    @abstractmethod
    def turn(self, scene: S) -> list[str]:
        """Return whose turn it is, and the moves if it is the player's."""

    @abstractmethod
    def stands(self, scene: S) -> tuple[object, ...]:
        """Return a value that changes with each turn."""

    @abstractmethod
    def hint(self, scene: S, expected: Sequence[Expected]) -> list[str]:
        """Return the computer's moves for a hint, the best first."""

    @abstractmethod
    def over(self, scene: S) -> list[str]:
        """Return how a leg ended."""

    @abstractmethod
    def read_move(self, scene: S, typed: str) -> str | None:
        """Return the move that was typed; None if it is not a move. Raises ValueError if it is not possible."""

    def read_own_move(self, scene: S, typed: str) -> str | None:
        """Return the move that was typed in the language; None if it is not a move. Raises ValueError."""
        english = move_in_english(typed, self.words, card_words=self.card_words)
        return self.read_move(scene, english) if english != " ".join(typed.split()) else None

    @abstractmethod
    def picture(self, view: View, glyphs: Glyphs, names: Sequence[str] = ()) -> list[str]:
        """Describe a position; `names` are the players' names, if known."""


AnyBoard = Board[Any]
AnyLooking = Looking[Any]


class LegBoard(Board[L]):
    """The board of one leg: `scenes` reads its scene from a room."""

    scenes: type[L]

    def scene(self, model: Model) -> L | None:
        """Return the leg that a room shows, or showed last; None if there is none."""
        return self.scenes.read(model.room, model.me, model.known_here) if model.room is not None else None

    def my_turn(self, scene: L) -> bool:
        """Return whether it is the player's turn."""
        return scene.my_turn

    def stands(self, scene: L) -> tuple[object, ...]:
        """Return a value that changes with each turn."""
        return scene.leg, scene.view.ply, scene.view.to_act, scene.my_turn, scene.mover_name
