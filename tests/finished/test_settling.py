"""Settling finished matches: each once, whatever fails meanwhile."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select
from structlog.testing import capture_logs

from protocol.ids import MatchId, RoomCode
from protocol.record import Record
from server.away import Away
from server.bots.pool import Thinkers
from server.bots.turns import Share
from server.finished import settling
from server.finished.calendar import Calendar
from server.finished.settling import Settling
from server.results import database as databases
from server.results.database import Database, DatabaseAway
from server.results.schema import matches
from server.store.client import Store
from server.store.embedded.store import EmbeddedStore
from server.table.entries import Entry
from tests.bots.jobs import die, niceness
from tests.postgres import PostgresServer
from tests.records.eventful import eventful
from tests.results.played import NOON, count, match_id
from tests.store.appending import CODE, append, to_room

TABLE = eventful()
MATCH = TABLE.match.deal.id


class Node:
    """A node that settles; `settled` are the matches whose due times it would remove."""

    def __init__(self, store: Store, database: Database, thinkers: Thinkers) -> None:
        self.settled: list[MatchId] = []
        self.over: list[Record] = []
        self.settling = Settling(
            store=store,
            database=database,
            thinkers=thinkers,
            calendar=Calendar(),
            now=lambda: NOON,
            over=self.over.append,
            settled=self._settled,
            span=lambda *_: None,
        )

    async def _settled(self, code: RoomCode, match: MatchId, *, lasts: bool, entries: Sequence[Entry]) -> None:
        assert (code, lasts) == (CODE, True)
        self.settled.append(match)


@asynccontextmanager
async def running(node: Node) -> AsyncIterator[None]:
    """Let a node settle the matches in its queue."""
    task = asyncio.create_task(node.settling.run())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait({task})
        assert task.cancelled()


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Try again often."""
    monkeypatch.setattr(settling, "AGAIN_SECONDS", 0.01)
    monkeypatch.setattr(databases, "AGAIN_SECONDS", 0.01)


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """A store with a finished match."""
    async with Store(url, "node") as store:
        await append(store, to_room(*TABLE.log))
        yield store


def list_matches(connection: Connection) -> list[Any]:
    """Return the rows of all settled matches."""
    return list(connection.execute(select(matches)))


async def test_a_full_queue_takes_no_more_matches(
    monkeypatch: pytest.MonkeyPatch, store: Store, results: Database, thinkers: Thinkers
) -> None:
    monkeypatch.setattr(settling, "WAITING_MOST", 2)
    node = Node(store, results, thinkers)
    assert [node.settling.soon(CODE, match_id(each)) for each in (1, 2, 2, 3)] == [True, True, True, False]


async def test_a_finished_match_is_settled_and_its_record_read(
    store: Store, database: Database, thinkers: Thinkers
) -> None:
    node = Node(store, database, thinkers)
    node.settling.soon(CODE, MATCH)
    node.settling.soon(CODE, MATCH)
    async with running(node):
        while not node.settled:  # noqa: ASYNC110  # nothing tells of it
            await asyncio.sleep(0)
    assert node.settled == [MATCH]
    (row,) = await database.read(list_matches)
    assert (row.number, row.id, row.room, row.day, row.settled) == (1, MATCH, CODE, None, NOON)
    stored = await node.settling.read_record(MATCH)
    assert stored is not None
    (record,) = node.over
    assert Record.model_validate_json(stored.unpack()) == record == await node.settling.record(CODE, MATCH)


async def test_a_match_that_several_nodes_settle_is_stored_once(
    store: Store, url: str, database: Database, database_url: str, thinkers: Thinkers
) -> None:
    async with Store(url, "other") as second, Database(database_url) as other:
        nodes = [Node(store, database, thinkers), Node(second, other, thinkers)]
        await asyncio.gather(*[node.settling.settle(CODE, MATCH) for node in nodes * 3])
        assert [node.settled for node in nodes] == [[MATCH] * 3] * 2, "each of them may remove the due time"
        assert len(await database.read(list_matches)) == 1


