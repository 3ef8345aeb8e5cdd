"""The rooms behind a port, on a store of the tests' own."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from server.rooms.rooms import Rooms
from tests.net.plain import no_rooms


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def rooms(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Rooms]:
    """No room, and nobody in it."""
    async with no_rooms(tmp_path_factory.mktemp("rooms") / "store") as rooms:
        yield rooms
