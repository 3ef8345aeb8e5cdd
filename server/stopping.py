"""Being told to stop: the first signal asks, a second one cuts the waiting short, and the hard end waits for nobody."""

import asyncio
import faulthandler
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import structlog

HARD_SECONDS = 9.0
"""A process that was told to stop and has not ended after so long is ended where it stands."""
HANGUP = getattr(signal, "SIGHUP", None)
"""What a terminal sends that is closed, to all that run in it; not on Windows."""

log = structlog.get_logger(__name__)


class Stop:
    """Whether the process that runs in the current task was told to stop; `asked` may be set by whoever wants it to.

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
        """Return when the process is to stop. It has started by now: a signal before this ends the start at once."""
        self._up = True
        await self.asked.wait()
        self._arm()

    def ask(self) -> None:
        """Ask for the stop, as a first signal does."""
        self._arm()
        self._ask()

    def take_signal(self, number: int, frame: FrameType | None) -> None:
        """Take a signal. It comes between any two steps of Python code, even while the event loop stands still."""
        if number == HANGUP and self._armed:
            return  # the system and the shell both send it, which is no impatience
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
            # A thread of C's, which needs nothing of a Python that is stuck, and shows where it is.
            faulthandler.dump_traceback_later(self._hard_seconds, exit=True)


@contextmanager
def on_signals(*signals: signal.Signals, hard_seconds: float | None = None, insisting: bool = True) -> Iterator[Stop]:
    """Take signals, for this process's whole life, as being told to stop; ends the context quietly when cancelled so.

    SIGINT is ignored where it is not among them, since a terminal sends it to every process at once. So is SIGHUP; else
    it is taken as SIGINT is, unless it is to be outlived (nohup).
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
