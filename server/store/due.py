"""Due work: each bucket has a sorted set of rooms, and of matches to settle and compact, by due time in ms since 1970.

1. An append writes the set in the same atomic step as its entries: a room with the next due time in it, a match that
   has ended with the time from which any node may settle it, and a room with the time from which any node may write
   the lists of its players' games.
2. A node takes due work by setting its due time a little later, in one step. So no two nodes take the same work, and
   the work of a node that dies is due again.
3. Work that is done leaves the set: the append of a flag writes the next due time or none, a match is settled and its
   room's log compacted, and the lists are written.

A due time is only a hint to look. The log decides whether something is due in a room, by `server.table.dispatch`.
"""

import asyncio
from collections.abc import Sequence
from functools import partial
from importlib import resources
from typing import Any, NamedTuple

from protocol.ids import MatchId, RoomCode
from server.store import keys
from server.store.client import Store

ROOM_AGAIN_MS, MATCH_AGAIN_MS = 10_000, 60_000
"""The time after which work that was taken is due again; a match may wait long for its turn."""
SETTLE_MS = 10_000
"""Any node may settle a match this long after its end; the node that ended it settles it at once."""
LIST_MS = 10_000
"""Any node may write the lists of a room's players this long after an append; the appending node does so soon."""
_LISTS = "lists"

_TAKE = resources.files("server.store").joinpath("scripts/take_due.lua").read_bytes()
_PUT_OFF = resources.files("server.store").joinpath("scripts/put_off.lua").read_bytes()


class DueWorkItem(NamedTuple):
    """A room in which something is due, its match to settle, or a room whose players' `lists` have to be written.

    `again` is its new due time, in ms since 1970 UTC.
    """

    code: RoomCode
    match: MatchId | None
    again: int
    lists: bool = False


def member(code: RoomCode, match: MatchId | None = None) -> str:
    """Return the name of a room, or of a match to settle, in the set of its bucket."""
    return code if match is None else f"{code} {match}"


def member_for_lists(code: RoomCode) -> str:
    """Return the name of a room, whose players' lists have to be written, in the set of its bucket."""
    return f"{code} {_LISTS}"


class DueTimes:
    """The store's sets of due work."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def look(self, buckets: Sequence[int], now: int) -> list[int]:
        """Return the buckets that have work due at a time in ms, except those whose primary does not answer.

        Each primary is asked in one pipeline.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        found: list[int] = []
        waiting = len(buckets)

        def answered(bucket: int, reply: Any) -> None:
            nonlocal waiting
            waiting -= 1
            if isinstance(reply, int) and reply:
                found.append(bucket)
            if not waiting and not done.done():
                done.set_result(None)

        for bucket in buckets:
            key = keys.due(bucket)
            self._store.primaries.call(key, ("ZCOUNT", key, b"-inf", now), partial(answered, bucket))
        if buckets:
            await done
        return found

    async def take(self, bucket: int, now: int, most: int) -> list[DueWorkItem]:
        """Take work of a bucket that is due at a time in ms, the longest due first. Raises StoreAway."""
        again = now + ROOM_AGAIN_MS, now + MATCH_AGAIN_MS
        found = await self._store.run(_TAKE, (keys.due(bucket),), now, *again, most)
        return [_taken(each.decode(), *again) for each in found]

    async def put_off(self, taken: DueWorkItem, until: int | None) -> None:
        """Set a new due time in ms, or None, for taken work, unless an append has changed it. Raises StoreAway."""
        key = keys.due(keys.bucket(taken.code))
        named = member_for_lists(taken.code) if taken.lists else member(taken.code, taken.match)
        await self._store.run(_PUT_OFF, (key,), named, taken.again, until or b"")

    async def later(self, code: RoomCode, match: MatchId, at: int) -> None:
        """Schedule another look at a match, at a time in ms since 1970 UTC. Raises StoreAway."""
        await self._store.ask("ZADD", keys.due(keys.bucket(code)), at, member(code, match))

    async def done(self, code: RoomCode, match: MatchId) -> None:
        """Remove a match whose due work is done. Raises StoreAway."""
        await self._store.ask("ZREM", keys.due(keys.bucket(code)), member(code, match))

    async def listed(self, code: RoomCode) -> None:
        """Remove a room whose players' lists have been written. Raises StoreAway."""
        await self._store.ask("ZREM", keys.due(keys.bucket(code)), member_for_lists(code))


def _taken(text: str, room_again: int, match_again: int) -> DueWorkItem:
    code, _, match = text.partition(" ")
    if match == _LISTS:
        return DueWorkItem(RoomCode(code), None, match_again, lists=True)
    return (
        DueWorkItem(RoomCode(code), MatchId(match), match_again)
        if match
        else DueWorkItem(RoomCode(code), None, room_again)
    )
