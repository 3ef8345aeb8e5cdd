"""Settling: the record and the results of each finished match are stored.

1. The append that ends a match also adds it to the due times of its bucket. The node that appended it settles it soon;
   if it dies, any node takes it from the due times later.
2. One match is settled at a time, with a pause after each, so that play comes first.
3. The record is made from the match's entries. A node that doesn't hold the room reads the whole log for them.
4. Its results are stored first, and then its record. A match that has its record is settled.
5. Then the match's due time is set for compaction, or removed if it has no record (`settled`).
6. While the store is unavailable, the match stays due. A log that cannot be read is logged, and kept.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Protocol

import structlog

from protocol.daily import DailyRow
from protocol.ids import MatchId, PlayerId, RoomCode, level_of
from protocol.record import Record
from protocol.scores import HighScore
from server import metrics
from server.background import run_in_thread, throttled
from server.records.results import end_time, list_daily_results, list_leg_scores, list_outcomes
from server.records.write import list_entries, write_record
from server.results.calendar import Calendar
from server.results.players import Players
from server.results.ranking import counts, order_of
from server.store.client import Store
from server.store.endpoint import StoreAway
from server.store.results.best_games import BestGames
from server.store.results.daily import KeptDay
from server.store.results.numbers import KeptNumbers, Numbered
from server.store.results.records import KeptRecords
from server.store.results.statistics import KeptStatistics
from server.table.entries import Entry
from server.table.legs import MatchBegun
from server.table.match import BrokenLog, UnknownRules
from server.table.room import Span

WAITING_MOST = 1000

log = structlog.get_logger(__name__)


class Settled(Protocol):
    """A function that is called with each settled match."""

    async def __call__(self, code: RoomCode, match: MatchId, *, lasts: bool, entries: Sequence[Entry]) -> None:
        """Set or remove the match's due time. Raises StoreAway.

        `lasts`: the match has a record. `entries` are the room's log if all of it was read, else empty.
        """


class Settling:
    """Stores the results and records of finished matches, one match at a time.

    `over` is called with the record of each match whose number is no longer hidden, `settled` with each match that is
    settled. `span` returns where a finished match is in its room's log, or None if this node does not know that.
    """

    def __init__(
        self,
        *,
        store: Store,
        calendar: Calendar,
        over: Callable[[Record], None],
        settled: Settled,
        span: Callable[[RoomCode, MatchId], Span | None],
    ) -> None:
        self._store = store
        self._calendar = calendar
        self._over = over
        self._settled = settled
        self._span = span
        self._results = KeptRecords(store)
        self._numbers = KeptNumbers(store)
        self.best = BestGames(store)
        self.statistics = KeptStatistics(store)
        self.players = Players(store, self.best, self.statistics)
        self._waiting: asyncio.Queue[tuple[RoomCode, MatchId]] = asyncio.Queue(WAITING_MOST)
        self._queued: set[MatchId] = set()
        self._unsettled: dict[MatchId, RoomCode] = {}

    def soon(self, code: RoomCode, match: MatchId) -> None:
        """Settle a match when its turn comes: it has just ended here, or nobody has settled it in time."""
        if match not in self._queued:
            with suppress(asyncio.QueueFull):  # a node takes it again later
                self._waiting.put_nowait((code, match))
                self._queued.add(match)
                self._unsettled[match] = code
        metrics.MATCHES_TO_SETTLE.set(self._waiting.qsize())

    async def run(self) -> None:
        """Settle the matches in the queue, until cancelled."""
        while True:
            code, match = await self._waiting.get()
            self._queued.discard(match)
            metrics.MATCHES_TO_SETTLE.set(self._waiting.qsize())
            async with throttled(self._waiting.qsize):
                await self.settle(code, match)

    async def settle(self, code: RoomCode, match: MatchId) -> None:
        """Store the record and the results of a finished match; it stays due if the store is away.

        A match that was settled before its log lost its last entries keeps its first record.
        """
        try:
            if await self._results.has(match):
                await self._settled(code, match, lasts=True, entries=())
            else:
                await self._store_match(code, match)
        except StoreAway:
            return
        except (BrokenLog, UnknownRules) as error:
            log.error("a match is due whose log cannot be read", room=code, match=match, error=str(error))
        except Exception:
            log.exception("a match could not be settled", room=code, match=match)
        self._unsettled.pop(match, None)

    async def _store_match(self, code: RoomCode, match: MatchId) -> None:
        whole, entries = await self._read(code, match)
        found = await run_in_thread(write_record, entries)
        lasts = found is not None and any(leg.moves for leg in found.legs)  # else nobody has played
        if found is None:
            log.warning("a match is due whose log is gone", room=code, match=match)
        elif lasts:
            await self._keep_daily(match, entries[0], found)
            await self._keep(match, found)
            if not _is_daily(entries[0]):  # else the number stays hidden
                self._over(found)
        await self._settled(code, match, lasts=lasts, entries=whole)

    async def _read(self, code: RoomCode, match: MatchId) -> tuple[list[Entry], list[Entry]]:
        """Return a room's log, empty if it need not be read, and a match's entries. Raises StoreAway, BrokenLog."""
        span = self._span(code, match)
        if span is not None and (entries := await self._store.read_span(code, span)):
            return [], entries
        whole = await self._store.read(code)
        return whole, list_entries(whole, match)

    async def _keep(self, match: MatchId, found: Record) -> None:
        """Store the results of a match, and then its record, which marks all of it as stored."""
        await self._reach(match, found)
        await self._keep_players(match, found)
        people = sum(level_of(PlayerId(seat.player)) is None for seat in found.seats)
        await self._results.keep(match, found.model_dump_json().encode(), brief=people < 2)

    async def _keep_players(self, match: MatchId, found: Record) -> None:
        day = await self._results.withheld(match)
        await self.players.keep(match, found, day, told=day is not None and end_time(found) >= self._calendar.ends(day))

    async def _keep_daily(self, match: MatchId, first: Entry, found: Record) -> None:
        """Hide the match's record until the end of its daily number's day, then store the results of the tries.

        Matches that ended after the day are not ranked, because the number is no longer hidden then.
        """
        begun = first.fact
        if not isinstance(begun, MatchBegun) or begun.daily is None:
            return
        await self._results.withhold(match, begun.daily)
        kept, ends = KeptDay(self._store, found.game, begun.daily), self._calendar.ends(begun.daily)
        for each in list_daily_results(found):
            if each.at < ends:
                row = DailyRow(
                    rank=0,
                    player=each.player,
                    name=each.name,
                    opponent=each.opponent,
                    difference=each.difference,
                    scores=each.scores,
                    at=each.at,
                    match=match,
                    against="computer" if each.computer else "friend",
                    why=each.why,
                )
                await kept.keep(row)

    async def _reach(self, match: MatchId, found: Record) -> None:
        for outcome in list_outcomes(found):
            await self.statistics.keep(found.game, found.options, found.form, match, outcome)
        if not counts(found):
            return
        together = len(found.seats) if found.form == "together" else None
        order = order_of(found.game, found.options)
        for leg in list_leg_scores(found):
            on = Numbered.of(found.game, found.rules, found.options, leg.number, together)
            await self._numbers.reach(on, order, leg)
            if found.form == "solo":
                score = HighScore(
                    match=match,
                    options=found.options,
                    number=leg.number,
                    score=leg.score,
                    at=leg.at,
                    hints=leg.hints,
                    takebacks=leg.takebacks,
                    seconds=leg.seconds,
                )
                await self.best.keep(leg.player, found.game, order, score, helped=leg.helped)

    async def settled(self, code: RoomCode, match: MatchId) -> None:
        """Settle a finished match at once, unless it is settled already. Raises StoreAway."""
        if not await self._results.has(match):
            await self.settle(code, match)

    async def withheld(self, match: MatchId) -> str | None:
        """Return the day until whose end a match's record is hidden; None if it was never hidden. Raises StoreAway."""
        return await self._results.withheld(match)

    async def record(self, code: RoomCode, match: MatchId) -> Record | None:
        """Return the record of a match, stored or made from its log; None while the match is not over.

        Raises StoreAway, BrokenLog and UnknownRules.
        """
        kept = await self._results.record(match)
        if kept is not None:
            await self._results.opened(match)
            return Record.model_validate_json(kept)
        _, entries = await self._read(code, match)
        return await run_in_thread(write_record, entries)

    async def read_record(self, match: MatchId) -> bytes | None:
        """Return the record of a match as JSON; None if there is none yet. Raises StoreAway.

        A match that just ended here and waits to be settled is settled first. The caller checks whether the record is
        hidden.
        """
        code = self._unsettled.get(match)
        if code is not None:
            await self.settled(code, match)
        await self._results.opened(match)
        return await self._results.record(match)


def _is_daily(first: Entry) -> bool:
    return isinstance(first.fact, MatchBegun) and first.fact.daily is not None
