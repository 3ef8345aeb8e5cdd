"""Subscriptions to other nodes' appends, on a real store."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from redis.asyncio import Redis

from protocol.ids import PlayerId, RoomCode
from server.store import keys
from server.store.client import Store
from server.store.embedded.store import EmbeddedStore
from server.store.subscriptions import Subscriptions, _cutting
from tests.patience import PATIENCE
from tests.store.cluster import Cluster
from tests.store.forwarder import Forwarder

CODES = [RoomCode(f"KZ74QM{digit}") for digit in "23456789"]
"""Rooms whose keys are spread over the primaries of a cluster."""
CODE = CODES[0]

Heard = asyncio.Queue[tuple[str, RoomCode]]


@asynccontextmanager
async def listening(
    store: Store, listed: Callable[[PlayerId, RoomCode | None], None] = lambda player, code: None
) -> AsyncIterator[tuple[Subscriptions, Heard]]:
    """Subscribe as a node, and record what it hears."""
    heard = Heard()
    hints = Subscriptions(
        primaries=store.primaries,
        node=store.node,
        appended=lambda code: heard.put_nowait(("appended", code)),
        moved=lambda code: heard.put_nowait(("moved", code)),
        said=lambda code: heard.put_nowait(("said", code)),
        listed=listed,
    )
    task = asyncio.create_task(hints.run())
    try:
        async with asyncio.timeout(PATIENCE):
            yield hints, heard
    finally:
        while not task.done():
            task.cancel()
            await asyncio.wait({task}, timeout=0.1)
        assert task.cancelled(), "any other end would be a failure of the node"


async def say(store: Store, code: RoomCode, what: str) -> int:
    """Publish a node's message, and return the number of receivers."""
    return int(await store.ask("SPUBLISH", keys.room_log(code), what))


async def confirmed(heard: Heard, *codes: RoomCode) -> None:
    """Wait until the subscriptions are confirmed."""
    waiting = {(what, code) for what in ("appended", "moved", "said") for code in codes}
    while waiting:
        waiting.discard(await heard.get())


async def test_a_room_is_read_on_after_a_subscription_and_after_an_append(url: str) -> None:
    async with Store(url, "node") as store, listening(store) as (hints, heard):
        for code in CODES:
            hints.add(code)
        await confirmed(heard, *CODES)
        for code in CODES:
            assert await say(store, code, "other") == 1
            assert await heard.get() == ("appended", code)
            assert await say(store, code, "other here") == 1
            assert await heard.get() == ("moved", code)
            assert await say(store, code, "other chat") == 1
            assert await heard.get() == ("said", code)


async def test_a_nodes_own_messages_are_ignored(url: str) -> None:
    async with Store(url, "node") as store, listening(store) as (hints, heard):
        hints.add(CODE)
        await confirmed(heard, CODE)
        for word in ("node", "node here", "node chat", "other"):
            assert await say(store, CODE, word) == 1
        assert await heard.get() == ("appended", CODE)
        assert heard.empty()


async def test_a_removed_room_is_unsubscribed_until_it_is_added_again(url: str) -> None:
    async with Store(url, "node") as store, listening(store) as (hints, heard):
        for code in CODES[:2]:
            hints.add(code)
        await confirmed(heard, *CODES[:2])
        hints.remove(CODE)
        while await say(store, CODE, "other"):
            pass
        assert await say(store, CODES[1], "other") == 1
        while await heard.get() != ("appended", CODES[1]):
            pass
        hints.add(CODE)
        await confirmed(heard, CODE)


async def test_a_silent_link_is_reopened(tmp_path: Path) -> None:
    async with (
        EmbeddedStore(tmp_path / "store") as embedded,
        Forwarder(embedded.socket_path) as between,
        Store(between.url, "node") as store,
        listening(store) as (hints, heard),
    ):
        hints.add(CODE)
        await confirmed(heard, CODE)
        between.silence_subscribers()
        assert await say(store, CODE, "other") == 1
        # messages in the meantime are lost; the new link's confirmation makes up for them
        await confirmed(heard, CODE)
        assert await say(store, CODE, "other") >= 1
        assert await heard.get() == ("appended", CODE)


def test_a_ping_to_a_lost_connection_ends_only_the_link(tmp_path: Path) -> None:
    uvloop = pytest.importorskip("uvloop")  # which raises something else than asyncio then

    async def ping() -> None:
        async with EmbeddedStore(tmp_path / "store") as embedded, Store(embedded.url, "node") as store:
            endpoint = store.primaries.owner(keys.room_log(CODE))
            async with endpoint.subscriber(PATIENCE) as client, client.pubsub() as link:
                await link.subscribe("channel")
                link.connection._writer.transport.abort()
                with pytest.raises(ConnectionError), _cutting(asyncio.Event()):
                    await link.ping()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(ping())


async def test_a_broken_link_is_reopened(url: str) -> None:
    async with Store(url, "node") as store, listening(store) as (hints, heard):
        for code in CODES:
            hints.add(code)
        await confirmed(heard, *CODES)
        await store.primaries.ask_each("CLIENT", "KILL", "TYPE", "pubsub")
        await confirmed(heard, *CODES)


async def test_a_node_can_stop_before_a_broken_link_is_reopened(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = asyncio.Event()
    async with Store(url, "node") as store:
        monkeypatch.setattr(store.primaries, "doubt", broken.set)
        async with listening(store) as (hints, heard):
            hints.add(CODE)
            await confirmed(heard, CODE)
            await store.primaries.ask_each("CLIENT", "KILL", "TYPE", "pubsub")
            await broken.wait()


async def test_a_room_whose_slot_moves_is_subscribed_on_its_new_primary(cluster: Cluster) -> None:
    async with Store(cluster.url, "node") as store, listening(store) as (hints, heard):
        hints.add(CODE)
        await confirmed(heard, CODE)
        before = cluster.owner(keys.room_log(CODE))
        after = next(server for server in cluster.primaries if server is not before)
        await asyncio.to_thread(cluster.move, keys.room_log(CODE), after)
        await confirmed(heard, CODE)
        async with Redis.from_url(after.url) as redis:
            assert await redis.spublish(keys.room_log(CODE), "other") == 1
        assert await heard.get() == ("appended", CODE)


async def test_a_replica_that_takes_over_gets_the_subscriptions(cluster: Cluster) -> None:
    code = next(code for code in CODES if cluster.owner(keys.room_log(code)) is cluster.replicated)
    async with Store(cluster.url, "node") as store, listening(store) as (hints, heard):
        hints.add(code)
        await confirmed(heard, code)
        replica = cluster.replica
        await asyncio.to_thread(cluster.fail_over)
        async with Redis.from_url(replica.url) as redis:
            while await redis.spublish(keys.room_log(code), "other") == 0:
                await heard.get()  # the old primary, now a replica, forwards messages while it is subscribed
        await confirmed(heard, code)
