"""A record played again: what the server's program tells of it."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from protocol.record_file import NotARecord
from server.offline.replay import NoSuchPage, find, lines
from tests.records.documents import RECORDS, Document, known, put, sealed

Change = Callable[[Document], Document]


def told(document: Any) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return the replay of a record: its first line, and the first page of each leg."""
    questions: list[bytes] = []
    answers = lines(document, iter(lambda: questions.pop(), None))
    first = json.loads(next(answers))
    pages = []
    for leg in range(1, first["legs"] + 1):
        questions.append(b"%d 0\n" % leg)
        pages.append(json.loads(next(answers)))
    return first, pages


@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
def test_every_ply_of_both_legs_has_the_records_score(record: Callable[[], Document]) -> None:
    document = record()
    first, pages = told(document)
    assert first == {"title": "Family Tree", "difference": None, "legs": len(document["legs"])}
    for number, (leg, page) in enumerate(zip(document["legs"], pages, strict=True), start=1):
        mine = page["sights"]
        assert page["leg"] == number
        assert [each["ply"] for each in mine] == list(range(len(leg["moves"]) + 1))
        assert [(each["seat"], each["move"], each["score"]) for each in mine[1:]] == [
            (move["seat"], move["move"], move["score"]) for move in leg["moves"]
        ]
        assert mine[0]["score"] == leg["opening"]["score"]
        assert (mine[-1]["view"]["to_act"] == []) is (leg["result"] is not None)


def test_leg_two_knows_the_cards_shown_in_leg_one() -> None:
    document = known()
    second = told(document)[1][1]
    assert second["sights"][0]["view"]["seen"][:5] == document["legs"][0]["deck"][:5]


def test_a_record_with_another_score_is_watched_and_its_difference_told() -> None:
    document = sealed(put(known(), ("legs", 1, "moves", 4, "score"), 990))
    first, pages = told(document)
    difference = first["difference"]
    assert difference["message"].startswith("leg 2, move 5: score is 990, the rules give ")
    assert (difference["reason"], difference["path"]) == ("differs", ["legs", 1, "moves", 4, "score"])
    assert {**difference["data"], "expected": ""} == {"source": "rules", "found": "990", "expected": ""}
    assert [page["plies"] for page in pages] == [len(leg["moves"]) for leg in document["legs"]]


def test_a_leg_ends_at_the_move_that_the_rules_refuse() -> None:
    first, pages = told(sealed(put(known(), ("legs", 0, "moves", 3, "move"), "KS>KS")))
    assert first["difference"]["message"].startswith("leg 1, move 4: move is")
    assert first["difference"]["reason"] == "move_refused"
    assert first["difference"]["refusal"]["reason"]
    assert pages[0]["refused"] == first["difference"]["refusal"]
    assert [page["plies"] for page in pages] == [3, 7]


def test_a_second_leg_whose_roles_are_none_is_left_out() -> None:
    first, pages = told(sealed(put(known(), ("legs", 1, "roles"), {"0": "minimizer"})))
    assert first["difference"]["message"].startswith("leg 2: roles")
    assert [page["leg"] for page in pages] == [1]


UNPLAYABLE: dict[str, Change] = {
    "another game": lambda document: put(document, ("game",), "whist"),
    "rules of another version": lambda document: put(document, ("rules",), 99),
    "options that are none": lambda document: put(document, ("options",), {"jokers": 3}),
    "no legs": lambda document: put(document, ("legs",), []),
    "roles that are none": lambda document: put(document, ("legs", 0, "roles"), {"0": "maximizer"}),
    "a list": lambda document: [document],  # type: ignore[return-value,dict-item]
}


@pytest.mark.parametrize("change", UNPLAYABLE.values(), ids=UNPLAYABLE)
def test_what_cannot_be_played_is_no_record_to_watch(change: Change) -> None:
    with pytest.raises(NotARecord, match=r"(is|has|give) "):
        list(lines(change(known()), ()))


@pytest.mark.parametrize("question", [b"\n", b"1\n", b"one 0\n", b"3 0\n", b"0 0\n", b"1 53\n", b"1 -1\n"])
def test_a_question_that_is_none_is_refused(question: bytes) -> None:
    with pytest.raises(NoSuchPage, match=r"^There is no such page: "):
        list(lines(known(), [question]))


def test_a_record_is_found_by_its_index_and_one_that_is_missing_is_named(tmp_path: Path) -> None:
    path = tmp_path / "records"
    path.write_text('{"a": 1}\n{"a": 2}\n')
    with path.open("rb") as file:
        assert find(file, 2) == {"a": 2}
    for text, wrong in (('{"a": 1}\n', "has no record 2, only 1"), ("", "the file is empty"), ("{}\n[", "not JSON")):
        path.write_text(text)
        with path.open("rb") as file, pytest.raises(NotARecord, match=wrong):
            find(file, 2)
    path.write_bytes(b"[" * 100_000)
    with path.open("rb") as file, pytest.raises(NotARecord, match="nested"):
        find(file, 1)


def test_the_command_says_why_it_cannot_replay(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("hello\n")
    run = [sys.executable, "-m", "server", "replay", str(tmp_path / "notes")]
    ended = subprocess.run(run, capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert ended.stderr.startswith("turnabout: The record can't be replayed: it is not JSON")
    assert json.loads(ended.stdout)["fault"]["reason"] == "not_json"
