"""The computer players by level, for every game. They are given the view that their seat was sent, and nothing else."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from protocol.games.mirror import MirrorView, acting, on_board
from protocol.ids import Seat
from server.bots.base import Player
from server.bots.budget import Budget
from server.bots.registry import COMPUTERS
from server.games.game import Rng

LEVELS = ("random", "easy", "normal", "strong")
"""The levels that there are in every game, the weakest first."""
_OTHERWISE = {"greedy": "easy"}
"""What logs and records have called a level so far, and rooms still do."""


def levels_of(game: str) -> tuple[str, ...]:
    """Return the levels of the computer players of a game, the weakest first; none of one that no computer plays."""
    computer = COMPUTERS.get(game)
    return () if computer is None else tuple(computer.levels)


def is_level(level: str, game: str) -> bool:
    """Tell whether a hosted game has a level, also by what it was called before."""
    return _OTHERWISE.get(level, level) in COMPUTERS[game].levels


def chosen(level: str, view: Any, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Return the move, in notation, that a level of the view's game makes; None is the level's own budget.

    Of a mirror match it is made on the board where the seat is to act, by what is seen of that board.
    """
    if isinstance(view, MirrorView):
        board = acting(view, seat)
        return on_board(board, chosen(level, view.boards[board], seat, rng, budget))
    return COMPUTERS[view.game].levels[_OTHERWISE.get(level, level)](view, seat, rng, budget)


PLAYERS: Mapping[str, Player] = {level: partial(chosen, level) for level in (*LEVELS, *_OTHERWISE)}
"""The player of every level that all games have, the weakest first."""
