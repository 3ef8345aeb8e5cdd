"""Sentences that both clients say the same way, by the table that the browser client's tests read too."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from client.lobby import daily_result, match_words, score_words
from client.lobby.player_search import read_player
from client.room.race_outcome import race_outcome
from protocol.daily import DailyRow
from protocol.ids import MatchId, Seat
from protocol.room import MatchResult
from protocol.scores import HighScore

CASES = json.loads((Path(__file__).parent.parent / "cases/sentences.json").read_text())


def high_score(**help: int) -> HighScore:
    return HighScore(match=MatchId("M"), options={}, number=7, score=310, at=0, **help)


def result(*, winners: list[int], scores: list[int], why: Any, **_: object) -> MatchResult:
    return MatchResult(winners=tuple(map(Seat, winners)), scores=tuple(scores), why=why)


def daily_row(**row: Any) -> DailyRow:
    known = {"rank": 0, "player": "A", "name": "Ann", "difference": 0, "scores": (0, 0), "at": 0, "match": "M"}
    return DailyRow(**{**known, **row})


SAY: dict[str, Callable[[Any], str | None]] = {
    "help_of": lambda help: score_words.help_of(high_score(**help)),
    "own_helped": score_words.own_helped,
    "described": lambda search: match_words.described(**search),
    "tally": lambda counts: match_words.tally(*counts),
    "never_met": lambda case: match_words.never_met(case[0], case[1], mine=case[2], own=case[3]),
    "title": lambda case: match_words.title(case[0], mine=case[1]),
    "on_number": lambda case: match_words.on_number(*case),
    "versus": lambda case: match_words.versus(*case),
    "no_player": lambda case: match_words.no_player(*case),
    "several_players": lambda case: match_words.several_players(*case),
    "no_number": lambda case: match_words.no_number(*case),
    "own_daily": lambda row: daily_result.own(daily_row(**row)),
    "daily_opponent": lambda row: daily_result.opponent(daily_row(**row)),
    "read_player": read_player,
    "race_outcome": lambda case: race_outcome(result(**case), case["names"], case["me"], str),
}


@pytest.mark.parametrize(("name", "of", "text"), [(name, *case) for name, cases in CASES.items() for case in cases])
def test_a_sentence_is_as_in_the_shared_table(name: str, of: Any, text: str | None) -> None:
    assert SAY[name](of) == text
