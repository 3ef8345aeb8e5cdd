"""The database of results of servers in a test, read beside them."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, func, select

from protocol.ids import MatchId
from server.results.database import Database
from server.results.matches import has_match, read_record
from server.results.schema import computed, matches
from tests.patience import PATIENCE


async def until_settled(results: Database, match: MatchId) -> None:
    """Return once a match is settled."""
    await _until(results, lambda connection: has_match(connection, match))


async def until_stored(results: Database, count: int) -> None:
    """Return once this many matches are settled."""
    await _until(results, lambda connection: connection.scalar(select(func.count()).select_from(matches)) == count)


async def until_computed(results: Database, number: int) -> None:
    """Return once the computer's score on a number is stored."""
    await _until(results, lambda connection: (number, "computer") in _list_computed(connection))


async def computed_numbers(results: Database) -> set[int]:
    """Return the numbers for which anything has been computed."""
    return {number for number, _ in await results.read(_list_computed)}


def _list_computed(connection: Connection) -> list[tuple[int, str]]:
    """Return the numbers for which something has been computed, each with what that is."""
    found = connection.execute(select(computed.c.number, computed.c.kind))
    return [(number, kind.partition(":")[0]) for number, kind in found]


async def record_of(results: Database, match: MatchId) -> dict[str, Any]:
    """Return the stored record of a match."""
    stored = await results.read(read_record, match)
    assert stored is not None
    record: dict[str, Any] = json.loads(stored.unpack())
    return record


async def _until(results: Database, found: Callable[[Connection], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await results.read(found):  # noqa: ASYNC110 # a database does not tell of its changes
            await asyncio.sleep(0.01)
