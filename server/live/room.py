"""A room that is live on this node: its state, who is in it, and the commands waiting to be decided.

One append is in flight at a time, and nothing is shown before it is acknowledged by the store. A command goes

    waiting → decided → (drawn for →) appended → folded → acknowledged and shown
                └ refused                └ lost to another node: read on, decide again
"""

import itertools
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

import structlog

from protocol.codes import GoodbyeCode
from protocol.codes import RejectionCode as Code
from protocol.events import Ack, Goodbye, Presence
from protocol.ids import MatchId, PlayerId, RoomCode, Seat, show_room_code
from server import metrics
from server.live.answers import Member, Newer, acknowledge, fault, reject, unavailable
from server.live.attendance import Attendance, Pause, Spawn
from server.live.draw import draw
from server.live.encoding import encode
from server.live.folded import Folded
from server.live.lifetimes import Lifetimes
from server.live.neighbours import Neighbours
from server.store.redis import Append, Done, Forked, Lost, Outcome, Store, StoreAway
from server.table.commitment import Draw, Need
from server.table.decide import RoomCommand, decide
from server.table.decision import Decision, Person
from server.table.entries import Entry, UnknownEntry, stamped
from server.table.facts import Fact
from server.table.match import UnknownRules
from server.table.rejection import Rejection
from server.table.room import START, Room
from server.table.snapshot import encoded, perspective

WAITING_MOST = 64
"""Commands that may wait for one room before more are refused."""

log = structlog.get_logger(__name__)
_entry_ids = (f"{prefix}{count:x}" for prefix in [secrets.token_hex(6) + "-"] for count in itertools.count())


@dataclass(frozen=True, slots=True)
class Node:
    """What a room is given by its node; `ended` is called with every match that ends by an append of this node."""

    store: Store
    neighbours: Neighbours
    lifetimes: Lifetimes
    spawn: Spawn
    pause: Pause
    ended: Callable[[RoomCode, MatchId], None]


