"""The rooms that are live on this node: opened from their logs when somebody enters, let go when nobody is left."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, Self, TypeVar

import structlog

from protocol.codes import RejectionCode as Code
from protocol.commands import Claim, Command, CreateRoom, Say, TakeSeat
from protocol.ids import ALPHABET, ROOM_CODE_LENGTH, SEAT_CODE_LENGTH, MatchId, PlayerId, RoomCode, show_room_code
from protocol.record import Record
from server import metrics
from server.live.answers import Member, Newer, fault, unavailable
from server.live.lifetimes import Lifetimes
from server.live.neighbours import Neighbours
from server.live.node import Node
from server.live.room import LiveRoom
from server.live.settling import Settling
from server.live.storetime import StoreTime
from server.store.beside import SEAT_CODE_SECONDS, Beside
from server.store.hints import Hints
from server.store.presence import Presence
from server.store.redis import Done, Outcome, Store, StoreAway
from server.table.decide import open_room
from server.table.entries import UnknownEntry
from server.table.match import UnknownRules
from server.table.rejection import Rejection

FORGET_SECONDS = 60.0
"""How often is looked for rooms that have expired."""
PAUSE_SECONDS = 0.2
"""How long to wait before the store is asked again."""

T = TypeVar("T")
log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class HouseRules:
    """What a server lets its rooms do.

    A room leaves memory when nobody has been in it for `idle_seconds`, and is forgotten by its `lifetimes`. `patience`
    is how long a player may be away before others may act on it, in ms, `computer_pause` how long a computer player
    waits before it moves, in seconds.
    """

    idle_seconds: float
    lifetimes: Lifetimes
    patience: int
    computer_pause: float


class Rooms:
    """All rooms of a node; `async with` keeps what they need running."""

    def __init__(self, store: Store, rules: HouseRules) -> None:
        self._store = store
        self._rules = rules
        self._rooms: dict[RoomCode, LiveRoom] = {}
        self._loading: dict[RoomCode, asyncio.Task[LiveRoom | Rejection]] = {}
        self._leaving: dict[RoomCode, asyncio.TimerHandle] = {}
        self._under_way: dict[RoomCode, int] = {}
        self._hints = Hints(store.primaries, store.node, self._hint, self._moved, self._said)
        self._settling = Settling(store)
        self._presence = Presence(store)
        self._beside = Beside(store)
        self._time = StoreTime(self._beside)
        self._neighbours = Neighbours(self._presence, self._time.now, self._gone, self._lapsed)
        self._node = Node(
            store=store,
            beside=self._beside,
            neighbours=self._neighbours,
            lifetimes=rules.lifetimes,
            time=self._time,
            patience=rules.patience,
            computer_pause=rules.computer_pause,
            spawn=self.spawn,
            pause=_pause,
            ended=self._ended,
        )
        self._tasks: asyncio.TaskGroup
        self._running: set[asyncio.Task[Any]] = set()
        self._ending = False

    async def __aenter__(self) -> Self:
        """Start listening for what other nodes append, and let them see this one. Raises StoreAway."""
        await self._neighbours.start()
        await self._time.sync()
        self._tasks = await asyncio.TaskGroup().__aenter__()
        for work in (self._neighbours, self._hints, self._settling, self._time):
            self._run(work.run())
        self._run(self._forget())
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

    @property
    def match_under_way(self) -> bool:
        """Whether any room that was live on this node has a match that is not over."""
        live = any(room.room is not None and room.room.under_way for room in self._rooms.values())
        return live or bool(self._under_way)

    @property
    def answering(self) -> bool:
        """Whether any room has taken a command that still waits for its answer."""
        return any(room.answering for room in self._rooms.values())

    async def enter(self, member: Member, command: Command, code: RoomCode, takeover: bool) -> LiveRoom:
        """Let a connection into a room. Raises Rejection where there is none, or no way into it."""
        room = await self._open(code)
        room.enter(member, command, takeover)
        self._stay(code)
        try:
            await room.talk.show(member)
        except StoreAway:
            pass  # a room goes on without its talk
        except BaseException:
            self.leave(member, room)  # else somebody would be here for good whose connection ends
            raise
        return room

    @property
    def now(self) -> int:
        """The store's time, in ms since 1970 UTC."""
        return self._time.now()

    async def say(self, room: LiveRoom, member: Member, command: Say, text: str) -> None:
        """Have somebody say something in a room. Raises Rejection."""
        try:
            await room.say(member, command, text)
        except StoreAway:
            raise unavailable() from None

    async def claim(self, room: LiveRoom, member: Member, command: Claim) -> None:
        """Have somebody claim the match of a room. Raises Rejection."""
        try:
            await room.claim(member, command)
        except StoreAway:
            raise unavailable() from None

    async def seat_code(self, room: LiveRoom, player: PlayerId) -> tuple[str, int]:
        """Return a code that moves a player's seat to another machine, and until when, in ms. Raises Rejection."""
        seat = room.room.seat_of(player) if room.room is not None else None
        if seat is None:
            raise Rejection(Code.NOT_ALLOWED, "You have no seat in this room.", "sit down first")
        secret = "".join(secrets.choice(ALPHABET) for _ in range(SEAT_CODE_LENGTH))
        try:
            await self._beside.keep_seat_code(room.code, secret, seat, player)
        except StoreAway:
            raise unavailable() from None
        return secret, self.now + SEAT_CODE_SECONDS * 1000

    async def take_seat(self, member: Member, command: TakeSeat, code: RoomCode, secret: str) -> LiveRoom:
        """Move the seat that a code stands for to somebody, and let them in. Raises Rejection."""
        room = await self._open(code)
        self._stay(code)
        try:
            if room.acknowledged(member.person.player, command.id) is None:
                moved = await self._beside.seat_code(code, secret)
                # Used up by this command, perhaps, if it came twice.
                if moved is None and room.acknowledged(member.person.player, command.id) is None:
                    raise Rejection(
                        Code.NOT_ALLOWED, "This code moves no seat: it is wrong, used up or too old.", "a new code"
                    )
                if moved is not None:
                    await room.take_seat(member.person, command.id, *moved)
                    await self._beside.use_up(code, secret)
        except StoreAway:
            raise unavailable() from None
        finally:
            if not room.audience.members:
                self._let_go_soon(code)
        return await self.enter(member, command, code, True)

    async def create(self, member: Member, command: CreateRoom) -> LiveRoom:
        """Open a room for a connection and let it in; the same command again finds the same room.

        Raises Rejection.
        """
        opened = open_room(member.person, command)
        try:
            code = _new_code()
            while await self._store.exists(code):
                code = _new_code()
            code = await self._store.claim(member.person.player, command.id, code)
        except StoreAway:
            raise unavailable() from None
        try:
            found = await self._open(code)
        except Rejection as rejection:
            if rejection.code is not Code.NO_SUCH_ROOM:
                raise
        else:
            if found.acknowledged(member.person.player, command.id) is None:
                raise unavailable()
            return await self.enter(member, command, code, True)
        room = self._live(code)
        outcome: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        room.open(member, command.id, opened, lambda came: None if outcome.done() else outcome.set_result(came))
        if not isinstance(await outcome, Done):
            raise unavailable()
        try:
            await self._hold(room)
        except StoreAway:
            raise unavailable() from None
        return await self.enter(member, command, code, True)

    def leave(self, member: Member, room: LiveRoom) -> None:
        """Let a connection out of a room; the room leaves memory when nobody comes back for a while."""
        room.leave(member)
        if not room.audience.members and room.code in self._rooms:
            self._let_go_soon(room.code)

    async def record(self, room: LiveRoom, match: int) -> Record:
        """Return the record of a finished match of a room. Raises Rejection."""
        try:
            named = await self._store.read_room(room.code)
            ids = [entry.fact.id for entry in named if entry.fact.kind == "match_named" and entry.fact.match == match]
            if not ids:
                raise Rejection(
                    Code.NOT_ALLOWED, f"This room has had no match {match}.", "the number of a finished match"
                )
            found = await self._settling.record(room.code, ids[0])
        except StoreAway:
            raise unavailable() from None
        except (UnknownEntry, UnknownRules) as error:
            raise _newer(room.code, error) from None
        if found is None:
            raise Rejection(Code.NOT_ALLOWED, f"Match {match} is not over yet.", "a finished match")
        return found

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

    # Which rooms are live

    def _live(self, code: RoomCode) -> LiveRoom:
        return LiveRoom(code, self._node)

    async def _open(self, code: RoomCode) -> LiveRoom:
        room = self._rooms.get(code)
        if room is not None:
            return room
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = self._run(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        loaded = await asyncio.shield(loading)
        if isinstance(loaded, Rejection):
            raise loaded
        return loaded

    async def _load(self, code: RoomCode) -> LiveRoom | Rejection:
        """Read a room into memory. A refusal is returned, since raised it would end the group of tasks."""
        room = self._live(code)
        try:
            await room.read()
            if room.room is not None:
                await self._hold(room)
        except StoreAway:
            return unavailable()
        except (UnknownEntry, UnknownRules) as error:
            return _newer(code, error)
        except Exception:
            log.exception("room cannot be read", room=code)
            metrics.ROOMS_UNREADABLE.inc()
            return fault()
        if room.room is None:
            return Rejection(
                Code.NO_SUCH_ROOM, f"There is no room {show_room_code(code)} on this server.", "the code the host shows"
            )
        return self._rooms[code]

    async def _hold(self, room: LiveRoom) -> None:
        """Take a room into memory. It is heard of from here on, and the confirmation makes it read on."""
        await self._store.hold(room.code)
        await room.audience.attendance.read()
        if room.code in self._rooms:  # made and opened at once, by a command that came twice
            return
        self._rooms[room.code] = room
        metrics.ROOMS.set(len(self._rooms))
        self._under_way.pop(room.code, None)
        self._hints.add(room.code)
        self._let_go_soon(room.code)

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

    def _ended(self, code: RoomCode, match: MatchId) -> None:
        self.spawn(self._settling.settle(code, match))

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
            await self._store.hold(room.code)
        room.audience.attendance.look()
        room.hint()

    def _stay(self, code: RoomCode) -> None:
        timer = self._leaving.pop(code, None)
        if timer is not None:
            timer.cancel()

    def _let_go_soon(self, code: RoomCode) -> None:
        self._stay(code)
        loop = asyncio.get_running_loop()
        self._leaving[code] = loop.call_later(self._rules.idle_seconds, self._let_go, code)

    def _let_go(self, code: RoomCode) -> None:
        self._leaving.pop(code, None)
        room = self._rooms[code]
        if room.stopped:
            return
        if room.room is not None and room.room.under_way and room.expires is not None:
            self._under_way[code] = room.expires
        room.rest()
        del self._rooms[code]
        metrics.ROOMS.set(len(self._rooms))
        self._hints.remove(code)
        self.spawn(self._release(code))

    async def _release(self, code: RoomCode) -> None:
        with contextlib.suppress(StoreAway):
            await self._store.release(code)
            if code in self._rooms:  # somebody has come back meanwhile
                await self._store.hold(code)
                self._hint(code)


def _newer(code: RoomCode, error: Exception) -> Newer:
    log.warning("room of a newer server", room=code, error=str(error))
    return Newer()


def _new_code() -> RoomCode:
    return RoomCode("".join(secrets.choice(ALPHABET) for _ in range(ROOM_CODE_LENGTH)))


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
        await asyncio.wait({task}, timeout=PAUSE_SECONDS)


async def _pause() -> None:
    await asyncio.sleep(PAUSE_SECONDS)
