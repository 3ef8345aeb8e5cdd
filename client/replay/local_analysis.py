"""Runs the server's program to analyze a record: a client has no computer players. It needs no network.

`python -m server analyze - --json -` reads a record from stdin and writes its analysis to stdout, both as a line of
JSON, or `{"fault"}` if the record is wrong. To stderr it writes its progress, a line such as `12 of 80`, and finally
the reason if it fails.
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
from client.replay.record_fault_text import fault_text, read_fault
from client.text.messages import analysis as analysis_text
from protocol.analysis import VERSION, Analysis

COMMAND = (sys.executable, "-m", "server", "analyze", "-", "--json", "-")
LONGEST = 1 << 24
"""The greatest length of an analysis, which is buffered until it is read."""
_FAR = re.compile(rb"\s*(\d+) of (\d+)\s*")
_ANALYSIS: TypeAdapter[Analysis] = TypeAdapter(Analysis)


async def judge(line: bytes) -> AsyncGenerator[Progress, None]:
    """Analyze a record, given as a line of JSON: yield the progress, and finally the analysis.

    Raises CannotAnalyze. Closing the generator ends the program.
    """
    pipe = asyncio.subprocess.PIPE
    try:
        program = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe, stderr=pipe, limit=LONGEST)
    except OSError as error:
        raise CannotAnalyze(analysis_text.not_started(error.strerror or str(error))) from None
    assert program.stdin is not None and program.stdout is not None and program.stderr is not None  # noqa: S101 # pipes
    try:
        with suppress(BrokenPipeError, ConnectionResetError):  # then the program says why
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
        out = await program.stdout.read()  # buffered until now
        failed = await program.wait()
        if (fault := read_fault(out)) is not None:
            raise CannotAnalyze(analysis_text.impossible(fault_text(fault)))
        if failed:
            why = reason.decode(errors="replace").rstrip(".")
            raise CannotAnalyze(analysis_text.impossible(why or analysis_text.no_reason()))
        yield _whole(out)
    finally:
        await reap(program)  # also after a failure, or if the caller stops early


async def _pieces(stream: asyncio.StreamReader) -> AsyncIterator[bytes]:
    """Yield the pieces of a stream, which are lines or texts that overwrite each other."""
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
    """Return an analysis as JSON data."""
    written: dict[str, Any] = _ANALYSIS.dump_python(analysis, mode="json")
    return written
