"""The database of results: SQLite or PostgreSQL, by SQLAlchemy.

1. `Database` is opened once for a node. It creates the tables in an empty database, and refuses one that another
   version has written.
2. Work in the database is a function of a connection. `write` and `read` run it in one transaction, SQLite's in a
   thread: a driver that changes threads at each statement took three times as long to settle a match.
3. While the database is unavailable, `problem` says why, `write` raises DatabaseAway at once, and `run` tries a write
   once a second. The problem ends when that succeeds and the database is still the same one. Meanwhile `read` tries,
   but for a short time: a database on a full or read-only disk can still be read.
4. `ExistingDatabase` is for commands that only read, beside the servers or without any.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Protocol, Self, TypeVar

import structlog
from sqlalchemy import Connection, Engine, create_engine, event, insert, inspect, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from server import metrics
from server.away import Away
from server.results.schema import FORMAT, metadata, server_state
from server.results.url import DatabaseUrl
from server.web_push import new_key

SECONDS = 10.0
"""The longest time that a piece of work in the database may take."""
SECONDS_WHILE_AWAY = 1.0
"""The longest time that a read may take while the database is unavailable, because players wait for it."""
CLOSE_SECONDS = 2.0
"""The longest time that PostgreSQL may take to close the connections of a node that ends."""
BUSY_MS = 5_000
"""The longest time that SQLite waits for another process that writes."""
READERS = 4
"""How many pieces of work of a node read at once."""
AGAIN_SECONDS = 1.0
"""Seconds before an unavailable database is asked again."""
LOCK_SECONDS = 8
"""PostgreSQL ends a statement that waits longer for a lock."""
OLDEST_POSTGRESQL = 15
REFUSED, NO_SUCH_DATABASE = "28", "3D000"
"""Codes of PostgreSQL's errors (SQLSTATE): the class of invalid authorization, and a database that doesn't exist."""
ANOTHER_DATABASE = "If the server uses another database, set TURNABOUT_DATABASE_URL as for it."
ABANDONED_SECONDS = 20
"""Seconds after which PostgreSQL ends the transaction of a node that died or hangs, and with it the node's locks."""

P = ParamSpec("P")
T = TypeVar("T")
log = structlog.get_logger(__name__)


class DatabaseAway(Away):
    """The database of results can't be used now; the message says why."""


class CannotOpenDatabase(Exception):
    """The database of results can't be used at all; the message says why, and what to do."""


Confirm = Callable[[str], Awaitable[None]]
"""Confirms the identity of a database. Raises CannotOpenDatabase."""


class Database:
    """The database of a node; `async with` opens it, now or when it is available. Raises CannotOpenDatabase.

    `url` is a URL for `DatabaseUrl.parse`. Raises ValueError if it is wrong. `confirm` checks the database's identity
    before its first use. `recovered` is called when the database is available again after an outage.
    """

    def __init__(self, url: str, confirm: Confirm | None = None) -> None:
        self.problem: str | None = None
        self._confirm = confirm
        self._identity: str | None = None
        self._opening = asyncio.Lock()
        self._url = DatabaseUrl.parse(url)
        self._driver = _open_driver(self._url)
        self._lost = asyncio.Event()
        self.recovered: Callable[[], None] | None = None

    @property
    def where(self) -> str:
        """The database in messages, without its password."""
        return self._url.where

    async def __aenter__(self) -> Self:
        """Create the tables if there are none."""
        try:
            with suppress(DatabaseAway):
                await self._open()
        except BaseException:
            await self._driver.close()
            raise
        return self

    async def _open(self) -> None:
        """Open the database, unless that has been done. Raises CannotOpenDatabase and DatabaseAway."""
        async with self._opening:
            if self._identity is None:
                try:
                    identity = await self._run(self._driver.write, lambda connection: _prepare(connection, self.where))
                except (DatabaseAway, ProgrammingError) as error:
                    cause = error.__cause__ if isinstance(error, DatabaseAway) else error
                    if not isinstance(cause, Exception) or not _is_permanent(cause):
                        raise
                    raise CannotOpenDatabase(f"{capital(self.where)} cannot be used: {reason(cause)}.") from error
                if self._confirm is not None:
                    await self._confirm(identity)
                self._identity = identity
                self._available()

    async def __aexit__(self, *error: object) -> None:
        """Close all connections."""
        await self._driver.close()

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run work that changes results: all of it is stored, or nothing after an error. Raises DatabaseAway."""
        if self.problem is not None:
            raise DatabaseAway(self.problem)
        return await self._run(self._driver.write, lambda connection: work(connection, *args, **kwargs))

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run work that only reads results, all of it at one moment. Raises DatabaseAway."""
        if self._identity is None and self.problem is not None:
            raise DatabaseAway(self.problem)
        seconds = SECONDS if self.problem is None else SECONDS_WHILE_AWAY
        return await self._run(self._driver.read, lambda connection: work(connection, *args, **kwargs), seconds)

    async def _run(self, run: Callable[..., Any], work: Callable[[Connection], T], seconds: float | None = None) -> T:
        try:
            async with asyncio.timeout(seconds or SECONDS):
                done: T = await run(work)
                return done
        except (IntegrityError, ProgrammingError, DataError):  # a fault in our code, not of the database
            raise
        except (DBAPIError, PoolTimeout, OSError) as error:
            raise self._away(f"{capital(self.where)} is unavailable: {reason(error)}.") from error

    def _away(self, why: str) -> DatabaseAway:
        if self.problem != why:
            log.warning("the database of results is unavailable: matches wait to be settled, play continues", why=why)
        if self.problem is None:
            metrics.DATABASE_AVAILABLE.set(0)
        self.problem = why
        self._lost.set()
        return DatabaseAway(why)

    def _available(self) -> None:
        if self.problem is not None:
            self.problem = None
            log.info("the database of results is available again")
            if self.recovered is not None:
                self.recovered()
        metrics.DATABASE_AVAILABLE.set(1)

    async def run(self) -> None:
        """Ask an unavailable database once a second whether it is available again, until cancelled."""
        while True:
            self._lost.clear()
            if self.problem is None:
                await self._lost.wait()
            await asyncio.sleep(AGAIN_SECONDS)
            try:
                await self._try_again()
            except Away:
                continue
            except CannotOpenDatabase as error:
                self._away(str(error))
            except Exception:  # such as: its tables are being restored
                log.exception("the database of results cannot be used yet")

    async def _try_again(self) -> None:
        """Open the database, or write to it. Raises Away, and CannotOpenDatabase if it is another database now."""
        if self._identity is None:
            await self._open()
        elif await self._run(self._driver.write, _touch) == self._identity:
            self._available()
        else:
            raise CannotOpenDatabase(f"{capital(self.where)} is another database than before. Restore the one before.")


