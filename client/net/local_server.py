"""Finds, starts and ends the server on this machine, for a user who hosts a room.

The server is a separate process and outlives the terminal. `<home>/server/host.json` says where the last one listened,
and `/healthz` on that port whether it still runs; the file alone is not enough. All functions block: call them off the
event loop.
"""

import errno
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from client.net.address import ServerAddress
from client.net.errors import BadProfile, HostingError
from client.net.local_addresses import LOOPBACK, one_spelling
from client.profile.identity import make_directory, own_port, own_server, read_json, write_json
from protocol import DEFAULT_PORT

if TYPE_CHECKING:
    from protocol.events import GameInfo

IDLE_SECONDS = 600
"""The time after which a server without connections and matches ends itself."""
START_SECONDS = 30.0
END_SECONDS = 12.0
POLL_SECONDS = 0.02
HEALTH_SECONDS = 2.0
LOG_BYTES = 1_000_000
_NEARBY = 20
"""The number of ports to try for an unused one."""

_HOST = "TURNABOUT_HOST"
"""The environment variable that says where a server listens."""
_TLS = ("TURNABOUT_TLS_CERTIFICATE", "TURNABOUT_TLS_KEY")
_REASON = "turnabout: "
"""The prefix of the line in which the server says why it ends."""

_children: dict[int, subprocess.Popen[bytes]] = {}


@dataclass(frozen=True, slots=True)
class Hosted:
    """A server that runs on this machine; `instance` distinguishes it from a later server on the same port.

    `alone`: it only listens to this machine, so that no other machine can join. `served`: `turnabout serve` runs it, so
    it is used as it is and never restarted.
    """

    port: int
    pid: int
    instance: str
    alone: bool = False
    served: bool = field(default=False, compare=False)

    @property
    def address(self) -> ServerAddress:
        """Its address for this machine."""
        return ServerAddress(LOOPBACK, self.port)

    @property
    def browser_address(self) -> str:
        """Its address for a browser on this machine."""
        return f"http://localhost:{self.port}"


def describe_games() -> "tuple[GameInfo, ...]":
    """Return the installed games that do not come with Turnabout, as the server's program describes them.

    Raises HostingError if the program fails.
    """
    from pydantic import TypeAdapter

    from protocol.events import GameInfo

    command = [sys.executable, "-m", "server", "catalog", "--json"]
    done = subprocess.run(command, capture_output=True, check=False)  # noqa: S603 # this very Python
    if done.returncode != 0:
        raise HostingError(reason="games_not_loaded", why=done.stderr.decode(errors="replace").strip() or None)
    return TypeAdapter(tuple[GameInfo, ...]).validate_json(done.stdout)


def find(home: Path) -> Hosted | None:
    """Return the server that was started here last, or that `turnabout serve` runs on its data, if it still runs."""
    kept = read_json(own_server(home))
    hosted = _ask_at(kept.get("port"))
    if hosted is not None and hosted.instance == kept.get("instance"):
        return replace(hosted, served=kept.get("served") is True)
    serving = read_json(home / "server" / "store" / "serving.json")  # the server writes it: server/status.py
    served = _ask_at(serving.get("port"))
    if served is None or served.pid != serving.get("pid"):
        return None
    served = replace(served, served=serving.get("idle_exit") is None)
    with suppress(BadProfile):  # the next call searches again
        write_json(own_server(home), asdict(served))
    return served


def _ask_at(port: object) -> Hosted | None:
    return _ask(port) if isinstance(port, int) and 1 <= port <= 65535 else None


def browser_address(home: Path) -> str | None:
    """Return the address of this machine's server for a browser on it; None if the server does not run."""
    hosted = find(home)
    return None if hosted is None else hosted.browser_address


def was_here(home: Path, server: ServerAddress) -> bool:
    """Return whether an address is the last one of this machine's own server."""
    here = one_spelling(server) == ServerAddress(LOOPBACK, server.port)
    return here and server.port == (own_port(home) or DEFAULT_PORT)


def find_or_start(
    home: Path,
    port: int | None = None,
    *,
    alone: bool = False,
    before: int | None = None,
    starting: Callable[[], object] = lambda: None,
) -> Hosted:
    """Return the server of this machine, and start it if it does not run; `port` None means the last port.

    `before` is the port of a saved room; the server listens there again if none runs on another port. `alone`: only
    this machine can reach the server; if another program uses the port, the server takes one nearby. If a server that
    was started `alone` is needed by other machines, it is restarted on the same port and data: clients reconnect
    automatically, and nothing is lost. `starting` is called before a server is started, but not for a running one.
    Raises HostingError, and BadProfile if its directory cannot be made.
    """
    hosted = find(home)
    if hosted is not None:
        if port not in (None, hosted.port):
            raise HostingError(reason="server_on_other_port", port=hosted.port, wanted=port)
        if not alone and hosted.alone and hosted.served:
            raise HostingError(reason="server_not_open", port=hosted.port)
        if alone or not _opens(hosted):
            return hosted
        port = hosted.port
        end(hosted)
    wanted = port or before or own_port(home) or DEFAULT_PORT
    if _in_use(wanted):
        if _ask(wanted) is not None and _other(home) is not None:  # started by another terminal, just now
            return find_or_start(home, port, alone=alone, before=before, starting=starting)
        if alone and port is None:
            # No other machine has to know the port of a server that only this machine reaches.
            wanted = next((each for each in range(wanted, min(wanted + _NEARBY, 65536)) if not _in_use(each)), wanted)
    if _in_use(wanted):
        another = wanted + 1 if wanted < 65535 else DEFAULT_PORT + 1
        turnabout = _ask(wanted) is not None
        raise HostingError(reason="port_used", port=wanted, turnabout=turnabout, another=another)
    starting()
    hosted = _start(home, wanted, alone)
    if hosted is not None and not alone and hosted.pid not in _children and _opens(hosted):
        end(hosted)  # another terminal was faster, with a server for this machine only
        hosted = _start(home, wanted, alone)
    if hosted is None:  # the port was free until now
        return find_or_start(home, port, alone=alone, before=before)
    return hosted


