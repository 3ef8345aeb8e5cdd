"""A store for each test that asks for no other."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.store.embedded import EmbeddedStore
from server.store.redis import Store


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A node's way to a store of the test's own."""
    async with EmbeddedStore(tmp_path / "store") as embedded, Store(embedded.url, "node") as store:
        yield store
