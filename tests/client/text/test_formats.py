"""Formats, by the table of cases that also tests the browser client."""

import json
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from client.profile.settings import Settings
from client.text import formats

CASES = json.loads((Path(__file__).parents[1] / "cases" / "formats.json").read_text("utf-8"))


@pytest.mark.parametrize(("name", "value", "text"), [(name, *case) for name, each in CASES.items() for case in each])
def test_format(name: str, value: Any, text: str) -> None:
    assert getattr(formats, name)(value) == text


@pytest.mark.parametrize(("times", "text"), [("24h", "15:05"), ("12h", "3:05 pm")])
def test_time_of_day(times: Any, text: str) -> None:
    formats.use(Settings(times=times))
    try:
        assert formats.time_of_day(int(datetime(2026, 11, 21, 15, 5).timestamp() * 1000)) == text
    finally:
        formats.use(Settings())


def test_a_moment_has_its_day_unless_it_is_today() -> None:
    now = datetime.now().replace(hour=15, minute=5)
    assert formats.moment(int(now.timestamp() * 1000)) == "15:05"
    assert formats.moment(int(datetime(2025, 9, 3, 15, 5).timestamp() * 1000)) == "3 Sep, 15:05"
