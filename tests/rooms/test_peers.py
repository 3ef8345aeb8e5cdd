"""Which nodes live, as one of them knows it, on a real store."""

from collections.abc import AsyncIterator

import pytest

from server.rooms.peers import Peers
from server.store import keys
from server.store.client import Store
from server.store.leases import Leases


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
    peers = Peers(leases=Leases(one), now=lambda: 0, gone=lambda _: None, lapsed=lambda: None)
    await peers.meet({"one", "two"})
    assert not peers.lives("two")
    await Leases(two).renew()
    await peers.meet({"one", "two"})
    assert peers.lives("two")
    await two.ask("ZREM", keys.NODES_LIVING, "two")
    await peers.meet({"two"})
    assert peers.lives("two")  # until the next round finds it gone
