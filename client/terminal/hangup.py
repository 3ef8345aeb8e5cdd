"""Ends the program when its terminal goes away."""

import os
import select
import signal
import sys
import threading


def end_with_the_terminal() -> None:
    """End the program when the other end of its terminal is closed.

    The system sends SIGHUP for that, but only to programs that the terminal controls. Others would read the end of the
    input for ever, as fast as they can.
    """
    if hasattr(select, "poll"):  # not on Windows, where closing a window ends its programs
        threading.Thread(target=_end, name="terminal", daemon=True).start()


def _end() -> None:
    watched = select.poll()
    watched.register(sys.__stdin__ or 0, 0)  # poll reports a hang-up even if no event is requested
    if any(what & select.POLLHUP for _, what in watched.poll()):
        os.kill(os.getpid(), signal.SIGTERM)  # nohup makes programs ignore SIGHUP
