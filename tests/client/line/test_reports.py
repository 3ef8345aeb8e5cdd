"""What the commands print that print and end."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from client.line.reports import Paper, print_analyses, print_number, print_scores
from client.net.errors import CannotAnalyze
from client.profile.identity import Profile
from client.replay.local_analysis import as_json, judge, read_analysis
from client.replay.sources import Found
from client.text.glyphs import ASCII
from tests.client.cli.typed import typed
from tests.client.judging import judged_of
from tests.client.replays import line_of
from tests.client.scripted import Line, Servers


@pytest.fixture
def paper() -> Paper:
    return Paper(ASCII)


async def test_a_number_is_printed_and_then_what_is_new(
    servers: Servers, profile: Profile, paper: Paper, capsys: pytest.CaptureFixture[str]
) -> None:
    async def talk(line: Line) -> None:
        await line.welcome()
        ask = await line.command("number")
        await line.ack(ask, 0)
        told: dict[str, Any] = {"type": "number", "id": ask["id"], "game": "family-tree", "options": {}, "number": 77}
        known = {**told, "par": None, "standings": []}
        await line.tell({**known, "computer": None, "working": True}, {**known, "computer": 20, "working": False})

    await print_number(profile, "a test", Path("none"), paper, 77, await servers(talk))
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Family Tree, number 77."
    assert [line for line in told if line.startswith("Computer")] in (  # the newest stands for those before it
        [
            "Computer's score: working it out ...; par: shown once you have finished it.",
            "Computer's score: 20; par: shown once you have finished it; score to beat: 20.",
        ],
        ["Computer's score: 20; par: shown once you have finished it; score to beat: 20."],
    )
    assert told.count("Alone, the most: nobody yet.") == 1


async def test_high_scores_are_printed_with_where_they_are_kept(
    servers: Servers, profile: Profile, paper: Paper, capsys: pytest.CaptureFixture[str]
) -> None:
    async def talk(line: Line) -> None:
        await line.welcome()
        ask = await line.command("scores")
        score = {"match": "M", "options": {}, "number": 12345, "score": 1240, "at": 1795255200000, "hints": 2}
        await line.tell({"type": "scores", "id": ask["id"], "game": "family-tree", "scores": [score]})
        await line.ack(ask, 0)

    server = await servers(talk, Line.statistics)
    await print_scores(profile, "a test", Path("none"), paper, server)
    heading, score, *statistics = capsys.readouterr().out.splitlines()
    assert statistics == [
        "Your games:",
        "Alone: 12 games, 5 won, current streak 2, best streak 3; best 104, average 81.3.",
        "In matches by correspondence: 1 game, 1 won, current streak 1, best streak 1.",
    ]
    assert str(server) in heading
    assert score.startswith("1. 1,240 on number 1-2345, 21 Nov 2026") and score.endswith(", 2 hints.")


def test_a_file_is_analysed_by_the_command_and_what_is_no_record_in_it_is_named(tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    file.write_bytes(b'{"seats": [{"name": "A\\u001b[2J\\u202eda"}]}\n' + line_of(9) + b"\n")
    told = subprocess.run(
        [sys.executable, "-m", "client.cli", "analyze", str(file), "--ascii"],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "TURNABOUT_HOME": str(tmp_path), "COLUMNS": "60"},
    )
    assert told.stdout.startswith(
        "Family Tree - number 9: Computer (greedy) 20, Random computer 20\nAnalysis by the computer"
    )
    assert "Expected final score, leg 2: " in told.stdout
    graph = [line for line in told.stdout.splitlines() if line.endswith("|")]
    assert graph and all(len(line) == 60 for line in graph)
    assert told.stderr == (
        "turnabout: a record without a number: A[2Jda: The match can't be analysed: turnabout is missing.\n"
    )
    assert (told.stdout + told.stderr).isascii() and "\x1b" not in told.stdout + told.stderr
    assert told.returncode == 1


async def test_where_nothing_can_be_written_nothing_is_worked_out(paper: Paper, tmp_path: Path) -> None:
    with pytest.raises(CannotAnalyze, match="can’t be written: Is a directory"):
        await print_analyses([Found(line_of(9), None, 9, (), ())], paper, json_to=str(tmp_path))


def children() -> set[str]:
    return {child for task in Path("/proc/self/task").glob("*/children") for child in task.read_text().split()}


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children are listed under /proc, on Linux")
async def test_one_that_is_given_up_leaves_no_program_behind() -> None:
    before = children()
    told = judge(line_of(9))
    await anext(told)
    (program,) = children() - before
    await told.aclose()
    assert program not in children()


def test_an_analysis_is_written_and_read_as_json() -> None:
    analysis = judged_of(8).analysis
    assert read_analysis(json.dumps(as_json(analysis)).encode()) == analysis


@pytest.mark.parametrize(("out", "said"), [(b"", "can’t show"), (b'{"version": 1}', "can’t show")])
def test_what_is_no_analysis_is_said(out: bytes, said: str) -> None:
    with pytest.raises(CannotAnalyze, match=said):
        read_analysis(out)


def test_an_analysis_of_a_newer_version_is_said() -> None:
    newer = {**as_json(judged_of(8).analysis), "version": 99}
    with pytest.raises(CannotAnalyze, match="newer Turnabout"):
        read_analysis(json.dumps(newer).encode())


@pytest.mark.parametrize(("records", "told"), [(2, False), (3, True)])
def test_records_beyond_the_most_that_are_analysed_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, records: int, told: bool
) -> None:
    monkeypatch.setattr("client.replay.sources.MOST_LISTED", 2)
    (tmp_path / "many").write_bytes(b'{"game": "whist"}\n' * records)
    done = typed("analyze", str(tmp_path / "many"), home=tmp_path)
    assert done.stderr.count("turnabout: ") == (3 if told else 2)
    assert ("Only the first 2 records were analysed. Analyse a later one with --index." in done.stderr) is told
