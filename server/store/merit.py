"""A score and when it was reached as one figure, so that a sorted set of the store orders games by both.

The better score comes first, and of the same the earlier. Whole seconds of 33 bits, which last until 2242, leave 20 of
a double's 53 for the score, and so more than half a million points to both sides of zero.
"""

from protocol.ids import Role

_SECONDS = 2**33


def merit(role: Role, score: int, at: int) -> int:
    """Return the merit of a score that was reached in a role at a time in ms since 1970 UTC.

    >>> merit("minimizer", 50, 2000) > merit("minimizer", 50, 3000) > merit("minimizer", 60, 2000)
    True
    """
    return _sign(role) * score * _SECONDS + _SECONDS - 1 - at // 1000


def reached_by(role: Role, figure: float) -> int:
    """Return the score that a merit is made of.

    >>> reached_by("maximizer", merit("maximizer", 310, 1795255200000))
    310
    >>> reached_by("minimizer", merit("minimizer", 310, 1795255200000))
    310
    """
    return _sign(role) * (int(figure) // _SECONDS)


def _sign(role: Role) -> int:
    return -1 if role == "minimizer" else 1
