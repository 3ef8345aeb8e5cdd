"""Compaction: a checkpoint takes the place of a room's log up to the end of a finished match.

1. A match is due from its end until its room's log is compacted, or has nothing to compact (`server.store.due`): first
   to be settled, then to be compacted. So nothing is forgotten when a node dies.
2. A settled match is looked at when it has been settled, when the next match begins in its room, when a node holds or
   releases the room, and every `AGAIN_MS`.
3. It is compacted once the next match has begun, or no living node holds the room. Its record has to be there, because
   the result is shown to players who come back; so do the records of earlier matches, because their entries go too.
4. The room at the entry that ended the match is the checkpoint. A node that has folded that entry still has it
   (`FoldedLog.checkpoint`). For another node a thinking process folds the log up to there; the node reads it, unless it
   was just read to be settled.
5. One script puts the checkpoint in the place of that entry and drops all entries before it, if the entry is still
   there: its number and id are the same, so all entries before it are the same too. Entries after it stay, and another
   node may append at that moment: the checkpoint has the number and the id of the entry that it replaces.
6. A node that has read beyond that entry goes on as before. A node that has not reads the log again from its start.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress

import structlog

from protocol.ids import MatchId, RoomCode
from server.away import Away
from server.background import paced
from server.bots.pool import Thinkers
from server.bots.turns import Share
from server.results.database import Database
from server.results.matches import has_match, list_unsettled
from server.rooms.folded_log import end_of
from server.rooms.replica import Replica
from server.store.client import Store
from server.store.due import DueTimes
from server.table.entries import Checkpoint, Entry
from server.table.legs import MatchBegun
from server.table.match import BrokenLog, UnknownRules

AGAIN_MS = 600_000
"""After this time a settled match is looked at again, if a node held its room: the node may have died."""
WAITING_MOST = 1000
PER_SECOND = 60
"""The most logs that a node looks at in a second."""

log = structlog.get_logger(__name__)


class Compaction:
    """Compacts rooms' logs on this node.

    `now` returns the store's time in ms since 1970 UTC, `living` the nodes that live, and `replica` a room as this node
    holds it, or None.
    """

    def __init__(
        self,
        *,
        store: Store,
        database: Database,
        thinkers: Thinkers,
        due: DueTimes,
        now: Callable[[], int],
        living: Callable[[], Awaitable[frozenset[str]]],
        replica: Callable[[RoomCode], Replica | None],
    ) -> None:
        self._store = store
        self._database = database
        self._thinkers = thinkers
        self._due = due
        self._now = now
        self._living = living
        self._replica = replica
        self._waiting: asyncio.Queue[tuple[RoomCode, MatchId, Replica | None]] = asyncio.Queue(WAITING_MOST)

    async def settled(self, code: RoomCode, match: MatchId, *, lasts: bool, entries: Sequence[Entry]) -> None:
        """Compact a room's log up to the end of a match that has just been settled, or look at it again later.

        `lasts`: the match has a record. `entries` are the room's log if it was read for that, else empty.

        Raises Away.
        """
        if not lasts:  # a match without a move has no record, and goes with the next match that has one
            await self._due.done(code, match)
        elif not await self._compact(code, match, entries, None):
            await self._due.later(code, match, self._now() + AGAIN_MS)

    def soon(self, code: RoomCode, match: MatchId, released: Replica | None = None) -> None:
        """Look at a match when its turn comes; `released` is its room if this node held it until now."""
        with suppress(asyncio.QueueFull):  # it stays due
            self._waiting.put_nowait((code, match, released))

    async def run(self) -> None:
        """Look at the matches in the queue, until cancelled."""
        while True:
            code, match, released = await self._waiting.get()
            async with paced(1 / PER_SECOND):
                try:
                    await self.compact(code, match, released)
                except Away:
                    pass  # it stays due
                except Exception:
                    log.exception("a room's log could not be compacted", room=code, match=match)

    async def compact(self, code: RoomCode, match: MatchId, released: Replica | None = None) -> None:
        """Compact a room's log up to the end of a match if it is settled, and if it is time. Raises Away."""
        if await self._database.read(has_match, match):
            await self._compact(code, match, (), released)

    async def _compact(
        self, code: RoomCode, match: MatchId, entries: Sequence[Entry], released: Replica | None
    ) -> bool:
        """Compact a room's log up to the end of a settled match; return False if it is not time yet."""
        held = self._replica(code)
        if held is not None and held.room is not None:
            if held.room.ids[-1:] == (match,):
                return False
        elif not _has_next(entries, match) and await self._is_held(code):
            return False
        known = held or released
        end = None if known is None else known.checkpoint(match)
        if end is None and (known is None or not known.is_compacted(match)):
            end = await self._read_end(code, match, entries)
        if end is None:
            await self._due.done(code, match)
        elif not await self._all_settled(end):
            return False
        elif await self._store.compact(code, match, end):
            if (held := self._replica(code)) is not None:
                held.forget(end.n)
            log.debug("log compacted", room=code, match=match, entries=end.n)
        return True

    async def _all_settled(self, end: Entry) -> bool:
        fact = end.fact
        return isinstance(fact, Checkpoint) and not await self._database.read(list_unsettled, fact.recorded)

    async def _is_held(self, code: RoomCode) -> bool:
        return not (await self._living()).isdisjoint(await self._store.holders(code))

    async def _read_end(self, code: RoomCode, match: MatchId, entries: Sequence[Entry]) -> Entry | None:
        """Return the checkpoint at the end of a match; None if there is nothing to compact. Raises StoreAway."""
        try:
            return await self._thinkers.think(Share(), end_of, code, entries or await self._store.read(code), match)
        except (BrokenLog, UnknownRules) as error:  # its room stops, and its log is kept
            log.error("a log cannot be compacted", room=code, match=match, error=str(error))
            return None


def _has_next(entries: Iterable[Entry], match: MatchId) -> bool:
    """Tell whether another match began after a match in a log."""
    begun = [entry.fact.id for entry in entries if isinstance(entry.fact, MatchBegun)]
    return match in begun[:-1]
