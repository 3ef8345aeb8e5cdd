"""Backups of a real store's data, made while it writes, and files that are no backup."""

import asyncio
import gzip
import io
import json
import os
import shutil
import stat
import tarfile
import tracemalloc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import redis.asyncio as redis

from server.store.client import Store
from server.store.embedded.append_only import RESTORING
from server.store.embedded.backup import CONTENTS, BackupError, back_up, restore
from server.store.embedded.binary import Version
from server.store.embedded.errors import DataBroken, DataInUse
from server.store.embedded.store import EmbeddedStore
from server.store.format import FORMAT, MARK

KEY = "turnabout:room"
OURS = Version("Valkey", (9, 1, 2))


@asynccontextmanager
async def client_of(directory: Path) -> AsyncIterator[redis.Redis]:
    async with EmbeddedStore(directory) as store, redis.Redis.from_url(store.url) as client:
        await client.set(MARK, FORMAT, nx=True)
        yield client


async def entries(directory: Path) -> list[bytes]:
    async with client_of(directory) as client:
        found: list[bytes] = await client.execute_command("LRANGE", KEY, 0, -1)  # type: ignore[no-untyped-call]  # untyped there
        return found


async def _make(directory: Path) -> None:
    async with client_of(directory / "data") as client:
        await client.rpush(KEY, "one", "two")
    back_up(directory / "data", directory / "backup")


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("template")
    asyncio.run(_make(directory))
    return directory


@pytest.fixture
def made(tmp_path: Path, template: Path) -> Path:
    """A backup of two entries, and its source in `data`."""
    shutil.copytree(template, tmp_path, dirs_exist_ok=True)
    return tmp_path / "backup"


def everything(directory: Path) -> dict[str, bytes]:
    return {
        str(path): path.read_bytes() for path in directory.rglob("*") if path.is_file() and ".lock" not in path.name
    }


async def test_a_restored_backup_can_be_continued(tmp_path: Path, made: Path) -> None:
    contents, aside = await restore(tmp_path / "new", made, OURS, replace=False)
    assert (contents.written_by, aside) == ("Valkey 9.1.2", None)
    assert await entries(tmp_path / "new") == [b"one", b"two"]
    assert list((tmp_path / "new").glob("restoring*")) == []


async def test_a_backup_during_writes_has_everything_acknowledged(tmp_path: Path) -> None:
    acknowledged, over = 0, False
    another = asyncio.Event()

    async def write(client: redis.Redis) -> None:
        nonlocal acknowledged
        while not over:
            pipeline = client.pipeline(transaction=True)
            pipeline.rpush(KEY, acknowledged, "x" * 500)
            pipeline.incr("turnabout:count")
            await pipeline.execute()
            acknowledged += 1
            another.set()

    async def rewrite(client: redis.Redis) -> None:
        while not over:
            if not (await client.info("persistence"))["aof_rewrite_in_progress"]:
                await client.bgrewriteaof()

    before = []
    async with client_of(tmp_path / "data") as client, asyncio.TaskGroup() as tasks:
        tasks.create_task(write(client))
        tasks.create_task(rewrite(client))
        for number in range(4):
            another.clear()
            await another.wait()
            before.append(acknowledged)
            await asyncio.to_thread(back_up, tmp_path / "data", tmp_path / str(number))
        over = True
    assert before[0] < before[-1] < acknowledged
    for number in (0, 3):
        await restore(tmp_path / f"new{number}", tmp_path / str(number), OURS, replace=False)
        async with client_of(tmp_path / f"new{number}") as client:
            count = int(await client.get("turnabout:count") or 0)
            assert before[number] <= count <= acknowledged
            assert await client.llen(KEY) == 2 * count


async def test_only_the_owner_can_read_a_backup(made: Path) -> None:
    assert stat.S_IMODE(made.stat().st_mode) == 0o600


async def test_a_backup_does_not_overwrite_a_file(tmp_path: Path, made: Path) -> None:
    was = made.read_bytes()
    with pytest.raises(BackupError, match="exists already"):
        back_up(tmp_path / "data", made)
    assert made.read_bytes() == was


async def test_backup_that_cannot_be_written_leaves_nothing(tmp_path: Path, made: Path) -> None:
    with pytest.raises(BackupError, match="is not a directory"):
        back_up(tmp_path / "data", tmp_path / "nowhere" / "backup")
    (tmp_path / "data" / "written-by").write_text("somebody\n")
    with pytest.raises(BackupError, match="does not say which store"):
        back_up(tmp_path / "data", tmp_path / "second")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup", "data"]


