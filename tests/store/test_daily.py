"""The shelf of daily numbers, on a real store."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from protocol.daily import DailyRow
from protocol.ids import MatchId, PlayerId, RoomCode
from server.store import daily, keys
from server.store.daily import DaysNumber, KeptDay
from server.store.embedded import EmbeddedStore
from server.store.redis import Store

ADA, BEN, CAT = (PlayerId(letter * 16) for letter in "ABC")
ONE, TWO = RoomCode("KZ74QM2"), RoomCode("KZ74QM3")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A node's way to a store of the test's own."""
    async with EmbeddedStore(tmp_path / "store") as embedded, Store(embedded.url, "node") as store:
        yield store


def row(player: PlayerId, difference: int, at: int = 1_795_255_200_000) -> DailyRow:
    return DailyRow(
        rank=0,
        player=player,
        name=player[0],
        opponent="normal",
        difference=difference,
        scores=(difference, 0),
        at=at,
        match=MatchId(f"M{player}"),
    )


async def test_a_day_has_one_number_whoever_draws_it_and_all_of_it_is_forgotten_in_time(store: Store) -> None:
    kept = KeptDay(store, "family-tree", "2026-11-21")
    assert await kept.number() is None
    first = await kept.draw(DaysNumber(7, "a" * 32))
    assert await kept.draw(DaysNumber(8, "b" * 32)) == first == await kept.number() == DaysNumber(7, "a" * 32)
    assert await KeptDay(store, "family-tree", "2026-11-22").number() is None
    assert await KeptDay(store, "happy-graphs", "2026-11-21").number() is None
    await kept.claim(ONE, {ADA: ""})
    await kept.keep(row(ADA, 1), computer=True)
    for what in ("number", "tries", "computer:rows", "computer:order"):
        left = await store.ask("TTL", keys.daily("family-tree", "2026-11-21", what))
        assert left > daily.KEPT_DAYS * 24 * 3600


async def test_the_tries_of_all_at_a_table_are_claimed_or_of_none(store: Store) -> None:
    kept = KeptDay(store, "family-tree", "2026-11-21")
    assert await kept.claim(ONE, {ADA: "", BEN: ""}) is None
    assert await kept.claim(ONE, {ADA: "", BEN: ""}) is None, "for the same room as often as it takes"
    taken = await kept.claim(TWO, {CAT: "", BEN: ""})
    assert taken is not None
    assert (taken.player, taken.claim.room) == (BEN, ONE)
    assert taken.claim.at <= taken.now
    assert await kept.tried(CAT) is None
    assert await kept.claim(TWO, {CAT: "", BEN: taken.claim.text}) is None, "a claim that is passed over"
    tried = await kept.tried(BEN)
    assert tried is not None
    assert tried.room == TWO


async def test_a_table_has_the_best_in_order_and_ones_own_row_below_them(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "BEST", 3)
    kept = KeptDay(store, "family-tree", "2026-11-21")
    people = [PlayerId(letter * 16) for letter in "ABCDEF"]
    for player, difference, at in zip(people, (-3, 5, 5, 9, -3, -4), (1, 9, 2, 3, 4, 5), strict=True):
        await kept.keep(row(player, difference, 1000 * at), computer=True)
    await kept.keep(row(people[0], 99), computer=True)  # a second one of the same player

    def told(rows: tuple[DailyRow, ...]) -> list[tuple[int, str, int]]:
        return [(each.rank, each.name, each.difference) for each in rows]

    best = [(1, "D", 9), (2, "C", 5), (2, "B", 5)]
    assert told(await kept.best(people[2], computer=True)) == best
    assert told(await kept.best(people[4], computer=True)) == [*best, (4, "E", -3)]
    assert told(await kept.best(people[5], computer=True)) == [*best, (6, "F", -4)]
    assert told(await kept.best(PlayerId("X" * 16), computer=True)) == best
    assert await kept.best(people[0], computer=False) == ()
    assert await kept.played() == (6, 0)
