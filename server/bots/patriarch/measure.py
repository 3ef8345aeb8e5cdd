"""Measures how many guesses a computer needs, over every tree of a variant or a sample: `arena … --trees all|SAMPLE`.

All trees are played at once. Chance is seeded by the trial's seed and the guesses so far, so after the same guesses and
grades the next guess is the same: it is computed once for all trees that share them.
"""

import random
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from multiprocessing import get_context
from statistics import fmean, stdev
from typing import Any

from pydantic import TypeAdapter

from protocol.cards import Card
from protocol.encoding import encode_value
from protocol.games.patriarch.options import PatriarchOptions
from protocol.games.patriarch.view import PatriarchView
from protocol.ids import Seat
from server.bots.patriarch.computer import PatriarchComputer
from server.games.game import Setup
from server.games.patriarch.allowed import allowed
from server.games.patriarch.notation import Try
from server.games.patriarch.possible import classes, members_of
from server.games.patriarch.rules import Patriarch
from server.games.patriarch.state import State
from server.games.patriarch.trees import read
from server.games.patriarch.variants import FAMILIES

GUESSER = Seat(1)
_GAME = Patriarch()
_VIEW = TypeAdapter(PatriarchView)


@dataclass(slots=True)
class Measured:
    """How many trees the first guess found, the second, and so on; 0 counts the trees that were not found.

    `seconds` has the time of each guess that was computed, on one core.
    """

    found: Counter[int] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)

    def summary(self) -> dict[str, Any]:
        """Return the figures as JSON values; means are over the trees that were found."""
        guesses = sorted(number for number in self.found.elements() if number)
        count = self.found.total()
        return {
            "trees": count,
            "mean": fmean(guesses),
            "se": stdev(guesses) / len(guesses) ** 0.5 if len(guesses) > 1 else 0.0,
            "most": guesses[-1],
            "not_found": self.found[0],
            "found_by": {str(number): self.found[number] for number in sorted(self.found) if number},
            "found_within": {
                str(number): sum(each <= number for each in guesses) / count for number in range(1, guesses[-1] + 1)
            },
            "seconds_per_guess": fmean(self.seconds),
            "longest_guess": max(self.seconds),
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """A level that guesses all trees, or a sample drawn with the seed."""

    options: PatriarchOptions
    level: str
    sample: int | None = None
    seed: int = 0


def measure(trial: Trial, processes: int = 1) -> Measured:
    """Play every tree of a trial in `processes` processes, which share the work after the first guess."""
    family = FAMILIES[trial.options.variant]
    drawn = random.Random(trial.seed)  # noqa: S311 - chance that can be repeated is the purpose
    places = range(family.trees) if trial.sample is None else drawn.sample(range(family.trees), trial.sample)
    asked = sum(1 << place for place in places)
    opening = _GAME.deal(
        Setup(options=trial.options, deck=(Card("S"), Card(family.example)), roles=("owner", "guesser"))
    )
    whole = Measured()
    parts = [*_guess(trial, opening, asked, whole)]
    if processes == 1:
        for part in map(partial(_play, trial), parts):
            _add_to(whole, part)
        return whole
    # spawned, so that it works the same on every platform
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for part in pool.map(partial(_play, trial), parts):
            _add_to(whole, part)
    return whole


def _add_to(whole: Measured, part: Measured) -> None:
    whole.found += part.found
    whole.seconds += part.seconds


def _play(trial: Trial, part: tuple[State, int]) -> Measured:
    """Play the trees of a part from its state on, and return the result."""
    told, open_to = Measured(), [part]
    while open_to:
        open_to += _guess(trial, *open_to.pop(), told)
    return told


def _guess(trial: Trial, state: State, asked: int, told: Measured) -> Iterator[tuple[State, int]]:
    """Make the next guess, and yield for each of its grades the state and the trees that get this grade.

    The guesser's view is the same for all trees that are still possible.
    """
    view = _VIEW.validate_json(encode_value(_GAME.view(state, GUESSER)))
    made = tuple((guess.tree, guess.grade) for guess in view.rows[0].guesses)
    rng = random.Random(f"{trial.seed}:{made}")  # noqa: S311 - chance that can be repeated is the purpose
    began = time.process_time()
    move = PatriarchComputer.levels[trial.level](view, GUESSER, rng)
    told.seconds.append(time.process_time() - began)
    guess, trees = read(move.partition(" ")[2]), allowed(state.family)
    for members in classes(state.family, state.possible, guess).values():
        if not members & asked:
            continue
        hidden = trees[next(members_of(members & asked))]
        after = _GAME.apply(replace(state, tree=hidden, deck=(Card("S"), Card(hidden))), GUESSER, Try(guess))
        if after.over:
            told.found[0 if after.found_by is None else len(after.grades)] += (members & asked).bit_count()
        else:
            yield after, members & asked