def test_a_backup_without_data_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(BackupError, match=r"no data in .*--data-dir.*TURNABOUT_REDIS_URL"):
        back_up(tmp_path, tmp_path / "backup")


async def test_backup_leaves_out_half_a_command_and_refuses_a_broken_middle(tmp_path: Path, made: Path) -> None:
    increment = tmp_path / "data/appendonlydir/appendonly.aof.1.incr.aof"
    whole = increment.read_bytes()
    increment.write_bytes(whole + b"*3\r\n$5\r\nRPU")
    back_up(tmp_path / "data", tmp_path / "cut")
    await restore(tmp_path / "new", tmp_path / "cut", OURS, replace=False)
    assert await entries(tmp_path / "new") == [b"one", b"two"]
    increment.write_bytes(whole + b"?" + whole)
    with pytest.raises(DataBroken, match="cannot be read from byte"):
        back_up(tmp_path / "data", tmp_path / "broken")
    assert not (tmp_path / "broken").exists()


async def test_backup_of_data_that_lacks_a_file_is_refused(tmp_path: Path, made: Path) -> None:
    (tmp_path / "data/appendonlydir/appendonly.aof.1.base.aof").unlink()
    with pytest.raises(DataBroken, match=r"base\.aof is missing"):
        back_up(tmp_path / "data", tmp_path / "second")


async def test_restore_keeps_existing_data_unless_told_to_replace_it(tmp_path: Path, made: Path) -> None:
    async with client_of(tmp_path / "data") as client:
        await client.rpush(KEY, "three")
    was = everything(tmp_path / "data")
    with pytest.raises(BackupError, match=r"already contains data.*--replace"):
        await restore(tmp_path / "data", made, OURS, replace=False)
    assert everything(tmp_path / "data") == was
    _, aside = await restore(tmp_path / "data", made, OURS, replace=True)
    assert aside is not None and aside.parent == tmp_path / "data"
    assert await entries(tmp_path / "data") == [b"one", b"two"]
    assert await entries(aside) == [b"one", b"two", b"three"]


async def test_restore_rejects_a_directory_that_a_server_uses(tmp_path: Path, made: Path) -> None:
    async with client_of(tmp_path / "data") as client:
        with pytest.raises(DataInUse, match=f"process {os.getpid()}"):
            await restore(tmp_path / "data", made, OURS, replace=True)
        assert await client.llen(KEY) == 2


def spoil(place: float) -> Any:
    def spoiled(data: bytes) -> bytes:
        at = int(len(data) * place)
        return data[:at] + bytes([data[at] ^ 0xFF]) + data[at + 1 :]

    return spoiled


def changed(old: bytes, new: bytes) -> Any:
    return lambda data: gzip.compress(gzip.decompress(data).replace(old, new))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: b"", "not a Turnabout backup"),
        (lambda data: b"no backup at all", "not a Turnabout backup"),
        (lambda data: gzip.compress(b"no backup at all"), "not a Turnabout backup"),
        (changed(b"turnabout-backup.json", b"turnabout-banana.json"), "not a Turnabout backup"),
        (lambda data: data[:-1], "damaged"),
        (lambda data: data[: len(data) * 2 // 3], "damaged|not a Turnabout backup"),
        (spoil(0.7), "damaged|not a Turnabout backup"),
        (lambda data: data[:-6] + b"\0\0" + data[-4:], "damaged"),
        (changed(b"\r\ntwo\r\n", b"\r\ntwx\r\n"), r"incr\.aof has changed since the backup"),
        (changed(b"type i", b"type b"), "manifest has changed since the backup"),
        (changed(b'"name": "appendonly.aof.1.b', b'"name": "appendonly.aof.7.b'), r"aof\.7\.base\.aof is not in it"),
        (changed(b'"name": "appendonly.aof.1.b', b'"name": "../endonly.aof.1.b'), "its list of contents"),
        (changed(b"Valkey 9.1.2", b"Valkey 7!1.2"), "its list of contents"),
        (changed(b"Valkey 9.1.2", b"Valkey 9.9.9"), None),
        (changed(b"Valkey 9.1.2", b"Valkey10.0.0"), "its list of contents"),
        (changed(b'"turnabout_backup": 1', b'"turnabout_backup": 2'), "made by a newer Turnabout"),
    ],
)
async def test_restore_rejects_an_incomplete_backup(tmp_path: Path, made: Path, change: Any, why: str | None) -> None:
    made.write_bytes(change(made.read_bytes()))
    if why is None:
        await restore(tmp_path / "new", made, OURS, replace=False)
        return
    was = everything(tmp_path / "data")
    with pytest.raises(BackupError, match=why):
        await restore(tmp_path / "data", made, OURS, replace=True)
    assert everything(tmp_path / "data") == was
    assert list((tmp_path / "data").glob("re*")) == []


