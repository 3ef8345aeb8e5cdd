"""A score and its tie-break as one number, so that a sorted set of the store orders games by both.

The better score comes first. Of equal scores, the one that was reached earlier comes first; in timed games, the one
that took less time. Whole seconds of 33 bits, enough until 2242, leave 20 of a double's 53 bits for the score: more
than half a million points on both sides of zero.
"""

_SECONDS = 2**33


def merit(score: int, seconds: int, *, low: bool) -> int:
    """Return the merit of a score; `seconds` since 1970 UTC, or its duration; `low`: low scores are better.

    >>> merit(50, 2, low=True) > merit(50, 3, low=True) > merit(60, 2, low=True)
    True
    """
    return (-score if low else score) * _SECONDS + _SECONDS - 1 - seconds


def reached_by(figure: float, *, low: bool) -> int:
    """Return the score in a merit.

    >>> reached_by(merit(310, 1795255200, low=False), low=False), reached_by(merit(310, 1795255200, low=True), low=True)
    (310, 310)
    """
    score = int(figure) // _SECONDS
    return -score if low else score


def seconds_of(figure: float) -> int:
    """Return the seconds in a merit.

    >>> seconds_of(merit(310, 95, low=True))
    95
    """
    return _SECONDS - 1 - int(figure) % _SECONDS
