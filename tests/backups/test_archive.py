"""Files that are no backup, or that hold more than a backup may."""

import asyncio
import gzip
import io
import json
import tarfile
import tempfile
import tracemalloc
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from server.backups.archive import CONTENTS, RESULTS, BackupError
from server.backups.restore import restore
from server.results.database import Database
from server.store.format import FORMAT, MARK
from tests.backups.data import KEY, OURS, entries, everything, own_database


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
        (changed(b"SQLite format 3", b"SQLite format 4"), r"results\.sqlite has changed since the backup"),
        (changed(b'"name": "results.s', b'"name": "resulds.s'), "its list of contents"),
        (changed(b'"name": "appendonly.aof.1.b', b'"name": "appendonly.aof.7.b'), r"aof\.7\.base\.aof is not in it"),
        (changed(b'"name": "appendonly.aof.1.b', b'"name": "../endonly.aof.1.b'), "its list of contents"),
        (changed(b"Valkey 9.1.2", b"Valkey 7!1.2"), "its list of contents"),
        (changed(b"Valkey 9.1.2", b"Valkey 9.9.9"), None),
        (changed(b"Valkey 9.1.2", b"Valkey10.0.0"), "its list of contents"),
        (changed(b'"turnabout_backup": 2', b'"turnabout_backup": 3'), "made by another version of Turnabout"),
    ],
)
async def test_restore_rejects_an_incomplete_backup(tmp_path: Path, made: Path, change: Any, why: str | None) -> None:
    made.write_bytes(change(made.read_bytes()))
    if why is None:
        await restore(tmp_path / "new", own_database(tmp_path / "new"), made, OURS, replace=False)
        return
    was = everything(tmp_path / "data")
    with pytest.raises(BackupError, match=why):
        await restore(tmp_path / "data", own_database(tmp_path / "data"), made, OURS, replace=True)
    assert everything(tmp_path / "data") == was
    assert [*(tmp_path / "data").rglob("re*-*")] == []


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


@cache
def no_results() -> bytes:
    """Return a database without a match."""
    with tempfile.TemporaryDirectory() as directory:
        asyncio.run(_create(Path(directory)))
        return (Path(directory) / RESULTS).read_bytes()


async def _create(directory: Path) -> None:
    async with Database(own_database(directory)):
        pass


def forged(increment: bytes, lines: bytes = LINES, **changes: Any) -> bytes:
    """Return a backup with a file of commands and valid checksums; `changes` to its contents."""
    mark = command("SET", MARK, str(FORMAT))
    held = {BASE: b"", INCREMENT: mark + increment, MANIFEST: lines, RESULTS: no_results()}
    said = {
        "turnabout_backup": 2,
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
    files = [{"name": name, "bytes": size, "sha256": "0"} for name in (BASE, MANIFEST, RESULTS)]
    said = {
        "turnabout_backup": 2,
        "written_by": str(OURS),
        "format": "1",
        "taken": "2026-11-22T00:00:00Z",
        "files": files,
    }
    text = json.dumps(said).encode()
    return header(CONTENTS, len(text)) + padded(text)


@pytest.mark.parametrize("format", ["2", None])
async def test_restore_refuses_a_backup_of_another_format(tmp_path: Path, format: str | None) -> None:
    (tmp_path / "backup").write_bytes(forged(command("RPUSH", KEY, "one"), format=format))
    with pytest.raises(BackupError, match="this version reads format 1"):
        await restore(tmp_path / "new", own_database(tmp_path / "new"), tmp_path / "backup", OURS, replace=False)


async def test_an_honest_handmade_backup_is_restored(tmp_path: Path) -> None:
    (tmp_path / "backup").write_bytes(forged(command("SELECT", "0") + command("RPUSH", KEY, "one")))
    await restore(tmp_path / "new", own_database(tmp_path / "new"), tmp_path / "backup", OURS, replace=False)
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
            forged(b"", files=[{"name": "appendonly.aof.1.base.rdb", "bytes": 0, "sha256": ""}] * 3),
            "its list of contents",
        ),
        "a file twice": (
            forged(b"", files=[{"name": MANIFEST, "bytes": 0, "sha256": ""}] * 3),
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
        "a manifest of other files": (
            forged(b"", lines=LINES.replace(b"1.incr", b"2.incr")),
            "its manifest names other files",
        ),
        "a manifest of nothing": (forged(b"", lines=b"nothing"), "its manifest cannot be read"),
        "another format than it says": (forged(command("SET", MARK, "2")), "has format 2; this version"),
        "no format": (forged(command("DEL", MARK)), "was written by another version"),
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
            await restore(tmp_path / "new", own_database(tmp_path / "new"), tmp_path / "backup", OURS, replace=False)
        assert tracemalloc.get_traced_memory()[1] < 2**25, "nothing large was read into memory"
    finally:
        tracemalloc.stop()
    assert sum(path.stat().st_size for path in (tmp_path / "new").rglob("*") if path.is_file()) < 2**20
