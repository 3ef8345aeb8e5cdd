"""Logs as earlier versions of the server stored them are still read, and tell what they told then.

A file is added whenever entries get a new shape or tell of something new, and none is ever changed.
"""

import itertools
import json
from pathlib import Path
from typing import Any, get_args

import pytest

from protocol.ids import MatchId, RoomCode
from server.store.checksum import is_sealed
from server.table.entries import VERSIONS, decode
from server.table.facts import Fact
from server.table.record import record
from server.table.room import Room
from tests.table.play import fold

LOGS = sorted(Path(__file__).parents[1].joinpath("vectors", "logs").glob("entries-*.json"))


def read(stored: dict[str, Any]) -> Room:
    """Return the room as a node makes it that reads its logs afresh."""
    room = fold(RoomCode(stored["code"]), (decode(line.encode()) for line in stored["room"]))
    assert room is not None
    assert room.current is not None
    room = fold(room.code, (decode(line.encode()) for line in stored["matches"][room.current]), room)
    assert room is not None
    return room


def test_a_log_is_kept_of_every_version() -> None:
    assert {json.loads(path.read_text())["entries"] for path in LOGS} == set(VERSIONS)


def test_a_fact_of_every_kind_is_in_a_log_that_is_kept() -> None:
    kinds = set()
    for path in LOGS:
        stored = json.loads(path.read_text())
        for line in (*stored["room"], *itertools.chain(*stored["matches"].values())):
            kinds.add(type(decode(line.encode()).fact))
    assert kinds == set(get_args(Fact))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_stored_log_has_the_checksums_that_the_store_checks(path: Path) -> None:
    stored = json.loads(path.read_text())
    assert all(is_sealed(line.encode()) for line in (*stored["room"], *itertools.chain(*stored["matches"].values())))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_stored_log_tells_what_it_told(path: Path) -> None:
    stored = json.loads(path.read_text())
    room = read(stored)
    assert room.version == stored["version"]
    match = room.match
    assert match is not None
    state = match.leg.state
    moves = [str(move) for seat in match.game.to_act(state) for move in match.game.legal_moves(state, seat) or ()]
    assert moves == stored["moves_now"]


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_stored_match_has_the_record_it_had(path: Path) -> None:
    stored = json.loads(path.read_text())
    digests = {}
    for match, lines in stored["matches"].items():
        found = record(decode(line.encode()) for line in lines)
        digests[MatchId(match)] = found and found.digest
    assert digests == stored["digests"]
