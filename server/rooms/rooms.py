"""What connections do with a node's rooms: make them, come in and go, talk, claim, move seats."""

import secrets
from typing import Self

from protocol.commands import Claim, Command, CreateRoom, Say, SeatComputer, Sit, TakeSeat
from protocol.daily import PlayDaily
from protocol.finding import ListRooms, QuickMatch
from protocol.ids import ALPHABET, SEAT_CODE_LENGTH, PlayerId, RoomCode
from server.answers import Member, store_needed
from server.bots.players import levels_of
from server.bots.pool import Thinkers
from server.rooms.held import HeldRooms, HouseRules
from server.rooms.lookups import Lookups
from server.rooms.room import LiveRoom
from server.store.beside import SEAT_CODE_SECONDS
from server.store.client import Store
from server.store.endpoint import StoreAway
from server.table.decision import Rejection, not_seated
from server.table.settings import open_room

COMPUTERS_OF_ADDRESS = 200
"""How many computer players may play for the people of one address, in all rooms of a node."""


class Rooms:
    """All rooms of a node, as its connections see them; `async with` keeps what they need running.

    `lookups` tell what was played, and how well.
    """

    def __init__(self, store: Store, rules: HouseRules, thinkers: Thinkers) -> None:
        self._store = store
        self._held = HeldRooms(store, rules, thinkers)
        self.lookups = Lookups(store, self._held, thinkers)

    async def __aenter__(self) -> Self:
        """Begin to hold rooms. Raises StoreAway."""
        await self._held.__aenter__()
        return self

    async def __aexit__(self, *error: object) -> None:
        """Let all rooms go."""
        await self._held.__aexit__(*error)

    @property
    def count(self) -> int:
        """How many rooms are in memory."""
        return self._held.count

    @property
    def match_under_way(self) -> bool:
        """Whether any room that was live on this node has a match that is not over."""
        return self._held.match_under_way

    @property
    def answering(self) -> bool:
        """Whether any room has taken a command that still waits for its answer."""
        return self._held.answering

    async def enter(self, member: Member, command: Command | None, code: RoomCode, takeover: bool) -> LiveRoom:
        """Let a connection into a room, by no `command` where it is brought. Raises Rejection where it may not."""
        room = await self._held.open(code)
        with store_needed():
            room = await self._held.pairing.led_on(room, member.person.player)
        room.enter(member, command, takeover)
        self._held.lobby.forget(member)
        self._held.stay(room.code)
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
        return self._held.time.now()

    async def say(self, room: LiveRoom, member: Member, command: Say, text: str) -> None:
        """Have somebody say something in a room. Raises Rejection."""
        with store_needed():
            await room.say(member, command, text)

    async def claim(self, room: LiveRoom, member: Member, command: Claim) -> None:
        """Have somebody claim the match of a room. Raises Rejection."""
        with store_needed():
            await room.claim(member, command)

    async def seat_code(self, room: LiveRoom, player: PlayerId) -> tuple[str, int]:
        """Return a code that moves a player's seat to another machine, and until when, in ms. Raises Rejection."""
        seat = room.room.seat_of(player) if room.room is not None else None
        if seat is None:
            raise not_seated()
        secret = "".join(secrets.choice(ALPHABET) for _ in range(SEAT_CODE_LENGTH))
        with store_needed():
            await self._held.beside.keep_seat_code(room.code, secret, seat, player)
        return secret, self.now + SEAT_CODE_SECONDS * 1000

    async def take_seat(self, member: Member, command: TakeSeat, code: RoomCode, secret: str) -> LiveRoom:
        """Move the seat that a code stands for to somebody, and let them in. Raises Rejection."""
        room = await self._held.open(code)
        self._held.stay(code)
        try:
            with store_needed():
                if room.replica.answered(member.person.player, command.id) is None:
                    moved = await self._held.beside.seat_code(code, secret)
                    # Used up by this command, perhaps, if it came twice.
                    if moved is None and room.replica.answered(member.person.player, command.id) is None:
                        message = "This code is wrong, used or expired. Ask for a new one."
                        raise Rejection("seat_code_invalid", message)
                    if moved is not None:
                        await room.take_seat(member.person, command.id, *moved)
                        await self._held.beside.use_up(code, secret)
        finally:
            if not room.audience.members:
                self._held.let_go_soon(code)
        return await self.enter(member, command, code, True)

    async def create(self, member: Member, command: CreateRoom) -> LiveRoom:
        """Open a room for a connection and let it in; the same command again finds the same room.

        Raises Rejection.
        """
        opened = open_room(member.person, command, levels_of(command.game))
        self._check_computers(member, sum(level is not None for level in command.computers))
        with store_needed():
            code = (await self._held.opening.room(member, command, opened)).code
        return await self.enter(member, command, code, True)

    def seat_computer(self, room: LiveRoom, member: Member, command: SeatComputer) -> None:
        """Have the computer play a seat of a room. Raises Rejection."""
        self._check_computers(member, 1)
        room.submit(member, command)

    def _check_computers(self, member: Member, more: int) -> None:
        """Raise Rejection if so many computers more are too many for the member's address."""
        if more and self._held.computers_of(member.address) + more > COMPUTERS_OF_ADDRESS:
            message = f"Your address has too many computers in its rooms. It can have {COMPUTERS_OF_ADDRESS}."
            raise Rejection("too_many_computers", message, limit=COMPUTERS_OF_ADDRESS)

    async def play_daily(self, member: Member, command: PlayDaily) -> LiveRoom:
        """Open a room for somebody's try on a daily number, as `create` does. Raises Rejection."""
        days, opening, person = self._held.daily, self._held.opening, member.person
        opened = days.opened(person, command)
        with store_needed():
            code = await self._store.claim(person.player, command.id, await opening.code())
            await days.check(person, command.game, days.today(), code)
            await opening.at(code, member, command, opened)
        return await self.enter(member, command, code, True)

    async def sit(self, room: LiveRoom, member: Member, command: Sit) -> None:
        """Have somebody sit down in a room; for a try on a daily number who has not had theirs. Raises Rejection."""
        seats = room.sound()
        settings, player = seats.settings, member.person.player
        if settings.daily is not None and not seats.ids and seats.seat_of(player) is None:
            with store_needed():
                await self._held.daily.check(member.person, settings.game, settings.daily, room.code)
        room.submit(member, command)

    async def quick_match(self, member: Member, command: QuickMatch) -> LiveRoom:
        """Seat a connection beside one who wants the same, or in a room where it waits. Raises Rejection."""
        with store_needed():
            code = await self._held.pairing.match(member, command)
        return await self.enter(member, command, code, True)

    async def list_rooms(self, member: Member, command: ListRooms) -> None:
        """Show a connection which public rooms there are, from now on. Raises Rejection."""
        with store_needed():
            await self._held.lobby.watch(member, command)

    def unlist(self, member: Member) -> bool:
        """Show a connection no list of rooms any more; tells whether it was shown one."""
        return self._held.lobby.forget(member)

    def leave(self, member: Member, room: LiveRoom) -> None:
        """Let a connection out of a room; the room leaves memory when nobody comes back for a while."""
        room.leave(member)
        self._held.analyses.forget(member)
        if not room.audience.members:
            self._held.let_go_soon(room.code)

    async def give_up(self, room: LiveRoom, player: PlayerId) -> None:
        """Let somebody who is about to leave a room give up what they do not keep there."""
        await self._held.pairing.left(room, player)

    def forget(self, member: Member) -> None:
        """Tell a connection that has ended nothing more of what it has asked."""
        self._held.lobby.forget(member)
        self.lookups.forget(member)
