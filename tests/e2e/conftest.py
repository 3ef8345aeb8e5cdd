"""Servers, and players for each test, ended with it."""

import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path

import pytest
from redis.asyncio import Redis

from server.store.embedded.store import EmbeddedStore
from tests.e2e.line_terminal import LineTerminal
from tests.e2e.people import People, Person
from tests.e2e.play import Player, ServerProcess
from tests.e2e.standing import Standing, standing
from tests.e2e.terminal import Terminal

# a shell starts what runs in the background deaf to Ctrl+C, and the programs that are started here would be it too
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    """A server for one test, without limits on the rate of commands."""
    process = ServerProcess(tmp_path / "data", {"TURNABOUT_LIMITS": "off"})
    await process.start()
    yield process
    await process.stop()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[EmbeddedStore]:
    """A store of the test's own."""
    async with EmbeddedStore(tmp_path / "store") as store:
        yield store


@pytest.fixture
async def redis(store: EmbeddedStore) -> AsyncIterator[Redis]:
    """A connection to that store, to look at its keys."""
    async with Redis.from_url(store.url) as redis:
        yield redis


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Standing]:
    """A server for all who begin nothing that another could see, and wait for nothing that it works out."""
    data_dir = tmp_path_factory.mktemp("shared")
    with standing(data_dir) as address:
        yield Standing(address, data_dir)


@pytest.fixture
async def players() -> AsyncIterator[Callable[..., Player]]:
    """Makes players, whose connections are closed at the end."""
    async with AsyncExitStack() as stack:

        def make(name: str, key: str | None = None, *, updates: bool = True) -> Player:
            player = Player(name, key, updates=updates)
            stack.push_async_callback(player.go)
            return player

        yield make


@pytest.fixture
async def people(tmp_path: Path) -> AsyncIterator[People]:
    """Seats people at terminals; ends what they started."""
    with ExitStack() as stack:

        def seat(name: str) -> Person:
            home = tmp_path / name
            home.mkdir(exist_ok=True)
            person = Person(name, home, Terminal())
            stack.callback(person.end_server)
            stack.callback(person.terminal.close)
            return person

        yield seat


@pytest.fixture
def ben(tmp_path: Path) -> Iterator[LineTerminal]:
    """A player at the line client."""
    home = tmp_path / "Ben"
    home.mkdir()
    ben = LineTerminal("Ben", home)
    yield ben
    ben.close()


@pytest.fixture
def port() -> str:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return str(free.getsockname()[1])
