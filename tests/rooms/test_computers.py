"""When a room's computers think and act on a node, without a store."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest
from structlog.testing import capture_logs

from protocol.codes import RejectionCode as Code
from protocol.commands import MakeMove, Ready
from protocol.events import EVENT, Ack, Rejected
from protocol.ids import Seat
from protocol.options import Clock
from protocol.reasons.shared import MEANINGS, Reason
from server.bots.turns import Share
from server.encoding import encode
from server.rooms.computers import ComputerMember, Computers
from server.rooms.node import Node
from server.table.decision import Computer
from server.table.dispatch import RoomCommand
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
        self.rules = SimpleNamespace(computer_pause=0.0)
        thinkers, tasks = SimpleNamespace(think=self._think), SimpleNamespace(spawn=self._spawn)
        self.node = SimpleNamespace(tasks=tasks, rules=self.rules, thinkers=thinkers)
        node = cast(Node, self.node)
        self.computers = Computers(
            code=CODE, node=node, submit=lambda _, command: self.submitted.put_nowait(command), share=Share
        )

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.ensure_future(work))

    async def _think(self, share: Share, function: Callable[..., str], *args: Any) -> str:
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


async def test_computers_think_in_an_empty_room_only_while_a_clock_runs(shell: Shell) -> None:
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
    shell.computers.watch(before, attended=True)  # the computer thinks about it again
    move = await shell.submitted.get()
    assert isinstance(move, MakeMove) and move.ply == 1
    assert shell.thoughts == 2 and shell.submitted.empty()


async def test_a_leg_that_waits_for_computers_alone_is_begun_without_a_thought(shell: Shell) -> None:
    shell.computers.watch(Table(number=1, computers=("greedy", "random")).room, attended=True)
    command = await shell.submitted.get()
    assert isinstance(command, Ready) and (command.match, command.leg) == (1, 1)
    assert shell.thoughts == 0


def test_what_is_wrong_with_a_computers_command_is_logged(capsys: pytest.CaptureFixture[str]) -> None:
    machine = ComputerMember(Computer(Seat(1), "easy"), "an address")
    machine.send(encode(Ack(id="a", version=3)))
    machine.send(
        encode(Rejected(id="b", code=Code.STALE, reason="game_moved_on", data={}, message="The game has moved on."))
    )
    assert capsys.readouterr().out == ""
    machine.send(encode(Rejected(id="c", code=Code.ILLEGAL, reason="not_in_tree", data={}, message="That cannot be.")))
    assert "That cannot be." in capsys.readouterr().out


async def test_computers_that_race_each_play_for_themselves_whatever_the_others_do(shell: Shell) -> None:
    options = {"mode": "race-both", "touching": "anywhere", "dealt": 2}
    table = Table(number=5, game="poker-solitaire", options=options, computers=["random", "random"], role=None)
    table.begin()
    shell.may.clear()
    shell.computers.watch(table.room, attended=True)
    await shell.wanted.wait()
    dealt = table.match.leg.state.dealt[0]
    for card, square in zip(dealt, ("a1", "b1"), strict=True):  # quicker than either of them
        table.do(Computer(Seat(0), "random"), table.command(f"{card}>{square}"))
    shell.computers.watch(table.room, attended=True)
    shell.may.set()
    moves = {}
    for _ in range(2):
        command = await shell.submitted.get()
        assert isinstance(command, MakeMove)
        moves[command.ply] = command.move
    assert set(moves) == {0, 2}, "one of them has made no move yet, and its turn is what it was"
    assert not {move[:2] for move in moves.values()} & set(dealt), "its move was taken, so it thought again"
    for computer, ply in ((Computer(Seat(1), "random"), 0), (Computer(Seat(0), "random"), 2)):
        table.do(computer, MakeMove(id="c", match=1, leg=1, ply=ply, move=moves[ply]))


async def test_a_room_sets_the_pace_of_its_computers(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    table = duel()
    paces: list[float] = []
    loop = asyncio.get_running_loop()
    at = loop.call_at

    def told(when: float, *args: Any, **more: Any) -> asyncio.TimerHandle:
        paces.append(when - loop.time())
        return at(loop.time(), *args, **more)

    monkeypatch.setattr(loop, "call_at", told)
    shell.computers.watch(replace(table.room, settings=replace(table.room.settings, pace=60)), attended=True)
    await shell.submitted.get()
    assert 50 < max(paces) <= 60


@pytest.mark.parametrize(("reason", "logged"), [("computer_not_playing", False), ("not_owner", True)])
def test_only_a_rejection_that_play_cannot_cause_is_logged(reason: Reason, logged: bool) -> None:
    machine = ComputerMember(Computer(Seat(0), "easy"), "")
    rejected = Rejected(id="c", code=MEANINGS[reason].code, reason=reason, data={}, message="No.")
    with capture_logs() as lines:
        machine.send(EVENT.dump_json(rejected))
    assert bool(lines) == logged
