"""Formats, by the table of cases that also tests the browser client."""

import json
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from client.profile.settings import Settings
from client.text import formats

FOLDER = Path(__file__).parents[1] / "cases"
CASES = json.loads((FOLDER / "formats.json").read_text("utf-8"))
LOCAL = json.loads((FOLDER / "local_times.json").read_text("utf-8"))


@pytest.mark.parametrize(("name", "value", "text"), [(name, *case) for name, each in CASES.items() for case in each])
def test_format(name: str, value: Any, text: str) -> None:
    assert getattr(formats, name)(value) == text


@pytest.mark.parametrize(
    ("name", "local", "times", "text"), [(name, *case) for name, each in LOCAL.items() for case in each]
)
def test_local_time(name: str, local: str, times: Any, text: str) -> None:
    formats.use(Settings(times=times))
    try:
        assert getattr(formats, name)(int(datetime.fromisoformat(local).timestamp() * 1000)) == text
    finally:
        formats.use(Settings())


def test_a_moment_of_today_has_no_day() -> None:
    now = datetime.now().replace(hour=15, minute=5)
    assert formats.moment(int(now.timestamp() * 1000)) == "15:05"


def test_a_recent_date_has_a_time_in_place_of_this_year() -> None:
    now = datetime.now().replace(month=3, day=4, hour=15, minute=5)
    assert formats.recent(int(now.timestamp() * 1000)) == "4 Mar 15:05"
    assert formats.recent(int(datetime(2025, 9, 3, 15, 5).timestamp() * 1000)) == "3 Sep 2025"


def test_chinese_has_no_spaces_between_clauses_and_units() -> None:
    formats.use(Settings(language="zh"))
    try:
        assert formats.duration(93600) == "1天2小时"
        assert formats.clauses(["Ada", "Ben"]) == "Ada；Ben"
    finally:
        formats.use(Settings(language="en"))
