"""The tables of daily numbers."""

import pytest

from protocol.ids import PlayerId
from server.results import daily
from server.results.daily import DailyTableOf, DaysNumber, read_daily
from server.results.database import Database
from tests.results.played import (
    ADA,
    BEN,
    CAT,
    DAN,
    MINUTE,
    NOON,
    SALT,
    TODAY,
    TOMORROW,
    YESTERDAY,
    duel,
    match_id,
    settled,
)

GAME = "family-tree"
EASY = PlayerId("computer:easy")


async def table(database: Database, player: PlayerId = ADA, day: str = TODAY, game: str = GAME) -> DailyTableOf:
    """Return the results of a day, for a player."""
    return await database.read(read_daily, game, day, player)


async def play(database: Database, number: int, player: PlayerId, difference: int, minutes: int = 0) -> None:
    """Settle a player's match on today's number against the computer."""
    scores = (200 + difference, 200)
    winner = 0 if difference > 0 else 1 if difference < 0 else None
    await settled(
        database, number, duel(player, EASY, winner=winner, scores=scores, at=NOON + minutes * MINUTE), day=TODAY
    )


async def test_a_table_has_the_best_rows_and_the_players_own(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "BEST", 3)
    people = [PlayerId(letter * 16) for letter in "ABCDEF"]
    for number, (player, difference, at) in enumerate(
        zip(people, (-3, 5, 5, 9, -3, -4), (1, 9, 2, 3, 4, 5), strict=True)
    ):
        await play(database, number, player, difference, at)

    async def shown(player: PlayerId) -> list[tuple[int, str, int]]:
        rows = (await table(database, player)).computer
        return [(row.rank, row.player[0], row.difference) for row in rows]

    best = [(1, "D", 9), (2, "C", 5), (2, "B", 5)]
    assert await shown(people[2]) == best
    assert await shown(people[4]) == [*best, (4, "E", -3)]
    assert await shown(people[5]) == [*best, (6, "F", -4)]
    assert await shown(PlayerId("X" * 16)) == best
    assert (await table(database)).friends == ()
    assert (await table(database)).played == (6, 0)
    own = (await table(database, people[5])).own
    assert own is not None and (own.rank, own.match) == (6, match_id(5))
    assert (await table(database, PlayerId("X" * 16))).own is None


async def test_a_players_first_match_of_a_day_counts(database: Database) -> None:
    await play(database, 1, ADA, 5)
    await play(database, 2, ADA, 90)
    (row,) = (await table(database)).computer
    assert (row.rank, row.name, row.opponent, row.difference, row.scores) == (1, "Ada", "easy", 5, (205, 200))
    assert (row.at, row.match, row.against, row.why) == (NOON, match_id(1), "computer", "score")


async def test_an_unfinished_match_is_below_all_others_without_a_rank(database: Database) -> None:
    await settled(database, 1, duel(ADA, BEN, winner=0, why="resigned"), day=TODAY)
    await settled(database, 2, duel(CAT, DAN, winner=0, scores=(400, 0)), day=TODAY)
    rows = (await table(database)).friends
    assert [(row.name, row.rank, row.why) for row in rows] == [
        ("Cat", 1, "score"),
        ("Dan", 2, "score"),
        ("Ada", 0, "resigned"),
    ]
    assert (await table(database)).played == (0, 3)
    assert (await table(database, BEN)).own is None, "a player who resigned has no result"


async def test_a_day_has_its_number_once_a_match_on_it_is_settled(database: Database) -> None:
    assert (await table(database)).number is None
    await settled(database, 1, duel(number=7), day=TODAY)
    assert (await table(database)).number == DaysNumber(7, SALT)
    await settled(database, 2, duel(CAT, DAN, number=8), day=TODAY)
    assert (await table(database)).number == DaysNumber(7, SALT), "the first"
    assert (await table(database, day=TOMORROW)).number is None
    assert (await table(database, game="happy-graphs")).number is None


async def test_other_days_have_other_tables(database: Database) -> None:
    await settled(database, 1, duel(), day=YESTERDAY)
    assert (await table(database)).played == (0, 0)
    assert (await table(database, day=YESTERDAY)).played == (0, 2)


async def test_a_match_that_ended_after_its_day_is_not_in_the_table(database: Database) -> None:
    await settled(database, 1, duel(), day=YESTERDAY, over=True)
    assert (await table(database, day=YESTERDAY)).played == (0, 0)
    assert (await table(database, day=YESTERDAY)).number == DaysNumber(7, SALT), "the number is known all the same"
