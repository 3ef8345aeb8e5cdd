"""Copies of the database of results, which `turnabout backup` and `restore` make and use: each is one SQLite file.

1. A copy holds the results of one moment, even while servers write: SQLite copies its file itself, and the tables
   of PostgreSQL are read in one transaction.
2. A copy may come from another person, so `check` trusts nothing in it. It must have exactly our tables and indices,
   because a view or a trigger is a program, and each value must have its column's type.
3. A checked copy is used as the SQLite database, or its rows are copied to PostgreSQL in one transaction.
"""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Double,
    Integer,
    LargeBinary,
    NullPool,
    StaticPool,
    Text,
    bindparam,
    create_engine,
    func,
    inspect,
    select,
    text,
    tuple_,
)
from sqlalchemy.exc import DBAPIError

from protocol.ids import MatchId
from server.results.database import (
    ANOTHER_DATABASE,
    SECONDS,
    CannotOpenDatabase,
    another_format,
    capital,
    reason,
    require_format,
)
from server.results.matches import list_unsettled
from server.results.schema import FORMAT, metadata, server_state
from server.results.url import DatabaseUrl

PAGE = 1000
"""The number of rows that are copied at once."""
LONGEST_VALUE = 2**26
"""The longest text or blob, in bytes; a record takes some thousand."""

_TYPES = {Integer: "integer", Boolean: "integer", Double: "real", Text: "text", LargeBinary: "blob"}
_STATISTICS = ("sqlite_stat1", "sqlite_stat4")
"""Tables in which SQLite itself keeps statistics about others."""

T = TypeVar("T")


class CopyError(CannotOpenDatabase):
    """The database can't be copied or restored, and nothing was changed."""


class DatabaseState(NamedTuple):
    """The identity of a database, and the number of its settled matches."""

    identity: str
    matches: int


async def copy(database: DatabaseUrl, to: Path) -> None:
    """Copy a database, which servers may use meanwhile, to a new file. Raises CopyError."""
    if database.path is None:
        await _run(database, partial(_copy_tables, database.where, to), reading=True)
    else:
        _copy_file(database.path, to)


def _copy_file(path: Path, to: Path) -> None:
    if not path.exists():
        raise CopyError(f"There is no database {path}. {ANOTHER_DATABASE}")
    try:
        with closing(_connect(path, "mode=rw")) as source, closing(sqlite3.connect(to)) as copied:
            source.backup(copied)
            copied.execute("PRAGMA journal_mode = DELETE")  # so that the copy is this file alone
    except sqlite3.Error as error:
        raise CopyError(f"The database {path} cannot be copied to {to.parent}: {error}.") from error


def _copy_tables(named: str, to: Path, source: Connection) -> None:
    require_format(source, named)
    try:
        with _open(lambda: sqlite3.connect(to)) as copied:
            metadata.create_all(copied)
            _copy_rows(source, copied)
            copied.commit()
    except sqlite3.Error as error:
        raise CopyError(f"{capital(named)} cannot be copied to {to.parent}: {error}.") from error


def _copy_rows(source: Connection, target: Connection) -> None:
    for table in metadata.sorted_tables:
        page = select(table).order_by(*table.primary_key).limit(PAGE)
        rows = [dict(row) for row in source.execute(page).mappings()]
        while rows:
            target.execute(table.insert(), rows)
            last = [bindparam(None, rows[-1][key.name], key.type) for key in table.primary_key]
            rest = page.where(tuple_(*table.primary_key) > tuple_(*last))
            rows = [dict(row) for row in source.execute(rest).mappings()]


# Checking a copy


