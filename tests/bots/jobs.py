"""Functions that tests run in thinking processes, in a module of their own so that a process imports little."""

import os
import signal
import sys
import threading
from pathlib import Path


def niceness() -> tuple[int, int]:
    """Return the process's id and its priority."""
    return os.getpid(), os.getpriority(os.PRIO_PROCESS, 0)


def has_imported(module: str) -> bool:
    """Return whether the process has imported a module."""
    return module in sys.modules


def descriptors() -> list[str]:
    """Return the target of every open descriptor of the process."""
    found = []
    for descriptor in Path("/proc/self/fd").iterdir():
        try:
            found.append(os.readlink(descriptor))
        except FileNotFoundError:  # the descriptor that read the directory
            continue
    return found


def think_for_ever(pipe: str) -> None:
    """Write the process id to a named pipe, and never return."""
    with open(pipe, "w") as file:
        file.write(str(os.getpid()))
    threading.Event().wait()


def die(*_: object) -> None:
    """Die like a killed process."""
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(mark: Path) -> int:
    """Die the first time; the next time return the process id."""
    if not mark.exists():
        mark.touch()
        die()
    return os.getpid()


def refuse(why: str) -> None:
    """Raise ValueError."""
    raise ValueError(why)
