"""The server's program plays a record again, since a client has no rules: it is started, and needs no network."""

import asyncio
import json
import sys
from typing import Any

from pydantic import ValidationError

from client.errors import CannotWatch
from client.games import GAMES
from client.reaping import reap
from client.replay import Replay, Sight
from protocol.record import Record
from protocol.views import VIEW

SECONDS = 60.0
_REASON = "turnabout: "
"""How the line begins in which the server says why it ends."""


async def play_again(line: bytes) -> Replay:
    """Return a record, given as a line of JSON, with all that was seen of its match. Raises CannotWatch."""
    return read_replay(line, await _told(line))


def read_replay(line: bytes, told: bytes) -> Replay:
    """Return a record with what the server's program told of it. Raises CannotWatch."""
    try:
        record = Record.model_validate_json(line)
        first, *rest = map(json.loads, told.splitlines())
        legs: list[list[Sight]] = []
        for each in rest:
            if each["leg"] > len(legs):
                legs.append([])
            legs[-1].append(_sight(each))
        replay = Replay(record, first["title"], first["difference"], tuple(map(tuple, legs)))
    except (ValidationError, ValueError, KeyError, TypeError):
        raise CannotWatch("The record holds something that this Turnabout cannot show.") from None
    if record.game not in GAMES or not replay.legs:
        raise CannotWatch(f'This Turnabout cannot show the game "{record.game[:40]}".')
    return replay


def _sight(told: dict[str, Any]) -> Sight:
    return Sight(told["ply"], told["seat"], told["move"], told["score"], VIEW.validate_python(told["view"]))


async def _told(line: bytes) -> bytes:
    """Return what the server's program has to tell of a record."""
    command = (sys.executable, "-m", "server", "replay", "-")
    pipe = asyncio.subprocess.PIPE
    try:
        program = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=pipe)
    except OSError as error:
        raise CannotWatch(f"The program that replays records cannot be started: {error.strerror or error}.") from None
    try:
        async with asyncio.timeout(SECONDS):
            told, said = await program.communicate(line.rstrip(b"\n") + b"\n")
    except TimeoutError:
        raise CannotWatch(f"The record could not be replayed within {SECONDS:.0f} seconds.") from None
    finally:
        await reap(program)  # given up, or nobody waits for it any more
    if program.returncode:
        reason = said.decode(errors="replace").strip().rpartition("\n")[2]
        raise CannotWatch(reason.removeprefix(_REASON) or "The record could not be replayed.")
    return told
