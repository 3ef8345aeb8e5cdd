"""The cost of finding a tree in a set: the guesses still needed, summed over its trees.

The more evenly a guess splits a set, the lower the cost; a guess that may be right costs its own tree nothing more.
Trees that are not found within the guesses left count as `LATE` more guesses.
"""

from functools import lru_cache
from math import log, log1p
from typing import NamedTuple

from protocol.games.patriarch.options import Variant


class Costs(NamedTuple):
    """The constants of a variant: the guesses within which its trees can be found, and how fast sets shrink.

    A tree of a set of n is found by 1 + `growth` * log(n) guesses on average.
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
"""The extra guesses for a tree that is not found within the guesses left."""


def late(count: float, left: int) -> float:
    """Estimate how many of `count` trees are not found within the guesses left."""
    if left <= 0:
        return count
    if left == 1:
        return count - 1
    if left == 2:
        # the first guess splits them into about 13.5 * log1p(count / 12) classes, and the second finds one tree in each
        return max(0.0, count - 13.5 * log1p(count / 12))
    return 0.0


@lru_cache(maxsize=256)
def costs(variant: Variant, most: int, left: int, scale: float) -> tuple[float, ...]:
    """Return the cost of each number of trees up to `most`, with `left` guesses left to find them.

    If only a sample of the trees is counted, each stands for `scale` trees.
    """
    growth = COSTS[variant].growth
    found = [0.0]
    for counted in range(1, most + 1):
        count = counted * scale
        found.append(max(2 * count - 1, count * (1 + growth * log(count))) + LATE * late(count, left))
    return tuple(found)
