"""The store that a server starts for itself: Valkey as a supervised child on a private Unix socket.

Every write is on disk before it is answered. `data_directory` keeps it apart from other servers; `append_only` finds
damage in its files, and `repair` cuts it off.
"""

import asyncio
import os
import re
import shutil
import tempfile
from asyncio.subprocess import Process
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NoReturn, Self
from urllib.parse import quote

import structlog

from server.store.embedded import append_only, binary, free_space, repair
from server.store.embedded import process as store_process
from server.store.embedded.append_only import Tail
from server.store.embedded.binary import Binary
from server.store.embedded.data_directory import SOCKET_DIRECTORY, DataDirectory
from server.store.embedded.errors import DataBroken, DiskFull, EmbeddedStoreError, NoStoreHere, StoreDied, unusable

START_SECONDS = 120.0
"""Seconds that a store may need to load its data."""
STOP_SECONDS = 3.0
"""Seconds that a store may need to end before it is killed."""
SETTLED_SECONDS = 10.0
"""A store that lived this long started successfully."""
PAUSE_SECONDS, LONGEST_PAUSE_SECONDS = 0.05, 30.0
"""Seconds before the store is restarted: doubled by every quick death, up to the longest."""

LOOK_SECONDS = 1.0
"""Seconds between two checks of a full disk."""

_READY = b"eady to accept connections"
_SOCKET = "s"
_SOCKET_BYTES = 100
"""The longest path of a socket: macOS allows 104 bytes, Linux 108, with a zero at the end."""
_TAIL_BYTES = 4096
_LAST_LINES = 8
_FULL = re.compile("No space left|quota exceeded|Short write", re.IGNORECASE)
_UNREADABLE = re.compile("append only file|manifest|RDB|AOF|Unknown command", re.IGNORECASE)

log = structlog.get_logger(__name__)


