"""Quick matches on this node: a player who asks for one is seated beside a waiting player, or waits.

1. `match` asks the store for the room of a player who waits for the same match. Without one, the player waits in a room
   of their own.
2. A waiting player who was found may still be arriving: `_seat_beside` waits until they are in their room. If they
   don't arrive within `ARRIVING_SECONDS`, the store is asked for the next one.
3. The node of a waiting player renews their ticket in the store once a second (`run`). A ticket expires if it is not
   renewed.
4. Two players may still wait for the same match: one of them may have come back, or the opponent found for one of them
   never arrived. The store says so when a ticket is renewed, and the player who came later is brought into the room of
   the other (`_bring`), with all their devices (`_bring_others`).
5. If their client loses the connection meanwhile, it enters the old room again, and `follow` finds the new one.
"""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from protocol.codes import RejectionCode as Code
from protocol.commands import Stand
from protocol.finding import QuickMatch
from protocol.ids import PlayerId, RoomCode
from server import metrics
from server.answers import Member
from server.rooms.node import Node
from server.rooms.room import LiveRoom, new_id
from server.store.endpoint import AGAIN_SECONDS, StoreAway
from server.store.pairing import Pairings, Ticket, WaitingPlace
from server.table.decision import Decision, Draw, Person, Rejection
from server.table.dispatch import decide
from server.table.lobby import describe_wish, find_waiting, join_waiting, leave_early, open_quick_match
from server.table.room import Room

if TYPE_CHECKING:
    from server.rooms.rooms import Rooms

RENEW_SECONDS = 1.0
ARRIVING_SECONDS = 2.0
"""How long a waiting player who was found may take until their room is loaded and they are in it."""
LOOK_SECONDS = 0.05
"""Time between two checks of that."""
PASSED_OVER_MOST = 5
"""After this many waiting players who cannot be reached the player has to try again."""

log = structlog.get_logger(__name__)


