"""Settling: the record and the results of each finished match are stored in the database.

1. The append that ends a match also adds it to the due times of its bucket. The node that appended it settles it soon;
   if it dies, any node takes it from the due times later.
2. One match is settled at a time, with a pause after each, so that play comes first.
3. A thinking process makes the record from the match's entries and derives the results, so that no move waits for it.
   A node that doesn't hold the room reads the whole log for them.
4. One transaction stores the record and the results derived from it (`server.results.settle`).
5. Then the match's due time is set for compaction, or removed if it has no record (`settled`).
6. While the store or the database is unavailable, or if thinking processes die, the match stays due. A log that cannot
   be read is logged, and kept.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

import structlog

from protocol.ids import MatchId, RoomCode
from protocol.record import Record
from server import metrics
from server.away import Away
from server.background import paced, run_in_thread
from server.bots.pool import ThinkerLost, Thinkers
from server.bots.turns import Share
from server.finished.calendar import Calendar
from server.records.write import list_entries, write_record
from server.results.database import Database
from server.results.finished import Day, finish
from server.results.matches import StoredRecord, has_match, read_record
from server.results.settle import settle
from server.store.client import Store
from server.table.entries import Entry
from server.table.legs import MatchBegun
from server.table.match import BrokenLog, UnknownRules
from server.table.room import Span

WAITING_MOST = 1000
PER_SECOND = 60
"""The most matches that a node settles in a second, also when it catches up."""
AGAIN_SECONDS = 1.0
"""Seconds before settling is retried while the store or the database is unavailable."""

log = structlog.get_logger(__name__)


class Settled(Protocol):
    """A function that is called with each settled match."""

    async def __call__(self, code: RoomCode, match: MatchId, *, lasts: bool, entries: Sequence[Entry]) -> None:
        """Set or remove the match's due time. Raises Away.

        `lasts`: the match has a record. `entries` are the room's log if all of it was read, else empty.
        """


class Settling:
    """Stores the records and results of finished matches, one match at a time.

    `now` returns the time in ms since 1970 UTC. `over` is called with the record of each match whose number is no
    longer hidden, `settled` with each match that is settled. `span` returns where a finished match is in its room's
    log, or None if this node does not know that.
    """

    def __init__(
        self,
        *,
        store: Store,
        database: Database,
        thinkers: Thinkers,
        calendar: Calendar,
        now: Callable[[], int],
        over: Callable[[Record], None],
        settled: Settled,
        span: Callable[[RoomCode, MatchId], Span | None],
    ) -> None:
        self._store = store
        self._database = database
        self._thinkers = thinkers
        self._calendar = calendar
        self._now = now
        self._over = over
        self._settled = settled
        self._span = span
        self._waiting: asyncio.Queue[tuple[RoomCode, MatchId]] = asyncio.Queue(WAITING_MOST)
        self._unsettled: dict[MatchId, RoomCode] = {}

    def soon(self, code: RoomCode, match: MatchId) -> bool:
        """Queue a match that has just ended here, or that nobody has settled in time; return False if there is no room.

        Then the match stays due, and a node takes it later.
        """
        if match not in self._unsettled:
            try:
                self._waiting.put_nowait((code, match))
            except asyncio.QueueFull:
                return False
            self._unsettled[match] = code
            self._count()
        return True

    def _count(self) -> None:
        metrics.MATCHES_TO_SETTLE.set(len(self._unsettled))

    async def run(self) -> None:
        """Settle the matches in the queue, until cancelled."""
        while True:
            code, match = await self._waiting.get()
            async with paced(1 / PER_SECOND):
                if not await self.settle(code, match):
                    self._unsettled.pop(match, None)
                    self.soon(code, match)
                    await asyncio.sleep(AGAIN_SECONDS)

    async def settle(self, code: RoomCode, match: MatchId) -> bool:
        """Store the record and the results of a finished match; return False if it could not be stored now.

        A match that was settled before its log lost its last entries keeps its first record.
        """
        try:
            if await self._database.read(has_match, match):
                await self._settled(code, match, lasts=True, entries=())
            else:
                await self._store_match(code, match)
        except Away:
            return False
        except (BrokenLog, UnknownRules) as error:
            log.error("a match is due whose log cannot be read", room=code, match=match, error=str(error))
        except ThinkerLost as error:
            log.warning("a match stays due", room=code, match=match, error=str(error))
        except Exception:
            log.exception("a match could not be settled", room=code, match=match)
        self._unsettled.pop(match, None)
        self._count()
        return True

    async def _store_match(self, code: RoomCode, match: MatchId) -> None:
        whole, entries = await self._read(code, match)
        is_over, finished = await self._thinkers.think(Share(), finish, match, code, entries, self._day(entries))
        if not is_over:
            log.warning("a match is due whose log is gone", room=code, match=match)
        elif finished is not None:
            now = self._now()
            await self._database.write(settle, finished, now, self._calendar.day(now))
            if finished.day is None:  # else the number stays hidden
                self._over(finished.record)
        await self._settled(code, match, lasts=finished is not None, entries=whole)

    async def _read(self, code: RoomCode, match: MatchId) -> tuple[list[Entry], list[Entry]]:
        """Return a room's log, empty if it need not be read, and a match's entries. Raises StoreAway, BrokenLog."""
        span = self._span(code, match)
        if span is not None and (entries := await self._store.read_span(code, span)):
            return [], entries
        whole = await self._store.read(code)
        return whole, list_entries(whole, match)

    def _day(self, entries: Sequence[Entry]) -> Day | None:
        begun = entries[0].fact if entries else None
        if not isinstance(begun, MatchBegun) or begun.daily is None:
            return None
        return Day(day=begun.daily, ends=self._calendar.ends(begun.daily))

    async def settled(self, code: RoomCode, match: MatchId) -> None:
        """Settle a finished match at once, unless it is settled already. Raises Away."""
        if not await self._database.read(has_match, match) and not await self.settle(code, match):
            raise Away("a finished match cannot be settled now")

    async def record(self, code: RoomCode, match: MatchId) -> Record | None:
        """Return the record of a match, stored or made from its log; None while the match is not over.

        Raises Away, BrokenLog, UnknownRules and NotUnpacked.
        """
        stored = await self._database.read(read_record, match)
        if stored is not None:
            return await run_in_thread(_parse, stored)
        _, entries = await self._read(code, match)
        return await run_in_thread(write_record, entries)

    async def read_record(self, match: MatchId) -> StoredRecord | None:
        """Return the stored record of a match; None if there is none yet. Raises Away.

        A match that just ended here and waits to be settled is settled first. The caller checks whether the record is
        hidden.
        """
        code = self._unsettled.get(match)
        if code is not None:
            await self.settled(code, match)
        return await self._database.read(read_record, match)


def _parse(stored: StoredRecord) -> Record:
    return Record.model_validate_json(stored.unpack())