@pytest.mark.parametrize(
    ("mark", "why"), [("2", "has format 2; this version reads format 1"), (None, "was written by")]
)
async def test_data_of_another_format_is_not_backed_up(tmp_path: Path, mark: str | None, why: str) -> None:
    async with client_of(tmp_path / "data") as client:
        await client.rpush(KEY, "one")
        if mark is None:
            await client.delete(MARK)
            await client.bgrewriteaof()
            while (await client.info("persistence"))["aof_rewrite_in_progress"]:
                pass
        else:
            await client.set(MARK, mark)
    with pytest.raises(BackupError, match=why):
        back_up(tmp_path / "data", tmp_path / "backup")
    assert not (tmp_path / "backup").exists()


@pytest.mark.parametrize("format", ["2", None])
async def test_restore_refuses_a_backup_of_another_format(tmp_path: Path, format: str | None) -> None:
    (tmp_path / "backup").write_bytes(forged(command("RPUSH", KEY, "one"), format=format))
    with pytest.raises(BackupError, match="this version reads format 1"):
        await restore(tmp_path / "new", tmp_path / "backup", OURS, replace=False)


async def test_a_backup_carries_the_mark_after_the_store_has_rewritten_its_files(tmp_path: Path) -> None:
    async with client_of(tmp_path / "data") as client:
        await client.rpush(KEY, "one")
        await client.bgrewriteaof()
        while (await client.info("persistence"))["aof_rewrite_in_progress"]:
            pass
        await client.rpush(KEY, "two")
    assert back_up(tmp_path / "data", tmp_path / "backup").format == str(FORMAT)
    await restore(tmp_path / "new", tmp_path / "backup", OURS, replace=False)
    async with EmbeddedStore(tmp_path / "new") as store, Store(store.url, "node"):
        pass


async def test_restore_refuses_a_backup_of_a_newer_store(tmp_path: Path, made: Path) -> None:
    with pytest.raises(BackupError, match=r"written by Valkey 9\.1\.2, which Valkey 8\.0\.0 cannot read"):
        await restore(tmp_path / "new", made, Version("Valkey", (8, 0, 0)), replace=False)


async def test_restore_removes_the_rest_of_an_interrupted_one(tmp_path: Path, made: Path) -> None:
    left = tmp_path / "new" / f"{RESTORING}-1"
    left.mkdir(parents=True)
    with pytest.raises(DataBroken, match="a restore was interrupted"):
        await EmbeddedStore(tmp_path / "new").__aenter__()
    await restore(tmp_path / "new", made, OURS, replace=False)
    assert await entries(tmp_path / "new") == [b"one", b"two"]
    assert not left.exists()


BASE, INCREMENT, MANIFEST = (f"appendonly.aof.{name}" for name in ("1.base.aof", "1.incr.aof", "manifest"))
LINES = f"file {BASE} seq 1 type b\nfile {INCREMENT} seq 1 type i\n".encode()


def command(*words: str) -> bytes:
    """Return a command as a store writes it to its file."""
    return b"*%d\r\n" % len(words) + b"".join(b"$%d\r\n%b\r\n" % (len(word), word.encode()) for word in words)


def header(name: str, size: int, kind: bytes = tarfile.REGTYPE) -> bytes:
    """Return the header of a file in a tar."""
    member = tarfile.TarInfo(name)
    member.size, member.type = size, kind
    return member.tobuf(tarfile.GNU_FORMAT)


def padded(data: bytes) -> bytes:
    return data + bytes(-len(data) % 512)


