"""When the store took no writes, with a time of the test's own."""

import asyncio
from collections.abc import Mapping
from typing import Any, cast

import pytest

from server.rooms.outages import Outage, Outages
from server.store import keys
from server.store.client import Store
from server.store.endpoint import StoreAway
from server.store.link import Answer, Arguments
from tests.store.appending import CODE

BUCKET = keys.bucket(CODE)


class Halves:
    """The primaries of a store, one for the room's bucket and one for all others, which a test answers for."""

    def __init__(self) -> None:
        self.node, self.primaries = "node", self
        self.asked: dict[str, Answer] = {}
        self.rooms_primary = "room's"
        self.changed = asyncio.Event()

    def owner(self, key: str) -> str:
        """Return which primary has a key."""
        return self.rooms_primary if key == keys.probe(BUCKET) else "other"

    def move(self) -> None:
        """Have one primary take over everything."""
        self.rooms_primary, self.changed = "other", asyncio.Event()

    def call(self, key: str, arguments: Arguments, answer: Answer) -> None:
        """Take a question."""
        assert arguments[:2] == ("SET", key)
        self.asked[self.owner(key)] = answer

    def answer(self, primary: str, reply: Any = b"OK") -> None:
        """Answer for a primary."""
        self.asked.pop(primary)(reply)


class Watch:
    """A reach over two primaries at a time of the test's own; `ended` are outages that are over."""

    def __init__(self) -> None:
        self.now = 1_000_000
        self.store = Halves()
        self.ended: list[Mapping[int, Outage]] = []
        self.reach = Outages(cast(Store, self.store), lambda: self.now, self.ended.append)

    def probe(self, room: Any = b"OK") -> None:
        """Write to both primaries; the room's answers as given."""
        self.reach.probe()
        self.store.answer("other")
        self.store.answer("room's", room)


@pytest.fixture
def watch() -> Watch:
    return Watch()


def test_a_store_is_within_reach_for_a_moment_after_it_took_a_write(watch: Watch) -> None:
    assert not watch.reach.lately(CODE)
    watch.probe()
    watch.now += 2_500
    assert watch.reach.lately(CODE)
    watch.now += 1
    assert not watch.reach.lately(CODE)
    assert watch.ended == []


def test_the_end_of_a_primarys_outage_is_reported_for_its_buckets(watch: Watch) -> None:
    watch.probe()
    began = watch.now
    for _ in range(4):
        watch.now += 1_000
        watch.probe(StoreAway("away"))
        assert watch.ended == []
    watch.now += 1_000
    watch.probe()
    assert watch.ended == [{BUCKET: Outage(began, watch.now, refused=True)}]
    watch.now += 1_000
    watch.probe()
    assert len(watch.ended) == 1


def test_a_bucket_that_has_moved_is_within_reach_of_its_new_primary(watch: Watch) -> None:
    watch.probe()
    watch.store.move()
    watch.now += 10_000
    watch.reach.probe()
    assert [*watch.store.asked] == ["other"]
    watch.store.answer("other")
    assert watch.reach.lately(CODE)


def test_a_moment_without_the_store_is_no_outage(watch: Watch) -> None:
    watch.probe()
    watch.now += 1_000
    watch.probe(StoreAway("away"))
    watch.now += 1_000
    watch.probe()
    assert watch.ended == []


def test_a_pause_of_this_node_is_distinguished_from_an_outage(watch: Watch) -> None:
    watch.probe(StoreAway("away"))
    watch.probe()
    began = watch.now
    watch.now += 60_000
    watch.probe()
    told = {bucket: outage for each in watch.ended for bucket, outage in each.items()}
    assert told == dict.fromkeys(range(keys.BUCKETS), Outage(began, watch.now, refused=False))


async def test_a_real_store_is_within_reach(store: Store) -> None:
    reach = Outages(store, lambda: 1_000_000, lambda _: None)
    reach.probe()
    while not reach.lately(CODE):
        await store.exists(CODE)
