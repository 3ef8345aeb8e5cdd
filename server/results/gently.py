"""Background work that leaves most of the time to play: a pause follows each piece."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

RESTS = 49
"""The length of the pause, as a multiple of the work before it; it is shorter if more work waits."""
LONGEST_REST = 5.0


@asynccontextmanager
async def gently(waiting: Callable[[], int] = lambda: 0) -> AsyncIterator[None]:
    """Run a piece of work and pause after it, so that a busy node serves players first and still keeps up."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    yield
    rest = min(LONGEST_REST, RESTS * (loop.time() - began))
    await asyncio.sleep(rest / (1 + waiting()))
