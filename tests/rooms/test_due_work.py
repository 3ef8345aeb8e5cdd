"""A node's share of the due work, on a real store."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from protocol.ids import RoomCode
from server.rooms.due_work import AT_ONCE, LATE_MS, STEPS, DueWork
from server.rooms.peers import Peers
from server.store import keys
from server.store.client import Store
from server.store.due import DueTimes, DueWorkItem
from server.store.endpoint import StoreAway
from server.store.leases import Leases

NOW = 1_795_255_200_000
CODES = [RoomCode(f"KZ74{number}") for number in range(100, 140)]


class Node:
    """A node that looks; `done` is what it was given to do, which ends when `may_end` is set."""

    def __init__(self, store: Store) -> None:
        self.done: list[DueWorkItem] = []
        self.may_end = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.peers = Peers(leases=Leases(store), now=lambda: NOW, gone=lambda _: None, lapsed=lambda: None)
        self.work = DueWork(due=DueTimes(store), peers=self.peers, now=lambda: NOW, spawn=self._spawn, do=self._do)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.append(asyncio.ensure_future(work))

    async def _do(self, taken: DueWorkItem) -> None:
        self.done.append(taken)
        await self.may_end.wait()

    async def look(self) -> None:
        """Look at the whole share once, and do the work that was taken."""
        for step in range(STEPS):
            await self.work.look(step)
        await asyncio.sleep(0)


async def make_due(store: Store, late: int = LATE_MS) -> None:
    """Make something due in every room, so many ms ago."""
    for code in CODES:
        await store.ask("ZADD", keys.due(keys.bucket(code)), NOW - late, code)


async def test_a_node_leaves_newly_due_work_to_the_rooms_own_node(store: Store) -> None:
    node = Node(store)
    await make_due(store, LATE_MS - 1)
    await node.look()
    assert node.done == []


async def test_a_node_takes_only_as_much_work_as_it_can_do(store: Store) -> None:
    node = Node(store)
    await make_due(store)
    for _ in range(2):
        await node.look()
        assert len(node.done) == AT_ONCE
    node.may_end.set()
    while len(node.done) < len(CODES):
        await asyncio.gather(*node.tasks)
        await node.look()
    assert sorted(taken.code for taken in node.done) == CODES


async def test_living_nodes_share_the_buckets_and_a_dead_ones_share_is_taken_over(url: str) -> None:
    async with Store(url, "one") as first, Store(url, "two") as second, Store(url, "three") as third:
        nodes = [Node(each) for each in (first, second, third)]
        for _ in range(2):
            for node in nodes:
                await node.peers.start()
        shares = [{*node.peers.share(keys.BUCKETS)} for node in nodes]
        assert {len(share) for share in shares} == {341, 342}
        assert set.union(*shares) == {*range(keys.BUCKETS)}
        await third.ask("ZADD", keys.NODES_LIVING, 0, "three")  # its lease has run out
        for node in nodes[:2]:
            await node.peers.start()
            node.may_end.set()
        await make_due(first)
        while sum(len(node.done) for node in nodes) < len(CODES):
            for node in nodes[:2]:
                await node.look()
        assert sorted(taken.code for node in nodes[:2] for taken in node.done) == CODES
        assert min(len(node.done) for node in nodes[:2]) > 0


async def test_what_cannot_be_taken_now_stays_due(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    node = Node(store)
    await make_due(store)
    node.may_end.set()

    async def away(*_: object) -> None:
        raise StoreAway("away")

    with monkeypatch.context() as patched:
        patched.setattr(DueTimes, "take", away)
        await node.look()
    assert node.done == []
    await node.look()
    assert node.done


async def test_it_looks_again_and_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.rooms.due_work.LOOK_SECONDS", 0.01)
    node = Node(store)
    node.may_end.set()
    running = asyncio.create_task(node.work.run())
    await make_due(store)
    while len(node.done) < len(CODES):
        await store.exists(CODES[0])
    running.cancel()
    await asyncio.wait({running})
