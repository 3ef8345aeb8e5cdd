"""The computer players by level, for every game. They get only the view that their seat was sent."""

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
"""The levels that every game has, the weakest first."""
_OTHERWISE = {"greedy": "easy"}
"""Former names of levels, which stored logs and records still use."""


def levels_of(game: str) -> tuple[str, ...]:
    """Return the levels of a game's computer players, the weakest first; none if the game has no computer players."""
    computer = COMPUTERS.get(game)
    return () if computer is None else tuple(computer.levels)


def is_level(level: str, game: str) -> bool:
    """Return whether a hosted game has a level, also by its former name."""
    return _OTHERWISE.get(level, level) in COMPUTERS[game].levels


def chosen(level: str, view: Any, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Return the move, in notation, that a level of the view's game makes; None is the level's own budget.

    In a mirror match it is a move on the board where the seat is to act, chosen by that board's view.
    """
    if isinstance(view, MirrorView):
        board = acting(view, seat)
        return on_board(board, chosen(level, view.boards[board], seat, rng, budget))
    return COMPUTERS[view.game].levels[_OTHERWISE.get(level, level)](view, seat, rng, budget)


PLAYERS: Mapping[str, Player] = {level: partial(chosen, level) for level in (*LEVELS, *_OTHERWISE)}
"""The player of every level that all games have, the weakest first."""
