"""The rooms that a node holds in memory: read from their logs when they are wanted, let go when nobody is left."""

import asyncio
import contextlib
import time
from collections.abc import Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any, Self, TypeVar

import structlog

from protocol.codes import RejectionCode as Code
from protocol.ids import MatchId, RoomCode, level_of
from server import metrics
from server.answers import fault, no_such_room, unavailable
from server.bots.pool import Thinkers
from server.results.analyses import Analyses
from server.results.calendar import Calendar
from server.results.daily import DailyNumbers
from server.results.numbers import Numbers
from server.results.settling import Settling
from server.rooms.compaction import Compaction
from server.rooms.due_work import DueWork
from server.rooms.lifetimes import Lifetimes
from server.rooms.lobby import Lobby
from server.rooms.matchmaking import Pairing
from server.rooms.node import Node
from server.rooms.nodes import Neighbours
from server.rooms.opening import Opening
from server.rooms.outages import Outage, Reach
from server.rooms.replica import Replica
from server.rooms.room import LiveRoom
from server.store import keys
from server.store.beside import Beside
from server.store.client import Store
from server.store.clock import StoreTime
from server.store.due import Due, Taken
from server.store.endpoint import AGAIN_SECONDS, StoreAway
from server.store.presence import Presence
from server.store.subscriptions import Hints
from server.store.watchers import Watchers
from server.table.decision import Rejection
from server.table.dispatch import next_due
from server.table.room import Room, Span

CANNOT_MS = 300_000
"""If a node cannot load a room for due work, any node tries again after this time."""
FORGET_SECONDS = 60.0
"""How often is looked for rooms that have expired."""

T = TypeVar("T")
log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class HouseRules:
    """What a server lets its rooms do.

    A room leaves memory when nobody has been in it for `idle_seconds`, and is forgotten by its `lifetimes`. `patience`
    is how long a player may be away before others may act on it, in ms, `computer_pause` how long a computer player
    takes over a move at least, in seconds. `work_ahead`: what is to be known of a number is worked out before it is
    asked for. `calendar` says when a new day's numbers are played.
    """

    idle_seconds: float
    lifetimes: Lifetimes
    patience: int
    computer_pause: float
    work_ahead: bool = True
    calendar: Calendar = field(default_factory=Calendar)


