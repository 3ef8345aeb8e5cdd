"""Opening a database, what is said while it is unavailable, and how it recovers."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, Connection, Engine, create_engine, event, select
from structlog.testing import capture_logs

from server import metrics
from server.away import Away
from server.results import database as databases
from server.results.database import OLDEST_POSTGRESQL, CannotOpenDatabase, Database, DatabaseAway, capital
from server.results.schema import FORMAT, matches, server_state
from tests.postgres import PASSWORD, ROLE, PostgresServer
from tests.results.played import count, duel, engine, settled
from tests.small_disk import SmallDisk, small_disk

AWAY = "the database of results is unavailable: matches wait to be settled, play continues"
BACK = "the database of results is available again"


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask an unavailable database often."""
    monkeypatch.setattr(databases, "AGAIN_SECONDS", 0.01)


@asynccontextmanager
async def looking_after(database: Database) -> AsyncIterator[None]:
    """Run what notices that a database is available again."""
    running = asyncio.create_task(database.run())
    try:
        yield
    finally:
        running.cancel()
        await asyncio.wait({running})


async def available(database: Database) -> None:
    """Wait until a database is available again."""
    while database.problem is not None:  # noqa: ASYNC110  # nothing tells of it
        await asyncio.sleep(0.01)


def gauge() -> float:
    """Return whether the metrics say that the database is available."""
    return metrics.DATABASE_AVAILABLE._value.get()  # type: ignore[no-any-return]


# Opening


async def test_the_tables_are_created_once_and_nodes_see_the_same_identity(database_url: str) -> None:
    seen = []

    async def confirm(identity: str) -> None:
        seen.append(identity)

    async with Database(database_url, confirm) as one, Database(database_url, confirm):
        await settled(one, 1, duel())
    async with Database(database_url, confirm) as again:
        assert await count(again, matches) == 1
    assert len(seen) == 3 and len(set(seen)) == 1


async def test_nodes_that_start_at_once_open_one_database(database_url: str) -> None:
    nodes = [Database(database_url) for _ in range(6)]
    await asyncio.gather(*[node.__aenter__() for node in nodes])
    assert [node.problem for node in nodes] == [None] * 6
    assert [await settled(node, number, duel()) for number, node in enumerate(nodes)] == [1, 2, 3, 4, 5, 6]
    for node in nodes:
        await node.__aexit__()


async def test_two_databases_have_two_identities(tmp_path: Path) -> None:
    seen = set()

    async def confirm(identity: str) -> None:
        seen.add(identity)

    for name in ("one", "new/two"):
        async with Database(f"sqlite:///{tmp_path}/{name}.sqlite", confirm):
            pass
    assert len(seen) == 2


async def test_a_database_of_another_format_is_refused_by_name(database_url: str) -> None:
    async with Database(database_url) as database:
        await database.write(set_state, format=FORMAT + 1)
    words = f"has format {FORMAT + 1}; this version reads format {FORMAT}"
    with pytest.raises(CannotOpenDatabase, match=words) as refused:
        await open_and_close(database_url)
    assert str(refused.value).startswith(f"T{database.where[1:]}")
    assert PASSWORD not in str(refused.value)


def set_state(connection: Connection, /, **values: int) -> None:
    """Change the row of the server's state."""
    connection.execute(server_state.update().values(**values))


async def test_a_directory_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    path = tmp_path / "file" / "results.sqlite"
    async with Database(f"sqlite:///{path}") as database:
        reasons = "File exists", "Not a directory"
        assert database.problem in [f"The database {path} is unavailable: {each}: {path.parent}." for each in reasons]


async def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    path = tmp_path / "results.sqlite"
    path.write_text("This is a letter." * 1000)
    with pytest.raises(CannotOpenDatabase) as refused:
        await open_and_close(f"sqlite:///{path}")
    assert str(refused.value) == f"The database {path} cannot be used: file is not a database."


async def test_a_file_system_without_a_write_ahead_log_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without_shared_memory(url: URL, **options: Any) -> Engine:
        url = url.set(database=f"file:{url.database}").update_query_dict({"vfs": "unix-dotfile", "uri": "true"})
        return create_engine(url, **options)

    monkeypatch.setattr(databases, "create_engine", without_shared_memory)
    with pytest.raises(CannotOpenDatabase, match=r"cannot keep a write-ahead log \(journal mode delete\)"):
        await open_and_close(f"sqlite:///{tmp_path}/results.sqlite")


