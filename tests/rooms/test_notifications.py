"""Notifications of players who are not in their rooms, with a push service on this machine."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from protocol.commands import CreateRoom, Enter, MakeMove, Ready, Sit
from protocol.events import Ack
from protocol.ids import RoomCode
from protocol.notifications import (
    AskNotifications,
    NotificationsEvent,
    SetRoomNotifications,
    SubscribePush,
    UnsubscribePush,
)
from protocol.options import Clock
from server.bots.pool import Thinkers
from server.results import push
from server.results.database import Database
from server.rooms.room import LiveRoom
from server.rooms.rooms import Rooms
from server.store.client import Store
from server.store.embedded.store import EmbeddedStore
from server.table.clocks import ALLOWANCE_MS
from server.web_push import PushRules
from tests.patience import PATIENCE
from tests.push_service import AUTH, P256DH, Pushed, PushService, push_service
from tests.rooms.members import RULES, Member
from tests.rooms.test_player_games import move_of

CREATE = CreateRoom(id="create", game="family-tree", number=7, clock=Clock(move=259_200))


@pytest.fixture
def service() -> Iterator[PushService]:
    """A push service."""
    with push_service() as service:
        yield service


@pytest.fixture
async def rooms(tmp_path: Path, results: Database, service: PushService) -> AsyncIterator[Rooms]:
    """A node that may send to the service."""
    rules = replace(RULES, push=PushRules(for_tests=service.url))
    async with (
        asyncio.timeout(PATIENCE),
        EmbeddedStore(tmp_path / "store") as embedded,
        Store(embedded.url, "one") as store,
        Rooms(store, results, rules, thinkers=Thinkers(1)) as rooms,
    ):
        yield rooms


async def subscribe(rooms: Rooms, member: Member, service: PushService, name: str = "browser") -> None:
    """Have a player's notifications sent to the service."""
    endpoint = service.subscription(name).endpoint
    await rooms.notifications.subscribe(member, SubscribePush(id="s", endpoint=endpoint, p256dh=P256DH, auth=AUTH))


async def begun(rooms: Rooms, ada: Member, ben: Member) -> LiveRoom:
    """Return a room with a correspondence game that has begun, which both have left."""
    room = await rooms.create(ada, CREATE)
    await rooms.enter(ben, Enter(id="enter", room=room.code), room.code, False)
    room.submit(ben, Sit(id="sit"))
    await ben.until(lambda event: isinstance(event, Ack) and event.id == "sit")
    for player in (ada, ben):
        room.submit(player, Ready(id="ready", match=1, leg=1))
        await player.until(lambda event: isinstance(event, Ack) and event.id == "ready")
    return room


async def move(room: LiveRoom, players: tuple[Member, Member], ply: int) -> None:
    """Have the player who has to move make a legal move."""
    seat, text = move_of(room)
    room.submit(players[seat], MakeMove(id=f"m{ply}", match=1, leg=1, ply=ply, move=text))
    await players[seat].until(lambda event: isinstance(event, Ack) and event.id == f"m{ply}")


async def pushed(service: PushService) -> Pushed:
    """Return the next message that the service gets."""
    return await asyncio.to_thread(service.pushed.get, timeout=PATIENCE)


async def test_a_player_who_is_away_is_told_of_the_turn_and_again_only_after_looking(
    rooms: Rooms, service: PushService
) -> None:
    ada, ben = Member("ada"), Member("ben")
    room = await begun(rooms, ada, ben)
    seat, _ = move_of(room)
    here, away = (ada, ben) if seat == 0 else (ben, ada)
    await subscribe(rooms, away, service)
    rooms.leave(away, room)
    await move(room, (ada, ben), 0)
    first = await pushed(service)
    assert first.message == {
        "kind": "your_turn",
        "room": room.code,
        "title": "Family Tree",
        "opponents": [here.person.name],
    }
    assert await rooms.node.database.read(push.is_quiet, away.person.player, room.code)
    await rooms.enter(away, Enter(id="again", room=room.code), room.code, True)
    while await rooms.node.database.read(push.is_quiet, away.person.player, room.code):
        pass
    await move(room, (ada, ben), 1)
    rooms.leave(away, room)
    await move(room, (ada, ben), 2)
    second = await pushed(service)
    assert second.message == first.message
    assert service.pushed.empty()


async def test_a_browser_that_is_gone_is_forgotten_at_once(rooms: Rooms, service: PushService) -> None:
    ada, ben = Member("ada"), Member("ben")
    room = await begun(rooms, ada, ben)
    seat, _ = move_of(room)
    away = (ben, ada)[seat]
    await subscribe(rooms, away, service)
    service.status = 410
    rooms.leave(away, room)
    await move(room, (ada, ben), 0)
    await pushed(service)
    while await rooms.node.database.read(push.is_subscribed, away.person.player):
        pass


async def test_low_time_is_told(rooms: Rooms, service: PushService, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben = Member("ada"), Member("ben")
    room = await begun(rooms, ada, ben)
    seat, _ = move_of(room)
    late = (ben, ada)[seat]
    await subscribe(rooms, late, service)
    rooms.leave(late, room)
    await move(room, (ada, ben), 0)
    assert (await pushed(service)).message["kind"] == "your_turn"
    await rooms.enter(late, Enter(id="again", room=room.code), room.code, True)
    while await rooms.node.database.read(push.is_quiet, late.person.player, room.code):
        pass
    rooms.leave(late, room)
    time = rooms.node.time
    now = time.now
    monkeypatch.setattr(time, "now", lambda: now() + 2 * 86_400_000 + ALLOWANCE_MS + 1_000)
    room.timers.renew()
    assert (await pushed(service)).message["kind"] == "low_time"


async def test_a_challenge_is_told(rooms: Rooms, service: PushService, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben = Member("ada"), Member("ben")

    async def check(*_: object) -> object:
        return ben.person

    monkeypatch.setattr(rooms.challenges, "check", check)
    await subscribe(rooms, ben, service)
    room = await rooms.create(ada, CREATE.model_copy(update={"challenge": ben.person.player}))
    told = (await pushed(service)).message
    assert told == {"kind": "challenge", "room": room.code, "title": "Family Tree", "opponents": ["Ada"]}


async def test_a_player_turns_a_room_and_a_browser_off(rooms: Rooms, service: PushService) -> None:
    ada = Member("ada")
    await rooms.notifications.show(ada, AskNotifications(id="n"))
    await rooms.notifications.set_room(ada, SetRoomNotifications(id="off", on=False), RoomCode("KZ74QM2"))
    await rooms.notifications.show(ada, AskNotifications(id="n"))
    before, after = [event for event in ada.events if isinstance(event, NotificationsEvent)]
    assert (before.off, after.off) == ((), ("KZ74QM2",))
    assert before.key == after.key
    await subscribe(rooms, ada, service)
    endpoint = service.subscription().endpoint
    await rooms.notifications.unsubscribe(ada, UnsubscribePush(id="u", endpoint=endpoint))
    assert not await rooms.node.database.read(push.is_subscribed, ada.person.player)
