"""What falls due in rooms whose node was killed: another node does it, though nobody comes back."""

import json
import signal
import zlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis

from protocol.ids import MatchId, RoomCode
from server.store import keys
from server.store.due import MATCH_AGAIN_MS
from server.store.embedded.store import EmbeddedStore
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join
from tests.e2e.steps import make_move, match_of
from tests.e2e.test_kept import Written

Players = Callable[..., Player]
USER = "first"


def server_on(url: str, directory: Path) -> ServerProcess:
    """Return a server on a store."""
    return ServerProcess(directory, {"TURNABOUT_LIMITS": "off", "TURNABOUT_REDIS_URL": url})


@pytest.fixture
async def other(store: EmbeddedStore, tmp_path: Path) -> AsyncIterator[ServerProcess]:
    """A node on which nobody plays."""
    node = server_on(store.url, tmp_path / "other")
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


async def record_of(redis: Redis, match: MatchId) -> dict[str, Any]:
    """Return the record that is kept of a match."""
    kept = await redis.get(keys.record(match))
    assert isinstance(kept, bytes)
    record: dict[str, Any] = json.loads(zlib.decompress(kept))
    return record


async def test_a_flag_falls_though_its_node_was_killed_and_nobody_comes_back(
    store: EmbeddedStore, other: ServerProcess, redis: Redis, tmp_path: Path, players: Players
) -> None:
    async with Written(redis) as written:
        code, match = await play_and_kill(server_on(store.url, tmp_path / "first"), players, clock={"move": 5})
        assert await redis.zscore(keys.due(keys.bucket(code)), code) is not None
        assert await written.one() == keys.record(match)
    record = await record_of(redis, match)
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
    store: EmbeddedStore, other: ServerProcess, redis: Redis, tmp_path: Path, players: Players
) -> None:
    # The node that ends the match may keep no record, so that it is killed before it has.
    may = ["+@all", "&*", "%R~*", "~turnabout:{*", "~turnabout:created:*"]
    command = ("ACL", "SETUSER", USER, "on", f">{USER}", *may)
    await redis.execute_command(*command)  # type: ignore[no-untyped-call]  # redis-py has none for it
    node = server_on(store.url.replace("unix://", f"unix://{USER}:{USER}@"), tmp_path / "first")
    await node.start()
    host, friend = players("Ada"), players("Béla")
    code = RoomCode(await host_and_join(node.url, host, friend, number=5, role="maximizer"))
    await begin_leg(host, friend)
    await make_move(host, friend)
    await host.do("resign", match=1)
    await node.stop(signal.SIGKILL)
    match, due = match_of(host).id, keys.due(keys.bucket(code))
    (mark,) = await redis.zrange(due, 0, -1)
    assert mark == f"{code} {match}".encode() and not await redis.exists(keys.record(match))
    async with Written(redis) as written:
        await redis.zadd(due, {mark: 0})  # as if it had waited long enough
        assert await written.one() == keys.record(match)
    assert (await record_of(redis, match))["result"]["why"] == "resigned"
    await settled(redis, code, match)
