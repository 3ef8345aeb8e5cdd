"""A store that is a cluster: slots move, primaries fail, and commands are sent only where necessary."""

import asyncio
import signal
from collections.abc import AsyncIterator, Callable

import pytest

from protocol.ids import PlayerId, RoomCode
from server.store import keys
from server.store.client import Appended, Outcome, Store, Unavailable
from server.store.endpoint import StoreAway
from server.store.leases import Leases
from server.store.presence import StoredPresence
from server.store.slots import slot
from server.table.room import START, LogPosition
from tests.store.appending import ADA, CODE, append, sat, to_room
from tests.store.cluster import Cluster, Server

CODES = [RoomCode(f"KZ74Q{number}") for number in range(10, 60)]
"""Enough rooms for every primary to have some, whatever other tests have moved."""
"""Rooms whose keys are spread over all primaries."""


@pytest.fixture
async def store(cluster: Cluster) -> AsyncIterator[Store]:
    """A node's access to the cluster."""
    async with Store(cluster.url, "node") as store:
        yield store


async def until_done(store: Store, code: RoomCode = CODE, id: str = "a", after: LogPosition = START) -> Outcome:
    """Append an entry repeatedly until the store answers; an entry of our own among the missed ones means done."""
    while isinstance(outcome := await append(store, to_room(sat(id), after=after, code=code)), Unavailable):
        pass
    return outcome


async def test_any_server_of_the_cluster_gives_access_to_all_rooms(cluster: Cluster) -> None:
    by_port = {cluster.owner(keys.room_log(code)).port: code for code in CODES}
    assert by_port.keys() == {server.port for server in cluster.primaries}
    codes = list(by_port.values())
    for server in cluster.servers:
        async with Store(server.url, "node") as store:
            for code in codes:
                length = len(await store.read(code))
                after = LogPosition(length, f"{length}") if length else START
                entry = sat(f"{length + 1}")
                assert isinstance(await append(store, to_room(entry, after=after, code=code)), Appended)
    async with Store(cluster.url, "node") as store:
        assert {len(await store.read(code)) for code in codes} == {len(cluster.servers)}


async def test_an_append_to_a_moved_slot_is_done_on_its_new_primary(store: Store, cluster: Cluster) -> None:
    assert isinstance(await append(store, to_room(sat("a"))), Appended)
    await asyncio.to_thread(cluster.move, keys.room_log(CODE), elsewhere(cluster))
    assert isinstance(await append(store, to_room(sat("b"), after=LogPosition(1, "a"))), Appended)
    assert [entry.id for entry in await store.read(CODE)] == ["a", "b"]
    changed = store.primaries.changed
    while store.primaries.owner(keys.room_log(CODE)).where != cluster.owner(keys.room_log(CODE)).where:
        await changed.wait()
        changed = store.primaries.changed


async def test_a_room_can_be_used_while_its_slot_is_moving(store: Store, cluster: Cluster) -> None:
    await append(store, to_room(sat("a")))
    key, source, target = keys.room_log(CODE), cluster.owner(keys.room_log(CODE)), elsewhere(cluster)
    finish = cluster.begin_move(key, target)
    assert [entry.id for entry in await store.read(CODE)] == ["a"]
    source.migrate(slot(key), target)
    assert [entry.id for entry in await store.read(CODE)] == ["a"]
    outcome = await append(store, to_room(sat("b"), after=LogPosition(1, "a")))
    assert isinstance(outcome, Appended) or (isinstance(outcome, Unavailable) and outcome.undone)
    finish()
    if not isinstance(outcome, Appended):
        await until_done(store, id="b", after=LogPosition(1, "a"))
    assert [entry.id for entry in await store.read(CODE)] == ["a", "b"]


async def test_an_unserved_slot_is_unavailable_until_it_is_served(store: Store, cluster: Cluster) -> None:
    key = keys.room_log(CODE)
    owner = cluster.owner(key)
    owner.ask("CLUSTER", "DELSLOTS", slot(key))
    outcome = await append(store, to_room(sat("a")))
    assert isinstance(outcome, Unavailable) and outcome.undone
    with pytest.raises(StoreAway):
        await store.read(CODE)
    owner.ask("CLUSTER", "ADDSLOTS", slot(key))
    assert isinstance(await until_done(store), Appended)


