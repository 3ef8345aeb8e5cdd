"""When garbage is looked for: not while rooms are played in.

Python's collector looks at everything that was made since it last looked, and in play nearly every room is made anew
between two looks: with a thousand rooms each took 160 ms, in which nobody was answered. Nothing that a move makes needs
it, since moves leave no cycles behind. So it rests while the server is busy, and looks once that has nothing to do, or
at last after an hour. But rooms do leave cycles when they end, and whoever makes many of them end must not fill the
memory: where it is twice what those who are there should take, it is looked before that, for so small a share of the
time that it hardly disturbs. That many come is no reason: with 15,000 connections a look takes more than a second.
What was there before all that, as what was imported, is never looked at: it alone would take 60 ms.
"""

import asyncio
import gc
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

LOOK_SECONDS = 0.1
BUSY = 0.02
"""The share of a core from which on the server counts as busy."""
QUIET_LOOKS = 50
"""For how many looks the server has nothing to do before all garbage is looked for."""
LONGEST_SECONDS = 3600.0
GROWN = 2.0
"""How much memory may be taken of what should be, or was after the last look, before there is another one."""
CONNECTION, ROOM = 150, 300
"""About how many blocks of memory are kept for a connection, and for a room: one that is played in takes more."""
SHARE = 0.02
"""The share of the time that is spent on looking where the memory grows all the time."""
THRESHOLDS = (100_000, 50, 50)
"""Young objects before a collection: with the default, the collector stops the loop again and again."""


@asynccontextmanager
async def out_of_the_way(
    held: Callable[[], tuple[int, int]] = lambda: (0, 0), look_seconds: float = LOOK_SECONDS
) -> AsyncIterator[None]:
    """Have the collector look when it disturbs nobody, while the context lasts.

    `held` tells how many connections and how many rooms there are.
    """
    before = gc.get_threshold()
    gc.set_threshold(*THRESHOLDS)
    gc.freeze()
    looking = asyncio.create_task(_look(held, look_seconds), name="garbage")
    try:
        yield
    finally:
        looking.cancel()  # it does nothing more: so all is as it was also where waiting for its end is broken off
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
            used = time.process_time()  # or looking would itself count as being busy, and be done again and again
