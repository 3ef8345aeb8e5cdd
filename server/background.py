"""Background work: long work in a thread beside the event loop, and pauses between pieces of work.

Threads take turns at running Python, and the event loop is one of them: it waits for its turn whenever it wakes. With
six working threads, one answer in a hundred took 360 ms; with one thread 16 ms, and with short turns 5 ms.
"""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import ParamSpec, TypeVar

TURN_SECONDS = 0.001
"""Seconds that a thread may run Python while another waits; Python's default is 0.005."""

P = ParamSpec("P")
T = TypeVar("T")
_ONE = ThreadPoolExecutor(1, "background")


async def run_in_thread(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run a function beside the event loop, after the work before it, and return its result. Raises what it raises."""
    return await asyncio.get_running_loop().run_in_executor(_ONE, partial(function, *args, **kwargs))


@contextmanager
def short_turns() -> Iterator[None]:
    """Give threads short turns while the context lasts."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(TURN_SECONDS)
    try:
        yield
    finally:
        sys.setswitchinterval(before)


@asynccontextmanager
async def paced(seconds: float) -> AsyncIterator[None]:
    """Run a piece of work and pause after it, so that a node with much to do serves players first.

    The pause is at least a tenth as long as the work, and ends no earlier than `seconds` after its beginning.
    """
    loop = asyncio.get_running_loop()
    began = loop.time()
    yield
    took = loop.time() - began
    await asyncio.sleep(max(took / 10, seconds - took))
