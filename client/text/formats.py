"""How numbers and times are written, as the person has set it: one way for the whole program, like a locale."""

from datetime import datetime

from client.profile.settings import Settings, group

_in_force = Settings()


def use(settings: Settings) -> None:
    """Write numbers and times as these settings say, from now on."""
    global _in_force
    _in_force = settings


def number(value: int) -> str:
    """Write a number of things or points."""
    return group(value, _in_force.numbers)


def exact(value: float) -> str:
    """Write a number to one decimal; what rounds to nothing has no sign.

    >>> exact(-2.34), exact(-0.04), exact(0.5)
    ('−2.3', '0.0', '0.5')
    """
    return f"{value:z.1f}".replace("-", "−")


def time_of_day(at: datetime) -> str:
    """Write the hour and minute of a local time.

    >>> time_of_day(datetime(2026, 11, 21, 15, 5))
    '15:05'
    """
    return at.strftime("%H:%M") if _in_force.times == "24h" else f"{at:%I:%M %p}".lstrip("0").lower()
