"""Data of a server to back up: a store with entries, and a database with settled matches."""

import os
import sqlite3
import tarfile
import tempfile
from collections.abc import AsyncIterator, Iterable
from contextlib import ExitStack, asynccontextmanager, closing
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

import redis.asyncio as redis
from sqlalchemy import Connection, select

from protocol.ids import MatchId
from server.app import check_database
from server.backups.archive import CONTENTS, RESULTS, Contents, Source, pack
from server.records.write import list_entries, write_record
from server.results.database import Database
from server.results.finished import Finished, read_finished
from server.results.schema import metadata
from server.results.settle import settle
from server.store.client import Store
from server.store.embedded.binary import Version
from server.store.embedded.data_directory import STORE
from server.store.embedded.store import EmbeddedStore
from tests.table.play import CODE, Table

KEY = "turnabout:room"
OURS = Version("Valkey", (9, 1, 2))
Rows = dict[str, list[tuple[object, ...]]]


def own_database(data_dir: Path) -> str:
    """Return the URL of the database in a data directory."""
    return f"sqlite:///{data_dir / RESULTS}"


class Stores(NamedTuple):
    """Both stores of a server, and its access to the one that is its own."""

    client: redis.Redis
    database: Database
    node: Store


@asynccontextmanager
async def stores_of(data_dir: Path, url: str | None = None) -> AsyncIterator[Stores]:
    """Open both stores as a server does: the database in the data directory, unless a URL is given."""
    async with (
        EmbeddedStore(data_dir / STORE) as store,
        Store(store.url, "node") as node,
        Database(url or own_database(data_dir), partial(check_database, node)) as database,
        redis.Redis.from_url(store.url) as client,
    ):
        yield Stores(client, database, node)


async def entries(data_dir: Path, url: str | None = None) -> list[bytes]:
    """Return the entries of a list in a server's own store."""
    async with stores_of(data_dir, url) as (client, *_):
        found: list[bytes] = await client.execute_command("LRANGE", KEY, 0, -1)  # type: ignore[no-untyped-call]  # untyped there
        return found


@cache
def finished() -> Finished:
    """Return a finished match."""
    table = Table(brief=True)
    table.sit("ben")
    table.play_match()
    match = table.room.ids[-1]
    record = write_record(list_entries(table.log, match))
    assert record is not None
    return read_finished(match, CODE, record, None)


async def settle_matches(database: Database, ids: Iterable[str]) -> None:
    """Settle matches with these ids, all of them played alike."""
    for id in ids:
        assert await database.write(settle, replace(finished(), id=MatchId(id)), 1, "2026-11-22")


def rows(connection: Connection) -> Rows:
    """Return everything in a database but its identity, by table."""
    found = {
        table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
        for table in metadata.sorted_tables
    }
    found["server_state"] = [(id, format, matches) for id, format, _, matches, _ in found["server_state"]]
    return found


async def rows_of(url: str) -> Rows:
    """Return everything in a database but its identity, by table."""
    async with Database(url) as database:
        return await database.read(rows)


def change(path: Path, *statements: str) -> None:
    """Change a SQLite database beside all rules."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def change_results(backup: Path, *statements: str) -> None:
    """Change the database in a backup, which keeps valid checksums."""
    with ExitStack() as stack:
        unpacked = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        stack.enter_context(tarfile.open(backup)).extractall(unpacked, filter="data")
        change(unpacked / RESULTS, *statements)
        contents = Contents.model_validate_json((unpacked / CONTENTS).read_bytes())
        opened = [stack.enter_context((unpacked / each.name).open("rb")) for each in contents.files]
        sources = [Source(Path(file.name).name, file, os.fstat(file.fileno()).st_size) for file in opened]
        pack(backup, contents.model_copy(update={"files": tuple(each.describe() for each in sources)}), sources)


def everything(directory: Path) -> dict[str, bytes]:
    """Return the bytes of all files under a directory, but for locks."""
    return {
        str(path): path.read_bytes() for path in directory.rglob("*") if path.is_file() and ".lock" not in path.name
    }
