"""Notifications: tells players by Web Push that a game waits for them while they are not in its room.

1. Where a node writes the entry of a room in a player's list of games, `consider` says what there is to tell, if
   anything, and queues it.
2. One worker takes it, claims it in the database of results, so that no other node tells the same, and sends it to
   the player's browsers, one after the other.
3. A browser is forgotten when its push service says that it is gone, or has failed too often in a row.
"""

import asyncio
from dataclasses import dataclass
from http.client import HTTPException

import structlog

from protocol.ids import PlayerId, RoomCode
from protocol.notifications import (
    AskNotifications,
    NotificationKind,
    NotificationsEvent,
    PushMessage,
    SetRoomNotifications,
    SubscribePush,
    UnsubscribePush,
)
from protocol.player_games import PlayerGame
from server import metrics
from server.answers import Member, acknowledge
from server.encoding import encode
from server.results import push
from server.results.database import Database, DatabaseAway
from server.rooms.room import LiveRoom
from server.store.clock import StoreTime
from server.table.decision import Rejection
from server.table.room import Room
from server.web_push import EndpointNotPublic, PushRules, PushSubscription, Sending, are_keys, public_key, resolve

MOST_WAITING = 10_000
"""The most notifications that wait to be sent; further ones are dropped."""
MOST_OPPONENTS = 3
RESOLVE_SECONDS = 5.0
"""The longest time that a client waits until the host of its endpoint has been looked up."""
SEND_SECONDS = 15.0
"""The longest time that sending one message may take."""
GONE = (404, 410)

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to tell a player about a room; `about` is different for each thing that there is to tell."""

    player: PlayerId
    message: PushMessage
    about: str


def find_notice(room: Room, player: PlayerId, game: PlayerGame) -> Notice | None:
    """Return what there is to tell a player who is not in the room, given the room's entry in their list."""
    found = _find_kind(room, player, game)
    if found is None:
        return None
    kind, about = found
    others = [each.name for each in game.seats if each.seat not in game.own and each.name is not None]
    message = PushMessage(kind=kind, room=room.code, title=game.title, opponents=tuple(others[:MOST_OPPONENTS]))
    return Notice(player, message, about)


def _find_kind(room: Room, player: PlayerId, game: PlayerGame) -> tuple[NotificationKind, str] | None:
    challenge, match = room.challenge, room.match
    if challenge is not None and challenge.player == player and not game.own:
        return "challenge", f"challenge {challenge.until}"
    awaited = sorted(set(game.own) & set(game.waits_for))
    if match is None or match.over or not awaited or game.clock is None or game.clock.move is None or game.casual:
        return None
    clocks = match.leg.clocks
    warned = None if clocks is None or not clocks.warned else clocks.warned[awaited[0]]
    turn = f"{match.match}.{match.leg.leg}.{len(match.leg.played)}"
    return ("your_turn", turn) if warned is None else ("low_time", f"{turn} {warned}")


class Notifications:
    """A node's notifications. The commands raise Rejection and DatabaseAway."""

    def __init__(self, database: Database, time: StoreTime, rules: PushRules) -> None:
        self._database = database
        self._time = time
        self._rules = rules
        self._key: str | None = None
        self._waiting: asyncio.Queue[Notice] = asyncio.Queue(MOST_WAITING)

    async def run(self) -> None:
        """Send what is queued, until cancelled."""
        while True:
            notice = await self._waiting.get()
            try:
                await self._notify(notice)
            except DatabaseAway:
                log.info("a notification was dropped, because the database is unavailable", room=notice.message.room)
            except Exception:
                log.exception("a notification could not be sent", room=notice.message.room)
                metrics.TASKS_FAILED.inc()

    def consider(self, live: LiveRoom, room: Room, player: PlayerId, game: PlayerGame) -> None:
        """Queue what there is to tell a player about a room, unless they are in it."""
        if player in live.audience.presence.names:
            return
        notice = find_notice(room, player, game)
        if notice is None:
            return
        try:
            self._waiting.put_nowait(notice)
        except asyncio.QueueFull:
            log.warning("a notification was dropped, because too many wait to be sent", room=room.code)

    async def look(self, player: PlayerId, room: RoomCode) -> None:
        """Note that a player looks at a room: the next thing there is to tell is told at once."""
        try:
            if await self._database.read(push.is_quiet, player, room):
                await self._database.write(push.look, player, room)
        except DatabaseAway:
            pass  # then the next notification comes an hour after the last

    # Sending

    async def _notify(self, notice: Notice) -> None:
        if not await self._database.read(push.is_subscribed, notice.player):
            return
        now = self._time.now()
        browsers = await self._database.write(push.claim, notice.player, notice.message.room, notice.about, now)
        for browser in browsers:
            await self._send(browser, notice.message)

    async def _send(self, browser: PushSubscription, message: PushMessage) -> None:
        """Send a message to one browser, and forget the browser if that is over."""
        sending, key = Sending(), await self._read_key()
        try:
            async with asyncio.timeout(SEND_SECONDS):
                status = await asyncio.to_thread(sending.send, browser, message, key=key, rules=self._rules)
        except (OSError, HTTPException, EndpointNotPublic) as error:
            log.info("a push service could not be reached", error=type(error).__name__)
            await self._count_failure(browser)
            return
        finally:
            sending.abort()
        if status in GONE:
            await self._database.write(push.drop, browser.endpoint)
        elif 200 <= status < 300:
            await self._database.write(push.forgive, browser.endpoint)
        else:
            log.info("a push service refused a notification", status=status)
            await self._count_failure(browser)

    async def _count_failure(self, browser: PushSubscription) -> None:
        if await self._database.write(push.count_failure, browser.endpoint):
            log.info("a browser gets no more notifications, because its push service has failed too often")

    async def _read_key(self) -> str:
        if self._key is None:
            self._key = await self._database.read(push.read_key)
        return self._key

    # Commands

    async def show(self, member: Member, command: AskNotifications) -> None:
        """Answer with the key to subscribe with, and the rooms without notifications."""
        off = await self._database.read(push.list_off, member.person.player)
        key = public_key(await self._read_key())
        member.send(encode(NotificationsEvent(id=command.id, key=key, off=off)))
        acknowledge(member, command, 0)

    async def subscribe(self, member: Member, command: SubscribePush) -> None:
        """Have a player's notifications sent to a browser."""
        if not are_keys(command.p256dh, command.auth):
            raise Rejection("push_keys_invalid", "The keys of the push subscription are not valid. Subscribe again.")
        try:
            async with asyncio.timeout(RESOLVE_SECONDS):
                await asyncio.to_thread(resolve, command.endpoint, self._rules)
        except (EndpointNotPublic, OSError):
            message = "The endpoint is not a public https address that the server can reach. Use another browser."
            raise Rejection("push_endpoint_not_public", message) from None
        browser = PushSubscription(command.endpoint, command.p256dh, command.auth)
        await self._database.write(push.add_subscription, member.person.player, browser, self._time.now())
        acknowledge(member, command, 0)

    async def unsubscribe(self, member: Member, command: UnsubscribePush) -> None:
        """Stop sending notifications to a browser."""
        await self._database.write(push.remove_subscription, member.person.player, command.endpoint)
        acknowledge(member, command, 0)

    async def set_room(self, member: Member, command: SetRoomNotifications, room: RoomCode) -> None:
        """Turn a player's notifications about a room on or off."""
        await self._database.write(push.set_room, member.person.player, room, command.on, self._time.now())
        acknowledge(member, command, 0)
