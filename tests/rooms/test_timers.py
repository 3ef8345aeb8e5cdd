"""What a room's node does by itself, with a time of the test's own and without a store."""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from protocol.ids import RoomCode
from protocol.options import Clock
from server.rooms import timers as duties
from server.rooms.node import Node
from server.rooms.outages import Outage
from server.rooms.timers import Timers, Work
from server.store.endpoint import StoreAway
from server.store.watchers import Alive
from server.table.clocks import ALLOWANCE_MS, Flagged, TimeGiven, TimeLow, give_time
from server.table.decision import Decision
from server.table.dispatch import next_due
from server.table.room import Room
from tests.table.play import CODE, Table


class Shell:
    """A room's shell: takes what the duties append.

    `now` is the time in ms since 1970 UTC. `others` are the other nodes that watch the clock; `without` is how long no
    node was alive since it was left to all, None if it was not. `reached`: the store takes writes; if it does not,
    `looked` is set when that was noticed. `calls` are the changes of the room's watchers, which end
    when `may_enter` is set.
    """

    def __init__(self, now: int) -> None:
        self.now = now
        self.others: dict[str, Alive] = {}
        self.without: int | None = None
        self.reached = True
        self.looked = asyncio.Event()
        self.away = 0
        self.may_enter = asyncio.Event()
        self.may_enter.set()
        self.calls: asyncio.Queue[tuple[object, ...]] = asyncio.Queue()
        self.appended: asyncio.Queue[Work] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []
        self.timers = Timers(CODE, cast(Node, self._node()), self.appended.put_nowait)

    def _node(self) -> SimpleNamespace:
        return SimpleNamespace(
            time=SimpleNamespace(now=lambda: self.now),
            watchers=SimpleNamespace(of=self._of, without=self._without, enter=self._enter, leave=self._leave),
            outages=SimpleNamespace(lately=self._lately),
            peers=SimpleNamespace(without=7),
            store=SimpleNamespace(node="me"),
            tasks=SimpleNamespace(spawn=self._spawn, pause=self._pause),
        )

    def _lately(self, code: RoomCode) -> bool:
        if not self.reached:
            self.looked.set()
        return self.reached

    async def _of(self, code: RoomCode) -> dict[str, Alive]:
        if self.away:
            raise StoreAway("away")
        return dict(self.others)

    async def _without(self, code: RoomCode) -> int | None:
        return self.without

    async def _enter(self, code: RoomCode, at: int) -> None:
        self.calls.put_nowait(("enter", at))
        await self.may_enter.wait()

    async def _leave(self, code: RoomCode, at: int, without: int | None) -> None:
        self.calls.put_nowait(("leave", at, without))

    async def _pause(self) -> None:
        self.away -= 1

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.append(asyncio.ensure_future(work))

    async def told(self) -> None:
        """Return when this node watches the clock."""
        assert await self.calls.get() == ("enter", self.now)

    async def gifts(self, room: Room, ms: int) -> Room:
        """Return the room after a gift, which is appended until the store takes it; nothing else is due before it."""
        for _ in range(3):
            decision = (await self.appended.get())(room, None)
            assert isinstance(decision, Decision) and decision.facts == [TimeGiven(ms)]
        assert room.match is not None and room.match.leg.clocks is not None
        leg = replace(room.match.leg, clocks=give_time(room.match.leg.clocks, ms))
        after = replace(room, match=replace(room.match, legs=(leg,)))
        self.timers.watch(after)
        while not self.appended.empty():
            assert self.appended.get_nowait()(after, None) is None
        return after

    async def flags(self, room: Room, kind: type = Flagged) -> None:
        """Check that a flag falls, or another fact is due, at its time, again and again until the store takes it."""
        self.now = due(room)
        self.timers.watch(room)
        for _ in range(3):
            decision = (await self.appended.get())(room, None)
            assert isinstance(decision, Decision) and [type(fact) for fact in decision.facts] == [kind]

    async def end(self) -> None:
        """End the duties' tasks."""
        self.timers.rest()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Room:
    """A room with a running clock; due entries are appended again until the store accepts them."""
    monkeypatch.setattr(duties, "RETRY_MS", 1)
    return timed(Clock(move=30))


