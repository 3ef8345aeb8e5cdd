"""A player who plays a room's matches to their end over the client's own link, and records all messages."""

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from client.net.address import ServerAddress
from client.net.frames import ShownRoom
from client.net.link import Link
from client.net.link_state import Connected, Ended, LinkState, Lost
from protocol.codes import RejectionCode
from protocol.command import Another
from protocol.commands import Answer, Command, CreateRoom, Enter, MakeMove, Offer, Ready, Sit
from protocol.events import Event, Rejected
from protocol.ids import RoomCode, player_id
from tests.faults.history import Acknowledged, Asked, Down, Fact, Finished, Refused, Shown, Up, digest, said
from tests.seen import tree

LATE = {RejectionCode.STALE, RejectionCode.NOT_YOUR_TURN}
"""The rejections of a command that was decided by an outdated snapshot."""


class GoneWrong(Exception):
    """Something happened to a player that should never happen, whatever is killed."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Who plays, where, and what for: the same plan is a client's first life and every later one.

    `pause` is the mean time in seconds that a player thinks. `number` is the game number, None: drawn and hidden.
    """

    name: str
    key: str
    port: int
    matches: int = 1
    another: Another = "new_number"
    number: int | None = None
    pause: float = 0.0

    @classmethod
    def of(cls, fields: dict[str, Any]) -> "Plan":
        """Return the plan that `asdict` took apart."""
        return cls(**fields)

    def fields(self) -> dict[str, Any]:
        """Return the plan as JSON takes it."""
        return asdict(self)


class Player:
    """One life of a client: it knows its plan and perhaps its room's code, and nothing of any life before."""

    def __init__(self, plan: Plan, rng: random.Random, note: Callable[[Fact], None]) -> None:
        self._plan = plan
        self._me = player_id(plan.key)
        self._rng = rng
        self._note = note
        self._link = Link(
            ServerAddress("127.0.0.1", plan.port), plan.key, plan.name, "faults", self._hear, patient=True
        )
        self._news = asyncio.Event()
        self._room: ShownRoom | None = None
        self._wanted = 0
        """The lowest version of the room that is worth deciding by."""
        self._ended: Ended | None = None

    async def play(self, room: RoomCode | None) -> None:
        """Go into the room, or open one, and play there until the last match is over. Raises GoneWrong."""
        link = asyncio.create_task(self._link.run())
        try:
            await self._come_in(room)
            while (command := await self._next()) is not None:
                if isinstance(command, MakeMove) and self._plan.pause and not await self._thinks():
                    continue
                await self._ask(command)
            self._note(Finished(time.time()))
        finally:
            link.cancel()
            await asyncio.wait([link])

    async def _come_in(self, room: RoomCode | None) -> None:
        if room is None:
            await self._ask(CreateRoom(id=_id(), game="family-tree", number=self._plan.number))
        else:
            await self._answered(Enter(id=_id(), room=room, alongside=True))
        shown = await self._shown()
        if all(seat.player != self._me for seat in shown.seats):
            await self._ask(Sit(id=_id()))

    async def _next(self) -> Command | None:
        """Return what there is to do as soon as there is something; None when all has been played."""
        while True:
            room = await self._shown()
            if room.match is not None and room.match.match == self._plan.matches and room.match.result is not None:
                return None
            command = self._duty(room)
            if command is not None:
                return command
            self._wanted = room.version + 1

    async def _thinks(self) -> bool:
        """Think for a while; tell whether the room is still as it was."""
        before = self._room
        await asyncio.sleep(self._rng.uniform(0, 2 * self._plan.pause))
        return self._room is before

    def _duty(self, room: ShownRoom) -> Command | None:
        seat = next(seat.seat for seat in room.seats if seat.player == self._me)
        if room.next is not None:
            return None if seat in room.ready else Ready(id=_id(), match=room.next[0], leg=room.next[1])
        if room.match is None or room.view is None:
            return None
        match, view = room.match, room.view
        if match.result is not None:
            other, what = room.offers[1 - seat], self._plan.another
            if room.offers[seat] is not None or room.agreed is not None:
                return None
            if other == what:
                return Answer(id=_id(), match=match.match, what=what, accept=True)
            return Offer(id=_id(), match=match.match, what=what)
        if seat not in view.to_act:
            return None
        leg = next(leg.leg for leg in match.legs if leg.status == "playing")
        move = self._rng.choice(tree(view).moves).move
        return MakeMove(id=_id(), match=match.match, leg=leg, ply=view.ply, move=move)

    async def _ask(self, command: Command) -> None:
        """Send a command until it is in a log, or never will be."""
        self._note(Asked(time.time(), command.id, said(command)))
        decided_by = self._room.version if self._room is not None else 0
        answer = await self._answered(command)
        if isinstance(answer, Rejected):
            self._note(Refused(time.time(), command.id, answer.code))
            if answer.code not in LATE:
                raise GoneWrong(f"{said(command)} was refused: {answer.code}: {answer.message}")
            self._wanted = decided_by + 1
        else:
            self._note(Acknowledged(time.time(), command.id, answer.version))
            self._wanted = answer.version

    async def _answered(self, command: Command) -> Any:
        while True:
            answer = await self._link.ask(command)
            if not isinstance(answer, Rejected):
                return answer
            if isinstance(command, Enter) and answer.code is not RejectionCode.UNAVAILABLE:
                raise GoneWrong(f"the room could not be entered: {answer.code}: {answer.message}")
            if answer.code is not RejectionCode.UNAVAILABLE:
                return answer

    async def _shown(self) -> ShownRoom:
        """Return the room once it is shown at a version that is worth deciding by."""
        while self._room is None or self._room.version < self._wanted:
            if self._ended is not None:
                failure = self._ended.failure
                raise GoneWrong(f"the link ended: {failure.kind}: {failure.detail}")
            self._news.clear()
            await self._news.wait()
        return self._room

    def _hear(self, thing: Event | LinkState) -> None:
        now = time.time()
        match thing:
            case ShownRoom():
                self._note(Shown(now, thing.room, thing.version, digest(thing)))
                if self._room is None or thing.version >= self._room.version:
                    self._room = thing
            case Connected():
                self._note(Up(now))
            case Lost(failure=failure):
                self._note(Down(now, failure.kind))
            case Ended(failure=failure):
                self._note(Down(now, f"ended: {failure.kind}"))
                self._ended = thing
        self._news.set()


def _id() -> str:
    return secrets.token_hex(8)
