"""What a node of a test's own stands on."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.bots.pool import Thinkers
from server.store.embedded import EmbeddedStore


@pytest.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    """Where a store of the test's own is."""
    async with EmbeddedStore(tmp_path / "store") as embedded:
        yield embedded.url


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    """Processes to think in."""
    async with Thinkers(1) as thinkers:
        yield thinkers
