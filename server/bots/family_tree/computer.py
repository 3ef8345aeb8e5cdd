"""Family Tree's computer: its levels, and how it judges moves."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from protocol.analysis import Fault
from protocol.cards import Card
from protocol.games.family_tree.view import FamilyTreeView
from protocol.ids import Role, Seat
from protocol.options import Options
from server.bots.base import Choice, ComputerPlayer, Player
from server.bots.budget import Budget
from server.bots.family_tree import search
from server.bots.family_tree.engine import COMPILED
from server.bots.family_tree.par import par
from server.bots.simple_levels import easy, random_move
from server.games.game import Rng

_ALONE: Mapping[Fault, float] = {"inaccuracy": 20, "mistake": 40, "blunder": 80}
_IN_A_DUEL: Mapping[Fault, float] = {"inaccuracy": 10, "mistake": 20, "blunder": 40}

STRONG = Budget(playouts=800, seconds=0.95)
"""The budget of `strong` for a move; the compiled twin needs a tenth of the time."""


def normal(view: FamilyTreeView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose a move, in notation, with the best evaluation for the seat's role; ties are broken at random."""
    return search.promising(view, seat, rng)


def strong(view: FamilyTreeView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose the move, in notation, whose play-outs end best for the seat's role."""
    if len(view.moves) == 1:
        return view.moves[0].move
    return search.judge(view, seat, rng, budget or STRONG, hedged=True)[0].move


class FamilyTreeComputer(ComputerPlayer):
    """Judges by play-outs; see `server.bots.base.Computer`."""

    version: ClassVar[int] = 1
    compiled: ClassVar[bool] = COMPILED
    levels: ClassVar[Mapping[str, Player]] = {"random": random_move, "easy": easy, "normal": normal, "strong": strong}

    def fault_thresholds(self, role: Role) -> Mapping[Fault, float]:
        """Return the smallest loss, in points, for each grade of mistake; solo legs score about three times as much."""
        return _ALONE if role == "player" else _IN_A_DUEL

    def judge(self, view: FamilyTreeView, seat: Seat, rng: Rng, budget: Budget) -> tuple[Choice, ...]:
        """Return the moves that were tried, the best first."""
        return search.judge(view, seat, rng, budget)

    def final_scores(
        self, view: FamilyTreeView, seat: Seat, rng: Rng, playouts: int, moves: Sequence[str] = ()
    ) -> tuple[tuple[int, ...], ...]:
        """Return the final scores of each move's play-outs."""
        return search.final_scores(view, seat, rng, playouts)

    def baseline_scores(self, view: FamilyTreeView, seat: Seat, rng: Rng, playouts: int) -> tuple[int, ...]:
        """Return the final scores of play-outs from the view itself."""
        return search.baseline_scores(view, seat, rng, playouts)

    def par(self, options: Options, deck: Sequence[Card]) -> int:
        """Return the best score found by a beam search that knows the deck."""
        return par(deck)
