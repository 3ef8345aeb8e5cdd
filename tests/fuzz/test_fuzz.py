"""A few thousand hostile frames at a live server, and what is looked for in what it says of them."""

import json
import random

import pytest

from tests.fuzz.__main__ import table
from tests.fuzz.frames import TYPES, Forge, Kind, judged
from tests.fuzz.report import Plan
from tests.fuzz.run import faults, run

FRAMES = 1500


async def test_a_live_server_bears_hostile_frames_and_honest_players_notice_nothing() -> None:
    report = await run(Plan(FRAMES, seed=1, turns=0, flood=0, connections=8))
    assert report.problems == []
    assert report.tally.thrown >= FRAMES and report.moves == report.acknowledged > 0
    assert "Every" not in table(report) and "unavailable" in table(report)


@pytest.mark.parametrize("type", TYPES)
def test_there_are_frames_of_every_command(type: str) -> None:
    forge = Forge(random.Random(type))
    assert sum(judged(forge.command(type)).command == type for _ in range(20)) >= 15


def test_frames_are_of_their_kind() -> None:
    forge = Forge(random.Random(1))
    for type in TYPES:
        forge.command(type)
    found = {kind: [forge.frame(kind) for _ in range(200)] for kind in Kind if kind not in (Kind.BROKEN, Kind.AIMED)}
    commands = {kind: sum(judged(frame).command is not None for frame in frames) for kind, frames in found.items()}
    assert commands[Kind.REPLAYED] == 200 and commands[Kind.MISPLACED] > 190
    assert commands[Kind.BYTES] == 0 and commands[Kind.NONSENSE] < 20 and 0 < commands[Kind.SPOILT] < 100


def test_an_exception_or_error_in_the_log_is_found() -> None:
    fine = json.dumps({"level": "warning", "event": "letting go"})
    wrong = json.dumps({"level": "error", "event": "connection failed", "exception": "Traceback: KeyError"})
    assert faults(f"{fine}\n".encode()) == []
    (found,) = faults(f"{fine}\n{wrong}\n{wrong}\n".encode())
    assert "2 times" in found and "connection failed" in found and "KeyError" in found
    assert len(faults(b"Exception ignored in: <coroutine>\n")) == 1
