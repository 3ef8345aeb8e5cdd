"""Analyses in progress: moves are judged one by one in thinking processes, and the askers get the progress."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from protocol.analysis import Analysis
from protocol.events import AnalysisEvent
from server.answers import Member
from server.background import aside
from server.bots.analysis import AnalysedPosition, Judgement, course, judged, positions, whole
from server.bots.registry import COMPUTERS
from server.bots.turns import Share
from server.encoding import encode
from server.records.replay import PlayedMatch

TELL_SECONDS = 0.25
"""The shortest time in seconds between two progress messages."""

Think = Callable[..., Coroutine[Any, Any, Any]]
"""Runs a function with its arguments in another process, on behalf of a share."""


@dataclass(frozen=True, slots=True, eq=False)
class Asker:
    """A member that asked for an analysis, with the command's id; `match` is the room's ordinal, 0 without a room."""

    member: Member
    id: str
    match: int

    def tell(self, done: int, of: int, failed: str | None = None) -> None:
        """Send the progress of an analysis, or the reason why it failed."""
        self.member.send(encode(AnalysisEvent(id=self.id, match=self.match, done=done, of=of, failed=failed)))

    async def tell_whole(self, analysis: Analysis) -> None:
        """Send an analysis, which may be large, when the asker has received everything sent before."""
        await self.member.taken()
        moves = sum(len(leg.moves) for leg in analysis.legs)
        event = AnalysisEvent(id=self.id, match=self.match, done=moves, of=moves, analysis=analysis)
        self.member.send(encode(event))


@dataclass(slots=True, eq=False)
class Judging:
    """An analysis in progress, with its askers."""

    match: PlayedMatch
    moves: list[Judgement] = field(default_factory=list)
    askers: list[Asker] = field(default_factory=list)
    _told: float = 0.0

    @property
    def of(self) -> int:
        """The number of moves to judge."""
        return sum(len(leg.moves) for leg in self.match.legs)

    def add(self, asker: Asker) -> None:
        """Add an asker, and send the progress."""
        self.askers.append(asker)
        asker.tell(len(self.moves), self.of)

    def tell(self, done: int, of: int) -> None:
        """Send the progress to all askers, unless that was just done."""
        now = asyncio.get_running_loop().time()
        if now - self._told >= TELL_SECONDS:
            self._told = now
            for asker in self.askers:
                asker.tell(done, of)

    async def end(self, analysis: Analysis) -> None:
        """Send the analysis to all askers; a slow reader does not delay the others."""
        await asyncio.gather(*[asker.tell_whole(analysis) for asker in self.askers])

    def fail(self) -> None:
        """Tell all askers that the analysis failed."""
        why = "The analysis could not be worked out. Ask again; the server's log says more."
        for asker in self.askers:
            asker.tell(len(self.moves), self.of, why)

    @property
    def address(self) -> str:
        """The address that the analysis counts for."""
        return self.askers[0].member.address if self.askers else ""

    async def go_on(self, think: Think, rank: int) -> Analysis | None:
        """Judge move by move while there are askers, and return the analysis. Raises ThinkerLost."""
        every = await aside(_positions, self.match)
        while len(self.moves) < len(every):
            if not self.askers:
                return None
            self.moves.append(await think(Share(rank, self.address), judged, every[len(self.moves)]))
            self.tell(len(self.moves), self.of)
        solved = COMPUTERS[self.match.game].solver is not None
        share = Share(rank, self.address)
        legs = range(len(self.match.legs))
        courses = [await think(share, course, self.match, leg) if solved else None for leg in legs]
        return await aside(whole, self.match, self.moves, courses=courses)


def _positions(match: PlayedMatch) -> list[AnalysedPosition]:
    return list(positions(match))
