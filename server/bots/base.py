"""The interface of the computer players of a game: the base class `Computer`, which judges moves by a view alone."""

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
    """A move in notation, the final score expected of it, and the mean of how many play-outs that is."""

    move: str
    expected: float
    playouts: int


class Player(Protocol):
    """A level's way to choose a move in a view whose seat is to act. It is given that view and nothing else."""

    def __call__(self, view: Any, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
        """Return a move in notation, the same for the same chance and play-outs; None is the level's own budget."""


@dataclass(frozen=True, slots=True)
class Solved:
    """What a solver found: whether a deck can be won, the best score, and the moves in notation that come to it."""

    verdict: Verdict
    score: int
    moves: tuple[str, ...]


class Solver(Protocol):
    """Who knows all cards, and says whether a leg that is played alone can be won. No fair player can be asked."""

    def winnable(self, options: Options, deck: Sequence[Card]) -> bool:
        """Tell whether a deck is soon found to be won, for numbers of which only such are wanted."""

    def solved(self, options: Options, deck: Sequence[Card]) -> Solved:
        """Return whether a deck can be won, as far as that is found within the solver's budget."""

    def course(self, options: Options, states: Sequence[Any]) -> tuple[Verdict, int | None]:
        """Return whether a leg could be won at its opening, and the ply of the move that lost what was won till then.

        `states` are the leg's, the first before any move. None where it was not won, or until the end.
        """


class Computer(ABC):
    """How the computer plays and judges one game. Everything here is pure: chance arrives as an argument.

    `version` goes up with every change after which the same play-outs give another move, another score or another par:
    results of an earlier version are then worked out again. `levels` are the computer players, by `random`, `easy`,
    `normal` and `strong`, the weakest first; `listed` has levels for games whose views list all moves. `solver` is None
    if a single player does not win or lose. `unweighed` names the kinds of moves that are not compared with others,
    because they only look or go back. `compiled`: play-outs run as compiled code, or there are none. `pauses`: where
    several seats move at once, `pause` says how long a move takes, and the level thinks after that time.
    """

    version: ClassVar[int]
    levels: ClassVar[Mapping[str, Player]]
    solver: ClassVar[Solver | None] = None
    unweighed: ClassVar[frozenset[str]] = frozenset()
    compiled: ClassVar[bool] = True
    pauses: ClassVar[bool] = False

    @abstractmethod
    def faults(self, role: Role) -> Mapping[Fault, float]:
        """Return from how many points of the final score on a loss is an inaccuracy, a mistake, or a blunder."""

    @abstractmethod
    def judged(self, view: Any, seat: Seat, rng: Rng, budget: Budget) -> Sequence[Choice]:
        """Return the moves that were tried, the best for the seat's role first. The seat is to act in the view.

        The same view, seat, budget and chance give the same choices, unless time ends the search.
        """

    def tried(self, view: Any, seat: Seat, made: str, rng: Rng) -> Sequence[str]:
        """Return the moves among which one that was made is judged where a view does not list it, or lists very many.

        None: it is judged by itself, or among all that are listed. Default: none.
        """
        return ()

    @abstractmethod
    def ended(
        self, view: Any, seat: Seat, rng: Rng, playouts: int, moves: Sequence[str] = ()
    ) -> Sequence[Sequence[float]]:
        """Return for each of `moves`, or else of a view, in their order, the final scores of as many play-outs.

        What is hidden is the same for all moves in the play-outs that stand at the same place.
        """

    def played_on(self, view: Any, seat: Seat, rng: Rng, playouts: int) -> Sequence[float] | None:
        """Return the final scores of play-outs that also choose the seat's next move, as they choose any other.

        With the same `rng` state the hidden cards are the same as in `ended`. None if `ended` foresees the best moves
        of both sides, or if nobody plays against the seat in the leg. Default: None.
        """
        return None

    @abstractmethod
    def par(self, options: Options, deck: Sequence[Card]) -> int:
        """Return the best score that a search which knows the deck finds for one who plays alone."""

    def pause(self, view: Any, seat: Seat, level: str) -> float | None:
        """Return the time for a move as a multiple of the usual one; None: it waits until something has changed.

        Default: the usual time.
        """
        return 1.0
