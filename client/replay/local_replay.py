"""Runs the server's program to replay a record: a client has no rules. It needs no network."""

import asyncio
import json
import sys
from asyncio.subprocess import Process
from collections.abc import Sequence
from contextlib import suppress

from pydantic import TypeAdapter, ValidationError

from client.games.parts import known_games
from client.net.child_process import reap
from client.net.errors import CannotWatch
from client.net.game_infos import info_of, server_of
from client.replay.match import Replay, Source
from client.replay.pages import outlined, take
from client.replay.record_fault_text import fault_of, fault_text, read_fault
from client.replay.server_replay import play_on_server
from client.text.messages import records as records_text
from protocol.events import ReplayEvent
from protocol.games.catalog import manifests
from protocol.record import Record

SECONDS = 120.0
"""The limit for an answer, in seconds: ten thousand moves take about ten, and far longer on a busy machine."""
LONGEST_LINE = 1 << 24
_PAGE: TypeAdapter[ReplayEvent] = TypeAdapter(ReplayEvent)


async def play_again(line: bytes) -> Replay:
    """Return a record, given as a line of JSON, with the first page of each of its legs. Raises CannotWatch.

    If the game is not installed here, a server that has announced it replays the record.
    """
    with suppress(ValidationError):  # then the program reports the error
        record = Record.model_validate_json(line)
        server = server_of(record.game)
        if server is not None and record.game not in manifests():
            return await play_on_server(server, record, info_of(record.game).title)
    program = ReplayProgram(line)
    try:
        heading = await program.begin()
        pages = [await program.page(leg, 0) for leg in range(1, legs_in(heading) + 1)]
        return read_replay(line, heading, pages, program)
    except BaseException:
        await program.rest()
        raise


def legs_in(heading: bytes) -> int:
    """Return the number of legs in the first line from the server's program. Raises CannotWatch."""
    try:
        return int(json.loads(heading)["legs"])
    except (ValueError, KeyError, TypeError):
        raise CannotWatch(records_text.not_shown()) from None


def read_replay(line: bytes, heading: bytes, pages: Sequence[ReplayEvent], source: Source) -> Replay:
    """Return a record with the first lines from the server's program. Raises CannotWatch."""
    try:
        record, told = Record.model_validate_json(line), json.loads(heading)
        legs = tuple([outlined(*each) for each in zip(record.legs, pages, strict=False)])
        difference = fault_of(told["difference"])
        told_difference = None if difference is None else fault_text(difference, record.game)
        replay = Replay(record, told["title"], told_difference, legs, source)
    except (ValidationError, ValueError, KeyError, TypeError, IndexError):
        raise CannotWatch(records_text.not_shown()) from None
    if record.game not in known_games() or not replay.legs:
        raise CannotWatch(records_text.game_not_installed(record.game[:40]))
    for page in pages:
        take(legs, page, 0)
    return replay


class ReplayProgram:
    """The server's program with a record to replay; it is started for a request and restarted if it has ended."""

    def __init__(self, line: bytes) -> None:
        self._line = line.rstrip(b"\n") + b"\n"
        self._one = asyncio.Lock()
        self._program: Process | None = None

    async def begin(self) -> bytes:
        """Return the program's first line. Raises CannotWatch."""
        async with self._one:
            _, heading = await self._started()
            if (fault := read_fault(heading)) is not None:
                await self._end()
                raise CannotWatch(records_text.not_playable(fault_text(fault)))
            return heading

    async def page(self, leg: int, first: int) -> ReplayEvent:
        """Return the page of a leg, counted from 1, that starts at a ply. Raises CannotWatch."""
        async with self._one:
            program = self._program or (await self._started())[0]
            told = await self._answer(program, b"%d %d\n" % (leg, first))
        try:
            return _PAGE.validate_json(told)
        except ValidationError:
            raise CannotWatch(records_text.not_shown()) from None

    async def rest(self) -> None:
        """End the program until the next request."""
        async with self._one:
            await self._end()

    async def _end(self) -> None:
        program, self._program = self._program, None
        if program is not None:
            await reap(program)

    async def _started(self) -> tuple[Process, bytes]:
        await self._end()
        command = (sys.executable, "-m", "server", "replay", "-")
        pipe = asyncio.subprocess.PIPE
        try:
            program = await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, stderr=pipe, limit=LONGEST_LINE
            )
        except OSError as error:
            raise CannotWatch(records_text.not_started(error.strerror or str(error))) from None
        self._program = program
        return program, await self._answer(program, self._line)

    async def _answer(self, program: Process, line: bytes) -> bytes:
        """Return the answer to a line. Raises CannotWatch and ends the program."""
        try:
            async with asyncio.timeout(SECONDS):
                with suppress(ConnectionError):  # the program has ended, and says why
                    await _write(program, line)
                told = await _read(program.stdout)
        except TimeoutError:
            await self._end()
            raise CannotWatch(records_text.replay_too_slow(round(SECONDS))) from None
        except BaseException:
            await self._end()  # its late answer would not match the next request
            raise
        if told.endswith(b"\n"):
            return told
        self._program = None
        raise CannotWatch(records_text.not_replayed(await _last_line(program)))


async def _write(program: Process, line: bytes) -> None:
    if program.stdin is not None:
        program.stdin.write(line)
        await program.stdin.drain()


async def _read(stream: asyncio.StreamReader | None) -> bytes:
    return b"" if stream is None else await stream.readline()


async def _last_line(program: Process) -> str | None:
    """Return the last line that a program wrote before it ended, with its reason; None if there is none."""
    _, said = await program.communicate()
    return said.decode(errors="replace").strip().rpartition("\n")[2].removeprefix("turnabout: ") or None
