import asyncio
import os
import signal
import stat
import subprocess
import sys
import tempfile
from asyncio.subprocess import PIPE
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import redis.asyncio as redis
import structlog

from server.store.embedded import binary
from server.store.embedded import process as store_process
from server.store.embedded import store as embedded
from server.store.embedded.binary import Binary, Version
from server.store.embedded.errors import DataBroken, DataInUse, DataUnusable, NoStoreHere, StoreDied
from server.store.embedded.store import EmbeddedStore


@pytest.fixture
def short_directory() -> Iterator[Path]:
    """A directory whose own path is short, but not plain."""
    with tempfile.TemporaryDirectory(prefix="a b%41'", dir="/tmp") as path:
        yield Path(path)


async def ask(store: EmbeddedStore, *words: str) -> Any:
    async with redis.Redis.from_url(store.url) as client:
        return await client.execute_command(*words)  # type: ignore[no-untyped-call]  # redis-py leaves it untyped


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


class Changes:
    """The changes that a store reported: False when it died, True when it was up again."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[bool] = asyncio.Queue()

    def __call__(self, up: bool) -> None:
        self.heard.put_nowait(up)


async def test_a_store_runs_while_its_context_lasts(tmp_path: Path) -> None:
    async with EmbeddedStore(tmp_path) as store:
        assert await ask(store, "PING")
        pid, sockets = store.pid, store.socket_path.parent
    assert is_gone(pid)
    assert not sockets.exists()


async def test_store_is_gone_when_its_server_fails(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError):
        async with EmbeddedStore(tmp_path) as store:
            raise ZeroDivisionError
    assert is_gone(store.pid)


async def test_every_write_is_on_disk_and_nothing_is_evicted(tmp_path: Path) -> None:
    wanted = {"appendonly": "yes", "appendfsync": "always", "maxmemory-policy": "noeviction", "save": "", "port": "0"}
    async with EmbeddedStore(tmp_path) as store:
        settings = await ask(store, "CONFIG", "GET", *wanted)
    assert {key.decode(): value.decode() for key, value in settings.items()} == wanted


async def test_nobody_else_reaches_the_socket(tmp_path: Path) -> None:
    async with EmbeddedStore(tmp_path) as store:
        for path in (store.socket_path, store.socket_path.parent):
            assert stat.S_IMODE(path.stat().st_mode) == 0o700


async def test_ctrl_c_in_the_servers_terminal_does_not_reach_the_store(tmp_path: Path) -> None:
    async with EmbeddedStore(tmp_path) as store:
        assert os.getpgid(store.pid) == store.pid != os.getpgrp()


async def test_data_outlives_the_store(tmp_path: Path) -> None:
    async with EmbeddedStore(tmp_path) as store:
        await ask(store, "SET", "room", "log")
    async with EmbeddedStore(tmp_path) as store:
        assert await ask(store, "GET", "room") == b"log"


async def test_a_killed_store_restarts_on_its_socket_with_its_data(tmp_path: Path) -> None:
    changes = Changes()
    async with EmbeddedStore(tmp_path, changes) as store:
        url, first = store.url, store.pid
        await ask(store, "SET", "room", "log")
        os.kill(first, signal.SIGKILL)
        assert [await changes.heard.get(), await changes.heard.get()] == [False, True]
        assert (store.url, await ask(store, "GET", "room")) == (url, b"log")
        assert store.pid != first
    assert is_gone(first)
    assert is_gone(store.pid)


@pytest.mark.parametrize("settled", [0.0, 1000.0], ids=["far apart", "in a row"])
async def test_the_pauses_before_restarts_grow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, settled: float) -> None:
    monkeypatch.setattr(embedded, "SETTLED_SECONDS", settled)
    monkeypatch.setattr(embedded, "PAUSE_SECONDS", 0.01)
    monkeypatch.setattr(embedded, "LONGEST_PAUSE_SECONDS", 0.04)
    changes = Changes()
    with structlog.testing.capture_logs() as logs:
        async with EmbeddedStore(tmp_path, changes) as store:
            for _ in range(6):
                os.kill(store.pid, signal.SIGKILL)
                assert [await changes.heard.get(), await changes.heard.get()] == [False, True]
                assert store.problem is None
            assert await ask(store, "PING")
    pauses = [line["in_s"] for line in logs if "in_s" in line]
    assert pauses == ([0.01] * 6 if settled == 0 else [0.01, 0.02, 0.04, 0.04, 0.04, 0.04])
    assert is_gone(store.pid)


def spoil(data: Path) -> None:
    """Make a store's data unreadable."""
    (manifest,) = data.glob("appendonlydir/*.manifest")
    manifest.write_text("no manifest\n")


async def test_unreadable_data_is_explained(tmp_path: Path) -> None:
    async with EmbeddedStore(tmp_path):
        pass
    spoil(tmp_path)
    store = EmbeddedStore(tmp_path)
    with pytest.raises(DataBroken, match="manifest has a line that names no file: 'no manifest'"):
        await store.__aenter__()
    assert is_gone(store.pid)
    assert not store.socket_path.parent.exists()


