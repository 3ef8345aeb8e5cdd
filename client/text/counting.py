"""Numbers and times in words."""

from datetime import datetime

from client.text.formats import number as written
from client.text.formats import time_of_day


def day(ms: int) -> str:
    """Write the day that a time in ms since 1970 UTC falls on here.

    >>> day(1795255200000)
    '21 November 2026'
    """
    at = datetime.fromtimestamp(ms / 1000).astimezone()
    return f"{at.day} {at:%B %Y}"


def clock_time(ms: int) -> str:
    """Write the time of day here at a time in ms since 1970 UTC."""
    return time_of_day(ms)


def count(number: int, one: str, many: str | None = None) -> str:
    """Write a number of things.

    >>> count(1, "place"), count(6, "place"), count(2, "child", "children")
    ('1 place', '6 places', '2 children')
    """
    return f"{written(number)} {one if number == 1 else many or one + 's'}"


def ordinal(number: int) -> str:
    """Write which one of the at most five children of a couple it is."""
    return {1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth"}.get(number, f"{number}th")


def signed(points: int) -> str:
    """Write a change of score.

    >>> signed(30), signed(-20)
    ('+30', '−20')
    """
    return f"+{written(points)}" if points >= 0 else f"−{written(-points)}"
