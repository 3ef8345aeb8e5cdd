"""Varies the pace of computers if several seats move at once, so that people can keep up with them."""

from random import Random

_VARIATION = 0.25
"""How much longer or shorter a pause may be, as a part of it."""


def pause_factor(place: str) -> float:
    """Return the factor of a pause at a place in a match; the same place always gives the same factor.

    Without it, computers of the same level would move in lockstep.

    >>> first, again, later = pause_factor("m1:0:4"), pause_factor("m1:0:4"), pause_factor("m1:1:4")
    >>> first == again != later, 0.75 <= first <= 1.25
    (True, True)
    """
    # chance that can be repeated is the purpose
    return Random(place).uniform(1 - _VARIATION, 1 + _VARIATION)  # noqa: S311
