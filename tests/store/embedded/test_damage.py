"""A real store on files that are cut, damaged at their end, or broken in their middle."""

import asyncio
import os
import shutil
import signal
from pathlib import Path
from typing import Any

import pytest
import redis.asyncio as redis
import structlog

from server.rooms.folded_log import end_of
from server.store.client import Store
from server.store.embedded import append_only, repair
from server.store.embedded.append_only import DIRECTORY
from server.store.embedded.binary import Binary
from server.store.embedded.errors import DataBroken
from server.store.embedded.store import EmbeddedStore
from tests.store.appending import CODE, append, sat, to_room
from tests.table.phases import over

INCREMENT = "appendonlydir/appendonly.aof.1.incr.aof"
KEEP = "redis.call('RPUSH', KEYS[1], ARGV[1]) redis.call('PEXPIRE', KEYS[1], 900000) return 1"


async def ask(store: EmbeddedStore, *words: str) -> Any:
    async with redis.Redis.from_url(store.url) as client:
        return await client.execute_command(*words)  # type: ignore[no-untyped-call]  # redis-py leaves it untyped


async def fill(directory: Path) -> list[int]:
    """Write three entries in one group of commands each; return the size of the file after each."""
    sizes = []
    async with EmbeddedStore(directory) as store:
        for entry in ("one", "two", "three"):
            await ask(store, "EVAL", KEEP, "1", "room", entry)
            sizes.append((directory / INCREMENT).stat().st_size)
    return sizes


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[int]]:
    """Data that is written once, and the size of its file after each entry."""
    directory = tmp_path_factory.mktemp("template")
    return directory, asyncio.run(fill(directory))


@pytest.fixture
def sizes(tmp_path: Path, template: tuple[Path, list[int]]) -> list[int]:
    """The same data in `tmp_path`."""
    shutil.copytree(template[0], tmp_path, dirs_exist_ok=True)
    return template[1]


async def kept(directory: Path) -> tuple[list[bytes], list[Any]]:
    """Return the entries of a store on the directory, and its warnings."""
    with structlog.testing.capture_logs() as logs:
        async with EmbeddedStore(directory) as store:
            entries = await ask(store, "LRANGE", "room", "0", "-1")
    return entries, [line for line in logs if line["log_level"] == "warning"]


@pytest.mark.parametrize("cut", [1, 30, 80], ids=["in the end of a group", "in its middle", "in its first command"])
async def test_a_cut_tail_is_removed_and_reported(tmp_path: Path, sizes: list[int], cut: int) -> None:
    *_, second, third = sizes
    os.truncate(tmp_path / INCREMENT, third - cut)
    entries, warnings = await kept(tmp_path)
    assert entries == [b"one", b"two"]
    assert (tmp_path / INCREMENT).stat().st_size == second
    (warning,) = warnings
    assert "in the middle of a command" in warning["event"]
    assert warning["lost_bytes"] == third - cut - second
    assert list(tmp_path.glob("damaged-*")) == []
    assert await kept(tmp_path) == (entries, [])


@pytest.mark.parametrize(
    ("garbage", "kept_entries"),
    [(b"\0" * 4096, 3), (b"\xff\r\n*3\r\n$x", 3), (b"*1\r\n$5\r\nMULTI\r\n*2\r\n$4\r\nINCR\r\n$1\r\na\r\n?!", 3)],
    ids=["zeros", "garbage", "garbage in a group"],
)
async def test_a_damaged_tail_is_copied_repaired_and_reported(
    tmp_path: Path, sizes: list[int], garbage: bytes, kept_entries: int
) -> None:
    *_, whole = sizes
    with (tmp_path / INCREMENT).open("ab") as file:
        file.write(garbage)
    spoiled = (tmp_path / INCREMENT).read_bytes()
    entries, (warning,) = await kept(tmp_path)
    assert entries == [b"one", b"two", b"three"][:kept_entries]
    (copy,) = tmp_path.glob("damaged-*-appendonly.aof.1.incr.aof")
    assert copy.read_bytes() == spoiled
    assert (tmp_path / INCREMENT).read_bytes() == spoiled[:whole]
    assert (warning["lost_bytes"], warning["copy_of_the_file"]) == (len(garbage), str(copy))
    assert warning["lost_whole_commands"] == 2 * garbage.startswith(b"*1")


async def test_store_that_died_of_its_files_is_repaired_while_its_server_runs(tmp_path: Path) -> None:
    changes: asyncio.Queue[bool] = asyncio.Queue()
    async with EmbeddedStore(tmp_path, changes.put_nowait) as store:
        await ask(store, "EVAL", KEEP, "1", "room", "one")
        os.kill(store.pid, signal.SIGSTOP)
        with (tmp_path / INCREMENT).open("ab") as file:
            file.write(b"garbage")
        os.kill(store.pid, signal.SIGKILL)
        assert [await changes.get(), await changes.get()] == [False, True]
        assert await ask(store, "LRANGE", "room", "0", "-1") == [b"one"]
    assert len(list(tmp_path.glob("damaged-*"))) == 1


def swallow(data: bytes) -> bytes:
    """Break a length so that reading from it ends with the file: the store alone takes that for a cut tail."""
    return data.replace(b"$3\r\none", b"$9000\r\none", 1)


def overwrite(data: bytes) -> bytes:
    middle = data.index(b"two")
    return data[: middle - 10] + b"\0" * 10 + data[middle:]


