"""The sentences of replays and analyses, by the tables that the browser client's tests read too."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter

from client.replay import analysis_sentences, replay_sentences
from protocol.record import Incident

CASES = Path(__file__).parents[1] / "cases"
INCIDENT: TypeAdapter[Incident] = TypeAdapter(Incident)


def event(told: Mapping[str, Any], alone: bool) -> str:
    found = INCIDENT.validate_python({"ply": 3, "at": None, "seat": 1, **told})
    return replay_sentences.event(found, ["Ada", "Ben"], alone=alone, written=lambda each: each.move)


SAY: Mapping[str, Mapping[str, Callable[[Any], str]]] = {
    "replay": {
        "outcome": lambda case: replay_sentences.outcome(*case),
        "checked": replay_sentences.checked,
        "leg_title": lambda case: replay_sentences.leg_title(*case),
        "player_scores": lambda case: replay_sentences.player_scores(*case),
        "scores_after": lambda case: replay_sentences.scores_after(*case),
        "legs_compared": lambda case: replay_sentences.legs_compared(*case),
        "differ_here": lambda case: replay_sentences.differ_here(*case),
        "event": lambda case: event(*case),
    },
    "analysis": {
        "progress": lambda case: analysis_sentences.progress(*case),
        "percent": analysis_sentences.percent,
        "fault_counts": lambda case: analysis_sentences.fault_counts(dict(case)),
        "leg_name": lambda case: analysis_sentences.leg_name(*case),
        "not_judged": analysis_sentences.not_judged,
        "verdict": lambda case: analysis_sentences.verdict(*case),
    },
}


def read(table: str) -> dict[str, list[tuple[Any, str]]]:
    cases: dict[str, list[tuple[Any, str]]] = json.loads((CASES / f"{table}.json").read_text("utf-8"))
    return cases


@pytest.mark.parametrize(
    ("table", "name", "of", "text"),
    [(table, name, *case) for table in SAY for name, cases in read(table).items() for case in cases],
)
def test_a_sentence_is_as_in_the_shared_table(table: str, name: str, of: Any, text: str) -> None:
    assert SAY[table][name](of) == text


def test_the_shared_table_has_every_kind_of_incident() -> None:
    kinds = {told["kind"] for (told, _), _ in read("replay")["event"]}
    assert kinds == {get_args(each.model_fields["kind"].annotation)[0] for each in get_args(Incident)}


def test_scores_without_names_are_by_seat() -> None:
    said = replay_sentences.outcome("match", ["Anna"], ["Ben"], [("Anna", 20), ("Ben", None)], "score", named=False)
    assert said == "Anna won (20, −)"


def test_faults_in_short_are_counted_by_letter() -> None:
    assert analysis_sentences.fault_letters({"mistake": 2, "blunder": 1}) == "B 1  m 2"
    assert analysis_sentences.legend() == "i inaccuracy  m mistake  B blunder"
