"""A room that is live on this node: what is known of it, who is in it, and what it is waiting for.

What is to be appended goes through its intake; what others have appended is read on. Either is shown to everybody in
the room, and makes the room see to its clocks, its computers and its hints.
"""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import structlog

from protocol.codes import GoodbyeCode
from protocol.commands import Answer, Ban, Claim, Command, Free, Say, SeatComputer, Sit
from protocol.ids import PlayerId, RoomCode, Seat
from server import metrics
from server.answers import Member, acknowledge, fault, no_such_room, unavailable
from server.bots.players import levels_of
from server.bots.turns import Share
from server.rooms.audience import Audience
from server.rooms.chat import Talk
from server.rooms.computers import Computers
from server.rooms.folded import Folded
from server.rooms.hints import Hints
from server.rooms.intake import Intake, Job, new_id
from server.rooms.lookalikes import distinct
from server.rooms.node import Node
from server.rooms.timers import OURS, Duties, Work
from server.store.client import Compacted, Done, Forked, Outcome
from server.store.endpoint import StoreAway
from server.table.decision import Decision, Moment, Person, Rejection
from server.table.dispatch import NOBODY_AWAY, RoomCommand
from server.table.entries import Entry
from server.table.room import Room
from server.table.seats import move_seat
from server.table.settings import Opened

FORGOTTEN = "This room was forgotten, since nothing happened in it for long."
_OF_WHO_IS_HERE = frozenset((Claim, Ban, SeatComputer, Free, Sit, Answer))
"""The commands that hang on who is here. Pydantic's classes are slow to tell what is an instance of them."""

log = structlog.get_logger(__name__)


