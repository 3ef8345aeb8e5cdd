"""Mailboxes: the sealed letters of two devices that are being linked, for ten minutes.

A mailbox is a hash with the time at which it expires and up to two letters, by slot. It is stored under a hash of its
address, so that the time of a lookup reveals nothing about other addresses. Only the devices can read the letters.
"""

from hashlib import sha256
from typing import Literal, cast

from protocol.mailboxes import Slot
from server.store import keys
from server.store.client import Store

MAILBOX_SECONDS = 600

_OPEN = b"""
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
local now = redis.call('TIME')
redis.call('HSET', KEYS[1], 'expires', now[1] * 1000 + math.floor(now[2] / 1000) + ARGV[1] * 1000)
redis.call('EXPIRE', KEYS[1], ARGV[1])
return 1
"""
_PUT = b"""
if redis.call('EXISTS', KEYS[1]) == 0 then return 'missing' end
local before = redis.call('HGET', KEYS[1], ARGV[1])
if before == ARGV[2] then return 'put' end
if before or redis.call('HGET', KEYS[1], 'end') then return 'used' end
if ARGV[1] == 'end' then redis.call('HDEL', KEYS[1], 'request', 'identity') end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
return 'put'
"""


class Mailboxes:
    """The mailboxes in the store. Everything raises StoreAway."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def open(self, address: str) -> None:
        """Open a mailbox, unless it is open."""
        await self._store.run(_OPEN, (_key(address),), MAILBOX_SECONDS)

    async def put(self, address: str, slot: Slot, letter: str) -> Literal["put", "missing", "used"]:
        """Put a letter into a slot that is empty or has this letter, and return whether it was put."""
        answer = await self._store.run(_PUT, (_key(address),), slot, letter)
        return cast(Literal["put", "missing", "used"], answer.decode())

    async def read(self, address: str) -> tuple[int, dict[Slot, str]] | None:
        """Return when a mailbox expires, in ms since 1970 UTC, and its letters by slot; None if it does not exist."""
        found = await self._store.ask("HGETALL", _key(address))
        if not found:
            return None
        pairs = found.items() if isinstance(found, dict) else zip(found[::2], found[1::2], strict=True)
        kept = {name.decode(): value.decode() for name, value in pairs}
        expires = int(kept.pop("expires"))
        return expires, cast(dict[Slot, str], kept)


def _key(address: str) -> str:
    return keys.mailbox(sha256(address.encode()).hexdigest())
