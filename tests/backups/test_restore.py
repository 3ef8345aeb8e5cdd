"""Backups are restored as a whole, or not at all."""

import asyncio
import os
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from subprocess import PIPE

import pytest
from sqlalchemy import Connection, select, text

from server.backups.archive import RESULTS, BackupError
from server.backups.backup import back_up
from server.backups.restore import NOTE, finish, restore
from server.results.copies import CopyError
from server.results.database import CannotOpenDatabase, Database
from server.results.schema import server_state
from server.results.url import DatabaseUrl
from server.store.embedded import append_only
from server.store.embedded.append_only import DIRECTORY, RESTORING
from server.store.embedded.binary import Version
from server.store.embedded.data_directory import STORE
from server.store.embedded.errors import DataBroken, DataInUse
from server.store.embedded.store import EmbeddedStore
from tests.backups.data import (
    KEY,
    OURS,
    change_results,
    entries,
    everything,
    own_database,
    rows_of,
    settle_matches,
    stores_of,
)
from tests.patience import PATIENCE


async def extend(data_dir: Path, url: str | None = None) -> None:
    """Add an entry and a match to data."""
    async with stores_of(data_dir, url) as (client, database, _):
        await client.rpush(KEY, "three")
        await settle_matches(database, ["m3"])


async def matches_in(url: str) -> list[object]:
    """Return the ids of the matches in a database."""
    return [row[1] for row in (await rows_of(url))["matches"]]


async def test_restore_keeps_existing_data_unless_told_to_replace_it(tmp_path: Path, made: Path) -> None:
    data = tmp_path / "data"
    await extend(data)
    was = everything(data)
    with pytest.raises(BackupError, match=r"already contains data.*--replace"):
        await restore(data, own_database(data), made, OURS, replace=False)
    assert everything(data) == was
    _, aside = await restore(data, own_database(data), made, OURS, replace=True)
    assert aside is not None and aside.parent == data
    assert (await entries(data), await matches_in(own_database(data))) == ([b"one", b"two"], ["m1", "m2"])
    old = await entries(aside), await matches_in(own_database(aside))
    assert old == ([b"one", b"two", b"three"], ["m1", "m2", "m3"]), "it is a data directory, too"


async def test_results_without_rooms_are_kept_unless_replaced(tmp_path: Path, made: Path, database_url: str) -> None:
    async with Database(database_url) as database:
        await settle_matches(database, ["m7"])
    for _ in range(2):
        with pytest.raises(BackupError, match=r"already has results.*TURNABOUT_DATABASE_URL.*--replace"):
            await restore(tmp_path / "new", database_url, made, OURS, replace=False)
    assert await matches_in(database_url) == ["m7"]
    _, aside = await restore(tmp_path / "new", database_url, made, OURS, replace=True)
    assert aside is not None
    assert (await matches_in(database_url), await matches_in(own_database(aside))) == (["m1", "m2"], ["m7"])


async def test_replaced_results_in_postgresql_become_a_file(tmp_path: Path, made: Path, postgres_url: str) -> None:
    data = tmp_path / "other"
    await restore(data, postgres_url, made, OURS, replace=False)
    await extend(data, postgres_url)
    _, aside = await restore(data, postgres_url, made, OURS, replace=True)
    assert aside is not None
    assert (await entries(data, postgres_url), await matches_in(postgres_url)) == ([b"one", b"two"], ["m1", "m2"])
    old = await entries(aside), await matches_in(own_database(aside))
    assert old == ([b"one", b"two", b"three"], ["m1", "m2", "m3"])


async def test_restore_rejects_a_directory_that_a_server_uses(tmp_path: Path, made: Path) -> None:
    data = tmp_path / "data"
    async with stores_of(data) as (client, *_):
        with pytest.raises(DataInUse, match=f"process {os.getpid()}"):
            await restore(data, own_database(data), made, OURS, replace=True)
        assert await client.llen(KEY) == 2


