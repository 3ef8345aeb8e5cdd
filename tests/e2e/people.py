"""People at terminals: the real program, each on a machine of their own."""

import os
import re
import signal
from collections.abc import Callable
from pathlib import Path

from client.net import local_server
from tests.e2e.terminal import Terminal

ENTER, ESCAPE, CTRL_R, UP, DOWN, TAB = "\r", "\x1b", "\x12", "\x1b[A", "\x1b[B", "\t"
SHORT = "9"
"""A number whose legs end within a few cards, whatever the players do."""


class Person:
    """A player at the terminal of a machine of their own."""

    def __init__(self, name: str, home: Path, terminal: Terminal) -> None:
        self.name = name
        self.home = home
        self.terminal = terminal
        self._killed = False

    def runs(self, *words: str, **environment: str) -> None:
        """Start `turnabout`, in place of what still runs."""
        self.terminal.turnabout(*words, environment={"TURNABOUT_HOME": str(self.home), **environment})

    def press(self, keys: str) -> None:
        self.terminal.press(keys)

    def kill_server(self) -> None:
        """Kill the server on this machine; its store is left alone."""
        running = local_server.find(self.home)
        assert running is not None
        os.kill(running.pid, signal.SIGKILL)
        self._killed = True

    def end_server(self) -> None:
        """End the server on this machine, and whatever store was left alone, by the server that finds it."""
        running = local_server.find_or_start(self.home) if self._killed else local_server.find(self.home)
        if running is not None:
            local_server.end(running)

    async def sees(self, *texts: str, without: str | None = None) -> str:
        return await self.terminal.sees(*texts, without=without)

    async def enters(self, does: str) -> None:
        """Press Enter once the line of keys says that it does this."""
        await self.sees(f"Enter {does}", without="Enter …")
        self.press(ENTER)

    async def plays(self, does: str = "play") -> None:
        """Choose the place that an arrow key begins with, and play there."""
        self.press(DOWN)
        await self.enters(does)


People = Callable[[str], Person]


async def hosted(person: Person, port: str, *words: str) -> str:
    """Let a player host a room; return its address as it is typed on the same machine."""
    person.runs("host", "--name", person.name, "--port", port, *words)
    screen = await person.sees("Your room is open", f":{port}/", "Waiting for your friend")
    code = re.search(r"/(\w{3}-\w{4})$", screen, re.MULTILINE)
    assert code is not None, screen
    return f"127.0.0.1:{port}/{code[1]}"


async def begin(*both: Person) -> None:
    """Have both ready for the leg that waits."""
    for person in both:
        await person.sees("Press Enter when you are ready.")
        await person.enters("ready")
    for person in both:
        await person.sees("Esc leave")
