"""When garbage is looked for: not while rooms are played in.

Python's collector looks at everything that was made since it last looked, and in play nearly every room is made anew
between two looks: with a thousand rooms each took 160 ms, in which nobody was answered. Nothing that a move makes needs
it, since moves leave no cycles behind. So it rests while the server is busy, and looks once that has nothing to do, or
at last after an hour. But rooms do leave cycles when they end, and whoever makes many of them end must not fill the
memory: where that has doubled, it is looked before that, for so small a share of the time that it hardly disturbs. What
was there before all that, as what was imported, is never looked at: it alone would take 60 ms.
"""

import asyncio
import gc
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

LOOK_SECONDS = 0.1
BUSY = 0.02
"""The share of a core from which on the server counts as busy."""
QUIET_LOOKS = 50
"""For how many looks the server has nothing to do before all garbage is looked for."""
LONGEST_SECONDS = 3600.0
GROWN = 2.0
"""How much there may be of what there was after the last look, before there is another one.

What is played in takes memory too, and who comes does not go at once: with less, a server that fills looks and looks,
and finds nothing.
"""
SHARE = 0.02
"""The share of the time that is spent on looking where the memory grows all the time."""
THRESHOLDS = (100_000, 50, 50)
"""Young objects before a collection: with the default, the collector stops the loop again and again."""


@asynccontextmanager
async def out_of_the_way(look_seconds: float = LOOK_SECONDS) -> AsyncIterator[None]:
    """Have the collector look when it disturbs nobody, while the context lasts."""
    before = gc.get_threshold()
    gc.set_threshold(*THRESHOLDS)
    gc.freeze()
    looking = asyncio.create_task(_look(look_seconds), name="garbage")
    try:
        yield
    finally:
        looking.cancel()
        await asyncio.wait({looking})
        gc.unfreeze()
        gc.set_threshold(*before)
        gc.enable()


async def _look(look_seconds: float) -> None:
    used, collected, took, known = time.process_time(), time.monotonic(), 0.0, sys.getallocatedblocks()
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
        grown = since * SHARE > took and sys.getallocatedblocks() > known * GROWN
        if not gc.isenabled() and (quiet >= QUIET_LOOKS or since > LONGEST_SECONDS or grown):
            began = time.monotonic()
            gc.collect()
            gc.enable()
            collected, known = time.monotonic(), sys.getallocatedblocks()
            took = collected - began
            used = time.process_time()  # or looking would itself count as being busy, and be done again and again
