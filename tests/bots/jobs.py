"""What tests have thinking processes do; apart, so that a process imports no more than this."""

import os
import signal
import sys
import threading
from pathlib import Path


def niceness() -> tuple[int, int]:
    """Return the process's id and its priority."""
    return os.getpid(), os.getpriority(os.PRIO_PROCESS, 0)


def has_imported(module: str) -> bool:
    """Tell whether the process has a module."""
    return module in sys.modules


def descriptors() -> list[str]:
    """Return what every open descriptor of the process stands for."""
    found = []
    for descriptor in Path("/proc/self/fd").iterdir():
        try:
            found.append(os.readlink(descriptor))
        except FileNotFoundError:  # the one that the directory was read by
            continue
    return found


def think_for_ever(pipe: str) -> None:
    """Say in a named pipe who is thinking, and return never."""
    with open(pipe, "w") as file:
        file.write(str(os.getpid()))
    threading.Event().wait()


def die() -> None:
    """Die as a process does that is killed."""
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(mark: Path) -> int:
    """Die, and the next time return the process's id."""
    if not mark.exists():
        mark.touch()
        die()
    return os.getpid()


def refuse(why: str) -> None:
    """Raise ValueError."""
    raise ValueError(why)