def forged(increment: bytes, **changes: Any) -> bytes:
    """Return a backup with a file of commands and valid checksums; `changes` to its contents."""
    held = {BASE: b"", INCREMENT: increment, MANIFEST: LINES}
    said = {
        "turnabout_backup": 1,
        "written_by": str(OURS),
        "format": str(FORMAT),
        "taken": "2026-11-22T00:00:00Z",
        "files": [
            {"name": name, "bytes": len(data), "sha256": sha256(data).hexdigest()} for name, data in held.items()
        ],
    }
    parts = {CONTENTS: json.dumps({**said, **changes}).encode(), **held}
    whole = b"".join(header(name, len(data)) + padded(data) for name, data in parts.items())
    return gzip.compress(whole + bytes(1024))


def bomb(*parts: bytes, zeros: int) -> bytes:
    """Return parts of a tar and then zeros, compressed."""
    packed = io.BytesIO()
    with gzip.GzipFile(fileobj=packed, mode="wb", compresslevel=1) as file:
        for part in parts:
            file.write(part)
        for _ in range(zeros // 2**20):
            file.write(bytes(2**20))
    return packed.getvalue()


def announced(size: int) -> bytes:
    """Return the contents of a backup whose first file has this size, with their header."""
    files = [{"name": name, "bytes": size, "sha256": "0"} for name in (BASE, MANIFEST)]
    said = {
        "turnabout_backup": 1,
        "written_by": str(OURS),
        "format": "1",
        "taken": "2026-11-22T00:00:00Z",
        "files": files,
    }
    text = json.dumps(said).encode()
    return header(CONTENTS, len(text)) + padded(text)


async def test_an_honest_handmade_backup_is_restored(tmp_path: Path) -> None:
    (tmp_path / "backup").write_bytes(forged(command("SELECT", "0") + command("RPUSH", KEY, "one")))
    await restore(tmp_path / "new", tmp_path / "backup", OURS, replace=False)
    assert await entries(tmp_path / "new") == [b"one"]


@pytest.mark.parametrize(
    ("data", "why"),
    {
        "a script": (forged(command("EVAL", "return 1", "0")), "holds the command 'EVAL return 1'"),
        "a function": (forged(command("FUNCTION", "LOAD", "#!lua name=x")), "holds the command 'FUNCTION LOAD'"),
        "a setting": (forged(command("CONFIG", "SET", "dir", "/")), "holds the command 'CONFIG SET'"),
        "another key": (forged(command("SET", "other", "1")), "holds the command 'SET other'"),
        "another key among ours": (forged(command("DEL", KEY, "other")), "holds the command 'DEL turnabout:room'"),
        "no key": (forged(command("SET")), "holds the command 'SET'"),
        "a snapshot": (
            forged(b"", files=[{"name": "appendonly.aof.1.base.rdb", "bytes": 0, "sha256": ""}] * 2),
            "its list of contents",
        ),
        "a file twice": (
            forged(b"", files=[{"name": MANIFEST, "bytes": 0, "sha256": ""}] * 2),
            "its list of contents",
        ),
        "deep contents": (
            gzip.compress(header(CONTENTS, 200_000) + padded(b"[" * 200_000)),
            "its list of contents",
        ),
        "a header of gigabytes": (
            bomb(header(CONTENTS, 2**31, tarfile.XHDTYPE), zeros=2**26),
            "not a Turnabout backup",
        ),
        "more than it announces": (
            bomb(announced(10), header(BASE, 2**31), zeros=2**26),
            r"base\.aof has changed since the backup",
        ),
        "more than the disk": (bomb(announced(2**60), zeros=0), "has less space"),
        "more behind its end": (bomb(gzip.decompress(forged(b"")), zeros=2**26), "there is data after its last file"),
    }.values(),
    ids=lambda value: value if isinstance(value, str) else "",
)
async def test_a_backup_of_another_person_is_not_trusted(tmp_path: Path, data: bytes, why: str) -> None:
    (tmp_path / "backup").write_bytes(data)
    tracemalloc.start()
    try:
        with pytest.raises(BackupError, match=why):
            await restore(tmp_path / "new", tmp_path / "backup", OURS, replace=False)
        assert tracemalloc.get_traced_memory()[1] < 2**25, "nothing large was read into memory"
    finally:
        tracemalloc.stop()
    assert sum(path.stat().st_size for path in (tmp_path / "new").rglob("*") if path.is_file()) < 2**20
