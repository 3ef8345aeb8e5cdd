"""Clocks: their notation, the time left at each seat, and the server's time.

    30        30 seconds for each move; so are 30s, 2m, 1h, 3d and 30s/move
    5m+3      5 minutes for a whole leg, and 3 seconds more for each move made
    5m/leg    5 minutes for a whole leg, without an increment

Empty text and `none` mean no clock.
"""

import re
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pydantic import ValidationError

from client.text import formats
from client.text.messages import clock as clock_text
from protocol.options import DAY_SECONDS, Clock
from protocol.room import ClockInfo

LOW_SHARE = 0.1
LOW_CORRESPONDENCE_MS = 3_600_000
"""A running clock is low in the last tenth of its time; in a correspondence game in its last hour."""

Preset = Literal["none", "move", "short", "long", "day", "days3", "week"]
_UNITS = {"": 1, "s": 1, "m": 60, "h": 3600, "d": DAY_SECONDS}
_WRITTEN = re.compile(r"(\d{1,6})\s*([smhd]?)\s*(?:\+\s*(\d{1,6})\s*([smhd]?))?\s*(?:/\s*(move|leg))?")

PRESETS: Mapping[Preset, Clock | None] = {
    "none": None,
    "move": Clock(move=30),
    "short": Clock(leg=300, increment=3),
    "long": Clock(leg=600, increment=5),
    "day": Clock(move=DAY_SECONDS),
    "days3": Clock(move=3 * DAY_SECONDS),
    "week": Clock(move=7 * DAY_SECONDS),
}
"""The clocks that a form offers."""


def taken(began: int, last: int) -> int:
    """Return a duration in ms between two times, each cut to whole seconds, as records and tables show it.

    >>> taken(8_900, 33_100)
    25000
    """
    return (last // 1000 - began // 1000) * 1000


@dataclass(frozen=True, slots=True)
class Face:
    """What a seat's clock shows: the time that is `left`, in ms, whether it is running down, and nearly up."""

    left: int
    running: bool
    low: bool = False
    correspondence: bool = False

    @property
    def text(self) -> str:
        """The time left, as people read it.

        >>> Face(8_000, True).text, Face(259_200_000, False, correspondence=True).text
        ('0:08', '3\\xa0days')
        >>> Face(18_000_000, True, correspondence=True).text
        '5\\xa0h left'
        """
        if not self.correspondence:
            return formats.clock_face(self.left)
        return clock_text.left(time=self.left) if self.running else formats.time_left(self.left)


def describe_clock(clock: Clock | None, *, per: Literal["move", "card"] = "move") -> str:
    """Describe how much time a clock gives.

    >>> describe_clock(Clock(leg=300, increment=3)), describe_clock(Clock(move=30)), describe_clock(None)
    ('5\\xa0min for a leg and 3\\xa0s more for each move', '30\\xa0s for each move', 'no clock')
    """
    if clock is None:
        return clock_text.clock(move=None, leg=None, increment=0, per=per)
    return clock_text.clock(move=clock.move, leg=clock.leg, increment=clock.increment, per=per)


def parse_clock(text: str) -> Clock | None:
    """Parse the notation of a clock; None if the text means no clock.

    >>> parse_clock("30"), parse_clock("5m+3"), parse_clock("none")
    (Clock(move=30, leg=None, increment=0), Clock(move=None, leg=300, increment=3), None)

    Raises ValueError, which describes the notation.
    """
    typed = text.strip().lower()
    if typed in ("", "none", "-"):
        return None
    found = _WRITTEN.fullmatch(typed)
    if found is None:
        raise ValueError(clock_text.unknown(text.strip()[:40]))
    seconds = int(found[1]) * _UNITS[found[2]]
    more = None if found[3] is None else int(found[3]) * _UNITS[found[4] or ""]
    of_leg = found[5] == "leg" or (more is not None and found[5] is None)
    if more is not None and not of_leg:
        raise ValueError(clock_text.increment_needs_leg())
    try:
        return Clock(leg=seconds, increment=more or 0) if of_leg else Clock(move=seconds)
    except ValidationError:
        raise ValueError(clock_text.limits()) from None


def write_clock(clock: Clock | None) -> str:
    """Write a clock in the notation that `parse_clock` reads.

    >>> write_clock(Clock(leg=300, increment=3)), write_clock(Clock(leg=90)), write_clock(Clock(move=259_200))
    ('5m+3', '90/leg', '3d')
    """
    if clock is None:
        return "none"
    if clock.leg is None:
        return _time(clock.move or 0)
    return f"{_time(clock.leg)}+{clock.increment}" if clock.increment else f"{_time(clock.leg)}/leg"


def _time(seconds: int) -> str:
    if seconds % DAY_SECONDS == 0:
        return f"{seconds // DAY_SECONDS}d"
    if seconds % 3600 == 0:
        return f"{seconds // 3600}h"
    return f"{seconds // 60}m" if seconds % 60 == 0 else str(seconds)


def faces(clocks: ClockInfo, now: float, clock: Clock | None) -> tuple[Face, ...]:
    """Return what each seat's clock shows at a time by the server's clock, in ms since 1970 UTC.

    A running clock starts to go down after the allowance for the network delay, as on the server. Without the room's
    `clock` no face is low.
    """
    passed = max(0, round(now) - clocks.since - clocks.allowance)
    low, slow = -1.0, clock is not None and clock.is_correspondence
    if clock is not None:
        low = LOW_CORRESPONDENCE_MS if slow else 1000 * LOW_SHARE * (clock.leg or clock.move or 0)
    shown: list[Face] = []
    for seat, before in enumerate(clocks.left):
        running = seat in clocks.running
        left = max(0, before - passed) if running else before
        shown.append(Face(left, running, low=running and left <= low, correspondence=slow))
    return tuple(shown)


def server_now(ahead: float | None) -> float | None:
    """Return the time by the server's clock in ms since 1970 UTC; `ahead` as in `ServerTime`, None: not known yet."""
    return None if ahead is None else 1000 * time.monotonic() + ahead
