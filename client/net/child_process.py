"""A program that was started is seen to its end, also by one who is told to be gone meanwhile."""

import asyncio
from asyncio.subprocess import Process
from contextlib import suppress

SECONDS = 2.0
"""Killed, a program is gone at once; but what it started may hold its pipes open, and is waited for only so long."""


async def reap(program: Process) -> None:
    """Kill a program that still runs, and see it gone: what it has written is read to its end, or it would never be.

    Nobody else may read of it then. A cancellation is put off until it is gone: left before, it would be nobody's.
    """
    if program.returncode is None:
        with suppress(ProcessLookupError):
            program.kill()
    until = asyncio.get_running_loop().time() + SECONDS
    cancelled: asyncio.CancelledError | None = None
    while True:
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(until):
                    await program.communicate()
            break
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        raise cancelled
