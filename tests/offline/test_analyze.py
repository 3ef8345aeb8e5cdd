"""`turnabout analyze` judges the moves of every record of a file."""

import io
import json
import subprocess
from functools import cache
from pathlib import Path

import pytest
from pydantic import TypeAdapter

from protocol.analysis import Analysis, Choice, Fault, JudgedLeg, JudgedMove
from protocol.record import Record, digest
from server.offline.analyze import report, table
from server.offline.simulate import records, simulation
from tests.e2e import copied

ANALYSIS = TypeAdapter(Analysis)


@cache
def record() -> Record:
    """The record of a match on a number whose legs end within a few cards."""
    (found,) = records(simulation("family-tree", "9", 1, "random,easy", 0))
    return found


def line(**changes: object) -> bytes:
    """A record's line, with some of it changed and the digest made to fit."""
    document = {**record().model_dump(mode="json"), **changes}
    return json.dumps({**document, "digest": digest(document)}).encode() + b"\n"


def test_every_record_is_analysed_and_others_are_reported() -> None:
    tables, out, progress = io.StringIO(), io.BytesIO(), io.StringIO()
    other = line(seats=[{**seat.model_dump(), "name": "A\x1b[2J"} for seat in record().seats])
    assert not report(io.BytesIO(line() + b"nothing\n" + other), tables, out, progress)
    judged, wrong, judged_too = out.getvalue().splitlines()
    first, second = map(ANALYSIS.validate_json, (judged, judged_too))
    assert json.loads(wrong)["fault"]["reason"] == "not_json"
    count = sum(len(leg.moves) for leg in record().legs)
    assert sum(len(leg.moves) for leg in first.legs) == count
    assert (first.game, first.rules) == (second.game, second.rules) == ("family-tree", 1)
    said = progress.getvalue().splitlines()
    assert said[:count] == [f"{done} of {count}" for done in range(1, count + 1)]
    assert said[count].startswith("line 2: it is not JSON")
    assert said[-1] == f"record 3: {count} of {count}"
    assert tables.getvalue().count("Family Tree, number 9") == 2
    assert "\x1b" not in tables.getvalue() and "A?[2J" in tables.getvalue()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b"", "The file is empty"),
        (line(rules=2), "rules is 2"),
        (b"[" * 100_000 + b"\n", "nested far deeper"),
    ],
)
def test_what_is_no_record_is_not_analysed(text: bytes, words: str) -> None:
    progress = io.StringIO()
    assert not report(io.BytesIO(text), None, None, progress)
    assert words in progress.getvalue()


def judged(expected: float, loss: float) -> JudgedMove:
    """A move of seat 0 that lost so much."""
    fault: Fault | None = "blunder" if loss else None
    choices = (Choice(move="KS>7D", expected=expected + loss), Choice(move="KS>8H", expected=expected))
    return JudgedMove(seat=0, move="KS>8H", expected=expected, loss=loss, fault=fault, choices=choices)


def test_the_table_has_every_fault_and_the_better_move() -> None:
    leg = JudgedLeg(roles=("maximizer", "minimizer"), moves=(judged(100, 70.5), judged(120, 0)), accuracy=(41.25, None))
    text = table(record(), Analysis(version=1, game="family-tree", rules=1, playouts=300, legs=(leg,)))
    rows = [row.split() for row in text.splitlines()]
    assert ["1", "computer:random", "maximizer", "41.2", "0", "0", "1"] in rows
    assert ["1", "computer:easy", "minimizer", "-", "0", "0", "0"] in rows
    assert ["1", "1", "computer:random", "KS>8H", "70.5", "blunder", "KS>7D"] in rows
    quiet = table(record(), Analysis(version=1, game="family-tree", rules=1, playouts=300, legs=()))
    assert "No move lost much." in quiet


def test_each_table_of_a_race_has_a_verdict() -> None:
    legs = [leg.model_copy(update={"roles": {str(seat): "player"}}) for seat, leg in enumerate(record().legs)]
    race = record().model_copy(update={"form": "race", "legs": legs})
    played = JudgedLeg(roles=("player",), moves=(judged(1, 0),), accuracy=(50.0,), verdict="lost")
    told = table(race, Analysis(version=1, game="family-tree", rules=1, playouts=300, legs=(played, played)))
    for name in ("computer:random", "computer:easy"):
        assert f"{name}’s table could not be won." in told.splitlines()
    assert "table  player" in told and "leg" not in told


def test_equal_names_get_their_seat_numbers() -> None:
    seats = [seat.model_copy(update={"name": "Ada"}) for seat in record().seats]
    leg = JudgedLeg(roles=("maximizer", "minimizer"), moves=(judged(1, 2),), accuracy=(None, None))
    named = record().model_copy(update={"seats": seats})
    told = table(named, Analysis(version=1, game="family-tree", rules=1, playouts=300, legs=(leg,)))
    assert ["1", "1", "Ada", "(seat", "1)", "KS>8H"] in [row.split()[:6] for row in told.splitlines()]


def analyze(*arguments: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run the command."""
    return copied.run("server", "analyze", *arguments, given=given)


def test_command_writes_json_alone_on_standard_output() -> None:
    done = analyze("-", "--json", "-", given=line())
    assert done.returncode == 0, done.stderr
    (told,) = done.stdout.splitlines()
    assert len(ANALYSIS.validate_json(told).legs) == 2


def test_command_says_why_a_file_cannot_be_analysed(tmp_path: Path) -> None:
    done = analyze(str(tmp_path / "none"))
    assert done.returncode == 1
    assert (
        done.stderr.splitlines()[-1].decode()
        == f"turnabout: {tmp_path}/none cannot be analysed: No such file or directory."
    )
