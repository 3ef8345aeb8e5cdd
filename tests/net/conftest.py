"""The rooms of a node, on the tests' own store."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from server.rooms.rooms import Rooms
from tests.net.plain import no_rooms


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def rooms(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Rooms]:
    """Rooms without any room or member."""
    async with no_rooms(tmp_path_factory.mktemp("rooms") / "store") as rooms:
        yield rooms
