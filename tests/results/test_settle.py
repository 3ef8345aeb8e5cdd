"""Settling: each match once, numbered in the order of settling, with all its results or with none."""

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, select

from protocol.ids import PlayerId
from protocol.record import Record
from server.records.packed import unpack
from server.results.database import Database, DatabaseAway
from server.results.schema import matches, records
from tests.postgres import PostgresServer
from tests.results.comparison import read_rows, select_all, settle_again
from tests.results.played import (
    ADA,
    BEN,
    CAT,
    HOUR,
    NOON,
    TODAY,
    YESTERDAY,
    count,
    duel,
    engine,
    finished,
    match_id,
    settled,
    solo,
)

PYTHON = (sys.executable, "-c")
RECORDS: list[tuple[Record, str | None]] = [
    (duel(winner=0, at=NOON), None),
    (solo(score=120), None),
    (duel(BEN, CAT, winner=1, at=NOON + HOUR), TODAY),
    (duel(CAT, ADA, winner=None, scores=(200, 200), at=NOON - 24 * HOUR), YESTERDAY),
    (solo(score=250, hints=1), None),
    (duel(ADA, PlayerId("computer:easy"), winner=1), TODAY),
]


async def numbers(database: Database) -> list[tuple[int, str]]:
    """Return the settled matches with their numbers in the order of settling."""
    found = await database.read(select_all, select(matches.c.number, matches.c.id).order_by(matches.c.number))
    return [(row.number, row.id) for row in found]


async def test_a_match_is_settled_once_and_keeps_its_first_record(database: Database) -> None:
    assert await settled(database, 1, duel()) == 1
    before = await read_rows(database)
    assert await settled(database, 1, duel(winner=1)) is None
    assert await read_rows(database) == before
    assert await settled(database, 2, duel()) == 2
    first, second = (await read_rows(database))["records"]
    assert Record.model_validate_json(unpack(first[1])) == duel() == Record.model_validate_json(unpack(second[1]))


async def test_nodes_that_settle_one_match_at_once_store_it_once(database: Database, database_url: str) -> None:
    async with Database(database_url) as other:
        settling = [settled(node, 1, duel()) for node in (database, other) * 3]
        found = await asyncio.gather(*settling)
        assert sorted(found, key=str) == [1, None, None, None, None, None]
        alone = await read_rows(database)
        assert await numbers(other) == [(1, match_id(1))]
    assert [row[0] for row in alone["server_state"]] == [1]
    assert [row[6:10] for row in alone["ratings"]] == [(1, 1, 0, 0), (1, 0, 0, 1)]


async def test_matches_that_nodes_settle_at_once_are_numbered_without_gaps(
    database: Database, database_url: str, tmp_path: Path
) -> None:
    async with Database(database_url) as other:
        settling = [
            settled((database, other)[number % 2], number, record, day=day)
            for number, (record, day) in enumerate(RECORDS)
        ]
        given = await asyncio.gather(*settling)
    assert sorted(given, key=str) == [1, 2, 3, 4, 5, 6]
    order = await numbers(database)
    assert order == sorted((number, match_id(index)) for index, number in enumerate(given) if number is not None)
    assert await settle_again(database, tmp_path / "again.sqlite") == await read_rows(database)


class Lost(Exception):
    """The connection is lost in a test."""


@contextmanager
def failing(database: Database, statement: int) -> Iterator[list[str]]:
    """Let a transaction fail right after a statement, as if the node were cut off there; yields the statements."""
    seen: list[str] = []

    def after(_connection: Any, _cursor: Any, text: str, *_more: object) -> None:
        if text.startswith("BEGIN"):
            return
        seen.append(text)
        if len(seen) == statement:
            raise Lost

    event.listen(engine(database), "after_cursor_execute", after)
    try:
        yield seen
    finally:
        event.remove(engine(database), "after_cursor_execute", after)


async def test_a_failure_after_any_statement_stores_nothing_and_the_number_is_used_again(database: Database) -> None:
    await settled(database, 1, duel(winner=1), day=YESTERDAY)
    before = await read_rows(database)
    record = duel(BEN, ADA, winner=None, scores=(200, 200))
    statement = 0
    while True:
        statement += 1
        with failing(database, statement) as seen:
            try:
                assert await settled(database, 2, record, day=TODAY) == 2
            except Lost:
                assert await read_rows(database) == before, seen[-1]
            else:
                break
    assert statement > 15, "every table was written"
    assert [number for number, _ in await numbers(database)] == [1, 2]


