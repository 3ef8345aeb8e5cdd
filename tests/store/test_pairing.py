"""Finding an opponent who wants the same, on a real store and on a cluster."""

import asyncio
from collections import Counter

from protocol.ids import PlayerId, RoomCode
from server.store import keys
from server.store.client import Store
from server.store.pairing import Pairings, Place, Ticket, kind_of

SAME, OTHER = '{"game":"family-tree"}', '{"game":"happy-graphs"}'
ADA, BEN, EVE = (PlayerId(letter * 16) for letter in "ABE")
ROOMS = {ADA: RoomCode("AAAAAAA"), BEN: RoomCode("BBBBBBB"), EVE: RoomCode("EEEEEEE")}
PAIRS = 2000
AT_ONCE = 200
"""More than any store is asked at once by two nodes, and few enough for a busy machine to answer in time."""


def ticket(player: PlayerId, wanted: str = SAME) -> Ticket:
    return Ticket(wanted, player, ROOMS[player])


def own(player: PlayerId) -> Place:
    return Place(ROOMS[player], own=True)


def beside(player: PlayerId) -> Place:
    return Place(ROOMS[player], own=False)


async def lapse(store: Store, who: Ticket) -> None:
    """Have the time pass after which somebody waits no longer unless that is renewed, and is promised to nobody."""
    for key in keys.waiting(kind_of(who))[1:]:
        if await store.ask("ZSCORE", key, f"{who.code} {who.player}") is not None:
            await store.ask("ZADD", key, 1, f"{who.code} {who.player}")


async def test_the_next_who_wants_the_same_is_placed_beside_who_waits(store: Store) -> None:
    shelf = Pairings(store)
    assert await shelf.place(ticket(ADA), "a") == own(ADA)
    assert await shelf.place(ticket(EVE, OTHER), "e") == own(EVE)
    assert await shelf.place(ticket(BEN), "b") == beside(ADA)
    assert await shelf.place(ticket(EVE), "e2") == own(EVE), "nobody is promised to two"


async def test_the_same_command_is_answered_the_same_unless_that_led_nowhere(store: Store) -> None:
    shelf = Pairings(store)
    assert [await shelf.place(ticket(ADA), "a") for _ in range(2)] == [own(ADA)] * 2
    assert [await shelf.place(ticket(BEN), "b") for _ in range(2)] == [beside(ADA)] * 2
    assert await shelf.place(ticket(BEN), "b", before=beside(ADA)) == own(BEN)
    assert await shelf.place(ticket(BEN), "b") == own(BEN)


async def test_nobody_is_placed_beside_themselves(store: Store) -> None:
    shelf = Pairings(store)
    await shelf.place(ticket(ADA), "a")
    again = Ticket(SAME, ADA, RoomCode("AAAAAAZ"))  # after hers, should both be of one millisecond
    assert await shelf.place(again, "a2") == Place(again.code, own=True)
    assert await shelf.wait(again) is None
    assert await shelf.place(ticket(BEN), "b") == beside(ADA)


async def test_who_was_found_in_vain_waits_on_once_the_room_says_so(store: Store) -> None:
    shelf = Pairings(store)
    await shelf.place(ticket(ADA), "a")
    assert await shelf.place(ticket(BEN), "b") == beside(ADA)
    assert await shelf.wait(ticket(ADA)) is None
    assert await shelf.place(ticket(EVE), "e") == own(EVE), "she is promised to Ben still"
    await shelf.withdraw(ticket(EVE))
    await lapse(store, ticket(ADA))
    assert await shelf.wait(ticket(ADA)) is None
    assert await shelf.place(ticket(EVE), "e2") == beside(ADA)


async def test_who_waits_no_longer_is_passed_over(store: Store) -> None:
    shelf = Pairings(store)
    await shelf.place(ticket(ADA), "a")
    await shelf.withdraw(ticket(ADA))
    await shelf.place(ticket(BEN), "b")
    await lapse(store, ticket(BEN))
    assert await shelf.place(ticket(EVE), "e") == own(EVE)


async def test_of_two_who_wait_the_later_is_told_of_the_other_and_then_neither_waits(store: Store) -> None:
    shelf = Pairings(store)
    await shelf.place(ticket(ADA), "a")
    await shelf.withdraw(ticket(ADA))
    await shelf.place(ticket(BEN), "b")
    assert await shelf.wait(ticket(BEN)) is None, "alone"
    assert await shelf.wait(ticket(ADA)) == ROOMS[BEN], "Ada has come back, and Ben has waited for longer"
    assert await shelf.place(ticket(EVE), "e") == own(EVE)
    await lapse(store, ticket(EVE))
    assert await shelf.wait(ticket(ADA)) is None, "Eve's node was killed"


async def test_thousands_who_ask_at_once_by_two_nodes_are_two_in_a_room(url: str, store: Store) -> None:
    async with Store(url, "other") as other:
        shelves = Pairings(store), Pairings(other)
        asked = [Ticket(SAME, PlayerId(f"{count:016}"), RoomCode(f"{count:07}")) for count in range(2 * PAIRS)]
        places: list[Place] = []
        for first in range(0, len(asked), AT_ONCE):
            some = asked[first : first + AT_ONCE]
            places += await asyncio.gather(*(shelves[at % 2].place(each, "q") for at, each in enumerate(some)))
    rooms = Counter(place.code for place in places)
    assert set(rooms.values()) == {2}
    assert Counter(place.own for place in places) == {True: PAIRS, False: PAIRS}
    assert not await store.ask("EXISTS", keys.waiting(kind_of(asked[0]))[0])
