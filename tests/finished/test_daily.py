"""The daily number on a node with a real store: its table appears after midnight UTC, and not before."""

import itertools
import random
from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from unittest.mock import ANY

import pytest
from pydantic_core import to_json

from protocol.commands import AskAnalysis, AskReplay, Enter, Judge, MakeMove, Ready, Resign, Sit, Stand
from protocol.daily import AskDaily, DailyEvent, PlayDaily
from protocol.events import Ack, Goodbye, Rejected, RoomEvent
from protocol.scores import AskPlayer, PlayerEvent
from server.bots import drawing
from server.bots.players import chosen
from server.bots.pool import Thinkers
from server.finished import daily
from server.finished.calendar import Calendar, before
from server.results.database import Database
from server.rooms.node import DAY_MS
from server.rooms.room import LiveRoom
from server.rooms.rooms import Rooms
from server.store.client import Store
from server.store.daily import DayUnderWay
from server.table.decision import Rejection
from server.table.dispatch import RoomCommand
from tests.patience import PATIENCE
from tests.rooms.members import RULES, Member

GAME = "patriarch"
"""Its legs take the fewest moves."""
_ids = map(str, itertools.count())


@dataclass
class House:
    """A node and its store, whose days end when a test says so."""

    rooms: Rooms
    store: Store
    calendar: Calendar = field(default_factory=Calendar)

    def end_the_day(self) -> None:
        """Make it tomorrow."""
        self.calendar.ahead += DAY_MS

    async def opened(self, member: Member, against: str = "friend") -> LiveRoom:
        """Let a player open a room for their try. Raises Rejection."""
        command = PlayDaily(id=next(_ids), game=GAME, against=against)  # type: ignore[arg-type]
        return await self.rooms.play_daily(member, command)

    async def sits(self, room: LiveRoom, member: Member) -> None:
        """Let a player enter a room and sit down. Raises Rejection."""
        enter, sit = Enter(id=next(_ids), room=room.code), Sit(id=next(_ids))
        await self.rooms.enter(member, enter, room.code, False)
        await self.rooms.sit(room, member, sit)
        await answer(member, sit.id)

    async def table(self, *members: Member) -> LiveRoom:
        """Have two sit in a room for their tries."""
        room = await self.opened(members[0])
        await self.sits(room, members[1])
        return room

    async def asked(self, member: Member, day: str | None = None) -> DailyEvent:
        """Return the answer to a player. Raises Rejection."""
        command = AskDaily(id=next(_ids), game=GAME, day=day)
        told = await self.rooms.lookups.find_reply(member.person, command, None)
        assert isinstance(told, DailyEvent)
        return told