def _opens(hosted: Hosted) -> bool:
    """Return whether a local server may be opened to other machines: not if the user has set where it listens."""
    return hosted.alone and _HOST not in os.environ


def end(hosted: Hosted) -> None:
    """End a server and wait for its end. Raises HostingError if it keeps running."""
    if _ask(hosted.port) != hosted:
        return
    try:
        os.kill(hosted.pid, signal.SIGTERM)
    except OSError as error:
        raise HostingError(reason="server_not_stopped", pid=hosted.pid, why=error.strerror or str(error)) from None
    for _ in _until(END_SECONDS):
        child = _children.get(hosted.pid)
        if child is not None and child.poll() is not None:
            del _children[hosted.pid]
            return
        if child is None and _ask(hosted.port) != hosted:
            return
    raise HostingError(reason="server_still_stops", pid=hosted.pid, seconds=int(END_SECONDS))


def _start(home: Path, port: int, alone: bool) -> Hosted | None:
    """Return the server of `home` on a port, started now; None if another program has taken the port."""
    if not alone and any(name in os.environ for name in _TLS):
        raise HostingError(reason="server_secure", variables=_TLS)
    directory = home / "server"
    make_directory(directory)
    log = directory / "server.log"
    try:
        if log.exists() and log.stat().st_size > LOG_BYTES:
            os.replace(log, directory / "server.log.1")
        with log.open("ab") as written:
            before = written.tell()
            child = _spawn(directory, port, alone, written.fileno())
    except OSError as error:
        raise HostingError(reason="server_not_started", why=str(error)) from None
    _children[child.pid] = child
    for _ in _until(START_SECONDS):
        hosted = _ask(port)
        if hosted is not None:
            # On Windows another process may start Python, so the id of the child is not the server's.
            if hosted.pid == child.pid or sys.platform == "win32":
                write_json(own_server(home), asdict(hosted))
                return hosted
            # Another terminal was faster. It may have another home: then its server has other data than ours.
            _drop(child)
            return _other(home)
        if child.poll() is not None:
            del _children[child.pid]
            # If another terminal started a server at the same moment, use that server.
            if (other := _other(home)) is not None:
                return other
            if _in_use(port):
                return None
            _give_up(log, before)
    _drop(child)
    raise HostingError(reason="server_still_starts", seconds=int(START_SECONDS), log=str(log))


def _drop(child: subprocess.Popen[bytes]) -> None:
    child.kill()
    child.wait()
    del _children[child.pid]


def _spawn(directory: Path, port: int, alone: bool, log: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "server", "serve"]
    command += ["--port", str(port), "--data-dir", str(directory), "--idle-exit", str(IDLE_SECONDS)]
    command += ["--host", LOOPBACK] if alone else []
    apart = 0
    if sys.platform == "win32":
        apart = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.DETACHED_PROCESS
    return subprocess.Popen(  # noqa: S603 # the current Python, without any input from others
        command,
        stdin=subprocess.DEVNULL,
        stdout=log,
        stderr=log,
        cwd=directory,
        env={**{name: value for name, value in os.environ.items() if name not in _TLS}, "TURNABOUT_LOG": "text"},
        creationflags=apart,
        start_new_session=True,  # Windows ignores it
    )


def _other(home: Path) -> Hosted | None:
    return next((found for _ in _until(HEALTH_SECONDS) if (found := find(home)) is not None), None)


def _give_up(log: Path, before: int) -> NoReturn:
    with log.open("rb") as written:
        written.seek(before)
        lines = [line.strip() for line in written.read().decode("utf-8", "replace").splitlines() if line.strip()]
    named = [line.removeprefix(_REASON) for line in lines if line.startswith(_REASON)]
    if not lines:
        raise HostingError(reason="server_silent", log=str(log))
    raise HostingError(reason="server_failed", why=(named or lines)[-1])


def _ask(port: int) -> Hosted | None:
    """Ask the program on a port of this machine for its health; return None if it is not a Turnabout server."""
    connection = http.client.HTTPConnection(LOOPBACK, port, timeout=HEALTH_SECONDS)
    try:
        connection.request("GET", "/healthz")
        health = json.loads(connection.getresponse().read(4096))
        if "turnabout" in health:
            alone = health.get("host") == LOOPBACK
            return Hosted(port, int(health["pid"]), str(health["instance"]), alone)
    except (OSError, http.client.HTTPException, ValueError, TypeError, KeyError):
        pass
    finally:
        connection.close()
    return None


def _in_use(port: int) -> bool:
    connection = http.client.HTTPConnection(LOOPBACK, port, timeout=HEALTH_SECONDS)
    with suppress(OSError):
        connection.connect()
        connection.close()
        return True
    try:  # a connection to another machine may use the port, too
        socket.create_server((LOOPBACK, port)).close()
    except OSError as error:
        return error.errno == errno.EADDRINUSE
    return False


def _until(seconds: float) -> Iterator[None]:
    """Repeat with a short pause in between, for some seconds."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        yield
        time.sleep(POLL_SECONDS)
