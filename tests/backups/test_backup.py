"""Backups of a real store and a real database, made while both are written."""

import asyncio
import os
import stat
from pathlib import Path

import pytest
import redis.asyncio as redis

from protocol.ids import MatchId
from server.backups.archive import RESULTS, BackupError
from server.backups.backup import back_up
from server.backups.restore import restore
from server.results.copies import CopyError
from server.results.database import CannotOpenDatabase, Database
from server.results.matches import list_unsettled
from server.results.schema import matches, metadata
from server.rooms.folded_log import end_of
from server.store import keys
from server.store.embedded.data_directory import STORE
from server.store.embedded.errors import DataBroken
from server.store.format import FORMAT, MARK
from tests.backups.data import (
    KEY,
    OURS,
    change,
    change_results,
    entries,
    own_database,
    rows_of,
    settle_matches,
    stores_of,
)
from tests.rooms.test_compaction import settle_match
from tests.rooms.test_replica import three_matches
from tests.small_disk import small_disk
from tests.table.asked import resign
from tests.table.play import CODE, Table, stored


async def test_a_restored_backup_can_be_continued(tmp_path: Path, made: Path, database_url: str) -> None:
    contents, aside = await restore(tmp_path / "new", database_url, made, OURS, replace=False)
    assert (contents.written_by, aside) == ("Valkey 9.1.2", None)
    assert await entries(tmp_path / "new", database_url) == [b"one", b"two"]
    assert await rows_of(database_url) == await rows_of(own_database(tmp_path / "data"))
    async with stores_of(tmp_path / "new", database_url) as (_, database, _):
        await settle_matches(database, ["m3"])
    assert [row[:2] for row in (await rows_of(database_url))["matches"]] == [(1, "m1"), (2, "m2"), (3, "m3")]
    assert [*(tmp_path / "new").rglob("restoring*")] == []


async def test_a_backup_is_made_of_either_kind_of_database(tmp_path: Path, database_url: str) -> None:
    async with stores_of(tmp_path / "data", database_url) as (client, database, _):
        await client.rpush(KEY, "one")
        await settle_matches(database, [f"m{number}" for number in range(20)])
        await back_up(tmp_path / "data", database_url, tmp_path / "backup")
        was = await rows_of(database_url)
    await restore(tmp_path / "new", own_database(tmp_path / "new"), tmp_path / "backup", OURS, replace=False)
    assert await entries(tmp_path / "new") == [b"one"]
    assert await rows_of(own_database(tmp_path / "new")) == was


async def test_a_backup_during_writes_has_everything_acknowledged(tmp_path: Path, database_url: str) -> None:
    acknowledged, over = 0, False
    another = asyncio.Event()

    async def write(client: redis.Redis, database: Database) -> None:
        nonlocal acknowledged
        while not over:
            pipeline = client.pipeline(transaction=True)
            pipeline.rpush(KEY, acknowledged, "x" * 500)
            pipeline.incr("turnabout:count")
            await pipeline.execute()
            await settle_matches(database, [f"m{acknowledged}"])  # after its log, as a server does
            await client.incr("turnabout:settled")
            acknowledged += 1
            another.set()

    async def rewrite(client: redis.Redis) -> None:
        while not over:
            if not (await client.info("persistence"))["aof_rewrite_in_progress"]:
                await client.bgrewriteaof()

    before = []
    async with stores_of(tmp_path / "data", database_url) as (client, database, _), asyncio.TaskGroup() as tasks:
        tasks.create_task(write(client, database))
        tasks.create_task(rewrite(client))
        for number in range(4):
            another.clear()
            await another.wait()
            before.append(acknowledged)
            backup = back_up(tmp_path / "data", database_url, tmp_path / str(number))
            await asyncio.to_thread(asyncio.run, backup)
        over = True
    assert before[0] < before[-1] < acknowledged
    for number in (0, 3):
        new = tmp_path / f"new{number}"
        await restore(new, own_database(new), tmp_path / str(number), OURS, replace=False)
        async with stores_of(new) as (client, database, _):
            count, settled = [int(await client.get(f"turnabout:{name}") or 0) for name in ("count", "settled")]
            assert before[number] <= settled <= count <= acknowledged
            assert await client.llen(KEY) == 2 * count
            matches = [MatchId(f"m{each}") for each in range(settled)]
            assert await database.read(list_unsettled, matches) == [], "the database was copied after the store"


async def test_only_the_owner_can_read_a_backup(made: Path) -> None:
    assert stat.S_IMODE(made.stat().st_mode) == 0o600


async def test_a_backup_does_not_overwrite_a_file(tmp_path: Path, made: Path) -> None:
    was = made.read_bytes()
    with pytest.raises(BackupError, match="exists already"):
        await back_up(tmp_path / "data", own_database(tmp_path / "data"), made)
    assert made.read_bytes() == was


