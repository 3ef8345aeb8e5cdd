"""The peers of a node: the other nodes that are alive, as leases in the store show, and this node's share of the work.

1. Each node renews its lease once a second, and gets the nodes whose leases have not run out.
2. A node that is missing there is gone: `gone` is called, and rooms with its players look at their presence again.
3. A node that could not renew for longer than `ABSENT_MS`, or whose lease had run out, calls `lapsed`. The other
   nodes may have removed its players, so its rooms hold themselves again and read on.
4. The time during which the store was unavailable is remembered: it does not count as a player's absence.
5. Work that any node can do is divided by the sorted ids of the nodes that are alive.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Collection

import structlog

from server.store.endpoint import StoreAway
from server.store.leases import ABSENT_MS, Leases, Renewed

RENEW_SECONDS = 1.0
OUTAGES_KEPT = 20

log = structlog.get_logger(__name__)


class Peers:
    """The other nodes, as this one sees them.

    `gone` is called with nodes that have died, `lapsed` when this node was without the store for so long that others
    may have thought it dead, and swept away what it had told them. `without` counts the ms during which no node lived.
    """

    def __init__(
        self,
        *,
        leases: Leases,
        now: Callable[[], int],
        gone: Callable[[frozenset[str]], None],
        lapsed: Callable[[], None],
    ) -> None:
        self._leases = leases
        self._now = now
        self._gone = gone
        self._lapsed = lapsed
        self._living: frozenset[str] = frozenset()
        self.without = 0
        self._outages: deque[tuple[int, int]] = deque(maxlen=OUTAGES_KEPT)

    def lives(self, node: str) -> bool:
        """Tell whether a node lives."""
        return node in self._living

    def outage_since(self, at: int) -> int:
        """Return how long the store was away since a time; both in ms, the time since 1970 UTC."""
        return sum(end - max(start, at) for start, end in self._outages if end > at)

    def share(self, whole: int) -> range:
        """Return which of so many parts of the work are this node's, as long as the same nodes live."""
        nodes = sorted(self._living | {self._leases.node})
        return range(nodes.index(self._leases.node), whole, len(nodes))

    async def meet(self, nodes: Collection[str]) -> None:
        """Find out about nodes that are not known to live: one that was dead may live again. Raises StoreAway."""
        if set(nodes) - self._living - {self._leases.node}:
            self._living |= await self._leases.living()

    async def start(self) -> None:
        """Take the lease. Raises StoreAway."""
        self._know(await self._leases.renew())

    def _know(self, renewed: Renewed) -> None:
        self._living, self.without = renewed.living, renewed.without

    async def run(self) -> None:
        """Renew the lease and look after the others until cancelled."""
        renewed = self._now()
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            try:
                found = await self._leases.renew()
            except StoreAway:
                continue
            before, renewed = renewed, self._now()
            outage = renewed - before > ABSENT_MS
            if outage:
                self._outages.append((before, renewed))
            # A node whose lease lapsed reports everything again, and is found again then.
            gone = self._living - found.living
            self._know(found)
            if outage or not found.stood:
                log.warning("reporting presence again", lapsed=not found.stood, outage_ms=renewed - before)
                self._lapsed()
            if gone:
                log.warning("nodes gone", nodes=sorted(gone))
                self._gone(gone)
