"""A score and what decides between equal ones as one figure, so that a sorted set of the store orders games by both.

The better score comes first. Of the same score the one that was reached earlier does; in games that are timed, the one
that took less time. Whole seconds of 33 bits, which last until 2242, leave 20 of a double's 53 for the score, and so
more than half a million points to both sides of zero.
"""

_SECONDS = 2**33


def merit(score: int, seconds: int, *, low: bool) -> int:
    """Return the merit of a score; `seconds` since 1970 UTC, or that it took; `low`: the lowest score is the best.

    >>> merit(50, 2, low=True) > merit(50, 3, low=True) > merit(60, 2, low=True)
    True
    """
    return (-score if low else score) * _SECONDS + _SECONDS - 1 - seconds


def reached_by(figure: float, *, low: bool) -> int:
    """Return the score that a merit is made of.

    >>> reached_by(merit(310, 1795255200, low=False), low=False), reached_by(merit(310, 1795255200, low=True), low=True)
    (310, 310)
    """
    score = int(figure) // _SECONDS
    return -score if low else score


def seconds_of(figure: float) -> int:
    """Return the seconds that a merit is made of.

    >>> seconds_of(merit(310, 95, low=True))
    95
    """
    return _SECONDS - 1 - int(figure) % _SECONDS
