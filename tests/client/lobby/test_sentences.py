"""Sentences that both clients say the same way, by the table that the browser client's tests read too."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from client.lobby import score_words
from protocol.ids import MatchId
from protocol.scores import HighScore

CASES = json.loads((Path(__file__).parent.parent / "cases/sentences.json").read_text())


def high_score(**help: int) -> HighScore:
    return HighScore(match=MatchId("M"), options={}, number=7, score=310, at=0, **help)


SAY: dict[str, Callable[[Any], str]] = {
    "help_of": lambda help: score_words.help_of(high_score(**help)),
    "own_helped": score_words.own_helped,
}


@pytest.mark.parametrize(("name", "of", "text"), [(name, *case) for name, cases in CASES.items() for case in cases])
def test_a_sentence_is_as_in_the_shared_table(name: str, of: Any, text: str) -> None:
    assert SAY[name](of) == text
