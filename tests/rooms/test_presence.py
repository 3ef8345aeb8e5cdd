"""Who is in a room by way of which node, on a real store."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from types import SimpleNamespace
from typing import Any, cast

import pytest

from protocol.ids import PlayerId, RoomCode
from server.rooms.node import Node as RoomsNode
from server.rooms.peers import Peers
from server.rooms.presence import RoomPresence
from server.store.client import Store
from server.store.leases import Leases
from server.store.presence import StoredPresence

CODE = RoomCode("KZ74QM2")
ADA, BEN = PlayerId("A" * 16), PlayerId("B" * 16)


class Node:
    """The presence of a room on a node; `heard` lists the calls that the room got."""

    def __init__(self, store: Store) -> None:
        self.store, self.stored, self.leases = store, StoredPresence(store), Leases(store)
        self.heard: list[object] = []
        self._tasks: list[asyncio.Task[None]] = []
        peers = Peers(leases=self.leases, now=lambda: 0, gone=lambda _: None, lapsed=lambda: None)
        tasks = SimpleNamespace(spawn=self._spawn, pause=_at_once)
        self.presence = RoomPresence(
            code=CODE,
            node=cast(RoomsNode, SimpleNamespace(peers=peers, presence=self.stored, tasks=tasks)),
            changed=lambda: None,
            unheard=lambda: self.heard.append("unheard"),
        )

    async def begin(self) -> None:
        """Live, and hold the room."""
        await self.leases.renew()
        await self.store.hold(CODE)

    async def settle(self) -> None:
        """Wait until the presence has sent all its changes."""
        while self._tasks:
            await self._tasks.pop()

    async def look(self) -> None:
        """Look who is in the room, as after another node's announcement of a change."""
        self.presence.look()
        await self.settle()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.ensure_future(work))


async def _at_once() -> None:
    return None


@pytest.fixture
async def nodes(url: str) -> AsyncIterator[tuple[Node, Node]]:
    """Two nodes that hold the room, Ada being in it by way of the first."""
    async with (
        Store(url, "one") as first,
        Store(url, "two") as second,
    ):
        one, two = Node(first), Node(second)
        await one.begin()
        await two.begin()
        one.presence.enter(ADA, "Ada")
        await one.settle()
        await two.look()
        yield one, two


async def test_a_node_that_was_thought_dead_tells_and_holds_again(nodes: tuple[Node, Node]) -> None:
    one, two = nodes
    await two.stored.sweep(CODE, "one", [ADA])
    await two.look()
    assert ADA in two.presence.away
    await one.look()
    assert one.heard == ["unheard"]
    found = await two.stored.report(CODE, {}, ())
    assert found.here == {ADA: {"one": "Ada"}}
    assert found.holders == {"one", "two"}
    await two.look()
    assert two.presence.away == {}


async def test_a_player_on_two_nodes_has_left_when_both_connections_have_ended(nodes: tuple[Node, Node]) -> None:
    one, two = nodes
    two.presence.enter(ADA, "Ada")
    await two.settle()
    await one.look()
    assert one.presence.elsewhere(ADA) and two.presence.elsewhere(ADA)
    one.presence.leave(ADA)
    await one.settle()
    assert set(one.presence.names) == {ADA} and one.presence.away == {}
    await two.look()
    assert not two.presence.elsewhere(ADA)
    two.presence.leave(ADA)
    await two.settle()
    await one.look()
    assert one.presence.names == two.presence.names == {}
    assert set(one.presence.away) == set(two.presence.away) == {ADA}


async def test_a_sweep_keeps_players_on_other_nodes(nodes: tuple[Node, Node]) -> None:
    one, two = nodes
    one.presence.enter(BEN, "Ben")
    await one.settle()
    two.presence.enter(ADA, "Ada")
    await two.settle()
    await two.stored.sweep(CODE, "one", [ADA, BEN])
    found = await two.stored.report(CODE, {}, ())
    assert set(found.here) == {ADA}
    assert set(found.away) == {BEN}
    assert found.holders == {"two"}
