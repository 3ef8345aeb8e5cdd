"""Matches on lively numbers: a process starts when one is about to be drawn, and a match starts without any."""

import pytest

from protocol.commands import CreateRoom, Ready
from protocol.events import Ack, RoomEvent
from server.bots.pool import Thinkers
from server.results.database import Database
from server.rooms.rooms import Rooms
from server.store.client import Store
from tests.rooms.members import RULES, Member, seated_room


@pytest.fixture
def warmed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Grows when a process is started ahead."""
    warmed: list[str] = []
    monkeypatch.setattr(Thinkers, "warm_up", lambda thinkers: warmed.append("once"))
    return warmed


async def is_ready(member: Member, id: str) -> None:
    """Wait until a member's command is done."""
    await member.until(lambda event: isinstance(event, Ack) and event.id == id)


@pytest.mark.parametrize("number", [None, 7])
async def test_a_process_starts_when_the_first_player_is_ready_for_a_hidden_number(
    number: int | None, url: str, thinkers: Thinkers, results: Database, warmed: list[str]
) -> None:
    ada, ben = Member("ada"), Member("ben")
    async with Store(url, "one") as store, Rooms(store, results, RULES, thinkers=thinkers) as rooms:
        room = await seated_room(rooms, ada, ben, number=number)
        assert warmed == []
        room.submit(ada, Ready(id="r", match=1, leg=1))
        await is_ready(ada, "r")
        assert bool(warmed) == (number is None)


async def test_a_process_starts_with_a_room_in_which_the_computer_is_ready(
    url: str, thinkers: Thinkers, results: Database, warmed: list[str]
) -> None:
    async with Store(url, "one") as store, Rooms(store, results, RULES, thinkers=thinkers) as rooms:
        await rooms.create(Member("ada"), CreateRoom(id="solo", game="family-tree", form="solo"))
        assert warmed == []
        await rooms.create(Member("ben"), CreateRoom(id="duel", game="family-tree", computers=[None, "easy"]))
        assert warmed


async def test_a_match_starts_even_if_no_process_can_be_asked(url: str, results: Database) -> None:
    ada, ben = Member("ada"), Member("ben")
    async with Thinkers(1) as thinkers:
        pass
    async with Store(url, "one") as store, Rooms(store, results, RULES, thinkers=thinkers) as rooms:
        room = await seated_room(rooms, ada, ben)
        for member in (ada, ben):
            room.submit(member, Ready(id="r", match=1, leg=1))
            await is_ready(member, "r")
        await ada.until(lambda event: isinstance(event, RoomEvent) and event.match is not None)
