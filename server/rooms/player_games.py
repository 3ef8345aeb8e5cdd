"""Your games: this node writes the lists of its rooms' players, and shows watchers their lists as all nodes write them.

1. `look` notes a room that has changed. Its entries are written soon, or only now and then while all its players are
   in it and nothing but moves happens, because they see the room itself.
2. `watch` reads a player's list, corrects the entries that differ from the rooms' logs, and sends it. From then on the
   store announces each change, and this node reads the entry and sends it to all connections of the player here.
3. When a node dies, the lists of all watched players are corrected, because it may have written some too late.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import structlog

from protocol.codes import RejectionCode as Code
from protocol.encoding import encode_value
from protocol.ids import PlayerId, RoomCode
from protocol.player_games import WatchGames
from server import metrics
from server.answers import Member, acknowledge
from server.rooms.notifications import Notifications
from server.rooms.room import LiveRoom
from server.store.client import Store
from server.store.due import DueTimes
from server.store.endpoint import AGAIN_SECONDS, StoreAway
from server.store.player_games import GameEntry, StoredPlayerGames
from server.table.decision import Rejection
from server.table.player_games import describe_game, find_players
from server.table.room import Room

SOON_SECONDS = 0.1
ATTENDED_SECONDS = 4.0
"""How long the moves of a room in which all its players are may wait until their lists show them."""
GATHER_SECONDS = 0.1
"""How long changes of lists are collected before they are sent together."""
AT_ONCE = 50
"""Rooms whose entries are written at once, and lists that are read at once."""
CORRECTED_AT_ONCE = 8
CORRECT_SECONDS = 2.0
"""How long a list waits for its corrections; later ones are sent as changes."""
LISTED_AFTER_MS = 3 * 24 * 3600 * 1000
"""How long a room whose match is over stays in the lists."""

log = structlog.get_logger(__name__)


@dataclass(slots=True, kw_only=True)
class _Unwritten:
    """A room whose entries have to be written `at` a time of the loop; `left` are players who may have left it."""

    live: LiveRoom
    at: float
    left: set[PlayerId] = field(default_factory=set)
    force: bool = False
    marked: bool = False


@dataclass(slots=True, eq=False, kw_only=True)
class _WatchedList:
    """A player's list, as this node sent it to the player's connections; connections that are too slow are `behind`."""

    entries: dict[RoomCode, GameEntry] = field(default_factory=dict)
    members: set[Member] = field(default_factory=set)
    behind: set[Member] = field(default_factory=set)
    changed: set[RoomCode] = field(default_factory=set)
    whole: bool = False
    loaded: bool = False
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def frame(self) -> bytes:
        """Return the `games` event; its entries are already encoded."""
        return b'{"type":"games","games":[%b]}' % b",".join(entry.told for entry in self.entries.values())


class PlayerGames:
    """This node's part of the players' lists of games, and the watchers on this node.

    `open` returns a room as its log has it now. `subscribe` and `unsubscribe` say for which players the
    store calls `announced`.
    """

    def __init__(
        self,
        *,
        store: Store,
        due: DueTimes,
        open: Callable[[RoomCode], Awaitable[LiveRoom]],
        spawn: Callable[[Coroutine[Any, Any, None]], None],
        subscribe: Callable[[PlayerId], None],
        unsubscribe: Callable[[PlayerId], None],
        notifications: Notifications,
    ) -> None:
        self._stored = StoredPlayerGames(store)
        self._due = due
        self._open = open
        self._spawn = spawn
        self._subscribe = subscribe
        self._unsubscribe = unsubscribe
        self._notifications = notifications
        self._unwritten: dict[RoomCode, _Unwritten] = {}
        self._news = asyncio.Event()
        self._watched: dict[PlayerId, _WatchedList] = {}
        self._watchers: dict[Member, PlayerId] = {}
        self._to_show: set[PlayerId] = set()
        self._shows = asyncio.Event()

    async def run(self) -> None:
        """Write the lists of this node's rooms, and show watchers their own, until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._write_all())
            tasks.create_task(self._show_all())

    async def end(self) -> None:
        """Write the entries that are not written yet. Raises StoreAway."""
        await self._write(list(self._unwritten))

    # Writing

    def look(self, live: LiveRoom, before: Room | None, *, marked: bool = False, reset: bool = False) -> None:
        """Write a room's entries soon: it was `before`, and has changed. `marked`: in its bucket's due work, too.

        `reset`: its log went back, so that its entries may be of a later version.
        """
        room = live.room
        if room is None:
            return
        unwritten = self._unwritten.get(live.code)
        if unwritten is None:
            unwritten = self._unwritten[live.code] = _Unwritten(live=live, at=float("inf"))
        unwritten.live = live
        if before is not None and (
            before.seats is not room.seats or before.owner != room.owner or before.challenge is not room.challenge
        ):
            unwritten.left |= find_players(before) - find_players(room)
        unwritten.force = unwritten.force or reset
        unwritten.marked = unwritten.marked or marked
        soon = reset or self._changes_more(before, room) or not self._is_attended(live, room)
        at = asyncio.get_running_loop().time() + (SOON_SECONDS if soon else ATTENDED_SECONDS)
        if at < unwritten.at:
            unwritten.at = at
            self._news.set()

    def _changes_more(self, before: Room | None, room: Room) -> bool:
        """Tell whether more has changed than the leg that is played."""
        one, other = None if before is None else before.match, room.match
        if before is None or one is None or other is None or before.seats is not room.seats:
            return True
        return one.over or other.over or other.leg.over or one.deal is not other.deal or one.leg.leg != other.leg.leg

    def _is_attended(self, live: LiveRoom, room: Room) -> bool:
        """Tell whether all players are in the room, and none of them watches their list on another connection here."""
        here, members = live.audience.presence.names, live.audience.members
        for player in find_players(room):
            watched = self._watched.get(player)
            if player not in here or (watched is not None and not watched.members <= members.keys()):
                return False
        return True

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            next_at = min((each.at for each in self._unwritten.values()), default=None)
            with suppress(TimeoutError):
                async with asyncio.timeout_at(next_at):
                    await self._news.wait()
                    self._news.clear()
                    continue
            now = loop.time() + SOON_SECONDS / 2
            codes = [code for code, each in self._unwritten.items() if each.at <= now]
            for first in range(0, len(codes), AT_ONCE):
                try:
                    await self._write(codes[first : first + AT_ONCE])
                except StoreAway:
                    await asyncio.sleep(AGAIN_SECONDS)

    async def _write(self, codes: Iterable[RoomCode]) -> None:
        """Write the entries of rooms. Raises StoreAway; then the rooms that failed are written later."""
        taken = [each for code in codes if (each := self._unwritten.pop(code, None)) is not None]
        written = await asyncio.gather(*map(self._write_one, taken))
        away = None
        for each, outcome in zip(taken, written, strict=True):
            if outcome is not None:
                away = outcome
                later = self._unwritten.setdefault(each.live.code, each)
                later.left |= each.left
                later.force, later.marked = later.force or each.force, later.marked or each.marked
        if away is not None:
            raise away

    async def _write_one(self, unwritten: _Unwritten) -> StoreAway | None:
        """Write the entries of a room; return why the store did not take them. A fault of ours is logged."""
        live = unwritten.live
        try:
            await self.report(live, unwritten.left, force=unwritten.force)
            if unwritten.marked and live.code not in self._unwritten:
                await self._due.listed(live.code)
        except StoreAway as away:
            return away
        except Exception:
            log.exception("a room's entries in the lists of games could not be written", room=live.code)
            metrics.TASKS_FAILED.inc()
        return None

    async def report(self, live: LiveRoom, left: Iterable[PlayerId] = (), *, force: bool = False) -> None:
        """Write the entries of a room now, and remove those of players who may have `left`. Raises StoreAway."""
        room, expires = live.room, live.expires
        if room is None or expires is None or live.stopped:
            return
        at, code, players = live.replica.at, live.code, find_players(room)
        leaves = min(expires, at + LISTED_AFTER_MS) if room.finished else expires
        games = {player: describe_game(room, player, at=at, expires=expires) for player in players}
        entries = {player: encode_value(game) for player, game in games.items()}
        entries |= {player: b"" for player in left if player not in players}
        await asyncio.gather(
            *[
                self._stored.report(
                    player,
                    code,
                    GameEntry(room.version, told),
                    leaves=min(leaves, _kept_until(room, player) or leaves),
                    force=force,
                )
                for player, told in entries.items()
            ]
        )
        for player, game in games.items():
            self._notifications.consider(live, room, player, game)

    # Watching

    async def watch(self, member: Member, command: WatchGames) -> None:
        """Send a member the list of their games, and then its changes. Raises StoreAway."""
        player = member.person.player
        watched = self._watched.get(player)
        if watched is None:
            watched = self._watched[player] = _WatchedList()
            self._subscribe(player)
        watched.members.add(member)
        self._watchers[member] = player
        try:
            async with watched.lock:
                if not watched.loaded:
                    await self._correct(player)
                    watched.entries = await self._stored.read(player)
                    watched.loaded = True
        except BaseException:
            self.forget(member)
            raise
        acknowledge(member, command, 0)
        watched.behind.discard(member)
        member.send(watched.frame())

    def forget(self, member: Member) -> None:
        """Stop sending changes to a member."""
        player = self._watchers.pop(member, None)
        if player is None:
            return
        watched = self._watched[player]
        watched.members.discard(member)
        watched.behind.discard(member)
        if not watched.members:
            del self._watched[player]
            self._unsubscribe(player)

    def catch_up(self, member: Member) -> None:
        """Send a member their list again, if it has changed while their reader was slow."""
        player = self._watchers.get(member)
        watched = None if player is None else self._watched[player]
        if watched is not None and member in watched.behind and member.keeps_up:
            watched.behind.discard(member)
            member.send(watched.frame())

    def announced(self, player: PlayerId, code: RoomCode | None) -> None:
        """Read what has changed in a player's list; `code` None: it may be anything."""
        watched = self._watched.get(player)
        if watched is None:
            return
        if code is None:
            watched.whole = True
        else:
            watched.changed.add(code)
        self._to_show.add(player)
        self._shows.set()

    def correct_all(self) -> None:
        """Correct the lists of all watched players: a node has died, which may not have written all its entries."""
        self._spawn(self._correct_each(list(self._watched)))

    async def _correct_each(self, players: Iterable[PlayerId]) -> None:
        for player in players:
            if player in self._watched:
                with suppress(StoreAway):  # the reader who comes next corrects it
                    await self._correct(player)

    async def _correct(self, player: PlayerId) -> None:
        """Write the entries of a player's list that differ from the rooms' logs. Raises StoreAway."""
        stale = await self._stored.find_stale(await self._stored.read(player))
        if not stale:
            return
        done = asyncio.Event()
        self._spawn(self._correct_rooms(player, stale, done))
        with suppress(TimeoutError):
            async with asyncio.timeout(CORRECT_SECONDS):
                await done.wait()

    async def _correct_rooms(self, player: PlayerId, codes: Iterable[RoomCode], done: asyncio.Event) -> None:
        limit = asyncio.Semaphore(CORRECTED_AT_ONCE)
        try:
            async with asyncio.TaskGroup() as tasks:
                for code in codes:
                    tasks.create_task(self._correct_one(player, code, limit))
        finally:
            done.set()

    async def _correct_one(self, player: PlayerId, code: RoomCode, limit: asyncio.Semaphore) -> None:
        async with limit:
            with suppress(StoreAway):  # the reader who comes next corrects it
                try:
                    live = await self._open(code)
                except Rejection as rejection:
                    if rejection.code is Code.NO_SUCH_ROOM:
                        await self._stored.report(player, code, GameEntry(0, b""), leaves=0, force=True)
                    return
                await self.report(live, (player,), force=True)

    async def _show_all(self) -> None:
        while True:
            await self._shows.wait()
            await asyncio.sleep(GATHER_SECONDS)
            self._shows.clear()
            players, self._to_show = list(self._to_show), set()
            for first in range(0, len(players), AT_ONCE):
                batch = players[first : first + AT_ONCE]
                outcomes = await asyncio.gather(*map(self._show, batch), return_exceptions=True)
                for player, outcome in zip(batch, outcomes, strict=True):
                    if isinstance(outcome, StoreAway):
                        self.announced(player, None)
                    elif isinstance(outcome, BaseException):
                        raise outcome
            if self._shows.is_set():
                await asyncio.sleep(AGAIN_SECONDS)

    async def _show(self, player: PlayerId) -> None:
        """Send a player's connections the changes of the list. Raises StoreAway."""
        watched = self._watched.get(player)
        if watched is None:
            return
        async with watched.lock:
            if not watched.loaded:
                return  # it is about to be read as a whole
            codes, watched.changed = watched.changed, set()
            whole, watched.whole = watched.whole, False
            now = await self._stored.read(player, () if whole else codes)
            asked = watched.entries.keys() | now.keys() if whole else codes
            changed = {code: now[code] for code in asked if code in now and now[code] != watched.entries.get(code)}
            removed = [code for code in asked if code not in now and code in watched.entries]
            for code in removed:
                del watched.entries[code]
            watched.entries |= changed
        if not changed and not removed:
            return
        told = b",".join(entry.told for entry in changed.values())
        gone = b",".join(b'"%b"' % code.encode() for code in removed)
        frame = b'{"type":"games_changed","changed":[%b],"removed":[%b]}' % (told, gone)
        for member in list(watched.members):
            if member.keeps_up:
                member.send(frame)
            else:
                watched.behind.add(member)


def _kept_until(room: Room, player: PlayerId) -> int | None:
    """Return when a room leaves the list of a player who has only been challenged, in ms; None for other players."""
    challenge = room.challenge
    if challenge is None or player != challenge.player:
        return None
    return challenge.until
