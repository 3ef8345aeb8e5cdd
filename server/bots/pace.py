"""Varies the pace of computers if several seats move at once, so that people can keep up with them."""

from random import Random

_UNEVEN = 0.25
"""How much longer or shorter a pause may be, as a part of it."""


def uneven(place: str) -> float:
    """Return the factor of a pause at a place in a match; the same place always gives the same factor.

    Without it, computers of the same level would move in lockstep.

    >>> uneven("m1:0:4") == uneven("m1:0:4") != uneven("m1:1:4"), 0.75 <= uneven("m1:0:4") <= 1.25
    (True, True)
    """
    # chance that can be repeated is the purpose
    return Random(place).uniform(1 - _UNEVEN, 1 + _UNEVEN)  # noqa: S311
