"""A store that rejects writes: it says so, nothing is half done, and it recovers by itself."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import ConstantBackoff

from server.store import keys
from server.store.client import Appended, Store, Unavailable
from server.store.embedded import binary
from server.store.embedded.store import EmbeddedStore
from server.store.endpoint import StoreAway
from server.table.room import LogPosition
from tests.store.appending import CODE, append, sat, to_room
from tests.store.cluster import start

READ_SLOWLY = ["--key-load-delay", "100"]
"""Microseconds for each of many keys, so that loading them takes about a second."""
MANY = 8192
PAUSE = 0.01
"""Seconds between two tries, which leave a loading store a core."""


class Restarted:
    """A store that is started, killed, and restarted with other settings."""

    def __init__(self, directory: Path) -> None:
        self._socket = directory / "s"
        self._command = [
            *(str(binary.find().path), "--port", "0", "--unixsocket", str(self._socket), "--dir", str(directory)),
            *("--appendonly", "yes", "--appendfsync", "always", "--save", ""),
        ]
        self.process = start(self._command)

    @property
    def url(self) -> str:
        """Its URL."""
        return f"unix://{self._socket}"

    def again(self, *settings: str) -> None:
        """Kill and restart it."""
        self.kill()
        self.process = start([*self._command, *settings])

    def kill(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.wait()


@pytest.fixture
async def embedded(tmp_path: Path) -> AsyncIterator[EmbeddedStore]:
    """The test's own store."""
    async with EmbeddedStore(tmp_path / "store") as embedded:
        yield embedded


@pytest.fixture
async def restarted(tmp_path: Path) -> AsyncIterator[Restarted]:
    """A store with much data to load at its start."""
    store = Restarted(tmp_path)
    async with Redis.from_url(store.url, retry=Retry(ConstantBackoff(0.02), 500)) as redis:
        pipeline = redis.pipeline(transaction=False)
        for number in range(MANY):
            pipeline.set(f"key{number}", b"")
        await pipeline.execute()
    yield store
    store.kill()


@pytest.fixture
async def store(restarted: Restarted) -> AsyncIterator[Store]:
    """A node's access to it."""
    async with Store(restarted.url, "node") as store:
        yield store


async def until_done(store: Store, id: str, after: LogPosition) -> list[Unavailable]:
    """Append an entry repeatedly until it is done, and return the earlier outcomes."""
    before = []
    while isinstance(outcome := await append(store, to_room(sat(id), after=after)), Unavailable):
        before.append(outcome)
        await asyncio.sleep(PAUSE)
    # an entry of our own among the missed ones means done
    assert isinstance(outcome, Appended) or (await store.read(CODE))[-1].id == id
    return before


async def test_appends_wait_for_a_store_that_loads_its_data(restarted: Restarted, store: Store) -> None:
    assert isinstance(await append(store, to_room(sat("a"))), Appended)
    restarted.again(*READ_SLOWLY)
    before = await until_done(store, "b", LogPosition(1, "a"))
    assert any("is still reading its data" in unavailable.why for unavailable in before)
    assert [entry.id for entry in await store.read(CODE)] == ["a", "b"]


async def test_a_starting_node_waits_for_a_store_that_loads_its_data(restarted: Restarted) -> None:
    restarted.again(*READ_SLOWLY)
    with structlog.testing.capture_logs() as logs:
        store = await once_it_listens(restarted)
    assert isinstance(await append(store, to_room(sat("a"))), Appended)
    await store.__aexit__()
    assert "is still reading its data" in next(line["why"] for line in logs if line["event"] == "waiting for the store")


async def once_it_listens(restarted: Restarted) -> Store:
    """Return an entered store; at first nobody may listen."""
    while True:
        with contextlib.suppress(StoreAway):
            return await Store(restarted.url, "node").__aenter__()
        await asyncio.sleep(PAUSE)


@pytest.mark.parametrize(
    ("refuse", "go_on", "word"),
    [
        ("CONFIG SET maxmemory 1", "CONFIG SET maxmemory 0", "OOM"),
        ("REPLICAOF localhost 1", "REPLICAOF NO ONE", "READONLY"),
        ("CONFIG SET min-replicas-to-write 1", "CONFIG SET min-replicas-to-write 0", "NOREPLICAS"),
    ],
    ids=["full", "replica", "alone"],
)
async def test_a_rejected_write_was_certainly_not_done(
    embedded: EmbeddedStore, refuse: str, go_on: str, word: str
) -> None:
    async with Redis.from_url(embedded.url) as redis, Store(embedded.url, "node") as store:
        await append(store, to_room(sat("a")))
        await redis.execute_command(*refuse.split())  # type: ignore[no-untyped-call]  # redis-py has none for it
        outcome = await append(store, to_room(sat("b"), sat("c"), after=LogPosition(1, "a")))
        assert isinstance(outcome, Unavailable) and outcome.undone and word in outcome.why
        assert await redis.llen(keys.room_log(CODE)) == 1
        await redis.execute_command(*go_on.split())  # type: ignore[no-untyped-call]  # redis-py has none for it
        await until_done(store, "d", LogPosition(1, "a"))
        assert [entry.id for entry in await store.read(CODE)] == ["a", "d"]
