"""A store's data directory, and the locks that keep servers and stores on it apart.

- `server.lock` is held by the only server that uses the directory, and names its process.
- `store.lock` is held by the store itself while it runs, and names its socket; its server passes it on. So a held
  `store.lock` under a free `server.lock` means a store whose server was killed. That store is ended before another one
  starts: Valkey itself would start twice.
- `written-by` names the last program that may have written there.
"""

import asyncio
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

import structlog

from server.store.embedded.binary import Version
from server.store.embedded.errors import DataInUse, DataUnreadable, unusable

if sys.platform != "win32":
    import fcntl

STORE = "store"
"""The directory of a server's own store, in the server's data directory."""
SOCKET_DIRECTORY = "turnabout-"
"""The prefix of the names of socket directories."""
WRITTEN_BY = "written-by"
ASK_SECONDS = 5.0
"""Seconds that an orphaned store has to end before it is killed."""
GIVE_UP_SECONDS = 10.0
_ASK_EVERY = 0.02

log = structlog.get_logger(__name__)


class DataDirectory:
    """A data directory, claimed by this server from `claim` to `release`."""

    def __init__(self, path: Path) -> None:
        self.path = path.absolute()
        self.pid_file = self.path / "store.pid"
        self._server_lock: int | None = None

    def claim(self, ours: Version) -> None:
        """Create the directory if necessary, and claim it for this server and a store of version `ours`.

        Raises DataUnusable, DiskFull, DataInUse, DataUnreadable; call `release` in any case.
        """
        self.hold()
        try:
            self._write_version(ours)
        except OSError as error:
            raise unusable(self.path, error) from error

    def hold(self) -> None:
        """Create the directory if necessary, and lock it against other servers.

        Raises DataUnusable, DiskFull, DataInUse; call `release` in any case.
        """
        try:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = self.path / "server.lock"
            self._server_lock = _take(lock)
            if self._server_lock is None:
                raise DataInUse(self.path, "another Turnabout server", _number_in(lock))
            _note(self._server_lock, b"%d" % os.getpid())
        except OSError as error:
            raise unusable(self.path, error) from error

    def release(self) -> None:
        """Unlock the directory if this server has locked it."""
        if self._server_lock is not None:
            os.close(self._server_lock)
            self._server_lock = None

    async def take_store_lock(self, socket: Path | None) -> int:
        """Take the lock for a store that will listen on `socket`, or for no store.

        An orphaned store is ended. Returns the descriptor that holds the lock: the store inherits it, the caller closes
        it. Raises DataInUse, DataUnusable, DiskFull.
        """
        path = self.path / "store.lock"
        try:
            noted = path.read_bytes() if path.exists() else b""
            left = Path(os.fsdecode(noted)) if noted else None
            if (held := _take(path)) is None:
                held = await self._end_orphan(path, left)
            try:
                if left is not None and left != socket:
                    _forget(left)
                _note(held, os.fsencode(socket or b""))
                self.pid_file.unlink(missing_ok=True)
                for half in self.path.glob("temp-rewriteaof-*.aof"):  # unfinished files of a killed store
                    half.unlink()
            except BaseException:
                os.close(held)
                raise
        except OSError as error:
            raise unusable(self.path, error) from error
        return held

    async def _end_orphan(self, path: Path, socket: Path | None) -> int:
        log.warning("ending the store of an earlier server", directory=str(self.path))
        loop = asyncio.get_running_loop()
        asked = loop.time()
        told = killed = False
        while (held := _take(path)) is None:
            waited = loop.time() - asked
            if waited > GIVE_UP_SECONDS:
                raise DataInUse(self.path, "a store that does not end", _number_in(self.pid_file))
            if not killed and (waited > ASK_SECONDS or self._is_headless()):
                killed = True
                self._signal_orphan(signal.SIGKILL)
            elif not (socket is not None and await _shut_down(socket)) and not told:
                told = True
                self._signal_orphan(signal.SIGTERM)
            await asyncio.sleep(_ASK_EVERY)
        return held

    def _signal_orphan(self, number: signal.Signals) -> None:
        """Send a signal to the store that holds the lock; it is alive, so its process group is still its own."""
        if (pid := _number_in(self.pid_file)) is not None:
            with suppress(ProcessLookupError):
                os.killpg(pid, number)

    def _is_headless(self) -> bool:
        """Return whether the store is dead, and only its child, which rewrote its files, holds the lock."""
        if (pid := _number_in(self.pid_file)) is not None:
            return not exists(pid)
        return False

    def _write_version(self, ours: Version) -> None:
        path = self.path / WRITTEN_BY
        written = path.read_text(errors="replace").strip() if path.exists() else ""
        if written == str(ours):
            return
        if written:
            try:
                readable = ours.reads(Version.parse(written))
            except ValueError:
                readable = False
            if not readable:
                raise DataUnreadable(self.path, written[:40], str(ours))
        new = path.with_suffix(".new")
        new.write_text(f"{ours}\n")
        new.replace(path)


def holder(directory: Path) -> int | None:
    """Return the process id of the server that holds a data directory's lock; None if no server does. Raises OSError.

    The lock is only tried if a process with the recorded id exists, because a server can't start meanwhile.
    """
    lock = directory / "server.lock"
    pid = _number_in(lock)
    if pid is None or not exists(pid):
        return None
    descriptor = os.open(lock, os.O_RDWR)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return pid
    finally:
        os.close(descriptor)
    return None


def exists(pid: int) -> bool:
    """Return whether a process of any user exists. Not for Windows, where this would end it."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True


def _take(path: Path) -> int | None:
    """Lock a file, created if necessary, and return its descriptor; None if it is locked already."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(descriptor)
        return None
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def _note(descriptor: int, what: bytes) -> None:
    os.ftruncate(descriptor, 0)
    os.pwrite(descriptor, what, 0)


def _number_in(path: Path) -> int | None:
    with suppress(OSError, ValueError):
        return int(path.read_text())
    return None


def _forget(socket: Path) -> None:
    """Remove a killed server's socket."""
    if socket.parent.name.startswith(SOCKET_DIRECTORY):
        with suppress(OSError):
            socket.unlink(missing_ok=True)
            socket.parent.rmdir()


async def _shut_down(socket: Path) -> bool:
    """Ask a store to write its data and end; return whether its socket exists. The store may be stuck."""
    try:
        async with asyncio.timeout(1):
            reader, writer = await asyncio.open_unix_connection(socket)
            try:
                writer.write(b"SHUTDOWN NOSAVE NOW\r\n")
                await reader.read(1)
            finally:
                writer.close()
    except TimeoutError:
        return True
    except OSError:
        return False
    return True
