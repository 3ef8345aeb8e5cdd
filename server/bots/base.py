"""The base class of a game's computer players, which judge moves only by a seat's view."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from protocol.analysis import Fault, Verdict
from protocol.cards import Card
from protocol.ids import Role, Seat
from protocol.options import Options
from server.bots.budget import Budget
from server.games.game import Rng


@dataclass(frozen=True, slots=True)
class Choice:
    """A move in notation, and the final score expected after it: the mean of `playouts` play-outs."""

    move: str
    expected: float
    playouts: int


class Player(Protocol):
    """Chooses a level's move, given only the view of a seat that is to act."""

    def __call__(self, view: Any, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
        """Return a move in notation, the same for the same chance and play-outs; `budget` None is the level's own."""


@dataclass(frozen=True, slots=True)
class Solved:
    """What a solver found: whether a deck can be won, the best score, and the moves in notation that reach it."""

    verdict: Verdict
    score: int
    moves: tuple[str, ...]


class Solver(Protocol):
    """Knows all cards and finds out whether a solo leg can be won. No computer player may use it."""

    def winnable(self, options: Options, deck: Sequence[Card]) -> bool:
        """Return whether a quick search wins a deck; used to draw winnable numbers."""

    def solved(self, options: Options, deck: Sequence[Card]) -> Solved:
        """Return whether a deck can be won, as far as the solver finds out within its budget."""

    def course(self, options: Options, states: Sequence[Any]) -> tuple[Verdict, int | None]:
        """Return whether the opening could be won, and the ply of the move that lost the game.

        `states` are the states of the leg, the first before any move. The ply is None if the opening was lost already
        or if the leg could be won to its end.
        """


class ComputerPlayer(ABC):
    """How the computer plays and judges one game. Every method is pure: chance is an argument.

    `version` increases with every change that makes the same play-outs give another move, score or par: results of an
    earlier version are then computed again. `solver` is None if a single player does not win or lose. `unweighed`
    names the kinds of moves that are not compared with others, because they only look or go back. `compiled` is false
    if play-outs should run as compiled code but don't. `pauses`: several seats move at once; then `pause` says how long
    a move takes, and the level thinks after that time.
    """

    version: ClassVar[int]
    solver: ClassVar[Solver | None] = None
    unweighed: ClassVar[frozenset[str]] = frozenset()
    compiled: ClassVar[bool] = True
    pauses: ClassVar[bool] = False

    @property
    @abstractmethod
    def levels(self) -> Mapping[str, Player]:
        """The computer players by name, the weakest first."""

    @abstractmethod
    def fault_thresholds(self, role: Role) -> Mapping[Fault, float]:
        """Return the smallest loss, in points of the final score, for each grade of mistake."""

    @abstractmethod
    def judge(self, view: Any, seat: Seat, rng: Rng, budget: Budget) -> Sequence[Choice]:
        """Return the moves that were tried, the best for the seat's role first. The seat is to act in the view.

        The same view, seat, budget and chance give the same choices, unless time ends the search.
        """

    def advise(self, view: Any, seat: Seat, rng: Rng, budget: Budget) -> Sequence[Choice]:
        """Return the moves for a hint, the best first. Default: as `judge` does."""
        return self.judge(view, seat, rng, budget)

    def candidates(self, view: Any, seat: Seat, made: str, rng: Rng) -> Sequence[str]:
        """Return the moves to compare a move with, if a view does not list that move or lists very many.

        An empty result means that the move is judged alone, or compared with all listed moves. Default: empty.
        """
        return ()

    @abstractmethod
    def final_scores(
        self, view: Any, seat: Seat, rng: Rng, playouts: int, moves: Sequence[str] = ()
    ) -> Sequence[Sequence[float]]:
        """Return for each of `moves`, or else of the view's moves in order, the final scores of `playouts` play-outs.

        The play-outs at the same index have the same hidden cards for all moves.
        """

    def baseline_scores(self, view: Any, seat: Seat, rng: Rng, playouts: int) -> Sequence[float] | None:
        """Return the final scores of play-outs that also choose the seat's next move.

        With the same `rng` state the hidden cards are the same as in `final_scores`. None if `final_scores` foresees
        the best moves of both sides, or if the seat has no opponent in the leg. Default: None.
        """
        return None

    @abstractmethod
    def par(self, options: Options, deck: Sequence[Card]) -> int:
        """Return the best solo score that a search finds if it knows the deck."""

    def pause(self, view: Any, seat: Seat, level: str) -> float | None:
        """Return the time for a move as a multiple of the usual one; None: the seat waits until something changes.

        Default: the usual time.
        """
        return 1.0
