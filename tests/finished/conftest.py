"""The stores of these tests: each kind of database, beside one kind of Redis, which has claims and tries alone here."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.store.embedded.store import EmbeddedStore


@pytest.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    """The URL of an empty store."""
    async with EmbeddedStore(tmp_path / "store") as embedded:
        yield embedded.url
