"""What a room has taken in and not yet answered: one thing after the other is decided, appended, and only then told.

One append is in flight at a time, and nothing is shown before it is acknowledged by the store. A command goes

    waiting → decided → (drawn for →) appended → folded → acknowledged and shown
                └ refused                └ lost to another node: read on, decide again
"""

import asyncio
import itertools
import secrets
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil
from typing import Any, Protocol

from protocol.ids import PlayerId, RoomCode
from server import metrics
from server.answers import Member, fault, reject, unavailable
from server.bots.drawing import NoneWinnable, draw
from server.bots.pool import ThinkerLost
from server.bots.turns import Share
from server.rooms.node import Node
from server.rooms.timers import Work
from server.store.client import Append, Done, Lost, Outcome
from server.store.due import SETTLE_MS, member
from server.store.endpoint import StoreAway
from server.table.daily import list_people
from server.table.decision import Decision, Draw, Moment, Need, Rejection
from server.table.dispatch import RoomCommand, decide, due_after, next_due
from server.table.entries import Entry, stamp_entry
from server.table.room import START, Room
from server.table.settings import Opened

WAITING_MOST = 64
"""Commands that may wait for one room before more are refused."""
BEGIN_SECONDS = 5.0
"""How long a match may wait to begin while its address begins many."""

_entry_ids = (f"{prefix}{count:x}" for prefix in [secrets.token_hex(6) + "-"] for count in itertools.count())


def new_id() -> str:
    """Return an id for an entry, or for a command of the server's own, that no other process gives."""
    return next(_entry_ids)


@dataclass(frozen=True, slots=True)
class Job:
    """Something to append that is no command of a member's: who brings it about, by which command, and who is told."""

    by: PlayerId
    command: str
    work: Work
    done: Callable[[Outcome | Rejection], None]


class Keeper(Protocol):
    """The room that takes in: it knows the log, and shows what has come of it."""

    @property
    def at(self) -> int:
        """When the last entry was appended, in ms since 1970 UTC."""

    def sound(self) -> Room:
        """Return the room as it is known here. Raises Rejection where nothing can be done in it."""

    def acknowledged(self, player: PlayerId, command: str) -> int | None:
        """Return the version that a player's command made; None if the log does not hold it."""

    def moment(self, command: RoomCommand) -> Moment:
        """Return what the log does not say, for the commands that want to know it."""

    def begin_match(self, member: Member) -> float:
        """Count a match that begins; return the seconds to wait first, 0 if none."""

    def fold(self, entries: Sequence[Entry], after: Any = None) -> None:
        """Fold what was appended; `after` is a move's game state."""

    def told(self, member: Member, command: RoomCommand, version: int) -> None:
        """Answer a command that was done, in the room at the version it made there."""

    def appended(self, before: Room, room: Room, decision: Decision) -> None:
        """Show what has come of an append."""

    def read_on(self) -> None:
        """Read on, and go on with the intake after that."""

    def rested(self) -> None:
        """Do what had to wait until nothing was being appended."""

    def stop(self, what: str) -> None:
        """Stop the room because of a fault of ours."""


