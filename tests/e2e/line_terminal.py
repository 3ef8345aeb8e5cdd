"""Line mode in a real pseudo-terminal, read line by line by pexpect."""

import asyncio
import os
import pty
import signal
import termios
from pathlib import Path

from pexpect import TIMEOUT
from pexpect.fdpexpect import fdspawn

from client.net import local_server
from tests.e2e import copied
from tests.patience import PATIENCE

_COLUMNS = "1000"
"""A terminal so wide that no line breaks."""


class LineTerminal:
    """A player at the terminal of a machine of their own; `sent` is everything that was written to it."""

    def __init__(self, name: str, home: Path) -> None:
        self.name = name
        self.home = home
        self.sent = ""
        self._program: copied.Program | None = None

    def runs(self, *words: str, **environment: str) -> None:
        """Start `turnabout` with these words."""
        self._keyboard, inside = pty.openpty()
        mode = termios.tcgetattr(inside)
        mode[3] &= ~termios.ECHO  # the output must not contain the input
        termios.tcsetattr(inside, termios.TCSANOW, mode)
        kept = {
            "TERM": "xterm-256color",
            "LC_ALL": "C.UTF-8",
            "COLUMNS": _COLUMNS,
            "TURNABOUT_HOME": str(self.home),
            **environment,
        }
        self._program = copied.start("client.cli", *words, environment=kept, terminal=inside)
        os.close(inside)
        self._lines = fdspawn(self._keyboard, timeout=PATIENCE, encoding="utf-8")

    async def sees(self, *texts: str) -> str:
        """Wait until these have been written, one after the other; return all that was written until then."""
        read = ""
        for text in texts:
            read += await asyncio.to_thread(self._read_until, text)
        return read

    def _read_until(self, text: str) -> str:
        try:
            self._lines.expect_exact(text)
        except TIMEOUT:
            raise AssertionError(
                f"{text!r} never came to {self.name}; there is:\n{self.sent}{self._lines.before}"
            ) from None
        told = f"{self._lines.before}{self._lines.after}"
        self.sent += told
        return told

    def types(self, line: str) -> None:
        """Type a line, or the rest of one."""
        self.begins(f"{line}\n")

    def begins(self, line: str) -> None:
        """Begin to type a line."""
        os.write(self._keyboard, line.encode())

    def ends_input(self) -> None:
        """Press Ctrl+D, by which a terminal says that nothing more will come."""
        os.write(self._keyboard, b"\x04")

    def interrupts(self) -> None:
        """Press Ctrl+C."""
        assert self._program is not None
        self._program.send_signal(signal.SIGINT)

    async def ended(self) -> int:
        """Return the exit code once the program has ended by itself."""
        assert self._program is not None
        try:
            async with asyncio.timeout(PATIENCE):
                code = await asyncio.to_thread(self._program.wait)
        finally:  # else the thread waited on, and the loop for the thread
            self._program.kill()
        self.close()
        return code

    def close(self) -> None:
        """End the program if it still runs, and the server on this machine."""
        if self._program is not None:
            self._program.kill()
            self._program.wait()
            os.close(self._keyboard)
            self._program = None

    def end_server(self) -> None:
        """End the server on this machine, if one runs."""
        running = local_server.find(self.home)
        if running is not None:
            local_server.end(running)