async def test_a_match_whose_due_time_was_left_is_not_settled_again(
    store: Store, database: Database, thinkers: Thinkers
) -> None:
    first, second = Node(store, database, thinkers), Node(store, database, thinkers)
    assert await first.settling.settle(CODE, MATCH)
    assert await second.settling.settle(CODE, MATCH)
    assert second.settled == [MATCH]
    assert second.over == [], "the first node has announced its number"
    assert await count(database, matches) == 1


async def test_a_match_is_settled_when_its_record_is_asked_for_though_redis_was_killed(
    tmp_path: Path, database: Database, thinkers: Thinkers
) -> None:
    async with EmbeddedStore(tmp_path / "other") as embedded, Store(embedded.url, "node") as store:
        await append(store, to_room(*TABLE.log))
        node = Node(store, database, thinkers)
        os.kill(embedded.pid, signal.SIGKILL)
        assert not await node.settling.settle(CODE, MATCH)
        node.settling.soon(CODE, MATCH)
        while True:
            try:
                kept = await node.settling.read_record(MATCH)
                break
            except Away:
                await asyncio.sleep(0)
    assert kept is not None and Record.model_validate_json(kept.unpack()).result is not None


async def test_a_match_is_settled_though_its_thinking_process_was_killed(
    store: Store, database: Database, thinkers: Thinkers
) -> None:
    pid, _ = await thinkers.think(Share(), niceness)
    os.kill(pid, signal.SIGKILL)
    node = Node(store, database, thinkers)
    assert await node.settling.settle(CODE, MATCH)
    assert node.settled == [MATCH]
    assert await count(database, matches) == 1


async def test_a_match_stays_due_if_two_thinking_processes_in_a_row_die(
    store: Store, database: Database, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = Node(store, database, thinkers)
    with monkeypatch.context() as patched, capture_logs() as logged:
        patched.setattr(settling, "finish", die)
        assert await node.settling.settle(CODE, MATCH)
    assert logged[-1]["event"] == "a match stays due"
    assert node.settled == [] and await count(database, matches) == 0
    assert await node.settling.settle(CODE, MATCH), "when a node takes it again"
    assert node.settled == [MATCH]
    assert await count(database, matches) == 1


async def test_matches_wait_while_postgresql_is_killed(
    store: Store, durable_postgres: PostgresServer, thinkers: Thinkers
) -> None:
    server = durable_postgres
    async with Database(server.url(server.create_database())) as database:
        node = Node(store, database, thinkers)
        server.kill()
        node.settling.soon(CODE, MATCH)
        async with running(node), asyncio.TaskGroup() as tasks:
            asking = tasks.create_task(database.run())
            while database.problem is None:  # noqa: ASYNC110  # nothing tells of it
                await asyncio.sleep(0.01)
            with pytest.raises(Away):
                await node.settling.read_record(MATCH)
            with pytest.raises(DatabaseAway):
                await node.settling.record(CODE, MATCH)
            assert node.settled == []
            server.start()
            while not node.settled:  # noqa: ASYNC110  # as above
                await asyncio.sleep(0.01)
            asking.cancel()
        assert await count(database, matches) == 1


async def test_matches_that_have_no_place_in_the_queue_are_left_to_their_due_times(
    store: Store, database_url: str, monkeypatch: pytest.MonkeyPatch, thinkers: Thinkers
) -> None:
    monkeypatch.setattr(settling, "WAITING_MOST", 2)
    async with Database(database_url) as database:
        node = Node(store, database, thinkers)
        fails = asyncio.Event()

        async def settle(code: RoomCode, match: MatchId) -> bool:
            for number in range(3):
                node.settling.soon(CODE, match_id(number))  # while the place of this match is free
            fails.set()
            return False

        monkeypatch.setattr(node.settling, "settle", settle)
        node.settling.soon(CODE, MATCH)
        async with running(node):
            await fails.wait()
            for _ in range(3):
                await asyncio.sleep(0)
        monkeypatch.undo()
        assert await node.settling.settle(CODE, MATCH)