def check(copied: Path, named: str) -> DatabaseState:
    """Return the state of a copy that can be used, `named` in messages. Raises CopyError."""
    try:
        with closing(_connect(copied, "mode=ro&immutable=1")) as connection:
            connection.execute("PRAGMA trusted_schema = OFF")
            connection.execute("PRAGMA cell_size_check = ON")
            connection.execute("PRAGMA foreign_keys = ON")
            connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST_VALUE)
            _check_schema(connection, named)
            why = _find_damage(connection)
            if why is not None:
                raise CopyError(f"{capital(named)} is damaged: {why}.")
            return DatabaseState(*connection.execute("SELECT identity, matches FROM server_state").fetchone())
    except sqlite3.Error as error:
        raise CopyError(f"{capital(named)} is damaged: {error}.") from error


def _check_schema(connection: sqlite3.Connection, named: str) -> None:
    found = _read_schema(connection)
    if any(kind == "table" and name == server_state.name for kind, name, *_ in found):
        columns = [name for _, name, *_ in connection.execute("PRAGMA table_info(server_state)")]
        marks = connection.execute("SELECT format FROM server_state").fetchall() if "format" in columns else []
        if marks != [(FORMAT,)]:
            raise CopyError(another_format(named, marks[0][0] if marks else "none"))
    with _open(lambda: sqlite3.connect(":memory:")) as ours:
        metadata.create_all(ours)
        if found != _read_schema(ours.connection.driver_connection):
            raise CopyError(f"{capital(named)} does not have the tables of this version, and no others.")


def _read_schema(connection: Any) -> set[tuple[str, ...]]:
    """Return the type, name, table and text of everything in a database's schema."""
    return {
        (kind, name, table, " ".join((statement or "").split()))
        for kind, name, table, statement in connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master")
        if not (kind == "table" and name in _STATISTICS)
    }


def _find_damage(connection: sqlite3.Connection) -> str | None:
    """Return why the data in a copy with our tables can't be used; None if it can."""
    (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        return str(found)
    if (row := connection.execute("PRAGMA foreign_key_check").fetchone()) is not None:
        return f"a row of {row[0]} names one of {row[2]} that is missing"
    for table in metadata.sorted_tables:
        wrong = " OR ".join(map(_has_another_type, table.columns))
        if connection.execute(f'SELECT 1 FROM "{table.name}" WHERE {wrong} LIMIT 1').fetchone():  # noqa: S608 - our names
            return f"{table.name} has a value of another type, or one that is too long"
    counted = "SELECT count(*), min(matches) >= coalesce((SELECT max(number) FROM matches), 0) FROM server_state"
    return None if connection.execute(counted).fetchone() == (1, 1) else "its count of matches is wrong"


def _has_another_type(column: Column[Any]) -> str:
    """Return the condition that a value has another type than its column, or is too long."""
    name = f'"{column.name}"'
    kind = next(kind for of, kind in _TYPES.items() if isinstance(column.type, of))
    null = ", 'null'" if column.nullable else ""
    longer = f" OR length({name}) > {LONGEST_VALUE}" if kind in ("text", "blob") else ""
    return f"typeof({name}) NOT IN ('{kind}'{null}){longer}"


def list_lacking(copied: Path, recorded: Sequence[MatchId]) -> list[MatchId]:
    """Return the matches of a list that a checked copy has no record of. Raises CopyError."""
    with _open_copy(copied) as connection:
        return list_unsettled(connection, recorded)


def set_identity(copied: Path, identity: str) -> None:
    """Give a checked copy another identity."""
    with _open(lambda: sqlite3.connect(copied)) as connection:
        connection.execute(server_state.update().values(identity=identity))
        connection.commit()


# Restoring


async def read_identity(database: DatabaseUrl) -> str | None:
    """Return the identity of a PostgreSQL database; None if it has none. Raises CopyError."""
    return await _run(database, _read_identity, reading=True)


def _read_identity(connection: Connection) -> str | None:
    opened = inspect(connection).has_table(server_state.name)
    return connection.scalar(select(server_state.c.identity)) if opened else None


async def holds_data(database: DatabaseUrl) -> bool:
    """Return whether a database has tables of ours, or its file exists. Raises CopyError."""
    path = database.path
    return bool(await _run(database, _list_tables, reading=True)) if path is None else path.exists()


def _list_tables(connection: Connection) -> list[str]:
    """Return the names of tables that are also names of ours."""
    return sorted({*inspect(connection).get_table_names()} & {*metadata.tables})


async def load(database: DatabaseUrl, copied: Path, aside: Path | None) -> None:
    """Put the rows of a checked copy into a PostgreSQL database, in one transaction.

    Existing results are copied to the file `aside` first; None: they are an error. Raises
    CopyError.
    """
    await _run(database, partial(_load, database.where, copied, aside), reading=False)


def _load(named: str, copied: Path, aside: Path | None, target: Connection) -> None:
    target.execute(text("SELECT pg_advisory_xact_lock(8420)"))
    if tables := _list_tables(target):
        if aside is None:
            raise CopyError(already_holds(named))
        if target.scalar(text(_USERS)):
            raise CopyError(f"{capital(named)} is in use by a Turnabout server. Stop it first (turnabout stop).")
        target.execute(text(f"LOCK TABLE {', '.join(tables)} IN ACCESS EXCLUSIVE MODE"))
        _copy_tables(named, aside, target)
        metadata.drop_all(target)
    metadata.create_all(target)
    with _open_copy(copied) as source:
        _copy_rows(source, target)
    for table in metadata.sorted_tables:
        if (counted := table.autoincrement_column) is not None:  # copied rows do not advance it
            sequence = func.pg_get_serial_sequence(table.name, counted.name)
            target.execute(select(func.setval(sequence, func.coalesce(func.max(counted), 1), func.count() > 0)))


_USERS = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'turnabout' "
    "AND pid <> pg_backend_pid()"
)


