"""The list of public rooms, on a real store and on a cluster."""

from collections.abc import AsyncIterator

import pytest

from protocol.finding import MOST_LISTED
from protocol.ids import RoomCode
from server.store import keys
from server.store.client import Store
from server.store.lobby import SWEPT_MOST, ListedRoom, StoredLobby

FIRST, SECOND, THIRD = (RoomCode(f"{letter * 7}") for letter in "ABC")


def room(code: RoomCode, rank: int = 1, game: str = "family-tree", form: str = "match", told: str = "") -> ListedRoom:
    return ListedRoom(code=code, game=game, form=form, rank=rank, told=(told or f'{{"room":"{code}"}}').encode())


def off(code: RoomCode) -> ListedRoom:
    return ListedRoom(code=code, game="", form="", rank=0, told=b"")


@pytest.fixture
async def lobbies(url: str) -> AsyncIterator[tuple[StoredLobby, StoredLobby, Store]]:
    """Two nodes' connections to a list without rooms."""
    async with Store(url, "one") as one, Store(url, "two") as two:
        yield StoredLobby(one), StoredLobby(two), one


async def codes(lobby: StoredLobby, game: str | None = None, form: str | None = None) -> list[str]:
    found = await lobby.read(game, form)
    assert found is not None and found.rooms == len(found.told)
    return [told.decode()[9:16] for told in found.told]


async def test_rooms_are_listed_by_rank_by_game_and_by_form(lobbies: tuple[StoredLobby, StoredLobby, Store]) -> None:
    one, two, _ = lobbies
    assert await codes(one) == []
    await one.report([room(FIRST), room(SECOND, 3, form="race")])
    await two.report([room(THIRD, 2, "happy-graphs")])
    assert await codes(one) == [SECOND, THIRD, FIRST]
    assert await codes(two, "family-tree") == [SECOND, FIRST]
    assert await codes(two, None, "match") == [THIRD, FIRST]
    assert await codes(two, "family-tree", "match") == [FIRST]
    await one.report([room(FIRST, 1, form="race"), off(SECOND)])
    assert await codes(one, "family-tree", "match") == []
    assert await codes(one, "family-tree", "race") == [FIRST]


async def test_a_list_is_returned_again_only_after_a_change(lobbies: tuple[StoredLobby, StoredLobby, Store]) -> None:
    one, two, _ = lobbies
    await one.report([room(FIRST)])
    first = await two.read(None, None)
    assert first is not None
    await one.report([room(FIRST)])
    await two.report([room(FIRST), off(SECOND)])
    assert await two.read(None, None, first.changes) is None
    await one.report([room(FIRST, told='{"room":"another"}')])
    second = await two.read(None, None, first.changes)
    assert second is not None and second.told == [b'{"room":"another"}']


async def test_a_room_is_listed_while_any_node_has_an_entry(lobbies: tuple[StoredLobby, StoredLobby, Store]) -> None:
    one, two, _ = lobbies
    for lobby in (one, two):
        await lobby.report([room(FIRST)])
    await one.report([off(FIRST)])
    assert await codes(one) == [FIRST]
    await two.report([off(FIRST)])
    assert await codes(one) == []


async def test_a_removed_entry_is_replaced_by_another_nodes(
    lobbies: tuple[StoredLobby, StoredLobby, Store],
) -> None:
    one, two, store = lobbies
    for goes in (one.report([off(FIRST)]), store.ask("ZADD", keys.LOBBY_NODES, 1, "one")):
        await two.report([room(FIRST, 2, told='{"room":"as it is"}')])
        await one.report([room(FIRST, 1, form="race", told='{"room":"of before"}')])  # it has not heard of the change
        await goes
        await two.report()
        found = await two.read("family-tree", "match")
        assert found is not None and found.told == [b'{"room":"as it is"}']
        assert await codes(two, "family-tree", "race") == []
    await two.report([off(FIRST)])
    assert [key async for key in store.scan("turnabout:{lobby}:of:*")] == []


async def test_a_dead_nodes_rooms_are_removed(lobbies: tuple[StoredLobby, StoredLobby, Store]) -> None:
    one, two, store = lobbies
    many = [RoomCode(f"{count:07}") for count in range(SWEPT_MOST + 1)]
    assert not await one.report([room(FIRST), *map(room, many)])
    assert not await two.report([room(FIRST), room(SECOND)])
    assert await two.report()
    found = await two.read("family-tree", "match")
    assert found is not None and (found.rooms, len(found.told)) == (SWEPT_MOST + 3, MOST_LISTED)
    await store.ask("ZADD", keys.LOBBY_NODES, 1, "one")  # its entries are no longer valid
    await two.report()
    assert sorted(await codes(two)) == [FIRST, SECOND]
    assert not await one.report(), "it was taken for dead, and must write everything again"
    await one.report([room(THIRD)])
    await two.end()
    await one.report()
    assert await codes(one) == [THIRD]
