"""Sentences that both clients say the same way, by the table that the browser client's tests read too."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from client.lobby import daily_result, match_result, match_search, score_text
from client.lobby.player_search import read_player
from client.lobby.tally import tally
from client.room.event_sentence import event_sentence
from client.room.race_outcome import race_outcome
from client.text.messages import matches as matches_text
from protocol.daily import DailyRow
from protocol.ids import MatchId, PlayerId, Seat
from protocol.room import Happening, MatchResult
from protocol.scores import HighScore, PastMatch, PastSeat

CASES = json.loads((Path(__file__).parent.parent / "cases/sentences.json").read_text())


def high_score(**help: int) -> HighScore:
    return HighScore(match=MatchId("M"), options={}, number=7, score=310, at=0, **help)


def result(*, winners: list[int], scores: list[int], why: Any, **_: object) -> MatchResult:
    return MatchResult(winners=tuple(map(Seat, winners)), scores=tuple(scores), why=why)


def daily_row(**row: Any) -> DailyRow:
    known = {"rank": 0, "player": "A", "name": "Ann", "difference": 0, "scores": (0, 0), "at": 0, "match": "M"}
    return DailyRow(**{**known, **row})


def past_match(told: dict[str, Any]) -> PastMatch:
    seats = tuple(PastSeat(player=PlayerId(name), name=name, score=score) for name, score in told["seats"])
    known = {"match": "M", "game": "family-tree", "options": {}, "form": "match", "at": 0, "why": "score"}
    return PastMatch(**{**known, **told, "seats": seats, "winners": tuple(told.get("winners", ()))})


SAY: dict[str, Callable[[Any], str | None]] = {
    "help_of": lambda help: score_text.help_of(high_score(**help)),
    "own_helped": score_text.own_helped,
    "own_casual": score_text.own_casual,
    "described": lambda search: match_search.described(**search),
    "tally": lambda counts: tally(*counts),
    "never_met": lambda case: matches_text.never_met(name=case[0], opponent=case[1], mine=case[2], own=case[3]),
    "own_daily": lambda row: daily_result.own(daily_row(**row)),
    "daily_opponent": lambda row: daily_result.opponent(daily_row(**row)),
    "outcome": lambda case: match_result.outcome(past_match(case)),
    "outcome_of_all": lambda case: match_result.outcome_of_all(past_match(case)),
    "read_player": read_player,
    "event": lambda case: event_sentence(
        Happening(version=1, at=0, **case["event"]), mine=case["mine"], other=case["other"], choice=case["choice"]
    ),
    "race_outcome": lambda case: race_outcome(result(**case), case["names"], case["me"], str),
}


@pytest.mark.parametrize(("name", "of", "text"), [(name, *case) for name, cases in CASES.items() for case in cases])
def test_a_sentence_is_as_in_the_shared_table(name: str, of: Any, text: str | None) -> None:
    assert SAY[name](of) == text
