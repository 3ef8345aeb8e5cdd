"""Solves game numbers with all cards known: whether each can be won, written as it is found."""

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import TextIO

from protocol.options import Options
from server.bots.arguments import wanted_form, wanted_game, wanted_numbers
from server.bots.base import Solved
from server.bots.pool import cores
from server.bots.registry import COMPUTERS
from server.bots.winnable import solver_of
from server.games.catalog import GAMES

_TEXTS = {"won": "can be won", "lost": "cannot be won", "unknown": "not known"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """The numbers of a game to solve, from `first` to `last`."""

    game: str
    options: Options
    first: int
    last: int


def wanted(game: str | None, numbers: str, options: str, typed: Sequence[str] = ()) -> Wanted:
    """Parse a run; `options` are JSON, `typed` `NAME=VALUE`. None is the first game that has a solver.

    Raises ValueError with a sentence for people.
    """
    solved = [name for name, computer in COMPUTERS.items() if computer.solver is not None]
    game = solved[0] if game is None else game
    rules = wanted_game(game)
    if game not in solved:
        choose = ", ".join(solved)
        raise ValueError(f"{rules.title} is not won or lost alone, so there is nothing to solve; choose {choose}.")
    read, _ = wanted_form(rules, options, 1, typed=typed)
    lowest, highest = wanted_numbers(numbers)
    return Wanted(game=game, options=read, first=lowest, last=highest)


def write(wanted: Wanted, out: TextIO, *, moves: bool = False, processes: int | None = None) -> None:
    """Solve the numbers; write a line for each, and the number of each verdict."""
    counts: Counter[str] = Counter()
    for number, found in _solved(wanted, processes or cores()):
        counts[found.verdict] += 1
        best = "" if found.verdict == "won" else f" (best found: {found.score})"
        out.write(f"{number:>6}  {_TEXTS[found.verdict]}{best}\n")
        if moves:
            out.write("".join(f"        {move}\n" for move in found.moves))
        out.flush()
    out.write("  ".join(f"{counts[verdict]} {told}" for verdict, told in _TEXTS.items()) + "\n")


def _solved(wanted: Wanted, processes: int) -> Iterator[tuple[int, Solved]]:
    numbers = range(wanted.first, wanted.last + 1)
    if min(processes, len(numbers)) == 1:
        yield from zip(numbers, map(partial(_one, wanted), numbers), strict=True)
        return
    # spawned, so that it works the same on every platform
    with ProcessPoolExecutor(min(processes, len(numbers)), mp_context=get_context("spawn")) as pool:
        yield from zip(numbers, pool.map(partial(_one, wanted), numbers), strict=True)


def _one(wanted: Wanted, number: int) -> Solved:
    solver = solver_of(wanted.game)
    assert solver is not None  # noqa: S101 # checked when the run was parsed
    return solver.solved(wanted.options, GAMES[wanted.game].deck(wanted.options, 1, number))
