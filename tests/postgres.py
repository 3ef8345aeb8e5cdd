"""A PostgreSQL server for tests, in a directory of its own, which can be killed and started again.

1. `find` looks for the programs. PostgreSQL refuses to run as root, so root runs them as another user.
2. `initdb` makes the data. A server starts on a loopback port, and keeps the port when it starts again.
3. The server's processes share one pipe for their log. Its end tells that all of them are gone.
4. A guard waits for the end of another pipe, which the test process holds. Then it stops the server and removes the
   directory. So nothing is left, even if the test process is killed.
"""

import os
import pwd
import random
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
from collections import deque
from functools import cache
from glob import glob
from pathlib import Path
from subprocess import DEVNULL, PIPE, STDOUT
from typing import Any, Self
from uuid import uuid4

import pytest

from server.results.database import OLDEST_POSTGRESQL
from tests.patience import PATIENCE
from tests.required import is_required

OLDEST = OLDEST_POSTGRESQL
"""The oldest version that the server supports."""
SETTING = "TURNABOUT_POSTGRES"
MISSING = (
    f"There is no PostgreSQL {OLDEST} or later here. Install it with: sudo apt-get install postgresql "
    "(on macOS: brew install postgresql@17)."
)
ROLE, PASSWORD = "turnabout", "a password that no log shows"
"""The role that owns every database; it has no other rights."""
NOT_ROOT = ("postgres", "nobody")
"""The users as which root runs the server: the first that exists."""

_ELSEWHERE = (
    "/usr/lib/postgresql/*/bin",  # Debian and Ubuntu
    "/usr/pgsql-*/bin",  # Red Hat
    "/opt/homebrew/opt/postgresql@*/bin",
    "/usr/local/opt/postgresql@*/bin",
)
_PORTS = range(20_000, 32_768)
"""Below the ports that systems give to outgoing connections, so that none takes the port of a killed server."""
_READY = b"database system is ready to accept connections"
_TAKEN = b"Address already in use"
_SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "log_destination": "stderr",
    "logging_collector": "off",
    "shared_buffers": "16MB",
    "max_wal_size": "256MB",
    "autovacuum_naptime": "10min",
    "timezone": "Pacific/Auckland",  # so that a time without its zone is noticed
}
_NOT_DURABLE = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
_GUARD = """
cat >/dev/null
"$1/pg_ctl" stop -s -D "$2/data" -m immediate >/dev/null 2>&1
rm -rf "$2"
"""


def find() -> Path:
    """Return the directory of the newest PostgreSQL's programs.

    Without one that is new enough the test is skipped, or fails if PostgreSQL is required.
    """
    newest = find_newest()
    if newest is None:
        (pytest.fail if is_required(SETTING) else pytest.skip)(MISSING)
    return newest


def find_newest() -> Path | None:
    """Return the directory of the newest PostgreSQL's programs; None if there is none that is new enough."""
    directories = [Path(found).resolve().parent for found in (shutil.which("postgres"),) if found]
    directories += [Path(found) for pattern in _ELSEWHERE for found in glob(pattern)]
    versions = {directory: _version(directory / "postgres") for directory in directories}
    newest = max(versions, key=lambda directory: versions[directory], default=None)
    return None if newest is None or versions[newest] < OLDEST else newest


@cache
def _version(program: Path) -> int:
    """Return a PostgreSQL's major version; 0 if there is none."""
    try:
        said = subprocess.run([program, "--version"], stdin=DEVNULL, capture_output=True, text=True).stdout
    except OSError:
        return 0
    found = re.search(r"\(PostgreSQL\) (\d+)", said)
    return int(found[1]) if found else 0


class PostgresFailed(Exception):
    """PostgreSQL has not started; the message is its log."""