class Intake:
    """A room's commands and jobs. Nothing is decided while the room reads its log, which sets `reading`."""

    def __init__(self, code: RoomCode, node: Node, keeper: Keeper) -> None:
        self.reading = False
        self._code = code
        self._node = node
        self._keeper = keeper
        self._waiting: deque[tuple[Member, RoomCommand, Draw | None] | Job] = deque()
        self._appending = False
        self._drawing = False
        self._deciding = False

    @property
    def can_read(self) -> bool:
        """Whether the room may read on now: it may while a number is drawn, which can take seconds."""
        return not (self._appending or self.reading)

    @property
    def answering(self) -> bool:
        """Whether a command that was taken still waits for its answer."""
        return self._deciding or bool(self._waiting)

    def submit(self, member: Member, command: RoomCommand) -> None:
        """Take a command; it is answered when it has been decided and appended, or refused."""
        if len(self._waiting) >= WAITING_MOST:
            message = "Too many commands are waiting in this room. Try again in a moment."
            reject(member, command, Rejection("room_busy", message, limit=WAITING_MOST))
            return
        self._waiting.append((member, command, None))
        self.go_on()

    def take(self, job: Job) -> None:
        """Take a job; it is done when its turn has come."""
        self._waiting.append(job)
        self.go_on()

    def cease(self, rejection: Rejection) -> None:
        """Refuse everything that waits; nothing of it is appended any more."""
        self.reading = self._appending = self._drawing = self._deciding = False
        self.refuse(rejection)

    def refuse(self, rejection: Rejection) -> None:
        """Refuse everything that waits."""
        waiting, self._waiting = self._waiting, deque()
        for each in waiting:
            if isinstance(each, Job):
                each.done(rejection)
            else:
                member, command, _ = each
                reject(member, command, rejection)

    def go_on(self) -> None:
        """Decide what waits, unless something is being drawn or appended, or the room reads on."""
        while self._waiting and self.can_read and not self._drawing:
            waiting = self._waiting.popleft()
            if isinstance(waiting, Job):
                self._do(waiting)
            else:
                self._handle(*waiting)
        if self.can_read:
            self._keeper.rested()

    def _do(self, job: Job) -> None:
        """Append what a job comes to, if it still comes to anything."""
        try:
            room = self._keeper.sound()
            if self._keeper.acknowledged(job.by, job.command) is not None:  # the same command came again meanwhile
                job.done(Done(self._keeper.at))
                return
            decision = job.work(room)
        except Rejection as rejection:
            job.done(rejection)
            return
        except Exception:
            job.done(fault())
            self._keeper.stop("what is due could not be decided")
            return
        if decision is not None:
            self._append(room, job.by, job.command, decision, partial(self._did, job))

    def _did(self, job: Job, outcome: Outcome | Rejection) -> None:
        if isinstance(outcome, Lost):
            self._waiting.appendleft(job)
        else:
            job.done(outcome)

    def _handle(self, member: Member, command: RoomCommand, drawn: Draw | None) -> None:
        try:
            room = self._keeper.sound()
            version = self._keeper.acknowledged(member.person.player, command.id)
            if version is not None:
                self._keeper.told(member, command, version)
                return
            decision = _decided(room, member, command, drawn, self._keeper.moment(command))
            if isinstance(decision, Decision) and not decision.facts:
                self._keeper.told(member, command, room.version)  # what was asked for stands already
                return
            self._deciding = True
            if isinstance(decision, Need):
                self._drawing = True
                self._node.spawn(self._draw(room, member, command, decision))
            else:
                answer = partial(self._answer, member, command)
                self._append(room, member.person.player, command.id, decision, answer)
        except Rejection as rejection:
            reject(member, command, rejection)
        except Exception:
            reject(member, command, fault())
            self._keeper.stop("a command could not be decided")

    async def _draw(self, room: Room, member: Member, command: RoomCommand, need: Need) -> None:
        try:
            await self._allowed(member)
            if need.daily is None:
                drawn = await draw(need, self._node.thinkers, Share(0, member.address, self._code))
            else:
                asked = self._code, member.person.player, list_people(room)
                drawn = await self._node.daily(need, need.daily, *asked)
        except (NoneWinnable, ThinkerLost):
            message = "No winnable number was found in time. Try again, or choose a number."
            self._not_drawn(member, command, Rejection("no_winnable_number_found", message))
            return
        except Rejection as rejection:
            self._not_drawn(member, command, rejection)
            return
        except StoreAway as away:
            self._not_drawn(member, command, unavailable(away))
            return
        except Exception:
            reject(member, command, fault())
            self._keeper.stop("a number could not be drawn")
            return
        self._drawing = self._deciding = False
        self._waiting.appendleft((member, command, drawn))
        self.go_on()

    def _not_drawn(self, member: Member, command: RoomCommand, rejection: Rejection) -> None:
        self._drawing = self._deciding = False
        reject(member, command, rejection)
        self.go_on()

    def open(self, by: PlayerId, command: str, opened: Opened, done: Callable[[Outcome], None]) -> None:
        """Append a new room's opening; `done` is told the outcome, after a fold when it was appended."""
        entry = Entry(new_id(), by, command, opened)

        def answered(outcome: Outcome) -> None:
            if isinstance(outcome, Done):
                self._keeper.fold([stamp_entry(entry, 1, outcome.at)])
            done(outcome)

        lifetime = self._node.lifetimes.of(opened.form, finished=False)
        self._node.store.append(Append(self._code, START, [entry], lifetime), answered)

    def _append(
        self, room: Room, by: PlayerId, command: str, decision: Decision, answer: Callable[[Outcome | Rejection], None]
    ) -> None:
        finished = decision.over or (room.finished and not decision.begins)
        entries = [Entry(new_id(), by, command, fact) for fact in decision.facts]
        append = Append(
            code=self._code,
            after=room.log,
            entries=entries,
            lifetime_ms=self._node.lifetimes.of(room.settings.form, finished),
            due=self._due(room, entries, decision),
        )
        self._appending = True
        self._node.store.append(append, partial(self._appended, room, append, decision, answer))

    def _due(self, room: Room, entries: Sequence[Entry], decision: Decision) -> list[tuple[str, int | None]]:
        """Return the due times after some entries, in ms after the time that the store will give them.

        They are computed for entries of this moment. In turns that is exact, because the clock runs from the entry's
        time. If several clocks run, it is wrong by the duration of the append, which does not matter for a look.
        """
        now, marks = self._node.time.now(), list[tuple[str, int | None]]()
        due = due_after(room, entries, decision.after, now)
        if due is not None:
            marks.append((member(self._code), due - now))
        elif next_due(room) is not None:
            marks.append((member(self._code), None))
        if decision.over and room.match is not None:
            marks.append((member(self._code, room.match.deal.id), SETTLE_MS))
        return marks

    def _appended(
        self,
        before: Room,
        append: Append,
        decision: Decision,
        answer: Callable[[Outcome | Rejection], None],
        outcome: Outcome,
    ) -> None:
        self._deciding = False
        if not isinstance(outcome, Done):
            answer(outcome)
            self._appending = False
            self._keeper.read_on()
            return
        try:
            numbered = enumerate(append.entries, before.version + 1)
            self._keeper.fold([stamp_entry(entry, n, outcome.at) for n, entry in numbered], decision.after)
            room = self._keeper.sound()
        except Exception:
            answer(fault())
            self._keeper.stop("an entry could not be folded")
            return
        answer(outcome)
        self._keeper.appended(before, room, decision)
        self._appending = False
        self.go_on()

    async def _allowed(self, member: Member) -> None:
        """Return when the match may begin. Raises Rejection if its address would have to wait for long."""
        waited = 0.0
        while pause := self._keeper.begin_match(member):
            if waited + pause > BEGIN_SECONDS:
                seconds = ceil(pause)
                message = f"Too many matches are started from your address. Try again in {seconds} s."
                raise Rejection("matches_too_fast", message, seconds=seconds)
            waited += pause
            await asyncio.sleep(pause)

    def _answer(self, member: Member, command: RoomCommand, outcome: Outcome | Rejection) -> None:
        if isinstance(outcome, Done):
            self._keeper.told(member, command, self._keeper.sound().version)
        elif isinstance(outcome, Lost):
            self._waiting.appendleft((member, command, None))
        elif isinstance(outcome, Rejection):
            reject(member, command, outcome)
        else:
            reject(member, command, unavailable(outcome))


def _decided(room: Room, member: Member, command: RoomCommand, drawn: Draw | None, moment: Moment) -> Decision | Need:
    began = time.perf_counter()
    try:
        return decide(room, member.actor, command, drawn, moment)
    finally:
        metrics.DECIDE_SECONDS.observe(time.perf_counter() - began)