async def test_a_postgresql_that_cannot_be_used_is_named_without_its_password(postgres: PostgresServer) -> None:
    name = postgres.create_database()
    url = postgres.url(name)
    for wrong, words in (
        (url.replace("a%20password", "another"), f'password authentication failed for user "{ROLE}"'),
        (url.replace(name, "nowhere"), 'database "nowhere" does not exist'),
    ):
        with pytest.raises(CannotOpenDatabase, match=f"cannot be used: {words}") as refused:
            await open_and_close(wrong)
        assert "password that no log" not in str(refused.value) and "%20" not in str(refused.value)
    for wrong, words in (
        (url.replace(f":{postgres.port}", ":1"), "Connection refused"),
        (f"{url}?sslmode=require", "rejected SSL upgrade"),
    ):
        async with Database(wrong) as database:
            assert database.problem is not None and words in database.problem
            assert database.problem.startswith(f"{capital(database.where)} is unavailable: ")
            assert "password that no log" not in database.problem and "%20" not in database.problem
            with pytest.raises(DatabaseAway):
                await count(database, matches)
    postgres.drop_database(name)


async def test_an_older_postgresql_is_refused(postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch) -> None:
    assert OLDEST_POSTGRESQL == 15
    monkeypatch.setattr(databases, "OLDEST_POSTGRESQL", 99)
    name = postgres.create_database()
    with pytest.raises(CannotOpenDatabase, match="Turnabout needs version 99 or later"):
        await open_and_close(postgres.url(name))
    postgres.drop_database(name)


async def test_a_postgresql_in_which_no_tables_may_be_made_is_refused(postgres: PostgresServer) -> None:
    name = postgres.create_database()
    postgres.execute(f"CREATE ROLE guest LOGIN PASSWORD '{PASSWORD}'")
    try:
        with pytest.raises(CannotOpenDatabase) as refused:
            await open_and_close(postgres.url(name).replace(ROLE, "guest", 1))
    finally:
        postgres.execute("DROP ROLE guest")
        postgres.drop_database(name)
    assert "permission denied for schema public" in str(refused.value)
    assert PASSWORD not in str(refused.value)


async def test_a_node_that_starts_before_postgresql_uses_it_when_it_runs(durable_postgres: PostgresServer) -> None:
    server = durable_postgres
    url = server.url(server.create_database())
    server.kill()
    async with Database(url) as database, looking_after(database):
        assert database.problem is not None
        server.start()
        await available(database)
        assert await settled(database, 1, duel()) == 1


async def test_only_the_task_that_asks_again_opens_a_database_late(durable_postgres: PostgresServer) -> None:
    server = durable_postgres
    url = server.url(server.create_database())
    server.kill()
    async with Database(url) as database:
        server.start()
        for ask in (count(database, matches), settled(database, 1, duel())):
            with pytest.raises(DatabaseAway, match="is unavailable: "):
                await ask
        async with looking_after(database):
            await available(database)
            assert await count(database, matches) == 0


async def test_a_database_that_cannot_be_confirmed_yet_is_confirmed_later(tmp_path: Path) -> None:
    path = tmp_path / "directory" / "results.sqlite"
    path.parent.touch()  # so that it cannot be opened at first
    fails = [Away("the store is unavailable"), ValueError("an error in the program")]
    confirmed = asyncio.Event()

    async def confirm(_: str) -> None:
        if fails:
            raise fails.pop()
        confirmed.set()

    async with Database(f"sqlite:///{path}", confirm) as database, looking_after(database):
        path.parent.unlink()
        await confirmed.wait()
        await available(database)
        assert await settled(database, 1, duel()) == 1


async def open_and_close(url: str) -> None:
    """Open a database, and close it."""
    async with Database(url):
        pass


# While it is unavailable


async def test_everything_is_stored_or_nothing(database: Database) -> None:
    def fail(connection: Connection) -> None:
        set_state(connection, matches=7)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await database.write(fail)
    assert await settled(database, 1, duel()) == 1
    assert database.problem is None


async def test_what_is_read_is_of_one_moment(database: Database, database_url: str) -> None:
    def read_while_another_node_writes(connection: Connection) -> list[int]:
        before = connection.execute(select(server_state.c.matches)).scalar_one()
        subprocess.run([sys.executable, "-c", SETTLES, database_url], check=True)
        return [before, connection.execute(select(server_state.c.matches)).scalar_one()]

    assert await database.read(read_while_another_node_writes) == [0, 0]
    assert await count(database, matches) == 1


SETTLES = """
import asyncio, sys
from server.results.database import Database
from tests.results.played import duel, settled

async def main(url):
    async with Database(url) as database:
        await settled(database, 1, duel())

asyncio.run(main(sys.argv[1]))
"""


@pytest.fixture
def disk() -> Iterator[SmallDisk]:
    """A disk that may be filled."""
    with small_disk() as disk:
        yield disk