def timed(clock: Clock) -> Room:
    """Return a room in which a clock runs."""
    table = Table(number=1, clock=clock)
    table.sit()
    table.begin()
    return table.room


def due(room: Room) -> int:
    """Return when the next flag falls."""
    found = next_due(room)
    assert found is not None
    return found


def since(room: Room) -> int:
    """Return since when the clock runs."""
    assert room.match is not None and room.match.leg.clocks is not None
    return room.match.leg.clocks.since


async def turns(count: int = 5) -> None:
    """Let everything that waits have its turn."""
    for _ in range(count):
        await asyncio.sleep(0)


async def test_a_flag_falls_until_the_store_takes_it(room: Room) -> None:
    shell = Shell(since(room))
    shell.timers.watch(room)
    await shell.told()
    shell.timers.watch(room)
    await shell.flags(room)
    await shell.end()


async def test_a_flag_falls_though_the_time_was_put_back_while_it_was_waited_for(room: Room) -> None:
    shell = Shell(due(room))
    shell.others = {"other": Alive(0, due(room))}
    shell.timers.watch(room)
    shell.now -= 5
    await shell.told()
    assert shell.appended.empty()
    await shell.flags(room)
    await shell.end()


async def test_time_since_the_last_watcher_died_is_given_back_before_any_flag_falls(room: Room) -> None:
    shell = Shell(due(room))
    shell.others = {"dead": Alive(0, due(room) - 9_000), "died first": Alive(0, since(room))}
    shell.timers.watch(room)
    after = await shell.gifts(room, 9_000)
    await shell.told()
    await shell.flags(after)
    await shell.end()


async def test_a_gap_of_moments_is_not_given_back(room: Room) -> None:
    shell = Shell(due(room))
    shell.others = {"dead": Alive(0, due(room) - 2_000)}
    shell.timers.watch(room)
    await shell.told()
    await shell.flags(room)
    await shell.end()


async def test_an_unwatched_clock_gets_all_its_time_back(room: Room) -> None:
    shell = Shell(due(room) + 60_000)
    shell.timers.watch(room)
    await shell.gifts(room, shell.now - since(room))
    await shell.end()


@pytest.mark.parametrize("without", [0, 4_000])
async def test_a_clock_left_to_all_nodes_gets_back_the_time_without_any(room: Room, without: int) -> None:
    shell = Shell(due(room))
    shell.without = without
    shell.timers.watch(room)
    after = await shell.gifts(room, without) if without else room
    await shell.told()
    await shell.flags(after)
    await shell.end()


async def test_the_store_is_asked_for_watchers_until_it_answers(room: Room) -> None:
    shell = Shell(since(room))
    shell.away = 3
    shell.timers.watch(room)
    await shell.told()
    assert shell.away == 0
    await shell.end()


async def test_no_flag_falls_while_the_store_takes_no_writes(room: Room) -> None:
    shell = Shell(since(room))
    shell.timers.watch(room)
    await shell.told()
    shell.reached, shell.now = False, due(room)
    shell.timers.watch(room)
    await shell.looked.wait()
    assert shell.appended.empty()
    await shell.end()


async def test_time_during_which_the_store_took_no_writes_is_given_back(room: Room) -> None:
    shell = Shell(since(room))
    shell.timers.watch(room)
    await shell.told()
    shell.now = due(room) + 1_000
    shell.others = {"other": Alive(0, shell.now)}  # lost the store too
    shell.timers.resume(Outage(since(room) + 5_000, shell.now, refused=True))
    await shell.gifts(room, shell.now - since(room) - 5_000)
    await shell.end()


async def test_an_outage_before_the_last_move_has_no_effect(room: Room) -> None:
    shell = Shell(since(room))
    shell.timers.watch(room)
    await shell.told()
    shell.timers.resume(Outage(since(room) - 9_000, since(room), refused=True))
    await turns()
    assert shell.appended.empty()
    await shell.end()


