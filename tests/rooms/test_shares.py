"""Shared queues: the part that one address may use, and the address that a room's computers count for."""

import asyncio
from itertools import count

import pytest

from protocol.codes import RejectionCode as Code
from protocol.commands import CreateRoom, Enter, SeatComputer
from protocol.events import Ack
from protocol.scores import AskNumber
from server.bots.pool import Thinkers
from server.bots.turns import Share
from server.finished.number_work import MOST, Urgency, Wish, Wishes
from server.finished.numbers import ASKED_MOST, ASKED_MOST_OF_ADDRESS
from server.results.database import Database
from server.results.numbers import Numbered
from server.rooms.rooms import Rooms
from server.store.client import Store
from server.table.decision import Rejection
from tests.rooms.members import RULES, Member


def at(name: str, address: str) -> Member:
    """Return a member who connects from an address."""
    member = Member(name)
    member.address = address
    return member


def wish(number: int) -> Wish:
    return Wish(Numbered.of("family-tree", 1, {}, number), "computer")


async def test_one_address_waits_for_few_numbers_and_leaves_room_for_others(
    url: str, thinkers: Thinkers, results: Database
) -> None:
    numbers = (AskNumber(id=f"n{number}", game="family-tree", number=number) for number in count(1))
    greedy = [at(name, "greedy") for name in ("ada", "ben", "cyd")]
    async with Store(url, "one") as store, Rooms(store, results, RULES, thinkers=thinkers) as rooms:
        for asked in range(ASKED_MOST_OF_ADDRESS):
            await rooms.lookups.number(greedy[asked // ASKED_MOST], next(numbers), None)
        with pytest.raises(Rejection, match="Your address waits") as refused:
            await rooms.lookups.number(greedy[-1], next(numbers), None)
        assert refused.value.code is Code.TOO_MANY
        await rooms.lookups.number(at("dan", "honest"), next(numbers), None)
        for each in greedy:
            rooms.forget(each)
        await rooms.lookups.number(greedy[-1], next(numbers), None)


def test_each_address_has_one_wish_in_its_turn() -> None:
    wishes = Wishes()
    for number in range(MOST - 2):
        assert wishes.add(wish(number), Urgency.ASKED, "greedy")
    assert wishes.add(wish(1000), Urgency.ASKED, "honest") and wishes.add(wish(1001), Urgency.ASKED, "honest")
    order = []
    while (found := wishes.next()) is not None:
        order.append(found.on.number)
        wishes.granted(found)
    assert order[:4] == [0, 1000, 1, 1001]


async def test_computers_think_for_a_seated_players_address_first(
    url: str, thinkers: Thinkers, results: Database
) -> None:
    host, guest = at("ada", "home"), at("ben", "elsewhere")
    async with Store(url, "one") as store, Rooms(store, results, RULES, thinkers=thinkers) as rooms:
        room = await rooms.create(host, CreateRoom(id="create", game="family-tree"))
        await rooms.enter(guest, Enter(id="enter", room=room.code), room.code, False)
        assert room.share() == Share(0, "home", room.code)
        rooms.leave(host, room)
        assert room.share() == Share(1, "elsewhere", room.code)
        rooms.leave(guest, room)
        assert room.share() == Share(1, "", room.code)


async def test_an_address_has_so_many_computers_at_most(
    url: str, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch, results: Database
) -> None:
    monkeypatch.setattr("server.rooms.rooms.COMPUTERS_OF_ADDRESS", 3)
    ada, ben, eve = at("ada", "home"), at("ben", "home"), at("eve", "elsewhere")
    computers = CreateRoom(id="create", game="happy-graphs", form="together", seats=3, computers=[None, "easy", "easy"])
    async with Store(url, "one") as store, Rooms(store, results, RULES, thinkers=thinkers) as rooms:
        room = await rooms.create(ada, computers)
        with pytest.raises(Rejection, match="too many computers") as refused:
            await rooms.create(ben, computers)
        assert refused.value.code is Code.TOO_MANY
        await rooms.create(eve, computers)
        mixed = await rooms.create(ben, CreateRoom(id="two", game="happy-graphs", form="together", seats=3))
        rooms.seat_computer(mixed, ben, SeatComputer(id="c1", seat=1, level="easy"))
        await ben.until(lambda event: isinstance(event, Ack) and event.id == "c1")
        with pytest.raises(Rejection, match="too many computers"):
            rooms.seat_computer(mixed, ben, SeatComputer(id="c2", seat=2, level="easy"))
        rooms.leave(ada, room)
        rooms.seat_computer(mixed, ben, SeatComputer(id="c3", seat=2, level="easy"))
        await ben.until(lambda event: isinstance(event, Ack) and event.id == "c3")


async def test_a_match_between_computers_counts_for_its_spectator(
    url: str, thinkers: Thinkers, results: Database
) -> None:
    ada, counted = at("ada", "home"), asyncio.Event()

    def begin_match() -> float:
        counted.set()
        return 0.0

    ada.begin_match = begin_match  # type: ignore[method-assign]
    computers = CreateRoom(id="create", game="family-tree", computers=["easy", "easy"])
    async with Store(url, "one") as store, Rooms(store, results, RULES, thinkers=thinkers) as rooms:
        await rooms.create(ada, computers)
        await counted.wait()
