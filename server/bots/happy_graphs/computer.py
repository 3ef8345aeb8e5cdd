"""Happy Graphs' computer: its levels, and how it judges moves."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from protocol.analysis import Fault
from protocol.cards import Card
from protocol.games.happy_graphs.options import HappyGraphsOptions
from protocol.games.happy_graphs.view import HappyGraphsView
from protocol.ids import Role, Seat
from protocol.options import Options
from server.bots.base import Choice, ComputerPlayer, Player
from server.bots.budget import Budget
from server.bots.happy_graphs import puzzle, search, simple_levels
from server.bots.happy_graphs.engine import COMPILED
from server.bots.happy_graphs.par import par
from server.games.game import Rng

_FAULTS: Mapping[Fault, float] = {"inaccuracy": 0.3, "mistake": 0.7, "blunder": 1.5}

STRONG = Budget(playouts=4000, seconds=0.9, breadth=24)
"""The budget of `strong` for a move; the compiled twin needs a fraction of the time."""
_PATIENCE = 300
"""The number of moves after which the search for a puzzle's perfect end stops."""


def normal(view: HappyGraphsView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose a move, in notation, with the least expected cost; in a puzzle the next one to its perfect end."""
    return _solving(view, seat, rng) if view.mode == "puzzle" else search.promising(view, seat, rng)


def strong(view: HappyGraphsView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose the move, in notation, whose play-outs end best for the seat's role; in a puzzle as `normal`."""
    if view.mode == "puzzle":
        return _solving(view, seat, rng)
    if len(view.moves) == 1:
        return view.moves[0].move
    return search.judge(view, seat, rng, budget or STRONG)[0].move


def _solving(view: HappyGraphsView, seat: Seat, rng: Rng) -> str:
    return puzzle.advice(view, rng) if view.ply < _PATIENCE else simple_levels.easy(view, seat, rng)


class HappyGraphsComputer(ComputerPlayer):
    """Judges by play-outs, and solves puzzles; see `server.bots.base.Computer`."""

    version: ClassVar[int] = 1
    compiled: ClassVar[bool] = COMPILED
    levels: ClassVar[Mapping[str, Player]] = {
        "random": simple_levels.random_move,
        "easy": simple_levels.easy,
        "normal": normal,
        "strong": strong,
    }

    def fault_thresholds(self, role: Role) -> Mapping[Fault, float]:
        """Return the smallest loss, in cards, for each grade of mistake."""
        return _FAULTS

    def judge(self, view: HappyGraphsView, seat: Seat, rng: Rng, budget: Budget) -> tuple[Choice, ...]:
        """Return the moves that were tried, the best first; in a puzzle only the one to its perfect end."""
        if view.mode == "puzzle":
            return (Choice(puzzle.advice(view, rng), 0.0, 1),)
        return search.judge(view, seat, rng, budget)

    def final_scores(
        self, view: HappyGraphsView, seat: Seat, rng: Rng, playouts: int, moves: Sequence[str] = ()
    ) -> Sequence[Sequence[int]]:
        """Return the final scores of each move's play-outs; none in a puzzle, whose moves are not listed."""
        return search.final_scores(view, seat, rng, playouts)

    def baseline_scores(self, view: HappyGraphsView, seat: Seat, rng: Rng, playouts: int) -> tuple[int, ...]:
        """Return the final scores of play-outs from the view itself."""
        return search.baseline_scores(view, seat, rng, playouts)

    def par(self, options: Options, deck: Sequence[Card]) -> int:
        """Return the fewest unhappy cards found by a search that knows the deck."""
        if not isinstance(options, HappyGraphsOptions):
            raise TypeError("Happy Graphs is played with its own options")
        return par(options, deck)