@asynccontextmanager
async def database_on(disk: SmallDisk) -> AsyncIterator[Callable[[str], Awaitable[str]]]:
    """Open a database on a disk, in a process that sees the disk at /mnt; yields a function that asks the process."""
    child = await asyncio.create_subprocess_exec(
        *disk.enter, sys.executable, "-c", ON_DISK, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )

    async def ask(what: str) -> str:
        assert child.stdin is not None and child.stdout is not None
        child.stdin.write(f"{what}\n".encode())
        return (await child.stdout.readline()).decode().strip()

    try:
        yield ask
    finally:
        assert child.stdin is not None
        child.stdin.close()
        await child.wait()


ON_DISK = f"""
import asyncio, os, sys
os.chdir({str(Path.cwd())!r})
sys.path.insert(0, "")
from server import logs
from server.results import database as databases
from tests.results.test_database import available, gauge, looking_after
from server.results.schema import matches
from tests.results.played import count, duel, engine, settled

async def answer(database, what, *more):
    if what == "settle":
        return await settled(database, int(more[0]), duel())
    if what == "count":
        return await count(database, matches)
    if what == "problem":
        return f"{{database.problem}}, {{gauge():.0f}}"
    if what == "available":
        async with looking_after(database):
            return await available(database)
    if what == "close":
        return engine(database).dispose()

async def main():
    logs.set_up("json")
    databases.AGAIN_SECONDS = 0.01
    async with databases.Database("sqlite:////mnt/results.sqlite") as database:
        while words := (await asyncio.to_thread(sys.stdin.readline)).split():
            try:
                said = await answer(database, *words)
            except databases.DatabaseAway as error:
                said = f"away: {{error}}"
            print(said, flush=True)

asyncio.run(main())
"""


async def test_on_a_full_disk_the_database_is_away_until_there_is_room(disk: SmallDisk) -> None:
    away = "The database /mnt/results.sqlite is unavailable: database or disk is full."
    async with database_on(disk) as ask:
        assert await ask("settle 1") == "1"
        disk.fill()
        number, said = 1, "1"
        while said == str(number):  # there may be room left in the log
            number += 1
            said = await ask(f"settle {number}")
        assert said == f"away: {away}"
        assert await ask("count") == str(number - 1), "what is stored can be read, which does not end the problem"
        assert await ask("problem") == f"{away}, 0"
        disk.free()
        await ask("available")
        assert await ask("problem") == "None, 1"
        assert await ask(f"settle {number}") == str(number)


async def test_on_a_read_only_disk_the_database_is_away(disk: SmallDisk) -> None:
    async with database_on(disk) as ask:
        assert await ask("settle 1") == "1"
        await ask("close")  # else the disk cannot be made read-only
        disk.make_read_only()
        said = await ask("settle 2")
        assert said.startswith("away: The database /mnt/results.sqlite is unavailable: "), said
        assert (await ask("problem")).endswith(", 0")


async def test_postgresql_that_is_killed_is_away_until_it_runs_again(durable_postgres: PostgresServer) -> None:
    server = durable_postgres
    name = server.create_database()
    async with Database(server.url(name)) as database, looking_after(database):
        await settled(database, 1, duel())
        with capture_logs() as logs:
            server.kill()
            for ask in (settled(database, 2, duel()), count(database, matches), settled(database, 3, duel())):
                with pytest.raises(DatabaseAway, match=f"^{capital(database.where)} is unavailable: "):
                    await ask
            assert database.problem is not None and gauge() == 0
            server.start()
            await available(database)
        assert gauge() == 1
        assert [line["event"] for line in logs] == [AWAY, BACK]
        assert PASSWORD not in str(logs)
        assert await settled(database, 2, duel()) == 2


