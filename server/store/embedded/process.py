"""The process of an embedded store: the first of a process group of its own, whose end is the group's end.

While it rewrites its files a store has a child, and the child has all that the store has open: its lock, its output and
its clients' connections. If the store is killed, nobody is told before the child has ended, so it is ended at once.
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
    """Start a store that inherits the descriptor of its lock; its output is to be read. Raises OSError."""
    loop = asyncio.get_running_loop()
    transport, protocol = await loop.subprocess_exec(
        lambda: _First(limit=_LIMIT, loop=loop),
        *command,
        stdin=DEVNULL,
        stdout=PIPE,
        stderr=STDOUT,
        pass_fds=(lock,),
        start_new_session=True,  # or Ctrl-C would end it before its server
        env=os.environ | {"LC_ALL": "C"},  # it does not start in a locale that is not installed
    )
    return Process(transport, protocol, loop)


async def gone(killed: Process) -> None:
    """Return when a killed store is no more, and all that it has said is read; a cancellation is put off till then."""
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
    """Kill what there is of a store and its children."""
    with suppress(ProcessLookupError):
        os.killpg(first, signal.SIGKILL)
