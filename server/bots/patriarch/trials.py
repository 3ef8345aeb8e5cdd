"""The number of guesses that computer players need for all trees of a variant, or for a sample: `arena --trees`."""

import json
from collections.abc import Sequence
from typing import Any, TextIO, cast

from protocol.games.patriarch.options import PatriarchOptions
from server.bots.arguments import wanted_form, wanted_levels
from server.bots.patriarch.measure import Measured, Trial, measure
from server.games.patriarch.rules import Patriarch
from server.games.patriarch.variants import FAMILIES

MOST_GUESSES = 12
"""The most guesses, unless the options give a number."""


def trials(players: str, trees: str, options: str, seed: int, typed: Sequence[str] = ()) -> list[Trial]:
    """Return the trial of each level. `trees` is `all`, or the number of trees to draw.

    Raises ValueError with a sentence for people.
    """
    game = Patriarch()
    levels = wanted_levels(players, game)
    read = cast(PatriarchOptions, wanted_form(game, options, 2, typed=typed)[0])
    given = "guesses" in json.loads(options) or any(each.startswith("guesses=") for each in typed)
    if not given:
        read = read.model_copy(update={"guesses": MOST_GUESSES})
    every = FAMILIES[read.variant].trees
    if trees != "all" and not (trees.isascii() and trees.isdigit() and 1 <= int(trees) <= every):
        raise ValueError(f"--trees is {trees!r}; write all, or the number of trees to draw: 1 to {every:,}.")
    return [
        Trial(options=read, level=level, sample=None if trees == "all" else int(trees), seed=seed) for level in levels
    ]


def play(trials: list[Trial], out: TextIO, processes: int) -> dict[str, Any]:
    """Run the trials, write a table line by line, and return the figures as JSON values."""
    options, seed = trials[0].options, trials[0].seed
    drawn, every = trials[0].sample, FAMILIES[options.variant].trees
    which = f"all {every:,} trees" if drawn is None else f"{drawn:,} of {every:,} trees, seed {seed}"
    out.write(f"The Patriarch, {options.variant}, {options.guesses} guesses: {which}\n\n")
    out.write("level     mean     se  most  not found  within 3  within 4  within 5  s/guess  longest\n")
    told = {}
    for trial in trials:
        found = measure(trial, processes)
        told[trial.level] = found.summary()
        out.write(_line(trial, found))
        out.flush()
    return {
        "game": Patriarch.name,
        "options": options.model_dump(mode="json"),
        "trees": "all" if drawn is None else drawn,
        "seed": seed,
        "levels": told,
    }


def write(figures: dict[str, Any], out: TextIO) -> None:
    """Write the figures as JSON."""
    json.dump(figures, out, indent=1)
    out.write("\n")


def _line(trial: Trial, found: Measured) -> str:
    told, count = found.summary(), found.found.total()
    within = [sum(found.found[guess] for guess in range(1, most + 1)) / count for most in (3, 4, 5)]
    error = "-" if trial.sample is None else f"{told['se']:.3f}"  # over all trees there is no sampling error
    shares = "".join([f"{share:10.2%}" for share in within])
    return (
        f"{trial.level:7}{told['mean']:7.3f} {error:>6} {told['most']:5} {told['not_found']:10}{shares}"
        f" {told['seconds_per_guess']:8.3f} {told['longest_guess']:8.3f}\n"
    )
