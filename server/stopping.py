"""Stopping on signals: the first asks, a second one cancels the wait, and a hard end comes in any case."""

import asyncio
import faulthandler
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import structlog

HARD_SECONDS = 9.0
"""Seconds from the first signal to the hard end of the process."""
HANGUP = getattr(signal, "SIGHUP", None)
"""The signal from a closing terminal to every process in it; Windows has none."""

log = structlog.get_logger(__name__)


class Stop:
    """Whether the process that runs in the current task should stop; any code may set `asked`.

    `insisting`: a second signal cancels the task; otherwise it changes nothing.
    """

    def __init__(self, hard_seconds: float, insisting: bool) -> None:
        self.asked = asyncio.Event()
        self._hard_seconds = hard_seconds
        self._insisting = insisting
        self._up = False
        self._signalled = False
        self._armed = False
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.current_task()

    async def wait(self) -> None:
        """Wait until the process should stop. The start is complete then: a signal before that cancels it."""
        self._up = True
        await self.asked.wait()
        self._arm()

    def ask(self) -> None:
        """Ask for the stop, as a first signal does."""
        self._arm()
        self._ask()

    def take_signal(self, number: int, frame: FrameType | None) -> None:
        """Handle a signal. It may arrive between any two steps of Python code, even while the event loop is stuck."""
        if number == HANGUP and self._armed:
            return  # the system and the shell both send it: the second one does not insist
        self._arm()
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._ask)

    def _ask(self) -> None:
        again, self._signalled = self._signalled, True
        self.asked.set()
        if self._task is not None and (not self._up or (again and self._insisting)):
            self._task.cancel()

    def _arm(self) -> None:
        if not self._armed:
            self._armed = True
            # A C thread, which works even if Python is stuck, and shows where it is stuck.
            faulthandler.dump_traceback_later(self._hard_seconds, exit=True)


@contextmanager
def on_signals(*signals: signal.Signals, hard_seconds: float | None = None, insisting: bool = True) -> Iterator[Stop]:
    """Handle signals as a stop for the rest of the process; the context ends quietly if a stop cancels it.

    SIGINT is ignored unless it is among them, because a terminal sends it to every process at once. SIGHUP is treated
    like SIGINT, unless it is ignored already (nohup).
    """
    stop = Stop(hard_seconds or HARD_SECONDS, insisting)
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, stop.take_signal if name in signals else signal.SIG_IGN)
    if HANGUP is not None and signal.getsignal(HANGUP) is not signal.SIG_IGN:
        signal.signal(HANGUP, stop.take_signal if signal.SIGINT in signals else signal.SIG_IGN)
    try:
        yield stop
    except asyncio.CancelledError:
        if not stop.asked.is_set():
            raise
        log.info("stopped without waiting")
