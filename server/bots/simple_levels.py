"""The levels `random` and `easy` for every game whose views list all moves with the change of the score."""

from typing import Any

from protocol.ids import Seat
from server.bots.budget import Budget
from server.games.format import LOW_ROLES
from server.games.game import Rng


def random_move(view: Any, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose a legal move, in notation, at random."""
    chosen: str = rng.choice(view.moves).move
    return chosen


def easy(view: Any, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose a move, in notation, after which the score is best for the seat's role; ties are broken at random.

    It is for games in which only the usual roles want a low score.
    """
    sign = -1 if view.roles[seat] in LOW_ROLES else 1
    best = max(sign * move.change for move in view.moves)
    chosen: str = rng.choice([move for move in view.moves if sign * move.change == best]).move
    return chosen
