"""Finished matches, as players' pages list them."""

from protocol.ids import MatchId, PlayerId
from server.results.database import Database
from server.results.matches import Who, has_match, read_matches_of, read_record, read_who
from tests.results.played import (
    ADA,
    BEN,
    CAT,
    HOUR,
    NOON,
    TODAY,
    TOMORROW,
    YESTERDAY,
    duel,
    match_id,
    settled,
    solo,
    together,
)


async def listed(
    database: Database,
    player: PlayerId = ADA,
    before: int | None = None,
    most: int = 100,
    others_see: str | None = None,
) -> list[int]:
    """Return the matches on a player's page, as the numbers of the test."""
    found = await database.read(read_matches_of, player, before, most, others_see=others_see)
    return [int(each.match) for each in found]


async def test_a_record_is_found_by_the_id_of_its_match(database: Database) -> None:
    assert (await database.read(has_match, match_id(1)), await database.read(read_record, match_id(1))) == (False, None)
    await settled(database, 1, duel(), day=TODAY)
    await settled(database, 2, solo())
    assert await database.read(has_match, match_id(1))
    stored = await database.read(read_record, match_id(1))
    assert stored is not None
    assert (stored.record.decode(), stored.day) == (duel().model_dump_json(), TODAY)
    other = await database.read(read_record, match_id(2))
    assert other is not None and other.day is None


async def test_the_newest_matches_come_first_page_by_page(database: Database) -> None:
    for number, at in enumerate((NOON, NOON + 2 * HOUR, NOON + HOUR, NOON + 2 * HOUR)):
        await settled(database, number, duel(at=at))
    assert await listed(database) == [3, 1, 2, 0]
    assert await listed(database, most=2) == [3, 1]
    assert await listed(database, before=NOON + 2 * HOUR) == [2, 0]
    assert await listed(database, CAT) == []


async def test_a_match_is_listed_with_its_seats_and_changes_of_ratings(database: Database) -> None:
    await settled(database, 1, duel(names=("Ada A.", "Ben B.")), day=TODAY)
    await settled(database, 2, solo(options={}, score=None))
    (game, match) = await database.read(read_matches_of, ADA, None, 10, others_see=None)
    assert (match.match, match.game, match.options, match.form, match.at) == (
        match_id(1),
        "family-tree",
        {},
        "match",
        NOON,
    )
    assert (match.winners, match.why, match.seat, match.daily) == ((0,), "score", 0, TODAY)
    assert [(seat.player, seat.name, seat.score, seat.change) for seat in match.seats] == [
        (ADA, "Ada A.", 310, 158),
        (BEN, "Ben B.", 180, -158),
    ]
    assert (game.match, game.why, game.daily, game.seats[0].score, game.seats[0].change) == (
        match_id(2),
        "resigned",
        None,
        None,
        None,
    )
    (match,) = await database.read(read_matches_of, BEN, None, 10, others_see=None)
    assert match.seat == 1


async def test_others_see_rated_matches_of_days_that_are_over(database: Database) -> None:
    await settled(database, 1, duel())
    await settled(database, 2, duel(hidden=False))
    await settled(database, 3, solo())
    await settled(database, 4, duel(), day=TODAY)
    await settled(database, 5, duel(), day=YESTERDAY)
    await settled(database, 6, duel(), day=YESTERDAY, over=True)
    assert sorted(await listed(database)) == [1, 2, 3, 4, 5, 6]
    assert sorted(await listed(database, others_see=TODAY)) == [1, 5]
    assert sorted(await listed(database, others_see=TOMORROW)) == [1, 4, 5]


async def test_a_player_in_two_seats_is_listed_once(database: Database) -> None:
    easy = PlayerId("computer:easy")
    await settled(database, 1, duel(easy, easy, winner=1))
    (match,) = await database.read(read_matches_of, easy, None, 10, others_see=None)
    assert (match.seat, len(match.seats)) == (0, 2)
    await settled(database, 2, together([ADA, easy, easy]))
    assert await listed(database, easy) == [2, 1]
    assert await listed(database) == [2]


async def test_a_player_has_the_name_of_their_last_match_and_the_time_of_their_first(database: Database) -> None:
    assert await database.read(read_who, ADA) is None
    await settled(database, 1, solo(at=NOON, names=("Ada",)))
    assert await database.read(read_who, ADA) == Who("Ada", NOON)
    await settled(database, 2, solo(at=NOON + 2 * HOUR, names=("Ada C.",)))
    await settled(database, 3, solo(at=NOON + HOUR, names=("Ada B.",)))
    assert await database.read(read_who, ADA) == Who("Ada C.", NOON)
    await settled(database, 4, solo(at=NOON - HOUR, names=("Ada Z.",)))
    assert await database.read(read_who, ADA) == Who("Ada C.", NOON - HOUR)
    await settled(database, 5, solo(at=NOON + 2 * HOUR, names=("Ada D.",)))
    assert await database.read(read_who, ADA) == Who("Ada D.", NOON - HOUR), (
        "of matches that ended at once, the later settled one"
    )
    assert await database.read(read_who, BEN) is None


async def test_an_unknown_match_is_not_found(database: Database) -> None:
    assert await database.read(read_record, MatchId("nothing")) is None
