"""Clocks as they are written down, and what they show."""

import json
from pathlib import Path
from typing import Any

import pytest

from client.games.clocks import Face, faces, parse_clock, server_now, write_clock
from protocol.ids import Seat
from protocol.options import Clock
from protocol.room import ClockInfo

CASES = json.loads((Path(__file__).parents[1] / "cases" / "clocks.json").read_text("utf-8"))
WRITTEN = {
    "": None,
    "none": None,
    "30": Clock(move=30),
    " 30 s ": Clock(move=30),
    "2m": Clock(move=120),
    "1h/move": Clock(move=3600),
    "3d": Clock(move=259_200),
    "14 d": Clock(move=1_209_600),
    "24h": Clock(move=86_400),
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
        ("15d", "from 5 seconds to 14 days"),
        ("25h/leg", "from 10 seconds to 1 day"),
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
    assert faces(clocks, now, None) == (Face(left, True), Face(25_000, False))


@pytest.mark.parametrize(
    ("clock", "low"),
    [
        (Clock(move=30), 3_000),
        (Clock(leg=300, increment=3), 30_000),
        (Clock(leg=600), 60_000),
        (Clock(move=86_400), 3_600_000),
        (None, -1),
    ],
    ids=repr,
)
def test_a_clock_is_low_in_the_last_tenth_of_its_time_while_it_runs(clock: Clock | None, low: int) -> None:
    clocks = ClockInfo(left=(4_000_000, 1), running=(Seat(0),), since=0, allowance=0)
    for left in (4_000_000, 3_600_001, 3_600_000, 60_001, 60_000, 30_001, 30_000, 3_001, 3_000, 0):
        first, second = faces(clocks, 4_000_000 - left, clock)
        assert (first.left, first.running, first.low) == (left, True, left <= low)
        assert not second.low


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['clock']} {case['left']}")
def test_a_clock_shows_the_time_left(case: dict[str, Any]) -> None:
    running = (Seat(0),) if case["running"] else ()
    clocks = ClockInfo(left=(case["left"],), running=running, since=1_000, allowance=500)
    (face,) = faces(clocks, 1_000, parse_clock(case["clock"]))
    assert face.text == case["text"]


def test_the_servers_time_is_known_once_it_was_told() -> None:
    assert server_now(None) is None
    first, later = server_now(5e9), server_now(6e9)
    assert first is not None and later is not None
    assert 1e9 <= later - first < 1.1e9
