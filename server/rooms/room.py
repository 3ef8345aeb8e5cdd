"""A room that is live on this node: from a command's arrival to the screens of everyone in it.

A command takes these steps, one command after the other:

1. `submit` puts it into the inbox. `_advance` takes it out when nothing is being appended, drawn or read.
2. `_handle` decides it against the room as this node knows it. A command that was done before gets the same answer
   again. If a match needs a number, `_draw` draws one off the event loop, and the command is decided again.
3. `_append` sends its entries to the store, after the last entry that this node knows.
4. `_appended` gets the outcome. If they were appended, the entries are applied, the command is answered, and everyone
   here is shown the room. If another node was first, the command waits until its entries have been read, and is decided
   again. If the store is unavailable, the command is rejected, and the log is read, because the entries may be in it.
5. `_watch` lets the timers, the computers and the hints look at what the room waits for now.

What other nodes append is read on:

1. A hint from the store, a player who enters and a failed append ask for it (`hint`, `catch_up`, `_appended`).
2. It waits while an append is in flight, because the store has not told yet where this node's entries are in the log.
3. `_read_on` reads until it succeeds. While the store is unavailable, every command that waits is rejected.
4. If the log does not continue after the entries that are known, `read` reads it again from its start. If the log went
   back, everyone gets a snapshot marked `reset`.
5. Everyone here is shown the room, and the next command is decided.

The steps are callbacks. A task for each room was measured with the same parts: it takes 6 to 9 % more CPU for the
room's part of a move, 9 % more time for a move in one room, twice as much time in 50 rooms, and 1 to 4 KB more memory
for a room in which nothing happens.
"""

import asyncio
import itertools
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from math import ceil
from typing import Protocol

import structlog

from protocol.codes import GoodbyeCode
from protocol.commands import Answer, Ban, Claim, Command, Free, SeatComputer, Sit
from protocol.ids import PlayerId, RoomCode, Seat
from server import metrics
from server.answers import Member, acknowledge, fault, no_such_room, reject, unavailable
from server.bots.drawing import NoneWinnable, draw
from server.bots.lively import has_dull_numbers
from server.bots.players import levels_of
from server.bots.pool import ThinkerLost
from server.bots.turns import Share
from server.rooms.audience import Audience
from server.rooms.chat import RoomChat
from server.rooms.computers import Computers
from server.rooms.hints import Hints
from server.rooms.lookalikes import distinct
from server.rooms.node import Node
from server.rooms.replica import Replica
from server.rooms.timers import OURS, Timers, Work
from server.store import due
from server.store.client import Append, Appended, Compacted, Forked, Lost, Outcome
from server.store.endpoint import StoreAway
from server.table.daily import list_people
from server.table.decision import Decision, Draw, Moment, Need, Person, Rejection
from server.table.dispatch import NOBODY_AWAY, RoomCommand, decide, due_after
from server.table.entries import Entry, stamp_entry
from server.table.moves import Moved
from server.table.room import START, Room
from server.table.seats import move_seat
from server.table.settings import Configured, Opened

INBOX_MOST = 64
"""Commands that may wait in one room before more are rejected."""
BEGIN_SECONDS = 5.0
"""How long a match may wait to begin while its address begins many."""
EXPIRED = "This room has expired: nothing happened in it for a long time."
_NEEDS_ATTENDANCE = frozenset((Claim, Ban, SeatComputer, Free, Sit, Answer))
"""Commands whose decision depends on who is here: a set, because `isinstance` is slow on Pydantic's classes."""

log = structlog.get_logger(__name__)

_entry_ids = (f"{prefix}{count:x}" for prefix in [secrets.token_hex(6) + "-"] for count in itertools.count())


def new_id() -> str:
    """Return an id for an entry, or for a command of the server's own, that no other process uses."""
    return next(_entry_ids)


class _MemberCommand:
    """A member's command in the inbox; `drawn` are the random values for it."""

    __slots__ = ("by", "command", "drawn", "id", "member")

    def __init__(self, member: Member, command: RoomCommand) -> None:
        self.by = member.person.player
        self.id = command.id
        self.member = member
        self.command = command
        self.drawn: Draw | None = None

    def refuse(self, rejection: Rejection) -> None:
        reject(self.member, self.command, rejection)