async def test_restore_rejects_a_database_that_a_server_uses(tmp_path: Path, made: Path, database_url: str) -> None:
    async with Database(database_url) as database:
        await settle_matches(database, ["m7"])
        was = everything(tmp_path)
        with pytest.raises(CopyError, match=r"is in use by a Turnabout server\. Stop it first"):
            await restore(tmp_path / "data", database_url, made, OURS, replace=True)
        now = everything(tmp_path)
        assert {path for path in now.keys() ^ was.keys() if RESULTS not in path} == set()
    assert await matches_in(database_url) == ["m7"]


async def test_rows_that_postgresql_refuses_change_nothing(tmp_path: Path, made: Path, postgres_url: str) -> None:
    data = tmp_path / "other"
    await restore(data, postgres_url, made, OURS, replace=False)
    await extend(data, postgres_url)
    was = everything(data)
    change_results(made, "UPDATE match_seats SET score = 1 << 40")
    with pytest.raises(CopyError, match=r"cannot be used: .*out of"):
        await restore(data, postgres_url, made, OURS, replace=True)
    assert everything(data) == was
    assert [*data.glob("re*")] == []
    assert await matches_in(postgres_url) == ["m1", "m2", "m3"]


async def test_a_foreign_table_is_not_replaced(tmp_path: Path, made: Path, postgres_url: str) -> None:
    async with Database(postgres_url) as database:
        await database.write(lambda connection: connection.execute(text("ALTER TABLE ratings RENAME TO other")))
        await database.write(lambda connection: connection.execute(text("DROP TABLE server_state")))
    with pytest.raises(CannotOpenDatabase, match="has no results of Turnabout"):
        await restore(tmp_path / "new", postgres_url, made, OURS, replace=True)


async def test_a_restored_database_has_an_identity_of_its_own(tmp_path: Path, made: Path, database_url: str) -> None:
    await restore(tmp_path / "new", database_url, made, OURS, replace=False)
    with pytest.raises(CannotOpenDatabase, match="were played with another database"):
        await entries(tmp_path / "data", database_url)
    with pytest.raises(CannotOpenDatabase, match="were played with another database"):
        await entries(tmp_path / "new", own_database(tmp_path / "data"))


async def test_the_identities_in_a_backup_must_be_the_same(tmp_path: Path, made: Path) -> None:
    change_results(made, "UPDATE server_state SET identity = 'other'")
    with pytest.raises(BackupError, match=r"The rooms in .*backup belong to another database, not to the database"):
        await restore(tmp_path / "new", own_database(tmp_path / "new"), made, OURS, replace=False)


async def test_restore_refuses_a_backup_of_a_newer_store(tmp_path: Path, made: Path) -> None:
    with pytest.raises(BackupError, match=r"written by Valkey 9\.1\.2, which Valkey 8\.0\.0 cannot read"):
        await restore(tmp_path / "new", own_database(tmp_path), made, Version("Valkey", (8, 0, 0)), replace=False)


async def test_restore_removes_the_rest_of_an_interrupted_one(tmp_path: Path, made: Path) -> None:
    new = tmp_path / "new"
    left = new / STORE / f"{RESTORING}-1"
    left.mkdir(parents=True)
    staged = new / f"{RESULTS}.{left.name}"
    staged.touch()
    with pytest.raises(DataBroken, match="a restore was interrupted"):
        await EmbeddedStore(new / STORE).__aenter__()
    await restore(new, own_database(new), made, OURS, replace=False)
    assert await entries(new) == [b"one", b"two"]
    assert not left.exists() and not staged.exists()


async def test_a_database_elsewhere_is_restored_there(tmp_path: Path, made: Path) -> None:
    url = f"sqlite:///{tmp_path}/else where/%23.db"
    await restore(tmp_path / "new", url, made, OURS, replace=False)
    assert await matches_in(url) == ["m1", "m2"]
    assert not (tmp_path / "new" / RESULTS).exists()
    async with stores_of(tmp_path / "new", url):
        await back_up(tmp_path / "new", url, tmp_path / "second")


