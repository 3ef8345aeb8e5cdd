"""Comparisons of scores alone, by the table of cases that also tests the browser client."""

import json
from pathlib import Path
from typing import Any

import pytest

from client.room import solo_text

CASES = json.loads((Path(__file__).parents[1] / "cases" / "solo_text.json").read_text("utf-8"))


@pytest.mark.parametrize(("values", "text"), CASES["comparison"])
def test_a_score_is_compared_with_the_score_to_beat(values: dict[str, Any], text: str) -> None:
    assert solo_text.comparison(counted="{} points".format, **values) == text


@pytest.mark.parametrize(("values", "text"), CASES["other_scores"])
def test_other_scores_are_listed(values: dict[str, Any], text: str) -> None:
    assert solo_text.other_scores(**values) == text
