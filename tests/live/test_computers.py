"""When a room's computers think and act on a node, without a store."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from types import SimpleNamespace
from typing import Any, cast

import pytest

from protocol.codes import RejectionCode as Code
from protocol.commands import MakeMove, Ready
from protocol.events import Ack, Rejected
from protocol.ids import Seat
from protocol.options import Clock
from server.live.computers import Computers, Machine
from server.live.encoding import encode
from server.live.node import Node
from server.table.decide import RoomCommand
from server.table.decision import Computer
from tests.table.play import CODE, Table


class Shell:
    """A room's shell on a node whose thinking processes are this one, and as quick as the test is."""

    def __init__(self) -> None:
        self.submitted: asyncio.Queue[RoomCommand] = asyncio.Queue()
        self.thoughts = 0
        self.wanted = asyncio.Event()
        self.may = asyncio.Event()
        self.may.set()
        self._tasks: list[asyncio.Task[None]] = []
        node = SimpleNamespace(spawn=self._spawn, computer_pause=0.0, thinkers=SimpleNamespace(think=self._think))
        self.computers = Computers(CODE, cast(Node, node), lambda _, command: self.submitted.put_nowait(command))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.ensure_future(work))

    async def _think(self, function: Callable[..., str], *args: Any) -> str:
        self.thoughts += 1
        self.wanted.set()
        await self.may.wait()
        return function(*args)

    async def end(self) -> None:
        """End what is running."""
        self.computers.rest()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@pytest.fixture
async def shell() -> AsyncIterator[Shell]:
    shell = Shell()
    yield shell
    await shell.end()


def duel(**settings: Any) -> Table:
    """Return a room where the computer is to move: it minimizes, and Ada has moved."""
    table = Table(number=1, computers=(None, "greedy"), **settings)
    table.begin()
    table.play(table.moves()[0])
    return table


async def test_a_move_that_the_store_did_not_take_is_sent_again_without_another_thought(shell: Shell) -> None:
    table = duel()
    shell.computers.watch(table.room, attended=True)
    first = await shell.submitted.get()
    shell.computers.watch(table.room, attended=True)
    second = await shell.submitted.get()
    assert isinstance(first, MakeMove) and isinstance(second, MakeMove)
    assert (first.ply, first.move) == (second.ply, second.move) == (1, first.move) and first.id != second.id
    assert shell.thoughts == 1


async def test_nobody_thinks_where_nobody_is_unless_a_clock_runs(shell: Shell) -> None:
    shell.computers.watch(duel().room, attended=False)
    assert shell.thoughts == 0 and shell.submitted.empty()
    shell.computers.watch(duel(clock=Clock(move=30)).room, attended=False)
    assert isinstance(await shell.submitted.get(), MakeMove)


async def test_what_is_found_too_late_is_dropped(shell: Shell) -> None:
    shell.may.clear()
    table = duel()
    shell.computers.watch(table.room, attended=True)
    await shell.wanted.wait()
    before = table.room
    table.play(table.moves()[0])  # as another node had it
    shell.computers.watch(table.room, attended=True)
    shell.may.set()
    shell.computers.watch(before, attended=True)  # which is thought about anew
    move = await shell.submitted.get()
    assert isinstance(move, MakeMove) and move.ply == 1
    assert shell.thoughts == 2 and shell.submitted.empty()


async def test_a_leg_that_waits_for_computers_alone_is_begun_without_a_thought(shell: Shell) -> None:
    shell.computers.watch(Table(number=1, computers=("greedy", "random")).room, attended=True)
    command = await shell.submitted.get()
    assert isinstance(command, Ready) and (command.match, command.leg) == (1, 1)
    assert shell.thoughts == 0


def test_what_is_wrong_with_a_computers_command_is_logged(capsys: pytest.CaptureFixture[str]) -> None:
    machine = Machine(Computer(Seat(1), "easy"))
    machine.send(encode(Ack(id="a", version=3)))
    machine.send(encode(Rejected(id="b", code=Code.STALE, message="The game has gone on.", expected="")))
    assert capsys.readouterr().out == ""
    machine.send(encode(Rejected(id="c", code=Code.ILLEGAL, message="That cannot be.", expected="")))
    assert "That cannot be." in capsys.readouterr().out
