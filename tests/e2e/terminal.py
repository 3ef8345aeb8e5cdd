"""A real program in a real pseudo-terminal, read through a terminal emulator."""

import asyncio
import fcntl
import os
import pty
import struct
import subprocess
import termios
from collections.abc import Callable, Mapping

import pyte

from tests.e2e import copied
from tests.patience import PATIENCE

ASKS_FOR_PICTURES, TAKES_PICTURES = b"\x1b[?2026$p", b"\x1b[?2026;2$y"
PICTURE_BEGINS, PICTURE_ENDS = b"\x1b[?2026h", b"\x1b[?2026l"
"""Synchronized output: a program asks for it, and draws each picture between these."""
KIND = {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}


class Terminal:
    """One terminal with one program in it; it can be killed and another started in its place.

    `sent` is all that programs have sent to it.
    """

    def __init__(self, columns: int = 80, lines: int = 24) -> None:
        self._screen = pyte.Screen(columns, lines)
        self._stream = pyte.ByteStream(self._screen)
        self._changed = asyncio.Event()
        self._program: copied.Program | None = None
        self._keyboard = -1
        self._whole: str | None = None
        self.sent = b""

    def turnabout(self, *words: str, environment: Mapping[str, str]) -> None:
        """Start the command `turnabout`."""
        inside = self._opened()
        self._run(copied.start("client.cli", *words, environment={**KIND, **environment}, terminal=inside), inside)

    def starts(self, *command: str, environment: Mapping[str, str]) -> None:
        """Start a program."""
        inside = self._opened()
        everything = {**os.environ, **KIND, **environment}
        program = subprocess.Popen(
            command, env=everything, stdin=inside, stdout=inside, stderr=inside, start_new_session=True
        )
        self._run(program, inside)

    def _opened(self) -> int:
        """Return the end that programs have of a new pseudo-terminal, in place of what runs."""
        self.close()
        self._screen.reset()
        self._whole = None
        self._keyboard, inside = pty.openpty()
        size = struct.pack("HHHH", self._screen.lines, self._screen.columns, 0, 0)
        fcntl.ioctl(inside, termios.TIOCSWINSZ, size)
        return inside

    def _run(self, program: copied.Program, inside: int) -> None:
        self._program = program
        os.close(inside)
        asyncio.get_running_loop().add_reader(self._keyboard, self._read)

    @property
    def text(self) -> str:
        """What is on the screen, without the blanks at the ends of lines; never half a picture of a program's."""
        return self._whole if self._whole is not None else self._drawn()

    def _drawn(self) -> str:
        return "\n".join(line.rstrip() for line in self._screen.display).replace("\xa0", " ")

    async def sees(self, *texts: str, without: str | None = None) -> str:
        """Wait until all of these are on the screen, and one is not; return the screen."""

        def shown() -> bool:
            return all(text in self.text for text in texts) and (without is None or without not in self.text)

        await self._until(shown, f"{texts} without {without!r}")
        return self.text

    async def sees_one(self, *texts: str) -> str:
        """Wait until one of these is on the screen, and return it."""

        def shown() -> bool:
            return any(text in self.text for text in texts)

        await self._until(shown, f"one of {texts}")
        return next(text for text in texts if text in self.text)

    async def _until(self, shown: Callable[[], bool], what: str) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while not shown():
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            raise AssertionError(f"{what} never came; there is:\n{self.text}") from None

    def press(self, keys: str) -> None:
        """Press keys, as the characters a terminal sends for them."""
        os.write(self._keyboard, keys.encode())

    def close(self) -> None:
        """Kill the program, as when its window is closed by force; nothing where it has ended."""
        if self._program is None:
            return
        self._program.kill()
        self._program.wait()
        self._let_go()

    async def hung_up(self) -> int:
        """Go away, as a connection breaks off; return the exit code of the program once it has noticed."""
        assert self._program is not None
        program, self._program = self._program, None
        asyncio.get_running_loop().remove_reader(self._keyboard)
        os.close(self._keyboard)
        return await self._waited_for(program)

    async def ended(self) -> int:
        """Return the exit code once the program has ended by itself."""
        assert self._program is not None
        code = await self._waited_for(self._program)
        self._let_go()
        return code

    async def _waited_for(self, program: copied.Program) -> int:
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.to_thread(program.wait)
        except TimeoutError:
            raise AssertionError(f"it never ended; there is:\n{self.text}") from None
        finally:  # else the thread waited on, and the loop for the thread
            program.kill()

    def _read(self) -> None:
        try:
            data = os.read(self._keyboard, 65536)
        except OSError:  # how Linux says that nobody writes any more
            data = b""
        if data:
            self.sent += data
            before = self.text
            self._stream.feed(data)
            if ASKS_FOR_PICTURES in self.sent[-len(data) - len(ASKS_FOR_PICTURES) :]:
                os.write(self._keyboard, TAKES_PICTURES)
            begun = self.sent.rfind(PICTURE_BEGINS) > self.sent.rfind(PICTURE_ENDS)
            self._whole = before if begun else None
            self._changed.set()
        else:
            asyncio.get_running_loop().remove_reader(self._keyboard)

    def _let_go(self) -> None:
        asyncio.get_running_loop().remove_reader(self._keyboard)
        os.close(self._keyboard)
        self._program = None
