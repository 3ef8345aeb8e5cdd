"""Happy Graphs' entry in the list of what the computer is to each game."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from protocol.analysis import Fault
from protocol.cards import Card
from protocol.games.happy_graphs.options import HappyGraphsOptions
from protocol.games.happy_graphs.view import HappyGraphsView
from protocol.ids import Role, Seat
from protocol.options import Options
from server.bots.base import Choice, Computer, Player
from server.bots.budget import Budget
from server.bots.happy_graphs import plain, puzzle, search
from server.bots.happy_graphs.engine import COMPILED
from server.bots.happy_graphs.par import par
from server.games.game import Rng

_FAULTS: Mapping[Fault, float] = {"inaccuracy": 0.3, "mistake": 0.7, "blunder": 1.5}

STRONG = Budget(playouts=4000, seconds=0.9, breadth=24)
"""What `strong` may use for a move; the play-outs are done in a fraction of the time where the twin is compiled."""
_PATIENCE = 300
"""After how many moves nobody goes on looking for the perfect end of a puzzle."""


def normal(view: HappyGraphsView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose a move, in notation, after which the cards are expected to cost least; in a puzzle the next to its end."""
    return _solving(view, seat, rng) if view.mode == "puzzle" else search.promising(view, seat, rng)


def strong(view: HappyGraphsView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose the move, in notation, from which play-outs end best for the seat's role; in a puzzle as `normal` does."""
    if view.mode == "puzzle":
        return _solving(view, seat, rng)
    if len(view.moves) == 1:
        return view.moves[0].move
    return search.judged(view, seat, rng, budget or STRONG)[0].move


def _solving(view: HappyGraphsView, seat: Seat, rng: Rng) -> str:
    return puzzle.advice(view, rng) if view.ply < _PATIENCE else plain.easy(view, seat, rng)


class HappyGraphsComputer(Computer):
    """Judges by play-outs, and solves puzzles; see `server.bots.base.Computer`."""

    version: ClassVar[int] = 1
    compiled: ClassVar[bool] = COMPILED
    levels: ClassVar[Mapping[str, Player]] = {
        "random": plain.by_chance,
        "easy": plain.easy,
        "normal": normal,
        "strong": strong,
    }

    def faults(self, role: Role) -> Mapping[Fault, float]:
        """Return from how many cards on a loss has which name."""
        return _FAULTS

    def judged(self, view: HappyGraphsView, seat: Seat, rng: Rng, budget: Budget) -> tuple[Choice, ...]:
        """Return the moves that were tried, the best first; of a puzzle the one that leads to its perfect end."""
        if view.mode == "puzzle":
            return (Choice(puzzle.advice(view, rng), 0.0, 1),)
        return search.judged(view, seat, rng, budget)

    def ended(
        self, view: HappyGraphsView, seat: Seat, rng: Rng, playouts: int, moves: Sequence[str] = ()
    ) -> Sequence[Sequence[int]]:
        """Return the final scores of each move's play-outs; a puzzle's moves are not listed, so it has none."""
        return search.ended(view, seat, rng, playouts)

    def played_on(self, view: HappyGraphsView, seat: Seat, rng: Rng, playouts: int) -> tuple[int, ...]:
        """Return the final scores of play-outs from the view itself."""
        return search.played_on(view, seat, rng, playouts)

    def par(self, options: Options, deck: Sequence[Card]) -> int:
        """Return the fewest unhappy cards that are found by one who knows the deck."""
        if not isinstance(options, HappyGraphsOptions):
            raise TypeError("Happy Graphs is played with its own options")
        return par(options, deck)
