"""Matches given to a node to be judged: one at a time for each who asks, few in all, for as long as they are there."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest

from protocol.analysis import Analysis
from protocol.codes import RejectionCode as Code
from protocol.commands import Judge
from protocol.events import AnalysisEvent
from server.bots.analysis import judge_position, positions, whole
from server.bots.turns import Share
from server.finished import analyses
from server.finished.analyses import GivenMatches
from server.records.replay import match_of_command
from server.table.decision import Rejection
from tests.bots.test_analysis import told
from tests.finished.test_analyses import record
from tests.records.test_replay import asked
from tests.rooms.members import Member

FEW = 2


class Here:
    """Thinks in this process, with few play-outs, once it may."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.asked = asyncio.Event()
        self.fails = False

    async def later(self, share: Share, function: Callable[..., Any], position: Any) -> Any:
        """Judge a position."""
        assert function is judge_position
        self.asked.set()
        await self.may.wait()
        if self.fails:
            raise RuntimeError("a bug")
        return function(position, FEW)


@asynccontextmanager
async def judges(thinkers: Here) -> AsyncIterator[GivenMatches]:
    """Matches in judgement, whose work has ended with the context."""
    async with asyncio.TaskGroup() as tasks:

        def spawn(work: Coroutine[Any, Any, None]) -> None:
            tasks.create_task(work)

        yield GivenMatches(thinkers, spawn)  # type: ignore[arg-type] # thinks here


def ask(id: str = "ask", **changes: Any) -> Judge:
    """Return the question of a short match."""
    question = asked(record().model_dump(mode="json"), id=id, **changes)
    return Judge.model_validate(question.model_dump(exclude={"type", "leg", "first"}))


async def ended(member: Member, id: str = "ask") -> AnalysisEvent:
    """Return the last message of an analysis."""
    event = await member.until(
        lambda event: (
            isinstance(event, AnalysisEvent) and event.id == id and (event.analysis is not None or bool(event.failed))
        )
    )
    assert isinstance(event, AnalysisEvent)
    return event


def expected() -> Analysis:
    """What is found of it."""
    match = match_of_command(ask())
    return whole(match, [judge_position(position, FEW) for position in positions(match)])


async def test_an_analysis_depends_on_the_command_alone_and_sends_its_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "TELL_SECONDS", 0)
    thinkers, ada = Here(), Member("ada")
    thinkers.may.set()
    async with judges(thinkers) as matches:
        await matches.ask(ada, ask())
        found = await ended(ada)
        assert found.analysis == expected()
        assert found.match == 0
        far = [event.done for event in ada.events if isinstance(event, AnalysisEvent)]
        assert far == [*range(found.of + 1), found.of]
        await matches.ask(ada, ask("again"))
        assert (await ended(ada, "again")).analysis == found.analysis


async def test_each_may_wait_for_one_and_few_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "GIVEN_MOST", 2)
    thinkers = Here()
    ada, ben, eve = Member("ada"), Member("ben"), Member("eve")
    async with judges(thinkers) as matches:
        await matches.ask(ada, ask())
        with pytest.raises(Rejection, match="You are waiting for an analysis already") as refused:
            await matches.ask(ada, ask("too"))
        assert refused.value.code is Code.TOO_MANY
        await matches.ask(ben, ask())
        with pytest.raises(Rejection, match="too many matches") as refused:
            await matches.ask(eve, ask())
        assert refused.value.code is Code.TOO_MANY
        matches.forget(ada)
        await matches.ask(eve, ask())
        thinkers.may.set()
        for one in (ben, eve):
            assert (await ended(one)).analysis == expected()
    assert [event.done for event in ada.events if isinstance(event, AnalysisEvent)] == [0]


async def test_judging_stops_when_the_asker_is_gone() -> None:
    thinkers, ada = Here(), Member("ada")
    async with judges(thinkers) as matches:
        await matches.ask(ada, ask())
        await thinkers.asked.wait()
        matches.forget(ada)
        matches.forget(ada)  # who waits for nothing
    # the end of the context shows that nobody waits for an answer any longer; no process may be available


async def test_a_refused_match_takes_no_place() -> None:
    thinkers, ada = Here(), Member("ada")
    thinkers.may.set()
    async with judges(thinkers) as matches:
        with pytest.raises(Rejection, match="played alone has one seat"):
            await matches.ask(ada, ask(form="solo"))
        await matches.ask(ada, ask())
        assert (await ended(ada)).analysis is not None


async def test_a_failure_is_reported_and_another_analysis_may_be_asked_for() -> None:
    thinkers, ada = Here(), Member("ada")
    thinkers.may.set()
    thinkers.fails = True
    async with judges(thinkers) as matches:
        await matches.ask(ada, ask())
        failed = (await ended(ada)).failed
        assert failed is not None and "Ask again" in failed
        thinkers.fails = False
        await matches.ask(ada, ask("again"))
        assert (await ended(ada, "again")).analysis is not None


def test_moves_of_the_computer_in_a_players_place_do_not_count() -> None:
    legs = [
        leg.model_copy(update={"by_computer": [ply for ply, (seat, _) in enumerate(leg.moves) if seat == 0]})
        for leg in ask().legs
    ]
    moves = [lost for leg in legs for seat, _ in leg.moves for lost in told(0, seat=seat)]
    found = whole(match_of_command(ask().model_copy(update={"legs": legs})), moves)
    assert [leg.accuracy for leg in found.legs] == [(None, 100.0), (None, 100.0)]
