"""A room's chat on this node: the store keeps the lines, and everyone in the room gets them."""

import asyncio

import structlog
from pydantic import TypeAdapter

from protocol.commands import Say
from protocol.events import Chat, ChatLine
from protocol.ids import RoomCode
from server.answers import Member
from server.encoding import encode
from server.rooms.audience import COMBINED_SECONDS, Audience
from server.rooms.node import Node
from server.store.endpoint import StoreAway
from server.table.room import Room

_LINE = TypeAdapter(ChatLine)
log = structlog.get_logger(__name__)


class RoomChat:
    """A room's chat; `last` is the number of the last line that was sent to its members.

    `coming` are the members who are about to get all lines of the store, and get no line before that.
    """

    __slots__ = ("_audience", "_code", "_coming", "_last", "_node", "_stale", "_telling")

    def __init__(self, code: RoomCode, node: Node, audience: Audience) -> None:
        self._code = code
        self._node = node
        self._audience = audience
        self._last = 0
        self._coming: set[Member] = set()
        self._stale = False
        self._telling = False

    async def say(self, room: Room, member: Member, command: Say, text: str) -> None:
        """Save a line, and send it to everyone in the room. Raises StoreAway."""
        player, name = member.person
        await self._node.room_data.say(self._code, player, command.id, name, room.seat_of(player), text)
        self.look()

    async def show(self, member: Member) -> None:
        """Send a member who enters the saved lines. Raises StoreAway."""
        self._coming.add(member)
        try:
            lines = await self._lines()
        finally:
            self._coming.discard(member)
        if len(self._audience.members) == 1:  # no other member has these lines, and numbers may begin again
            self._last = lines[-1].line if lines else 0
        if lines:
            member.send(encode(Chat(room=self._code, lines=tuple(lines))))

    def look(self) -> None:
        """Send everyone the new lines, soon."""
        self._stale = True
        if not self._telling:
            self._telling = True
            self._node.tasks.spawn(self._tell())

    async def _tell(self) -> None:
        while self._stale:
            self._stale = False
            if self._audience.is_crowded:
                await asyncio.sleep(COMBINED_SECONDS)  # many lines in one message
            try:
                lines = await self._lines()
            except StoreAway:
                self._stale = True
                await self._node.tasks.pause()
                continue
            except Exception:
                log.exception("chat cannot be read", room=self._code)
                break
            new = tuple(line for line in lines if line.line > self._last)
            if new:
                self._last = new[-1].line
                self._audience.send_all(encode(Chat(room=self._code, lines=new)), self._coming)
        self._telling = False

    async def _lines(self) -> list[ChatLine]:
        return [_LINE.validate_json(line) for line in await self._node.room_data.lines(self._code)]