@pytest.fixture
async def house(store: Store, monkeypatch: pytest.MonkeyPatch, database: Database) -> AsyncIterator[House]:
    """A node on a store of the test's own, in the middle of a day; it soon sees when that has ended."""
    monkeypatch.setattr(daily, "LOOK_SECONDS", 0.05)
    calendar = Calendar()
    async with Rooms(store, database, replace(RULES, calendar=calendar), thinkers=Thinkers(1)) as rooms:
        calendar.ahead = (DAY_MS // 2 - rooms.node.time.now()) % DAY_MS
        yield House(rooms, store, calendar)


async def answer(member: Member, id: str) -> Ack | Rejected:
    """Return the answer to a command."""
    event = await member.until(lambda event: isinstance(event, Ack | Rejected) and event.id == id)
    assert isinstance(event, Ack | Rejected)
    return event


async def do(room: LiveRoom, member: Member, command: RoomCommand) -> Ack | Rejected:
    """Have a room decide a command."""
    room.submit(member, command)
    return await answer(member, command.id)


def shown(member: Member, room: LiveRoom) -> RoomEvent:
    """Return a room as a member was shown it last."""
    return next(event for event in reversed(member.events) if isinstance(event, RoomEvent) and event.room == room.code)


async def ready(room: LiveRoom, *members: Member) -> Ack | Rejected:
    """Have all be ready for the leg that waits; returns the last one's answer."""
    assert room.room is not None and room.room.next_leg is not None
    match, leg = room.room.next_leg
    answers = [await do(room, member, Ready(id=next(_ids), match=match, leg=leg)) for member in members]
    return answers[-1]


async def play(room: LiveRoom, *members: Member) -> None:
    """Play the match to its end."""
    rng = random.Random(1)
    while room.room is not None and not room.room.finished:
        if room.room.next_leg is not None:
            assert isinstance(await ready(room, *members), Ack)
        await move(room, rng, *members)


async def move(room: LiveRoom, rng: random.Random, *members: Member) -> None:
    """Make a move for each member who is to move now."""
    leg = room.room.match.leg if room.room is not None and room.room.match is not None else None
    for seat, member in enumerate(members):
        seen = shown(member, room)
        if leg is not None and seen.view is not None and seat in seen.view.to_act:
            found = chosen("easy", seen.view, members.index(member), rng)  # type: ignore[arg-type]
            made = MakeMove(id=next(_ids), match=1, leg=leg.leg, ply=seen.view.ply, move=found)
            assert isinstance(await do(room, member, made), Ack)


async def test_until_its_day_has_ended_nothing_that_is_sent_tells_of_the_number(house: House) -> None:
    ada, ben, cat = (Member(name) for name in ("ada", "ben", "cat"))
    today = (await house.asked(cat)).day
    room = await house.table(ada, ben)
    await play(room, ada, ben)
    assert room.room is not None and room.room.match is not None
    match = room.room.match.deal.id
    asked = [await house.asked(member) for member in (ada, ben, cat)]
    assert [(each.tried, each.own is not None, each.played) for each in asked] == [
        (True, True, 2),
        (True, True, 2),
        (False, False, 2),
    ]
    assert asked[0].own is not None and asked[1].own is not None
    assert asked[0].own.difference == -asked[1].own.difference
    assert asked[2].yesterday.friends == (), "others' results are visible tomorrow"
    refusals = []
    for ask in (
        house.rooms.lookups.finished(room, 1),
        house.rooms.lookups.analysis(room, ada, AskAnalysis(id="a", match=1)),
        house.rooms.lookups.read_record(match),
        house.rooms.lookups.replay(ada, AskReplay(id="a", match=match), lambda: None),
        house.rooms.lookups.judge(ada, Judge(id="a", match=match)),
        house.asked(ada, today),
    ):
        with pytest.raises(Rejection, match=r"until midnight UTC|are not available") as refused:
            await ask
        refusals.append(str(refused.value))
    drawn = await DayUnderWay(house.store, GAME, today).number()
    assert drawn is not None
    number, salt = drawn
    told = to_json([ada.events, ben.events, cat.events, asked, refusals]).decode()
    for secret in (str(number), salt):
        assert secret not in told

    house.end_the_day()
    await ada.until(lambda event: isinstance(event, RoomEvent) and event.match is not None and event.match.number)  # type: ignore[arg-type, return-value]
    seen = shown(ada, room).match
    assert seen is not None
    assert (seen.number, seen.salt, seen.commitment) == (number, salt, asked[0].commitment)
    after = await house.asked(cat)
    assert (after.played, after.tried, after.yesterday.day) == (0, False, today)
    assert (after.yesterday.number, after.yesterday.salt) == (number, salt)
    assert {row.name for row in after.yesterday.friends} == {"Ada", "Ben"}
    assert after.yesterday.played == (0, 2)
    assert (await house.rooms.lookups.finished(room, 1))[1].legs[0].number == number
    assert await house.rooms.lookups.read_record(match) is not None
    house.end_the_day()
    assert (await house.asked(cat, before(today))).yesterday.number is None, "nobody asked for that day's"
    assert (await house.asked(cat, today)).yesterday == after.yesterday
    with pytest.raises(Rejection, match="are not available"):
        await house.asked(cat, "2020-01-01")


async def test_a_daily_number_is_lively(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = itertools.chain((77, 77), itertools.repeat(7))
    monkeypatch.setattr(drawing, "_any_number", lambda: next(numbers))
    for limit in ("LIVELY_SECONDS", "ASKED_SECONDS", "WAITED_SECONDS"):
        monkeypatch.setattr(drawing, limit, PATIENCE)
    command = AskDaily(id="a", game="family-tree")
    told = await house.rooms.lookups.find_reply(Member("ada").person, command, None)
    assert isinstance(told, DailyEvent)
    assert await DayUnderWay(house.store, "family-tree", told.day).number() == (7, ANY)


async def test_a_player_has_one_try_and_others_do_not_see_it(house: House) -> None:
    ada, ben, cat = (Member(name) for name in ("ada", "ben", "cat"))
    room, other = await house.table(ada, ben), await house.opened(cat)
    early = Member("ada")
    await house.sits(other, early)  # before she has begun elsewhere
    assert isinstance(await ready(room, ada, ben), Ack)
    assert (await house.asked(ada)).room == room.code
    with pytest.raises(Rejection, match="You have played today's number"):
        await house.opened(ada, "computer")
    with pytest.raises(Rejection, match="You have played today's number"):
        await house.sits(await house.opened(Member("dan")), ben)
    refused = await ready(other, early, cat)
    assert isinstance(refused, Rejected) and refused.message.startswith("Ada has played today's number")
    assert (await house.asked(cat)).tried is False, "her opponent's try was not claimed"
    await house.rooms.enter(cat, Enter(id=next(_ids), room=other.code), other.code, True)
    with pytest.raises(Rejection, match="spectators are not allowed"):
        await house.rooms.enter(Member("eve"), Enter(id=next(_ids), room=room.code), room.code, False)
    await move(room, random.Random(1), ada, ben)
    assert isinstance(await do(room, ada, Resign(id=next(_ids), match=1)), Ack)
    told = await house.asked(ada)
    assert (told.tried, told.own, told.room) == (True, None, None), "a resigned try has no result"
    while (left := (await house.asked(ben)).own) is None:
        pass  # until the match is settled
    assert (left.rank, left.opponent, left.against, left.why) == (0, "Ada", "friend", "resigned")


async def test_an_owner_without_a_seat_does_not_look_on(house: House) -> None:
    ada, ben, cat = (Member(name) for name in ("ada", "ben", "cat"))
    room = await house.table(ada, ben)
    assert isinstance(await do(room, ada, Stand(id=next(_ids))), Ack)
    await house.sits(room, cat)
    await ada.until(lambda event: isinstance(event, Goodbye))
    assert isinstance(await ready(room, ben, cat), Ack)
    assert (await house.asked(ada)).tried is False


async def test_a_claim_that_nothing_came_of_is_passed_over_in_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben, cat = (Member(name) for name in ("ada", "ben", "cat"))
    room, other = await house.table(ada, ben), await house.opened(cat)
    day = (await house.asked(ada)).day
    await DayUnderWay(house.store, GAME, day).claim(room.code, {ada.person.player: "", ben.person.player: ""})
    assert (await house.asked(ada)).room == room.code
    with pytest.raises(Rejection, match="You have played today's number"):
        await house.sits(other, ada)
    monkeypatch.setattr(daily, "IN_FLIGHT_MS", -60_000)  # what a node holds for the store's time may be behind it
    assert (await house.asked(ada)).tried is False
    await house.rooms.sit(other, ada, sit := Sit(id=next(_ids)))
    assert isinstance(await answer(ada, sit.id), Ack)
    assert isinstance(await ready(other, ada, cat), Ack)
    assert (await house.asked(ada)).room == other.code
    assert (await house.asked(ben)).tried is False
    refused = await ready(room, ben, ada)
    assert isinstance(refused, Rejected)


async def test_the_end_of_a_day_ends_unstarted_tries_and_ranks_no_later_results(house: House) -> None:
    ada, ben, cat, dan = (Member(name) for name in ("ada", "ben", "cat", "dan"))
    room, other = await house.table(ada, ben), await house.table(cat, dan)
    assert isinstance(await ready(room, ada, ben), Ack)
    day = (await house.asked(ada)).day
    house.end_the_day()
    refused = await ready(other, cat, dan)
    assert isinstance(refused, Rejected) and "has ended" in refused.message
    third = Member("eve")
    assert isinstance(await do(other, dan, Stand(id=next(_ids))), Ack)
    with pytest.raises(Rejection, match="has ended"):
        await house.sits(other, third)
    await play(room, ada, ben)
    assert room.room is not None and room.room.match is not None
    assert shown(ada, room).match is not None
    assert await house.rooms.lookups.finished(room, 1)
    assert (await house.asked(ada, day)).yesterday.played == (0, 0)
    page = await house.rooms.lookups.find_reply(ada.person, AskPlayer(id=next(_ids)), room)
    assert isinstance(page, PlayerEvent)
    assert [(match.daily, [seat.change for seat in match.seats]) for match in page.matches] == [(day, [None, None])]


async def test_a_command_that_comes_again_opens_one_room(house: House) -> None:
    command = PlayDaily(id="play", game=GAME, against="computer")
    first = await house.rooms.play_daily(Member("ada"), command)
    ada = Member("ada")
    again = await house.rooms.play_daily(ada, command)
    assert first.code == again.code
    assert isinstance(await ready(again, ada), Ack)
    assert (await house.rooms.play_daily(Member("ada"), command)).code == first.code
