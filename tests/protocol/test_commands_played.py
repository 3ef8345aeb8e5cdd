"""What is asked of a match: by its id, or as it was played."""

import json
from typing import Any

import pytest
from pydantic import ValidationError

from protocol.commands import COMMAND, AskReplay, Judge

LEG = {"roles": ["player"], "moves": [[0, "KS>7D"]]}
PLAYED = {"game": "family-tree", "rules": 1, "number": 7, "legs": [LEG]}


@pytest.mark.parametrize("kind", [AskReplay, Judge])
@pytest.mark.parametrize("how", [{"match": "0123456789ABCDEF"}, {**PLAYED, "form": "solo"}], ids=["id", "moves"])
def test_a_match_is_given_by_its_id_or_its_moves(kind: type[AskReplay | Judge], how: dict[str, Any]) -> None:
    sent = json.dumps({"type": kind.model_fields["type"].default, "id": "r", **how})
    command = COMMAND.validate_json(sent)
    assert isinstance(command, kind)
    assert (command.match is None) == bool(command.legs)


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ({}, "by its id, or by its game, rules, number and at least one leg"),
        ({**PLAYED, "legs": []}, "at least one leg"),
        ({name: value for name, value in PLAYED.items() if name != "number"}, "number"),
        ({"match": "0123456789ABCDEF", "game": "family-tree"}, "by its id alone"),
        ({"match": "0123456789ABCDEF", "form": "solo"}, "by its id alone"),
        ({"match": "a room's code"}, "pattern"),
        ({"match": "0123456789ABCDEF", "leg": 0}, "greater than or equal to 1"),
        ({"match": "0123456789ABCDEF", "first": -1}, "greater than or equal to 0"),
    ],
)
def test_neither_or_both_is_refused(how: dict[str, Any], words: str) -> None:
    with pytest.raises(ValidationError, match=words):
        AskReplay.model_validate({"id": "r", **how}, strict=False)