class LiveRoom:
    """One room on this node. `room` is None until its log was read or its opening was appended."""

    def __init__(self, code: RoomCode, node: Node) -> None:
        self.code = code
        self.audience = Audience(code, node, self.hint, self._notice, self._not_shown)
        self.stopped = False
        self._node = node
        self.talk = Talk(code, node, self.audience)
        self._intake = Intake(code, node, self)
        self.duties = Duties(code, node, self._append_own)
        self._computers = Computers(code, node, self.submit, self.share)
        self._hints = Hints(code, node, self.audience)
        self._unread = self._reset = False
        self._catching_up: list[asyncio.Future[None]] = []
        self._folded = Folded(code)

    @property
    def room(self) -> Room | None:
        """The room as it is known here; None for one without a log."""
        return self._folded.room

    @property
    def at(self) -> int:
        """When the last entry was appended, in ms since 1970 UTC."""
        return self._folded.at

    @property
    def since(self) -> int:
        """When the room's status came to be what it is, in ms since 1970 UTC."""
        return self._folded.since

    @property
    def expires(self) -> int | None:
        """When the room is forgotten if nothing more happens, in ms since 1970 UTC; None while there is no room."""
        room = self.room
        return None if room is None else self._folded.at + self._node.lifetimes.of(room.settings.form, room.finished)

    # Who is here

    def enter(self, member: Member, command: Command | None, takeover: bool) -> None:
        """Let a connection in and show it the room; by no `command` where the server brings it.

        Raises Rejection when its player may not come in or is connected already, or the room has stopped or is no more.
        """
        room = self.sound()
        self.audience.check(room, member, takeover)
        member.rename(self.distinct(member.person))
        if not self.audience.members:
            self._folded.unseated.clear()  # whoever that was is not here, and may come back to look on
        self.audience.add(member)
        if command is not None:
            made = self.acknowledged(member.person.player, command.id)
            acknowledge(member, command, room.version if made is None else made)
        self._show(room, presence=True, to=member)

    def distinct(self, person: Person, instead_of: PlayerId | None = None) -> Person:
        """Return a person by a name that looks like nobody else's here; `instead_of` is another key of theirs."""
        seats = () if self.room is None else self.room.seats
        seated = {each.player: each.name for each in seats if each is not None}
        others = seated | self.audience.attendance.names
        return distinct(person, {player: name for player, name in others.items() if player != instead_of})

    def begin_match(self, member: Member) -> float:
        """Count a match that begins for the first player here; return the seconds to wait first, 0 if none.

        If computers have all seats, it counts for the first spectator, and else for the `member` who begins it.
        """
        return (self._player() or next(iter(self.audience.members), member)).begin_match()

    def share(self) -> Share:
        """Return on whose behalf computers think here: a seated player's address comes first, a spectator's last."""
        if (player := self._player()) is not None:
            return Share(0, player.address, self.code)
        return Share(1, next((each.address for each in self.audience.members), ""), self.code)

    def _player(self) -> Member | None:
        """Return the first member here who holds a seat."""
        room = self.room
        if room is None:
            return None
        return next((each for each in self.audience.members if room.seat_of(each.person.player) is not None), None)

    def show_again(self) -> None:
        """Show everybody the room, of which more may be told now though nothing has happened."""
        if self.room is not None and not self.stopped:
            self._show(self.room, presence=False)

    def leave(self, member: Member) -> None:
        """Let a connection go; its player keeps the seat."""
        self.audience.remove(member)

    def rest(self) -> None:
        """Do nothing by itself any more: the room leaves memory, or has stopped."""
        self.duties.rest()
        self._computers.rest()
        self._hints.rest()
        _end(self._catching_up)

    # Commands

    def submit(self, member: Member, command: RoomCommand) -> None:
        """Take a command; it is answered when it has been decided and appended, or refused."""
        self._intake.submit(member, command)

    @property
    def answering(self) -> bool:
        """Whether a command that was taken still waits for its answer."""
        return self._intake.answering

    def open(self, member: Member, command: str, opened: Opened, done: Callable[[Outcome], None]) -> None:
        """Append a new room's opening; `done` is told the outcome, after a fold when it was appended."""
        self._intake.open(member.person.player, command, opened, done)

    def acknowledged(self, player: PlayerId, command: str) -> int | None:
        """Return the version that a player's command made; None if the log does not hold it."""
        return self._folded.answered(player, command)

    async def say(self, member: Member, command: Say, text: str) -> None:
        """Tell everybody in the room something. Raises Rejection and StoreAway."""
        await self.talk.say(self.sound(), member, command, text)

    async def claim(self, member: Member, command: Claim) -> None:
        """Take a claim, once it is known who is here now: the other may have just come back. Raises StoreAway."""
        await self.audience.attendance.read()
        self.submit(member, command)

    async def take_seat(self, person: Person, command: str, seat: Seat, whose: PlayerId) -> None:
        """Move a seat, and the room with it, to another key of its player. Raises Rejection."""
        if self.acknowledged(person.player, command) is None:
            named = self.distinct(person, instead_of=whose)
            await self.put(person.player, command, lambda room: move_seat(room, named, seat, whose))

    async def put(self, by: PlayerId, command: str, work: Work) -> None:
        """Append what some work comes to, for a player and by a command that is not to be done twice.

        Raises Rejection, also where it is not known whether it was appended.
        """
        done: asyncio.Future[Outcome | Rejection] = asyncio.get_running_loop().create_future()

        def answered(outcome: Outcome | Rejection) -> None:
            if not done.done():
                done.set_result(outcome)

        self._intake.take(Job(by, command, work, answered))
        outcome = await done
        if isinstance(outcome, Rejection):
            raise outcome
        if not isinstance(outcome, Done):
            raise unavailable(outcome)

    def _append_own(self, work: Work) -> None:
        self._intake.take(Job(OURS.player, new_id(), work, lambda _: None))

    # For the intake

    def told(self, member: Member, command: RoomCommand, version: int) -> None:
        """Answer a command that was done, in the room at the version it made there."""
        acknowledge(member, command, version)
        if command.type == "hint" and self.room is not None:
            self._hints.give(self.room, member, command)

    def moment(self, command: RoomCommand) -> Moment:
        """Return what the log does not say, for the commands that want to know it."""
        if type(command) not in _OF_WHO_IS_HERE:
            return NOBODY_AWAY
        attendance = self.audience.attendance
        levels = () if self.room is None else levels_of(self.room.settings.game)
        return Moment(self._node.time.now(), attendance.away, self._node.patience, levels, attendance.names)

    def appended(self, before: Room, room: Room, decision: Decision) -> None:
        """Show what has come of an append, and tell the node what it has to know."""
        match = room.match
        if match is not None and decision.begins:
            self._node.begun(room)
        if match is not None and decision.over:
            self._node.ended(self.code, match.deal.id)
        self._show(room, presence=_welcome_changed(before, room))
        if decision.over or not (before.under_way and room.under_way):
            self._notice()

    def rested(self) -> None:
        """Read on where that had to wait until nothing was being appended."""
        if self._unread:
            self.read_on()

    def _notice(self) -> None:
        self._node.noticed(self.code)

    # Reading on

    def hint(self) -> None:
        """Read on, since another node may have appended. Nothing is read in a room that has stopped."""
        if self.stopped:
            return
        self._unread = True
        if self._intake.can_read:
            self.read_on()

    async def catch_up(self) -> None:
        """Return when everything has been read that was appended before this call.

        Return at once if the room has stopped here, and without having read if the store is away.
        """
        if self.stopped:
            return
        done = asyncio.get_running_loop().create_future()
        self._catching_up.append(done)
        self.hint()
        await done

    def read_on(self) -> None:
        """Read on, and go on with the intake after that."""
        self._intake.reading, self._unread = True, False
        self._node.spawn(self._read_on())

    async def _read_on(self) -> None:
        """Read until nothing is new, however long the store is away, and go on."""
        before = self.room
        while True:
            waiting, self._catching_up = self._catching_up, []
            try:
                await self.read()
                break
            except StoreAway as away:
                self._intake.refuse(unavailable(away))
            except Exception:
                self.stop("its log could not be read")
                return
            finally:
                _end(waiting)
            await self._node.pause()
        reset, self._reset = self._reset, False
        if self.room is not None and (reset or before is None or self.room.version != before.version):
            self._show(self.room, presence=True, reset=reset)
        elif self.room is not None:
            self._watch(self.room)  # what was due may not have been appended
        self._intake.reading = False
        self._intake.go_on()

    async def read(self) -> None:
        """Read on in the log; if it does not continue from the known entries, read it again from its start.

        Raises StoreAway, UnknownRules or BrokenLog.
        """
        try:
            await self._folded.read(self._node.store)
        except (Forked, Compacted) as why:
            known, afresh = self.room, Folded(self.code)
            await afresh.read(self._node.store)
            self._folded = afresh
            if self.room is None:
                self.rest()
                self._intake.refuse(no_such_room(self.code))
                self.audience.dismiss(GoodbyeCode.ROOM_GONE, FORGOTTEN)
                return
            if isinstance(why, Forked) or (known is not None and self.room.version < known.version):
                log.warning("log went back or forked; read again from its start", room=self.code)
                metrics.LOGS_REREAD.inc()
                self._reset = True
            else:
                log.info("log was compacted; read again from its start", room=self.code)

    def fold(self, entries: Iterable[Entry], after: Any = None) -> None:
        """Fold what was appended; `after` is a move's game state."""
        self._folded.take(entries, after)

    # Showing

    def _show(self, room: Room, presence: bool, to: Member | None = None, *, reset: bool = False) -> None:
        """Show the room to everybody, or to one who comes in, and see to what it waits for."""
        try:
            if presence:  # first, so that players who may not stay get a reason instead of a room without them
                self.audience.move_away(self._folded.unseated)
                self._folded.unseated.clear()
                self.audience.dismiss_unwelcome(room)
            self.audience.show(room, self.expires, to, reset=reset)
            if presence:
                self.audience.show_presence()
            self._watch(room)
        except Exception:
            self._not_shown()

    async def _leave_clock(self) -> None:
        """Watch the clock no longer: from here on time is nobody's."""
        with suppress(StoreAway):
            await self.duties.leave(to_all=False)

    def _not_shown(self) -> None:
        self.stop("the room could not be shown")

    def _watch(self, room: Room) -> None:
        if not self.stopped:
            self.duties.watch(room)
            self._computers.watch(room, attended=bool(self.audience.members))
            self._hints.watch(room)

    # Faults

    def sound(self) -> Room:
        """Return the room as it is known here. Raises Rejection where nothing can be done in it."""
        if self.stopped:
            raise fault()
        if self.room is None:
            raise no_such_room(self.code)
        return self.room

    def stop(self, what: str) -> None:
        """Stop the room because of a fault of ours: everybody is told, and nothing more is appended."""
        log.exception("room stopped", room=self.code, what=what)
        metrics.ROOMS_STOPPED.inc()
        self.stopped = True
        self.rest()
        self._node.spawn(self._leave_clock())
        self._intake.cease(fault())
        self.audience.dismiss(GoodbyeCode.ROOM_STOPPED, str(fault()))


def _end(waiting: Iterable[asyncio.Future[None]]) -> None:
    for done in waiting:
        if not done.done():
            done.set_result(None)


def _welcome_changed(before: Room, room: Room) -> bool:
    """Tell whether who is welcome, or who is who, has changed."""
    if room.seats is before.seats and room.banned is before.banned and room.settings is before.settings:
        return False  # as after every move
    return (room.seats, room.banned, room.settings.spectators) != (
        before.seats,
        before.banned,
        before.settings.spectators,
    )
