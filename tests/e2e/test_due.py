"""What falls due in rooms whose node was killed: another node does it, though nobody comes back."""

import signal
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis

from protocol.ids import MatchId, RoomCode
from server.results.database import Database
from server.results.matches import has_match
from server.store import keys
from server.store.due import MATCH_AGAIN_MS
from server.store.embedded.store import EmbeddedStore
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, sharing
from tests.e2e.results import record_of, until_settled
from tests.e2e.steps import make_move, match_of

Players = Callable[..., Player]


def node_of(store: EmbeddedStore, directory: Path, name: str) -> ServerProcess:
    """Return a node of a site with its database in a directory."""
    return ServerProcess(directory / name, sharing(store.url, directory))


@pytest.fixture
async def other(store: EmbeddedStore, tmp_path: Path) -> AsyncIterator[ServerProcess]:
    """A node on which nobody plays."""
    node = node_of(store, tmp_path, "other")
    await node.start()
    yield node
    await node.stop()


async def play_and_kill(node: ServerProcess, players: Players, **settings: Any) -> tuple[RoomCode, MatchId]:
    """Have two begin a match on a node, which is killed after their first move; return the room and the match."""
    await node.start()
    host, friend = players("Ada"), players("Béla")
    code = await host_and_join(node.url, host, friend, number=5, role="maximizer", **settings)
    await begin_leg(host, friend)
    await make_move(host, friend)
    await node.stop(signal.SIGKILL)
    return RoomCode(code), match_of(host).id


async def test_a_flag_falls_though_its_node_was_killed_and_nobody_comes_back(
    store: EmbeddedStore, other: ServerProcess, redis: Redis, tmp_path: Path, players: Players, results: Database
) -> None:
    code, match = await play_and_kill(node_of(store, tmp_path, "first"), players, clock={"move": 5})
    assert await redis.zscore(keys.due(keys.bucket(code)), code) is not None
    await until_settled(results, match)
    record = await record_of(results, match)
    (leg,) = record["legs"]
    given = next(each["ms"] for each in leg["incidents"] if each["kind"] == "clock")
    assert given >= 5_000, "the time during which no node held the room was nobody's"
    assert (record["result"]["why"], record["result"]["winners"]) == ("flag", [0])
    await settled(redis, code, match)


async def settled(redis: Redis, code: RoomCode, match: MatchId) -> None:
    """Wait until a match is settled: then it is due to be compacted, much later or never."""
    at: float | None = 0.0
    seconds, _ = await redis.time()
    while at is not None and at < (seconds + MATCH_AGAIN_MS / 1000 + 1) * 1000:
        at = await redis.zscore(keys.due(keys.bucket(code)), f"{code} {match}")


async def test_a_match_is_settled_though_its_node_was_killed_right_after_the_last_move(
    store: EmbeddedStore, other: ServerProcess, redis: Redis, tmp_path: Path, players: Players, results: Database
) -> None:
    node = node_of(store, tmp_path, "first")
    await node.start()
    host, friend = players("Ada"), players("Béla")
    code = RoomCode(await host_and_join(node.url, host, friend, number=5, role="maximizer"))
    await begin_leg(host, friend)
    await make_move(host, friend)
    with closing(sqlite3.connect(tmp_path / "results.sqlite", isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")  # the node waits to settle the match until it is killed
        await host.do("resign", match=1)
        await node.stop(signal.SIGKILL)
    match, due = match_of(host).id, keys.due(keys.bucket(code))
    mark = f"{code} {match}"
    assert await redis.zscore(due, mark) is not None and not await results.read(has_match, match)
    await redis.zadd(due, {mark: 0})  # as if it had waited long enough
    await until_settled(results, match)
    assert (await record_of(results, match))["result"]["why"] == "resigned"
    await settled(redis, code, match)
