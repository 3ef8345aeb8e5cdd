"""How unevenly computers move where several move at once, so that people can keep up with them."""

from random import Random

_UNEVEN = 0.25
"""By what part of a pause it may be longer or shorter."""


def uneven(place: str) -> float:
    """Return how many times as long as usual a pause is, the same wherever it is asked of a place in a match.

    Computers of one level would go on side by side for ever else.

    >>> uneven("m1:0:4") == uneven("m1:0:4") != uneven("m1:1:4"), 0.75 <= uneven("m1:0:4") <= 1.25
    (True, True)
    """
    # chance that can be repeated is the purpose
    return Random(place).uniform(1 - _UNEVEN, 1 + _UNEVEN)  # noqa: S311
