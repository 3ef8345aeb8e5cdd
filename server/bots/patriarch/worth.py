"""What it costs to find one of so many trees: guesses still to be made, added up over the trees.

It is the better the more evenly a guess splits a set, and a guess that may itself be right costs its own tree nothing
more. Trees that are found later than the guesses last count as so many guesses more (`LATE`).
"""

from functools import lru_cache
from math import log, log1p
from typing import NamedTuple

from protocol.games.patriarch.options import Variant


class Costs(NamedTuple):
    """What is known of a variant: the guesses within which its trees can be found, and how fast sets shrink.

    A tree of a set of n is found by 1 + `growth` * log(n) guesses in the mean.
    """

    within: int
    growth: float


COSTS: dict[Variant, Costs] = {
    "patriarch": Costs(within=3, growth=0.5),
    "advanced-patriarch": Costs(within=4, growth=0.4),
    "matriarch": Costs(within=4, growth=0.4),
    "advanced-matriarch": Costs(within=6, growth=0.5),
}

LATE = 3.0
"""How many guesses more a tree counts as that is not found within the guesses left."""


def late(count: float, left: int) -> float:
    """Return how many of so many trees are not found within the guesses left, as far as can be told by their number."""
    if left <= 0:
        return count
    if left == 1:
        return count - 1
    if left == 2:
        # the first of two splits them into about so many classes, of which the second finds one tree each
        return max(0.0, count - 13.5 * log1p(count / 12))
    return 0.0


@lru_cache(maxsize=256)
def costs(variant: Variant, most: int, left: int, scale: float) -> tuple[float, ...]:
    """Return the cost of each number of trees up to `most`, when so many guesses are left to find them.

    Where only a sample of the trees is counted, `scale` is how many each stands for.
    """
    growth = COSTS[variant].growth
    found = [0.0]
    for counted in range(1, most + 1):
        count = counted * scale
        found.append(max(2 * count - 1, count * (1 + growth * log(count))) + LATE * late(count, left))
    return tuple(found)
