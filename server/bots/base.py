"""What the computer is to each game: one object behind the `Computer` protocol, which judges moves by a view alone."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol

from protocol.analysis import Fault
from protocol.cards import Card
from protocol.ids import Role, Seat
from protocol.options import Options
from protocol.views import View
from server.bots.budget import Budget
from server.games.base import Rng


@dataclass(frozen=True, slots=True)
class Choice:
    """A move in notation, the final score expected of it, and the mean of how many play-outs that is."""

    move: str
    expected: float
    playouts: int


class Computer(Protocol):
    """How the computer plays and judges one game. Everything here is pure: chance arrives as an argument.

    `version` goes up with every change after which the same play-outs give another move, another score or another par:
    what was worked out by an earlier version is not what this one would give.
    """

    version: ClassVar[int]

    def sign(self, role: Role) -> int:
        """Return 1 where the role wants a high final score, -1 where it wants a low one."""

    def faults(self, role: Role) -> Mapping[Fault, float]:
        """Return from how many points of the final score on a loss is an inaccuracy, a mistake, or a blunder."""

    def promising(self, view: View, seat: Seat, rng: Rng) -> str:
        """Choose a move, in notation, after which the game promises most for the seat's role; ties are drawn."""

    def judged(self, view: View, seat: Seat, rng: Rng, budget: Budget) -> Sequence[Choice]:
        """Return the moves that were tried, the best for the seat's role first. The view has moves.

        The same view, seat, budget and chance give the same choices, unless time ends the search.
        """

    def ended(self, view: View, seat: Seat, rng: Rng, playouts: int) -> Sequence[Sequence[int]]:
        """Return for each move of a view, in its order, the final scores of as many play-outs.

        What is hidden is the same for all moves in the play-outs that stand at the same place.
        """

    def par(self, options: Options, deck: Sequence[Card]) -> int:
        """Return the best score that a search which knows the deck finds for one who plays alone."""
