"""Ratings: they follow from the settled matches, in the order in which they were settled."""

import asyncio

from sqlalchemy import func, select

from protocol.ids import PlayerId
from protocol.record import Record
from server.records.results import find_rated_duel
from server.results.database import Database
from server.results.ratings import read_rating, read_ratings
from server.results.schema import rating_counts, ratings
from server.results.skill import NEWCOMER, Skill, after, shown
from tests.results.comparison import select_all
from tests.results.played import ADA, BEN, CAT, DAN, HOUR, MINUTE, NOON, duel, settled, solo

GAME = "family-tree"
EVE = PlayerId("E" * 16)
PEOPLE = (ADA, BEN, CAT, DAN)


def matches() -> list[Record]:
    """Return matches of four players with all results, and some that rate nobody."""
    pairs = [(first, second) for first in PEOPLE for second in PEOPLE if first != second]
    rated = [
        duel(first, second, winner=(0, 1, None)[number % 3], at=NOON + number * MINUTE)
        for number, (first, second) in enumerate(pairs * 3)
    ]
    return [*rated[:7], duel(hidden=False), *rated[7:20], solo(), duel(hints=(0,), winner=0), *rated[20:]]


async def test_ratings_equal_those_of_the_same_matches_in_order(database: Database) -> None:
    skills: dict[PlayerId, Skill] = {}
    counted: dict[PlayerId, list[int]] = {player: [0, 0, 0] for player in PEOPLE}
    for number, record in enumerate(matches()):
        await settled(database, number, record)
        played = find_rated_duel(record)
        if played is not None:
            first, second = played.players
            skills[first], skills[second] = after((skills.get(first), skills.get(second)), played.winner)
            for seat, player in enumerate(played.players):
                counted[player][1 if played.winner is None else 0 if played.winner == seat else 2] += 1
    for player in PEOPLE:
        row = await database.read(read_rating, GAME, player)
        assert row is not None
        mu, sigma = skills[player]
        assert (row.rating, row.uncertainty) == (shown(mu), shown(sigma))
        assert [row.won, row.drawn, row.lost] == counted[player]
        assert row.matches == sum(counted[player])


async def test_each_rating_is_counted_with_its_players(database: Database) -> None:
    for number, record in enumerate(matches()):
        await settled(database, number, record)
    await settled(database, 99, duel(EVE, PlayerId("F" * 16), winner=0))
    listed = select(ratings.c.listed, func.count()).where(ratings.c.listed.is_not(None)).group_by(ratings.c.listed)
    counts = rating_counts.c
    counted = select(counts.rating, counts.players).where(counts.listed, counts.players > 0)
    found, expected = [await database.read(select_all, each) for each in (counted, listed)]
    assert {*map(tuple, found)} == {*map(tuple, expected)} != set()
    table = await database.read(read_ratings, GAME, ADA, 10)
    assert (table.listed, table.rated) == (4, 6)


async def test_matches_that_two_nodes_settle_at_once_all_count(database: Database, database_url: str) -> None:
    async with Database(database_url) as other:
        await asyncio.gather(
            *[settled((database, other)[number % 2], number, record) for number, record in enumerate(matches())]
        )
    table = await database.read(read_ratings, GAME, ADA, 10)
    assert sum(row.matches for row in table.rows) == 2 * 36


async def test_the_table_has_the_best_first_and_equal_ratings_share_a_rank(database: Database) -> None:
    number = 0
    for _ in range(12):
        for first, second, winner in ((ADA, BEN, None), (CAT, DAN, 0)):
            number += 1
            await settled(database, number, duel(first, second, winner=winner))
    await settled(database, 0, duel(EVE, PlayerId("F" * 16), winner=None))
    table = await database.read(read_ratings, GAME, DAN, 3)
    assert [row.player for row in table.rows] == [CAT, ADA, BEN]
    assert [row.rank for row in table.rows] == [1, 2, 2]
    assert table.own is not None and (table.own.player, table.own.rank) == (DAN, 4)
    assert (table.listed, table.rated) == (4, 6)
    newcomer = await database.read(read_rating, GAME, EVE)
    assert (await database.read(read_ratings, GAME, EVE, 3)).own == newcomer
    assert newcomer is not None and newcomer.rank is None
    assert await database.read(read_rating, "happy-graphs", ADA) is None
    assert (await database.read(read_ratings, "happy-graphs", ADA, 3)).rows == ()


async def test_equal_ratings_share_a_rank(database: Database) -> None:
    for number in range(12):
        await settled(database, number, duel(ADA, PlayerId("computer:easy"), winner=None))
    table = await database.read(read_ratings, GAME, ADA, 10)
    assert [(row.player, row.rank, row.rating, row.drawn) for row in table.rows] == [
        (ADA, 1, NEWCOMER, 12),
        ("computer:easy", 1, NEWCOMER, 12),
    ]
    best = await database.read(read_ratings, GAME, ADA, 1)
    assert [row.player for row in best.rows] == [ADA], "of equal ratings, the one whose player comes first"


async def test_a_rating_has_the_name_and_the_time_of_the_match_that_ended_last(database: Database) -> None:
    await settled(database, 1, duel(names=("Ada B.", "Ben"), at=NOON + HOUR))
    await settled(database, 2, duel(names=("Ada", "Ben"), at=NOON))
    row = await database.read(read_rating, GAME, ADA)
    assert row is not None
    assert (row.name, row.last, row.matches) == ("Ada B.", NOON + HOUR, 2)


async def test_correspondence_games_have_ratings_and_standings_of_their_own(database: Database) -> None:
    for number in range(12):
        await settled(database, number, duel(winner=0))
    live = await database.read(read_ratings, GAME, ADA, 10)
    await settled(database, 12, duel(winner=1, correspondence=True))
    assert await database.read(read_ratings, GAME, ADA, 10) == live
    table = await database.read(read_ratings, GAME, ADA, 10, True)
    assert (table.rows, table.listed, table.rated) == ((), 0, 2)
    assert table.own is not None
    assert (table.own.matches, table.own.won, table.own.lost, table.own.rank) == (1, 0, 1, None)
    for number in range(13, 30):
        await settled(database, number, duel(winner=1, correspondence=True))
    table = await database.read(read_ratings, GAME, ADA, 10, True)
    assert [(row.player, row.rank) for row in table.rows] == [(BEN, 1), (ADA, 2)]
    assert [row.player for row in live.rows] == [ADA, BEN]
    assert (await database.read(read_ratings, GAME, BEN, 10)).rows == live.rows
    assert await database.read(read_rating, GAME, BEN, True) == table.rows[0]