class LiveRoom:
    """One room on this node. `room` is None until its logs were read or its opening was appended."""

    def __init__(self, code: RoomCode, node: Node) -> None:
        self.code = code
        self.members: dict[Member, None] = {}
        self.attendance = Attendance(
            code, node.neighbours, node.spawn, node.pause, self._show_presence, self._taken_over
        )
        self.stopped = False
        self._behind = False
        self._node = node
        self._waiting: deque[tuple[Member, RoomCommand]] = deque()
        self._busy = False
        self._deciding = False
        self._hinted = False
        self._folded = Folded(code)
        self._frames: dict[Seat | None, bytes] = {}

    @property
    def room(self) -> Room | None:
        """The room as it is known here; None for one without a log."""
        return self._folded.room

    @property
    def expires(self) -> int | None:
        """When the room is forgotten if nothing more happens, in ms since 1970 UTC; None while there is no room."""
        room = self.room
        return None if room is None else self._folded.at + self._node.lifetimes.of(room.finished)

    # Who is here

    def enter(self, member: Member, command: str, takeover: bool) -> None:
        """Let a connection in and show it the room.

        Raises Rejection when its player is connected here already, or the room has stopped or is no more.
        """
        room = self._sound()
        player = member.person.player
        here = any(other.person.player == player for other in self.members if other is not member)
        if not takeover and (here or self.attendance.elsewhere(player)):
            raise Rejection(
                Code.SEAT_CONNECTED,
                f"You are in room {show_room_code(self.code)} already, from another terminal or window.",
                "take it over here, or join as somebody else with another profile",
            )
        self.members.pop(member, None)
        self._taken_over(player)
        self.members[member] = None
        made = self.acknowledged(player, command)
        member.send(encode(Ack(id=command, version=room.version if made is None else made)))
        member.send_room(self._frame(room, member))
        self.attendance.came(player)
        self._show_presence()

    def leave(self, member: Member) -> None:
        """Let a connection go; its player keeps the seat."""
        if member in self.members:
            del self.members[member]
            self.attendance.went(member.person.player)
            self._show_presence()

    def _taken_over(self, player: PlayerId) -> None:
        """Send a player's other connections to this room away."""
        for member in [member for member in self.members if member.person.player == player]:
            del self.members[member]
            member.goodbye(
                Goodbye(code=GoodbyeCode.TAKEN_OVER, message="This seat was taken over by another terminal of yours.")
            )

    # Commands

    def submit(self, member: Member, command: RoomCommand) -> None:
        """Take a command; it is answered when it has been decided and appended, or refused."""
        if len(self._waiting) >= WAITING_MOST:
            reject(member, command, Rejection(Code.TOO_MANY, "This room has too many commands waiting.", "wait"))
            return
        self._waiting.append((member, command))
        self._go_on()

    @property
    def answering(self) -> bool:
        """Whether a command that was taken still waits for its answer."""
        return self._deciding or bool(self._waiting)

    def open(self, member: Member, command: str, opened: Fact, done: Callable[[Outcome], None]) -> None:
        """Append a new room's opening; `done` is told the outcome, after a fold when it was appended."""
        entry = Entry(next(_entry_ids), member.person.player, command, opened)

        def answered(outcome: Outcome) -> None:
            if isinstance(outcome, Done):
                self._fold([stamped(entry, outcome.at)])
            done(outcome)

        lifetime = self._node.lifetimes.of(finished=False)
        self._node.store.append(Append(self.code, None, START, START, [entry], [], lifetime, over=False), answered)

    def acknowledged(self, player: PlayerId, command: str) -> int | None:
        """Return the version that a player's command made; None when the logs do not hold it."""
        return self._folded.answered(player, command)

    def _go_on(self) -> None:
        while self._waiting and not self._busy:
            member, command = self._waiting.popleft()
            self._handle(member, command, None)
        if self._hinted and not self._busy:
            self._read_on()

    def _handle(self, member: Member, command: RoomCommand, drawn: Draw | None) -> None:
        try:
            room = self._sound()
            version = self.acknowledged(member.person.player, command.id)
            if version is not None:
                acknowledge(member, command, version)
                return
            decision = _decided(room, member.person, command, drawn)
            self._busy = self._deciding = True
            if isinstance(decision, Need):
                self._node.spawn(self._draw(member, command, decision))
            else:
                self._append(room, member, command, decision)
        except Rejection as rejection:
            reject(member, command, rejection)
        except Exception:
            reject(member, command, fault())
            self._stop("a command could not be decided")

    async def _draw(self, member: Member, command: RoomCommand, need: Need) -> None:
        try:
            drawn = await draw(need)
        except Exception:
            reject(member, command, fault())
            self._stop("a number could not be drawn")
            return
        self._busy = self._deciding = False
        self._handle(member, command, drawn)
        self._go_on()

    def _append(self, room: Room, member: Member, command: RoomCommand, decision: Decision) -> None:
        def entry(fact: Fact) -> Entry:
            return Entry(next(_entry_ids), member.person.player, command.id, fact)

        begins = decision.begins
        finished = decision.over or (room.finished and begins is None)
        append = Append(
            code=self.code,
            match=begins or room.current,
            room_log=room.room_log,
            match_log=START if begins else room.match_log,
            room_entries=[entry(fact) for fact in decision.room],
            match_entries=[entry(fact) for fact in decision.match],
            lifetime_ms=self._node.lifetimes.of(finished),
            over=decision.over,
        )
        self._node.store.append(append, partial(self._appended, member, command, append, decision.after))

    def _appended(self, member: Member, command: RoomCommand, append: Append, after: Any, outcome: Outcome) -> None:
        self._deciding = False
        if isinstance(outcome, Done):
            before = self.room
            try:
                entries = (*append.room_entries, *append.match_entries)
                self._fold([stamped(entry, outcome.at) for entry in entries], after)
                room = self._sound()
            except Exception:
                reject(member, command, fault())
                self._stop("an entry could not be folded")
                return
            acknowledge(member, command, room.version)
            if append.over and append.match is not None:
                self._node.ended(self.code, append.match)
            self._show(room, presence=before is None or room.seats != before.seats)
            self._busy = False
            self._go_on()
            return
        if isinstance(outcome, Lost):
            self._waiting.appendleft((member, command))
        else:
            reject(member, command, unavailable(outcome.undone))
        self._busy = False
        self._read_on()

    # Reading on

    def hint(self) -> None:
        """Read on: another node may have appended."""
        self._hinted = True
        if not self._busy:
            self._read_on()

    def _read_on(self) -> None:
        self._busy, self._hinted = True, False
        self._node.spawn(self._catch_up())

    async def _catch_up(self) -> None:
        """Read until nothing is new, however long the store is away, and go on."""
        before = self.room
        while True:
            try:
                await self.read()
                break
            except StoreAway:
                self._answer_waiting(unavailable())
                await self._node.pause()
            except (UnknownEntry, UnknownRules) as error:
                self._hand_over(error)
                return
            except Exception:
                self._stop("its log could not be read")
                return
        if self.room is not None and self.room is not before:
            self._show(self.room, presence=True)
        self._busy = False
        self._go_on()

    async def read(self) -> None:
        """Read what the logs hold beyond what is known, or all of it where they are no continuation of that.

        Raises StoreAway, UnknownEntry, UnknownRules or BrokenLog.
        """
        try:
            await self._folded.read(self._node.store)
        except Forked:
            log.warning("log forked; read afresh", room=self.code)
            metrics.LOGS_REREAD.inc()
            afresh = Folded(self.code)
            await afresh.read(self._node.store)
            self._folded = afresh
            if self.room is None:
                self._answer_waiting(self._none())
                self._dismiss(GoodbyeCode.ROOM_GONE, "This room was forgotten, since nothing happened in it for long.")
                return
            self._answer_waiting(unavailable())
            # What was shown is no longer so, and versions count anew: everybody comes in again.
            self._dismiss(GoodbyeCode.ROOM_REREAD, "The server's store lost the newest moves of this room; come again.")
        self._frames.clear()

    def _fold(self, entries: Iterable[Entry], after: Any = None) -> None:
        self._folded.take(entries, after)
        self._frames.clear()

    # Showing

    def _frame(self, room: Room, member: Member) -> bytes:
        seen_by = perspective(room, member.person.player)
        frame = self._frames.get(seen_by)
        if frame is None:
            frame = self._frames[seen_by] = encoded(room, seen_by, self.expires)
        return frame

    def _show(self, room: Room, presence: bool) -> None:
        try:
            for member in self.members:
                member.send_room(self._frame(room, member))
            if presence:
                self._show_presence()
        except Exception:
            self._stop("the room could not be shown")

    def _show_presence(self) -> None:
        room = self.room
        if room is None:
            return
        players = self.attendance.players
        here = (Seat(seat) for seat, seated in enumerate(room.seats) if seated is not None and seated.player in players)
        frame = encode(Presence(room=self.code, here=tuple(here)))
        for member in self.members:
            member.send(frame)

    # Faults

    def _sound(self) -> Room:
        if self.stopped:
            raise fault()
        if self._behind:
            raise Newer
        if self.room is None:
            raise self._none()
        return self.room

    def _none(self) -> Rejection:
        return Rejection(Code.NO_SUCH_ROOM, f"There is no room {show_room_code(self.code)}.", "check the code")

    def _stop(self, what: str) -> None:
        """Stop the room because of a fault of ours: everybody is told, and nothing more is appended."""
        log.exception("room stopped", room=self.code, what=what)
        metrics.ROOMS_STOPPED.inc()
        self.stopped, self._busy, self._deciding = True, False, False
        self._answer_waiting(fault())
        self._dismiss(GoodbyeCode.ROOM_STOPPED, str(fault()))

    def _hand_over(self, error: Exception) -> None:
        """Send everybody to a newer server, since only that one can go on with the room."""
        log.warning("room handed over to a newer server", room=self.code, error=str(error))
        self._behind, self._busy, self._deciding = True, False, False
        self._answer_waiting(Newer())
        self._dismiss(GoodbyeCode.NEWER_SERVER, str(Newer()))

    def _answer_waiting(self, rejection: Rejection) -> None:
        waiting, self._waiting = self._waiting, deque()
        for member, command in waiting:
            reject(member, command, rejection)

    def _dismiss(self, code: GoodbyeCode, message: str) -> None:
        members, self.members = self.members, {}
        for member in members:
            self.attendance.went(member.person.player)
            member.goodbye(Goodbye(code=code, message=message))


def _decided(room: Room, person: Person, command: RoomCommand, drawn: Draw | None) -> Decision | Need:
    began = time.perf_counter()
    try:
        return decide(room, person, command, drawn)
    finally:
        metrics.DECIDE_SECONDS.observe(time.perf_counter() - began)