class PostgresServer:
    """A PostgreSQL server: `with PostgresServer() as server` starts it, and removes it with its data.

    If it is `durable`, it writes every commit to the disk, as it does in production; otherwise it is fast.
    """

    def __init__(self, *, durable: bool = False) -> None:
        self._programs = find()
        self._is_durable = durable
        self._directory = Path()
        self._guard: subprocess.Popen[bytes]
        self._process: subprocess.Popen[bytes] | None = None
        self._reader: threading.Thread
        self._log: deque[bytes] = deque(maxlen=1000)
        self.port = 0

    @property
    def log(self) -> str:
        """The last lines of the server's log."""
        return b"".join(self._log).decode(errors="replace")

    @property
    def socket_directory(self) -> Path:
        """The directory of its Unix socket."""
        return self._directory

    def __enter__(self) -> Self:
        self._directory = _own_directory()
        guard = ["/bin/sh", "-c", _GUARD, "sh", self._programs, self._directory]
        self._guard = self._popen(guard, stdin=PIPE, stderr=None)
        try:
            self._initialize()
            self._start_on_free_port()
            self.execute(f"CREATE ROLE {ROLE} LOGIN PASSWORD '{PASSWORD}'")
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *error: object) -> None:
        """Stop the server and remove its data."""
        assert self._guard.stdin is not None
        self._guard.stdin.close()
        self._guard.wait(PATIENCE)
        self._wait_until_gone()

    def url(self, database: str) -> str:
        """Return the URL of a database, for TURNABOUT_DATABASE_URL."""
        return f"postgresql://{ROLE}:{PASSWORD.replace(' ', '%20')}@127.0.0.1:{self.port}/{database}"

    def create_database(self) -> str:
        """Create an empty database, and return its name."""
        name = f"test_{uuid4().hex}"
        # copying files is faster than logging their pages, unless the files are synced
        strategy = "WAL_LOG" if self._is_durable else "FILE_COPY"
        self.execute(f"CREATE DATABASE {name} OWNER {ROLE} STRATEGY {strategy}")
        return name

    def drop_database(self, name: str) -> None:
        """Remove a database, and disconnect those who still use it."""
        self.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def execute(self, statement: str, database: str = "postgres") -> str:
        """Execute a statement as the superuser, and return its rows: a line for each, `|` between values."""
        words = [str(self.program("psql")), "-XqAt", "-v", "ON_ERROR_STOP=1", "-c", statement]
        where = {"PGHOST": "127.0.0.1", "PGPORT": str(self.port), "PGUSER": "postgres", "PGDATABASE": database}
        environment = {**self._environment, **where, "PGPASSWORD": PASSWORD}
        done = subprocess.run(words, stdin=DEVNULL, capture_output=True, text=True, env=environment, timeout=PATIENCE)
        assert done.returncode == 0, f"{statement}\n{done.stderr}"
        return done.stdout

    def program(self, name: str) -> Path:
        """Return the path of one of PostgreSQL's programs."""
        return self._programs / name

    def kill(self) -> None:
        """Kill the server by SIGKILL, and wait until all its processes are gone."""
        assert self._process is not None
        self._process.kill()
        self._wait_until_gone()

    def stop(self) -> None:
        """Stop the server, which rolls back open transactions and disconnects everyone."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        self._wait_until_gone()

    def start(self) -> None:
        """Start the server again, on the same data and port, and wait until it accepts connections.

        Raises PostgresFailed.
        """
        assert self._process is None, "it runs already"
        self._launch()

    def _initialize(self) -> None:
        password_file = self._directory / "password"
        password_file.write_text(PASSWORD)
        password_file.chmod(0o644)
        options = {
            "pgdata": self._directory / "data",
            "username": "postgres",
            "pwfile": password_file,
            "auth": "scram-sha-256",
            "encoding": "UTF8",
            "locale": "C",  # for messages; text is sorted as in most installations, not by bytes
            "locale-provider": "icu",
            "icu-locale": "en-US",
        }
        words = [self.program("initdb"), "--no-sync", *(f"--{name}={value}" for name, value in options.items())]
        done = self._popen(words, stdout=PIPE, stderr=STDOUT)
        said, _ = done.communicate()
        assert done.returncode == 0, said.decode(errors="replace")

    def _start_on_free_port(self) -> None:
        while True:
            self.port = _free_port()
            try:
                self._launch()
                return
            except PostgresFailed:
                if not any(_TAKEN in line for line in self._log):
                    raise

    def _launch(self) -> None:
        self._log.clear()
        settings = {
            **_SETTINGS,
            **({} if self._is_durable else _NOT_DURABLE),
            "port": self.port,
            "unix_socket_directories": self._directory,
        }
        words = [self.program("postgres"), "-D", self._directory / "data"]
        words += [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        self._process = self._popen(words, stderr=PIPE)
        ready = threading.Event()
        self._reader = threading.Thread(target=self._read_log, args=(self._process.stderr, ready), daemon=True)
        self._reader.start()
        assert ready.wait(PATIENCE), f"PostgreSQL does not start: {self.log}"
        if not any(_READY in line for line in self._log):
            self._wait_until_gone()
            raise PostgresFailed(self.log)

    def _read_log(self, pipe: Any, ready: threading.Event) -> None:
        for line in pipe:
            self._log.append(line)
            if _READY in line:
                ready.set()
        ready.set()  # or gone

    def _wait_until_gone(self) -> None:
        if self._process is None:
            return
        self._process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        assert not self._reader.is_alive(), "a process of PostgreSQL has not ended"
        assert self._process.stderr is not None
        self._process.stderr.close()
        self._process = None

    @property
    def _environment(self) -> dict[str, str]:
        return {"PATH": os.environ["PATH"], "LC_ALL": "C"}  # without the PG… variables of a developer

    def _popen(self, words: list[Any], **files: Any) -> subprocess.Popen[bytes]:
        """Start a program as a user that PostgreSQL accepts, apart from the signals of a terminal."""
        user = _user()
        as_user: dict[str, Any] = {}
        if user is not None:
            as_user = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        files = {"stdin": DEVNULL, "stdout": DEVNULL, "stderr": DEVNULL} | files
        return subprocess.Popen(
            words, cwd=self._directory, env=self._environment, start_new_session=True, **as_user, **files
        )


def _user() -> pwd.struct_passwd | None:
    """Return the user as which the server runs; None for the present one."""
    if os.geteuid() != 0:
        return None
    there = {user.pw_name: user for user in pwd.getpwall()}
    return next(there[name] for name in NOT_ROOT if name in there)


def _own_directory() -> Path:
    """Make a directory for the server's user."""
    user = _user()
    # root's other directories may be closed to that user
    directory = Path(tempfile.mkdtemp(prefix="turnabout-postgres-", dir=None if user is None else "/tmp"))  # noqa: S108
    if user is not None:
        os.chown(directory, user.pw_uid, user.pw_gid)
    return directory


def _free_port() -> int:
    while True:
        port = random.choice(_PORTS)
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
