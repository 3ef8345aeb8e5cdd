"""Finished matches and their players, as they are stored."""

from protocol.ids import MatchId
from server.results.database import Database
from server.results.matches import Who, has_match, read_record, read_who
from tests.results.played import (
    ADA,
    BEN,
    HOUR,
    NOON,
    TODAY,
    duel,
    match_id,
    settled,
    solo,
)


async def test_a_record_is_found_by_the_id_of_its_match(database: Database) -> None:
    assert (await database.read(has_match, match_id(1)), await database.read(read_record, match_id(1))) == (False, None)
    await settled(database, 1, duel(), day=TODAY)
    await settled(database, 2, solo())
    assert await database.read(has_match, match_id(1))
    stored = await database.read(read_record, match_id(1))
    assert stored is not None
    assert (stored.unpack().decode(), stored.day) == (duel().model_dump_json(), TODAY)
    other = await database.read(read_record, match_id(2))
    assert other is not None and other.day is None


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
