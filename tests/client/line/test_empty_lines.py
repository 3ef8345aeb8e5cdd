"""An empty line says "ready", unless the page appeared only just now; a clock that the test winds tells how long."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from client.line.console import PROMPT, Console
from client.line.room import Room, Way
from client.text.enter_guard import MOMENT, REPEATS
from client.text.glyphs import UNICODE
from client.text.messages import line_room
from tests.client.rooms import Rooms
from tests.client.scripted import Line, Servers
from tests.client.terminal.desk import profile_at
from tests.client.terminal.table import Talk, table
from tests.patience import PATIENCE

READY = "Press Enter when you are ready."


class Clock:
    """Stands still until it is wound."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Keyboard(Console):
    """A terminal, or a pipe, whose lines the test types; it keeps the output."""

    def __init__(self, *, typed: bool) -> None:
        self.glyphs = UNICODE
        self.typed = typed
        self.told: list[str] = []
        self._typed_lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._news = asyncio.Event()

    def tell(self, lines: Iterable[str]) -> None:
        self.told += lines
        self._news.set()

    async def line(self, prompt: str = PROMPT) -> str | None:
        return await self._typed_lines.get()

    def types(self, *lines: str | None) -> None:
        for line in lines:
            self._typed_lines.put_nowait(line)

    async def sees(self, text: str, times: int = 1) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while sum(text in line for line in self.told) < times:
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise AssertionError(f"{text!r} was never told; there is: {self.told}") from None


class Seated:
    """A player in line mode who is asked to be ready; the server notes each readiness."""

    def __init__(self, servers: Servers, home: Path, rooms: Rooms, *, typed: bool = True) -> None:
        self.clock = Clock()
        self.keyboard = Keyboard(typed=typed)
        self.told = asyncio.Event()
        self._legs: asyncio.Queue[int] = asyncio.Queue()
        self._servers, self._home, self._rooms = servers, home, rooms

    async def run(self) -> Way:
        errand, _ = await table(self._servers, self._home, self._talk())
        return await Room(errand, profile_at(self._home), "Anna", "tests", self._home, self.keyboard, self.clock).run()

    async def ready_for(self) -> int:
        """Wait until the server hears that the player is ready; return for which leg."""
        async with asyncio.timeout(PATIENCE):
            return await self._legs.get()

    @property
    def is_asked(self) -> bool:
        """Whether the server has heard of a readiness that the test hasn't taken."""
        return not self._legs.empty()

    def _talk(self) -> Talk:
        rooms = self._rooms

        async def talk(line: Line, mine: object) -> None:
            assert callable(mine)
            await line.let_in(mine(rooms.ready()))
            command = await line.command("ready")
            self._legs.put_nowait(command["leg"])
            await line.ack(command, 3)
            await line.tell(mine(rooms.ready(version=3, ready=(0,))))
            await self.told.wait()
            await line.tell(mine(rooms.swap()))
            command = await line.command("ready")
            self._legs.put_nowait(command["leg"])
            await line.ack(command, 20)
            await line.tell(mine(rooms.swap(version=20, ready=(0,))))

        return talk


@asynccontextmanager
async def seated_at(seated: Seated) -> AsyncIterator[Keyboard]:
    """Run a player in line mode until they leave."""
    staying = asyncio.create_task(seated.run())
    try:
        yield seated.keyboard
        seated.keyboard.types("leave")
        async with asyncio.timeout(PATIENCE):
            assert await staying is Way.LEFT
    finally:
        staying.cancel()


async def test_an_empty_line_says_ready_once_the_page_has_been_there_for_a_moment(
    servers: Servers, tmp_path: Path, rooms: Rooms
) -> None:
    seated = Seated(servers, tmp_path, rooms)
    async with seated_at(seated) as keyboard:
        await keyboard.sees(READY)
        keyboard.types("")
        await keyboard.sees(line_room.too_early())
        seated.clock.now += MOMENT + REPEATS
        keyboard.types("")
        assert await seated.ready_for() == 1

        seated.clock.now += 60
        seated.told.set()
        await keyboard.sees(READY, 2)
        keyboard.types("", "")
        await keyboard.sees(line_room.too_early(), 3)
        assert not seated.is_asked
        keyboard.types("ready")
        assert await seated.ready_for() == 2


async def test_a_number_before_a_leg_says_how_the_leg_starts(servers: Servers, tmp_path: Path, rooms: Rooms) -> None:
    seated = Seated(servers, tmp_path, rooms)
    async with seated_at(seated) as keyboard:
        await keyboard.sees(READY)
        keyboard.types("1")
        await keyboard.sees(f"No leg is being played. {READY}")
        keyboard.types("ready")
        assert await seated.ready_for() == 1
        keyboard.types("1")
        await keyboard.sees("No leg is being played.", 2)
        assert keyboard.told[-1] == "No leg is being played."
        seated.told.set()
        await keyboard.sees(READY, 3)
        keyboard.types("ready")
        assert await seated.ready_for() == 2


@pytest.mark.parametrize(("typed", "line"), [(True, "ready"), (True, "r"), (False, "ready"), (False, "")])
async def test_a_typed_word_and_any_line_of_a_pipe_count_at_once(
    servers: Servers, tmp_path: Path, rooms: Rooms, typed: bool, line: str
) -> None:
    seated = Seated(servers, tmp_path, rooms, typed=typed)
    async with seated_at(seated) as keyboard:
        keyboard.types(line)
        assert await seated.ready_for() == 1
        seated.told.set()
        await keyboard.sees(READY, 2)
        keyboard.types(line)
        assert await seated.ready_for() == 2 and line_room.too_early() not in keyboard.told
