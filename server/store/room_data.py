"""A room's chat, and codes that move seats: data beside its log that is kept for a while.

Only the hash of a seat code is stored and looked up, so that the time of a lookup reveals nothing about other codes.
"""

from hashlib import sha256
from importlib import resources

from pydantic_core import to_json

from protocol.ids import PlayerId, RoomCode, Seat
from server.store import keys
from server.store.client import HELD_SECONDS, Store

LINES_KEPT = 200
SEAT_CODE_SECONDS = 600

_CHAT = resources.files("server.store").joinpath("scripts/chat.lua").read_bytes()


class RoomData:
    """The data of rooms beside their logs. Everything raises StoreAway."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def say(
        self, code: RoomCode, player: PlayerId, command: str, name: str, seat: Seat | None, text: str
    ) -> bytes:
        """Store a chat line as JSON, and return it as stored; the same command again stores it once."""
        mark = b'"player":%b,"command":%b,' % (to_json(player), to_json(command))
        line = b"{%b%b" % (mark, to_json({"name": name, "seat": seat, "text": text})[1:])
        script_keys = (keys.chat(code), keys.chat_lines(code), keys.room_log(code))
        return bytes(await self._store.run(_CHAT, script_keys, self._store.node, HELD_SECONDS, LINES_KEPT, mark, line))

    async def lines(self, code: RoomCode, last: int = LINES_KEPT) -> list[bytes]:
        """Return the last lines of a room's chat, oldest first."""
        return list(await self._store.ask("LRANGE", keys.chat(code), -last, -1))

    async def keep_seat_code(self, code: RoomCode, secret: str, seat: Seat, player: PlayerId) -> None:
        """Store a code that moves a player's seat, for ten minutes; it replaces the code before it."""
        kept = _hashed(secret)
        before = await self._store.ask("SET", keys.last_code(code, seat), kept, "GET", "EX", SEAT_CODE_SECONDS)
        if before is not None:
            await self._store.ask("DEL", keys.seat_code(code, before.decode()))
        await self._store.ask("SET", keys.seat_code(code, kept), f"{seat} {player}", "EX", SEAT_CODE_SECONDS)

    async def seat_code(self, code: RoomCode, secret: str) -> tuple[Seat, PlayerId] | None:
        """Return the seat that a code moves and its player when the code was made; None if there is no such code."""
        kept = await self._store.ask("GET", keys.seat_code(code, _hashed(secret)))
        if kept is None:
            return None
        seat, player = kept.decode().split(" ")
        return Seat(int(seat)), PlayerId(player)

    async def use_up(self, code: RoomCode, secret: str) -> None:
        """Remove a code after its use."""
        await self._store.ask("DEL", keys.seat_code(code, _hashed(secret)))

    async def time(self, code: RoomCode) -> int:
        """Return the time of a room's store, in ms since 1970 UTC."""
        seconds, micros = await self._store.run(b"return redis.call('TIME')", (keys.room_log(code),))
        return int(seconds) * 1000 + int(micros) // 1000


def _hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
