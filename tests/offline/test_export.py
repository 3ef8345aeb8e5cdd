"""Records exported from a database: which, in what order, and to what file."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, update

from server.offline import export as exports
from server.offline.export import CannotExport, Exported, export, new_file
from server.results.database import CannotOpenDatabase, Database
from server.results.schema import records
from tests.results.played import ADA, BEN, HOUR, NOON, TODAY, YESTERDAY, duel, settled, solo

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

DAY = 24 * HOUR


async def exported(url: str, since: int = 0, now: int = NOON) -> tuple[Exported, list[dict[str, Any]]]:
    """Return what an export says and the records that it writes."""
    out = io.BytesIO()
    said = await export(url, since, now, out)
    return said, [json.loads(line) for line in zstd.decompress(out.getvalue()).splitlines()]


async def test_records_are_exported_in_the_order_of_settling(
    database: Database, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exports, "PAGE", 2)
    played = [solo(ADA, 100 + number, number=number, at=NOON - number) for number in range(1, 6)]
    for number, record in enumerate(played, start=1):
        await settled(database, number, record)
    said, found = await exported(database_url)
    assert said == Exported(records=5, hidden=0)
    assert found == [json.loads(record.model_dump_json()) for record in played]


async def test_matches_that_ended_earlier_are_left_out(database: Database, database_url: str) -> None:
    for number, at in enumerate((NOON - DAY, NOON - 1, NOON, NOON + 1, NOON - 2), start=1):
        await settled(database, number, solo(number=number, at=at))
    said, found = await exported(database_url, since=NOON)
    assert said.records == 2
    assert [record["legs"][0]["number"] for record in found] == [3, 4]


async def test_matches_of_a_daily_number_follow_after_its_day(database: Database, database_url: str) -> None:
    await settled(database, 1, duel(at=NOON - DAY), day=YESTERDAY)
    await settled(database, 2, duel(BEN, ADA), day=TODAY)
    said, found = await exported(database_url)
    assert (said, len(found)) == (Exported(records=1, hidden=1), 1)
    assert list(said.lines()) == [
        "Exported 1 record.",
        "1 record of matches on today's daily numbers is left out until the day ends, at 00:00 UTC.",
    ]
    said, found = await exported(database_url, now=NOON + DAY)
    assert (said, len(found)) == (Exported(records=2, hidden=0), 2)


async def test_an_empty_database_gives_an_empty_file(database: Database, database_url: str) -> None:
    assert await exported(database_url) == (Exported(records=0, hidden=0), [])


async def test_a_damaged_record_is_named(database: Database, database_url: str) -> None:
    await settled(database, 1, solo())

    def damage(connection: Connection) -> None:
        connection.execute(update(records).values(record=b"no record"))

    await database.write(damage)
    with pytest.raises(CannotExport, match=r"is damaged: the record of match 1 cannot be read: .*Restore a backup"):
        await exported(database_url)


async def test_a_database_that_does_not_exist_is_not_created(tmp_path: Path) -> None:
    path = tmp_path / "results.sqlite"
    with pytest.raises(CannotOpenDatabase, match=rf"There is no database {path}\. If the server uses another database"):
        await exported(f"sqlite:///{path}")
    assert not path.exists()


def test_a_file_gets_its_name_when_it_is_complete(tmp_path: Path) -> None:
    path = tmp_path / "records.zst"
    with pytest.raises(ValueError, match="an error"), new_file(path, replace=False) as file:
        file.write(b"half")
        raise ValueError("an error")
    assert [*tmp_path.iterdir()] == []
    with new_file(path, replace=False) as file:
        file.write(b"whole")
        assert not path.exists()
    assert path.read_bytes() == b"whole"
    with new_file(path, replace=True) as file:
        file.write(b"newer")
    assert [each.read_bytes() for each in tmp_path.iterdir()] == [b"newer"]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        (lambda path: path / "file", r"file exists already\. Name another file, or add --replace"),
        (lambda path: path, r"is a directory\. Name a file in it"),
        (lambda path: path / "none" / "file", r"none is not a directory\. Name a file in an existing directory"),
    ],
)
def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path, name: Callable[[Path], Path], why: str) -> None:
    (tmp_path / "file").write_bytes(b"kept")
    with pytest.raises(CannotExport, match=why), new_file(name(tmp_path), replace=False):
        pass
    assert (tmp_path / "file").read_bytes() == b"kept"
