"""The lists of players' games, on a real store and on a cluster."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from protocol.ids import PlayerId, RoomCode
from protocol.player_games import MOST_GAMES
from server.store import keys
from server.store.client import Store
from server.store.player_games import GameEntry, StoredPlayerGames
from server.table.room import LogPosition
from tests.store.appending import append, sat, to_room
from tests.store.test_subscriptions import listening

ADA = PlayerId("A" * 16)
FIRST, SECOND = RoomCode("KZ74QM2"), RoomCode("KZ74QM3")
LATER = 4_000_000_000_000


def entry(version: int, told: str = "{}") -> GameEntry:
    """Return an entry of a room at a version."""
    return GameEntry(version, told.encode())


@pytest.fixture
async def games(url: str) -> AsyncIterator[tuple[StoredPlayerGames, Store]]:
    """The lists in a store without any."""
    async with Store(url, "one") as store:
        yield StoredPlayerGames(store), store


async def test_an_entry_is_replaced_by_a_later_version_and_removed(games: tuple[StoredPlayerGames, Store]) -> None:
    lists, _ = games
    await lists.report(ADA, FIRST, entry(3), leaves=LATER)
    await lists.report(ADA, SECOND, entry(9, '{"a":1}'), leaves=LATER)
    assert await lists.read(ADA) == {FIRST: entry(3), SECOND: entry(9, '{"a":1}')}
    await lists.report(ADA, FIRST, entry(2, '{"old":1}'), leaves=LATER)
    await lists.report(ADA, SECOND, entry(8, ""), leaves=LATER)
    assert await lists.read(ADA) == {FIRST: entry(3), SECOND: entry(9, '{"a":1}')}, "another node was slower"
    await lists.report(ADA, FIRST, entry(2, '{"old":1}'), leaves=LATER, force=True)
    await lists.report(ADA, SECOND, entry(10, ""), leaves=LATER)
    assert await lists.read(ADA) == {FIRST: entry(2, '{"old":1}')}
    assert await lists.read(ADA, [SECOND]) == {}
    assert await lists.read(PlayerId("B" * 16)) == {}


async def test_a_room_leaves_the_list_at_its_time_and_the_list_with_its_last_room(
    games: tuple[StoredPlayerGames, Store],
) -> None:
    lists, store = games
    await lists.report(ADA, FIRST, entry(1), leaves=1)
    assert await lists.read(ADA) == {}
    await lists.report(ADA, SECOND, entry(1), leaves=LATER)
    assert await lists.read(ADA) == {SECOND: entry(1)}
    for key in keys.player_games(ADA):
        assert int(await store.ask("PEXPIRETIME", key)) == LATER
    assert int(await store.ask("HLEN", keys.player_games(ADA)[0])) == 1


async def test_a_list_has_no_more_rooms_than_it_may_and_drops_those_that_would_leave_first(
    games: tuple[StoredPlayerGames, Store],
) -> None:
    lists, store = games
    for number in range(MOST_GAMES + 2):
        await lists.report(ADA, RoomCode(f"{number:07}"), entry(1), leaves=LATER + number)
    found = await lists.read(ADA)
    assert len(found) == MOST_GAMES
    assert min(found) == "0000002"
    assert int(await store.ask("HLEN", keys.player_games(ADA)[0])) == MOST_GAMES


async def test_entries_that_differ_from_the_logs_are_found(games: tuple[StoredPlayerGames, Store]) -> None:
    lists, store = games
    await append(store, to_room(sat("a"), code=FIRST))
    await append(store, to_room(sat("b"), code=FIRST, after=LogPosition(1, "a")))
    assert await lists.find_stale({}) == []
    assert await lists.find_stale({FIRST: entry(2)}) == []
    assert sorted(await lists.find_stale({FIRST: entry(1), SECOND: entry(4)})) == [FIRST, SECOND]


async def test_changes_are_announced_to_all_nodes_that_watch_the_list(
    games: tuple[StoredPlayerGames, Store],
) -> None:
    lists, store = games
    listed: asyncio.Queue[tuple[PlayerId, RoomCode | None]] = asyncio.Queue()
    async with listening(store, listed=lambda player, code: listed.put_nowait((player, code))) as (hints, _):
        hints.add_player(ADA)
        assert await listed.get() == (ADA, None)
        await lists.report(ADA, FIRST, entry(1), leaves=LATER)
        assert await listed.get() == (ADA, FIRST)
        await lists.report(ADA, FIRST, entry(1), leaves=LATER)
        await lists.report(ADA, SECOND, entry(1), leaves=LATER)
        assert await listed.get() == (ADA, SECOND), "nothing had changed before"
        await lists.report(ADA, FIRST, entry(1, ""), leaves=LATER)
        assert await listed.get() == (ADA, FIRST)
        hints.remove_player(ADA)
        hints.add_player(PlayerId("B" * 16))
        assert await listed.get() == (PlayerId("B" * 16), None)
