"""Which nodes live, as one of them knows it, on a real store."""

from collections.abc import AsyncIterator

import pytest

from server.rooms.nodes import Neighbours
from server.store import keys
from server.store.client import Store
from server.store.presence import Presence


@pytest.fixture
async def stores(url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two nodes' ways to a store of the test's own."""
    async with (
        Store(url, "one") as one,
        Store(url, "two") as two,
    ):
        yield one, two


async def test_a_node_that_was_dead_when_it_was_met_may_live_again(stores: tuple[Store, Store]) -> None:
    one, two = stores
    neighbours = Neighbours(Presence(one), lambda: 0, lambda _: None, lambda: None)
    await neighbours.meet({"one", "two"})
    assert not neighbours.lives("two")
    await Presence(two).renew()
    await neighbours.meet({"one", "two"})
    assert neighbours.lives("two")
    await two.ask("ZREM", keys.NODES_LIVING, "two")
    await neighbours.meet({"two"})
    assert neighbours.lives("two")  # until the next round finds it gone