class EmbeddedStore:
    """A server's own store: `async with EmbeddedStore(directory) as store` starts it at `store.url`, and ends it.

    If it dies, it is restarted on the same socket: `changed` is called with False when it died, and with True when it
    is up again. Raises EmbeddedStoreError on entering.
    """

    def __init__(self, directory: Path, changed: Callable[[bool], None] = lambda _: None) -> None:
        self._directory = DataDirectory(directory)
        self._changed = changed
        self._binary: Binary
        self._sockets: Path
        self._process: Process
        self._supervisor: asyncio.Task[NoReturn]
        self._to_undo: AsyncExitStack
        self._tail = b""
        self._problem: str | None = None

    @property
    def problem(self) -> str | None:
        """Why there is no store at the moment, until it is restarted; None if it is up."""
        return self._problem

    @property
    def directory(self) -> Path:
        """The directory of its data."""
        return self._directory.path

    @property
    def socket_path(self) -> Path:
        """The path of its socket."""
        return self._sockets / _SOCKET

    @property
    def url(self) -> str:
        """The URL of its socket for redis-py."""
        return f"unix://{quote(str(self.socket_path))}"

    @property
    def pid(self) -> int:
        """The process id of the store; if it has died, its last one."""
        return self._process.pid

    async def __aenter__(self) -> Self:
        """Start the store and wait until it accepts commands."""
        self._binary = await asyncio.to_thread(binary.find)
        async with AsyncExitStack() as stack:
            stack.callback(self._directory.release)
            self._directory.claim(self._binary.version)
            if shutil.disk_usage(self._directory.path).free < free_space.NEEDED_BYTES:
                raise DiskFull(self._directory.path)  # otherwise it would start, and die of the first write
            self._sockets = _socket_directory()
            stack.callback(shutil.rmtree, self._sockets, ignore_errors=True)
            await self._start()
            stack.push_async_callback(self._stop)
            await asyncio.to_thread(self._report_damage)
            self._supervisor = asyncio.create_task(self._supervise(), name="store supervisor")
            stack.push_async_callback(self._end_supervision)
            self._to_undo = stack.pop_all()
        return self

    async def __aexit__(self, *error: object) -> None:
        """End the store, which writes its data first."""
        await self._to_undo.aclose()

    async def watch(self) -> NoReturn:
        """Wait while the store is kept running. Raises DataBroken if its data is damaged."""
        await asyncio.shield(self._supervisor)

    async def _start(self) -> None:
        """Start the store, after cutting off a damaged end of its data, and wait until it accepts commands.

        Raises EmbeddedStoreError, and then leaves no process.
        """
        try:
            append_only.refuse_to_begin_anew(self._directory.path)
            try:
                await self._launch()
                return
            except StoreDied as death:
                failure = death
            died_of_it = _FULL.search(str(failure)) is not None
            if died_of_it and await asyncio.to_thread(free_space.is_full, self._directory.path):
                raise DiskFull(self._directory.path) from failure
            tail = await asyncio.to_thread(append_only.damaged_tail, self._directory.path)
            if tail is not None:
                await self._launch_without(tail)
            elif failure.last_lines and _UNREADABLE.search(failure.last_lines[-1]):
                raise DataBroken(self._directory.path, f"the store says {failure.last_lines[-1]!r}") from failure
            else:
                raise failure
        except OSError as error:
            raise unusable(self._directory.path, error) from error

    def _report_damage(self) -> None:
        """Log the damaged entries. The store loads them as they are, and their rooms will stop."""
        for line in append_only.damaged_lines(self._directory.path):
            log.error(
                "an entry is damaged: its room will stop when it is read; restore a backup to continue it",
                file=str(line.path),
                byte=line.byte,
                room=line.room,
            )

    async def _launch_without(self, tail: Tail) -> None:
        """Start the store without a damaged tail, and log the loss."""
        copy = None
        if not tail.cut:
            copy = await asyncio.to_thread(repair.cut_off, self._directory.path, tail, self._binary)
        await self._launch(cut_tail=tail.cut)
        log.warning(
            "the data ended in the middle of a command, which was cut off"
            if tail.cut
            else "the data ended in something that is no command, which was cut off",
            file=str(tail.path),
            lost_bytes=tail.lost,
            lost_whole_commands=tail.unfinished,
            copy_of_the_file=copy and str(copy),
            acknowledged="none of it, unless the disk lost data that it had reported as written",
        )

    async def _launch(self, cut_tail: bool = False) -> None:
        """Start the store's process and wait until it accepts commands; `cut_tail` lets it cut off half a command."""
        lock = await self._directory.take_store_lock(self.socket_path)
        try:
            self._process = await store_process.start(self._command(cut_tail), lock)
        except OSError as error:
            raise StoreDied(f"The store {self._binary.path} could not start: {error.strerror}.", []) from error
        finally:
            os.close(lock)
        try:
            await self._until_ready()
        except BaseException:
            await self._stop()
            raise
        log.info("store started", version=str(self._binary.version), pid=self.pid, directory=str(self._directory.path))

    def _command(self, cut_tail: bool) -> list[str]:
        settings = {
            "port": "0",
            "unixsocket": str(self.socket_path),
            "unixsocketperm": "700",
            "dir": str(self._directory.path),
            "pidfile": str(self._directory.pid_file),
            "appendonly": "yes",
            "appendfsync": "always",
            "aof-use-rdb-preamble": "no",  # so that `restore` can read all of a backup before a store loads it
            "aof-load-truncated": "yes" if cut_tail else "no",  # it mistakes a broken length anywhere for a cut tail
            "save": "",
            "maxmemory-policy": "noeviction",
        }
        return [str(self._binary.path), *(word for name, value in settings.items() for word in (f"--{name}", value))]

    async def _until_ready(self) -> None:
        self._tail = b""
        try:
            async with asyncio.timeout(START_SECONDS):
                while _READY not in self._tail:
                    if not await self._hear():
                        code = await self._process.wait()
                        raise StoreDied(f"The store ended before it was ready (exit {code}).", self._last_lines())
        except TimeoutError:
            raise StoreDied(f"The store was not ready within {START_SECONDS:g} seconds.", self._last_lines()) from None

    async def _hear(self) -> bytes:
        """Return the store's next log line; empty when it is gone."""
        output = self._process.stdout
        heard = await output.read(_TAIL_BYTES // 4) if output else b""
        self._tail = (self._tail + heard)[-_TAIL_BYTES:]
        return heard

    def _last_lines(self) -> list[str]:
        return self._tail.decode(errors="replace").splitlines()[-_LAST_LINES:]

    async def _supervise(self) -> NoReturn:
        """Restart the store whenever it dies, after longer and longer pauses. Raises DataBroken."""
        loop = asyncio.get_running_loop()
        deaths = 0
        while True:
            born = loop.time()
            failure: EmbeddedStoreError = await self._until_dead()
            self._changed(False)
            deaths = 1 if loop.time() - born > SETTLED_SECONDS else deaths + 1
            while True:
                if await self._was_full(failure):
                    deaths = 1
                pause = min(PAUSE_SECONDS * 2.0 ** min(deaths - 1, 30), LONGEST_PAUSE_SECONDS)
                self._problem = f"The store has died and will restart in {pause:.2g} s. {failure}"
                log.warning("restarting the store soon", in_s=pause)
                await asyncio.sleep(pause)
                try:
                    await self._start()
                    break
                except DataBroken:
                    raise
                except EmbeddedStoreError as error:
                    log.error("the store did not restart", why=str(error))
                    deaths += 1
                    failure = error
            self._problem = None
            self._changed(True)

    async def _until_dead(self) -> StoreDied:
        while heard := await self._hear():
            for line in heard.decode(errors="replace").splitlines():
                log.debug("store says", line=line)
        code = await self._process.wait()
        log.error("store died", exit=code, pid=self.pid, last_lines=self._last_lines())
        return StoreDied(f"It ended with exit code {code}.", self._last_lines())

    async def _was_full(self, failure: EmbeddedStoreError) -> bool:
        """Return whether the store died of a full disk, once there is space again."""
        if not isinstance(failure, DiskFull) and not _FULL.search(str(failure)):
            return False
        waited = False
        try:
            while await asyncio.to_thread(free_space.is_full, self._directory.path):
                if not waited:
                    self._problem = str(DiskFull(self._directory.path))
                    log.error("waiting for disk space before restarting the store", why=self._problem)
                    waited = True
                await asyncio.sleep(LOOK_SECONDS)
        except OSError as error:
            log.error("cannot check the disk", error=str(error))
        if waited:
            log.info("there is disk space again", directory=str(self._directory.path))
        return waited

    async def _end_supervision(self) -> None:
        self._supervisor.cancel()
        await asyncio.gather(self._supervisor, return_exceptions=True)

    async def _stop(self) -> None:
        """End the store's process: it is asked first, and killed if it does not react."""
        if self._process.returncode is None:
            self._process.terminate()
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await self._process.communicate()
        except TimeoutError:
            log.warning("store killed: it did not end when asked", pid=self.pid)
        finally:
            if self._process.returncode is None:
                store_process.kill_group(self.pid)
                await store_process.gone(self._process)


def _socket_directory() -> Path:
    """Create a private directory whose path is short enough for a socket. Raises NoStoreHere."""
    try:
        for base in (tempfile.gettempdir(), "/tmp"):  # noqa: S108 - mkdtemp makes a private directory in it
            directory = Path(tempfile.mkdtemp(prefix=SOCKET_DIRECTORY, dir=base))
            if len(os.fsencode(directory / _SOCKET)) <= _SOCKET_BYTES:
                return directory
            directory.rmdir()
    except OSError as error:
        where = error.filename or "any of the usual places"
        why = f"no directory for its socket can be created in {where} ({error.strerror}); set TMPDIR to another place"
        raise NoStoreHere(why) from error
    raise NoStoreHere(f"neither {tempfile.gettempdir()} nor /tmp has a path short enough for a socket")