async def test_a_damaged_database_is_moved_aside(tmp_path: Path, made: Path) -> None:
    data = tmp_path / "data"
    (data / RESULTS).write_bytes(b"damaged" * 100)
    _, aside = await restore(data, own_database(data), made, OURS, replace=True)
    assert aside is not None and (aside / RESULTS).read_bytes() == b"damaged" * 100
    assert await matches_in(own_database(data)) == ["m1", "m2"]


# Interruptions

_RESTORE = """
import asyncio, os, sys
from pathlib import Path
from server.backups.restore import restore
from server.store.embedded.binary import Version

left = 10**9

def kill(event, arguments):
    global left
    writes = event in ("os.rename", "os.remove", "os.rmdir", "os.mkdir")
    writes = writes or (event == "open" and arguments[2] & (os.O_WRONLY | os.O_RDWR))
    if writes and os.path.dirname(data) in str(arguments[0]):
        left -= 1
        if left < 0:
            os._exit(9)

for line in sys.stdin:
    steps, data, database, file = line.rstrip("\\n").split("\\t")
    if (pid := os.fork()) == 0:
        sys.addaudithook(kill)
        left = int(steps)
        asyncio.run(restore(Path(data), database, Path(file), Version("Valkey", (9, 1, 2)), replace=True))
        os._exit(0)
    print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), flush=True)
"""
"""Restores a backup for each line of its input, in a process that ends at once at one of its steps on the disk."""


@asynccontextmanager
async def restorer() -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", _RESTORE, stdin=PIPE, stdout=PIPE)
    assert process.stdin is not None
    try:
        yield process
    finally:
        process.stdin.close()
        await process.wait()


async def interrupt(process: asyncio.subprocess.Process, *arguments: object) -> int:
    """Restore with arguments, up to a step; return the exit status."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write("\t".join(map(str, arguments)).encode() + b"\n")
    async with asyncio.timeout(PATIENCE):
        return int(await process.stdout.readline())


async def parts_of(data_dir: Path, url: str) -> tuple[bool, bool]:
    """Return whether the store, and whether the database, are the old ones; both must have the same identity."""
    directory = data_dir / STORE
    files = [directory / DIRECTORY / part.name for part in append_only.parts(directory)]
    remembered = None
    for file in files:
        with file.open("rb") as opened:
            remembered = append_only.read_held([(opened, file.stat().st_size)]).database or remembered
    async with Database(url) as database:
        assert await database.read(_read_identity) == remembered
    old = any(b"three" in file.read_bytes() for file in files)
    return old, await matches_in(url) == ["m1", "m2", "m3"]


def _read_identity(connection: Connection) -> str | None:
    return connection.scalar(select(server_state.c.identity))


async def test_a_restore_that_is_killed_leaves_the_old_or_the_new_of_both(
    tmp_path: Path, made: Path, database_url: str
) -> None:
    data, found, decided = tmp_path / "data", [], 0
    if (path := DatabaseUrl.parse(database_url).path) is not None:
        (data / RESULTS).rename(path)
    else:
        shutil.rmtree(data)
        await restore(data, database_url, made, OURS, replace=False)
    await extend(data, database_url)
    await back_up(data, database_url, tmp_path / "old")
    async with restorer() as process:
        for step in count():
            status = await interrupt(process, step, data, database_url, made)
            decided += any((data / STORE).glob(f"{RESTORING}-*/{NOTE}"))
            await finish(data, database_url)
            old = await parts_of(data, database_url)
            assert old in ((True, True), (False, False)), f"killed at step {step}"
            found.append(old)
            if status == 0:
                break
            assert status == 9
            if old == (False, False):
                await restore(data, database_url, tmp_path / "old", OURS, replace=True)
    assert found[0] == (True, True) and found[-1] == (False, False)
    assert found == sorted(found, reverse=True), "from one step on it is decided"
    assert decided > 3 and found.count((False, False)) > 3
    assert await entries(data, database_url) == [b"one", b"two"]
