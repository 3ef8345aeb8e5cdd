"""Every number that a server shows moves when it should, and none of them says more than a number."""

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest
from redis.asyncio import Redis

from client.net.frames import ShownRoom
from protocol.codes import RejectionCode as Code
from protocol.ids import PlayerId, RoomCode, Seat, parse_room_code
from server import metrics
from server.app import running
from server.config import Settings
from server.games.family_tree.rules import FamilyTree
from server.net.connection import Connection
from server.store import keys
from server.store.embedded.store import EmbeddedStore
from server.table.entries import Entry
from server.table.seats import Sat
from server.version import VERSION
from tests.e2e.numbers import ask, number, numbers, until
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, moves_of, play_leg, sharing
from tests.e2e.test_slow_readers import small_socket, stop_reading
from tests.patience import PATIENCE
from tests.table.play import stored

ATTEMPTS = 20

Players = Callable[..., Player]


@dataclass(frozen=True, slots=True)
class OnStore:
    """A server on a store of the test's own."""

    server: ServerProcess
    store: EmbeddedStore
    redis: Redis

    async def plant(self, code: RoomCode) -> None:
        """Seat a player on seat 1 in a room's log, without the server's knowledge."""
        somebody = PlayerId("A" * 16)
        entry = stored(Entry("planted", somebody, "theirs", Sat(seat=Seat(1), player=somebody, name="Cy"), at=1, n=2))
        await self.redis.rpush(keys.room_log(code), entry)


@pytest.fixture
async def on_store(tmp_path: Path) -> AsyncIterator[OnStore]:
    """A server and its store."""
    async with EmbeddedStore(tmp_path / "store") as store, Redis.from_url(store.url) as redis:
        server = ServerProcess(tmp_path, {"TURNABOUT_LIMITS": "off", "TURNABOUT_REDIS_URL": store.url})
        await server.start()
        yield OnStore(server, store, redis)
        await server.stop()


async def test_a_match_is_seen_in_commands_times_rooms_and_connections(server: ServerProcess, players: Players) -> None:
    before = await numbers(server.port)
    host, friend = players("Ada"), players("Béla")
    code = await host_and_join(server.url, host, friend, number=1)
    await begin_leg(host, friend)
    await play_leg(random.Random(1), host, friend)
    assert (await host.refused("move", match=1, leg=1, ply=99, move="QD>5D")).code == Code.STALE
    await friend.send("{}")
    await friend.do("catalog")
    await friend.do("leave")
    await friend.do("enter", room=code)
    after = await numbers(server.port)
    moves = number(after, "commands_total", type="move", answer="ack")
    assert moves == max(room.view.ply for room in host.rooms if room.view is not None)
    once = [("create_room", "ack"), ("sit", "ack"), ("catalog", "ack"), ("leave", "ack"), ("move", "stale")]
    twice = [("hello", "ack"), ("ready", "ack"), ("enter", "ack")]
    for times, commands in enumerate([[*once, ("unread", "malformed")], twice], 1):
        for type, answer in commands:
            assert number(after, "commands_total", type=type, answer=answer) == times, (type, answer)
    # The sitting, the first readiness, the last one before and after the draw, and the move that came too late.
    assert number(after, "decide_seconds_count") == moves + 5
    assert number(after, "decide_seconds_sum") > 0
    # The opening, the sitting, and the two times that a player was ready.
    assert number(after, "append_seconds_count", outcome="done") == moves + 4
    assert number(after, "append_seconds_sum", outcome="done") > 0
    assert [number(found, "rooms") for found in (before, after)] == [0, 1]
    assert [number(found, "connections") for found in (before, after)] == [0, 2]
    assert number(after, "processes", version=VERSION) == 1
    await until(server.port, number(after, "loop_lag_seconds_count") + 1, "loop_lag_seconds_count")
    await host.go()
    await friend.go()
    async with asyncio.timeout(PATIENCE):
        while number(await numbers(server.port), "connections"):
            pass  # a connection's end is seen here before the server has done with it


def made(host: Player, number: int) -> ShownRoom | None:
    """Return the last room that a player has made, once there are so many."""
    return host.room if len({room.room for room in host.rooms}) == number else None


async def test_a_race_that_was_lost_and_a_log_that_lost_its_tail_are_counted(
    on_store: OnStore, players: Players
) -> None:
    host, friend = players("Ada"), players("Béla")
    for player in (host, friend):
        await player.come(on_store.server.url)
    for attempt in range(1, ATTEMPTS + 1):  # a node that reads on just then, for whatever reason, loses no race
        await host.do("create_room", game="family-tree")
        code = parse_room_code((await host.until(partial(made, host, attempt), "the room")).room)
        await friend.do("enter", room=code)
        await on_store.plant(code)
        assert (await friend.refused("sit")).code == Code.SEAT_TAKEN
        found = await numbers(on_store.server.port)
        assert number(found, "append_seconds_count", outcome="done") == attempt
        if number(found, "append_seconds_count", outcome="lost"):
            break
    assert number(found, "append_seconds_count", outcome="lost") == 1
    assert number(found, "logs_reread_total") == 0
    await on_store.redis.rpop(keys.room_log(code))
    await host.do("stand")
    assert number(await numbers(on_store.server.port), "logs_reread_total") == 1


