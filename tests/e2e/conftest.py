"""A server and players for each test, ended with it."""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.e2e.play import Player, ServerProcess


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    """A server of one's own, without limits on how fast commands come."""
    process = ServerProcess(tmp_path / "data", {"TURNABOUT_LIMITS": "off"})
    await process.start()
    yield process
    await process.stop()


@pytest.fixture
async def players() -> AsyncIterator[Callable[..., Player]]:
    """Makes players, whose connections are closed at the end."""
    async with AsyncExitStack() as stack:

        def make(name: str, key: str | None = None) -> Player:
            player = Player(name, key)
            stack.push_async_callback(player.go)
            return player

        yield make
