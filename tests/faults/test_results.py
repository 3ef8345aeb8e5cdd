"""The check of the database finds planted defects: lost and changed matches, and results that differ from theirs."""

from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection

from server.results.database import Database
from server.results.schema import matches, ratings, server_state
from tests.faults.history import Log
from tests.faults.results import check_results
from tests.results.played import ROOM, duel, match_id, settled

RECORD = duel()
KINDS = ("unsettled", "strange", "another", "unequal")


def log(*numbers: int, digest: str = RECORD.digest) -> Log:
    """Return the log of a room whose matches are over."""
    return Log(ROOM, (), (), {match_id(number): digest for number in numbers})


def nothing(_: Connection) -> None:
    """Change nothing."""


def rate_again(connection: Connection) -> None:
    """Rate all players twice for a match."""
    connection.execute(ratings.update().values(matches=ratings.c.matches + 1))


def skip_a_number(connection: Connection) -> None:
    """Count a match that is not there."""
    connection.execute(server_state.update().values(matches=server_state.c.matches + 1))


def rename(connection: Connection) -> None:
    """Give a match another id."""
    connection.execute(matches.update().where(matches.c.number == 2).values(id=match_id(9)))


@pytest.mark.parametrize(
    ("logged", "change", "wrong"),
    [
        (log(1, 2), nothing, []),
        (log(1, 2, 3), nothing, ["unsettled"]),
        (log(1), nothing, ["strange"]),
        (log(1, 2), rename, ["unsettled", "strange"]),
        (log(1, 2, digest="1" * 64), nothing, ["another", "another"]),
        (log(1, 2), rate_again, ["unequal"]),
        (log(1, 2), skip_a_number, ["unequal"]),
    ],
)
async def test_a_planted_defect_is_found(
    logged: Log, change: Callable[[Connection], None], wrong: list[str], database_url: str, tmp_path: Path
) -> None:
    async with Database(database_url) as database:
        for number in (1, 2):
            await settled(database, number, RECORD)
        await database.write(change)
    count, found = await check_results(database_url, [logged], tmp_path)
    assert count == 2
    assert [next(kind for kind in KINDS if f"{kind}: " in sentence) for sentence in found] == wrong
