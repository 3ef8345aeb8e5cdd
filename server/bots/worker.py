"""What a process that computers think in is from its start: of low priority, and gone as soon as its server is.

It imports no more than it must: not what the server counts, since its numbers would be taken for a server's.
"""

import multiprocessing
import os
import signal
import sys
from threading import Thread

LAST = 19
"""The niceness of what is done when there is nothing else to do."""


def begin(niceness: int) -> None:
    """Make the process what it is to be; `niceness` as POSIX has it, from 0 to 19."""
    for name in ("SIGINT", "SIGHUP"):  # a terminal sends them to every process at once: the server's to obey
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
        if sys.platform == "linux" and niceness == LAST:  # else a server that wakes on its core waits for its turn
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _end_with_the_server() -> None:
    """End the process where it stands when the one that started it is no more, however that ended."""
    parent = multiprocessing.parent_process()
    assert parent is not None  # noqa: S101 # whoever thinks was started by a server
    parent.join()
    os._exit(0)
