"""Runs Python's garbage collector when it disturbs nobody.

1. A collection looks at every object made since the last one. In play, nearly every room is rebuilt between two
   collections: with a thousand rooms each took 160 ms, in which nobody was answered. Moves leave no cycles, so the
   collector is off while the server is busy.
2. It runs once the server has been idle for a while, and after an hour at the latest.
3. Rooms leave cycles when they end. If memory grows to twice what the present connections and rooms should need, the
   collector runs earlier, but only for a small share of the time. Many new connections are no reason to run it: with
   15,000 connections a collection takes more than a second.
4. Objects from before the start, such as imported modules, are frozen: collecting them alone would take 60 ms.
"""

import asyncio
import gc
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

LOOK_SECONDS = 0.1
BUSY = 0.02
"""The server is busy above this share of a core."""
QUIET_LOOKS = 50
"""The number of idle checks in a row before a collection."""
LONGEST_SECONDS = 3600.0
GROWN = 2.0
"""The growth of memory, compared with the expected or the last known size, that starts a collection."""
CONNECTION, ROOM = 150, 3000
"""The approximate number of memory blocks of a connection, and of a room with a match and its log."""
SHARE = 0.02
"""The largest share of the time for collections while memory grows."""
THRESHOLDS = (100_000, 50, 50)
"""Young objects before a collection: with the default, the collector would stop the loop too often."""


@asynccontextmanager
async def out_of_the_way(
    held: Callable[[], tuple[int, int]] = lambda: (0, 0), look_seconds: float = LOOK_SECONDS
) -> AsyncIterator[None]:
    """Run the collector only when it disturbs nobody, while the context lasts.

    `held` returns the number of connections and of rooms.
    """
    before = gc.get_threshold()
    gc.set_threshold(*THRESHOLDS)
    gc.freeze()
    looking = asyncio.create_task(_look(held, look_seconds), name="garbage")
    try:
        yield
    finally:
        looking.cancel()  # the task needs no clean-up, so a cancelled wait is harmless
        gc.unfreeze()
        gc.set_threshold(*before)
        gc.enable()
        await asyncio.wait({looking})


async def _look(held: Callable[[], tuple[int, int]], look_seconds: float) -> None:
    used, collected, took = time.process_time(), time.monotonic(), 0.0
    first = known = sys.getallocatedblocks()
    quiet = 0
    while True:
        await asyncio.sleep(look_seconds)
        before, used = used, time.process_time()
        if used - before > BUSY * look_seconds:
            gc.disable()
            quiet = 0
        else:
            quiet += 1
        since = time.monotonic() - collected
        connections, rooms = held()
        kept = max(known, first + CONNECTION * connections + ROOM * rooms)
        grown = since * SHARE > took and sys.getallocatedblocks() > GROWN * kept
        if not gc.isenabled() and (quiet >= QUIET_LOOKS or since > LONGEST_SECONDS or grown):
            began = time.monotonic()
            gc.collect()
            gc.enable()
            collected, known = time.monotonic(), sys.getallocatedblocks()
            took = collected - began
            used = time.process_time()  # otherwise the collection itself would count as work
