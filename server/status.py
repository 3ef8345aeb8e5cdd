"""Finds and stops the server that runs on this machine, for `status` and `stop`.

A server with its own store writes `serving.json` next to the lock of its data directory when it listens. The file is
valid only while the process that it names holds the lock. A server that uses a Redis has no data directory: it is found
by its port, where `/healthz` names its process to programs on the same machine.
"""

import http.client
import json
import os
import re
import signal
import socket
import ssl
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import structlog

from server.config import Settings
from server.store.embedded import data_directory

ANSWER_SECONDS = 2.0
"""Seconds that a server may need to answer a request."""
STOP_SECONDS = 15.0
"""Seconds that a server may need to stop: its hard end comes after 9.5 s, and its store then has 3 s."""
LOOK_SECONDS = 0.05
_SAMPLE = re.compile(r"^(turnabout_\w+)(?:\{[^}]*\})? ([0-9.e+]+)$", re.MULTILINE)

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Running:
    """A running server: `data` is its data directory, None if it uses a Redis; `pid` is None if unknown.

    `host` is the address that it listens on, None for all; `secure`: it speaks TLS. `started` is an ISO time in UTC,
    and `idle_exit` the seconds without players after which the server stops by itself; both are None if unknown.
    """

    pid: int | None
    port: int
    host: str | None = None
    secure: bool = False
    data: str | None = None
    started: str | None = None
    idle_exit: float | None = None

    @property
    def url(self) -> str:
        """The URL for a browser on this machine."""
        near = _near(self.host)
        return self._url("localhost" if near in ("127.0.0.1", "::1") else near)

    @property
    def urls_for_others(self) -> str | None:
        """The URL for a browser on another machine; None if the server listens only to this machine."""
        near = _near(self.host)
        if self.host in (None, "", "0.0.0.0", "::"):  # noqa: S104 - compared, not listened on
            return self._url(_outward_address() or socket.gethostname())
        return None if near in ("127.0.0.1", "::1", "localhost") else self._url(near)

    def _url(self, host: str) -> str:
        place = f"[{host}]" if ":" in host else host
        return f"{'https' if self.secure else 'http'}://{place}:{self.port}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """A server's figures: its version, and the totals of all its processes."""

    version: str
    connections: int
    rooms: int
    matches: int
    processes: int


class NotServing(Exception):
    """A process holds the data directory but does not serve; the message says which one, and what to do."""

    def __init__(self, data: Path, pid: int) -> None:
        super().__init__(
            f"Process {pid} uses the data in {data}, but no server answers there yet. It may be starting or "
            "stopping, or restoring a backup. Try again in a moment."
        )


class CannotStop(Exception):
    """The server was not stopped; the message says why, and what to do."""


@contextmanager
def announced(settings: Settings, port: int) -> Iterator[None]:
    """Make this server known to `find` while the context lasts."""
    if settings.redis_url is not None:
        yield
        return
    running = Running(
        pid=os.getpid(),
        port=port,
        host=settings.host,
        secure=settings.tls_certificate is not None,
        data=str(settings.data_dir.absolute()),
        started=datetime.now(UTC).isoformat(timespec="seconds"),
        idle_exit=settings.idle_exit,
    )
    path = _file(settings.data_dir)
    new = path.with_suffix(".new")
    try:
        new.write_text(json.dumps(asdict(running)))
        new.replace(path)
    except OSError as error:
        log.warning("turnabout status and stop will not find this server", file=str(path), error=str(error))
    try:
        yield
    finally:
        path.unlink(missing_ok=True)


def find(settings: Settings) -> Running | None:
    """Return the server that runs with these settings; None if none does. Raises NotServing, OSError."""
    if settings.redis_url is not None or sys.platform == "win32":  # Windows servers have no store of their own
        return at_port(settings)
    pid = data_directory.holder(settings.data_dir / data_directory.STORE)
    if pid is None:
        return None
    try:
        running = Running(**json.loads(_file(settings.data_dir).read_text()))
    except (OSError, ValueError, TypeError):
        raise NotServing(settings.data_dir, pid) from None
    if running.pid != pid:  # left behind by a server that was killed
        raise NotServing(settings.data_dir, pid)
    return running


def at_port(settings: Settings) -> Running | None:
    """Return the server that answers on the port of these settings; None if none does."""
    for secure in (False, True):
        asked = Running(pid=None, port=settings.port, host=settings.host, secure=secure)
        health = _parsed(_get(asked, "/healthz"))
        if "turnabout" in health:
            pid, host = health.get("pid"), health.get("host", settings.host)
            return Running(pid=pid if isinstance(pid, int) else None, port=settings.port, host=host, secure=secure)
    return None


def figures(running: Running) -> Figures | None:
    """Return a server's figures; None if it does not answer."""
    health, metrics = _get(running, "/healthz"), _get(running, "/metrics")
    if health is None or metrics is None:
        return None
    sums: dict[str, float] = {}
    for name, value in _SAMPLE.findall(metrics):
        sums[name] = sums.get(name, 0) + float(value)

    def sum_of(name: str) -> int:
        return round(sums.get(f"turnabout_{name}", 0))

    return Figures(
        version=str(_parsed(health).get("turnabout", "")),
        connections=sum_of("connections"),
        rooms=sum_of("rooms"),
        matches=sum_of("matches_under_way"),
        processes=sum_of("processes"),
    )


