"""The mark with the format of a store's data, in one server and in a cluster."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import redis.asyncio as redis

from server.store import keys
from server.store.client import Store
from server.store.embedded.store import EmbeddedStore
from server.store.endpoint import StoreAway
from server.store.format import FORMAT, MARK
from tests.store.cluster import Cluster


@pytest.fixture(params=["server", "cluster"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The URL of an empty store: one server, or a cluster."""
    if request.param == "cluster":
        cluster: Cluster = request.getfixturevalue("cluster")
        yield cluster.url
    else:
        async with EmbeddedStore(tmp_path / "store") as embedded:
            yield embedded.url


@pytest.fixture
async def client(url: str) -> AsyncIterator[redis.Redis | redis.RedisCluster]:
    """Another program's connection to the store."""
    if url.startswith("unix"):
        async with redis.Redis.from_url(url) as client:
            yield client
    else:
        async with redis.RedisCluster.from_url(url) as cluster:
            yield cluster


Client = redis.Redis | redis.RedisCluster


async def test_the_first_nodes_mark_an_empty_store(url: str, client: Client) -> None:
    await client.set("somebody else's", "1")
    async with AsyncExitStack() as stack:
        stores = [Store(url, f"node-{number}") for number in range(4)]
        await asyncio.gather(*(stack.enter_async_context(store) for store in stores))
        assert await client.get(MARK) == b"%d" % FORMAT
        await stores[0].ask("SET", keys.probe(0), b"")
    async with Store(url, "later"):
        pass


@pytest.mark.parametrize(("mark", "why"), [("2", "has format 2"), ("rooms", "has format rooms")])
async def test_a_store_with_another_mark_is_not_used(url: str, client: Client, mark: str, why: str) -> None:
    await client.set(MARK, mark)
    with pytest.raises(StoreAway, match=f"{why}; this version reads format 1. Restore a backup"):
        async with Store(url, "node"):
            pass
    assert await client.get(MARK) == mark.encode()


async def test_a_store_with_data_and_no_mark_is_not_used(url: str, client: Client) -> None:
    await client.set(keys.probe(0), "1")
    with pytest.raises(StoreAway, match=r"written by another version.*in an empty Redis database"):
        async with Store(url, "node"):
            pass
    assert await client.get(MARK) is None
