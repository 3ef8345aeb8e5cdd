"""Family Tree's entry in the list of what the computer is to each game."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from protocol.analysis import Fault
from protocol.cards import Card
from protocol.ids import Role, Seat
from protocol.options import Options
from protocol.views import View
from server.bots.base import Choice
from server.bots.budget import Budget
from server.bots.family_tree import search
from server.bots.family_tree.par import par
from server.games.base import Rng

_ALONE: Mapping[Fault, float] = {"inaccuracy": 20, "mistake": 40, "blunder": 80}
_IN_A_DUEL: Mapping[Fault, float] = {"inaccuracy": 10, "mistake": 20, "blunder": 40}


class FamilyTreeComputer:
    """Judges by play-outs; see `server.bots.base.Computer`."""

    version: ClassVar[int] = 1

    def sign(self, role: Role) -> int:
        """Return the direction a role plays in."""
        return -1 if role == "minimizer" else 1

    def faults(self, role: Role) -> Mapping[Fault, float]:
        """Return from how many points on a loss has which name: alone, legs are worth some three times as much."""
        return _ALONE if role == "player" else _IN_A_DUEL

    def promising(self, view: View, seat: Seat, rng: Rng) -> str:
        """Choose the move whose tree promises most."""
        return search.promising(view, seat, rng)

    def judged(self, view: View, seat: Seat, rng: Rng, budget: Budget) -> tuple[Choice, ...]:
        """Return the moves that were tried, the best first."""
        return search.judged(view, seat, rng, budget)

    def ended(self, view: View, seat: Seat, rng: Rng, playouts: int) -> tuple[tuple[int, ...], ...]:
        """Return the final scores of each move's play-outs."""
        return search.ended(view, seat, rng, playouts)

    def par(self, options: Options, deck: Sequence[Card]) -> int:
        """Return the best score that a beam which knows the deck finds."""
        return par(deck)
