"""How well the moves of finished matches were played: worked out move by move for those who ask, told as it goes on.

It is kept in the store. Of several nodes the one works it out that has claimed it there; the others tell how far that
one is, and when it dies, go on in its place.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import structlog

from protocol.analysis import Analysis, JudgedMove
from protocol.codes import RejectionCode as Code
from protocol.commands import AskAnalysis
from protocol.events import AnalysisEvent
from protocol.ids import MatchId
from protocol.record import Record
from server.bots.analysis import Position, judged, positions, whole
from server.bots.pool import Thinkers
from server.games.registry import GAMES
from server.live.answers import Member, acknowledge
from server.live.encoding import encode
from server.store.analyses import KeptAnalyses
from server.store.redis import Store, StoreAway
from server.table.rejection import Rejection

ASKED_MOST = 4
"""How many analyses one connection may wait for at once."""
WORK_MOST = 100
"""How many are worked out at once."""
LEFT_MOST = 32
"""Of how many that nobody waited for any more the beginnings are remembered."""
TELL_SECONDS = 0.25
"""How often is told at most how far one is."""
RENEW_SECONDS = 1.0
"""How often other nodes are let know how far this one is."""
LOOK_SECONDS = 0.5
"""How often is looked how far another node is."""

log = structlog.get_logger(__name__)


@dataclass(slots=True, eq=False)
class _Work:
    """An analysis in the making: who waits for it, and how far it is."""

    match: MatchId
    record: Record
    moves: list[JudgedMove]
    of: int
    askers: list[tuple[Member, AskAnalysis]] = field(default_factory=list)
    told: float = 0.0


class Analyses:
    """The analyses that are asked for on a node."""

    def __init__(self, store: Store, thinkers: Thinkers, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._kept = KeptAnalyses(store)
        self._thinkers = thinkers
        self._spawn = spawn
        self._works: dict[MatchId, _Work] = {}
        self._left: OrderedDict[MatchId, list[JudgedMove]] = OrderedDict()

    async def ask(self, asker: Member, command: AskAnalysis, match: MatchId, record: Record) -> None:
        """Tell how well a match was played, of which this is the record, now or as it is worked out.

        Raises Rejection and StoreAway.
        """
        game = GAMES.get(record.game)
        if game is None or game.rules != record.rules:
            raise Rejection(
                Code.NOT_ALLOWED, "That match was played by rules that this server has no more.", "a newer match"
            )
        kept = await self._kept.of(match)
        if kept is not None:
            acknowledge(asker, command, 0)
            asker.send(_whole(command, kept))
            return
        work = self._works.get(match)
        if sum(one is asker for each in self._works.values() for one, _ in each.askers) >= ASKED_MOST:
            raise Rejection(
                Code.TOO_MANY, f"You wait for {ASKED_MOST} analyses already.", "another one when one of them is whole"
            )
        if work is None:
            if len(self._works) >= WORK_MOST:
                raise Rejection(Code.TOO_MANY, "Too many matches are analysed on this server now.", "the same, later")
            of = sum(len(leg.moves) for leg in record.legs)
            work = self._works[match] = _Work(match, record, self._left.pop(match, []), of)
            self._spawn(self._see_to(work))
        work.askers.append((asker, command))
        acknowledge(asker, command, 0)
        asker.send(_progress(command, len(work.moves), work.of))

    def forget(self, asker: Member) -> None:
        """Tell somebody nothing more: they have left the room, or the connection has ended."""
        for work in self._works.values():
            work.askers = [(one, command) for one, command in work.askers if one is not asker]

    async def _see_to(self, work: _Work) -> None:
        """Work out an analysis, or have another node do it, for as long as somebody waits for it."""
        try:
            analysis = await self._worked_out(work)
        except Exception as error:
            self._end(work)
            for asker, command in work.askers:
                asker.send(_failed(command, len(work.moves), work.of))
            if not isinstance(error, StoreAway):
                log.exception("a match could not be analysed", match=work.match)
            return
        except BaseException:  # the server ends
            self._end(work)
            raise
        self._end(work)
        if analysis is not None:
            for asker, command in work.askers:
                asker.send(_whole(command, analysis))

    def _end(self, work: _Work) -> None:
        del self._works[work.match]

    async def _worked_out(self, work: _Work) -> Analysis | None:
        """Return an analysis; None where nobody waits for it any more: then its beginning is remembered.

        Raises StoreAway.
        """
        while work.askers:
            if await self._kept.claim(work.match):
                try:
                    analysis = await self._kept.of(work.match) or await self._work(work)
                finally:
                    with suppress(StoreAway):  # then it lapses
                        await self._kept.give_up(work.match)
                if analysis is not None:
                    return analysis
                continue
            far = await self._kept.progress(work.match)
            if far is not None:
                self._tell(work, *far)
                await asyncio.sleep(LOOK_SECONDS)
            if (kept := await self._kept.of(work.match)) is not None:
                return kept
        self._left[work.match] = work.moves
        while len(self._left) > LEFT_MOST:
            self._left.popitem(last=False)
        return None

    async def _work(self, work: _Work) -> Analysis | None:
        """Judge move by move, and keep the analysis; None where nobody waits for it any more."""
        renewing = asyncio.create_task(self._renew(work))
        try:
            every = await asyncio.to_thread(_positions, work.record)
            while len(work.moves) < len(every):
                if not work.askers:
                    return None
                work.moves.append(await self._thinkers.later(judged, every[len(work.moves)]))
                self._tell(work, len(work.moves), work.of)
        finally:
            renewing.cancel()
        analysis = await asyncio.to_thread(whole, work.record, work.moves)
        with suppress(StoreAway):  # then it is worked out again for who asks again
            await self._kept.keep(work.match, analysis)
        return analysis

    async def _renew(self, work: _Work) -> None:
        """Let other nodes know that this one is at work, and how far."""
        while True:
            with suppress(StoreAway):
                await self._kept.go_on(work.match, len(work.moves), work.of)
            await asyncio.sleep(RENEW_SECONDS)

    def _tell(self, work: _Work, done: int, of: int) -> None:
        now = asyncio.get_running_loop().time()
        if now - work.told >= TELL_SECONDS:
            work.told = now
            for asker, command in work.askers:
                asker.send(_progress(command, done, of))


def _positions(record: Record) -> list[Position]:
    return list(positions(record))


def _progress(command: AskAnalysis, done: int, of: int) -> bytes:
    return encode(AnalysisEvent(id=command.id, match=command.match, done=done, of=of))


def _failed(command: AskAnalysis, done: int, of: int) -> bytes:
    why = "The analysis could not be worked out. Ask again; the server's log says more."
    return encode(AnalysisEvent(id=command.id, match=command.match, done=done, of=of, failed=why))


def _whole(command: AskAnalysis, analysis: Analysis) -> bytes:
    moves = sum(len(leg.moves) for leg in analysis.legs)
    return encode(AnalysisEvent(id=command.id, match=command.match, done=moves, of=moves, analysis=analysis))
