"""Work that takes long, in a thread beside the event loop: one piece after the other.

Threads take turns at running Python, and the event loop is one of them: it has to wait for its turn whenever it wakes,
for each of many sockets. Beside six threads that work, one answer in a hundred took 360 ms, beside one 16 ms, and 5 ms
where turns are short.
"""

import asyncio
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import ParamSpec, TypeVar

TURN_SECONDS = 0.001
"""How long a thread may run Python while another waits for it: Python has 0.005."""

P = ParamSpec("P")
T = TypeVar("T")
_ONE = ThreadPoolExecutor(1, "aside")


async def aside(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Return what a function returns, beside the event loop, when its turn has come. Raises what it raises."""
    return await asyncio.get_running_loop().run_in_executor(_ONE, partial(function, *args, **kwargs))


@contextmanager
def short_turns() -> Iterator[None]:
    """Have threads take short turns while the context lasts."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(TURN_SECONDS)
    try:
        yield
    finally:
        sys.setswitchinterval(before)