class ExistingDatabase:
    """A database that servers have created, for reading only; `async with` opens it. Raises CannotOpenDatabase."""

    def __init__(self, url: DatabaseUrl) -> None:
        self._url = url
        self._driver = _open_driver(url)

    async def __aenter__(self) -> Self:
        """Check that the database exists, and has the format of this version."""
        try:
            if self._url.path is not None and not self._url.path.exists():
                raise CannotOpenDatabase(f"There is no database {self._url.path}. {ANOTHER_DATABASE}")
            await self.read(require_format, self._url.where)
        except BaseException:
            await self._driver.close()
            raise
        return self

    async def __aexit__(self, *error: object) -> None:
        """Close all connections."""
        await self._driver.close()

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run work that only reads results, all of it at one moment. Raises CannotOpenDatabase."""
        try:
            return await self._driver.read(lambda connection: work(connection, *args, **kwargs))
        except (DBAPIError, PoolTimeout, OSError) as error:
            raise CannotOpenDatabase(f"{capital(self._url.where)} cannot be read: {reason(error)}.") from error


class _Driver(Protocol):
    """Runs work in transactions on one kind of database."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run work in a transaction that may write."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run work in a transaction that only reads."""

    async def close(self) -> None:
        """Close all connections."""


def _open_driver(url: DatabaseUrl) -> _Driver:
    return _Postgres(url.dsn) if url.path is None else _Sqlite(url.path)


class _Sqlite:
    """A SQLite file, with a thread that writes and some that read."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._engine = create_engine(URL.create("sqlite", database=str(path)), pool_size=READERS + 1, max_overflow=0)
        event.listen(self._engine, "connect", _set_up)
        event.listen(self._engine, "begin", _begin)
        self._writer = ThreadPoolExecutor(1, "database writer")
        self._readers = ThreadPoolExecutor(READERS, "database reader")

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run work after all work before it."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, partial(self._write, work))

    def _write(self, work: Callable[[Connection], T]) -> T:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with self._engine.begin() as connection:
                return work(connection)
        except OperationalError:
            self._engine.dispose()  # a connection that was opened while the file was read-only cannot write later
            raise

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run work beside other work."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, partial(_read, self._engine, work))

    async def close(self) -> None:
        """Close all connections, after the work that has begun."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        for threads in (self._writer, self._readers):
            threads.shutdown()
        self._engine.dispose()


def _read(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.connect() as connection:
        return work(connection.execution_options(reading=True))


def _set_up(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    (mode,) = cursor.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise CannotOpenDatabase(
            f"The file system of the database cannot keep a write-ahead log (journal mode {mode}). Put the data "
            "directory on a local disk, or set TURNABOUT_DATABASE_URL to a PostgreSQL database."
        )
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin(connection: Connection) -> None:
    reading = connection.get_execution_options().get("reading")
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


class _Postgres:
    """A PostgreSQL database."""

    def __init__(self, dsn: str) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # takes 40 ms, which SQLite does not need

        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            pool_size=READERS + 1,
            max_overflow=0,
            pool_timeout=SECONDS,
            pool_pre_ping=True,
            connect_args={"dsn": dsn, "timeout": SECONDS / 2, "server_settings": _session()},
        )
        self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run work; the lock that it begins with brings it into order."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run work beside other work."""
        async with self._reading.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Close all connections; without their server if it does not answer."""
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._engine.dispose()
        except TimeoutError:
            log.warning("PostgreSQL does not answer: its connections are dropped")
            await self._engine.dispose(close=False)


def _session() -> dict[str, str]:
    """Return the settings of PostgreSQL for a connection."""
    return {
        "application_name": "turnabout",
        "idle_in_transaction_session_timeout": f"{ABANDONED_SECONDS}s",
        "lock_timeout": f"{LOCK_SECONDS}s",
        "tcp_keepalives_idle": str(ABANDONED_SECONDS),
        "tcp_keepalives_interval": "5",
        "tcp_keepalives_count": "3",
    }


def _prepare(connection: Connection, where: str) -> str:
    """Create the tables in an empty database, and return its identity. Raises CannotOpenDatabase."""
    if connection.dialect.name == "postgresql":
        # Only one of the starting nodes creates the tables.
        connection.execute(text("SELECT pg_advisory_xact_lock(8420)"))
        version = int(connection.execute(text("SHOW server_version_num")).scalar_one()) // 10_000
        if version < OLDEST_POSTGRESQL:
            raise CannotOpenDatabase(
                f"{capital(where)} is in PostgreSQL {version}. Turnabout needs version {OLDEST_POSTGRESQL} or later."
            )
    if not inspect(connection).has_table(server_state.name):
        metadata.create_all(connection)
        identity = secrets.token_hex(8)
        connection.execute(
            insert(server_state).values(id=1, format=FORMAT, identity=identity, matches=0, push_key=new_key())
        )
        return identity
    state = connection.execute(select(server_state)).one()
    if state.format != FORMAT:
        raise CannotOpenDatabase(
            f"{capital(where)} has format {state.format}; this version reads format {FORMAT}. Restore a "
            "backup that this version made (turnabout restore), or start with an empty database."
        )
    return str(state.identity)


def require_format(connection: Connection, where: str) -> None:
    """Check that a database has results in the format of this version. Raises CannotOpenDatabase."""
    if not inspect(connection).has_table(server_state.name):
        raise CannotOpenDatabase(f"{capital(where)} has no results of Turnabout. {ANOTHER_DATABASE}")
    if (found := connection.scalar(select(server_state.c.format))) != FORMAT:
        raise CannotOpenDatabase(another_format(where, found))


def another_format(where: str, found: object) -> str:
    """Return the message that a database was written by another version."""
    return (
        f"{capital(where)} has format {found}; this version reads format {FORMAT}. Use the version of Turnabout that "
        "wrote it."
    )


def _touch(connection: Connection) -> str:
    """Write a row unchanged, to test whether the database accepts writes, and return the database's identity."""
    touched = server_state.update().values(format=server_state.c.format).returning(server_state.c.identity)
    return str(connection.execute(touched).scalar_one())


def _is_permanent(error: Exception) -> bool:
    """Return whether a database cannot be opened until its operator changes something."""
    if isinstance(error, ProgrammingError):  # such as: no right to create tables
        return True
    cause = _cause(error)
    state: str = getattr(cause, "sqlstate", None) or ""
    no_file = getattr(cause, "sqlite_errorname", None) == "SQLITE_NOTADB"
    return no_file or state.startswith(REFUSED) or state == NO_SUCH_DATABASE


def _cause(error: Exception) -> BaseException:
    return error.orig if isinstance(error, DBAPIError) and error.orig is not None else error


def reason(error: Exception) -> str:
    """Return in a few words why a database did not do what it was asked."""
    if isinstance(error, TimeoutError | PoolTimeout):
        return "it did not answer in time"
    cause = _cause(error)
    if isinstance(cause, ConnectionRefusedError):
        return "Connection refused"
    if isinstance(cause, OSError) and cause.strerror:
        return cause.strerror if cause.filename is None else f"{cause.strerror}: {cause.filename}"
    return str(cause).splitlines()[0] if str(cause) else type(cause).__name__


def capital(text: str) -> str:
    """Return a text as the start of a sentence."""
    return text[0].upper() + text[1:]