SETTLER = """
import asyncio, sys
from server.results import settle
from server.results.database import Database
from sqlalchemy import event
from tests.postgres import PostgresServer
from tests.results.played import BEN, ADA, TODAY, duel, engine, settled

async def main(url, statement):
    async with Database(url) as database:
        count = 0
        def after(_connection, _cursor, text, *more):
            nonlocal count
            count += not text.startswith("BEGIN")
            if count == statement:
                print("there", flush=True)
                sys.stdin.read()
        event.listen(engine(database), "after_cursor_execute", after)
        await settled(database, 2, duel(BEN, ADA, winner=None, scores=(200, 200)), day=TODAY)
        print("settled", flush=True)
        sys.stdin.read()

asyncio.run(main(sys.argv[1], int(sys.argv[2])))
"""


@pytest.mark.parametrize("statement", [1, 7, 13])
async def test_a_node_killed_while_it_settles_stores_nothing_and_another_settles(
    database: Database, database_url: str, statement: int
) -> None:
    await settled(database, 1, duel(winner=1), day=YESTERDAY)
    before = await read_rows(database)
    await kill_settler(database_url, statement, "there")
    assert await read_rows(database) == before
    assert await settled(database, 2, duel(BEN, ADA, winner=None, scores=(200, 200)), day=TODAY) == 2


async def test_a_node_killed_after_it_has_settled_has_stored_the_match(database: Database, database_url: str) -> None:
    await settled(database, 1, duel(winner=1), day=YESTERDAY)
    await kill_settler(database_url, -1, "settled")
    assert await settled(database, 2, duel(BEN, ADA), day=TODAY) is None
    assert await settled(database, 3, duel()) == 3


async def kill_settler(url: str, statement: int, said: str) -> None:
    """Let another process settle a match, and kill it when it says something."""
    child = await asyncio.create_subprocess_exec(
        *PYTHON, SETTLER, url, str(statement), stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert child.stdin is not None and child.stdout is not None
    assert (await child.stdout.readline()).decode().strip() == said
    os.kill(child.pid, signal.SIGKILL)
    await child.wait()
    child.stdin.close()


async def test_a_database_that_is_away_while_it_settles_stores_nothing(durable_postgres: PostgresServer) -> None:
    server = durable_postgres
    url = server.url(server.create_database())
    async with Database(url) as database:
        await settled(database, 1, duel(winner=1), day=YESTERDAY)
        before = await read_rows(database)
    for statement in (1, 4, 9, 14):
        seen = 0

        def kill(_connection: Any, _cursor: Any, text: str, *_more: object, at: int = statement) -> None:
            nonlocal seen
            seen += 1
            if seen == at:
                server.kill()

        async with Database(url) as database:
            event.listen(engine(database), "after_cursor_execute", kill)
            with pytest.raises(DatabaseAway):
                await settled(database, 2, duel(BEN, ADA), day=TODAY)
        server.start()
        async with Database(url) as database:
            assert await read_rows(database) == before
    async with Database(url) as database:
        assert await settled(database, 2, duel(BEN, ADA), day=TODAY) == 2
    server.kill()
    server.start()
    async with Database(url) as database:
        assert await settled(database, 2, duel(BEN, ADA), day=TODAY) is None, "the commit is lost"


async def test_a_record_is_stored_with_its_match(database: Database) -> None:
    await settled(database, 1, duel(at=NOON), day=TODAY)
    (row,) = await database.read(select_all, select(matches))
    assert (row.number, row.id, row.form, row.why, row.day) == (1, match_id(1), "match", "score", TODAY)
    assert (row.ended, row.settled) == (NOON, NOON)
    assert await count(database, records) == 1


def test_a_match_that_ended_after_its_day_is_not_rated_and_not_in_its_table() -> None:
    late, early = finished(1, duel(), day=TODAY, over=True), finished(1, duel(), day=TODAY)
    assert (late.duel, late.daily_results) == (None, ())
    assert early.duel is not None and len(early.daily_results) == 2
    assert late.leg_scores == early.leg_scores and late.outcomes == early.outcomes
