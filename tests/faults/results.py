"""Compares the database of results with the rooms' logs, and with the same records settled without faults.

unsettled    a match is over, and not in the database
strange      a match in the database is not over in any log
another      a match's record in the database is not the one that its log gives
unequal      a table has other rows than the same records give when they are settled in that order
"""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from redis.asyncio import Redis
from sqlalchemy import Connection, func, select

from protocol.ids import RoomCode
from protocol.record import Record
from server.records.packed import unpack
from server.results.database import Database
from server.results.schema import matches, records
from server.store import keys
from server.store.due import MATCH_AGAIN_MS
from tests.faults.history import Log
from tests.results.comparison import read_rows, select_all, settle_again

SETTLED_SECONDS = 30.0
"""How long nodes without faults may take to settle the remaining matches."""


@dataclass(frozen=True, slots=True)
class Results:
    """Where the nodes of a phase have their results: the kind of the database, and its URL."""

    database: str
    url: str


async def until_settled(store_url: str, database_url: str, rooms: Iterable[RoomCode], finished: int) -> None:
    """Return once so many matches are in the database, or after `SETTLED_SECONDS`.

    Matches whose node was killed become due at once, as if they had waited long enough.
    """
    async with Redis.from_url(store_url) as redis:
        seconds, _ = await redis.time()
        for code in rooms:
            due = keys.due(keys.bucket(code))
            marks: Any = await redis.zrange(due, 0, -1, withscores=True)
            for member, at in marks:
                if b" " in member and at <= (seconds + 1) * 1000 + MATCH_AGAIN_MS:
                    await redis.zadd(due, {member: 0}, xx=True)
    async with Database(database_url) as database:
        loop = asyncio.get_running_loop()
        limit = loop.time() + SETTLED_SECONDS
        while await database.read(_count) < finished and loop.time() < limit:  # noqa: ASYNC110 # nothing tells of it
            await asyncio.sleep(0.1)


def _count(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(matches)).scalar_one())


async def check_results(database_url: str, logs: Sequence[Log], directory: Path) -> tuple[int, list[str]]:
    """Return how many matches are settled, and what is wrong, a sentence each; `directory` gets a second database."""
    async with Database(database_url) as database:
        query = select(matches.c.id, matches.c.room, records.c.record)
        stored = await database.read(select_all, query.outerjoin(records, records.c.match == matches.c.number))
        found, again = await read_rows(database), await settle_again(database, directory / "again.sqlite")
    digests = {match: digest for log in logs for match, digest in log.records.items()}
    settled = {row.id for row in stored}
    wrong = [
        f"room {log.room}: unsettled: match {match} is over, and not in the database"
        for log in logs
        for match in log.records
        if match not in settled
    ]
    for row in stored:
        if row.id not in digests:
            wrong.append(f"room {row.room}: strange: match {row.id} is in the database, and not over")
        elif row.record is None or Record.model_validate_json(unpack(row.record)).digest != digests[row.id]:
            wrong.append(f"room {row.room}: another: match {row.id} has another record than its log gives")
    if len(stored) != len(settled):
        wrong.append(f"the database has {len(settled)} matches in {len(stored)} rows")
    for table, rows in found.items():
        if rows != again[table]:
            others = len({*rows} ^ {*again[table]})
            wrong.append(f"unequal: {others} rows of {table} differ from those of the same records without faults")
    return len(stored), wrong
