"""Outages of the store: each primary is written to once a second, and buckets without an answer have an outage.

While the store is unavailable or refuses writes, or this node is paused, no time counts against a player.
"""

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

from protocol.ids import RoomCode
from server.store import keys
from server.store.client import PROBE_MS, Store
from server.store.endpoint import Endpoint
from server.store.leases import ABSENT_MS

PROBE_SECONDS = 1.0
_NEVER = 0


class Outage(NamedTuple):
    """The store took no write of a bucket from `since` to `until`, in ms since 1970 UTC.

    `refused`: it was asked in vain; otherwise this node was paused and did not ask.
    """

    since: int
    until: int
    refused: bool


class Outages:
    """The reach of this node's writes; `ended` is called with outages that are over, by bucket."""

    def __init__(self, store: Store, now: Callable[[], int], ended: Callable[[Mapping[int, Outage]], None]) -> None:
        self._store = store
        self._now = now
        self._ended = ended
        self._reached = [_NEVER] * keys.BUCKETS
        self._refused = [False] * keys.BUCKETS
        self._layout: asyncio.Event | None = None
        self._shares: dict[Endpoint, list[int]] = {}

    def lately(self, code: RoomCode) -> bool:
        """Tell whether a write to the store of a room was just taken."""
        return self._now() - self._reached[keys.bucket(code)] <= ABSENT_MS

    async def run(self) -> None:
        """Write to every primary once a second, until cancelled."""
        while True:
            self.probe()
            await asyncio.sleep(PROBE_SECONDS)

    def probe(self) -> None:
        """Write to every primary; the answers come later."""
        primaries = self._store.primaries
        if self._layout is not primaries.changed:  # another event since the layout has changed
            self._layout, self._shares = primaries.changed, {}
            for bucket in range(keys.BUCKETS):
                self._shares.setdefault(primaries.owner(keys.probe(bucket)), []).append(bucket)
        for buckets in self._shares.values():
            key = keys.probe(buckets[0])
            primaries.call(key, ("SET", key, self._store.node, b"PX", PROBE_MS), partial(self._answered, buckets))

    def _answered(self, buckets: list[int], reply: Any) -> None:
        if isinstance(reply, Exception):
            for bucket in buckets:
                self._refused[bucket] = True
            return
        now = self._now()
        outages = {
            bucket: Outage(self._reached[bucket], now, self._refused[bucket])
            for bucket in buckets
            if self._reached[bucket] != _NEVER and now - self._reached[bucket] > ABSENT_MS
        }
        for bucket in buckets:
            self._reached[bucket], self._refused[bucket] = now, False
        if outages:
            self._ended(outages)
