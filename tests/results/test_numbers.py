"""Results on numbers: each player's best in each role, the standings, and what was computed about a number."""

from dataclasses import replace

import pytest
from sqlalchemy import Connection

from protocol.ids import PlayerId, Role
from protocol.scores import HelpedScore, Standing
from server.records.results import LegScore
from server.results.cleaning import KEPT_DAYS, delete_unused
from server.results.database import Database
from server.results.numbers import Numbered, find_computed, keep_computed, reach, read_standings
from server.results.ranking import Order
from server.results.schema import players
from server.results.settle import settle
from server.results.variant_rows import add_variant
from server.results.writing import put
from tests.results.played import ADA, BEN, CAT, HOUR, NOON, TODAY, duel, finished, settled, solo, together

SEVEN = Numbered.of("family-tree", 1, {}, 7)
HIGHEST = Order(low=frozenset(("minimizer",)), timed=False)
FEWEST = Order(low=frozenset(("player", "minimizer")), timed=True)
EVE = PlayerId("E" * 16)


async def reached(
    database: Database,
    role: Role,
    player: PlayerId,
    score: int,
    *,
    order: Order = HIGHEST,
    at: int = NOON,
    seconds: int = 0,
    helped: bool = False,
    casual: bool = False,
    name: str | None = None,
) -> None:
    """Store a player's result on number 7, and the player's name."""
    leg = LegScore(
        number=7,
        role=role,
        player=player,
        name=player[0],
        score=score,
        at=at,
        helped=helped,
        hints=0,
        takebacks=0,
        seconds=seconds,
        casual=casual,
    )

    def reached(connection: Connection) -> None:
        put(connection, players, [{"player": player, "name": name or player[0], "first": at, "last": at}])
        reach(connection, 1, add_variant(connection, SEVEN.variant), 0, order, [leg])

    await database.write(reached)


async def standings(database: Database, on: Numbered, order: Order, player: PlayerId) -> tuple[Standing, ...]:
    """Return the standings of a number."""
    return (await database.read(read_standings, on, order, player))[0]


async def helped(database: Database, on: Numbered, order: Order, player: PlayerId) -> tuple[HelpedScore, ...]:
    """Return a player's best scores with help."""
    return (await database.read(read_standings, on, order, player))[1]


@pytest.fixture
async def database(database: Database) -> Database:
    """A database in which a match is settled, on another number."""
    await settled(database, 1, duel(number=1))
    return database


async def test_each_role_has_its_best_and_each_player_a_rank(database: Database) -> None:
    assert await standings(database, SEVEN, HIGHEST, ADA) == ()
    for player, score in ((ADA, 300), (BEN, 420), (ADA, 310), (BEN, 90)):
        await reached(database, "player", player, score)
    for player, score in ((ADA, 60), (BEN, -20), (EVE, 60), (EVE, 200)):
        await reached(database, "minimizer", player, score)

    def alone(own: int | None, rank: int | None) -> Standing:
        return Standing(role="player", best=420, player=BEN, name="B", players=2, own=own, rank=rank)

    def least(own: int, rank: int) -> Standing:
        return Standing(role="minimizer", best=-20, player=BEN, name="B", players=3, own=own, rank=rank)

    assert await standings(database, SEVEN, HIGHEST, ADA) == (alone(310, 2), least(60, 2))
    assert await standings(database, SEVEN, HIGHEST, BEN) == (alone(420, 1), least(-20, 1))
    assert await standings(database, SEVEN, HIGHEST, EVE) == (alone(None, None), least(60, 2))


async def test_equal_scores_share_a_rank_and_the_earliest_is_named(database: Database) -> None:
    for player, at in ((EVE, NOON + 5000), (ADA, NOON + 9000), (BEN, NOON + 7000), (ADA, NOON + 1000)):
        await reached(database, "maximizer", player, 210, at=at)
    (standing,) = await standings(database, SEVEN, HIGHEST, BEN)
    assert (standing.player, standing.best, standing.players, standing.own, standing.rank) == (ADA, 210, 3, 210, 1)


async def test_standings_show_the_latest_name_of_a_player(database: Database) -> None:
    await reached(database, "player", ADA, 500, name="Ada")
    await reached(database, "player", ADA, 90, name="Countess")
    (standing,) = await standings(database, SEVEN, HIGHEST, BEN)
    assert (standing.best, standing.name) == (500, "Countess")


async def test_in_timed_games_the_faster_of_equal_scores_is_better(database: Database) -> None:
    for player, score, seconds in ((ADA, 0, 95), (BEN, 0, 80), (EVE, 1, 5), (ADA, 0, 90), (ADA, 2, 1), (CAT, 0, 90)):
        await reached(database, "player", player, score, order=FEWEST, seconds=seconds)
    (standing,) = await standings(database, SEVEN, FEWEST, ADA)
    assert (standing.player, standing.best, standing.seconds, standing.players) == (BEN, 0, 80, 4)
    assert (standing.own, standing.own_seconds, standing.rank) == (0, 90, 2)
    assert [(await standings(database, SEVEN, FEWEST, player))[0].rank for player in (BEN, CAT, EVE)] == [1, 2, 4]


