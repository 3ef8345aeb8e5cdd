"""Programs that begin as copies of a process which has imported what they need: that is most of what a start takes.

Every one is a process of its own, with its own arguments, environment and files, and ends as it would by itself, but
for leaving Python's own remains to the system. Only Linux makes such copies; elsewhere, and where Python itself is to
be set up otherwise, a program is started as usual.
"""

import atexit
import gc
import importlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from subprocess import DEVNULL
from types import MappingProxyType
from typing import Any, Union

from client.terminal import preload

ROOT = Path(__file__).parents[2]
NEEDED = {
    "server": (
        *(
            "server.__main__",
            "server.app",
            "server.offline.simulate",
            "server.offline.arena",
            "server.records.report",
            "uvloop",
        ),
        "tests.e2e.midday",
    ),
    "client.cli": (
        *("client.cli.__main__", "client.line.program", "client.terminal.app", "client.terminal.hangup"),
        *preload.MODULES,
    ),
}
"""What is imported before copies are made, by the package that is run."""
SET_UP_BY = ("PYTHON", "LC_", "LANG", "TEXTUAL", "PROMETHEUS")
"""Variables with these prefixes are read before a copy can get its own values."""
LONGEST = 2**17


Program = Union["Copy", subprocess.Popen[bytes]]


class Copy:
    """A program that runs, or ran, as `subprocess.Popen` has it."""

    def __init__(self, told: socket.socket) -> None:
        self._told = told
        self.returncode: int | None = None
        self.pid = self._hear()

    def _hear(self) -> int:
        said = self._told.recv(100)
        assert said, "the process that copies are made of has ended"
        return int(said)

    def poll(self) -> int | None:
        """Return its exit code, None while it runs."""
        if self.returncode is None and select.select([self._told], [], [], 0)[0]:
            self.wait()
        return self.returncode

    def wait(self) -> int:
        """Return its exit code once it has ended."""
        if self.returncode is None:
            self.returncode = self._hear()
            self._told.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it still runs."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)


def start(
    package: str,
    *words: str,
    environment: Mapping[str, str],
    log: int = DEVNULL,
    terminal: int | None = None,
    within: Sequence[str] = (),
) -> "Program":
    """Start `python -m PACKAGE` with these words, in an environment that has these beside all others.

    It writes errors to the descriptor `log` and has no other files, or is in a session of its own at a `terminal`.
    `within`: the command, such as nsenter, that becomes the program.
    """
    files = (DEVNULL, DEVNULL, log) if terminal is None else (terminal, terminal, terminal)
    return _start(package, words, environment, files, terminal is not None, within)


def run(
    package: str, *words: str, given: bytes = b"", environment: Mapping[str, str] = MappingProxyType({})
) -> subprocess.CompletedProcess[bytes]:
    """Run `python -m PACKAGE` with these words to its end, with what is given as its input."""
    reading, writing = os.pipe()
    feeding = threading.Thread(target=_feed, args=(writing, given))
    feeding.start()
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as errors:
        program = _start(package, words, environment, (reading, out.fileno(), errors.fileno()), session=False)
        os.close(reading)
        code = program.wait()
        feeding.join()
        out.seek(0)
        errors.seek(0)
        return subprocess.CompletedProcess(words, code, out.read(), errors.read())


def told(
    package: str, *words: str, given: str = "", environment: Mapping[str, str] = MappingProxyType({})
) -> subprocess.CompletedProcess[str]:
    """Run it the same way with text."""
    done = run(package, *words, given=given.encode(), environment=environment)
    return subprocess.CompletedProcess(words, done.returncode, done.stdout.decode(), done.stderr.decode())


def _feed(writing: int, given: bytes) -> None:
    with suppress(BrokenPipeError), os.fdopen(writing, "wb") as pipe:
        pipe.write(given)


def _start(
    package: str,
    words: Sequence[str],
    environment: Mapping[str, str],
    files: tuple[int, int, int],
    session: bool,
    within: Sequence[str] = (),
) -> "Program":
    everything = {**os.environ, "LC_ALL": "C.UTF-8", **environment}
    original = None if within else _original(package, everything)
    if original is None:
        command = [*within, sys.executable, "-m", package, *words]
        stdin, stdout, stderr = files
        return subprocess.Popen(
            command, env=everything, stdin=stdin, stdout=stdout, stderr=stderr, start_new_session=session
        )
    wanted = {"words": words, "environment": everything, "directory": os.getcwd(), "session": session}
    told, telling = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with telling, open(os.devnull, "r+b", buffering=0) as nothing:
        descriptors = [nothing.fileno() if file == DEVNULL else file for file in files]
        socket.send_fds(original.asking, [json.dumps(wanted).encode()], [*descriptors, telling.fileno()])
    return Copy(told)


