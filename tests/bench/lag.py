"""How late the server's event loop woke, as its /metrics count it, and quantiles of such counts."""

import math
from collections import Counter

from tests.e2e.numbers import numbers

NAME = "turnabout_loop_lag_seconds_bucket"
Counts = Counter[float]
"""How many looks came out between one bound, in seconds, and the one before it, by the bound."""


async def counted(port: int) -> Counts:
    """Return what a server has counted until now."""
    upto = {float(dict(labels)["le"]): value for (name, labels), value in (await numbers(port)).items() if name == NAME}
    counts: Counts = Counter()
    before = 0.0
    for bound in sorted(upto):
        counts[bound] = round(upto[bound] - before)
        before = upto[bound]
    return counts


def quantile(counts: Counts, share: float) -> float:
    """Return the bound that so great a share of the looks lies under, in seconds: between bounds, in proportion.

    >>> quantile(Counter({0.001: 90, 0.002: 10}), 0.95)
    0.0015

    Infinite where it is beyond the highest bound that is counted. Raises ValueError for counts of nothing.
    """
    wanted, below, before = share * counts.total(), 0, 0.0
    for bound in sorted(counts):
        if counts[bound] and below + counts[bound] >= wanted:
            return math.inf if math.isinf(bound) else before + (bound - before) * (wanted - below) / counts[bound]
        below, before = below + counts[bound], bound
    raise ValueError("nothing was counted")
