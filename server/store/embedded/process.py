"""The process of an embedded store, which leads a process group of its own; its end is the end of the group.

While it rewrites its files, a store has a child that shares everything the store has open: its lock, its output and its
clients' connections. If the store is killed, these would stay open until the child ends, so the child is ended at once.
"""

import asyncio
import os
import signal
from asyncio.subprocess import DEVNULL, PIPE, STDOUT, Process, SubprocessStreamProtocol
from contextlib import suppress
from typing import cast

_LIMIT = 2**16


class _First(SubprocessStreamProtocol):
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._first = cast(asyncio.SubprocessTransport, transport).get_pid()

    def process_exited(self) -> None:
        kill_group(self._first)
        super().process_exited()


async def start(command: list[str], lock: int) -> Process:
    """Start a store that inherits the descriptor of its lock; its output must be read. Raises OSError."""
    loop = asyncio.get_running_loop()
    transport, protocol = await loop.subprocess_exec(
        lambda: _First(limit=_LIMIT, loop=loop),
        *command,
        stdin=DEVNULL,
        stdout=PIPE,
        stderr=STDOUT,
        pass_fds=(lock,),
        start_new_session=True,  # otherwise Ctrl-C would end it before its server
        env=os.environ | {"LC_ALL": "C"},  # it does not start with a locale that is not installed
    )
    return Process(transport, protocol, loop)


async def gone(killed: Process) -> None:
    """Wait until a killed store is gone and all its output is read; a cancellation takes effect after that."""
    cancelled: asyncio.CancelledError | None = None
    while True:
        try:
            await killed.communicate()
            break
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        raise cancelled


def kill_group(first: int) -> None:
    """Kill a store and its children."""
    with suppress(ProcessLookupError):
        os.killpg(first, signal.SIGKILL)
