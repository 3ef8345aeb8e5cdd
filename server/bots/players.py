"""The computer players by level, for every game. They are given the view that their seat was sent, and nothing else."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from protocol.ids import Seat
from server.bots.base import Player
from server.bots.budget import Budget
from server.bots.registry import COMPUTERS
from server.games.base import Rng

LEVELS = ("random", "easy", "normal", "strong")
"""Every level, the weakest first."""


def _chosen(level: str, view: Any, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    return COMPUTERS[view.game].levels[level](view, seat, rng, budget)


PLAYERS: Mapping[str, Player] = {
    **{level: partial(_chosen, level) for level in LEVELS},
    "greedy": partial(_chosen, "easy"),  # what logs and records have called it so far, and rooms still do
}
"""The player of every level, the weakest first."""
