"""The list of public rooms: this node reports its own rooms to the store, and shows watchers the rooms of all nodes.

However many people watch a list, it is read and encoded once a second.
"""

import asyncio
from contextlib import suppress
from dataclasses import dataclass

import structlog
from pydantic_core import to_json

from protocol.encoding import encode_value, without_nulls
from protocol.finding import ListRooms
from protocol.ids import Form, RoomCode
from server import metrics
from server.answers import Member, acknowledge
from server.finished.numbers import hosted
from server.rooms.room import LiveRoom
from server.store.client import Store
from server.store.endpoint import AGAIN_SECONDS, StoreAway
from server.store.lobby import ListedRoom, RoomList, StoredLobby
from server.table.lobby import describe_room, rank

SHOW_SECONDS = 1.0
"""The shortest time between two updates for a watcher."""
RENEW_SECONDS = 1.0
GATHER_SECONDS = 0.1
"""How long changes of rooms are collected before they are reported together."""
REPORTED_AT_ONCE = 50
SHOWN_AT_ONCE = 50
"""The number of watchers who get a list before other tasks of this node have their turn."""

Wanted = tuple[str | None, Form | None]
"""The game and the form of the rooms in a list; None: any."""

log = structlog.get_logger(__name__)


@dataclass(slots=True)
class _Watch:
    """The list that a member watches, the last frame they got, and when, in the loop's seconds; at first none."""

    wanted: Wanted
    frame: bytes = b""
    at: float = 0.0

    def show(self, member: Member, frame: bytes) -> None:
        """Send the member the list; a slow reader gets the newest one when it has caught up."""
        if member.keeps_up:
            self.frame, self.at = frame, asyncio.get_running_loop().time()
            member.send_room(frame)


class Lobby:
    """This node's part of the list of public rooms, and the watchers on this node."""

    def __init__(self, store: Store) -> None:
        self._stored = StoredLobby(store)
        self._changed: dict[RoomCode, LiveRoom] = {}
        self._reported: dict[RoomCode, ListedRoom] = {}
        self._unreported: dict[RoomCode, ListedRoom] = {}
        self._news = asyncio.Event()
        self._lists: dict[Wanted, tuple[bytes, bytes]] = {}
        self._watches: dict[Member, _Watch] = {}
        self._watched = asyncio.Event()

    async def run(self) -> None:
        """Report this node's rooms, and show watchers everyone's, until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._report_all())
            tasks.create_task(self._show_all())

    async def end(self) -> None:
        """Remove this node's rooms from the list. Raises StoreAway."""
        await self._stored.end()

    # What is told

    def look(self, room: LiveRoom) -> None:
        """Report a room, soon, if something that the list shows of it may have changed."""
        known = room.room
        is_public = known is not None and known.settings.public
        if is_public or room.code in self._reported or room.code in self._unreported:
            self._changed[room.code] = room
            self._news.set()

    async def _report_all(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(RENEW_SECONDS):
                    await self._news.wait()
                await asyncio.sleep(GATHER_SECONDS)
            self._news.clear()
            try:
                await self._report()
            except StoreAway:
                await asyncio.sleep(AGAIN_SECONDS)  # the next round reports these rooms too

    async def _report(self) -> None:
        """Report the rooms that have changed, or that none has. Raises StoreAway."""
        for count, code in enumerate(list(self._changed)):
            told = _describe(self._changed.pop(code))
            if told != self._reported.get(code, _off(code)):
                self._unreported[code] = told
            if count % REPORTED_AT_ONCE == REPORTED_AT_ONCE - 1:
                await asyncio.sleep(0)
        while True:
            batch = list(self._unreported.values())[:REPORTED_AT_ONCE]
            if not await self._stored.report(batch) and self._reported:
                log.warning("reporting all public rooms again")
                self._unreported = self._reported | self._unreported
            for each in batch:
                if self._unreported.get(each.code) == each:
                    del self._unreported[each.code]
                self._reported[each.code] = each
                if not each.told:
                    del self._reported[each.code]
            metrics.PUBLIC_ROOMS.set(len(self._reported))
            if not self._unreported:
                return

    # Who is shown

    async def watch(self, member: Member, command: ListRooms) -> None:
        """Show a member a list, and show it again when it has changed. Raises Rejection and StoreAway."""
        if command.game is not None:
            hosted(command.game)
        wanted = command.game, command.form
        shown = self._lists.get(wanted)
        if shown is None or not self._watches:
            shown = await self._read(wanted)
        _, frame = shown
        watch = self._watches[member] = _Watch(wanted)
        self._watched.set()
        metrics.LOBBY_WATCHERS.set(len(self._watches))
        acknowledge(member, command, 0)
        watch.show(member, frame)

    def forget(self, member: Member) -> bool:
        """Stop showing a member a list; return whether they were watching one."""
        watched = self._watches.pop(member, None) is not None
        metrics.LOBBY_WATCHERS.set(len(self._watches))
        return watched

    async def _show_all(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._watched.wait()
            await asyncio.sleep(SHOW_SECONDS)
            wanted = {watch.wanted for watch in self._watches.values()}
            self._lists = {each: shown for each, shown in self._lists.items() if each in wanted}
            if not wanted:
                self._watched.clear()
                continue
            with suppress(StoreAway):  # then watchers see the last known list
                for each in wanted:
                    await self._read(each)
            for count, (member, watch) in enumerate(list(self._watches.items())):
                _, frame = self._lists.get(watch.wanted, (b"", watch.frame))
                is_due = loop.time() - watch.at >= SHOW_SECONDS
                if frame is not watch.frame and is_due and self._watches.get(member) is watch:
                    watch.show(member, frame)
                if count % SHOWN_AT_ONCE == SHOWN_AT_ONCE - 1:
                    await asyncio.sleep(0)

    async def _read(self, wanted: Wanted) -> tuple[bytes, bytes]:
        """Read a list, unless nothing has changed, and return it. Raises StoreAway."""
        seen, before = shown = self._lists.get(wanted, (b"", b""))
        found = await self._stored.read(*wanted, seen)
        if found is not None:
            frame = _frame(wanted, found)
            shown = found.changes, before if frame == before else frame
        self._lists[wanted] = shown  # it may have been dropped meanwhile, because nobody watched it yet
        return shown


def _off(code: RoomCode) -> ListedRoom:
    return ListedRoom(code=code, game="", form="", rank=0, told=b"")


def _describe(room: LiveRoom) -> ListedRoom:
    """Return what this node reports of a room: nothing, if nobody is connected to it here."""
    known = room.room
    if known is None or not known.settings.public or not room.audience.members:
        return _off(room.code)
    told = describe_room(known, room.audience.presence.names, room.replica.since)
    return ListedRoom(code=room.code, game=told.game, form=told.form, rank=rank(told), told=encode_value(told))


def _frame(wanted: Wanted, listed: RoomList) -> bytes:
    """Return the `lobby` event of a list; its rooms are already encoded."""
    game, form = wanted
    more = listed.rooms - len(listed.told)
    lobby = to_json(without_nulls({"type": "lobby", "game": game, "form": form, "more": more}))
    return b'%b,"rooms":[%b]}' % (lobby[:-1], b",".join(listed.told))
