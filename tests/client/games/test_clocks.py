"""Clocks as they are written down, and what they show."""

import pytest

from client.games.clocks import Face, faces, parse_clock, server_now, write_clock
from protocol.ids import Seat
from protocol.options import Clock
from protocol.room import ClockInfo

WRITTEN = {
    "": None,
    "none": None,
    "30": Clock(move=30),
    " 30 s ": Clock(move=30),
    "2m": Clock(move=120),
    "1h/move": Clock(move=3600),
    "5m+3": Clock(leg=300, increment=3),
    "5M + 3s": Clock(leg=300, increment=3),
    "10m+0": Clock(leg=600),
    "90/leg": Clock(leg=90),
    "1h+1m/leg": Clock(leg=3600, increment=60),
}


@pytest.mark.parametrize(("text", "clock"), WRITTEN.items(), ids=repr)
def test_a_clock_is_read_as_people_write_it(text: str, clock: Clock | None) -> None:
    assert parse_clock(text) == clock
    assert parse_clock(write_clock(clock)) == clock


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("soon", "“soon” is not a clock. Type 30 for 30 seconds a move"),
        ("5x", "is not a clock"),
        ("3", "A move has from 5 seconds"),
        ("9/leg", "a leg has from 10 seconds"),
        ("5m+11m", "at most 10 minutes more"),
        ("25h", "to 24 hours"),
        ("30+3/move", "Only a clock for a whole leg"),
    ],
)
def test_what_is_no_clock_is_explained(text: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        parse_clock(text)


@pytest.mark.parametrize(
    ("now", "left"),
    [(999_000, 30_000), (1_000_000, 30_000), (1_000_500, 30_000), (1_020_500, 10_000), (1_090_000, 0)],
)
def test_a_running_clock_goes_down_once_the_allowance_has_passed(now: int, left: int) -> None:
    clocks = ClockInfo(left=(30_000, 25_000), running=(Seat(0),), since=1_000_000, allowance=500)
    assert faces(clocks, now) == (Face(left, True), Face(25_000, False))


@pytest.mark.parametrize(
    ("clock", "low"),
    [(Clock(move=30), 3_000), (Clock(leg=300, increment=3), 30_000), (Clock(leg=600), 60_000), (None, -1)],
    ids=repr,
)
def test_a_clock_is_low_in_the_last_tenth_of_its_time_while_it_runs(clock: Clock | None, low: int) -> None:
    clocks = ClockInfo(left=(60_000, 1), running=(Seat(0),), since=0, allowance=0)
    for left in (60_000, 60_000 - 1, 30_001, 30_000, 3_001, 3_000, 0):
        first, second = faces(clocks, 60_000 - left, clock)
        assert first == Face(left, True, low=left <= low)
        assert not second.low


def test_the_servers_time_is_known_once_it_was_told() -> None:
    assert server_now(None) is None
    first, later = server_now(5e9), server_now(6e9)
    assert first is not None and later is not None
    assert 1e9 <= later - first < 1.1e9
