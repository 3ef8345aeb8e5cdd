"""Stored analyses, which are kept while they are used."""

import asyncio
from functools import partial

import pytest

from protocol.analysis import VERSION, Analysis
from protocol.ids import MatchId
from server.results import analyses as kept_analyses
from server.results import cleaning
from server.results.analyses import find_analysis, keep_analysis
from server.results.cleaning import delete_daily, delete_unused
from server.results.database import Database
from server.results.schema import analyses
from tests.results.played import count

MATCH, OTHER = MatchId("M" * 16), MatchId("N" * 16)
JANUARY = "2026-01-01"


def analysis(playouts: int = 7) -> Analysis:
    """Return an analysis, told apart by its play-outs."""
    return Analysis(version=VERSION, game="family-tree", rules=1, playouts=playouts, legs=())


async def test_the_latest_analysis_of_a_match_is_kept(database: Database) -> None:
    assert await find_analysis(database, MATCH, JANUARY) is None
    await database.write(keep_analysis, MATCH, analysis(7), JANUARY)
    await database.write(keep_analysis, MATCH, analysis(8), JANUARY)
    assert await find_analysis(database, MATCH, JANUARY) == analysis(8)
    assert await find_analysis(database, OTHER, JANUARY) is None


async def test_an_analysis_of_another_version_is_not_found(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    await database.write(keep_analysis, MATCH, analysis(), JANUARY)
    monkeypatch.setattr(kept_analyses, "VERSION", VERSION + 1)
    assert await find_analysis(database, MATCH, JANUARY) is None


async def test_an_analysis_is_kept_while_it_is_used(database: Database) -> None:
    for match in (MATCH, OTHER):
        await database.write(keep_analysis, match, analysis(), JANUARY)
    assert await find_analysis(database, MATCH, "2026-01-11") == analysis()
    await database.write(delete_unused, "2026-04-01")
    assert await count(database, analyses) == 2
    await database.write(delete_unused, "2026-04-02")
    assert await find_analysis(database, OTHER, "2026-04-02") is None
    assert await find_analysis(database, MATCH, "2026-04-02") == analysis()


async def test_nodes_delete_what_is_unused_once_a_day(
    database: Database, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cleaning, "LOOK_SECONDS", 0)
    day = "2026-03-01"
    for match in (MATCH, OTHER):
        await database.write(keep_analysis, match, analysis(), JANUARY)
    async with Database(database_url) as other:
        asked = [0, 0]

        def today(node: int) -> str:
            asked[node] += 1
            return day

        running = [
            asyncio.create_task(delete_daily(each, partial(today, node))) for node, each in enumerate((database, other))
        ]

        async def look() -> None:
            """Wait until both nodes have looked at the day, and deleted what is unused if it is new."""
            before = list(asked)
            while min(asked[0] - before[0], asked[1] - before[1]) < 3:  # noqa: ASYNC110  # nothing tells of it
                await asyncio.sleep(0)

        await look()
        assert await count(database, analyses) == 2
        day = "2026-05-01"
        await look()
        assert await count(database, analyses) == 0
        await database.write(keep_analysis, MATCH, analysis(), JANUARY)
        await look()
        assert await count(database, analyses) == 1, "it is done once a day"
        for task in running:
            task.cancel()
        await asyncio.wait(running)