class Matchmaking:
    """The players who wait on this node, and the search for players who wait anywhere."""

    def __init__(self, node: Node, rooms: "Rooms") -> None:
        self._pairings = Pairings(node.store)
        self._tasks = node.tasks
        self._rooms = rooms
        self._waiting: dict[RoomCode, tuple[Ticket, LiveRoom]] = {}
        self._gone: set[Ticket] = set()
        self._news = asyncio.Event()

    # Players who ask for a match

    async def match(self, member: Member, command: QuickMatch) -> RoomCode:
        """Return the room in which a player is now seated: beside a waiting player, or waiting.

        Raises Rejection and StoreAway.
        """
        fact = open_quick_match(member.person, command)
        ticket = Ticket(describe_wish(fact), member.person.player, await self._rooms.new_code())
        before: WaitingPlace | None = None
        for _ in range(PASSED_OVER_MOST):
            place = await self._pairings.place(ticket, command.id, before)
            if place.own:
                room = await self._rooms.make(place.code, member, command, fact)
                if room.room is not None and room.room.seat_of(ticket.player) is not None:
                    metrics.QUICK_MATCHES.labels("waits").inc()
                    return place.code
            elif await self._seat_beside(member.person, command.id, place.code) is not None:
                metrics.QUICK_MATCHES.labels("seated").inc()
                return place.code
            metrics.QUICK_MATCHES.labels("passed_over").inc()
            before = place
        message = "The players who wait for this match cannot be reached. Try again in a minute."
        raise Rejection("waiting_room_unreachable", message)

    async def _seat_beside(self, person: Person, command: str, code: RoomCode) -> LiveRoom | None:
        """Seat a player beside the one who waits in a room, and return the room; None if nobody waits there any more.

        Raises Rejection if it is unknown whether the player was seated, and StoreAway.
        """
        loop = asyncio.get_running_loop()
        given_up = loop.time() + ARRIVING_SECONDS
        while True:
            room: LiveRoom | None = None
            with suppress(Rejection):  # it is not created yet, or cannot be read
                room = await self._rooms.open(code)
            if room is not None:
                if room.replica.answered(person.player, command) is not None:
                    return room
                await room.audience.presence.read()
                waits = frozenset() if room.room is None else find_waiting(room.room)
                if not waits:
                    return None
                if waits <= room.audience.presence.names.keys():
                    return room if await _seat(room, person, command) else None
            if loop.time() >= given_up:
                return None
            await asyncio.sleep(LOOK_SECONDS)

    async def follow(self, room: LiveRoom, player: PlayerId) -> LiveRoom:
        """Return the room to which a waiting player was brought from this one.

        It is this one if they never were, or have given up that seat. Raises Rejection and StoreAway.
        """
        there, visited = room, {room.code}
        while (known := there.room) is not None and known.settings.quick and known.seat_of(player) is None:
            to = await self._pairings.brought(there.code, player)
            if to is None or to in visited:
                return room
            visited.add(to)
            there = await self._rooms.open(to)
        return there

    async def leave(self, room: LiveRoom, member: Member) -> None:
        """Free a player's seat in a room that still waits for another player, when their last connection leaves it."""
        player = member.person.player
        if room.audience.has_other(member):
            return
        if room.room is not None and leave_early(room.room, player).facts:
            with suppress(Rejection):  # they leave anyway, like a player who loses the connection
                await room.put(player, new_id(), lambda known, _: leave_early(known, player))

    # Players who wait

    def look(self, room: LiveRoom) -> None:
        """Update the ticket of the player who waits in a room, if it is a room for a quick match."""
        known = room.room
        code = room.code
        before = self._waiting.get(code)
        if before is None and (known is None or not known.settings.quick):
            return
        ticket = _ticket(room)
        if before is not None and before[0] != ticket:
            if known is not None and known.seat_of(before[0].player) is None:
                self._tasks.spawn(self._bring_others(before[0], room))
            if not _waits_elsewhere(room, before[0]):
                self._gone.add(before[0])
            del self._waiting[code]
        if ticket is not None:
            self._gone.discard(ticket)
            self._waiting[code] = ticket, room
        if before is None or before[0] != ticket:
            self._news.set()
        metrics.QUICK_WAITING.set(len(self._waiting))

    async def run(self) -> None:
        """Keep the tickets of this node in the store, and bring waiting players together, until cancelled."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(RENEW_SECONDS):
                    await self._news.wait()
            self._news.clear()
            try:
                for gone in list(self._gone):
                    await self._pairings.withdraw(gone)
                    self._gone.discard(gone)
                for ticket, room in list(self._waiting.values()):
                    if self._waiting.get(ticket.code) == (ticket, room):
                        found = await self._pairings.wait(ticket)
                        if found is not None:
                            self._tasks.spawn(self._bring(ticket, room, found))
            except StoreAway:
                await asyncio.sleep(AGAIN_SECONDS)

    async def _bring(self, ticket: Ticket, room: LiveRoom, code: RoomCode) -> None:
        """Bring a waiting player into the room of another player, if that player has waited longer."""
        members = _members_of(ticket.player, room)
        try:
            if not members or self._waiting.get(ticket.code) != (ticket, room):
                return
            found = await self._seat_beside(members[0].person, new_id(), code)
            if found is None:
                return
            if room.room is None or not find_waiting(room.room):
                await _unseat(found, members[0].person)  # a player has joined this room meanwhile
                return
            # A player who loses the connection now comes back to the room that they know.
            await self._pairings.bring(ticket, code)
            came = await members[0].bring(room.code, code)
            log.info("waiting player was brought to another room", room=room.code, to=code, came=came)
            await _unseat(room if came else found, members[0].person)
            if came:
                await self._rooms.affinity.send_on(members[0], code)
        except (StoreAway, Rejection):
            return  # the next round tries again
        finally:
            self._news.set()

    async def _bring_others(self, ticket: Ticket, room: LiveRoom) -> None:
        """Bring a player's other connections into the room to which one was brought, perhaps by another node."""
        with suppress(StoreAway, Rejection):  # then they show a room without a seat, from which the player can leave
            if (code := await self._pairings.brought(room.code, ticket.player)) is not None:
                for member in _members_of(ticket.player, room):
                    await member.bring(room.code, code)


def _members_of(player: PlayerId, room: LiveRoom) -> list[Member]:
    return [each for each in room.audience.members if each.person.player == player]


def _ticket(room: LiveRoom) -> Ticket | None:
    """Return the ticket of the player who waits in a room through this node; None if nobody does."""
    known = room.room
    waits = frozenset() if known is None else find_waiting(known)
    if known is None or not waits or not waits <= room.audience.presence.names.keys():
        return None
    here = sorted(waits & {member.person.player for member in room.audience.members})
    return Ticket(describe_wish(known.settings), here[0], room.code) if here else None


def _waits_elsewhere(room: LiveRoom, ticket: Ticket) -> bool:
    """Return whether the player of a ticket still waits in its room through another node, which renews the ticket."""
    known = room.room
    return known is not None and ticket.player in find_waiting(known) & room.audience.presence.names.keys()


async def _seat(room: LiveRoom, person: Person, command: str) -> bool:
    """Seat a player beside the one who waits in a room; return whether that one still waited.

    Raises Rejection if it is unknown whether the player was seated.
    """
    try:
        named = room.distinct(person)
        await room.put(person.player, command, lambda known, _: join_waiting(known, named))
    except Rejection as rejection:
        if rejection.code is Code.UNAVAILABLE:
            raise
        return False
    return True


async def _unseat(room: LiveRoom, person: Person) -> None:
    """Give up a player's seat in a room. Raises Rejection."""

    def stand(known: Room, draw: Draw | None) -> Decision:
        decision = decide(known, person, Stand(id="stand"))
        return decision if isinstance(decision, Decision) else Decision()

    await room.put(person.player, new_id(), stand)
