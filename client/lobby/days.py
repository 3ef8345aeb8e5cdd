"""Days in UTC, as the server names them: `2026-11-22`."""

from datetime import UTC, datetime, timedelta


def end_of(day: str) -> int:
    """Return when a day ends, in ms since 1970 UTC. Raises ValueError.

    >>> end_of("2026-11-21")
    1795305600000
    """
    return int((_start_of(day) + timedelta(days=1)).timestamp() * 1000)


def day_after(day: str, days: int) -> str:
    """Return the day that is `days` later. Raises ValueError.

    >>> day_after("2026-03-01", -1)
    '2026-02-28'
    """
    return f"{_start_of(day) + timedelta(days=days):%Y-%m-%d}"


def read_day(typed: str) -> str:
    """Read a typed day. Raises ValueError.

    >>> read_day("2026-11-20")
    '2026-11-20'
    """
    return f"{_start_of(typed):%Y-%m-%d}"


def _start_of(day: str) -> datetime:
    return datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=UTC)
