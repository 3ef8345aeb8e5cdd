"""Deletes computed results that nobody has used for a while, and notes on notifications of rooms that are gone."""

import asyncio
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

import structlog
from sqlalchemy import Connection, select, tuple_

from server.results.database import Database, DatabaseAway
from server.results.schema import analyses, computed, push_rooms
from server.results.writing import primary_key

KEPT_DAYS = 90
"""How long a computed result is kept after its last use: players may have any number computed."""
ROOM_DAYS = 400
"""How long the notifications of a room are remembered after the last change: longer than nearly all rooms last."""
LOOK_SECONDS = 600.0
"""Seconds between two checks for a new day."""

log = structlog.get_logger(__name__)


def delete_unused(connection: Connection, today: str) -> None:
    """Delete computed results and analyses that nobody has used for `KEPT_DAYS`, and old notes on notifications."""
    oldest = (date.fromisoformat(today) - timedelta(KEPT_DAYS)).isoformat()
    for table in (computed, analyses):
        key = primary_key(table)
        unused = select(*key).where(table.c.used < oldest).with_for_update(skip_locked=True)  # another node's
        connection.execute(table.delete().where(tuple_(*key).in_(unused)))
    last = datetime.combine(date.fromisoformat(today) - timedelta(ROOM_DAYS), datetime.min.time(), UTC)
    connection.execute(push_rooms.delete().where(push_rooms.c.changed < round(last.timestamp() * 1000)))


async def delete_daily(database: Database, today: Callable[[], str]) -> None:
    """Once a day, delete unused rows, until cancelled. Several nodes may do so at once."""
    done = ""
    while True:
        if (day := today()) != done:
            try:
                await database.write(delete_unused, day)
                done = day
            except DatabaseAway:
                pass  # then later
            except Exception:
                log.exception("unused results could not be deleted")
        await asyncio.sleep(LOOK_SECONDS)
