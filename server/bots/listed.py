"""What can be chosen of the moves that a view lists, each with its change of the score, whatever the game."""

from typing import Any

from protocol.ids import Seat
from server.bots.budget import Budget
from server.games.format import LOW_ROLES
from server.games.game import Rng


def by_chance(view: Any, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose any legal move, in notation."""
    chosen: str = rng.choice(view.moves).move
    return chosen


def easy(view: Any, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose a move, in notation, after which the score is best for the seat's role; ties are drawn.

    It is for games in which only the usual roles want a low score.
    """
    sign = -1 if view.roles[seat] in LOW_ROLES else 1
    best = max(sign * move.change for move in view.moves)
    chosen: str = rng.choice([move for move in view.moves if sign * move.change == best]).move
    return chosen
