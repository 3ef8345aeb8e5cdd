"""The daily numbers under way, in a real store."""

from protocol.ids import PlayerId, RoomCode
from server.store import keys
from server.store.client import Store
from server.store.daily import KEPT_SECONDS, DayUnderWay

ADA, BEN, CAT = (PlayerId(letter * 16) for letter in "ABC")
ONE, TWO = RoomCode("KZ74QM2"), RoomCode("KZ74QM3")
GAME, DAY = "family-tree", "2026-11-21"


async def test_a_day_has_one_number_and_its_data_expires(store: Store) -> None:
    day = DayUnderWay(store, GAME, DAY)
    assert await day.number() is None
    first = await day.draw(7, "a" * 32)
    assert await day.draw(8, "b" * 32) == first == await day.number() == (7, "a" * 32)
    assert await DayUnderWay(store, GAME, "2026-11-22").number() is None
    assert await DayUnderWay(store, "happy-graphs", DAY).number() is None
    await day.claim(ONE, {ADA: ""})
    for what in ("number", "tries"):
        left = await store.ask("TTL", keys.daily(GAME, DAY, what))
        assert 24 * 3600 < left <= KEPT_SECONDS


async def test_tries_of_a_table_are_claimed_for_all_or_none(store: Store) -> None:
    day = DayUnderWay(store, GAME, DAY)
    assert await day.claim(ONE, {ADA: "", BEN: ""}) is None
    assert await day.claim(ONE, {ADA: "", BEN: ""}) is None, "the same room may claim again"
    taken = await day.claim(TWO, {CAT: "", BEN: ""})
    assert taken is not None
    assert (taken.player, taken.claim.room) == (BEN, ONE)
    assert await day.tried(CAT) is None
    assert await day.claim(TWO, {CAT: "", BEN: taken.claim.text}) is None, "a claim that may be replaced"
    tried = await day.tried(BEN)
    assert tried is not None
    assert tried.room == TWO
