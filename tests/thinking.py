"""Thinking processes that tests use one after the other, since each takes long to start."""

from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from server.bots.pool import Thinkers, _Thinker


class Processes:
    """Processes that think about nothing now, by the queue that they are for."""

    def __init__(self) -> None:
        self._idle: defaultdict[str, list[_Thinker]] = defaultdict(list)

    @asynccontextmanager
    async def thinkers(self) -> AsyncIterator[Thinkers]:
        """Use these processes before any is started; keep those that think about nothing at the end."""
        async with Thinkers(1) as thinkers:
            pools = thinkers._moves, thinkers._later
            for pool in pools:
                pool._idle += [each for each in self._idle.pop(pool._name, ()) if each.process.is_alive()]
                pool._all.update(pool._idle)
            yield thinkers
            for pool in pools:
                pool._all.difference_update(pool._idle)
                self._idle[pool._name] += pool._idle
                pool._idle.clear()

    def end(self) -> None:
        """End the processes."""
        for idle in self._idle.values():
            for each in idle:
                each.end(wait=True)