def already_holds(named: str) -> str:
    """Return the message that a database is not empty."""
    return (
        f"{capital(named)} already has results. Name another one with TURNABOUT_DATABASE_URL, or add --replace: "
        "the existing data is then moved, not deleted."
    )


def end_log(path: Path) -> None:
    """Move everything from a SQLite database's write-ahead log to its file. Raises CopyError if it is in use.

    A damaged database is left as it is.
    """
    try:
        with closing(_connect(path, "mode=rw", timeout=0)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise CopyError(f"The database {path} is in use by a Turnabout server. Stop it first.") from error
        raise CopyError(f"The database {path} cannot be used: {error}.") from error
    except sqlite3.DatabaseError:
        return


# Connections


def _connect(path: Path, how: str, timeout: float = SECONDS) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True, timeout=timeout)


@contextmanager
def _open(connect: Callable[[], sqlite3.Connection]) -> Iterator[Connection]:
    engine = create_engine("sqlite://", creator=connect, poolclass=StaticPool)
    try:
        with engine.connect() as connection:
            yield connection
    except DBAPIError as error:
        if isinstance(error.orig, sqlite3.Error):
            raise error.orig from error
        raise
    finally:
        engine.dispose()


@contextmanager
def _open_copy(copied: Path) -> Iterator[Connection]:
    try:
        with _open(lambda: _connect(copied, "mode=ro&immutable=1")) as connection:
            yield connection
    except sqlite3.Error as error:
        raise CopyError(f"The copy of the results cannot be read: {error}.") from error


async def _run(database: DatabaseUrl, work: Callable[[Connection], T], *, reading: bool) -> T:
    """Run work in one transaction of a PostgreSQL database, however long it takes."""
    from sqlalchemy.ext.asyncio import create_async_engine

    how = {"dsn": database.dsn, "timeout": SECONDS}
    engine = create_async_engine("postgresql+asyncpg://", poolclass=NullPool, connect_args=how)
    if reading:
        engine = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(work)
    except (DBAPIError, OSError) as error:
        raise CopyError(f"{capital(database.where)} cannot be used: {reason(error)}.") from error
    finally:
        await engine.dispose()
