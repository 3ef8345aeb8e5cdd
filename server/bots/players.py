"""The computer players by level. They are given the view that their seat was sent, and nothing else."""

from collections.abc import Callable, Mapping

from protocol.ids import Seat
from protocol.views import View
from server.games.base import Rng


def by_chance(view: View, seat: Seat, rng: Rng) -> str:
    """Choose any legal move, in notation."""
    return rng.choice(view.moves).move


def greedy(view: View, seat: Seat, rng: Rng) -> str:
    """Choose a move, in notation, after which the score is best for the seat's role; ties are drawn."""
    sign = 1 if view.roles[seat] == "maximizer" else -1
    best = max(sign * move.change for move in view.moves)
    return rng.choice([move for move in view.moves if sign * move.change == best]).move


PLAYERS: Mapping[str, Callable[[View, Seat, Rng], str]] = {"random": by_chance, "greedy": greedy}
"""Each level's way to choose among the moves of a view that has some."""
