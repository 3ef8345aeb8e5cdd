"""A backup for tests, made once."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.backups.backup import back_up
from tests.backups.data import KEY, own_database, settle_matches, stores_of
from tests.postgres import PostgresServer


async def _make(directory: Path) -> None:
    async with stores_of(directory / "data") as (client, database, _):
        await client.rpush(KEY, "one", "two")
        await settle_matches(database, ["m1", "m2"])
    await back_up(directory / "data", own_database(directory / "data"), directory / "backup")


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory with a backup, and its source."""
    directory = tmp_path_factory.mktemp("template")
    asyncio.run(_make(directory))
    return directory


@pytest.fixture
def made(tmp_path: Path, template: Path) -> Path:
    """A backup of two entries and two matches, and its source beside it in `data`."""
    shutil.copytree(template, tmp_path, dirs_exist_ok=True)
    return tmp_path / "backup"


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> Iterator[str]:
    """The URL of an empty PostgreSQL database."""
    name = postgres.create_database()
    yield postgres.url(name)
    postgres.drop_database(name)
