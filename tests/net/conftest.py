"""The rooms behind a port, on a store of the tests' own."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from server.bots.pool import Thinkers
from server.live.held import HouseRules
from server.live.lifetimes import Lifetimes
from server.live.rooms import Rooms
from server.store.embedded import EmbeddedStore
from server.store.redis import Store


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def rooms(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Rooms]:
    """No room, and nobody in it."""
    rules = HouseRules(idle_seconds=60, lifetimes=Lifetimes(), patience=60_000, computer_pause=0)
    async with (
        EmbeddedStore(tmp_path_factory.mktemp("rooms") / "store") as embedded,
        Store(embedded.url, "here") as store,
        Rooms(store, rules, Thinkers(1)) as rooms,
    ):
        yield rooms
