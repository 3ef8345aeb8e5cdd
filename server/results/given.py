"""Analyses of matches that a client sends: they are not stored, and rooms' matches come first."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from protocol.analysis import Analysis
from protocol.commands import Judge
from server.answers import Member, acknowledge
from server.background import aside
from server.bots.pool import Thinkers
from server.records.replay import PlayedMatch, check_moves, match_of_command
from server.results.analyses import analyses_busy, too_many_analyses
from server.results.judging import Asker, Judging

GIVEN_MOST = 8
"""The most such matches that are judged at once; each connection may wait for one."""
GIVEN_MOST_OF_ADDRESS = 2
"""The most of them for an address."""

log = structlog.get_logger(__name__)


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
            work = self._works[asker] = Judging(await aside(_checked, command))
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
