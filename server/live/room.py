"""A room that is live on this node: its state, who is in it, and the commands waiting to be decided.

One append is in flight at a time, and nothing is shown before it is acknowledged by the store. A command goes

    waiting → decided → (drawn for →) appended → folded → acknowledged and shown
                └ refused                └ lost to another node: read on, decide again
"""

import asyncio
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
from protocol.commands import Ban, Claim, Command, Say, SeatComputer
from protocol.ids import PlayerId, RoomCode, Seat, show_room_code
from server import metrics
from server.live.answers import Member, Newer, acknowledge, fault, reject, unavailable
from server.live.audience import Audience
from server.live.draw import draw
from server.live.duties import LEVELS, OURS, Duties, Work
from server.live.folded import Folded
from server.live.node import Node
from server.live.talk import Talk
from server.store.redis import Append, Done, Forked, Lost, Outcome, StoreAway, Unavailable
from server.table.commitment import Draw, Need
from server.table.decide import NOBODY_AWAY, RoomCommand, decide
from server.table.decision import Decision, Moment, Person
from server.table.entries import Entry, UnknownEntry, made, stamped
from server.table.facts import Opened
from server.table.match import UnknownRules
from server.table.owner import move_seat
from server.table.rejection import Rejection
from server.table.room import START, Room

FORGOTTEN = "This room was forgotten, since nothing happened in it for long."
REREAD = "The server's store lost the newest moves of this room; come again."
WAITING_MOST = 64
"""Commands that may wait for one room before more are refused."""

log = structlog.get_logger(__name__)
_entry_ids = (f"{prefix}{count:x}" for prefix in [secrets.token_hex(6) + "-"] for count in itertools.count())


@dataclass(frozen=True, slots=True)
class Job:
    """Something to append that is no command of a member's: who brings it about, by which command, and who is told."""

    by: PlayerId
    command: str
    work: Work
    done: Callable[[Outcome | Rejection], None]


