"""Compares a database with what the same records give without faults, settled in that order into an empty one."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Row, Select, select

from protocol.ids import MatchId, RoomCode
from protocol.record import Record
from server.finished.calendar import Calendar
from server.records.packed import unpack
from server.results.database import Database
from server.results.finished import Day, read_finished
from server.results.schema import (
    analyses,
    computed,
    matches,
    metadata,
    push_rooms,
    push_subscriptions,
    records,
    variants,
)
from server.results.settle import settle

Rows = dict[str, list[tuple[Any, ...]]]


def select_all(connection: Connection, query: Select[Any]) -> Sequence[Row[Any]]:
    """Return the rows of a query."""
    return connection.execute(query).all()


async def read_rows(database: Database) -> Rows:
    """Return all rows that follow from records, without the database's identity and key, and the times of settling.

    Variants have their digests in place of their ids, of which PostgreSQL skips some after a failure.
    """
    digests: dict[Any, str] = {row.id: row.digest for row in await database.read(select_all, select(variants))}
    found = {}
    for table in metadata.sorted_tables:
        if table in (computed, analyses, push_subscriptions, push_rooms):
            continue
        left_out = ("identity", "push_key", "settled", *(("id",) if table is variants else ()))
        columns = [column for column in table.columns if column.name not in left_out]
        rows = [
            tuple(
                digests.get(value, value) if column.name == "variant" else value
                for column, value in zip(columns, row, strict=True)
            )
            for row in await database.read(select_all, select(*columns))
        ]
        found[table.name] = sorted(rows, key=repr)
    return found


async def settle_again(database: Database, path: Path) -> Rows:
    """Settle the records of a database in their order into a new SQLite file, and return all rows of that."""
    calendar = Calendar()
    order = select(matches, records.c.record).join(records, records.c.match == matches.c.number)
    async with Database(f"sqlite:///{path}") as again:
        for row in await database.read(select_all, order.order_by(matches.c.number)):
            record = Record.model_validate_json(unpack(row.record))
            day = None if row.day is None else Day(day=row.day, ends=calendar.ends(row.day))
            finished = read_finished(MatchId(row.id), RoomCode(row.room), record, day)
            await again.write(settle, finished, row.settled, calendar.day(row.settled))
        return await read_rows(again)