@pytest.mark.parametrize(
    ("other", "given_back"),
    [(None, 20_000), ("watched", 0), ("died", 15_000), ("paused too", 20_000)],
)
async def test_a_pause_of_this_node_is_given_back_unless_another_watched(
    room: Room, other: str | None, given_back: int
) -> None:
    shell = Shell(since(room))
    shell.timers.watch(room)
    await shell.told()
    began = shell.now + 2_000
    shell.now += 22_000
    alive = {
        "watched": Alive(0, shell.now),
        "died": Alive(0, began + 5_000),
        "paused too": Alive(shell.now, shell.now),
    }
    shell.others = {"me": Alive(0, shell.now), **({} if other is None else {"other": alive[other]})}
    shell.timers.resume(Outage(began, shell.now, refused=False))
    if given_back:
        await shell.gifts(room, given_back)
    else:
        await asyncio.gather(*shell.tasks)
        await shell.flags(room)
    await shell.end()


async def test_pauses_that_follow_each_other_are_one(room: Room) -> None:
    shell = Shell(since(room))
    shell.timers.watch(room)
    await shell.told()
    began = shell.now
    shell.now += 20_000
    shell.timers.resume(Outage(began, began + 10_000, refused=False))
    shell.timers.resume(Outage(began + 10_000, shell.now, refused=False))
    await shell.gifts(room, 20_000)
    await shell.end()


async def test_an_outage_during_the_watchers_query_is_given_back_once(room: Room) -> None:
    shell = Shell(due(room))
    shell.others = {"dead": Alive(0, due(room) - 9_000)}
    shell.timers.watch(room)
    shell.timers.resume(Outage(due(room) - 5_000, due(room), refused=True))
    await shell.gifts(room, 9_000)
    await shell.end()


async def test_in_a_correspondence_game_the_clock_runs_while_no_node_holds_the_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(duties, "RETRY_MS", 1)
    room = timed(Clock(move=86_400))
    shell = Shell(due(room))
    shell.others = {"dead": Alive(0, since(room))}
    shell.timers.watch(room)
    shell.timers.resume(Outage(since(room), shell.now, refused=True))
    assert due(room) == since(room) + 86_400_000 - 3_600_000 + ALLOWANCE_MS
    await shell.flags(room, TimeLow)
    await shell.timers.leave(to_all=True)
    assert shell.calls.empty() and not shell.tasks, "nobody says who watches the clock"
    await shell.end()


async def test_a_room_that_is_let_go_leaves_its_clock_to_all_nodes(room: Room) -> None:
    shell = Shell(since(room))
    shell.timers.watch(room)
    await shell.told()
    shell.timers.rest()
    await shell.timers.leave(to_all=True)
    await shell.timers.leave(to_all=True)
    assert [shell.calls.get_nowait()] == [("leave", shell.now, 7)] and shell.calls.empty()
    await shell.end()


async def test_a_room_without_a_running_clock_is_only_left(room: Room) -> None:
    shell = Shell(since(room))
    shell.timers.watch(room)
    await shell.told()
    shell.timers.watch(Table(number=1).room)
    shell.timers.rest()
    await shell.timers.leave(to_all=True)
    assert shell.calls.get_nowait() == ("leave", shell.now, None)
    await shell.end()


async def test_a_room_that_leaves_memory_while_it_is_entered_as_a_watcher_is_left_all_the_same(room: Room) -> None:
    shell = Shell(since(room))
    shell.may_enter.clear()
    shell.timers.watch(room)
    await shell.told()
    shell.timers.rest()
    await shell.timers.leave(to_all=True)
    assert shell.calls.empty()
    shell.may_enter.set()
    assert await shell.calls.get() == ("leave", shell.now, 7)
    await shell.end()


async def test_a_room_that_has_stopped_leaves_its_running_clock_to_no_node(room: Room) -> None:
    shell = Shell(since(room))
    shell.timers.watch(room)
    await shell.told()
    shell.timers.rest()
    await shell.timers.leave(to_all=False)
    assert shell.calls.get_nowait() == ("leave", shell.now, None)
    await shell.end()


async def test_a_room_is_watched_again_when_a_player_returns(room: Room) -> None:
    shell = Shell(since(room))
    shell.timers.watch(room)
    await shell.told()
    shell.timers.renew()
    await shell.told()
    await shell.end()


async def test_nothing_is_due_in_a_room_at_rest(room: Room) -> None:
    shell = Shell(due(room))
    shell.timers.watch(room)
    shell.timers.rest()
    await asyncio.gather(*shell.tasks)
    assert shell.appended.empty() and shell.calls.empty()