@pytest.mark.parametrize("spoil", [swallow, overwrite])
async def test_a_broken_middle_is_an_error_and_changes_nothing(tmp_path: Path, sizes: list[int], spoil: Any) -> None:
    spoiled = spoil((tmp_path / INCREMENT).read_bytes())
    (tmp_path / INCREMENT).write_bytes(spoiled)
    for _ in range(2):
        with pytest.raises(DataBroken, match=rf"{INCREMENT} cannot be read from byte \d+ on.*turnabout restore"):
            await EmbeddedStore(tmp_path).__aenter__()
    assert (tmp_path / INCREMENT).read_bytes() == spoiled
    assert list(tmp_path.glob("damaged-*")) == []


async def test_an_unknown_command_is_an_error_with_the_stores_text(tmp_path: Path, sizes: list[int]) -> None:
    spoiled = (tmp_path / INCREMENT).read_bytes().replace(b"RPUSH", b"RPXXX")
    (tmp_path / INCREMENT).write_bytes(spoiled)
    with pytest.raises(DataBroken, match="unknown command 'RPXXX'"):
        await EmbeddedStore(tmp_path).__aenter__()
    assert (tmp_path / INCREMENT).read_bytes() == spoiled


async def test_broken_base_is_refused(tmp_path: Path, sizes: list[int]) -> None:
    base = tmp_path / "appendonlydir/appendonly.aof.1.base.aof"
    spoiled = base.read_bytes() + b"broken bytes"
    base.write_bytes(spoiled)
    with pytest.raises(DataBroken, match=r"base\.aof cannot be read from byte 0 on, and later files follow it"):
        await EmbeddedStore(tmp_path).__aenter__()
    assert base.read_bytes() == spoiled


async def test_a_lost_manifest_is_an_error_and_not_a_fresh_start(tmp_path: Path, sizes: list[int]) -> None:
    (tmp_path / "appendonlydir/appendonly.aof.manifest").unlink()
    with pytest.raises(DataBroken, match="manifest is missing"):
        await EmbeddedStore(tmp_path).__aenter__()


async def test_a_check_tool_that_disagrees_repairs_nothing(
    tmp_path: Path, sizes: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    with (tmp_path / INCREMENT).open("ab") as file:
        file.write(b"garbage")
    spoiled = (tmp_path / INCREMENT).read_bytes()

    def silent(binary: Binary, *arguments: str | Path) -> str:
        return ""

    monkeypatch.setattr(repair, "_check", silent)
    with pytest.raises(DataBroken, match=r"finds another end of .* \(no output\)"):
        await EmbeddedStore(tmp_path).__aenter__()
    assert (tmp_path / INCREMENT).read_bytes() == spoiled


async def test_a_killed_stores_unfinished_rewrite_is_removed(tmp_path: Path) -> None:
    (tmp_path / "temp-rewriteaof-1.aof").touch()
    async with EmbeddedStore(tmp_path):
        assert list(tmp_path.glob("temp-*")) == []


async def test_a_killed_stores_child_does_not_delay_the_next_store(tmp_path: Path) -> None:
    changes: asyncio.Queue[bool] = asyncio.Queue()
    async with EmbeddedStore(tmp_path, changes.put_nowait) as store:
        await ask(store, "SET", "room", "log")
        await ask(store, "CONFIG", "SET", "rdb-key-save-delay", "60000000")  # longer than a test may take
        await ask(store, "BGREWRITEAOF")
        first = store.pid
        assert (await ask(store, "INFO", "persistence"))["aof_rewrite_in_progress"] == 1
        os.kill(first, signal.SIGKILL)
        assert [await changes.get(), await changes.get()] == [False, True]
        assert await ask(store, "GET", "room") == b"log"


@pytest.mark.parametrize("rewritten", [False, True], ids=["in an increment", "in a base"])
async def test_a_changed_byte_of_an_entry_is_found_in_every_file(tmp_path: Path, rewritten: bool) -> None:
    async with EmbeddedStore(tmp_path) as embedded, Store(embedded.url, "node") as store:
        await append(store, to_room(sat("a"), sat("b"), sat("c")))
        if rewritten:
            async with redis.Redis.from_url(embedded.url) as client:
                await client.bgrewriteaof()
                while (await client.info("persistence"))["aof_rewrite_in_progress"]:
                    pass
    assert append_only.damaged_lines(tmp_path) == []
    (path,) = [part for part in (tmp_path / DIRECTORY).glob("*.aof") if part.stat().st_size > 200]
    data = path.read_bytes()
    place = data.index(b'"id":"b"')
    path.write_bytes(data[:place] + data[place:].replace(b'"id":"b"', b'"id":"x"', 1))
    (damaged,) = append_only.damaged_lines(tmp_path)
    assert (damaged.path, damaged.room) == (path, CODE)
    assert damaged.byte < place < damaged.byte + 200


async def test_a_changed_byte_of_a_checkpoint_is_found(tmp_path: Path) -> None:
    async with EmbeddedStore(tmp_path) as embedded, Store(embedded.url, "node") as store:
        table = over()
        await append(store, to_room(*table.log))
        end = end_of(CODE, await store.read(CODE), table.room.ids[-1])
        assert end is not None and await store.compact(CODE, table.room.ids[-1], end)
    assert append_only.damaged_lines(tmp_path) == []
    (path,) = [part for part in (tmp_path / DIRECTORY).glob("*.aof") if part.stat().st_size > 200]
    data = path.read_bytes()
    path.write_bytes(data.replace(b'"kind":"checkpoint"', b'"kind":"checkpoinx"'))
    assert [line.room for line in append_only.damaged_lines(tmp_path)] == [CODE]