async def test_postgresql_that_does_not_answer_is_away_until_it_does(
    durable_postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = durable_postgres
    async with Database(server.url(server.create_database())) as database, looking_after(database):
        await settled(database, 1, duel())
        monkeypatch.setattr(databases, "SECONDS", 0.5)
        assert server._process is not None
        processes = [server._process.pid, *map(int, server.execute("SELECT pid FROM pg_stat_activity").split())]
        send(signal.SIGSTOP, processes)
        try:
            with pytest.raises(DatabaseAway, match="it did not answer in time"):
                await settled(database, 2, duel())
            assert database.problem is not None
        finally:
            send(signal.SIGCONT, processes)
        await available(database)
        assert await settled(database, 2, duel()) == 2


async def test_a_postgresql_that_is_another_database_after_an_outage_is_not_used(
    durable_postgres: PostgresServer,
) -> None:
    server = durable_postgres
    name = server.create_database()
    async with Database(server.url(name)) as database, looking_after(database):
        (identity,) = server.execute("SELECT identity FROM server_state", name).split()
        server.kill()
        with pytest.raises(DatabaseAway):
            await count(database, matches)
        server.start()
        server.execute("UPDATE server_state SET identity = 'another'", name)
        while "is another database than before" not in str(database.problem):  # noqa: ASYNC110  # nothing tells of it
            await asyncio.sleep(0.01)
        server.execute("ALTER TABLE server_state RENAME TO aside", name)  # as while a backup is restored
        with capture_logs() as logs:
            while not logs:  # noqa: ASYNC110  # nothing tells of it
                await asyncio.sleep(0.01)
        assert logs[0]["event"] == "the database of results cannot be used yet"
        server.execute("ALTER TABLE aside RENAME TO server_state", name)
        server.execute("UPDATE server_state SET identity = '" + identity + "'", name)  # noqa: S608  # our own
        await available(database)
        assert await settled(database, 1, duel()) == 1


async def test_a_node_ends_although_postgresql_does_not_answer(
    durable_postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = durable_postgres
    monkeypatch.setattr(databases, "CLOSE_SECONDS", 0.1)
    assert server._process is not None
    processes = [server._process.pid]
    try:
        async with Database(server.url(server.create_database())) as database:
            await settled(database, 1, duel())
            await count(database, matches)
            processes += map(int, server.execute("SELECT pid FROM pg_stat_activity").split())
            send(signal.SIGSTOP, processes)
    finally:
        send(signal.SIGCONT, processes)


def send(number: int, processes: list[int]) -> None:
    """Send a signal to processes, some of which may have ended."""
    for process in processes:
        try:
            os.kill(process, number)
        except ProcessLookupError:
            continue


# Cancellation


async def test_work_that_is_cancelled_is_stored_or_not_and_blocks_nobody(database: Database, database_url: str) -> None:
    async with Database(database_url) as other:
        stored = 0
        for number, statement in enumerate((1, 2, 5, 12)):
            working = asyncio.create_task(settled(database, number, duel()))
            with watching(database) as seen:
                while len(seen) < statement and not working.done():  # noqa: ASYNC110  # any moment is right
                    await asyncio.sleep(0)
                working.cancel()
                await asyncio.wait({working})
            assert await settled(database, 100 + number, duel()) in (stored + 1, stored + 2)
            stored = await count(database, matches)
            assert await settled(other, 200 + number, duel()) == stored + 1
            stored += 1
    assert engine(database).pool.checkedout() == 0  # type: ignore[attr-defined]


async def test_work_that_is_cancelled_while_it_waits_for_another_node_holds_no_lock(
    database: Database, database_url: str
) -> None:
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", HOLDS, database_url), stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert child.stdin is not None and child.stdout is not None
    assert await child.stdout.readline() == b"held\n"
    with watching(database, "before_cursor_execute") as seen:
        working = asyncio.create_task(settled(database, 1, duel()))
        while not seen:  # noqa: ASYNC110  # a later moment is right, too
            await asyncio.sleep(0)
        working.cancel()
        await asyncio.wait({working})
    child.stdin.close()
    await child.wait()
    async with Database(database_url) as other:
        assert await settled(database, 2, duel()) in (1, 2)
        assert await settled(other, 3, duel()) in (2, 3)


HOLDS = """
import asyncio, sys
from server.results.database import Database
from server.results.schema import server_state

def hold(connection):
    connection.execute(server_state.update().values(matches=0))
    print("held", flush=True)
    sys.stdin.read()

async def main(url):
    async with Database(url) as database:
        await database.write(hold)

asyncio.run(main(sys.argv[1]))
"""


class watching:
    """Collects the statements that a database executes."""

    def __init__(self, database: Database, when: str = "after_cursor_execute") -> None:
        self._engine = engine(database)
        self._when = when
        self._seen: list[str] = []

    def __enter__(self) -> list[str]:
        event.listen(self._engine, self._when, self._add)
        return self._seen

    def __exit__(self, *error: object) -> None:
        event.remove(self._engine, self._when, self._add)

    def _add(self, _connection: Any, _cursor: Any, text: str, *_more: object) -> None:
        self._seen.append(text)


async def test_a_node_that_hangs_in_a_transaction_does_not_block_others(postgres: PostgresServer) -> None:
    name = postgres.create_database()
    async with Database(postgres.url(name)) as database:
        child = await asyncio.create_subprocess_exec(
            sys.executable, "-c", STOPPED, postgres.url(name), stdout=asyncio.subprocess.PIPE
        )
        assert child.stdout is not None
        assert await child.stdout.readline() == b"stopped\n"
        try:
            assert await settled(database, 1, duel()) == 1
        finally:
            child.kill()
            await child.wait()
    postgres.drop_database(name)


STOPPED = """
import asyncio, os, signal, sys
from server.results import database as databases
from server.results.schema import server_state

def stop(connection):
    connection.execute(server_state.update().values(matches=7))
    print("stopped", flush=True)
    os.kill(os.getpid(), signal.SIGSTOP)

async def main(url):
    databases.ABANDONED_SECONDS = 1
    async with databases.Database(url) as database:
        await database.write(stop)

asyncio.run(main(sys.argv[1]))
"""
