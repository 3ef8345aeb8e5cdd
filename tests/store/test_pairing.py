"""Quick matches, on a real store and on a cluster."""

import asyncio
from collections import Counter

from protocol.ids import PlayerId, RoomCode
from server.store import keys
from server.store.client import Store
from server.store.pairing import Pairings, Ticket, WaitingPlace, kind_of

SAME, OTHER = '{"game":"family-tree"}', '{"game":"happy-graphs"}'
ADA, BEN, EVE = (PlayerId(letter * 16) for letter in "ABE")
ROOMS = {ADA: RoomCode("AAAAAAA"), BEN: RoomCode("BBBBBBB"), EVE: RoomCode("EEEEEEE")}
PAIRS = 2000
AT_ONCE = 200
"""More concurrent requests than nodes make, and few enough for a busy machine to answer in time."""


def ticket(player: PlayerId, wanted: str = SAME) -> Ticket:
    return Ticket(wanted, player, ROOMS[player])


def own(player: PlayerId) -> WaitingPlace:
    return WaitingPlace(ROOMS[player], own=True)


def beside(player: PlayerId) -> WaitingPlace:
    return WaitingPlace(ROOMS[player], own=False)


async def lapse(store: Store, who: Ticket) -> None:
    """Let the time pass after which a wait expires without a renewal, and a promise ends."""
    for key in keys.waiting(kind_of(who))[1:]:
        if await store.ask("ZSCORE", key, f"{who.code} {who.player}") is not None:
            await store.ask("ZADD", key, 1, f"{who.code} {who.player}")


async def test_the_next_player_with_the_same_settings_joins_the_waiting_one(store: Store) -> None:
    shelf = Pairings(store)
    assert await shelf.place(ticket(ADA), "a") == own(ADA)
    assert await shelf.place(ticket(EVE, OTHER), "e") == own(EVE)
    assert await shelf.place(ticket(BEN), "b") == beside(ADA)
    assert await shelf.place(ticket(EVE), "e2") == own(EVE), "a player is promised to only one other"


async def test_the_same_command_gets_the_same_answer_unless_it_was_unusable(store: Store) -> None:
    shelf = Pairings(store)
    assert [await shelf.place(ticket(ADA), "a") for _ in range(2)] == [own(ADA)] * 2
    assert [await shelf.place(ticket(BEN), "b") for _ in range(2)] == [beside(ADA)] * 2
    assert await shelf.place(ticket(BEN), "b", before=beside(ADA)) == own(BEN)
    assert await shelf.place(ticket(BEN), "b") == own(BEN)


async def test_a_player_does_not_join_themselves(store: Store) -> None:
    shelf = Pairings(store)
    await shelf.place(ticket(ADA), "a")
    again = Ticket(SAME, ADA, RoomCode("AAAAAAZ"))  # after hers, even in the same millisecond
    assert await shelf.place(again, "a2") == WaitingPlace(again.code, own=True)
    assert await shelf.wait(again) is None
    assert await shelf.place(ticket(BEN), "b") == beside(ADA)


async def test_a_player_found_in_vain_continues_to_wait(store: Store) -> None:
    shelf = Pairings(store)
    await shelf.place(ticket(ADA), "a")
    assert await shelf.place(ticket(BEN), "b") == beside(ADA)
    assert await shelf.wait(ticket(ADA)) is None
    assert await shelf.place(ticket(EVE), "e") == own(EVE), "she is still promised to Ben"
    await shelf.withdraw(ticket(EVE))
    await lapse(store, ticket(ADA))
    assert await shelf.wait(ticket(ADA)) is None
    assert await shelf.place(ticket(EVE), "e2") == beside(ADA)


async def test_an_ended_wait_is_ignored(store: Store) -> None:
    shelf = Pairings(store)
    await shelf.place(ticket(ADA), "a")
    await shelf.withdraw(ticket(ADA))
    await shelf.place(ticket(BEN), "b")
    await lapse(store, ticket(BEN))
    assert await shelf.place(ticket(EVE), "e") == own(EVE)


async def test_of_two_waiting_players_the_later_joins_the_other(store: Store) -> None:
    shelf = Pairings(store)
    await shelf.place(ticket(ADA), "a")
    await shelf.withdraw(ticket(ADA))
    await shelf.place(ticket(BEN), "b")
    assert await shelf.wait(ticket(BEN)) is None, "alone"
    assert await shelf.wait(ticket(ADA)) == ROOMS[BEN], "Ada has come back, and Ben has waited longer"
    assert await shelf.place(ticket(EVE), "e") == own(EVE)
    await lapse(store, ticket(EVE))
    assert await shelf.wait(ticket(ADA)) is None, "Eve's node was killed"


async def test_thousands_of_concurrent_requests_make_pairs(url: str, store: Store) -> None:
    async with Store(url, "other") as other:
        shelves = Pairings(store), Pairings(other)
        asked = [Ticket(SAME, PlayerId(f"{count:016}"), RoomCode(f"{count:07}")) for count in range(2 * PAIRS)]
        places: list[WaitingPlace] = []
        for first in range(0, len(asked), AT_ONCE):
            some = asked[first : first + AT_ONCE]
            places += await asyncio.gather(*(shelves[at % 2].place(each, "q") for at, each in enumerate(some)))
    rooms = Counter(place.code for place in places)
    assert set(rooms.values()) == {2}
    assert Counter(place.own for place in places) == {True: PAIRS, False: PAIRS}
    assert not await store.ask("EXISTS", keys.waiting(kind_of(asked[0]))[0])
