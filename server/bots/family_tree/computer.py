"""Family Tree's entry in the list of what the computer is to each game."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from protocol.analysis import Fault
from protocol.cards import Card
from protocol.games.family_tree.view import FamilyTreeView
from protocol.ids import Role, Seat
from protocol.options import Options
from server.bots.base import Choice, Computer, Player
from server.bots.budget import Budget
from server.bots.family_tree import search
from server.bots.family_tree.engine import COMPILED
from server.bots.family_tree.par import par
from server.bots.listed import by_chance, easy
from server.games.game import Rng

_ALONE: Mapping[Fault, float] = {"inaccuracy": 20, "mistake": 40, "blunder": 80}
_IN_A_DUEL: Mapping[Fault, float] = {"inaccuracy": 10, "mistake": 20, "blunder": 40}

STRONG = Budget(playouts=800, seconds=0.95)
"""What `strong` may use for a move; the play-outs are done in a tenth of the time where the twin is compiled."""


def normal(view: FamilyTreeView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose a move, in notation, after which the tree promises most for the seat's role; ties are drawn."""
    return search.promising(view, seat, rng)


def strong(view: FamilyTreeView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose the move, in notation, from which play-outs end best for the seat's role."""
    if len(view.moves) == 1:
        return view.moves[0].move
    return search.judged(view, seat, rng, budget or STRONG, hedged=True)[0].move


class FamilyTreeComputer(Computer):
    """Judges by play-outs; see `server.bots.base.Computer`."""

    version: ClassVar[int] = 1
    compiled: ClassVar[bool] = COMPILED
    levels: ClassVar[Mapping[str, Player]] = {"random": by_chance, "easy": easy, "normal": normal, "strong": strong}

    def faults(self, role: Role) -> Mapping[Fault, float]:
        """Return from how many points on a loss has which name: alone, legs are worth some three times as much."""
        return _ALONE if role == "player" else _IN_A_DUEL

    def judged(self, view: FamilyTreeView, seat: Seat, rng: Rng, budget: Budget) -> tuple[Choice, ...]:
        """Return the moves that were tried, the best first."""
        return search.judged(view, seat, rng, budget)

    def ended(
        self, view: FamilyTreeView, seat: Seat, rng: Rng, playouts: int, moves: Sequence[str] = ()
    ) -> tuple[tuple[int, ...], ...]:
        """Return the final scores of each move's play-outs."""
        return search.ended(view, seat, rng, playouts)

    def played_on(self, view: FamilyTreeView, seat: Seat, rng: Rng, playouts: int) -> tuple[int, ...]:
        """Return the final scores of play-outs from the view itself."""
        return search.played_on(view, seat, rng, playouts)

    def par(self, options: Options, deck: Sequence[Card]) -> int:
        """Return the best score that a beam which knows the deck finds."""
        return par(deck)
