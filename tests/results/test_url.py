"""The address of the database of results, parsed from a URL."""

import sys
from pathlib import Path

import asyncpg
import pytest

from server.results.url import DatabaseUrl
from tests.postgres import PASSWORD, ROLE, PostgresServer


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("postgresql://ada:secret@db.example:5433/turnabout", "the database turnabout at db.example:5433"),
        ("postgres://ada@db.example/turnabout", "the database turnabout at db.example"),
        ("POSTGRESQL://db.example/turnabout", "the database turnabout at db.example"),
        ("postgresql://ada:s%40cr%2Fet@[2001:db8::1]:5432/t", "the database t at [2001:db8::1]:5432"),
        ("postgresql://ada:secret@one,two:5433/t?target_session_attrs=primary", "the database t at one,two:5433"),
        ("postgresql://ada@/t?host=/run/postgresql", "the database t at /run/postgresql"),
        ("postgresql://ada:secret@%2Frun%2Fpostgresql/t", "the database t at /run/postgresql"),
        ("postgresql:///t", "the database t at localhost"),
        ("postgresql://ada:secret@db.example?dbname=t&sslmode=require", "the database t at db.example"),
    ],
)
def test_a_postgresql_is_named_without_its_password(text: str, where: str) -> None:
    url = DatabaseUrl.parse(text)
    assert (url.where, url.path, url.dsn) == (where, None, text)
    assert "secret" not in str(url) and "ada" not in str(url)


def test_a_sqlite_file_has_a_whole_path(tmp_path: Path) -> None:
    url = DatabaseUrl.parse(f"sqlite:///{tmp_path}/results 100%.sqlite")
    assert url == DatabaseUrl.of_file(tmp_path / "results 100%.sqlite")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "it is empty; leave it out to keep results in the data directory"),
        ("/var/secret/results.sqlite", "it is not a URL; write sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME"),
        ("ada:secret@db.example/turnabout", "it is not a URL"),
        ("mysql://ada:secret@db.example/turnabout", "results are kept in SQLite or PostgreSQL, not in mysql"),
        ("postgresql+asyncpg://ada:secret@db.example/t", "leave out the driver, and begin with postgresql://"),
        ("sqlite+aiosqlite:////secret", "leave out the driver, and begin with sqlite://"),
        ("sqlite:results.sqlite", "write sqlite:/// and then the path of a file"),
        ("sqlite://results.sqlite", "write sqlite:/// and then the path of a file"),
        ("sqlite:///", "it names no file"),
        ("sqlite:///:memory:", "it names no file"),
        (
            "sqlite:///var/results.sqlite",
            "the path var/results.sqlite is relative; write the whole path, as in sqlite:////",
        ),
        ("sqlite:////results.sqlite?mode=ro", "a SQLite database has no options"),
        ("postgresql:ada:secret@db.example/t", "it cannot be read; write postgresql://USER:PASSWORD@HOST:PORT/NAME"),
        ("postgresql://ada:secret@db.example", "it names no database; write one after the host"),
        ("postgresql://ada:secret@db.example/", "it names no database; write one after the host"),
        ("postgresql://ada:secret@db.example/?dbname=t", "it names no database"),  # asyncpg then ignores dbname
        ("postgresql://ada:sec@ret@db.example/t", "In a user or password, write @ as %40"),
        ("postgresql://ada:sec/ret@db.example/t", "In a user or password, write @ as %40, / as %2F"),
        ("postgresql://ada:1/secret@db.example/t", "In a user or password, write @ as %40, / as %2F"),
        ("postgresql://ada:sec?ret@db.example/t", "In a user or password, write @ as %40, / as %2F, [?] as %3F"),
        ("postgresql://ada:1?secret@db.example/t", "In a user or password, write @ as %40, / as %2F, [?] as %3F"),
        ("postgresql://ada:sec#ret@db.example/t", "In a user or password"),
        ("postgresql://ada:secret@db.example:0/t", "it cannot be read"),
        ("postgresql://ada:secret@db.example:70000/t", "it cannot be read"),
        ("postgresql://ada:secret@db.example:port/t", "it cannot be read"),
        ("postgresql://ada:secret@one,,two/t", "it cannot be read"),
        ("postgresql://ada:secret@[2001:db8::1/t", "it cannot be read"),
        ("postgresql://ada:secret@2001:db8::1/t", "it cannot be read"),
        ("postgresql://ada:secret@db.example/t?sslmode", "it cannot be read"),
        ("postgresql://ada:secret@db.example/t?sslmode=on", "its sslmode is 'on'; write one of disable, allow, prefer"),
    ],
)
def test_a_wrong_url_is_explained_without_its_password(text: str, words: str) -> None:
    with pytest.raises(ValueError, match=words) as error:
        DatabaseUrl.parse(text)
    assert "secret" not in str(error.value) and "ret" not in str(error.value)


def test_postgresql_without_its_driver_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(ValueError, match=r'pip install "turnabout\[postgres\]"'):
        DatabaseUrl.parse("postgresql://ada:secret@db.example/turnabout")
    DatabaseUrl.parse("sqlite:////results.sqlite")


async def test_postgresql_is_reached_by_every_kind_of_address(postgres: PostgresServer) -> None:
    name = postgres.create_database()
    login = f"{ROLE}:{PASSWORD.replace(' ', '%20')}"
    for text in (
        postgres.url(name),
        f"postgres://{login}@127.0.0.1:{postgres.port}/{name}?sslmode=disable",
        f"postgresql://{login}@/{name}?host={postgres.socket_directory}&port={postgres.port}",
        f"postgresql://{login}@127.0.0.1:1,127.0.0.1:{postgres.port}?dbname={name}",
    ):
        connection = await asyncpg.connect(DatabaseUrl.parse(text).dsn)
        assert await connection.fetchval("SELECT current_database()") == name
        await connection.close()
    postgres.drop_database(name)