async def test_backup_that_cannot_be_written_leaves_nothing(tmp_path: Path, made: Path) -> None:
    database = own_database(tmp_path / "data")
    with pytest.raises(BackupError, match="is not a directory"):
        await back_up(tmp_path / "data", database, tmp_path / "nowhere" / "backup")
    (tmp_path / "data" / STORE / "written-by").write_text("somebody\n")
    with pytest.raises(BackupError, match="does not say which store"):
        await back_up(tmp_path / "data", database, tmp_path / "second")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup", "data"]


async def test_a_backup_without_data_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(BackupError, match=r"no data in .*--data-dir.*TURNABOUT_REDIS_URL"):
        await back_up(tmp_path, own_database(tmp_path), tmp_path / "backup")


async def test_backup_leaves_out_half_a_command_and_refuses_a_broken_middle(tmp_path: Path, made: Path) -> None:
    data, database = tmp_path / "data", own_database(tmp_path / "data")
    increment = data / STORE / "appendonlydir/appendonly.aof.1.incr.aof"
    whole = increment.read_bytes()
    increment.write_bytes(whole + b"*3\r\n$5\r\nRPU")
    await back_up(data, database, tmp_path / "cut")
    await restore(tmp_path / "new", own_database(tmp_path / "new"), tmp_path / "cut", OURS, replace=False)
    assert await entries(tmp_path / "new") == [b"one", b"two"]
    increment.write_bytes(whole + b"?" + whole)
    with pytest.raises(DataBroken, match="cannot be read from byte"):
        await back_up(data, database, tmp_path / "broken")
    assert not (tmp_path / "broken").exists()


async def test_backup_of_data_that_lacks_a_file_is_refused(tmp_path: Path, made: Path) -> None:
    (tmp_path / "data" / STORE / "appendonlydir/appendonly.aof.1.base.aof").unlink()
    with pytest.raises(DataBroken, match=r"base\.aof is missing"):
        await back_up(tmp_path / "data", own_database(tmp_path / "data"), tmp_path / "second")


@pytest.mark.parametrize(
    ("mark", "why"), [("2", "has format 2; this version reads format 1"), (None, "was written by")]
)
async def test_data_of_another_format_is_not_backed_up(tmp_path: Path, mark: str | None, why: str) -> None:
    async with stores_of(tmp_path / "data") as (client, *_):
        await client.rpush(KEY, "one")
        if mark is None:
            await client.delete(MARK)
            await client.bgrewriteaof()
            while (await client.info("persistence"))["aof_rewrite_in_progress"]:
                pass
        else:
            await client.set(MARK, mark)
    with pytest.raises(BackupError, match=why):
        await back_up(tmp_path / "data", own_database(tmp_path / "data"), tmp_path / "backup")
    assert not (tmp_path / "backup").exists()


async def test_a_backup_carries_the_marks_after_the_store_has_rewritten_its_files(tmp_path: Path) -> None:
    data, new = tmp_path / "data", tmp_path / "new"
    async with stores_of(data) as (client, *_):
        await client.rpush(KEY, "one")
        await client.bgrewriteaof()
        while (await client.info("persistence"))["aof_rewrite_in_progress"]:
            pass
        await client.rpush(KEY, "two")
    assert (await back_up(data, own_database(data), tmp_path / "backup")).format == str(FORMAT)
    await restore(new, own_database(new), tmp_path / "backup", OURS, replace=False)
    assert await entries(new) == [b"one", b"two"]


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda path: path.unlink(), "There is no database .*set TURNABOUT_DATABASE_URL"),
        (lambda path: path.write_bytes(b"no database" * 100), "cannot be copied to .*file is not a database"),
        (lambda path: change(path, "UPDATE server_state SET format = 9"), "has format 9; this version reads format 5"),
        (lambda path: change(path, "UPDATE server_state SET identity = 'x'"), "belong to another database"),
        (lambda path: change(path, "DROP TABLE analyses"), "does not have the tables of this version"),
    ],
    ids=["none", "another file", "another format", "another database", "other tables"],
)
async def test_a_database_that_cannot_be_restored_is_not_backed_up(
    tmp_path: Path, made: Path, spoil: object, why: str
) -> None:
    assert callable(spoil)
    spoil(tmp_path / "data" / RESULTS)
    with pytest.raises((BackupError, CopyError), match=why):
        await back_up(tmp_path / "data", own_database(tmp_path / "data"), tmp_path / "second")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup", "data"]


