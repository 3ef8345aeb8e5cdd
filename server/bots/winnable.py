"""Finds winnable numbers, in a thinking process: the solver of their game knows all cards."""

from collections.abc import Sequence
from typing import Any

from server.bots.base import Solver
from server.bots.registry import COMPUTERS
from server.games.catalog import GAMES


def solver_of(game: str) -> Solver | None:
    """Return the solver of a game; None if the game has none or is not hosted here."""
    computer = COMPUTERS.get(game)
    return None if computer is None else computer.solver


def first_winnable(game: str, options: dict[str, Any], numbers: Sequence[int]) -> int | None:
    """Return the first number that a quick search wins, or None. The game must have a solver."""
    rules, solver = GAMES[game], solver_of(game)
    read = rules.options.model_validate(options)
    if solver is None:
        raise ValueError(f"There is no solver of {rules.title}.")
    return next((number for number in numbers if solver.winnable(read, rules.deck(read, 1, number))), None)


def verdict(game: str, options: dict[str, Any], number: int) -> str | None:
    """Return whether a number can be won: `won`, `lost` or `unknown`; None if the game has no solver.

    `options` are complete, as a record has them.
    """
    rules, solver = GAMES[game], solver_of(game)
    read = rules.options.model_validate(options)
    return None if solver is None else solver.solved(read, rules.deck(read, 1, number)).verdict