async def test_store_that_cannot_start_again_is_given_up(tmp_path: Path) -> None:
    async with EmbeddedStore(tmp_path) as store:
        spoil(tmp_path)
        os.kill(store.pid, signal.SIGKILL)
        with pytest.raises(DataBroken, match="manifest has a line that names no file: 'no manifest'"):
            await store.watch()
    assert is_gone(store.pid)


async def test_a_missing_program_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = Binary(tmp_path / "gone", Version("Valkey", (9, 1, 2)))
    monkeypatch.setattr(binary, "find", lambda: gone)
    with pytest.raises(StoreDied, match=r"gone could not start: No such file"):
        await EmbeddedStore(tmp_path / "data").__aenter__()


async def test_store_that_takes_too_long_to_start_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(embedded, "START_SECONDS", 0.0)
    store = EmbeddedStore(tmp_path)
    with pytest.raises(StoreDied, match="not ready within 0 seconds"):
        await store.__aenter__()
    assert is_gone(store.pid)


async def test_store_that_does_not_end_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(embedded, "STOP_SECONDS", 0.1)
    async with EmbeddedStore(tmp_path) as store:
        os.kill(store.pid, signal.SIGSTOP)
    assert is_gone(store.pid)


async def test_a_cancelled_wait_still_sees_a_killed_store_gone() -> None:
    process = await asyncio.create_subprocess_exec("/bin/sh", "-c", "while :; do echo on; done", stdout=PIPE)
    process.kill()
    ending = asyncio.create_task(store_process.gone(process))
    for _ in range(3):
        await asyncio.sleep(0)
        ending.cancel()
    await asyncio.wait([ending])
    assert (ending.cancelled(), process.returncode) == (True, -9)


async def test_a_second_store_on_the_same_data_is_rejected(tmp_path: Path) -> None:
    async with EmbeddedStore(tmp_path) as store:
        with pytest.raises(DataInUse):
            await EmbeddedStore(tmp_path).__aenter__()
        with pytest.raises(DataInUse):
            await EmbeddedStore(tmp_path).__aenter__()
        assert await ask(store, "PING")


@pytest.mark.parametrize(
    "name",
    ["with some spaces", 'quote\'d "and" $HOME %41 \\n', "Bäume-樹", "/".join(["a-long-name-" * 5] * 8)],
    ids=["spaces", "quotes", "not ASCII", "488 bytes"],
)
async def test_data_directory_may_have_any_name(tmp_path: Path, name: str) -> None:
    async with EmbeddedStore(tmp_path / name) as store:
        await ask(store, "SET", "room", "log")
    assert list((tmp_path / name).glob("appendonlydir/*.aof"))
    async with EmbeddedStore(tmp_path / name) as store:
        assert await ask(store, "GET", "room") == b"log"


async def test_data_directory_is_private(tmp_path: Path) -> None:
    async with EmbeddedStore(tmp_path / "data"):
        assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700


@pytest.mark.parametrize("name", ["file", "file/data", "n" * 300], ids=["a file", "below a file", "name too long"])
async def test_a_data_directory_that_cannot_be_created_is_named(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DataUnusable) as refusal:
        await EmbeddedStore(tmp_path / name).__aenter__()
    assert str(tmp_path / name) in str(refusal.value)


async def test_a_lock_that_cannot_be_opened_is_explained(tmp_path: Path) -> None:
    (tmp_path / "store.lock").mkdir()
    with pytest.raises(DataUnusable, match="directory"):
        await EmbeddedStore(tmp_path).__aenter__()


async def test_socket_is_found_in_a_directory_with_an_odd_name(
    tmp_path: Path, short_directory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(short_directory))
    async with EmbeddedStore(tmp_path) as store:
        assert store.socket_path.is_relative_to(short_directory)
        assert await ask(store, "PING")


async def test_socket_goes_elsewhere_when_the_temporary_directory_has_a_long_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deep = tmp_path / ("deep" * 25)
    deep.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(deep))
    async with EmbeddedStore(tmp_path / "data") as store:
        assert await ask(store, "PING")
    assert not list(deep.iterdir())


async def test_a_missing_place_for_the_socket_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(embedded, "_SOCKET_BYTES", 5)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with pytest.raises(NoStoreHere, match="short enough for a socket"):
        await EmbeddedStore(tmp_path / "data").__aenter__()
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


async def test_a_missing_temporary_directory_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "none"))
    with pytest.raises(NoStoreHere, match=r"no directory for its socket can be created in .*none.*TMPDIR"):
        await EmbeddedStore(tmp_path / "data").__aenter__()


def test_on_windows_the_error_explains_the_setting(tmp_path: Path) -> None:
    script = f"""
import asyncio, shutil, subprocess, sys, tempfile, zoneinfo, structlog
from pathlib import Path
sys.platform = "win32"
sys.modules["fcntl"] = None
from server.store.embedded.store import EmbeddedStore, EmbeddedStoreError
try:
    asyncio.run(EmbeddedStore(Path({str(tmp_path)!r})).__aenter__())
except EmbeddedStoreError as error:
    print(error)
"""
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert "Windows" in told.stdout
    assert "TURNABOUT_REDIS_URL" in told.stdout
