"""Happy Graphs' entry in the list of what the computer is to each game."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from protocol.analysis import Fault
from protocol.cards import Card
from protocol.ids import Role, Seat
from protocol.options import Options
from protocol.views.happy_graphs import HappyGraphsView
from server.bots.base import Choice, Player
from server.bots.budget import Budget
from server.bots.happy_graphs import plain
from server.games.base import Rng

_FAULTS: Mapping[Fault, float] = {"inaccuracy": 0.5, "mistake": 1, "blunder": 2}


class HappyGraphsComputer:
    """Judges by what a move adds to the score; see `server.bots.base.Computer`."""

    version: ClassVar[int] = 1
    levels: ClassVar[Mapping[str, Player]] = {
        "random": plain.by_chance,
        "easy": plain.easy,
        "normal": plain.easy,
        "strong": plain.easy,
    }

    def faults(self, role: Role) -> Mapping[Fault, float]:
        """Return from how many cards on a loss has which name."""
        return _FAULTS

    def judged(self, view: HappyGraphsView, seat: Seat, rng: Rng, budget: Budget) -> tuple[Choice, ...]:
        """Return the moves that were tried, the best first."""
        sign = -1 if view.roles[seat] == "maximizer" else 1
        moves = sorted(plain.listed(view), key=lambda move: sign * move[1])
        return tuple([Choice(move, view.score + change, 1) for move, change in moves])

    def ended(self, view: HappyGraphsView, seat: Seat, rng: Rng, playouts: int) -> Sequence[Sequence[int]]:
        """Return for each move of a view, in its order, the score after it."""
        return [[view.score + change] * playouts for _, change in plain.listed(view)]

    def par(self, options: Options, deck: Sequence[Card]) -> int:
        """Return the best score that is known to be possible."""
        return 0
