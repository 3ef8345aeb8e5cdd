"""The loop that servers run on, for what measures them; a signal ends it, with all that it has started."""

import asyncio
import signal
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run work to its end. Raises SystemExit, once all that it has started has ended, where a signal ends it."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(_until_told(work))
    return uvloop.run(_until_told(work))


async def _until_told(work: Coroutine[Any, Any, T]) -> T:
    loop, running = asyncio.get_running_loop(), asyncio.ensure_future(work)
    told: list[int] = []

    def end(signalled: int) -> None:
        told.append(signalled)
        running.cancel()

    for each in ENDING:
        loop.add_signal_handler(each, end, each)
    try:
        return await running
    except asyncio.CancelledError:
        if not told:
            raise
        raise SystemExit(128 + told[0]) from None
