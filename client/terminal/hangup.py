"""A terminal that goes away takes the program along."""

import os
import select
import signal
import sys
import threading


def end_with_the_terminal() -> None:
    """End the program once nobody is at the other end of its terminal any more.

    The system sends SIGHUP for that, though only to programs that the terminal controls: the others would read its end
    for ever, as fast as they can.
    """
    if hasattr(select, "poll"):  # not on Windows, where windows end their programs
        threading.Thread(target=_end, name="terminal", daemon=True).start()


def _end() -> None:
    watched = select.poll()
    watched.register(sys.__stdin__ or 0, 0)  # a hang-up is told of though nothing is asked for
    if any(what & select.POLLHUP for _, what in watched.poll()):
        os.kill(os.getpid(), signal.SIGTERM)  # SIGHUP is what nohup has it ignore
