"""The daily numbers in a real store."""

import json
from dataclasses import replace
from typing import Literal

import pytest

from protocol.daily import KEPT_DAYS, DailyRow
from protocol.ids import MatchId, PlayerId, RoomCode
from server.store import keys
from server.store.client import Store
from server.store.results import daily
from server.store.results.daily import DaysNumber, KeptDay

ADA, BEN, CAT = (PlayerId(letter * 16) for letter in "ABC")
ONE, TWO = RoomCode("KZ74QM2"), RoomCode("KZ74QM3")


def row(
    player: PlayerId,
    difference: int,
    at: int = 1_795_255_200_000,
    against: Literal["computer", "friend"] = "computer",
    why: Literal["score", "resigned"] = "score",
) -> DailyRow:
    return DailyRow(
        rank=0,
        player=player,
        name=player[0],
        opponent="normal",
        difference=difference,
        scores=(difference, 0),
        at=at,
        match=MatchId(f"M{player}"),
        against=against,
        why=why,
    )


async def test_a_day_has_one_number_and_all_its_data_expires(store: Store) -> None:
    kept = KeptDay(store, "family-tree", "2026-11-21")
    assert await kept.number() is None
    first = await kept.draw(DaysNumber(7, "a" * 32))
    assert await kept.draw(DaysNumber(8, "b" * 32)) == first == await kept.number() == DaysNumber(7, "a" * 32)
    assert await KeptDay(store, "family-tree", "2026-11-22").number() is None
    assert await KeptDay(store, "happy-graphs", "2026-11-21").number() is None
    await kept.claim(ONE, {ADA: ""})
    await kept.keep(row(ADA, 1))
    for what in ("number", "tries", "computer:rows", "computer:order"):
        left = await store.ask("TTL", keys.daily("family-tree", "2026-11-21", what))
        assert left > KEPT_DAYS * 24 * 3600


async def test_tries_of_a_table_are_claimed_for_all_or_none(store: Store) -> None:
    kept = KeptDay(store, "family-tree", "2026-11-21")
    assert await kept.claim(ONE, {ADA: "", BEN: ""}) is None
    assert await kept.claim(ONE, {ADA: "", BEN: ""}) is None, "the same room may claim again"
    taken = await kept.claim(TWO, {CAT: "", BEN: ""})
    assert taken is not None
    assert (taken.player, taken.claim.room) == (BEN, ONE)
    assert await kept.tried(CAT) is None
    assert await kept.claim(TWO, {CAT: "", BEN: taken.claim.text}) is None, "a claim that is passed over"
    tried = await kept.tried(BEN)
    assert tried is not None
    assert tried.room == TWO


async def test_a_table_has_the_best_rows_and_the_players_own(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "BEST", 3)
    kept = KeptDay(store, "family-tree", "2026-11-21")
    people = [PlayerId(letter * 16) for letter in "ABCDEF"]
    for player, difference, at in zip(people, (-3, 5, 5, 9, -3, -4), (1, 9, 2, 3, 4, 5), strict=True):
        await kept.keep(row(player, difference, 1000 * at))
    await kept.keep(row(people[0], 99))  # a second one of the same player

    def told(rows: tuple[DailyRow, ...]) -> list[tuple[int, str, int]]:
        return [(each.rank, each.name, each.difference) for each in rows]

    best = [(1, "D", 9), (2, "C", 5), (2, "B", 5)]
    assert told(await kept.best(people[2], computer=True)) == best
    assert told(await kept.best(people[4], computer=True)) == [*best, (4, "E", -3)]
    assert told(await kept.best(people[5], computer=True)) == [*best, (6, "F", -4)]
    assert told(await kept.best(PlayerId("X" * 16), computer=True)) == best
    assert await kept.best(people[0], computer=False) == ()
    assert await kept.played() == (6, 0)


async def test_an_unfinished_try_is_below_all_others_without_a_rank(store: Store) -> None:
    kept = KeptDay(store, "family-tree", "2026-11-21")
    await kept.keep(row(ADA, 0, against="friend", why="resigned"))
    await kept.keep(row(BEN, -400, against="friend"))
    rows = await kept.best(ADA, computer=False)
    assert [(each.name, each.rank, each.against) for each in rows] == [("B", 1, "friend"), ("A", 0, "friend")]


async def test_an_older_row_gets_its_kind_of_opponent(store: Store) -> None:
    kept = KeptDay(store, "family-tree", "2026-11-21")
    await kept.keep(row(ADA, 7))
    key = keys.daily("family-tree", "2026-11-21", "computer:rows")
    older = json.loads(await store.ask("HGET", key, ADA))
    del older["against"], older["why"]
    await store.ask("HSET", key, ADA, json.dumps(older))
    assert await kept.best(ADA, computer=True) == (replace(row(ADA, 7), rank=1),)
