"""What a room's node does by itself, with a time of the test's own and without a store."""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from protocol.ids import RoomCode
from protocol.options import Clock
from server.live import duties
from server.live.duties import Duties, Work
from server.live.node import Node
from server.table import match as matches
from server.table.clocks import given
from server.table.decision import Decision
from server.table.match_facts import Flagged, TimeGiven
from server.table.room import Room
from tests.table.play import CODE, Table


class Shell:
    """A room's shell: takes what the duties append.

    `now` is the time, and `last` when the clock was looked after last, if that was before, in ms since 1970 UTC.
    """

    def __init__(self, now: int) -> None:
        self.now = now
        self.last: int | None = None
        self.appended: asyncio.Queue[Work] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []
        self.duties = Duties(CODE, cast(Node, self._node()), self.appended.put_nowait)

    def _node(self) -> SimpleNamespace:
        return SimpleNamespace(
            time=SimpleNamespace(now=lambda: self.now),
            beside=SimpleNamespace(last_looked_after=self._last, looked_after=self._looked_after),
            spawn=self._spawn,
        )

    async def _last(self, code: RoomCode) -> int:
        last, self.last = self.last, None
        return last or self.now

    async def _looked_after(self, code: RoomCode, at: int) -> None:
        return None

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.append(asyncio.ensure_future(work))

    async def end(self) -> None:
        """End the duties' tasks."""
        self.duties.rest()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Room:
    """A room in which a clock runs; whether a flag has fallen is looked for often."""
    monkeypatch.setattr(duties, "LOOK_MS", 1)
    table = Table(number=1, clock=Clock(move=30))
    table.sit()
    table.begin()
    return table.room


def due(room: Room) -> int:
    """Return when the next flag falls."""
    assert room.match is not None
    found = matches.due(room.match)
    assert found is not None
    return found[0]


async def test_a_flag_falls_until_the_store_takes_it(room: Room) -> None:
    shell = Shell(due(room))
    shell.duties.watch(room)
    for _ in range(3):
        decision = (await shell.appended.get())(room)
        assert decision is not None
        assert [type(fact) for fact in decision.facts] == [Flagged]
    await shell.end()


async def test_a_flag_falls_though_the_time_was_put_back_while_it_was_waited_for(room: Room) -> None:
    shell = Shell(due(room))
    shell.duties.watch(room)
    shell.now -= 5
    for _ in range(3):
        await asyncio.sleep(0)
    assert shell.appended.empty()
    shell.now += 5
    assert (await shell.appended.get())(room) is not None
    await shell.end()


async def test_time_is_given_back_until_the_store_takes_it_and_no_flag_falls_before(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duties, "GAP_MS", 250)
    shell = Shell(due(room))
    shell.last = shell.now - 500
    shell.duties.watch(room)
    for _ in range(3):
        decision = (await shell.appended.get())(room)
        assert decision == Decision([TimeGiven(500)])
    assert room.match is not None and room.match.leg.clocks is not None
    leg = replace(room.match.leg, clocks=given(room.match.leg.clocks, 500))
    after = replace(room, match=replace(room.match, legs=(leg,)))
    shell.duties.watch(after)
    while not shell.appended.empty():
        assert shell.appended.get_nowait()(after) is None
    shell.now = due(after)
    decision = (await shell.appended.get())(after)
    assert decision is not None
    assert [type(fact) for fact in decision.facts] == [Flagged]
    await shell.end()


async def test_nothing_is_due_in_a_room_at_rest(room: Room) -> None:
    shell = Shell(due(room))
    shell.duties.watch(room)
    shell.duties.rest()
    await asyncio.gather(*shell.tasks)
    assert shell.appended.empty()
