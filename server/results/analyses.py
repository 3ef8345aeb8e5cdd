"""Analyses of the rooms' finished matches, computed on request, with their progress.

Analyses are kept in the store. If several nodes want the same one, the node with the claim in the store computes it.
The others send its progress, and one of them continues if that node dies.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import structlog

from protocol.analysis import Analysis
from protocol.commands import AskAnalysis, Judge
from protocol.ids import MatchId
from protocol.record import Record
from server.answers import Member, acknowledge
from server.bots.analysis import Judgement
from server.bots.pool import Thinkers
from server.games.catalog import GAMES
from server.records.replay import match_of_record
from server.results.judging import Asker, Judging
from server.store.client import Store
from server.store.endpoint import StoreAway
from server.store.results.analyses import KeptAnalyses
from server.table.decision import Rejection, unknown_rules

ASKED_MOST = 4
"""The most analyses that a connection may wait for."""
WORK_MOST = 100
"""The most analyses that are computed at once."""
WORK_MOST_OF_ADDRESS = 25
"""The most of them for an address."""
LEFT_MOST = 32
"""The number of abandoned analyses whose first judgements are kept."""
RENEW_SECONDS = 1.0
"""Seconds between two updates of the progress for other nodes."""
LOOK_SECONDS = 0.5
"""Seconds between two checks of another node's progress."""

log = structlog.get_logger(__name__)


class Analyses:
    """The analyses requested on a node."""

    def __init__(self, store: Store, thinkers: Thinkers, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._kept = KeptAnalyses(store)
        self._thinkers = thinkers
        self._spawn = spawn
        self._works: dict[MatchId, Judging] = {}
        self._left: OrderedDict[MatchId, list[Judgement]] = OrderedDict()

    async def ask(self, asker: Member, command: AskAnalysis | Judge, match: MatchId, record: Record) -> None:
        """Send the analysis of a match with this record, at once or with its progress.

        Raises Rejection and StoreAway.
        """
        game = GAMES.get(record.game)
        if game is None or game.rules != record.rules:
            raise unknown_rules(record.game, record.rules)
        kept = await self._kept.of(match)
        by = Asker(asker, command.id, command.match if isinstance(command, AskAnalysis) else 0)
        if kept is not None:
            acknowledge(asker, command, 0)
            await by.tell_whole(kept)
            return
        work = self._works.get(match)
        if sum(one.member is asker for each in self._works.values() for one in each.askers) >= ASKED_MOST:
            raise too_many_analyses(ASKED_MOST)
        if work is None:
            of_address = sum(each.address == asker.address for each in self._works.values())
            if len(self._works) >= WORK_MOST or of_address >= WORK_MOST_OF_ADDRESS:
                raise analyses_busy()
            work = self._works[match] = Judging(match_of_record(record), self._left.pop(match, []))
            self._spawn(self._see_to(match, work))
        acknowledge(asker, command, 0)
        work.add(by)

    def forget(self, asker: Member) -> None:
        """Send an asker nothing more, because they left the room or the connection ended."""
        for work in self._works.values():
            work.askers = [one for one in work.askers if one.member is not asker]

    async def _see_to(self, match: MatchId, work: Judging) -> None:
        """Compute an analysis, or wait for another node's, while someone waits for it."""
        try:
            analysis = await self._worked_out(match, work)
        except Exception as error:
            work.fail()
            if not isinstance(error, StoreAway):
                log.exception("a match could not be analysed", match=match)
            return
        finally:  # also when the server stops
            del self._works[match]
        if analysis is not None:
            await work.end(analysis)

    async def _worked_out(self, match: MatchId, work: Judging) -> Analysis | None:
        """Return an analysis; None if nobody waits for it any longer: then its first judgements are kept.

        Raises StoreAway.
        """
        while work.askers:
            if await self._kept.claim(match):
                try:
                    analysis = await self._kept.of(match) or await self._work(match, work)
                finally:
                    with suppress(StoreAway):  # the claim then expires
                        await self._kept.give_up(match)
                if analysis is not None:
                    return analysis
                continue
            far = await self._kept.progress(match)
            if far is not None:
                work.tell(*far)
                await asyncio.sleep(LOOK_SECONDS)
            if (kept := await self._kept.of(match)) is not None:
                return kept
        self._left[match] = work.moves
        while len(self._left) > LEFT_MOST:
            self._left.popitem(last=False)
        return None

    async def _work(self, match: MatchId, work: Judging) -> Analysis | None:
        """Judge move by move, and store the analysis; None if nobody waits for it any longer."""
        renewing = asyncio.create_task(self._renew(match, work))
        try:
            analysis = await work.go_on(self._thinkers.later, rank=0)
        finally:
            renewing.cancel()
        if analysis is not None:
            with suppress(StoreAway):  # a later request then computes it again
                await self._kept.keep(match, analysis)
        return analysis

    async def _renew(self, match: MatchId, work: Judging) -> None:
        """Renew the claim and store the progress for other nodes."""
        while True:
            with suppress(StoreAway):
                await self._kept.go_on(match, len(work.moves), work.of)
            await asyncio.sleep(RENEW_SECONDS)


def too_many_analyses(limit: int) -> Rejection:
    """Return the rejection of a connection that waits for too many analyses."""
    analyses = "an analysis" if limit == 1 else f"{limit} analyses"
    message = f"You are waiting for {analyses} already. Try again when one is complete."
    return Rejection("too_many_analyses", message, limit=limit)


def analyses_busy() -> Rejection:
    """Return the rejection of an analysis while the server works on as many as it can."""
    return Rejection("analyses_busy", "The server is analysing too many matches. Try again in a minute.")