async def test_a_backup_on_a_full_disk_leaves_nothing(tmp_path: Path, made: Path) -> None:
    async with stores_of(tmp_path / "data") as (client, *_):
        await client.rpush(KEY, os.urandom(2**16))
    with small_disk() as disk:
        disk.fill()
        with disk.filling.open("r+b") as filling:  # leave space for a name, but not for the data
            filling.truncate(filling.seek(0, os.SEEK_END) - 2**16)
        with pytest.raises((CopyError, OSError), match=r"full|No space left"):
            await back_up(tmp_path / "data", own_database(tmp_path / "data"), disk.path / "second")
        assert [path.name for path in disk.path.iterdir()] == [disk.filling.name]


async def test_an_empty_postgresql_database_is_not_backed_up(tmp_path: Path, made: Path, postgres_url: str) -> None:
    with pytest.raises(
        CannotOpenDatabase, match=r"has no results of Turnabout\. If the server uses another database, set"
    ):
        await back_up(tmp_path / "data", postgres_url, tmp_path / "second")


async def test_a_database_that_does_not_answer_is_not_backed_up(tmp_path: Path, made: Path) -> None:
    with pytest.raises(CopyError, match=r"The database turnabout at 127\.0\.0\.1:1 cannot be used: .*(failed|refused)"):
        await back_up(tmp_path / "data", "postgresql://ada:secret@127.0.0.1:1/turnabout", tmp_path / "second")


# Checkpoints


async def compacted(data_dir: Path, table: Table, *, rewrite: bool = False) -> None:
    """Make data of a table whose first two matches are settled, and replaced by a checkpoint."""
    first, second, _ = table.room.ids
    end = end_of(CODE, table.log, second)
    assert end is not None
    async with stores_of(data_dir) as (client, database, node):
        await client.rpush(keys.room_log(CODE), *map(stored, table.log))
        for match in (first, second):
            await settle_match(database, table, match)
        assert await node.compact(CODE, second, end)
        if rewrite:
            await client.bgrewriteaof()
            while (await client.info("persistence"))["aof_rewrite_in_progress"]:
                pass


@pytest.mark.parametrize("rewrite", [False, True], ids=["as written", "rewritten"])
async def test_a_backup_needs_the_records_that_a_checkpoint_names(tmp_path: Path, rewrite: bool) -> None:
    data, new, table = tmp_path / "data", tmp_path / "new", three_matches()
    await compacted(data, table, rewrite=rewrite)
    await back_up(data, own_database(data), tmp_path / "backup")
    await restore(new, own_database(new), tmp_path / "backup", OURS, replace=False)
    async with stores_of(new) as (_, database, node):
        assert [entry.n for entry in await node.read(CODE)][-1] == len(table.log)
        assert await database.read(list_unsettled, table.room.ids[:2]) == []
    lacking = table.room.ids[0]
    change(data / RESULTS, *_FORGET)
    with pytest.raises(BackupError, match=f"room {CODE} in {data / STORE} begins after match {lacking}, but the data"):
        await back_up(data, own_database(data), tmp_path / "second")


_FORGET = [
    f"DELETE FROM {key.parent.table.name} WHERE {key.parent.name} = 1"  # noqa: S608 - our own names
    for table in metadata.tables.values()
    for key in table.foreign_keys
    if key.column.table is matches
] + ["DELETE FROM matches WHERE number = 1"]


async def test_restore_needs_the_records_that_a_checkpoint_names(tmp_path: Path) -> None:
    data, new, table = tmp_path / "data", tmp_path / "new", three_matches()
    await compacted(data, table)
    await back_up(data, own_database(data), tmp_path / "backup")
    change_results(tmp_path / "backup", *_FORGET)
    match = f"begins after match {table.room.ids[0]}, but the database in .* has no record .* Take another backup"
    with pytest.raises(BackupError, match=match):
        await restore(new, own_database(new), tmp_path / "backup", OURS, replace=False)
    assert [*new.rglob("re*-*")] == []


async def test_a_match_without_a_move_needs_no_record(tmp_path: Path) -> None:
    data, new, table = tmp_path / "data", tmp_path / "new", Table(brief=True)
    table.sit("ben")
    table.begin()
    table.do("ada", resign(table))
    table.agree("same_number")
    table.play_match()
    end = end_of(CODE, table.log, table.room.ids[1])
    assert end is not None
    async with stores_of(data) as (client, database, node):
        await client.rpush(keys.room_log(CODE), *map(stored, table.log))
        await settle_match(database, table, table.room.ids[1])
        assert await node.compact(CODE, table.room.ids[1], end)
    await back_up(data, own_database(data), tmp_path / "backup")
    await restore(new, own_database(new), tmp_path / "backup", OURS, replace=False)


async def test_a_checkpoint_of_a_deleted_room_needs_no_record(tmp_path: Path) -> None:
    data, table = tmp_path / "data", three_matches()
    await compacted(data, table)
    change(data / RESULTS, *_FORGET)
    async with stores_of(data) as (client, *_):
        await client.unlink(keys.room_log(CODE))
    await back_up(data, own_database(data), tmp_path / "backup")
