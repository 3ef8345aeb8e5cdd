"""Challenges on real stores: which players can be challenged, and which lists show a challenge."""

import asyncio
import itertools
from collections.abc import AsyncIterator

import pytest

from protocol.commands import CreateRoom, EndChallenge, Enter, MakeMove, Ready, Resign, Sit
from protocol.events import Ack, Rejected
from protocol.ids import PlayerId
from server.bots.pool import Thinkers
from server.results.database import Database
from server.rooms import challenges
from server.rooms.room import LiveRoom
from server.rooms.rooms import Rooms
from server.store.challenges import MOST_REFUSED, Refusals
from server.store.client import Store
from server.table.decision import Rejection
from server.table.dispatch import RoomCommand
from tests.patience import PATIENCE
from tests.rooms.members import RULES, Member
from tests.rooms.test_player_games import WATCH, Watcher, move_of

_ids = (f"i{number}" for number in itertools.count())


@pytest.fixture
async def rooms(url: str, thinkers: Thinkers, results: Database) -> AsyncIterator[Rooms]:
    """A node."""
    async with (
        asyncio.timeout(PATIENCE),
        Store(url, "one") as store,
        Rooms(store, results, RULES, thinkers=thinkers) as rooms,
    ):
        yield rooms


async def do(room: LiveRoom, member: Member, command: RoomCommand) -> Ack | Rejected:
    """Have a room decide a command."""
    room.submit(member, command)
    found = await member.until(lambda event: isinstance(event, Ack | Rejected) and event.id == command.id)
    assert isinstance(found, Ack | Rejected)
    return found


async def have_played(rooms: Rooms, one: Member, other: Member) -> None:
    """Have two players finish a match."""
    players = [Member(player.person.name.lower()) for player in (one, other)]
    ada, ben = players
    room = await rooms.create(ada, CreateRoom(id=next(_ids), game="family-tree", number=7))
    await rooms.enter(ben, Enter(id=next(_ids), room=room.code), room.code, False)
    await do(room, ben, Sit(id=next(_ids)))
    for member in players:
        await do(room, member, Ready(id=next(_ids), match=1, leg=1))
    seat, move = move_of(room)
    assert room.room is not None and room.room.match is not None
    await do(room, players[seat], MakeMove(id=next(_ids), match=1, leg=1, ply=0, move=move))
    await do(room, ben, Resign(id=next(_ids), match=1))
    await rooms.node.settling.settled(room.code, room.room.match.deal.id)
    for member in players:
        rooms.leave(member, room)


def challenge(member: Member, id: str = "") -> CreateRoom:
    """Return the command that challenges a player."""
    return CreateRoom(id=id or next(_ids), game="family-tree", challenge=member.person.player)


async def ended(rooms: Rooms, room: LiveRoom, member: Member, id: str) -> None:
    """Wait until a challenge has ended, and the lists show it."""
    await member.until(lambda event: isinstance(event, Ack) and event.id == id)
    await rooms.games.report(room)


async def refused(rooms: Rooms, member: Member, command: CreateRoom) -> str:
    """Return why a challenge is refused."""
    with pytest.raises(Rejection) as rejection:
        await rooms.create(member, command)
    return rejection.value.reason


async def test_only_past_opponents_can_be_challenged(rooms: Rooms) -> None:
    ada, ben, cat = Member("ada"), Member("ben"), Member("cat")
    await have_played(rooms, ada, ben)
    assert await refused(rooms, ada, challenge(ada)) == "challenge_yourself"
    assert await refused(rooms, ada, challenge(cat)) == "never_opponents"
    assert await refused(rooms, cat, challenge(ada)) == "never_opponents"
    again = challenge(cat, "same")
    assert await refused(rooms, ada, again) == await refused(rooms, ada, again) == "never_opponents"


async def test_a_challenge_is_in_the_opponents_games_and_is_accepted_by_sitting_down(rooms: Rooms) -> None:
    ada, ben, watcher = Member("ada"), Member("ben"), Watcher("ben")
    await have_played(rooms, ada, ben)
    await rooms.games.watch(watcher, WATCH)
    command = challenge(ben)
    room = await rooms.create(ada, command)
    assert await rooms.create(ada, command) is room, "the same command makes no second challenge"
    game = await watcher.sees(room.code, lambda game: True)
    assert game.own == () and game.challenge is not None and game.challenge.name == "Ben"
    await rooms.enter(ben, Enter(id="enter", room=room.code), room.code, False)
    assert isinstance(await do(room, ben, Sit(id="sit")), Ack)
    game = await watcher.sees(room.code, lambda game: game.challenge is None)
    assert game.own == (1,)


async def test_a_declined_challenge_leaves_the_opponents_games(rooms: Rooms) -> None:
    ada, ben, watcher = Member("ada"), Member("ben"), Watcher("ben")
    await have_played(rooms, ada, ben)
    room = await rooms.create(ada, challenge(ben))
    await rooms.games.watch(watcher, WATCH)
    await watcher.sees(room.code, lambda game: True)
    await rooms.enter(ben, Enter(id="enter", room=room.code), room.code, False)
    await rooms.end_challenge(room, ben, EndChallenge(id="end"))
    await watcher.until(lambda _: room.code not in watcher.games)
    await rooms.games.report(room)
    await rooms.create(ada, challenge(ben))


async def test_a_player_has_one_open_challenge_for_each_opponent_and_few_in_all(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben, cat = Member("ada"), Member("ben"), Member("cat")
    await have_played(rooms, ada, ben)
    await have_played(rooms, ada, cat)
    room = await rooms.create(ada, challenge(ben))
    assert await refused(rooms, ada, challenge(ben)) == "challenged_already"
    monkeypatch.setattr(challenges, "MOST_OPEN", 1)
    assert await refused(rooms, ada, challenge(cat)) == "too_many_challenges"
    await rooms.end_challenge(room, ada, EndChallenge(id="end"))
    await ended(rooms, room, ada, "end")
    await rooms.create(ada, challenge(cat))


async def test_a_player_refuses_challenges_until_they_challenge_themselves(rooms: Rooms) -> None:
    ada, ben = Member("ada"), Member("ben")
    await have_played(rooms, ada, ben)
    room = await rooms.create(ada, challenge(ben))
    await rooms.enter(ben, Enter(id="enter", room=room.code), room.code, False)
    await rooms.end_challenge(room, ben, EndChallenge(id="end", refuse=True))
    await ended(rooms, room, ben, "end")
    assert await refused(rooms, ada, challenge(ben)) == "challenges_refused"
    other = await rooms.create(ben, challenge(ada))
    await rooms.end_challenge(other, ben, EndChallenge(id="withdraw", refuse=True))
    await ended(rooms, other, ben, "withdraw")
    await rooms.create(ada, challenge(ben))


async def test_a_player_can_refuse_so_many_players(url: str) -> None:
    ada, players = PlayerId("A" * 16), [PlayerId(f"{number:016}") for number in range(MOST_REFUSED + 1)]
    async with Store(url, "one") as store:
        refusals = Refusals(store)
        for player in players:
            await refusals.add(ada, player)
        assert await refusals.has(ada, players[-1])
        assert sum([await refusals.has(ada, player) for player in players]) == MOST_REFUSED
