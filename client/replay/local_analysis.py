"""The server's program judges the moves of a record, since a client has no computer players: it needs no network.

`python -m server analyze - --json -` reads a record from its input and writes its analysis on its output, both a line
of JSON; on its error output it says how far it is, as `12 of 80` in a line, and last, where it fails, why.
"""

import asyncio
import re
import sys
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import suppress
from typing import Any

from pydantic import TypeAdapter, ValidationError

from client.net.child_process import reap
from client.net.errors import CannotAnalyze
from client.replay.analysis import Progress
from client.text.messages import analysis as analysis_text
from protocol.analysis import VERSION, Analysis

COMMAND = (sys.executable, "-m", "server", "analyze", "-", "--json", "-")
LONGEST = 1 << 24
"""An analysis is not longer than this: as much is kept of it until it is read."""
_REASON = re.compile(r"turnabout: |line \d+: ")
"""How the line begins in which the server says why there is no analysis."""
_FAR = re.compile(rb"\s*(\d+) of (\d+)\s*")
_ANALYSIS: TypeAdapter[Analysis] = TypeAdapter(Analysis)


async def judge(line: bytes) -> AsyncGenerator[Progress, None]:
    """Have a record judged, given as a line of JSON: tell how far that is, and at last the analysis.

    Raises CannotAnalyze. Whoever no longer listens ends it.
    """
    pipe = asyncio.subprocess.PIPE
    try:
        program = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe, stderr=pipe, limit=LONGEST)
    except OSError as error:
        raise CannotAnalyze(analysis_text.not_started(error.strerror or str(error))) from None
    assert program.stdin is not None and program.stdout is not None and program.stderr is not None  # noqa: S101 # pipes
    try:
        with suppress(BrokenPipeError, ConnectionResetError):  # then it says why
            program.stdin.write(line.rstrip(b"\n") + b"\n")
            await program.stdin.drain()
        program.stdin.close()
        reason = b""
        yield Progress()
        async for said in _pieces(program.stderr):
            far = _FAR.fullmatch(said)
            if far is not None:
                yield Progress(int(far[1]), int(far[2]))
            elif said.strip():
                reason = said.strip()
        out = await program.stdout.read()  # kept meanwhile
        if await program.wait():
            why = _REASON.sub("", reason.decode(errors="replace"), count=1)
            raise CannotAnalyze(analysis_text.impossible(why.rstrip(".") or analysis_text.no_reason()))
        yield _whole(out)
    finally:
        await reap(program)  # given up, or nobody waits for it any more


async def _pieces(stream: asyncio.StreamReader) -> AsyncIterator[bytes]:
    """Go through what is said, in lines or in parts that write over each other."""
    rest = b""
    while chunk := await stream.read(4096):
        *pieces, rest = re.split(rb"[\r\n]", rest + chunk)
        for piece in pieces:
            yield piece
    yield rest


def _whole(out: bytes) -> Progress:
    analysis = read_analysis(out)
    moves = sum(len(leg.moves) for leg in analysis.legs)
    return Progress(moves, moves, analysis)


def read_analysis(out: bytes) -> Analysis:
    """Return the analysis in a line of JSON. Raises CannotAnalyze."""
    try:
        analysis = _ANALYSIS.validate_json(out)
    except ValidationError:
        raise CannotAnalyze(analysis_text.not_shown()) from None
    if analysis.version > VERSION:
        raise CannotAnalyze(analysis_text.newer_version())
    return analysis


def as_json(analysis: Analysis) -> dict[str, Any]:
    """Return an analysis as it is written in JSON."""
    written: dict[str, Any] = _ANALYSIS.dump_python(analysis, mode="json")
    return written
