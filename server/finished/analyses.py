"""Analyses of finished matches: how well each move was played, computed on request in the thinking processes.

1. A member asks for the analysis of a match that the server has stored (`Analyses`), or sends a match (`GivenMatches`).
   Only the first kind of analysis is stored. Stored matches come first.
2. Members who ask for the same match share one `Judging`. It judges the moves one by one, from the last one backwards,
   and sends the members its progress and the judged moves: a move's value depends on the next move's, so that it is
   final as soon as the move is judged.
3. If several nodes want the same analysis, the node with the claim in the store computes it. The others send its
   progress without the moves, and one of them continues if that node dies.
4. An analysis that nobody waits for any more stops; the moves judged so far are kept for a while.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import structlog

from protocol.analysis import Analysis, EarlyJudgement
from protocol.commands import AskAnalysis, Judge
from protocol.events import AnalysisEvent
from protocol.ids import MatchId
from protocol.record import Record
from server.answers import Member, acknowledge
from server.away import Away
from server.background import run_in_thread
from server.bots.analysis import AnalysedPosition, Judgement, balanced, course, judge_position, positions, whole
from server.bots.pool import Thinkers
from server.bots.registry import COMPUTERS
from server.bots.turns import Share
from server.encoding import encode
from server.games.catalog import GAMES
from server.records.replay import PlayedMatch, check_moves, match_of_command, match_of_record
from server.results.analyses import find_analysis, keep_analysis
from server.results.database import Database
from server.store.claims import Claims
from server.table.decision import Rejection, unknown_rules

TELL_SECONDS = 0.25
"""The shortest time in seconds between two progress messages."""
JUDGED_MOST = 100
"""The most judged moves in a progress message."""

Think = Callable[..., Coroutine[Any, Any, Any]]
"""Runs a function with its arguments in another process, on behalf of a share."""


@dataclass(slots=True, eq=False)
class Asker:
    """A member that asked for an analysis, with the command's id; `match` is the room's ordinal, 0 without a room.

    `sent` is the number of judged moves that were sent.
    """

    member: Member
    id: str
    match: int
    sent: int = field(default=0, init=False)

    def tell(self, done: int, of: int, judged: Sequence[EarlyJudgement] = (), failed: str | None = None) -> None:
        """Send the progress of an analysis with the next of all `judged` moves, or the reason why it failed."""
        part = tuple(judged[self.sent : self.sent + JUDGED_MOST])
        self.sent += len(part)
        event = AnalysisEvent(id=self.id, match=self.match, done=done, of=of, judged=part, failed=failed)
        self.member.send(encode(event))

    async def tell_whole(self, analysis: Analysis) -> None:
        """Send an analysis, which may be large, when the asker has received everything sent before."""
        await self.member.taken()
        moves = sum(len(leg.moves) for leg in analysis.legs)
        event = AnalysisEvent(id=self.id, match=self.match, done=moves, of=moves, analysis=analysis)
        self.member.send(encode(event))


@dataclass(slots=True, eq=False, kw_only=True)
class Judging:
    """An analysis in progress, with its askers."""

    match: PlayedMatch
    moves: list[Judgement] = field(default_factory=list)
    """The judgements, from the last move backwards."""
    askers: list[Asker] = field(default_factory=list)
    _judged: list[EarlyJudgement] = field(default_factory=list)
    _told: float = 0.0
    _places: list[tuple[int, int]] = field(init=False)
    """The leg, counted from 1, and the ply of each move of the match."""

    def __post_init__(self) -> None:
        self._places = [
            (number, ply) for number, leg in enumerate(self.match.legs, start=1) for ply in range(len(leg.moves))
        ]

    @property
    def of(self) -> int:
        """The number of moves to judge."""
        return len(self._places)

    def add(self, asker: Asker) -> None:
        """Add an asker, and send the progress."""
        self.askers.append(asker)
        asker.tell(len(self.moves), self.of, self.judged)

    def tell(self, done: int, of: int) -> None:
        """Send the progress to all askers, unless that was just done."""
        now = asyncio.get_running_loop().time()
        if now - self._told >= TELL_SECONDS:
            self._told = now
            for asker in self.askers:
                asker.tell(done, of, self.judged)

    async def end(self, analysis: Analysis) -> None:
        """Send the analysis to all askers; a slow reader does not delay the others."""
        await asyncio.gather(*[asker.tell_whole(analysis) for asker in self.askers])

    def fail(self) -> None:
        """Tell all askers that the analysis failed."""
        why = "The analysis could not be worked out. Ask again; the server's log says more."
        for asker in self.askers:
            asker.tell(len(self.moves), self.of, failed=why)

    @property
    def judged(self) -> list[EarlyJudgement]:
        """The moves judged so far, from the last one backwards, with their final values."""
        while len(self._judged) < len(self.moves):
            self._judged.append(self._early(len(self._judged)))
        return self._judged

    def _early(self, done: int) -> EarlyJudgement:
        """Return the move that was judged after `done` others."""
        number, ply = self._places[-1 - done]
        leg = self.match.legs[number - 1]
        after = self.moves[done - 1] if ply + 1 < len(leg.moves) else None
        move = balanced(self.match, leg, self.moves[done], after)
        return EarlyJudgement(
            leg=number,
            ply=ply,
            seat=move.seat,
            move=move.move,
            expected=move.expected,
            loss=move.loss,
            fault=move.fault,
        )

    @property
    def address(self) -> str:
        """The address that the analysis counts for."""
        return self.askers[0].member.address if self.askers else ""

    async def go_on(self, think: Think, rank: int) -> Analysis | None:
        """Judge move by move, from the last one backwards, while there are askers, and return the analysis.

        Raises ThinkerLost.
        """
        every = await run_in_thread(_positions, self.match)
        while len(self.moves) < len(every):
            if not self.askers:
                return None
            self.moves.append(await think(Share(rank, self.address), judge_position, every[-1 - len(self.moves)]))
            self.tell(len(self.moves), self.of)
        solved = COMPUTERS[self.match.game].solver is not None
        share = Share(rank, self.address)
        legs = range(len(self.match.legs))
        courses = [await think(share, course, self.match, leg) if solved else None for leg in legs]
        return await run_in_thread(whole, self.match, self.moves[::-1], courses=courses)


def _positions(match: PlayedMatch) -> list[AnalysedPosition]:
    return list(positions(match))


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

    def __init__(
        self,
        *,
        claims: Claims,
        database: Database,
        thinkers: Thinkers,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
        today: Callable[[], str],
    ) -> None:
        self._claims = claims
        self._database = database
        self._today = today
        self._thinkers = thinkers
        self._spawn = spawn
        self._works: dict[MatchId, Judging] = {}
        self._left: OrderedDict[MatchId, list[Judgement]] = OrderedDict()

    async def ask(self, asker: Member, command: AskAnalysis | Judge, match: MatchId, record: Record) -> None:
        """Send the analysis of a match with this record, at once or with its progress.

        Raises Rejection and Away.
        """
        game = GAMES.get(record.game)
        if game is None or game.rules != record.rules:
            raise unknown_rules(record.game, record.rules)
        kept = await self._find(match)
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
            work = self._works[match] = Judging(match=match_of_record(record), moves=self._left.pop(match, []))
            self._spawn(self._see_to(match, work))
        acknowledge(asker, command, 0)
        work.add(by)

    async def _find(self, match: MatchId) -> Analysis | None:
        return await find_analysis(self._database, match, self._today())

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
            if not isinstance(error, Away):
                log.exception("a match could not be analysed", match=match)
            return
        finally:  # also when the server stops
            del self._works[match]
        if analysis is not None:
            await work.end(analysis)

    async def _worked_out(self, match: MatchId, work: Judging) -> Analysis | None:
        """Return an analysis; None if nobody waits for it any longer: then its first judgements are kept.

        Raises Away.
        """
        while work.askers:
            if await self._claims.begin(_claim(match)):
                try:
                    analysis = await self._find(match) or await self._work(match, work)
                finally:
                    with suppress(Away):  # the claim then expires
                        await self._claims.give_up(_claim(match))
                if analysis is not None:
                    return analysis
                continue
            far = await self._claims.progress(_claim(match))
            if far is not None:
                work.tell(*far)
                await asyncio.sleep(LOOK_SECONDS)
            if (kept := await self._find(match)) is not None:
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
            with suppress(Away):  # a later request then computes it again
                await self._database.write(keep_analysis, match, analysis, self._today())
        return analysis

    async def _renew(self, match: MatchId, work: Judging) -> None:
        """Renew the claim and store the progress for other nodes."""
        while True:
            with suppress(Away):
                await self._claims.go_on(_claim(match), len(work.moves), work.of)
            await asyncio.sleep(RENEW_SECONDS)


def _claim(match: MatchId) -> str:
    return f"analysis:{match}"


def too_many_analyses(limit: int) -> Rejection:
    """Return the rejection of a connection that waits for too many analyses."""
    analyses = "an analysis" if limit == 1 else f"{limit} analyses"
    message = f"You are waiting for {analyses} already. Try again when one is complete."
    return Rejection("too_many_analyses", message, limit=limit)


def analyses_busy() -> Rejection:
    """Return the rejection of an analysis while the server works on as many as it can."""
    return Rejection("analyses_busy", "The server is analysing too many matches. Try again in a minute.")


GIVEN_MOST = 8
"""The most such matches that are judged at once; each connection may wait for one."""
GIVEN_MOST_OF_ADDRESS = 2
"""The most of them for an address."""


class GivenMatches:
    """The matches that clients have sent to a node."""

    def __init__(self, thinkers: Thinkers, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._thinkers = thinkers
        self._spawn = spawn
        self._works: dict[Member, Judging] = {}
        self._tasks: dict[Judging, asyncio.Task[Analysis | None]] = {}
        self._checking = asyncio.Lock()

    async def ask(self, asker: Member, command: Judge) -> None:
        """Judge a match and send the analysis, with its progress. Raises Rejection."""
        async with self._checking:  # one at a time, off the event loop: each takes some tens of milliseconds
            if asker in self._works:
                raise too_many_analyses(1)
            of_address = sum(each.address == asker.address for each in self._works)
            if len(self._works) >= GIVEN_MOST or of_address >= GIVEN_MOST_OF_ADDRESS:
                raise analyses_busy()
            work = self._works[asker] = Judging(match=await run_in_thread(_checked, command))
        self._spawn(self._see_to(asker, work))
        acknowledge(asker, command, 0)
        work.add(Asker(asker, command.id, 0))

    def forget(self, asker: Member) -> None:
        """Stop judging for an asker, because the connection ended."""
        work = self._works.pop(asker, None)
        if work is not None:
            work.askers.clear()
            if work in self._tasks:
                self._tasks[work].cancel()

    async def _see_to(self, asker: Member, work: Judging) -> None:
        """Judge a match while its asker waits; cancelled with the asker."""
        task = self._tasks[work] = asyncio.create_task(work.go_on(self._thinkers.later, rank=1))
        analysis: Analysis | None = None
        try:
            analysis = await task
        except Exception:
            log.exception("a given match could not be analysed")
            work.fail()
        finally:
            del self._tasks[work]
            if self._works.get(asker) is work:
                del self._works[asker]
        if analysis is not None:
            await work.end(analysis)


def _checked(command: Judge) -> PlayedMatch:
    match = match_of_command(command)
    check_moves(match)
    return match