class _ServerWork:
    """Work of the server in the inbox; `done` gets None when it is done, or the reason why it was not.

    `drawn` are the random values for it.
    """

    __slots__ = ("by", "done", "drawn", "id", "work")

    def __init__(
        self, *, by: PlayerId, id: str, work: Work, done: asyncio.Future[Rejection | None] | None = None
    ) -> None:
        self.by = by
        self.id = id
        self.work = work
        self.done = done
        self.drawn: Draw | None = None

    def refuse(self, rejection: Rejection) -> None:
        self._end(rejection)

    def finish(self) -> None:
        self._end(None)

    def _end(self, rejection: Rejection | None) -> None:
        if self.done is not None and not self.done.done():
            self.done.set_result(rejection)


class AppendedTo(Protocol):
    """Takes a room to which this node has appended, and the room before; None: it is new.

    `marked`: its players' lists are due work, too. `reset`: the log went back instead.
    """

    def __call__(self, live: "LiveRoom", before: Room | None, *, marked: bool = False, reset: bool = False) -> None:
        """Take the room."""


class LiveRoom:
    """One room on this node. `room` is None until its log was read or its opening was appended.

    `changed` is called with it when people or the state of the match may have changed. `appended` is called with it and
    the room before when this node has appended to it, or its log went back.
    """

    __slots__ = (  # a node may hold tens of thousands of rooms
        "_appended_to",
        "_appending",
        "_catching_up",
        "_changed",
        "_computers",
        "_drawing",
        "_hints",
        "_inbox",
        "_node",
        "_reading",
        "_reset",
        "_unread",
        "audience",
        "chat",
        "code",
        "replica",
        "stopped",
        "timers",
    )

    def __init__(
        self, code: RoomCode, node: Node, *, changed: Callable[["LiveRoom"], None], appended: AppendedTo
    ) -> None:
        self.code = code
        self.stopped = False
        self.replica = Replica(code)
        self.audience = Audience(code=code, node=node, unheard=self.hint, noticed=self._notice, failed=self._not_shown)
        self.chat = RoomChat(code, node, self.audience)
        self.timers = Timers(code, node, self._append_own)
        self._node = node
        self._changed = changed
        self._appended_to = appended
        self._computers = Computers(code=code, node=node, submit=self.submit, share=self.share)
        self._hints = Hints(code, node, self.audience)
        self._inbox: deque[_MemberCommand | _ServerWork] = deque()
        self._appending = self._drawing = self._reading = False
        self._unread = self._reset = False
        self._catching_up: list[asyncio.Future[None]] = []

    @property
    def room(self) -> Room | None:
        """The room as this node knows it; None if it has no log."""
        return self.replica.room

    @property
    def expires(self) -> int | None:
        """When the room expires if nothing more happens, in ms since 1970 UTC; None while there is no room."""
        room = self.room
        return (
            None
            if room is None
            else self.replica.at
            + self._node.rules.lifetimes.of(room.settings.form, room.settings.clock, finished=room.finished)
        )

    @property
    def answering(self) -> bool:
        """Whether a command that was taken still waits for its answer."""
        return self._appending or self._drawing or bool(self._inbox)

    def sound(self) -> Room:
        """Return the room as this node knows it. Raises Rejection if nothing can be done in it."""
        if self.stopped:
            raise fault()
        if self.room is None:
            raise no_such_room(self.code)
        return self.room

    # Members

    def enter(self, member: Member, command: Command | None, alongside: bool) -> None:
        """Let a connection in and show it the room; `command` is None if the server brings it.

        Raises Rejection if its player may not enter, or the room has stopped or expired; also if another connection of
        the player is in it, unless the new one enters `alongside`.
        """
        room = self.sound()
        self.audience.check(room, member, alongside)
        member.rename(self.distinct(member.person))
        if not self.audience.members:
            self.replica.unseated.clear()  # they are not connected here, and may come back to watch
        self.audience.add(member)
        if command is not None:
            made = self.replica.answered(member.person.player, command.id)
            acknowledge(member, command, room.version if made is None else made)
        self._show(room, presence=True, to=member)

    def leave(self, member: Member) -> None:
        """Let a connection go; its player keeps the seat."""
        self.audience.remove(member)

    def catch_up_reader(self, member: Member) -> None:
        """Show a connection what has changed while its reader was slow."""
        if not self.stopped:
            try:
                self.audience.catch_up(member)
            except Exception:
                self._not_shown()

    def distinct(self, person: Person, instead_of: PlayerId | None = None) -> Person:
        """Return a person with a name that nobody else here has; `instead_of` is another key of the same player."""
        seats = () if self.room is None else self.room.seats
        seated = {each.player: each.name for each in seats if each is not None}
        others = seated | self.audience.presence.names
        return distinct(person, {player: name for player, name in others.items() if player != instead_of})

    def share(self) -> Share:
        """Return for which player computers think here: a seated player's address comes first, a spectator's last."""
        if (player := self._seated_member()) is not None:
            return Share(0, player.address, self.code)
        return Share(1, next((each.address for each in self.audience.members), ""), self.code)

    def _seated_member(self) -> Member | None:
        """Return the first member here who has a seat."""
        room = self.room
        if room is None:
            return None
        return next((each for each in self.audience.members if room.seat_of(each.person.player) is not None), None)

    # A command: into the inbox

    def submit(self, member: Member, command: RoomCommand) -> None:
        """Take a command; it is answered when it was decided and appended, or rejected."""
        if len(self._inbox) >= INBOX_MOST:
            message = "Too many commands are waiting in this room. Try again in a moment."
            reject(member, command, Rejection("room_busy", message, limit=INBOX_MOST))
            return
        self._inbox.append(_MemberCommand(member, command))
        self._advance()

    async def put(self, by: PlayerId, command: str, work: Work) -> None:
        """Append what some work decides, for a player and under a command's id, so that it is not done twice.

        Raises Rejection, also if it is unknown whether it was appended.
        """
        done: asyncio.Future[Rejection | None] = asyncio.get_running_loop().create_future()
        self._inbox.append(_ServerWork(by=by, id=command, work=work, done=done))
        self._advance()
        if (rejection := await done) is not None:
            raise rejection

    def _append_own(self, work: Work) -> None:
        self._inbox.append(_ServerWork(by=OURS.player, id=new_id(), work=work))
        self._advance()

    async def claim(self, member: Member, command: Claim) -> None:
        """Take a claim after looking who is here: the absent player may have just come back. Raises StoreAway."""
        await self.audience.presence.read()
        self.submit(member, command)

    async def take_seat(self, person: Person, command: str, seat: Seat, whose: PlayerId) -> None:
        """Move a seat, and the room with it, to another key of its player. Raises Rejection."""
        if self.replica.answered(person.player, command) is None:
            named = self.distinct(person, instead_of=whose)
            await self.put(person.player, command, lambda room, _: move_seat(room, named, seat, whose))

    def _advance(self) -> None:
        """Handle what waits in the inbox until something is being appended, drawn or read; then read on if needed."""
        while self._inbox and not (self._appending or self._drawing or self._reading):
            self._handle(self._inbox.popleft())
        if self._unread and not (self._appending or self._reading):
            self._start_reading()

    # A command: decided

    def _handle(self, request: _MemberCommand | _ServerWork) -> None:
        """Decide a request, and append its facts."""
        try:
            room = self.sound()
            made = self.replica.answered(request.by, request.id)
            if made is not None:  # the same command came again
                self._answer(request, made)
                return
            decision = self._decide(room, request)
            if isinstance(decision, Need):
                self._drawing = True
                self._node.tasks.spawn(self._draw(room, request, decision))
            elif isinstance(decision, Decision) and decision.facts:
                self._append(room, request, decision)
            else:
                self._answer(request, room.version)  # nothing has to change
        except Rejection as rejection:
            request.refuse(rejection)
        except Exception:
            request.refuse(fault())
            self.stop("a command could not be decided")

    def _decide(self, room: Room, request: _MemberCommand | _ServerWork) -> Decision | Need | None:
        if isinstance(request, _ServerWork):
            return request.work(room, request.drawn)
        moment = NOBODY_AWAY if type(request.command) not in _NEEDS_ATTENDANCE else self._moment(room)
        began = time.perf_counter()
        try:
            return decide(room, request.member.actor, request.command, request.drawn, moment)
        finally:
            metrics.DECIDE_SECONDS.observe(time.perf_counter() - began)

    def _moment(self, room: Room) -> Moment:
        """Return what the log does not say: the time, the players who are here or away, and the computers' levels."""
        attendance, levels = self.audience.presence, levels_of(room.settings.game)
        return Moment(
            now=self._node.time.now(),
            away=attendance.away,
            patience=self._node.rules.patience,
            levels=levels,
            names=attendance.names,
        )

    async def _draw(self, room: Room, request: _MemberCommand | _ServerWork, need: Need) -> None:
        """Draw what a request needs, and have it decided again."""
        rejection: Rejection | None = None
        try:
            share = self.share()
            if isinstance(request, _MemberCommand):
                await self._wait_to_begin(request.member)
                share = Share(0, request.member.address, self.code)
            if need.daily is None:
                request.drawn = await draw(need, self._node.thinkers, share)
            else:
                people = list_people(room)
                request.drawn = await self._node.daily.draw(need, need.daily, self.code, request.by, people)
        except (NoneWinnable, ThinkerLost):
            message = "No winnable number was found in time. Try again, or choose a number."
            rejection = Rejection("no_winnable_number_found", message)
        except Rejection as refused:
            rejection = refused
        except StoreAway as away:
            rejection = unavailable(away)
        except Exception:
            request.refuse(fault())
            self.stop("a number could not be drawn")
            return
        self._drawing = False
        if rejection is None:
            self._inbox.appendleft(request)
        else:
            request.refuse(rejection)
        self._advance()

    async def _wait_to_begin(self, member: Member) -> None:
        """Return when the match may begin. Raises Rejection if its address would have to wait for long.

        The match counts for the first player here; if computers have all seats, for the first spectator.
        """
        waited = 0.0
        while pause := (self._seated_member() or next(iter(self.audience.members), member)).begin_match():
            if waited + pause > BEGIN_SECONDS:
                seconds = ceil(pause)
                message = f"Too many matches are started from your address. Try again in {seconds} s."
                raise Rejection("matches_too_fast", message, seconds=seconds)
            waited += pause
            await asyncio.sleep(pause)

    # A command: appended

    async def open(self, by: PlayerId, command: str, opened: Opened) -> None:
        """Append a new room's opening. Raises Rejection, also if it is unknown whether it was appended."""
        entry = Entry(new_id(), by, command, opened)
        lifetime = self._node.rules.lifetimes.of(opened.form, opened.clock, finished=False)
        came: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        marks = [(due.member_for_lists(self.code), due.LIST_MS)]
        append = Append(self.code, START, [entry], lifetime, marks)
        self._node.store.append(append, lambda outcome: None if came.done() else came.set_result(outcome))
        outcome = await came
        if not isinstance(outcome, Appended):
            raise unavailable(outcome)
        self.replica.take([stamp_entry(entry, 1, outcome.at)])
        self._appended_to(self, None, marked=True)
        self._expect_draw(self.sound())

    def _append(self, room: Room, request: _MemberCommand | _ServerWork, decision: Decision) -> None:
        finished = decision.over or (room.finished and not decision.begins)
        changed = next((fact for fact in decision.facts if isinstance(fact, Configured)), None)
        clock = room.settings.clock if changed is None else changed.clock
        entries = [Entry(new_id(), request.by, request.id, fact) for fact in decision.facts]
        append = Append(
            code=self.code,
            after=room.log,
            entries=entries,
            lifetime_ms=self._node.rules.lifetimes.of(room.settings.form, clock, finished=finished),
            due=self._due(room, entries, decision),
        )
        self._appending = True
        self._node.store.append(append, partial(self._appended, room, request, decision, entries))

    def _due(self, room: Room, entries: Sequence[Entry], decision: Decision) -> list[tuple[str, int | None]]:
        """Return the due times after some entries, in ms after the time that the store will give them.

        They are computed for entries of this moment. In turns that is exact, because the clock runs from the entry's
        time. If several clocks run, it is wrong by the duration of the append, which does not matter for a look.
        """
        now, marks = self._node.time.now(), list[tuple[str, int | None]]()
        after = due_after(room, entries, decision.after, now)
        if after is not None:
            marks.append((due.member(self.code), after - now))
        elif self.timers.due is not None:
            marks.append((due.member(self.code), None))
        if decision.over and room.match is not None:
            marks.append((due.member(self.code, room.match.deal.id), due.SETTLE_MS))
        if _concerns_lists(room, entries):
            marks.append((due.member_for_lists(self.code), due.LIST_MS))
        return marks

    def _appended(
        self,
        before: Room,
        request: _MemberCommand | _ServerWork,
        decision: Decision,
        entries: Sequence[Entry],
        outcome: Outcome,
    ) -> None:
        """Take the outcome of an append: apply the entries, answer the command and show the room, or read on."""
        if self.stopped:
            request.refuse(fault())
            return
        if not isinstance(outcome, Appended):
            self._appending = False
            if isinstance(outcome, Lost):
                self._inbox.appendleft(request)
            else:
                request.refuse(unavailable(outcome))
            self._start_reading()
            return
        try:
            numbered = enumerate(entries, before.version + 1)
            self.replica.take([stamp_entry(entry, n, outcome.at) for n, entry in numbered], decision.after)
            room = self.sound()
        except Exception:
            request.refuse(fault())
            self.stop("an entry could not be applied")
            return
        self._answer(request, room.version)
        if decision.begins or decision.over:
            self._keep_results(room, decision)
        self._show(room, presence=_changes_welcome(before, room))
        if decision.over or not (before.under_way and room.under_way):
            self._notice()
            self._expect_draw(room)
        self._appended_to(self, before, marked=_concerns_lists(before, entries))
        self._appending = False  # only now, so that nothing is decided while the room is being shown
        self._advance()

    def _expect_draw(self, room: Room) -> None:
        """Start a process if one will soon look for a number: a seat is ready for a match."""
        settings = room.settings
        if room.under_way or not room.ready_seats or settings.number is not None:
            return
        if has_dull_numbers(settings.game, settings.options, settings.form, len(room.seats)):
            self._node.thinkers.warm_up()

    def _keep_results(self, room: Room, decision: Decision) -> None:
        """Keep the results of a match that has just begun or ended, and of the one before it."""
        match = room.match
        if match is not None and decision.begins:
            self._node.numbers.begun(match)
            if len(room.ids) > 1:
                self._node.compaction.soon(self.code, room.ids[-2])
        if match is not None and decision.over:
            self._node.settling.soon(self.code, match.deal.id)

    def _answer(self, request: _MemberCommand | _ServerWork, version: int) -> None:
        """Answer a request that was done, in the room at the version that it made."""
        if isinstance(request, _ServerWork):
            request.finish()
            return
        acknowledge(request.member, request.command, version)
        if request.command.type == "hint" and self.room is not None:
            self._hints.give(self.room, request.member, request.command)

    # Showing

    def show_again(self) -> None:
        """Show everyone the room, of which more may be shown now although nothing has happened."""
        if self.room is not None and not self.stopped:
            self._show(self.room, presence=False)

    def _show(self, room: Room, presence: bool, to: Member | None = None, *, reset: bool = False) -> None:
        """Show the room to everyone, or to one who enters, and look at what it waits for."""
        try:
            if presence:  # first, so that players who may not stay get a reason instead of a room without them
                self.audience.move_away(self.replica.unseated)
                self.replica.unseated.clear()
                self.audience.disconnect_excluded(room)
            self.audience.show(room, self.expires, to, reset=reset)
            if presence:
                self.audience.show_presence()
            self._watch(room)
        except Exception:
            self._not_shown()

    def _not_shown(self) -> None:
        self.stop("the room could not be shown")

    def _watch(self, room: Room) -> None:
        if not self.stopped:
            self.timers.watch(room)
            self._computers.watch(room, attended=bool(self.audience.members))
            self._hints.watch(room)

    def _notice(self) -> None:
        self._changed(self)

    # Reading on

    def hint(self) -> None:
        """Read on, because another node may have appended. Nothing is read in a room that has stopped."""
        if not self.stopped:
            self._unread = True
            self._advance()

    async def catch_up(self) -> None:
        """Return when everything has been read that was appended before this call.

        Return at once if the room has stopped here, and without having read if the store is unavailable.
        """
        if self.stopped:
            return
        done = asyncio.get_running_loop().create_future()
        self._catching_up.append(done)
        self.hint()
        await done

    def _start_reading(self) -> None:
        self._reading, self._unread = True, False
        self._node.tasks.spawn(self._read_on())

    async def _read_on(self) -> None:
        """Read until nothing is new, however long the store is unavailable, and go on with the inbox."""
        before = self.room
        while True:
            waiting, self._catching_up = self._catching_up, []
            try:
                await self.read()
                break
            except StoreAway as away:
                self._refuse_all(unavailable(away))
            except Exception:
                self.stop("its log could not be read")
                return
            finally:
                _finish(waiting)
            await self._node.tasks.pause()
        reset, self._reset = self._reset, False
        if self.room is not None and (reset or before is None or _differ(before, self.room)):
            self._show(self.room, presence=True, reset=reset)
            if reset:
                self._appended_to(self, before, reset=True)
        elif self.room is not None:
            self._watch(self.room)  # due work may not have been appended
        self._reading = False
        self._advance()

    async def read(self) -> None:
        """Read on in the log; if it does not continue after the known entries, read it again from its start.

        Raises StoreAway, UnknownRules or BrokenLog.
        """
        try:
            await self.replica.read(self._node.store, self._node.database)
        except (Forked, Compacted) as why:
            known, afresh = self.room, Replica(self.code)
            await afresh.read(self._node.store, self._node.database)
            self.replica = afresh
            if self.room is None:
                self.rest()
                self._refuse_all(no_such_room(self.code))
                self.audience.disconnect_all(GoodbyeCode.ROOM_GONE, EXPIRED)
                return
            if isinstance(why, Forked) or (known is not None and self.room.version < known.version):
                log.warning("log went back or forked; read again from its start", room=self.code)
                metrics.LOGS_REREAD.inc()
                self._reset = True
            else:
                log.info("log was compacted; read again from its start", room=self.code)

    def _refuse_all(self, rejection: Rejection) -> None:
        """Reject everything that waits in the inbox."""
        waiting, self._inbox = self._inbox, deque()
        for request in waiting:
            request.refuse(rejection)

    # The end

    def rest(self) -> None:
        """Do nothing by itself any more: the room leaves memory, or has stopped."""
        self.timers.rest()
        self._computers.rest()
        self._hints.rest()
        _finish(self._catching_up)

    def stop(self, what: str) -> None:
        """Stop the room because of a fault of ours: everyone is notified, and nothing more is appended."""
        log.exception("room stopped", room=self.code, what=what)
        metrics.ROOMS_STOPPED.inc()
        self.stopped = True
        self.rest()
        self._node.tasks.spawn(self._leave_clock())
        self._appending = self._drawing = self._reading = False
        self._refuse_all(fault())
        self.audience.disconnect_all(GoodbyeCode.ROOM_STOPPED, str(fault()))

    async def _leave_clock(self) -> None:
        """Stop watching the clock: from here on no time counts against a player."""
        with suppress(StoreAway):
            await self.timers.leave(to_all=False)


def _finish(waiting: Iterable[asyncio.Future[None]]) -> None:
    for done in waiting:
        if not done.done():
            done.set_result(None)


def _concerns_lists(room: Room, entries: Sequence[Entry]) -> bool:
    """Return whether other nodes write the players' lists if this one dies: not after a mere move in live play."""
    clock = room.settings.clock if room.match is None else room.match.deal.clock
    if clock is not None and clock.is_correspondence:
        return True
    return any(not isinstance(entry.fact, Moved) for entry in entries)


def _differ(before: Room, room: Room) -> bool:
    """Return whether there is more to show than before: new entries, or a last match that could not be loaded."""
    return room.version != before.version or (room.match is None) != (before.match is None)


def _changes_welcome(before: Room, room: Room) -> bool:
    """Return whether the players who may be here, or the players of the seats, have changed."""
    if room.seats is before.seats and room.banned is before.banned and room.settings is before.settings:
        return False  # as after every move
    return (room.seats, room.banned, room.settings.spectators) != (
        before.seats,
        before.banned,
        before.settings.spectators,
    )
