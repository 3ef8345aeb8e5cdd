"""Copies of the database that come from another person, and what is wrong with them."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from protocol.ids import MatchId
from server.results import copies
from server.results.copies import CopyError
from server.results.database import Database
from tests.backups.data import own_database, settle_matches


async def _make(directory: Path) -> None:
    async with Database(own_database(directory)) as database:
        await settle_matches(database, ["m1", "m2"])


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with two matches."""
    directory = tmp_path_factory.mktemp("template")
    asyncio.run(_make(directory))
    return directory / "results.sqlite"


@pytest.fixture
def copied(tmp_path: Path, template: Path) -> Path:
    """A copy of it, which a test may change."""
    path = tmp_path / "copy.sqlite"
    path.write_bytes(template.read_bytes())
    return path


def change(path: Path, script: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(f"PRAGMA writable_schema = ON; {script}")
        connection.commit()


def test_an_honest_copy_is_used(copied: Path) -> None:
    state = copies.check(copied, "the copy")
    assert (len(state.identity), state.matches) == (16, 2)


def test_a_copy_whose_statistics_were_taken_is_used(copied: Path) -> None:
    change(copied, "ANALYZE")
    assert copies.check(copied, "the copy").matches == 2


@pytest.mark.parametrize(
    ("script", "why"),
    {
        "a trigger": ("CREATE TRIGGER t AFTER INSERT ON matches BEGIN SELECT 1; END", "the tables of this version"),
        "a view": ("CREATE VIEW v AS SELECT 1", "the tables of this version"),
        "a view in place of a table": (
            "DROP TABLE analyses; CREATE VIEW analyses AS SELECT 1 AS match",
            "the tables of this version",
        ),
        "a view in place of statistics": (
            "ANALYZE; UPDATE sqlite_master SET type = 'view', sql = 'CREATE VIEW sqlite_stat1 AS SELECT 1', "
            "rootpage = 0 WHERE name = 'sqlite_stat1'",
            "the tables of this version|malformed",
        ),
        "a view in place of the state": (
            "DROP TABLE server_state; CREATE VIEW server_state AS SELECT 1 AS id, 1 AS format",
            "the tables of this version",
        ),
        "a generated column": ("ALTER TABLE analyses ADD more AS (1)", "the tables of this version"),
        "a table too many": ("CREATE TABLE more (x)", "the tables of this version"),
        "a table too few": ("DROP TABLE analyses", "the tables of this version"),
        "an index too few": ("DROP INDEX ratings_game_correspondence_listed_idx", "the tables of this version"),
        "no tables": ("DELETE FROM sqlite_master", "the tables of this version|malformed"),
        "another format": ("UPDATE server_state SET format = 9", "^The copy has format 9; this version reads format 5"),
        "no format": ("DELETE FROM server_state", "^The copy has format none; this version reads format 5"),
        "a text as number": ("UPDATE match_seats SET score = 'much'", "match_seats has a value of another type"),
        "a number as text": ("UPDATE players SET name = x'00'", "players has a value of another type"),
        "no value": (
            "UPDATE sqlite_master SET sql = replace(sql, 'TEXT NOT NULL', 'TEXT') WHERE name = 'players'",
            "the tables of this version",
        ),
        "a long value": (
            f"UPDATE records SET record = zeroblob({copies.LONGEST_VALUE + 1})",  # noqa: S608 - our number
            "records has a value of another type, or one that is too long|too big",
        ),
        "a match that is missing": ("DELETE FROM matches WHERE number = 1", "a row of [a-z_]+ names one of matches"),
        "too few matches": ("UPDATE server_state SET matches = 1", "its count of matches is wrong"),
        "an index with other rows": (
            "UPDATE sqlite_master SET rootpage = (SELECT rootpage FROM sqlite_master WHERE name = 'players') "
            "WHERE name = 'opponents'",
            "is damaged",
        ),
    }.values(),
    ids=lambda value: "",
)
def test_a_copy_of_another_person_is_not_trusted(copied: Path, script: str, why: str) -> None:
    change(copied, script)
    with pytest.raises(CopyError, match=why):
        copies.check(copied, "the copy")


@pytest.mark.parametrize("data", [b"", b"no database" * 100], ids=["nothing", "another file"])
def test_another_file_is_not_used(copied: Path, data: bytes) -> None:
    copied.write_bytes(data)
    with pytest.raises(CopyError, match=r"^The copy (is damaged: file is not a database|does not have the tables)"):
        copies.check(copied, "the copy")


def test_a_copy_that_ends_early_is_not_used(copied: Path) -> None:
    whole = copied.read_bytes()
    copied.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(CopyError, match=r"^The copy is damaged"):
        copies.check(copied, "the copy")


async def test_matches_without_a_record_are_found_among_many(tmp_path: Path) -> None:
    ids = [MatchId(f"m{number}") for number in range(5)]
    async with Database(own_database(tmp_path)) as database:
        await settle_matches(database, ids)
    wanted = [*(MatchId(f"x{number}") for number in range(1200)), *ids]
    assert copies.list_lacking(tmp_path / "results.sqlite", wanted) == wanted[:1200]
