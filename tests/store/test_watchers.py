"""The nodes that watch a room's clock, and the times until which dead ones did, on a real store."""

import pytest

from server.store import keys
from server.store.client import HELD_SECONDS, Store
from server.store.leases import ABSENT_MS, LEASE_SECONDS, Leases
from server.store.watchers import ALL, Alive, Watchers
from tests.store.appending import CODE

OLD = 100_000_000


@pytest.fixture
async def watchers(store: Store) -> Watchers:
    """The watchers in the store."""
    return Watchers(store)


async def seen(store: Store, node: str) -> list[int]:
    """Return the time until which a node was alive."""
    return [int(number) for number in (await store.ask("HGET", keys.NODES_SEEN, node)).split()]


async def test_a_node_is_alive_without_a_break_while_it_renews_its_lease(store: Store) -> None:
    leases = Leases(store)
    assert (await leases.renew()).stood is False
    since, until = await seen(store, "node")
    assert since == until
    renewed = await leases.renew()
    assert (renewed.stood, renewed.without, renewed.living) == (True, 0, frozenset({"node"}))
    later = await seen(store, "node")
    assert later[0] == since and later[1] >= until
    assert await seen(store, ALL) == [since, later[1], 0]


async def test_an_absence_restarts_a_nodes_time_and_is_counted_if_no_node_was_alive(store: Store) -> None:
    leases = Leases(store)
    await leases.renew()
    since, until = await seen(store, "node")
    long = ABSENT_MS + 7_500
    await store.ask("HSET", keys.NODES_SEEN, "node", f"{since - long} {until - long}")
    await store.ask("HSET", keys.NODES_SEEN, ALL, f"{since - long} {until - ABSENT_MS + 1_000} 50")
    assert (await leases.renew()).without == 50, "another node was alive"
    assert (await seen(store, "node"))[0] >= since
    await store.ask("HSET", keys.NODES_SEEN, ALL, f"{since - long} {until - long} 50")
    without = (await leases.renew()).without
    assert long + 50 <= without <= long + 50 + ABSENT_MS


async def test_a_lease_expires_and_the_dead_node_is_remembered_for_a_while(store: Store) -> None:
    leases = Leases(store)
    await leases.renew()
    now = (await seen(store, "node"))[1]
    lease = round(LEASE_SECONDS * 1000)
    await store.ask("ZADD", keys.NODES_LIVING, now - lease - 1, "node", now + lease, "other")
    await store.ask("HSET", keys.NODES_SEEN, "old", f"{now - OLD} {now - OLD}")
    ancient = now - HELD_SECONDS * 1000 - 1
    await store.ask("HSET", keys.NODES_SEEN, "ancient", f"{ancient} {ancient}")
    assert await leases.living() == {"other"}
    renewed = await leases.renew()
    assert (renewed.stood, renewed.living) == (False, frozenset({"node", "other"}))
    assert {each.decode() for each in await store.ask("HKEYS", keys.NODES_SEEN)} == {"node", "old", ALL}
    await leases.end()
    assert await leases.living() == {"other"}
    assert await seen(store, "node"), "until when it was alive is remembered"


async def test_a_clock_was_watched_for_as_long_as_its_watchers_were_alive(store: Store, watchers: Watchers) -> None:
    assert await watchers.of(CODE) == {}
    await store.ask("HSET", keys.NODES_SEEN, "node", "1000 9000", "other", "2000 8000")
    await store.ask("HSET", keys.watchers(CODE), "other", 500, "unknown", 700)
    await watchers.enter(CODE, 3_000)
    assert await watchers.of(CODE) == {
        "node": Alive(3_000, 9_000),
        "other": Alive(2_000, 8_000),
        "unknown": Alive(700, 700),
    }


async def test_a_new_watcher_replaces_the_dead_ones(store: Store, watchers: Watchers) -> None:
    await store.ask("HSET", keys.NODES_SEEN, "dead", f"0 {OLD - 9_000}", "lives", f"0 {OLD - 500}")
    await store.ask("HSET", keys.watchers(CODE), "dead", 0, "lives", 0, ALL, 0)
    await watchers.enter(CODE, OLD)
    assert {*await watchers.of(CODE)} == {"node", "lives"}
    assert await watchers.without(CODE) is None


async def test_the_last_watcher_leaves_a_running_clock_to_all_nodes(store: Store, watchers: Watchers) -> None:
    await store.ask("HSET", keys.NODES_SEEN, "dead", f"0 {OLD - 9_000}", "lives", f"0 {OLD - 500}", ALL, "0 0 450")
    await store.ask("HSET", keys.watchers(CODE), "dead", 0, "lives", 0, "node", 0)
    await watchers.leave(CODE, OLD, 400)
    assert {*await watchers.of(CODE)} == {"lives"}
    assert await watchers.without(CODE) is None
    other = Watchers(store)
    store.node = "lives"
    await other.leave(CODE, OLD, 400)
    assert await other.of(CODE) == {}
    assert await other.without(CODE) == 50, "so long was no node alive since"
    await store.ask("HDEL", keys.NODES_SEEN, ALL)
    assert await other.without(CODE) == 0


async def test_a_stopped_clock_is_left_to_nobody(watchers: Watchers) -> None:
    await watchers.enter(CODE, OLD)
    await watchers.leave(CODE, OLD, None)
    assert await watchers.of(CODE) == {}
    assert await watchers.without(CODE) is None
