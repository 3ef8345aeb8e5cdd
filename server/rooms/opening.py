"""How rooms come to be on this node: each by one command, which finds the same room when it comes again."""

import secrets
from typing import Protocol

from protocol.codes import RejectionCode as Code
from protocol.commands import Command
from protocol.ids import ALPHABET, ROOM_CODE_LENGTH, RoomCode
from server.answers import Member, unavailable
from server.rooms.room import LiveRoom
from server.store.client import Store
from server.table.decision import Rejection
from server.table.settings import Opened


class Holder(Protocol):
    """The rooms that a node holds."""

    async def open(self, code: RoomCode) -> LiveRoom:
        """Return a room, read from its log where it is not in memory. Raises Rejection where there is none."""

    def fresh(self, code: RoomCode) -> LiveRoom:
        """Return a room of which nothing is known yet."""

    async def hold(self, room: LiveRoom) -> None:
        """Take a room into memory. Raises StoreAway."""


class Opening:
    """Opens rooms that a node then holds. Everything raises StoreAway."""

    def __init__(self, store: Store, held: Holder) -> None:
        self._store = store
        self._held = held

    async def code(self) -> RoomCode:
        """Return the code of no room."""
        code = _drawn()
        while await self._store.exists(code):
            code = _drawn()
        return code

    async def room(self, member: Member, command: Command, opened: Opened) -> LiveRoom:
        """Return the room that a command opens, or has opened before. Raises Rejection."""
        drawn = await self.code()
        code = await self._store.claim(member.person.player, command.id, drawn)
        if code == drawn:  # the command is new, so there is no such room yet
            return await self._opened(code, member, command, opened)
        return await self.at(code, member, command, opened)

    async def at(self, code: RoomCode, member: Member, command: Command, opened: Opened) -> LiveRoom:
        """Return the room with the code that a command was given: as it is, or opened now. Raises Rejection."""
        try:
            found = await self._held.open(code)
        except Rejection as rejection:
            if rejection.code is not Code.NO_SUCH_ROOM:
                raise
        else:
            if found.replica.answered(member.person.player, command.id) is None:
                raise unavailable()
            return found
        return await self._opened(code, member, command, opened)

    async def _opened(self, code: RoomCode, member: Member, command: Command, opened: Opened) -> LiveRoom:
        room = self._held.fresh(code)
        await room.open(member.person.player, command.id, opened)
        await self._held.hold(room)
        return room


def _drawn() -> RoomCode:
    return RoomCode("".join(secrets.choice(ALPHABET) for _ in range(ROOM_CODE_LENGTH)))