def lines(running: Running, found: Figures | None, stop: str) -> list[str]:
    """Return the lines that `status` prints; `stop` is the command that stops this server."""
    who = "" if running.pid is None else f" (process {running.pid})"
    others = running.urls_for_others
    told = [
        f"A Turnabout server is running{who}.",
        _row("Browser", running.url),
        _row("Others", "only this machine can connect" if others is None else f"{others} from your network"),
        _row("Port", str(running.port)),
    ]
    if found is None:
        told.append(_row("Problem", "the server does not answer"))
    else:
        told.append(_row("Players", f"{found.connections} connected"))
        told.append(_row("Rooms", f"{found.rooms} open, {_counted(found.matches, 'game')} under way"))
        if found.processes > 1:
            told.append(_row("Workers", str(found.processes)))
        told.append(_row("Version", found.version))
    told.append(_row("Data", running.data or "in the Redis that TURNABOUT_REDIS_URL names"))
    if running.started is not None:
        told.append(_row("Started", f"{datetime.fromisoformat(running.started).astimezone():%Y-%m-%d %H:%M}"))
    if running.idle_exit is not None:
        told.append(_row("Stops", f"by itself, {_span(running.idle_exit)} after the last player leaves"))
    return [*told, f"Stop it with: {stop}"]


def in_use(running: Running) -> str:
    """Return why a second server cannot use the same data, and how to continue."""
    at = running.url.replace("https://", "wss://").removeprefix("http://")
    return (
        f"A Turnabout server already uses this data: {running.url} (process {running.pid}, data in {running.data}). "
        f"To play there, open that address in a browser or run turnabout play --server {at}. "
        "To start a new server, run turnabout stop first, or choose another --data-dir and --port."
    )


def port_in_use(running: Running) -> str:
    """Return why a second server cannot listen on the same port, and how to continue."""
    who = "" if running.pid is None else f" (process {running.pid})"
    return (
        f"Port {running.port} is in use by another Turnabout server, {running.url}{who}. Stop that server first, or "
        "choose another port with --port."
    )


def goes_on(found: Figures) -> str | None:
    """Return what a stop interrupts, as a sentence; None if nobody is connected and no match is under way.

    >>> goes_on(Figures(version="1", connections=2, rooms=1, matches=1, processes=1))
    '2 players are connected, and 1 game is under way.'
    >>> goes_on(Figures(version="1", connections=1, rooms=1, matches=0, processes=1))
    '1 player is connected.'
    """
    players = f"{_counted(found.connections, 'player')} {'is' if found.connections == 1 else 'are'} connected"
    games = f"{_counted(found.matches, 'game')} {'is' if found.matches == 1 else 'are'} under way"
    told = [text for text, many in ((players, found.connections), (games, found.matches)) if many]
    return f"{', and '.join(told)}." if told else None


def stop(running: Running) -> None:
    """Ask a server to stop, as a first SIGTERM does, and return when it is gone. Raises CannotStop.

    Windows has no such signal: there the process ends at once. Nothing is lost, because every move is in the Redis.
    """
    if running.pid is None or not _is_server(running.pid):
        raise CannotStop(
            f"The server on port {running.port} is not a process that can be stopped from here. Stop it the way it "
            "was started, for example with docker compose stop."
        )
    try:
        os.kill(running.pid, signal.SIGTERM)
    except ProcessLookupError:
        return
    except OSError as error:
        raise CannotStop(
            f"The server (process {running.pid}) could not be stopped: {error.strerror}. Run turnabout stop as the "
            "user who started it."
        ) from None
    deadline = time.monotonic() + STOP_SECONDS
    while time.monotonic() < deadline:
        if not _is_there(running):
            return
        time.sleep(LOOK_SECONDS)
    raise CannotStop(
        f"The server (process {running.pid}) is still running after {STOP_SECONDS:g} seconds. "
        f"To end it at once, run kill -9 {running.pid}: no acknowledged move is lost."
    )


def _is_there(running: Running) -> bool:
    if running.data is not None:
        return data_directory.holder(Path(running.data) / data_directory.STORE) == running.pid
    if sys.platform == "win32":
        return _parsed(_get(running, "/healthz")).get("pid") == running.pid
    return running.pid is not None and data_directory.exists(running.pid)


def _is_server(pid: int) -> bool:
    """Return whether a process may be a server; false for a process id from inside a container."""
    try:
        return b"serve" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return not Path("/proc/self/cmdline").exists()


def _get(running: Running, path: str) -> str | None:
    """Return the body of a server's answer; None if it does not answer."""
    connection = http.client.HTTPConnection(_near(running.host), running.port, timeout=ANSWER_SECONDS)
    if running.secure:
        context = ssl.create_default_context()
        # the certificate need not name localhost
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        connection = http.client.HTTPSConnection(
            _near(running.host), running.port, timeout=ANSWER_SECONDS, context=context
        )
    try:
        connection.request("GET", path)
        return connection.getresponse().read().decode()
    except (OSError, http.client.HTTPException, ValueError):
        return None
    finally:
        connection.close()


def _parsed(text: str | None) -> dict[str, Any]:
    try:
        found = json.loads(text or "")
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _near(host: str | None) -> str:
    """Return the address by which this machine reaches a server that listens on a host."""
    return {None: "127.0.0.1", "": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host or "")  # noqa: S104


def _outward_address() -> str | None:
    """Return the address under which other machines see this one; None if it is in no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as towards:
        try:
            towards.connect(("192.0.2.1", 9))  # reserved for examples; connecting a datagram socket sends nothing
        except OSError:
            return None
        return str(towards.getsockname()[0])


def _file(data: Path) -> Path:
    return data / data_directory.STORE / "serving.json"


def _row(name: str, what: str) -> str:
    return f"  {name:<9}{what}"


def _counted(many: int, what: str) -> str:
    return f"{many} {what}{'' if many == 1 else 's'}"


def _span(seconds: float) -> str:
    return f"{seconds / 60:g} minutes" if seconds >= 120 else f"{seconds:g} seconds"