@dataclass(frozen=True, slots=True)
class Original:
    """A process that is copied, how it is asked for copies, and how Python was set up for it."""

    process: subprocess.Popen[bytes]
    asking: socket.socket
    set_up: Mapping[str, str]


_originals: dict[str, Original] = {}


def _original(package: str, environment: Mapping[str, str]) -> Original | None:
    """Return what is copied for a program, None where it has to be started as usual."""
    if package not in NEEDED or sys.platform != "linux":
        return None
    set_up = {name: value for name, value in environment.items() if name.startswith(SET_UP_BY)}
    if package not in _originals:
        asking, asked = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with asked:
            process = subprocess.Popen(
                [sys.executable, "-m", __name__, package, str(asked.fileno())],
                cwd=ROOT,
                env=environment,
                stdin=DEVNULL,
                stdout=DEVNULL,
                pass_fds=[asked.fileno()],
                start_new_session=True,
            )
        _originals[package] = Original(process, asking, set_up)
    original = _originals[package]
    return original if original.set_up == set_up else None


def end() -> None:
    """End the copied programs and all copies that still run."""
    while _originals:
        _, original = _originals.popitem()
        original.asking.close()
        original.process.wait()


def _make_copies(package: str, asked: socket.socket) -> None:
    """Make a copy whenever one is asked for, and tell its process id and how it ends, until nobody can ask any more."""
    for module in NEEDED[package]:
        importlib.import_module(module)
    gc.collect()
    gc.freeze()  # the garbage collector does not touch these objects, so their pages are not copied
    ended, ending = socket.socketpair()
    ending.setblocking(False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(ending.fileno())
    running: dict[int, socket.socket] = {}
    while True:
        ready, _, _ = select.select([asked, ended], [], [])
        if ended in ready:
            ended.recv(LONGEST)
            for pid in [*running]:
                gone, status = os.waitpid(pid, os.WNOHANG)
                if gone:
                    _tell(running.pop(pid), os.waitstatus_to_exitcode(status))
        if asked in ready:
            message, files, _, _ = socket.recv_fds(asked, LONGEST, 4)
            if not message:
                break
            telling = socket.socket(fileno=files.pop())
            pid = os.fork()
            if pid == 0:
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                signal.signal(signal.SIGHUP, signal.SIG_DFL)  # ignored where the tests outlive their terminal
                for each in (asked, ended, ending, telling, *running.values()):
                    each.close()
                _become(package, json.loads(message), files)
                return
            for file in files:
                os.close(file)
            running[pid] = telling
            _tell(telling, pid)
    for pid in running:  # left by a test that failed
        os.kill(pid, signal.SIGKILL)


def _tell(telling: socket.socket, number: int) -> None:
    with suppress(BrokenPipeError):  # where nobody wants to know any more
        telling.send(b"%d" % number)


def _become(package: str, wanted: Mapping[str, Any], files: Sequence[int]) -> None:
    """Be the program that is wanted, as if started with these files."""
    if wanted["session"]:
        os.setsid()
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    # the old standard files have the encoding and error handling to use
    how: Any = {"encoding": sys.stdin.encoding, "errors": sys.stdin.errors, "closefd": False}
    sys.stdin = sys.__stdin__ = os.fdopen(0, **how)  # type: ignore[misc]  # as it would be, had this just been started
    sys.stdout = sys.__stdout__ = os.fdopen(1, "w", **how)  # type: ignore[misc]
    os.chdir(wanted["directory"])
    os.environ.clear()
    os.environ.update(wanted["environment"])
    program = sys.modules[f"{package}.__main__"]
    sys.modules["__main__"] = program
    sys.argv = [str(program.__file__), *wanted["words"]]
    try:
        program.app(prog_name="turnabout")
    except SystemExit as ended:
        if ended.code is None or isinstance(ended.code, int):
            _end(ended.code or 0)
        raise


def _end(code: int) -> None:
    """End as Python does, but for taking apart all that was imported, which a copy would first have to make its own."""
    threading._shutdown()  # type: ignore[attr-defined]  # what multiprocessing ends its copies with, too
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


if __name__ == "__main__":
    with socket.socket(fileno=int(sys.argv[2])) as asked:
        _make_copies(sys.argv[1], asked)
