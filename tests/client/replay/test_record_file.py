import json
from pathlib import Path

import pytest

from client.replay.record_file import save_record
from protocol.record import Record
from tests.client.rooms import CODE

RECORD = Record.model_validate(
    {
        "turnabout": 1,
        "game": "family-tree",
        "rules": 1,
        "options": {},
        "form": "match",
        "seats": [{"seat": 0, "name": "Zoë", "player": "0" * 16}],
        "legs": [],
        "result": {"winners": [], "scores": {"0": 1, "1": 1}, "why": "score"},
        "digest": "0" * 64,
    }
)


def test_a_record_is_one_line_of_json(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert (
        save_record(RECORD, CODE, 3, tmp_path) == f"The record is saved as {tmp_path}/turnabout-KZ7-4QM2-match-3.json"
    )
    (line,) = (tmp_path / "turnabout-KZ7-4QM2-match-3.json").read_text("utf-8").splitlines()
    assert Record.model_validate(json.loads(line)) == RECORD


def test_a_file_that_holds_something_else_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    first, second = tmp_path / "turnabout-KZ7-4QM2-match-1.json", tmp_path / "turnabout-KZ7-4QM2-match-1-2.json"
    first.write_text("something else")
    for _ in range(2):
        assert save_record(RECORD, CODE, 1, tmp_path) == f"The record is saved as {second}"
    assert first.read_text() == "something else"
    assert len(list(tmp_path.iterdir())) == 2
    second.unlink()
    second.mkdir()
    assert save_record(RECORD, CODE, 1, tmp_path).endswith("-match-1-3.json")


def test_a_record_that_can_be_written_nowhere_is_said_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    here.rmdir()
    assert save_record(RECORD, CODE, 1, tmp_path / "nowhere") == (
        f"The record could not be saved to {tmp_path}/nowhere/turnabout-KZ7-4QM2-match-1.json: "
        "No such file or directory."
    )


def test_a_record_goes_to_ones_own_data_where_the_directory_one_is_in_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    here.rmdir()
    assert (
        save_record(RECORD, CODE, 1, tmp_path) == f"The record is saved as {tmp_path}/turnabout-KZ7-4QM2-match-1.json"
    )