async def test_redirects_between_two_servers_end(store: Store, cluster: Cluster) -> None:
    owner, number = cluster.owner(keys.room_log(CODE)), slot(keys.room_log(CODE))
    owner.ask("CLUSTER", "SETSLOT", number, "NODE", elsewhere(cluster).id())
    outcome = await append(store, to_room(sat("a")))
    assert isinstance(outcome, Unavailable) and outcome.undone and "MOVED" in outcome.why
    owner.ask("CLUSTER", "SETSLOT", number, "NODE", owner.id())
    assert isinstance(await until_done(store), Appended)


async def test_a_dead_primarys_replica_is_used_even_if_the_url_names_the_primary(cluster: Cluster) -> None:
    dead, replica = cluster.replicated, cluster.replica
    code = next(code for code in CODES if cluster.owner(keys.room_log(code)) is dead)
    async with Store(dead.url, "node") as store:
        assert isinstance(await append(store, to_room(sat("a"), code=code)), Appended)
        await asyncio.to_thread(cluster.until_followed)
        dead.kill()
        try:
            outcome = await append(store, to_room(sat("b"), after=LogPosition(1, "a"), code=code))
            assert isinstance(outcome, Unavailable)
            replica.ask("CLUSTER", "FAILOVER", "TAKEOVER")
            assert isinstance(await until_done(store, code, "b", LogPosition(1, "a")), Appended)
            assert [entry.id for entry in await store.read(code)] == ["a", "b"]
        finally:
            dead.start_again()


async def test_a_silent_primary_does_not_delay_rooms_on_others(store: Store, cluster: Cluster) -> None:
    silent = cluster.owner(keys.room_log(CODE))
    other = next(code for code in CODES if cluster.owner(keys.room_log(code)) is not silent)
    silent.process.send_signal(signal.SIGSTOP)
    try:
        waiting = asyncio.create_task(append(store, to_room(sat("a"))))
        assert isinstance(await append(store, to_room(sat("a"), code=other)), Appended)
        assert isinstance(await waiting, Unavailable)
        assert [silent.where in problem for problem in await store.problems()] == [True]
    finally:
        silent.process.send_signal(signal.SIGCONT)
    await until_done(store)
    assert [entry.id for entry in await store.read(CODE)] == ["a"]


async def test_presence_works_wherever_its_keys_are(store: Store, cluster: Cluster) -> None:
    nodes = [f"node{number}" for number in range(8)]
    async with Store(cluster.url, nodes[0]) as first:
        for node in nodes:
            first.node = node
            await Leases(first).renew()
        presence, leases = StoredPresence(store), Leases(store)
        assert await leases.living() == frozenset(nodes)
        found = await presence.report(CODE, {ADA: "Ada of Lovelace"}, [])
        assert found.here == {ADA: {"node": "Ada of Lovelace"}}
        assert found.away == {}
        await presence.sweep(CODE, "node", [PlayerId(ADA)])
        found = await presence.report(CODE, {}, [])
        assert found.here == {}
        assert list(found.away) == [ADA]
        await leases.end_all()
        assert await leases.living() == frozenset()


@pytest.mark.parametrize(
    ("setting", "value", "usual"),
    [("maxmemory-policy", "allkeys-lru", "noeviction"), ("appendfsync", "everysec", "always")],
)
async def test_a_primary_that_may_lose_data_is_named(cluster: Cluster, setting: str, value: str, usual: str) -> None:
    one = cluster.primaries[1]
    one.ask("CONFIG", "SET", setting, value)
    try:
        if setting == "appendfsync":
            async with Store(cluster.url, "node") as store:
                (problem,) = await store.problems()
            assert f"{one.where} does not fsync every write" in problem
        else:
            with pytest.raises(StoreAway, match=f"{one.where} may evict keys"):
                async with Store(cluster.url, "node"):
                    pass
    finally:
        one.ask("CONFIG", "SET", setting, usual)


@pytest.mark.parametrize(
    ("url", "word"),
    [
        (lambda server: f"{server.url}/3", "answered with an error .ERR"),
        (lambda server: f"unix://{server.socket}", "name one of its servers by host and port"),
    ],
    ids=["database", "socket"],
)
async def test_a_url_that_does_not_fit_a_cluster_is_explained(
    cluster: Cluster, url: Callable[[Server], str], word: str
) -> None:
    with pytest.raises(StoreAway, match=word):
        async with Store(url(cluster.servers[0]), "node"):
            pass


def elsewhere(cluster: Cluster) -> Server:
    """Return a primary that does not have the room."""
    owner = cluster.owner(keys.room_log(CODE))
    return next(server for server in cluster.primaries if server is not owner)
