"""Lines of input and output, with one prompt: written lines are never changed.

A thread reads the input, because not every system can wait for a keyboard or a pipe together with a socket. It reads
past Python's own buffer, whose lock would keep the program from ending.
"""

import asyncio
import codecs
import os
import shutil
import sys
import threading
from collections.abc import Iterable
from contextlib import suppress

from client.line.command import BACK, is_back
from client.line.typed_words import in_english
from client.text.glyphs import Glyphs
from client.text.lines import Run, as_text, wrap
from client.text.messages import line_room as room_text

PROMPT = ">"
YES = ("y", "yes")
NO = ("n", "no", *BACK)
LONGEST = 2000
"""The longest line that is read, in characters."""
_AHEAD = 64
"""The number of lines that are read ahead."""


class Console:
    """The input and output of a program; it starts reading when it is created, on the event loop.

    If the input is a pipe, each line is echoed after its prompt when it is read.
    """

    def __init__(self, glyphs: Glyphs) -> None:
        self.glyphs = glyphs
        self.typed = sys.stdin is not None and sys.stdin.isatty()
        self._prompt: str | None = None
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._room = threading.Semaphore(_AHEAD)
        self._ended = False
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._read, daemon=True).start()

    @property
    def cells(self) -> int | None:
        """The width of the terminal; None if there is none: then no graphs are drawn, and lines stay whole."""
        return shutil.get_terminal_size().columns if self.typed and sys.stdout.isatty() else None

    @property
    def ended(self) -> bool:
        """Whether the input has ended."""
        return self._ended

    def tell(self, lines: Iterable[str]) -> None:
        """Write lines without control characters, and repeat the prompt if the player is asked for something."""
        told = [f"{line}\n" for each in lines for line in self._broken(each)]
        if told and self.typed and self._prompt is not None:
            told = ["\n", *told, self._prompt]
        self._write("".join(told))

    def _broken(self, line: str) -> list[str]:
        """Break a line between words if there is a terminal, which would break it within words."""
        cells = self.cells
        if cells is None:
            return [self.glyphs.show(line)]
        indent = len(line) - len(line.lstrip(" "))
        return [as_text(each) for each in wrap((Run(line),), cells, self.glyphs, 2 * indent)]

    async def line(self, prompt: str = PROMPT) -> str | None:
        """Return the next line of input, stripped; None if the input has ended.

        A space follows the prompt.
        """
        if self._ended:
            return None
        self._prompt = f"{self.glyphs.show(prompt).rstrip()} "
        if self.typed:
            self._write(self._prompt)
        try:
            line = await self._lines.get()
        finally:
            prompt, self._prompt = self._prompt, None
        if line is None:
            self._ended = True
            self._write("\n" if self.typed else "")
            return None
        self._room.release()
        if not self.typed:
            self._write(f"{prompt}{self.glyphs.show(line)}\n")
        return line.strip()

    async def answer(self, question: str) -> str | None:
        """Return the answer to a question, with the language's words in English; None if the input has ended."""
        typed = await self.line(question)
        return None if typed is None else BACK[0] if is_back(typed) else in_english(typed)

    async def confirm(self, question: str) -> bool:
        """Ask the player to confirm something, until the answer is yes or no; an empty line means no."""
        while (answer := (await self.answer(question) or "no").lower()) not in (*YES, *NO):
            self.tell([room_text.yes_or_no()])
        return answer in YES

    def _write(self, text: str) -> None:
        if not text or sys.stdout is None:
            return
        try:
            sys.stdout.write(text)
            sys.stdout.flush()
        except OSError:  # the reader of the output is gone; without this, Python would try again at exit
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            self._lines.put_nowait(None)

    def _read(self) -> None:
        # The terminal may be gone, or the program may have no input: both count as the end of the input.
        with suppress(OSError, ValueError, AttributeError):
            self._read_all()
        self._give(None)

    def _read_all(self) -> None:
        decoder = codecs.getincrementaldecoder(sys.stdin.encoding or "utf-8")(errors="replace")
        rest = ""
        with open(sys.stdin.fileno(), "rb", buffering=0, closefd=False) as keyboard:
            while chunk := keyboard.read(4096):
                *lines, rest = (rest + decoder.decode(chunk)).split("\n")
                for line in lines:
                    self._give(line.rstrip("\r")[:LONGEST])
                rest = rest[:LONGEST]
        if rest:
            self._give(rest)

    def _give(self, line: str | None) -> None:
        """Add a line to the queue once it has room; do nothing after the program has ended."""
        if line is not None:
            self._room.acquire()
        if not self._loop.is_closed():
            try:
                self._loop.call_soon_threadsafe(self._lines.put_nowait, line)
            except RuntimeError:  # the loop has just been closed
                return
