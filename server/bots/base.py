"""What the computer is to each game: one object behind the `Computer` protocol, which judges moves by a view alone."""

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


class Computer(Protocol):
    """How the computer plays and judges one game. Everything here is pure: chance arrives as an argument.

    `version` goes up with every change after which the same play-outs give another move, another score or another par:
    what was worked out by an earlier version is not what this one would give. `levels` are the computer players, by
    `random`, `easy`, `normal` and `strong`, the weakest first; what a view's moves suffice for is in `listed`. `solver`
    is None where nobody wins or loses who plays alone. `unweighed` is what moves do that are held against no others:
    those that only look, or go back.
    """

    version: ClassVar[int]
    solver: ClassVar[Solver | None]
    unweighed: ClassVar[frozenset[str]]
    levels: ClassVar[Mapping[str, Player]]

    def faults(self, role: Role) -> Mapping[Fault, float]:
        """Return from how many points of the final score on a loss is an inaccuracy, a mistake, or a blunder."""

    def judged(self, view: Any, seat: Seat, rng: Rng, budget: Budget) -> Sequence[Choice]:
        """Return the moves that were tried, the best for the seat's role first. The seat is to act in the view.

        The same view, seat, budget and chance give the same choices, unless time ends the search.
        """

    def tried(self, view: Any, seat: Seat, made: str, rng: Rng) -> Sequence[str]:
        """Return the moves among which one that was made is judged where a view does not list it, or lists very many.

        None: it is judged by itself, or among all that are listed.
        """

    def ended(
        self, view: Any, seat: Seat, rng: Rng, playouts: int, moves: Sequence[str] = ()
    ) -> Sequence[Sequence[float]]:
        """Return for each of `moves`, or else of a view, in their order, the final scores of as many play-outs.

        What is hidden is the same for all moves in the play-outs that stand at the same place.
        """

    def played_on(self, view: Any, seat: Seat, rng: Rng, playouts: int) -> Sequence[float] | None:
        """Return the final scores of play-outs that also choose the seat's next move, as they choose any other.

        With the same `rng` state the hidden cards are the same as in `ended`. None if `ended` foresees the best moves
        of both sides, or if nobody plays against the seat in the leg.
        """

    def par(self, options: Options, deck: Sequence[Card]) -> int:
        """Return the best score that a search which knows the deck finds for one who plays alone."""
