"""The computer players by level. They are given the view that their seat was sent, and nothing else."""

from collections.abc import Mapping
from typing import Protocol

from protocol.ids import Seat
from protocol.views import View
from server.bots.budget import Budget
from server.bots.registry import COMPUTERS
from server.games.base import Rng

STRONG = Budget(playouts=800, seconds=0.95)
"""What `strong` may use for a move; the play-outs are done in a tenth of the time where the twin is compiled."""


class Player(Protocol):
    """A level's way to choose among the moves of a view that has some."""

    def __call__(self, view: View, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
        """Return a move in notation, the same for the same chance and play-outs; None is the level's own budget."""


def by_chance(view: View, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose any legal move, in notation."""
    return rng.choice(view.moves).move


def easy(view: View, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose a move, in notation, after which the score is best for the seat's role; ties are drawn."""
    sign = -1 if view.roles[seat] == "minimizer" else 1
    best = max(sign * move.change for move in view.moves)
    return rng.choice([move for move in view.moves if sign * move.change == best]).move


def normal(view: View, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose a move, in notation, after which the tree promises most for the seat's role; ties are drawn."""
    return COMPUTERS[view.game].promising(view, seat, rng)


def strong(view: View, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose the move, in notation, from which play-outs end best for the seat's role."""
    if len(view.moves) == 1:
        return view.moves[0].move
    return COMPUTERS[view.game].judged(view, seat, rng, budget or STRONG)[0].move


PLAYERS: Mapping[str, Player] = {
    "random": by_chance,
    "easy": easy,
    "normal": normal,
    "strong": strong,
    "greedy": easy,  # what logs and records have called it so far, and rooms still do
}
"""Every level, the weakest first."""
