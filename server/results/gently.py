"""Work that yields to play: a rest follows each piece of it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

RESTS = 49
"""How many times as long as a piece of work took the rest after it is; the rest is shorter the more work waits."""
LONGEST_REST = 5.0


@asynccontextmanager
async def gently(waiting: Callable[[], int] = lambda: 0) -> AsyncIterator[None]:
    """Do a piece of work and rest after it, so that a busy node plays first and still keeps up."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    yield
    rest = min(LONGEST_REST, RESTS * (loop.time() - began))
    await asyncio.sleep(rest / (1 + waiting()))
