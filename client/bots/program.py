"""A program that plays, as a process: lines to its standard input, lines from its standard output.

What it writes to its standard error goes where this program's goes.
"""

import asyncio
import os
import shlex
import signal
import subprocess
import sys
from asyncio.subprocess import Process
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress

from client.net.child_process import reap
from client.net.errors import BadErrand
from client.text.messages import cli as cli_text

LONGEST_LINE = 2**16
READ_AHEAD = 64
"""The number of lines read ahead from a program that writes without a request."""
END_SECONDS = 1.0
TOO_LONG = b"(a line of more than 65,536 characters)"


def words_of(command: str) -> list[str]:
    """Read a program and its arguments, as a shell would. Raises BadErrand.

    >>> words_of("python3 'my bot.py' --deep 3")
    ['python3', 'my bot.py', '--deep', '3']
    """
    try:
        words = shlex.split(command, posix=sys.platform != "win32")
    except ValueError:  # a quotation mark without its partner, or a backslash at the end
        raise BadErrand(cli_text.bad_command(command[:60])) from None
    if not words:
        raise BadErrand(cli_text.empty_command())
    return words


async def start(words: Sequence[str], woken: Callable[[], None]) -> "Program":
    """Start a program; `woken` is called when a line is available or the program has ended. Raises BadErrand."""
    try:
        process = await asyncio.create_subprocess_exec(
            *words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,  # Ctrl+C goes to this process only, which then ends the program
        )
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadErrand(cli_text.program_not_started(program=words[0], why=reason)) from None
    return Program(process, woken)


class Program:
    """A running program. `ended` is its exit code; None while it runs."""

    def __init__(self, process: Process, woken: Callable[[], None]) -> None:
        self._process = process
        self._woken = woken
        self._lines: deque[bytes] = deque()
        self._taken = asyncio.Event()
        self.ended: int | None = None

    async def read(self) -> None:
        """Read its output until it ends; closing its output counts as the end."""
        assert self._process.stdout is not None  # noqa: S101 # it was started with a pipe
        while line := await _line(self._process.stdout):
            while len(self._lines) >= READ_AHEAD:
                self._taken.clear()
                await self._taken.wait()
            self._lines.append(line)
            self._woken()
        await self.end()
        self._woken()

    def take(self) -> bytes | None:
        """Return the next line of its output; None if there is none."""
        if not self._lines:
            return None
        self._taken.set()
        return self._lines.popleft()

    def tell(self, line: bytes) -> None:
        """Write a line to its input. A program that has ended ignores it."""
        assert self._process.stdin is not None  # noqa: S101 # it was started with a pipe
        self._process.stdin.write(line + b"\n")

    async def end(self) -> None:
        """Close its input, so that it can end by itself; if it does not, end it and all processes it started."""
        assert self._process.stdin is not None  # noqa: S101 # it was started with a pipe
        self._process.stdin.close()
        for force in (False, True):
            with suppress(TimeoutError):
                async with asyncio.timeout(END_SECONDS):
                    self.ended = await self._process.wait()
                    break
            self._make_it_end(force)
        else:
            self.ended = await self._process.wait()

    async def let_go(self) -> None:
        """Let it end, and ignore its remaining output; if this is cancelled, stop waiting and end it."""
        try:
            await self.end()
        except asyncio.CancelledError:
            self._make_it_end(force=True)
            raise
        finally:
            await reap(self._process)

    def _make_it_end(self, force: bool) -> None:
        with suppress(ProcessLookupError):
            if sys.platform == "win32":
                self._process.kill() if force else self._process.terminate()
            else:
                os.killpg(self._process.pid, signal.SIGKILL if force else signal.SIGTERM)


async def _line(stdout: asyncio.StreamReader) -> bytes:
    try:
        return await stdout.readline()
    except ValueError:  # the rest is read as separate lines
        return TOO_LONG
