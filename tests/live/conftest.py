"""What a node of a test's own stands on."""

from collections.abc import AsyncIterator

import pytest

from server.bots.pool import Thinkers


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    """Processes to think in."""
    async with Thinkers(1) as thinkers:
        yield thinkers
