"""Clocks as values: worked out of the times of entries and a fixed allowance for the way, never of the time it is."""

from collections.abc import Collection
from dataclasses import dataclass

from protocol.ids import Seat
from protocol.options import Clock

ALLOWANCE_MS = 500
"""What every move may take for the way, beside the time its seat has."""
DAY_SECONDS = 86_400


def is_of_days(rule: Clock) -> bool:
    """Tell whether a game is one of days: its clock runs on while no node holds the room.

    In a game of minutes such time is given back.

    >>> is_of_days(Clock(move=86_400)), is_of_days(Clock(leg=86_400))
    (True, False)
    """
    return rule.move is not None and rule.move >= DAY_SECONDS


@dataclass(frozen=True, slots=True)
class Clocks:
    """A leg's clocks: each seat's time `left` in ms at `since` (ms since 1970 UTC), when the running one started."""

    rule: Clock
    left: tuple[int, ...]
    since: int


def started(rule: Clock, seats: int, at: int) -> Clocks:
    """Return the clocks of a leg that starts.

    >>> started(Clock(leg=300, increment=2), 2, at=1000).left
    (300000, 300000)
    """
    return Clocks(rule, (1000 * (rule.move or rule.leg or 0),) * seats, at)


def moved(clocks: Clocks, seats: Collection[Seat], at: int, others: Collection[Seat] = ()) -> Clocks:
    """Return the clocks after a move: what its seat took is gone, and its increment added.

    `seats` are several where all of them play by one clock. `others` are those whose clocks run on meanwhile, where
    several move at once.

    >>> moved(started(Clock(leg=300, increment=2), 2, at=0), [Seat(0)], at=10_500).left
    (292000, 300000)
    >>> moved(started(Clock(move=30), 2, at=0), [Seat(0)], at=10_500).left
    (30000, 30000)
    >>> moved(started(Clock(move=30), 2, at=0), [Seat(0)], at=10_500, others=[Seat(1)]).left
    (30000, 19500)
    """
    rule, left = clocks.rule, list(clocks.left)
    for other in others:
        left[other] = max(0, left[other] - max(0, at - clocks.since))
    for seat in seats:
        if rule.leg is not None:
            left[seat] = max(0, left[seat] - max(0, at - clocks.since - ALLOWANCE_MS)) + 1000 * rule.increment
        else:
            left[seat] = 1000 * (rule.move or 0)
    return Clocks(rule, tuple(left), at)


def passed(clocks: Clocks, seats: Collection[Seat], at: int) -> Clocks:
    """Return the clocks at a time: what has passed is gone for the seats whose clocks ran.

    >>> passed(started(Clock(move=30), 2, at=0), [Seat(1)], at=10_000).left
    (30000, 20000)
    """
    taken = max(0, at - clocks.since)
    left = tuple([max(0, each - taken) if seat in seats else each for seat, each in enumerate(clocks.left)])
    return Clocks(clocks.rule, left, at)


def given(clocks: Clocks, ms: int) -> Clocks:
    """Return the clocks with some time that was nobody's given back to the running one."""
    return Clocks(clocks.rule, clocks.left, clocks.since + ms)


def paused(clocks: Clocks, seat: Seat, at: int) -> Clocks:
    """Return clocks of which a running one stops, with what it has left.

    >>> paused(started(Clock(move=30), 2, at=0), Seat(0), at=10_000).left
    (20000, 30000)
    """
    return _with(clocks, seat, max(0, clocks.left[seat] - max(0, at - clocks.since)))


def resumed(clocks: Clocks, seat: Seat, at: int) -> Clocks:
    """Return clocks of which one runs again that was `paused`: what has passed meanwhile was nobody's.

    >>> due(resumed(paused(started(Clock(move=30), 2, at=0), Seat(0), at=10_000), Seat(0), at=60_000), Seat(0))
    80500
    """
    return _with(clocks, seat, clocks.left[seat] + max(0, at - clocks.since))


def _with(clocks: Clocks, seat: Seat, left: int) -> Clocks:
    return Clocks(clocks.rule, (*clocks.left[:seat], left, *clocks.left[seat + 1 :]), clocks.since)


def restarted(clocks: Clocks, at: int) -> Clocks:
    """Return clocks as they stood once, running again from now."""
    return Clocks(clocks.rule, clocks.left, at)


def due(clocks: Clocks, seat: Seat) -> int:
    """Return when the flag of a seat falls whose clock runs, in ms since 1970 UTC."""
    return clocks.since + clocks.left[seat] + ALLOWANCE_MS
