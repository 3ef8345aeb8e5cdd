"""The PostgreSQL server that tests use."""

import shutil
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest

from tests import postgres as postgresql
from tests.postgres import MISSING, SETTING, PostgresFailed, PostgresServer

HERE = Path(__file__).parents[1]
KILLED = """
import os, signal
from tests.postgres import PostgresServer

server = PostgresServer().__enter__()
print(server.socket_directory, server.port, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""

Install = Callable[[int], Path]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Installs PostgreSQL of a version, on a machine that has no other."""
    monkeypatch.setattr(postgresql, "_ELSEWHERE", [str(tmp_path / "*/bin")])
    monkeypatch.setattr(shutil, "which", lambda name: None)
    for name in ("CI", SETTING):
        monkeypatch.delenv(name, raising=False)

    def install(version: int) -> Path:
        programs = tmp_path / str(version) / "bin"
        programs.mkdir(parents=True)
        program = programs / "postgres"
        program.write_text(f"#!/bin/sh\necho 'postgres (PostgreSQL) {version}.4 (Debian {version}.4-1)'\n")
        program.chmod(0o755)
        return programs

    return install


def test_the_newest_version_is_used(install: Install) -> None:
    install(9)
    install(15)
    newest = install(17)
    assert postgresql.find() == newest


def test_an_old_version_is_not_used(install: Install) -> None:
    install(14)
    with pytest.raises(pytest.skip.Exception):
        postgresql.find()


@pytest.mark.parametrize("setting", ["CI=true", f"{SETTING}=required"])
def test_without_postgresql_a_test_fails_if_it_is_required(
    install: Install, monkeypatch: pytest.MonkeyPatch, setting: str
) -> None:
    with pytest.raises(pytest.skip.Exception, match="apt-get install postgresql"):
        postgresql.find()
    monkeypatch.setenv(*setting.split("="))
    with pytest.raises(pytest.fail.Exception) as failure:
        postgresql.find()
    assert str(failure.value) == MISSING


async def test_a_database_belongs_to_a_role_without_other_rights(postgres: PostgresServer) -> None:
    name = postgres.create_database()
    connection = await asyncpg.connect(postgres.url(name))
    await connection.execute("CREATE TABLE matches (number int)")
    with pytest.raises(asyncpg.InsufficientPrivilegeError):
        await connection.execute("CREATE DATABASE another")
    postgres.drop_database(name)  # although it is in use
    with pytest.raises(asyncpg.PostgresError):
        await connection.fetch("SELECT * FROM matches")
    await connection.close()


async def test_text_is_not_sorted_by_bytes(postgres: PostgresServer) -> None:
    assert postgres.execute("SELECT unnest(array['b', 'C', 'a']) ORDER BY 1") == "a\nb\nC\n"


async def test_a_killed_server_keeps_committed_data_and_its_url(durable_postgres: PostgresServer) -> None:
    server = durable_postgres
    url = server.url(server.create_database())
    committing, open_transaction = [await asyncpg.connect(url) for _ in range(2)]
    await committing.execute("CREATE TABLE matches (number int)")
    await committing.execute("INSERT INTO matches VALUES (1)")
    await open_transaction.execute("BEGIN; INSERT INTO matches VALUES (2)")
    server.kill()
    with pytest.raises(ConnectionRefusedError):
        await asyncpg.connect(url)
    server.start()
    connection = await asyncpg.connect(url)
    assert await connection.fetchval("SELECT array_agg(number) FROM matches") == [1]
    for each in (connection, committing, open_transaction):
        await each.close()


async def test_a_durable_server_writes_every_commit_to_the_disk(
    postgres: PostgresServer, durable_postgres: PostgresServer
) -> None:
    safe = "SELECT current_setting('fsync'), current_setting('synchronous_commit'), current_setting('full_page_writes')"
    assert durable_postgres.execute(safe) == "on|on|on\n"
    assert postgres.execute(safe) == "off|off|off\n"


def test_a_killed_test_process_leaves_neither_server_nor_files() -> None:
    postgresql.find()
    killed = subprocess.run([sys.executable, "-c", KILLED], cwd=HERE, capture_output=True)  # until the guard ends too
    assert killed.returncode == -9, killed.stderr
    directory, port = killed.stdout.decode().split()
    assert not Path(directory).exists()
    with pytest.raises(ConnectionRefusedError), socket.create_connection(("127.0.0.1", int(port))):
        pass


def test_a_server_that_cannot_start_says_why(postgres: PostgresServer) -> None:
    postgres.stop()
    mark = postgres.socket_directory / "data/PG_VERSION"
    version = mark.read_text()
    mark.write_text("9\n")
    try:
        with pytest.raises(PostgresFailed, match="initialized by PostgreSQL version 9"):
            postgres.start()
    finally:
        mark.write_text(version)
        postgres.start()


def test_database_url_is_of_an_empty_database(database_url: str) -> None:
    scheme, path = database_url.split(":", 1)
    if scheme == "sqlite":
        assert not Path(path.removeprefix("//")).exists()
    else:
        assert scheme == "postgresql"
