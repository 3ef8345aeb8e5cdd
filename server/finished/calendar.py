"""The calendar: the days in UTC, by the store's time."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

DAY = timedelta(days=1)


@dataclass(slots=True)
class Calendar:
    """The days, each named like `2026-11-22`. They start at midnight UTC, or `ahead` ms earlier."""

    ahead: int = 0

    def day(self, at: int) -> str:
        """Return the day of a time in ms since 1970 UTC.

        >>> Calendar().day(1_795_255_200_000)
        '2026-11-21'
        """
        return datetime.fromtimestamp((at + self.ahead) // 1000, UTC).date().isoformat()

    def ends(self, day: str) -> int:
        """Return the end of a day, in ms since 1970 UTC.

        >>> Calendar().ends("1970-01-01")
        86400000
        """
        midnight = datetime.combine(date.fromisoformat(day) + DAY, datetime.min.time(), UTC)
        return round(midnight.timestamp() * 1000) - self.ahead


def before(day: str) -> str:
    """Return the day before one.

    >>> before("2026-03-01")
    '2026-02-28'
    """
    return (date.fromisoformat(day) - DAY).isoformat()
