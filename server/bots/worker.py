"""Sets up a thinking process: it gets a low priority, and ends when its server ends.

It imports as little as possible, above all not the metrics: its counts would be taken for the server's.
"""

import multiprocessing
import os
import signal
import sys
from threading import Thread

LAST = 19
"""The niceness of work that runs only on an idle machine."""


def begin(niceness: int) -> None:
    """Set up the process; `niceness` is a POSIX one, from 0 to 19."""
    for name in ("SIGINT", "SIGHUP"):  # a terminal sends them to every process at once: only the server reacts
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    _step_back(niceness)
    Thread(target=_end_with_the_server, daemon=True).start()


def _step_back(niceness: int) -> None:
    if sys.platform == "win32":
        import ctypes

        below_normal, idle = 0x4000, 0x40
        kernel = ctypes.WinDLL("kernel32")
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        kernel.SetPriorityClass.argtypes = ctypes.c_void_p, ctypes.c_uint32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), idle if niceness > 15 else below_normal)
    else:
        now = os.getpriority(os.PRIO_PROCESS, 0)
        os.setpriority(os.PRIO_PROCESS, 0, max(now, niceness))
        if sys.platform == "linux" and niceness == LAST:  # so that it never delays a server on its core
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _end_with_the_server() -> None:
    """Exit at once when the parent process has ended, for whatever reason."""
    parent = multiprocessing.parent_process()
    assert parent is not None  # noqa: S101 # a server started this process
    parent.join()
    os._exit(0)
