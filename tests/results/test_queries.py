"""How the database finds what is asked: by indices, however many matches there are."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from protocol.ids import PlayerId
from protocol.scores import AskPlayer
from server.finished.players import Players
from server.results.best_games import read_best_of
from server.results.daily import read_daily
from server.results.database import Database
from server.results.match_lists import ListPosition, MatchSearch, read_head_to_head, read_list
from server.results.matches import has_match, read_record
from server.results.numbers import Numbered, find_computed, read_standings
from server.results.ranking import order_of
from server.results.ratings import read_rating, read_ratings
from server.results.schema import ratings
from server.results.skill import NEWCOMER
from server.results.statistics import read_statistics_of
from server.results.variants import Variant
from server.table.decision import Person
from tests.results.played import ADA, BEN, CAT, DAN, NOON, TODAY, YESTERDAY, duel, engine, match_id, settled, solo

SEVEN = Numbered.of("family-tree", 1, {}, 7)
SORTS = "USE TEMP B-TREE"
OWN: dict[str, Any] = {"player": ADA, "today": TODAY, "others": False}
LISTS: list[dict[str, Any]] = [
    {**asked, **wanted}
    for asked in (OWN, {**OWN, "others": True})
    for wanted in (
        {},
        {"game": "family-tree"},
        {"result": "won"},
        {"opponent": BEN},
        {"opponent": BEN, "result": "won", "game": "family-tree"},
        {"since": NOON, "until": NOON + 1},
        {"game": "family-tree", "number": 7},
        {"game": "family-tree", "number": 7, "opponent": BEN},
        {"player": None, "game": "family-tree", "number": 7},
    )
]
"""What lists of matches may be asked for."""


class Plans:
    """The plans of all statements that read from a SQLite database."""

    def __init__(self, database: Database) -> None:
        self.found: list[tuple[str, str]] = []
        event.listen(engine(database), "before_cursor_execute", self._explain)

    def _explain(self, _connection: Any, cursor: Any, text: str, values: Any, *_more: object) -> None:
        if text.lstrip().startswith("SELECT"):
            cursor.execute(f"EXPLAIN QUERY PLAN {text}", values)
            self.found += [(text, row[-1]) for row in cursor.fetchall()]

    def take(self) -> list[tuple[str, str]]:
        """Return the steps of the plans since the last call, each with its statement."""
        found, self.found = self.found, []
        return found


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """A SQLite database with some matches."""
    async with Database(f"sqlite:///{tmp_path}/results.sqlite") as database:
        for number, record in enumerate((duel(), solo(), duel(CAT, DAN), solo(hints=1))):
            await settled(database, number, record)
        await settled(database, 9, duel(ADA, PlayerId("computer:easy")), day=YESTERDAY)
        yield database


async def test_no_list_reads_a_whole_table(database: Database) -> None:
    plans = Plans(database)
    players = Players(database)
    order = order_of("family-tree", {})
    for asker in (ADA, BEN):
        await players.page(Person(asker, "X"), AskPlayer(id="p", player=ADA), TODAY)
    for wanted in LISTS:
        await database.read(read_list, MatchSearch(**wanted), ListPosition(NOON + 1, 1))
    await database.read(read_head_to_head, ADA, BEN, others_see=TODAY)
    await database.read(has_match, match_id(1))
    await database.read(read_record, match_id(1))
    await database.read(read_standings, SEVEN, order, ADA)
    await find_computed(database, SEVEN, "par:1", TODAY)
    await database.read(read_best_of, ADA, SEVEN.variant)
    await database.read(read_statistics_of, ADA, Variant.of("family-tree", 1, {}), ("solo", "match"))
    await database.read(read_ratings, "family-tree", ADA, 100)
    await database.read(read_daily, "family-tree", YESTERDAY, ADA)
    found = plans.take()
    assert len(found) > 25
    assert [step for step in found if step[1].startswith("SCAN")] == []


async def test_a_rank_is_found_without_reading_other_players(database: Database) -> None:
    await database.write(lambda connection: connection.execute(ratings.update().values(listed=NEWCOMER)))
    plans = Plans(database)
    for player in (ADA, BEN):
        row = await database.read(read_rating, "family-tree", player)
        assert row is not None and row.rank is not None
    steps = [step for _, step in plans.take() if "SEARCH ratings" in step]
    assert steps and all("player=?" in step for step in steps), steps


async def test_newest_matches_best_rows_and_standings_come_in_the_order_of_an_index(database: Database) -> None:
    plans = Plans(database)
    for wanted in LISTS:
        if "number" not in wanted:
            await database.read(read_list, MatchSearch(**wanted), ListPosition(NOON + 1, 1))
    await database.read(read_standings, SEVEN, order_of("family-tree", {}), ADA)
    await database.read(read_daily, "family-tree", YESTERDAY, ADA)
    found = plans.take()
    assert [step for step in found if SORTS in step[1]] == []
    assert any("player_matches_player_rated_ended_match_idx" in step for _, step in found)
    assert any("number_results_order_idx" in step for _, step in found)
    assert any("daily_results_order_idx" in step for _, step in found)
    assert any("SEARCH number_results" in step and "player=?" in step for _, step in found)
