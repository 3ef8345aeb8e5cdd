"""Questions about finished matches: what goes together in them."""

from typing import Any

import pytest
from pydantic import ValidationError

from protocol.commands import COMMAND
from protocol.scores import AskMatches

ID = "0123456789ABCDEF"


@pytest.mark.parametrize(
    "asked",
    [
        {},
        {"player": ID, "opponent": "computer:strong", "game": "family-tree", "result": "played"},
        {"since": "2026-02-28", "until": "2026-12-31", "page": "1795255200000-7"},
        {"game": "family-tree", "number": 7},
        {"game": "family-tree", "number": 7, "everyone": True, "since": "2026-11-20"},
    ],
)
def test_a_question_for_matches_is_read_as_it_is_written(asked: dict[str, Any]) -> None:
    read = COMMAND.validate_python({"type": "matches", "id": "m", **asked})
    assert isinstance(read, AskMatches)
    assert {name: getattr(read, name) for name in asked} == asked
    assert COMMAND.validate_json(read.model_dump_json()) == read


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"number": 7}, "a number needs its game"),
        ({"everyone": True}, "matches of everyone need a number"),
        ({"everyone": True, "game": "family-tree", "number": 7, "player": ID}, "have no player, opponent or result"),
        ({"everyone": True, "game": "family-tree", "number": 7, "opponent": ID}, "have no player, opponent or result"),
        ({"everyone": True, "game": "family-tree", "number": 7, "result": "won"}, "have no player, opponent or result"),
        ({"since": "2026-02-29"}, "day is out of range"),
        ({"until": "2026-13-01"}, "month must be in 1..12"),
        ({"since": "20261120"}, "pattern"),
        ({"result": "winner"}, "Input should be"),
        ({"player": "Ada"}, "pattern"),
        ({"page": "7"}, "pattern"),
        ({"page": "9" * 17 + "-7"}, "pattern"),
    ],
)
def test_a_question_for_matches_that_makes_no_sense_is_malformed(asked: dict[str, Any], why: str) -> None:
    with pytest.raises(ValidationError, match=why):
        COMMAND.validate_python({"type": "matches", "id": "m", **asked})
