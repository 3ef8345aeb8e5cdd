"""A real store on a full or read-only disk."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import redis.asyncio as redis
import structlog
from redis.exceptions import ConnectionError as Away

from server.store.embedded import append_only, free_space
from server.store.embedded import store as embedded
from server.store.embedded.errors import DataUnusable, DiskFull
from server.store.embedded.store import EmbeddedStore
from tests.small_disk import SmallDisk, small_disk


@pytest.fixture
def disk() -> Iterator[SmallDisk]:
    with small_disk() as mounted:
        yield mounted


async def ask(store: EmbeddedStore, *words: str) -> Any:
    async with redis.Redis.from_url(store.url) as client:
        return await client.execute_command(*words)  # type: ignore[no-untyped-call]  # redis-py leaves it untyped


async def write_until_it_dies(store: EmbeddedStore) -> int:
    """Append entries until the store is gone; return how many it acknowledged."""
    kept = 0
    async with redis.Redis.from_url(store.url, retry=None) as client:
        try:
            while True:
                kept = await client.rpush("room", "log" * 100)
        except (Away, OSError):
            return kept


async def test_a_store_on_a_full_disk_waits_for_space(disk: SmallDisk, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = asyncio.Event()
    looks: list[bool] = []
    is_full = free_space.is_full
    loop = asyncio.get_running_loop()

    def look(directory: Path) -> bool:
        looks.append(is_full(directory))
        if len(looks) > 4:
            loop.call_soon_threadsafe(looked.set)
        return looks[-1]

    monkeypatch.setattr(free_space, "is_full", look)
    monkeypatch.setattr(embedded, "LOOK_SECONDS", 0.01)
    changes: asyncio.Queue[bool] = asyncio.Queue()
    with structlog.testing.capture_logs() as logs:
        async with EmbeddedStore(disk.path / "data", changes.put_nowait) as store:
            assert store.problem is None
            disk.fill()
            acknowledged = await write_until_it_dies(store)
            assert await changes.get() is False
            await looked.wait()
            assert changes.empty()
            assert store.problem is not None
            assert "is full: no move can be saved. Free at least 4 MiB" in store.problem
            disk.free()
            assert await changes.get() is True
            assert store.problem is None
            assert await ask(store, "LLEN", "room") == acknowledged
            assert await ask(store, "RPUSH", "room", "more") == acknowledged + 1
    events = [line["event"] for line in logs]
    assert events.count("store died") == events.count("there is disk space again") == 1
    assert events.count("store started") == 2
    assert sum("waiting for disk space" in event for event in events) == 1


async def test_server_ends_at_once_while_its_store_waits_for_space(disk: SmallDisk) -> None:
    changes: asyncio.Queue[bool] = asyncio.Queue()
    async with EmbeddedStore(disk.path / "data", changes.put_nowait) as store:
        disk.fill()
        await write_until_it_dies(store)
        assert await changes.get() is False
    assert changes.empty()


async def test_a_full_disk_is_reported_at_the_start(disk: SmallDisk) -> None:
    async with EmbeddedStore(disk.path / "data") as store:
        await ask(store, "SET", "room", "log")
    disk.fill()
    for name in ("data", "new"):
        with pytest.raises(DiskFull, match="Free at least 4 MiB"):
            await EmbeddedStore(disk.path / name).__aenter__()
    disk.free()
    async with EmbeddedStore(disk.path / "data") as store:
        assert await ask(store, "GET", "room") == b"log"


async def test_a_disk_that_fills_during_the_start_is_reported(disk: SmallDisk, monkeypatch: pytest.MonkeyPatch) -> None:
    (disk.path / "data").mkdir()
    start = append_only.refuse_to_begin_anew

    def fill_first(directory: Path) -> None:
        start(directory)
        (directory / "store.lock").write_bytes(b"a page of its own")
        disk.fill()

    monkeypatch.setattr(append_only, "refuse_to_begin_anew", fill_first)
    with pytest.raises(DiskFull):
        await EmbeddedStore(disk.path / "data").__aenter__()


async def test_a_read_only_disk_is_reported_at_the_start(disk: SmallDisk) -> None:
    async with EmbeddedStore(disk.path / "data"):
        pass
    disk.make_read_only()
    with pytest.raises(DataUnusable, match="Read-only file system"):
        await EmbeddedStore(disk.path / "data").__aenter__()
