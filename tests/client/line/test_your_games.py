"""Your games in lines of text, and the program that runs when one waits for you."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from client.line.games_watch import watch_games
from client.line.reports import Paper
from client.line.your_games import list_games
from client.net.address import ServerAddress
from client.net.errors import CannotAsk
from client.text.glyphs import UNICODE
from protocol.player_games import GamesChanged, GamesEvent
from tests.client.games_told import alone, game, theirs
from tests.client.scripted import Line, Servers
from tests.client.terminal.desk import profile_at
from tests.patience import PATIENCE


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is true that no event tells of, because another program brings it about."""
    while not true():  # noqa: ASYNC110 # as above
        await asyncio.sleep(0.05)


WRITES = "import sys; open(sys.argv[1], 'a').write(sys.argv[2] + chr(10))"


async def test_the_games_of_a_server_are_listed(
    servers: Servers, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def script(line: Line) -> None:
        await line.welcome()
        ask = await line.command("watch_games")
        await line.ack(ask, 0)
        await line.tell(GamesEvent(games=(theirs("A000000"), game("KZ74QM2"))))

    server = await servers(script)
    await list_games(profile_at(tmp_path), tmp_path, "a test", Paper(UNICODE), server)
    title, first, second = capsys.readouterr().out.splitlines()
    assert title == f"Your games at {server}"
    assert first.startswith("Your turn") and first.endswith(f"{server}/KZ7-4QM2")
    assert second.startswith("Ben’s turn")


async def test_a_server_that_does_not_answer_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(CannotAsk):
        await list_games(profile_at(tmp_path), tmp_path, "a test", Paper(UNICODE), ServerAddress("127.0.0.1", 1))


class Watched:
    """What a program that watches games writes, and the changes that the server tells it."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.changes: asyncio.Queue[GamesChanged] = asyncio.Queue()
        self.told = self.errors = ""
        self._capsys = capsys

    async def script(self, line: Line) -> None:
        """List two games, and tell of two changes."""
        await line.welcome()
        await line.ack(await line.command("watch_games"), 0)
        await line.tell(GamesEvent(games=(theirs("KZ74QM2"), game("A000000"))))
        for _ in range(2):
            await line.tell(await self.changes.get())

    @property
    def lines(self) -> list[str]:
        """The lines so far."""
        told, errors = self._capsys.readouterr()
        self.told, self.errors = self.told + told, self.errors + errors
        return self.told.splitlines()

    def reports(self, why: str) -> bool:
        """Tell whether an error has been written."""
        return bool(self.lines) and why in self.errors


@asynccontextmanager
async def watching(home: Path, server: ServerAddress, watched: Watched, *program: str) -> AsyncIterator[None]:
    """Watch the games of a server, once they have been listed."""
    work = watch_games(profile_at(home), home, "a test", Paper(UNICODE), server, program)
    task = asyncio.create_task(work)
    try:
        async with asyncio.timeout(PATIENCE):
            await until(lambda: len(watched.lines) == 3)
            yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_changes_are_printed_and_a_program_is_run_for_a_game_that_begins_to_wait(
    servers: Servers, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    watched, ran = Watched(capsys), tmp_path / "ran"
    server = await servers(watched.script)
    async with watching(tmp_path, server, watched, sys.executable, "-c", WRITES, str(ran)):
        watched.changes.put_nowait(GamesChanged(changed=(game("A000000", version=8),), removed=()))
        watched.changes.put_nowait(GamesChanged(changed=(alone("B000000"), game("KZ74QM2")), removed=()))
        await until(lambda: ran.exists() and ran.read_text().count("\n") == 2)
        printed = watched.lines[3:]
    assert ran.read_text().splitlines() == printed, "the version alone is no change"
    assert printed[0].endswith("/KZ7-4QM2") and printed[1].endswith("/B00-0000")


async def test_a_program_that_is_not_there_or_fails_is_reported(
    servers: Servers, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    watched = Watched(capsys)
    server = await servers(watched.script, watched.script)
    for program, why in (((str(tmp_path / "nothing"),), "could not be run"), (("false",), "ended with code 1")):
        watched.told = ""
        async with watching(tmp_path, server, watched, *program):
            for code in ("B000000", "C000000"):
                watched.changes.put_nowait(GamesChanged(changed=(game(code),), removed=()))
            await until(partial(watched.reports, why))