async def test_scores_of_casual_games_are_apart(database: Database) -> None:
    await reached(database, "player", ADA, 700, casual=True)
    assert await database.read(read_standings, SEVEN, HIGHEST, ADA) == (
        (),
        (),
        (HelpedScore(role="player", score=700),),
    )
    await reached(database, "player", ADA, 500, helped=True)
    await reached(database, "player", ADA, 300)
    (standing,), helped, casual = await database.read(read_standings, SEVEN, HIGHEST, ADA)
    assert (standing.best, standing.own, standing.rank, standing.players) == (300, 300, 1, 1)
    assert [each.score for each in (*helped, *casual)] == [500, 700]
    assert await database.read(read_standings, SEVEN, HIGHEST, BEN) == (
        (replace(standing, own=None, rank=None),),
        (),
        (),
    )


async def test_scores_with_help_are_apart(database: Database) -> None:
    await reached(database, "player", ADA, 500, helped=True)
    assert await standings(database, SEVEN, HIGHEST, ADA) == ()
    assert await helped(database, SEVEN, HIGHEST, ADA) == (HelpedScore(role="player", score=500),)
    await reached(database, "player", ADA, 400)
    await reached(database, "player", BEN, 300, helped=True)
    await reached(database, "minimizer", ADA, 30, helped=True, seconds=60)
    (standing,) = await standings(database, SEVEN, HIGHEST, ADA)
    assert (standing.best, standing.own, standing.rank, standing.players) == (400, 400, 1, 1)
    (standing,) = await standings(database, SEVEN, HIGHEST, BEN)
    assert (standing.own, standing.rank) == (None, None)
    assert await helped(database, SEVEN, FEWEST, ADA) == (
        HelpedScore(role="player", score=500, seconds=0),
        HelpedScore(role="minimizer", score=30, seconds=60),
    )
    assert await helped(database, SEVEN, HIGHEST, EVE) == ()
    assert await helped(database, Numbered.of("family-tree", 1, {"x": 1}, 7), HIGHEST, ADA) == ()


async def test_all_legs_of_a_match_count_and_the_match_is_stored_with_the_best(database: Database) -> None:
    await settled(database, 2, duel(scores=(310, 180), at=NOON))
    await settled(database, 3, duel(scores=(200, 190), at=NOON + HOUR))
    found = await standings(database, SEVEN, HIGHEST, ADA)
    assert [(each.role, each.best, each.name, each.own, each.rank, each.players) for each in found] == [
        ("maximizer", 310, "Ada", 310, 1, 2),
        ("minimizer", 180, "Ada", 180, 1, 2),
    ]


async def test_other_options_rules_games_numbers_and_tables_are_apart(database: Database) -> None:
    await settled(database, 2, solo())
    others = [
        Numbered.of("family-tree", 2, {}, 7),
        Numbered.of("family-tree", 1, {"jokers": 2}, 7),
        Numbered.of("poker-solitaire", 1, {}, 7),
        Numbered.of("family-tree", 1, {}, 77),
        Numbered.of("family-tree", 1, {}, 7, together=2),
    ]
    assert len(await standings(database, SEVEN, HIGHEST, ADA)) == 1
    assert [await standings(database, other, HIGHEST, ADA) for other in others] == [()] * len(others)
    assert Numbered.of("g", 1, {"a": 1, "b": 2}, 7) == Numbered.of("g", 1, {"b": 2, "a": 1}, 7)


async def test_players_who_play_together_are_compared_with_as_many_others(database: Database) -> None:
    await settled(database, 2, together([ADA, BEN], score=5, seconds=90))
    await settled(database, 3, together([ADA, CAT], score=5, seconds=70))
    await settled(database, 4, together([ADA, BEN, CAT], score=1))

    async def best(count: int | None) -> list[tuple[int, int | None, int, int | None]]:
        on = Numbered.of("happy-graphs", 1, {}, 7, together=count)
        found = await standings(database, on, FEWEST, BEN)
        return [(each.best, each.seconds, each.players, each.rank) for each in found]

    assert await best(2) == [(5, 70, 3, 3)]
    assert await best(3) == [(1, 0, 3, 1)]
    assert await best(None) == []


async def test_two_versions_of_the_rules_are_apart_in_one_database(database: Database) -> None:
    first = finished(2, solo(score=100))
    later = Numbered.of("family-tree", 2, {}, 7)
    second = replace(finished(3, solo(score=90)), variant=later.variant)  # this server has one version of the rules
    assert await database.write(settle, first, NOON, TODAY) == 2
    assert await database.write(settle, second, NOON, TODAY) == 3
    assert [each.best for each in await standings(database, SEVEN, HIGHEST, ADA)] == [100]
    assert [each.best for each in await standings(database, later, HIGHEST, ADA)] == [90]


# What was computed


async def test_what_was_computed_is_kept_while_it_is_used(database: Database) -> None:
    other = Numbered.of("family-tree", 1, {}, 8)
    await database.write(keep_computed, SEVEN, "par:1", b"1325", "2026-01-01")
    await database.write(keep_computed, SEVEN, "par:1", b"1326", "2026-01-01")
    await database.write(keep_computed, other, "par:1", b"7", "2026-01-01")
    assert await find_computed(database, SEVEN, "par:2", "2026-01-01") is None
    assert await find_computed(database, Numbered.of("family-tree", 9, {}, 7), "par:1", "2026-01-01") is None
    assert await find_computed(database, SEVEN, "par:1", "2026-01-11") == b"1326"
    await database.write(delete_unused, "2026-04-01")
    assert await find_computed(database, other, "par:1", "2026-01-01") == b"7", f"{KEPT_DAYS} days have passed"
    await database.write(delete_unused, "2026-04-02")
    assert await find_computed(database, other, "par:1", "2026-04-02") is None
    assert await find_computed(database, SEVEN, "par:1", "2026-04-02") == b"1326"