async def test_a_store_that_does_not_answer_is_seen_in_appends_links_and_readiness(
    on_store: OnStore, players: Players
) -> None:
    port = on_store.server.port
    host, friend = players("Ada"), players("Béla")
    await host_and_join(on_store.server.url, host, friend, number=3, role="maximizer")
    await begin_leg(host, friend)
    for use in ("append", "hints"):
        await until(port, 1, "store_links", use=use, state="up")
    assert (await ask(port, "GET", "/readyz"))[0] == 200
    os.kill(on_store.store.pid, signal.SIGSTOP)
    try:
        assert host.room.view is not None
        move = await host.refused("move", **moves_of(host.room), move=host.room.view.moves[0].move)
        assert move.code == Code.UNAVAILABLE
        for use in ("append", "hints"):
            await until(port, 1, "store_links", use=use, state="down")
        found = await numbers(port)
        assert number(found, "append_seconds_count", outcome="unavailable") == 1
        assert number(found, "commands_total", type="move", answer="unavailable") == 1
        assert number(found, "store_links", use="append", state="up") == 0
        assert (await ask(port, "GET", "/readyz"))[0] == 503
        assert (await ask(port, "GET", "/healthz"))[0] == 200
    finally:
        os.kill(on_store.store.pid, signal.SIGCONT)
    for use in ("append", "hints"):
        await until(port, 1, "store_links", use=use, state="up")
    assert (await ask(port, "GET", "/readyz"))[0] == 200


async def test_slow_readers_are_counted(server: ServerProcess, players: Players) -> None:
    host, friend, slow, deaf = players("Ada"), players("Béla"), players("Cy"), players("Dee")
    code = await host_and_join(server.url, host, friend, number=1)
    await slow.come(server.url, sock=small_socket(server.port))
    await slow.do("enter", room=code)
    await stop_reading(slow)
    await begin_leg(host, friend)
    await play_leg(random.Random(1), host, friend)
    await deaf.come(server.url, sock=small_socket(server.port))
    deaf.pause()
    for asked in range(2000):
        await deaf.send(f'{{"type":"catalog","id":"g{asked}"}}')
    await until(server.port, 1, "slow_readers_closed_total")
    assert number(await numbers(server.port), "updates_combined_total") > 0
    slow.resume()
    deaf.resume()
    await deaf.closed()


async def test_faults_of_ours_are_counted_by_kind(
    tmp_path: Path, players: Players, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a planted fault")

    settings = Settings(host="127.0.0.1", port=0, data_dir=tmp_path, limits="off")
    async with running(settings, asyncio.Event()) as port:
        before = await numbers(port)
        host, friend, other = players("Ada"), players("Béla"), players("Cy")
        await host_and_join(f"ws://127.0.0.1:{port}/", host, friend, number=1, role="maximizer")
        await begin_leg(host, friend)
        monkeypatch.setattr(FamilyTree, "apply", broken)
        await host.refused("move", **moves_of(host.room), move="QD>5D")
        await other.come(f"ws://127.0.0.1:{port}/")
        monkeypatch.setattr("server.rooms.replica.Replica.read", broken)
        assert (await other.refused("enter", room="KZ74QM2")).code == Code.NOT_ALLOWED
        monkeypatch.setattr(Connection, "_catalog", broken)
        await other.send('{"type":"catalog","id":"g"}')
        await other.closed()
        after = await numbers(port)
    for what in ("room_stopped", "room_unreadable", "connection_failed"):
        assert number(after, "faults_total", what=what) == number(before, "faults_total", what=what) + 1


async def test_whichever_of_several_processes_is_asked_answers_for_all(tmp_path: Path, players: Players) -> None:
    shared = tmp_path / "numbers"
    shared.mkdir()
    async with EmbeddedStore(tmp_path / "store") as store:
        environment = sharing(store.url, tmp_path, **{metrics.DIRECTORY_VARIABLE: str(shared)})
        first, second = (ServerProcess(tmp_path / name, environment) for name in ("first", "second"))
        await first.start()
        await second.start()
        host, friend = players("Ada"), players("Béla")
        await host.come(first.url)
        await friend.come(second.url)
        for server in (first, second):
            found = await numbers(server.port)
            assert number(found, "connections") == 2
            assert number(found, "processes", version=VERSION) == 2
            assert number(found, "commands_total", type="hello", answer="ack") == 2
            memory = {dict(labels)["pid"] for name, labels in found if name == "process_resident_memory_bytes"}
            assert memory == {str(first.pid), str(second.pid)}
        await second.stop(signal.SIGKILL)
        metrics.worker_ended(shared, second.pid)
        found = await numbers(first.port)
        assert number(found, "connections") == 1
        assert number(found, "processes", version=VERSION) == 1
        assert number(found, "commands_total", type="hello", answer="ack") == 2
        await first.stop()


async def test_pages_are_read_with_get_or_head(server: ServerProcess) -> None:
    for path, kind in (("/metrics", "text/plain"), ("/healthz", "application/json"), ("/readyz", "application/json")):
        status, headers, body = await ask(server.port, "HEAD", path)
        assert (status, body) == (200, "") and headers["content-type"].startswith(kind)
        assert int(headers["content-length"]) > 0
    status, headers, _ = await ask(server.port, "POST", "/metrics")
    assert (status, headers["allow"]) == (405, "get, head")