class HeldRooms:
    """A node's rooms and what it does for them; `async with` keeps that running."""

    def __init__(self, store: Store, rules: HouseRules, thinkers: Thinkers) -> None:
        self._store = store
        self._rules = rules
        self._rooms: dict[RoomCode, LiveRoom] = {}
        self._loading: dict[RoomCode, asyncio.Task[LiveRoom | Rejection]] = {}
        self._leaving: dict[RoomCode, asyncio.TimerHandle] = {}
        self._under_way: dict[RoomCode, int] = {}
        self._playing: set[RoomCode] = set()
        self._hints = Hints(store.primaries, store.node, self._hint, self._moved, self._said)
        self.numbers = Numbers(store, thinkers, rules.work_ahead)
        self.analyses = Analyses(store, thinkers, self.spawn)
        self.lobby = Lobby(store)
        self.opening = Opening(store, self)
        self.pairing = Pairing(store, self.opening, self.open, self.spawn)
        self._due = Due(store)
        self._presence = Presence(store)
        self.beside = Beside(store)
        self.time = StoreTime(self.beside)
        self.compaction = Compaction(store, self._due, self.time.now, self._presence.living, self._replica)
        self.settling = Settling(store, rules.calendar, self.numbers.over, self.compaction.settled, self._span)
        self.daily = DailyNumbers(store, self.time, rules.calendar, self.settling, thinkers)
        self._neighbours = Neighbours(self._presence, self.time.now, self._gone, self._lapsed)
        self._reach = Reach(store, self.time.now, self._resume)
        self._due_work = DueWork(self._due, self._neighbours, self.time.now, self.spawn, self._do_due)
        self._node = Node(
            store=store,
            beside=self.beside,
            neighbours=self._neighbours,
            watchers=Watchers(store),
            reach=self._reach,
            thinkers=thinkers,
            lifetimes=rules.lifetimes,
            time=self.time,
            patience=rules.patience,
            computer_pause=rules.computer_pause,
            spawn=self.spawn,
            pause=_pause,
            today=self.daily.today,
            daily=self.daily.draw,
            begun=self._begun,
            ended=self._ended,
            noticed=self._noticed,
        )
        self._tasks: asyncio.TaskGroup
        self._running: set[asyncio.Task[Any]] = set()
        self._ending = False

    async def __aenter__(self) -> Self:
        """Start listening for what other nodes append, and let them see this one. Raises StoreAway."""
        await self._neighbours.start()
        await self.time.sync()
        self._tasks = await asyncio.TaskGroup().__aenter__()
        for work in (
            self._neighbours,
            self._reach,
            self._hints,
            self._due_work,
            self.settling,
            self.compaction,
            self.numbers,
            self.time,
            self.lobby,
            self.pairing,
        ):
            self._run(work.run())
        self._run(self._forget())
        self._run(self.daily.run(self._new_day))
        return self

    async def __aexit__(self, *error: object) -> None:
        """End what is running for the rooms; what they would begin from here on is not begun."""
        self._ending = True
        for timer in self._leaving.values():
            timer.cancel()
        for room in self._rooms.values():
            room.rest()
        for task in list(self._running):
            await _end(task)
        # What ended the context is not these tasks' failure, and passes as it is.
        await self._tasks.__aexit__(None, None, None)
        with contextlib.suppress(StoreAway):  # then the lease lapses by itself
            await self._presence.end()
            await self.lobby.end()

    @property
    def count(self) -> int:
        """How many rooms are in memory."""
        return len(self._rooms)

    def computers_of(self, address: str) -> int:
        """Return how many computer players play on this node for people of an address."""
        rooms = (live for live in self._rooms.values() if live.room is not None and any(live.room.computers))
        return sum(
            sum(level is not None for level in live.room.computers)
            for live in rooms
            if live.room is not None and live.share().address == address
        )

    @property
    def match_under_way(self) -> bool:
        """Whether any room that was live on this node has a match that is not over, and somebody to wait for."""
        live = any(room.room is not None and _expects(room.room) for room in self._rooms.values())
        return live or bool(self._under_way)

    @property
    def answering(self) -> bool:
        """Whether any room has taken a command that still waits for its answer."""
        return any(room.answering for room in self._rooms.values())

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work that a room waits for; its failure is not the node's."""
        if self._ending:
            work.close()
        else:
            self._run(_alone(work)).add_done_callback(lambda _: work.close())  # it may not have been begun

    def _run(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = self._tasks.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    def fresh(self, code: RoomCode) -> LiveRoom:
        """Return a room of which nothing is known yet; it is held by `hold`."""
        return LiveRoom(code, self._node)

    async def open(self, code: RoomCode) -> LiveRoom:
        """Return a room as its log has it now. Raises Rejection if there is none.

        A room in memory may be out of date: this node may have been paused, or not have heard of an append elsewhere.
        """
        while (room := self._rooms.get(code)) is not None:
            self._stay_a_while(code)
            await room.catch_up()
            if self._rooms.get(code) is room:
                self._stay_a_while(code)
                return room
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = self._run(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        loaded = await asyncio.shield(loading)
        if isinstance(loaded, Rejection):
            try:
                raise loaded
            finally:
                del loaded, loading  # else this frame and the rejection, who asked and all, would keep each other
        return loaded

    async def _load(self, code: RoomCode) -> LiveRoom | Rejection:
        """Read a room into memory. A refusal is returned, since raised it would end the group of tasks."""
        room = self.fresh(code)
        try:
            await room.read()
            if room.room is not None:
                await self.hold(room)
        except StoreAway as away:
            return unavailable(away)
        except Exception:
            log.exception("room cannot be read", room=code)
            metrics.ROOMS_UNREADABLE.inc()
            return fault()
        if room.room is None:
            return no_such_room(code)
        return self._rooms[code]

    async def hold(self, room: LiveRoom) -> None:
        """Take a room into memory. It is heard of from here on, and the confirmation makes it read on.

        Raises StoreAway.
        """
        await self._store.hold(room.code)
        await room.audience.attendance.read()
        if room.code in self._rooms:  # made and opened at once, by a command that came twice
            return
        self._rooms[room.code] = room
        metrics.ROOMS.set(len(self._rooms))
        self._count_match(room)
        self._under_way.pop(room.code, None)
        self._hints.add(room.code)
        for match in room.replica.matches_before:
            self.compaction.soon(room.code, match)
        self.let_go_soon(room.code)

    def _replica(self, code: RoomCode) -> Replica | None:
        room = self._rooms.get(code)
        return None if room is None or room.stopped else room.replica

    def _span(self, code: RoomCode, match: MatchId) -> Span | None:
        replica = self._replica(code)
        return None if replica is None else replica.span(match)

    def _hint(self, code: RoomCode) -> None:
        room = self._rooms.get(code)
        if room is not None:
            room.hint()

    def _moved(self, code: RoomCode) -> None:
        room = self._rooms.get(code)
        if room is not None:
            room.audience.attendance.look()

    def _said(self, code: RoomCode) -> None:
        room = self._rooms.get(code)
        if room is not None:
            room.talk.look()

    def _noticed(self, code: RoomCode) -> None:
        room = self._rooms.get(code)
        if room is not None:
            self._count_match(room)
            self.lobby.look(room)
            self.pairing.look(room)

    def _count_match(self, room: LiveRoom) -> None:
        """Count a room among those with a match under way, or no longer."""
        if room.room is not None and room.room.under_way:
            self._playing.add(room.code)
        else:
            self._playing.discard(room.code)
        metrics.MATCHES_UNDER_WAY.set(len(self._playing))

    def _begun(self, room: Room) -> None:
        if room.match is not None:
            self.numbers.begun(room.match)
        if len(room.ids) > 1:
            self.compaction.soon(room.code, room.ids[-2])

    def _ended(self, code: RoomCode, match: MatchId) -> None:
        self.settling.soon(code, match)

    def _new_day(self) -> None:
        """Show the rooms of yesterday's numbers anew, which are hidden no more."""
        for room in self._rooms.values():
            if room.room is not None and room.room.settings.daily is not None:
                room.show_again()

    async def _forget(self) -> None:
        """Look now and then for rooms in memory that the store has forgotten, so that nobody waits in one."""
        while True:
            await asyncio.sleep(min(FORGET_SECONDS, self._rules.lifetimes.shortest / 1000))
            now = time.time() * 1000
            for room in [room for room in self._rooms.values() if (room.expires or now) < now]:
                room.hint()
            self._under_way = {code: expires for code, expires in self._under_way.items() if expires > now}

    def _gone(self, nodes: frozenset[str]) -> None:
        for room in self._rooms.values():
            if room.audience.attendance.concerns(nodes):
                room.audience.attendance.look()

    def _lapsed(self) -> None:
        for room in self._rooms.values():
            self.spawn(self._hold_again(room))

    async def _hold_again(self, room: LiveRoom) -> None:
        with contextlib.suppress(StoreAway):  # then whoever looks who is here finds that it is not held
            await self._presence.hold(room.code)
        room.audience.attendance.look()
        room.hint()

    def _resume(self, outages: Mapping[int, Outage]) -> None:
        for room in self._rooms.values():
            if (outage := outages.get(keys.bucket(room.code))) is not None:
                room.duties.resume(outage)

    async def _do_due(self, taken: Taken) -> None:
        """Settle a match, or load a room, whose duties then do the due work; if nothing is due, set the due time."""
        with contextlib.suppress(StoreAway):  # it comes again
            if taken.match is not None:
                self.settling.soon(taken.code, taken.match)
                return
            try:
                live = await self.open(taken.code)
            except Rejection as rejection:
                if rejection.code == Code.NO_SUCH_ROOM:
                    await self._due.put_off(taken, None)
                elif rejection.code != Code.UNAVAILABLE:
                    await self._due.put_off(taken, taken.again + CANNOT_MS)
                return
            due = None if live.room is None else next_due(live.room)
            if live.stopped:
                await self._due.put_off(taken, taken.again + CANNOT_MS)
            elif due is None or due > taken.again:
                await self._due.put_off(taken, due)

    def stay(self, code: RoomCode) -> None:
        """Keep a room that somebody has come into."""
        timer = self._leaving.pop(code, None)
        if timer is not None:
            timer.cancel()

    def _stay_a_while(self, code: RoomCode) -> None:
        """Keep a room that was about to be let go until the player who opens it can have entered it."""
        if code in self._leaving:
            self.let_go_soon(code)

    def let_go_soon(self, code: RoomCode) -> None:
        """Let a room go when nobody comes into it for a while; nothing where it is not held."""
        self.stay(code)
        if code not in self._rooms:
            return
        loop = asyncio.get_running_loop()
        self._leaving[code] = loop.call_later(self._rules.idle_seconds, self._let_go, code)

    def _let_go(self, code: RoomCode) -> None:
        self._leaving.pop(code, None)
        room = self._rooms[code]
        if room.stopped:
            return
        if self._is_due_soon(room.room):
            self.let_go_soon(code)
            return
        if room.room is not None and _expects(room.room) and room.expires is not None:
            self._under_way[code] = room.expires
        room.rest()
        del self._rooms[code]
        self._playing.discard(code)
        metrics.ROOMS.set(len(self._rooms))
        metrics.MATCHES_UNDER_WAY.set(len(self._playing))
        self._hints.remove(code)
        self.spawn(self._release(room))

    def _is_due_soon(self, room: Room | None) -> bool:
        """Tell whether something falls due before a room would be let go again."""
        due = None if room is None else next_due(room)
        return due is not None and due <= self.time.now() + 1000 * self._rules.idle_seconds

    async def _release(self, room: LiveRoom) -> None:
        code = room.code
        with contextlib.suppress(StoreAway):
            await room.duties.leave(to_all=True)
            await self._store.release(code)
            if (again := self._rooms.get(code)) is not None:  # a player has come back meanwhile
                await self._store.hold(code)
                again.duties.renew()
                self._hint(code)
            elif room.room is not None and room.room.finished:
                self.compaction.soon(code, room.room.ids[-1], room.replica)


def _expects(room: Room) -> bool:
    """Tell whether a room has a match that is not over and two people to play it: one alone comes back as they like."""
    people = [seated for seated in room.seats if seated is not None and level_of(seated.player) is None]
    return room.under_way and len(people) > 1


async def _alone(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception:
        log.exception("a room's task failed")
        metrics.TASKS_FAILED.inc()


async def _end(task: asyncio.Task[Any]) -> None:
    """Cancel a task until it ends, since redis-py may swallow a cancellation that comes while it connects."""
    while not task.done():
        task.cancel()
        await asyncio.wait({task}, timeout=AGAIN_SECONDS)


async def _pause() -> None:
    await asyncio.sleep(AGAIN_SECONDS)
