"""The questions that thinking processes answer, given only the encoded view that a seat was sent.

Chance is seeded, so that the same question always gets the same answer.
"""

import random
from typing import Any

from protocol.games.mirror import MirrorView, acting, on_board
from protocol.ids import Seat
from protocol.views import VIEW
from server.bots.budget import Budget
from server.bots.players import chosen
from server.bots.registry import COMPUTERS


def move(view: bytes, seat: Seat, level: str, seed: str, budget: Budget | None = None) -> str:
    """Return the move, in notation, that a level makes for a seat; None is the level's own budget."""
    return chosen(level, VIEW.validate_json(view), seat, _chance(seed), budget)


def choices(view: bytes, seat: Seat, seed: str, budget: Budget) -> tuple[tuple[str, float], ...]:
    """Return the moves of a view, in notation, with their expected final scores, the best for the seat first."""
    seen = VIEW.validate_json(view)
    if not isinstance(seen, MirrorView):
        return _judged(seen, seat, seed, budget)
    board = acting(seen, seat)
    return tuple([(on_board(board, move), score) for move, score in _judged(seen.boards[board], seat, seed, budget)])


def _judged(view: Any, seat: Seat, seed: str, budget: Budget) -> tuple[tuple[str, float], ...]:
    found = COMPUTERS[view.game].advise(view, seat, _chance(seed), budget)
    return tuple((choice.move, choice.expected) for choice in found)


def _chance(seed: str) -> random.Random:
    return random.Random(seed)  # noqa: S311 - chance that can be repeated is the purpose
