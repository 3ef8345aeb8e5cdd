"""This node's lease, and which of the nodes that it has met live."""

import asyncio
from collections import deque
from collections.abc import Callable, Collection

import structlog

from server.store.endpoint import StoreAway
from server.store.presence import Presence

RENEW_SECONDS = 1.0
OUTAGE_MS = 2500
"""Time without the store that is nobody's."""
OUTAGES_KEPT = 20

log = structlog.get_logger(__name__)


class Neighbours:
    """The other nodes, as this one sees them.

    `gone` is called with nodes that have died, `lapsed` when this node was without the store for so long that others
    may have thought it dead, and swept away what it had told them.
    """

    def __init__(
        self,
        presence: Presence,
        now: Callable[[], int],
        gone: Callable[[frozenset[str]], None],
        lapsed: Callable[[], None],
    ) -> None:
        self.presence = presence
        self._now = now
        self._gone = gone
        self._lapsed = lapsed
        self._living: frozenset[str] = frozenset()
        self._outages: deque[tuple[int, int]] = deque(maxlen=OUTAGES_KEPT)

    def lives(self, node: str) -> bool:
        """Tell whether a node that was met lives."""
        return node in self._living

    def outage_since(self, at: int) -> int:
        """Return how long the store was away since a time; both in ms, the time since 1970 UTC."""
        return sum(end - max(start, at) for start, end in self._outages if end > at)

    async def meet(self, nodes: Collection[str]) -> None:
        """Find out about nodes that are not known to live: one that was dead may live again. Raises StoreAway."""
        new = set(nodes) - self._living - {self.presence.node}
        if new:
            living = await self.presence.living(new)
            self._living |= living

    async def start(self) -> None:
        """Take the lease. Raises StoreAway."""
        await self.presence.renew()

    async def run(self) -> None:
        """Renew the lease and look after the others until cancelled."""
        renewed = self._now()
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            met = self._living
            try:
                stood = await self.presence.renew()
                living = await self.presence.living(met)
            except StoreAway:
                continue
            before, renewed = renewed, self._now()
            outage = renewed - before > OUTAGE_MS
            if outage:
                self._outages.append((before, renewed))
            if outage or not stood:
                log.warning("telling who is here again", lapsed=not stood, outage_ms=renewed - before)
                self._lapsed()
            # One that the store lost sight of tells everything again, and is met again then.
            gone = met - living
            self._living -= gone
            if gone:
                log.warning("nodes gone", nodes=sorted(gone))
                self._gone(gone)