class LiveRoom:
    """One room on this node. `room` is None until its logs were read or its opening was appended."""

    def __init__(self, code: RoomCode, node: Node) -> None:
        self.code = code
        self.audience = Audience(code, node, self.hint)
        self.stopped = False
        self._behind = False
        self._node = node
        self.talk = Talk(code, node, self.audience)
        self._duties = Duties(code, node, self._append_own, self.submit)
        self._waiting: deque[tuple[Member, RoomCommand] | Job] = deque()
        self._busy = False
        self._deciding = False
        self._hinted = False
        self._folded = Folded(code)

    @property
    def room(self) -> Room | None:
        """The room as it is known here; None for one without a log."""
        return self._folded.room

    @property
    def expires(self) -> int | None:
        """When the room is forgotten if nothing more happens, in ms since 1970 UTC; None while there is no room."""
        room = self.room
        return None if room is None else self._folded.at + self._node.lifetimes.of(room.settings.form, room.finished)

    # Who is here

    def enter(self, member: Member, command: Command, takeover: bool) -> None:
        """Let a connection in and show it the room.

        Raises Rejection when its player may not come in or is connected already, or the room has stopped or is no more.
        """
        room = self._sound()
        self.audience.check(room, member, takeover)
        if not self.audience.members:
            self._folded.unseated.clear()  # whoever that was is not here, and may come back to look on
        self.audience.add(member)
        made = self.acknowledged(member.person.player, command.id)
        acknowledge(member, command, room.version if made is None else made)
        self._show(room, presence=True, to=member)

    def leave(self, member: Member) -> None:
        """Let a connection go; its player keeps the seat."""
        self.audience.remove(member)

    def rest(self) -> None:
        """Do nothing by itself any more: the room leaves memory."""
        self._duties.rest()

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

    def open(self, member: Member, command: str, opened: Opened, done: Callable[[Outcome], None]) -> None:
        """Append a new room's opening; `done` is told the outcome, after a fold when it was appended."""
        entry = made(next(_entry_ids), member.person.player, command, opened)

        def answered(outcome: Outcome) -> None:
            if isinstance(outcome, Done):
                self._fold([stamped(entry, outcome.at)])
            done(outcome)

        lifetime = self._node.lifetimes.of(opened.form, finished=False)
        self._node.store.append(Append(self.code, None, START, START, [entry], [], lifetime, over=False), answered)

    def acknowledged(self, player: PlayerId, command: str) -> int | None:
        """Return the version that a player's command made; None when the logs do not hold it."""
        return self._folded.answered(player, command)

    async def say(self, member: Member, command: Say, text: str) -> None:
        """Tell everybody in the room something. Raises Rejection and StoreAway."""
        await self.talk.say(self._sound(), member, command, text)

    async def claim(self, member: Member, command: Claim) -> None:
        """Take a claim, once it is known who is here now: the other may have just come back. Raises StoreAway."""
        await self.audience.attendance.read()
        self.submit(member, command)

    async def take_seat(self, person: Person, command: str, seat: Seat, whose: PlayerId) -> None:
        """Move a seat, and the room with it, to another key of its player. Raises Rejection."""
        if self.acknowledged(person.player, command) is not None:
            return
        done: asyncio.Future[Outcome | Rejection] = asyncio.get_running_loop().create_future()

        def answered(outcome: Outcome | Rejection) -> None:
            if not done.done():
                done.set_result(outcome)

        self._waiting.append(Job(person.player, command, lambda room: move_seat(room, person, seat, whose), answered))
        self._go_on()
        outcome = await done
        if isinstance(outcome, Rejection):
            raise outcome
        if not isinstance(outcome, Done):
            raise unavailable()

    def _append_own(self, work: Work) -> None:
        self._waiting.append(Job(OURS.player, next(_entry_ids), work, lambda _: None))
        self._go_on()

    def _go_on(self) -> None:
        while self._waiting and not self._busy:
            waiting = self._waiting.popleft()
            if isinstance(waiting, Job):
                self._do(waiting)
            else:
                self._handle(*waiting, None)
        if self._hinted and not self._busy:
            self._read_on()

    def _do(self, job: Job) -> None:
        """Append what a job comes to, if it still comes to anything."""
        try:
            room = self._sound()
            if self.acknowledged(job.by, job.command) is not None:  # the same command came again meanwhile
                job.done(Done(self._folded.at))
                return
            decision = job.work(room)
        except Rejection as rejection:
            job.done(rejection)
            return
        except Exception:
            job.done(fault())
            self._stop("what is due could not be decided")
            return
        if decision is not None:
            self._busy = True
            self._append(room, job.by, job.command, decision, partial(self._did, job))

    def _did(self, job: Job, outcome: Outcome | Rejection) -> None:
        if isinstance(outcome, Lost):
            self._waiting.appendleft(job)
        else:
            job.done(outcome)

    def _handle(self, member: Member, command: RoomCommand, drawn: Draw | None) -> None:
        try:
            room = self._sound()
            version = self.acknowledged(member.person.player, command.id)
            if version is not None:
                acknowledge(member, command, version)
                return
            decision = _decided(room, member, command, drawn, self._moment(command))
            if isinstance(decision, Decision) and not (decision.room or decision.match):
                acknowledge(member, command, room.version)  # what was asked for stands already
                return
            self._busy = self._deciding = True
            if isinstance(decision, Need):
                self._node.spawn(self._draw(member, command, decision))
            else:
                answer = partial(self._answer, member, command)
                self._append(room, member.person.player, command.id, decision, answer)
        except Rejection as rejection:
            reject(member, command, rejection)
        except Exception:
            reject(member, command, fault())
            self._stop("a command could not be decided")

    def _moment(self, command: RoomCommand) -> Moment:
        """Return what the log does not say, for the commands that want to know it."""
        if not isinstance(command, Claim | Ban | SeatComputer):
            return NOBODY_AWAY
        attendance = self.audience.attendance
        return Moment(self._node.time.now(), attendance.away, self._node.patience, LEVELS, attendance.names)

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

    def _append(
        self, room: Room, by: PlayerId, command: str, decision: Decision, answer: Callable[[Outcome | Rejection], None]
    ) -> None:
        begins = decision.begins
        finished = decision.over or (room.finished and begins is None)
        append = Append(
            code=self.code,
            match=begins or room.current,
            room_log=room.room_log,
            match_log=START if begins else room.match_log,
            room_entries=[made(next(_entry_ids), by, command, fact) for fact in decision.room],
            match_entries=[made(next(_entry_ids), by, command, fact) for fact in decision.match],
            lifetime_ms=self._node.lifetimes.of(room.settings.form, finished),
            over=decision.over,
        )
        self._node.store.append(append, partial(self._appended, append, decision.after, answer))

    def _appended(
        self, append: Append, after: Any, answer: Callable[[Outcome | Rejection], None], outcome: Outcome
    ) -> None:
        self._deciding = False
        if not isinstance(outcome, Done):
            answer(outcome)
            self._busy = False
            self._read_on()
            return
        before = self.room
        try:
            entries = (*append.room_entries, *append.match_entries)
            self._fold([stamped(entry, outcome.at) for entry in entries], after)
            room = self._sound()
        except Exception:
            answer(fault())
            self._stop("an entry could not be folded")
            return
        answer(outcome)
        if append.match is not None and append.match_log == START and room.match is not None:
            self._node.begun(room.match)
        if append.over and append.match is not None:
            self._node.ended(self.code, append.match)
        self._show(room, presence=before is None or _welcome_changed(before, room))
        self._busy = False
        self._go_on()

    def _answer(self, member: Member, command: RoomCommand, outcome: Outcome | Rejection) -> None:
        room = self.room
        if isinstance(outcome, Done) and room is not None:
            acknowledge(member, command, room.version)
        elif isinstance(outcome, Lost):
            self._waiting.appendleft((member, command))
        elif isinstance(outcome, Rejection):
            reject(member, command, outcome)
        else:
            reject(member, command, unavailable(isinstance(outcome, Unavailable) and outcome.undone))

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
        elif self.room is not None:
            self._watch(self.room)  # what was due may not have been appended
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
                self._duties.rest()
                self._answer_waiting(self._none())
                self.audience.dismiss(GoodbyeCode.ROOM_GONE, FORGOTTEN)
                return
            self._answer_waiting(unavailable())
            # What was shown is no longer so, and versions count anew: everybody comes in again.
            self.audience.dismiss(GoodbyeCode.ROOM_REREAD, REREAD)
        self.audience.forget_frames()

    def _fold(self, entries: Iterable[Entry], after: Any = None) -> None:
        self._folded.take(entries, after)
        self.audience.forget_frames()

    # Showing

    def _show(self, room: Room, presence: bool, to: Member | None = None) -> None:
        """Show the room to everybody, or to one who comes in, and see to what it waits for."""
        try:
            self.audience.show(room, self.expires, to)
            if presence:
                self.audience.move_away(self._folded.unseated)
                self._folded.unseated.clear()
                self.audience.dismiss_unwelcome(room)
                self.audience.show_presence()
            self._watch(room)
        except Exception:
            self._stop("the room could not be shown")

    def _watch(self, room: Room) -> None:
        if not (self.stopped or self._behind):
            self._duties.watch(room, attended=bool(self.audience.members))

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
        self._duties.rest()  # from here on time is nobody's
        self._answer_waiting(fault())
        self.audience.dismiss(GoodbyeCode.ROOM_STOPPED, str(fault()))

    def _hand_over(self, error: Exception) -> None:
        """Send everybody to a newer server, since only that one can go on with the room."""
        log.warning("room handed over to a newer server", room=self.code, error=str(error))
        self._behind, self._busy, self._deciding = True, False, False
        self._duties.rest()
        self._answer_waiting(Newer())
        self.audience.dismiss(GoodbyeCode.NEWER_SERVER, str(Newer()))

    def _answer_waiting(self, rejection: Rejection) -> None:
        waiting, self._waiting = self._waiting, deque()
        for each in waiting:
            if isinstance(each, Job):
                each.done(rejection)
            else:
                reject(*each, rejection)


def _decided(room: Room, member: Member, command: RoomCommand, drawn: Draw | None, moment: Moment) -> Decision | Need:
    began = time.perf_counter()
    try:
        return decide(room, member.actor, command, drawn, moment)
    finally:
        metrics.DECIDE_SECONDS.observe(time.perf_counter() - began)


def _welcome_changed(before: Room, room: Room) -> bool:
    """Tell whether who is welcome, or who is who, has changed."""
    return (room.seats, room.banned, room.settings.onlookers) != (
        before.seats,
        before.banned,
        before.settings.onlookers,
    )
