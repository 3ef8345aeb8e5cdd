"""The atomic append and reading from a position, on a real store."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from redis.asyncio import Redis

from protocol.ids import RoomCode
from server.store import keys
from server.store.client import Append, Appended, DamagedEntry, Forked, Lost, Outcome, Store, Unavailable
from server.store.embedded.store import EmbeddedStore
from server.store.endpoint import StoreAway
from server.store.slots import Layout
from server.table.entries import stamp_entry
from server.table.match import BrokenLog
from server.table.room import START, LogPosition
from tests.patience import PATIENCE
from tests.store.appending import ADA, CODE, LIFETIME_MS, append, moved, sat, to_room
from tests.store.cluster import Cluster
from tests.table.play import stored


@pytest.fixture
async def embedded(tmp_path: Path) -> AsyncIterator[EmbeddedStore]:
    """The test's own store."""
    async with EmbeddedStore(tmp_path / "store") as embedded:
        yield embedded


@pytest.fixture(params=["server", "cluster"])
async def urls(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[tuple[str, str]]:
    """The URL of a store (a server or a cluster) and of the server with the room's keys."""
    if request.param == "cluster":
        cluster: Cluster = request.getfixturevalue("cluster")
        yield cluster.url, cluster.owner(keys.room_log(CODE)).url
    else:
        async with EmbeddedStore(tmp_path / "store") as embedded:
            yield embedded.url, embedded.url


@pytest.fixture
async def store(urls: tuple[str, str]) -> AsyncIterator[Store]:
    """A node's access to it."""
    async with Store(urls[0], "node") as store:
        yield store


@pytest.fixture
async def redis(urls: tuple[str, str]) -> AsyncIterator[Redis]:
    """A direct connection to the server with the room's keys."""
    async with Redis.from_url(urls[1]) as redis:
        yield redis


async def test_appended_entries_are_read_back_with_the_stores_time(store: Store, redis: Redis) -> None:
    done = await append(store, to_room(sat("a"), sat("b")))
    seconds, micros = await redis.time()
    assert isinstance(done, Appended) and abs(done.at - (seconds * 1000 + micros // 1000)) < 60_000
    assert await store.read(CODE) == [stamp_entry(sat("a"), 1, done.at), stamp_entry(sat("b"), 2, done.at)]
    assert await store.read_on(CODE, LogPosition(1, "a")) == (1, [stamp_entry(sat("b"), 2, done.at)])
    assert await store.read_on(CODE, LogPosition(2, "b")) == (1, [])


@pytest.mark.parametrize(
    "position",
    [START, LogPosition(1, "a"), LogPosition(2, "other"), LogPosition(3, "b")],
    ids=["empty", "shorter", "forked", "longer"],
)
async def test_nothing_is_appended_to_a_log_that_is_not_as_expected(store: Store, position: LogPosition) -> None:
    await append(store, to_room(sat("a"), sat("b")))
    assert await append(store, to_room(sat("c"), after=position)) == Lost()
    assert [entry.id for entry in await store.read(CODE)] == ["a", "b"]


async def test_one_of_many_concurrent_appends_wins_completely(store: Store, urls: tuple[str, str]) -> None:
    async with Store(urls[0], "other") as other:
        outcomes = await asyncio.gather(
            *(
                append(node, to_room(sat(f"{name}{n}")))
                for n in range(50)
                for name, node in (("x", store), ("y", other))
            )
        )
    assert sum(isinstance(outcome, Appended) for outcome in outcomes) == 1
    assert outcomes.count(Lost()) == 99
    assert len(await store.read(CODE)) == 1


async def test_time_never_goes_backwards(store: Store, redis: Redis) -> None:
    ahead = 9_000_000_000_000
    await redis.rpush(keys.room_log(CODE), stored(stamp_entry(sat("a"), 1, ahead)))
    assert await append(store, to_room(sat("b"), after=LogPosition(1, "a"))) == Appended(ahead)


async def test_the_store_gives_each_entry_its_number_its_time_and_its_checksum(store: Store, redis: Redis) -> None:
    done = await append(store, to_room(sat("a"), sat("b")))
    assert isinstance(done, Appended)
    lines = await redis.lrange(keys.room_log(CODE), 0, -1)
    assert lines == [stored(stamp_entry(sat(name), n, done.at)) for n, name in enumerate(("a", "b"), 1)]


@pytest.mark.parametrize("position", [START, LogPosition(2, "b")])
async def test_a_changed_byte_is_reported_with_the_number_of_its_entry(store: Store, position: LogPosition) -> None:
    await append(store, to_room(sat("a"), sat("b"), sat("c")))
    key = keys.room_log(CODE)
    line = await store.ask("LINDEX", key, 1)
    await store.ask("LSET", key, 1, line.replace(b"Ada", b"Bda"))
    with pytest.raises(DamagedEntry, match=f"entry 2 of the log {key} is damaged"):
        await store.read_on(CODE, position)


async def test_a_missing_line_is_reported(store: Store) -> None:
    await append(store, to_room(sat("a"), sat("b"), sat("c")))
    await store.ask("LREM", keys.room_log(CODE), 1, await store.ask("LINDEX", keys.room_log(CODE), 1))
    with pytest.raises(DamagedEntry, match=r"entry 2 of the log .* is missing: entry 3 is in its place"):
        await store.read(CODE)


async def test_a_log_that_does_not_begin_with_an_entry_is_broken(store: Store, redis: Redis) -> None:
    await redis.rpush(keys.room_log(CODE), b"{}")
    with pytest.raises(BrokenLog):
        await store.read(CODE)


async def test_a_log_that_lost_its_tail_is_forked(store: Store, redis: Redis) -> None:
    await append(store, to_room(sat("a"), sat("b"), sat("c")))
    await redis.rpop(keys.room_log(CODE))
    with pytest.raises(Forked):
        await store.read_on(CODE, LogPosition(3, "c"))
    await append(store, to_room(sat("d"), after=LogPosition(2, "b")))
    with pytest.raises(Forked):
        await store.read_on(CODE, LogPosition(3, "c"))


async def test_a_forgotten_script_is_loaded_again(store: Store, redis: Redis) -> None:
    await redis.script_flush()
    assert isinstance(await append(store, to_room(sat("a"))), Appended)
    assert isinstance(await append(store, to_room(sat("b"), after=LogPosition(1, "a"))), Appended)
    assert [entry.id for entry in await store.read(CODE)] == ["a", "b"]


async def test_appends_continue_after_the_store_was_killed(embedded: EmbeddedStore) -> None:
    async with Store(embedded.url, "node") as store:
        await append(store, to_room(sat("a")))
        os.kill(embedded.pid, signal.SIGKILL)
        outcome: Outcome = Unavailable("not asked yet")
        while isinstance(outcome, Unavailable):
            outcome = await append(store, to_room(sat("b"), after=LogPosition(1, "a")))
        assert isinstance(outcome, Appended)
        assert [entry.id for entry in await store.read(CODE)] == ["a", "b"]


async def test_an_append_without_an_answer_is_unavailable(embedded: EmbeddedStore) -> None:
    async with Store(embedded.url, "node") as store:
        os.kill(embedded.pid, signal.SIGSTOP)
        try:
            outcomes = await asyncio.gather(append(store, to_room(sat("a"))), append(store, to_room(sat("b"))))
        finally:
            os.kill(embedded.pid, signal.SIGCONT)
    assert [type(outcome) for outcome in outcomes] == [Unavailable, Unavailable]


async def test_logs_expire_their_lifetime_after_the_last_entry(store: Store, redis: Redis) -> None:
    await append(store, to_room(sat("a")))
    await store.hold(CODE)
    await append(store, Append(CODE, LogPosition(1, "a"), [moved("m")], 2 * LIFETIME_MS))
    for key in (keys.room_log(CODE), keys.nodes(CODE)):
        assert LIFETIME_MS < await redis.pttl(key) <= 2 * LIFETIME_MS


async def test_appends_are_announced_only_while_another_node_holds_the_room(store: Store, redis: Redis) -> None:
    async with redis.pubsub() as channel:
        await channel.ssubscribe(keys.room_log(CODE))
        assert (await channel.get_message(timeout=PATIENCE))["type"] == "ssubscribe"
        await store.hold(CODE)
        await append(store, to_room(sat("a")))
        await redis.sadd(keys.nodes(CODE), "other")
        await append(store, to_room(sat("b"), after=LogPosition(1, "a")))
        await append(store, to_room(sat("c"), after=LogPosition(2, "b")))
        heard = [await channel.get_message(timeout=PATIENCE) for _ in range(2)]
        assert [message["data"] for message in heard] == [b"node", b"node"]
        assert await channel.get_message(timeout=0) is None


async def test_a_command_claims_one_room_for_ever(store: Store) -> None:
    assert await store.claim(ADA, "c1", CODE) == CODE
    assert await store.claim(ADA, "c1", RoomCode("ZZZZZZZ")) == CODE
    assert await store.claim(ADA, "c2", RoomCode("ZZZZZZZ")) == "ZZZZZZZ"


async def test_a_store_with_a_password_accepts_appends(embedded: EmbeddedStore) -> None:
    async with Redis.from_url(embedded.url) as redis:
        await redis.config_set("requirepass", "secret")
    async with Store(embedded.url.replace("://", "://:secret@"), "node") as store:
        assert isinstance(await append(store, to_room(sat("a"))), Appended)
        assert len(await store.read(CODE)) == 1


async def test_an_unreachable_store_is_explained(tmp_path: Path) -> None:
    with pytest.raises(StoreAway, match="does not answer"):
        async with Store(f"unix://{tmp_path}/nothing", "node"):
            pass


async def test_a_bug_in_a_link_ends_the_task_that_entered_the_store(
    embedded: EmbeddedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken() -> Layout:
        raise ValueError("on purpose")

    with pytest.raises(ExceptionGroup) as ended:
        async with Store(embedded.url, "node") as store:
            monkeypatch.setattr(store.primaries, "_find_again", broken)
            store.primaries.clustered = True
            store.primaries.doubt()
            await asyncio.Event().wait()
    assert ended.group_contains(ValueError, match="on purpose")
