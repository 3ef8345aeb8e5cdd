"""Analyses on a real store and with real thinking processes: the computing node, the askers, and the stored result."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import cache, partial
from typing import Any

import pytest

from protocol.analysis import Analysis
from protocol.codes import RejectionCode as Code
from protocol.commands import AskAnalysis, Judge
from protocol.events import AnalysisEvent
from protocol.ids import MatchId
from protocol.record import Record
from server.bots.analysis import judge_position, positions, whole
from server.bots.pool import Thinkers
from server.finished import analyses
from server.finished.analyses import Analyses
from server.offline.simulate import records, simulation
from server.records.replay import match_of_record
from server.results.analyses import find_analysis, keep_analysis
from server.results.database import Database
from server.rooms.rooms import Rooms
from server.store import claims as store_claims
from server.store.claims import Claims
from server.store.client import Store
from server.table.decision import Rejection
from tests.results.played import match_id, settled
from tests.rooms.members import RULES, Member

MATCH = MatchId("match")
CLAIM = f"analysis:{MATCH}"
TODAY = "2026-11-21"
ASK = AskAnalysis(id="ask", match=1)
FEW = 2


@cache
def record() -> Record:
    """The record of a match on a number whose legs end within a few cards."""
    (found,) = records(simulation("family-tree", "9", 1, "random,easy", 0))
    return found


def analysis() -> Analysis:
    """An analysis of that match, told apart by its play-outs."""
    match = match_of_record(record())
    return whole(match, [judge_position(position, FEW) for position in positions(match)], playouts=7)


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look often, tell every move, and judge it by few play-outs: how well is not what is tested here."""
    monkeypatch.setattr(analyses, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(analyses, "TELL_SECONDS", 0)
    monkeypatch.setattr(analyses, "judge_position", partial(judge_position, playouts=FEW))


def analyses_of(
    store: Store, database: Database, thinkers: Thinkers, spawn: Callable[[Coroutine[Any, Any, None]], None]
) -> Analyses:
    """Return the analyses on a node."""
    return Analyses(claims=Claims(store), database=database, thinkers=thinkers, spawn=spawn, today=lambda: TODAY)


@asynccontextmanager
async def analysing(store: Store, database: Database, thinkers: Thinkers) -> AsyncIterator[Analyses]:
    """Analyses whose work has ended with the context."""
    async with asyncio.TaskGroup() as tasks:

        def spawn(work: Coroutine[Any, Any, None]) -> None:
            tasks.create_task(work)

        yield analyses_of(store, database, thinkers, spawn)


async def told(member: Member, id: str = "ask") -> Analysis:
    """Return the complete analysis."""
    event = await member.until(lambda event: isinstance(event, AnalysisEvent) and event.id == id and _ends(event))
    assert isinstance(event, AnalysisEvent) and event.analysis is not None, event
    return event.analysis


def _ends(event: AnalysisEvent) -> bool:
    return event.analysis is not None or event.failed is not None


def heard(member: Member) -> list[int]:
    """The number of judged moves in each progress message."""
    return [event.done for event in member.events if isinstance(event, AnalysisEvent)]


async def test_two_askers_share_an_analysis_and_a_later_one_gets_the_stored_one(
    url: str, database: Database, thinkers: Thinkers
) -> None:
    ada, ben, eve = Member("ada"), Member("ben"), Member("eve")
    async with Store(url, "one") as store:
        async with analysing(store, database, thinkers) as told_here:
            await told_here.ask(ada, ASK, MATCH, record())
            await told_here.ask(ben, AskAnalysis(id="too", match=1), MATCH, record())
            found = await told(ada)
            assert await told(ben, "too") == found
        count = sum(len(leg.moves) for leg in record().legs)
        assert heard(ada)[0] == 0 and heard(ada)[-2:] == [count, count]
        assert heard(ada) == sorted(heard(ada))
        assert [len(leg.moves) for leg in found.legs] == [len(leg.moves) for leg in record().legs]
        async with Store(url, "two") as second, analysing(second, database, thinkers) as told_there:
            await told_there.ask(eve, ASK, MATCH, record())
        assert [type(event).__name__ for event in eve.events] == ["Ack", "AnalysisEvent"]
        assert await told(eve) == found
        assert await Claims(store).progress(CLAIM) is None


async def test_another_nodes_results_are_sent_here(url: str, database: Database, thinkers: Thinkers) -> None:
    ada = Member("ada")
    async with (
        Store(url, "one") as store,
        Store(url, "two") as second,
        analysing(store, database, thinkers) as told_here,
    ):
        there = Claims(second)
        assert await there.begin(CLAIM)
        await there.go_on(CLAIM, 3, 12)
        await told_here.ask(ada, ASK, MATCH, record())
        await ada.until(lambda event: isinstance(event, AnalysisEvent) and (event.done, event.of) == (3, 12))
        await database.write(keep_analysis, MATCH, analysis(), TODAY)
        assert (await told(ada)).playouts == 7


async def test_this_node_continues_when_the_other_one_dies(
    url: str, database: Database, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_claims, "PROGRESS_SECONDS", 1)
    ada = Member("ada")
    async with (
        Store(url, "one") as store,
        Store(url, "two") as second,
        analysing(store, database, thinkers) as told_here,
    ):
        assert await Claims(second).begin(CLAIM)
        await told_here.ask(ada, ASK, MATCH, record())
        assert (await told(ada)).playouts != 7


async def test_an_abandoned_analysis_stops_and_can_be_continued(
    url: str, database: Database, thinkers: Thinkers
) -> None:
    ada = Member("ada")
    async with Store(url, "one") as store:
        async with analysing(store, database, thinkers) as told_here:
            await told_here.ask(ada, ASK, MATCH, record())
            await ada.until(lambda event: isinstance(event, AnalysisEvent) and event.done == 2)
            told_here.forget(ada)
        count = len(heard(ada))
        assert await find_analysis(database, MATCH, TODAY) is None
        assert await Claims(store).progress(CLAIM) is None
        async with asyncio.TaskGroup() as tasks:
            told_here._spawn = lambda work: [tasks.create_task(work)].clear()
            await told_here.ask(ada, AskAnalysis(id="again", match=1), MATCH, record())
            await told(ada, "again")
        assert heard(ada)[count] >= 2


async def test_an_analysis_stops_when_its_asker_is_gone(
    url: str, database: Database, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "judge_position", judge_position)  # else it may be whole before they have gone
    match = match_id(1)
    async with Store(url, "one") as store, Rooms(store, database, RULES, thinkers=thinkers) as rooms:
        await settled(database, 1, record())
        ada = Member("ada")
        await rooms.lookups.judge(ada, Judge(id="ask", match=match))
        claims = Claims(store)
        while await claims.progress(f"analysis:{match}") is None:
            pass
        rooms.forget(ada)
        while await claims.progress(f"analysis:{match}") is not None:
            pass
        assert await find_analysis(database, match, TODAY) is None


async def test_a_failure_is_reported_and_a_later_request_tries_again(
    url: str, database: Database, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Member("ada")
    async with Store(url, "one") as store, analysing(store, database, thinkers) as told_here:
        with monkeypatch.context() as fails:
            fails.setattr(analyses, "judge_position", int)  # which judges no positions
            await told_here.ask(ada, ASK, MATCH, record())
            event = await ada.until(lambda event: isinstance(event, AnalysisEvent) and _ends(event))
            assert isinstance(event, AnalysisEvent) and event.failed is not None and "Ask again" in event.failed
        await told_here.ask(ada, AskAnalysis(id="again", match=1), MATCH, record())
        assert (await told(ada, "again")).legs


async def test_too_much_at_once_is_refused(
    url: str, database: Database, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "WORK_MOST", 5)
    ada, ben = Member("ada"), Member("ben")
    async with Store(url, "one") as store:
        works: list[Coroutine[Any, Any, None]] = []
        told_here = analyses_of(store, database, thinkers, works.append)  # which computes nothing
        for number in range(4):
            await told_here.ask(ada, ASK, MatchId(f"m{number}"), record())
        with pytest.raises(Rejection, match="4 analyses") as refused:
            await told_here.ask(ada, ASK, MatchId("m4"), record())
        assert refused.value.code is Code.TOO_MANY
        await told_here.ask(ben, ASK, MatchId("m4"), record())
        with pytest.raises(Rejection, match="too many matches"):
            await told_here.ask(ben, ASK, MatchId("m5"), record())
        told_here.forget(ada)
        await told_here.ask(ada, ASK, MatchId("m0"), record())
        for work in works:
            work.close()


async def test_match_by_other_rules_is_refused(url: str, database: Database, thinkers: Thinkers) -> None:
    async with Store(url, "one") as store, analysing(store, database, thinkers) as told_here:
        with pytest.raises(Rejection, match="version 99 of the rules"):
            await told_here.ask(Member("ada"), ASK, MATCH, record().model_copy(update={"rules": 99}))
