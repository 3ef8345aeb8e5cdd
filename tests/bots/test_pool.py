"""Thinking processes: real ones that are killed, cancelled and ended."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Awaitable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import TypeVar

import pytest
import structlog

from protocol.ids import Seat
from server.bots import pool
from server.bots.pool import LATER_NICE, MOVES_NICE, ThinkerLost, Thinkers
from server.bots.turns import Share
from server.bots.worker_functions import move
from tests.bots.jobs import descriptors, die, die_once, has_imported, niceness, refuse, think_for_ever
from tests.patience import PATIENCE

OURS, LAST = Share(), Share(rank=1)
HERE_NICE = os.getpriority(os.PRIO_PROCESS, 0)
"""The niceness of these tests; a process never lowers its own."""
T = TypeVar("T")


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    async with Thinkers(1) as thinkers:
        yield thinkers


class Engaged:
    """A process, `pid`, that thinks for ever about a question, `task`."""

    def __init__(self, directory: Path) -> None:
        self._pipe = directory / "says"
        os.mkfifo(self._pipe)
        self.task: asyncio.Task[None]
        self.pid: int

    async def by(self, asked: Awaitable[None]) -> "Engaged":
        """Wait until the process thinks, and return self."""
        self.task = asyncio.ensure_future(asked)
        self.pid = int(await asyncio.to_thread(self._pipe.read_text))
        return self

    @property
    def pipe(self) -> str:
        """The named pipe to which the process reports."""
        return str(self._pipe)


def lives(pid: int) -> bool:
    """Return whether the process exists, even as a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def soon(what: Awaitable[T]) -> T:
    async with asyncio.timeout(PATIENCE):
        return await what


async def test_questions_run_in_other_processes_of_low_priority(thinkers: Thinkers) -> None:
    moves, first = await thinkers.think(OURS, niceness)
    again, _ = await thinkers.think(OURS, niceness)
    later, last = await thinkers.later(OURS, niceness)
    assert len({os.getpid(), moves, later}) == 3 and again == moves
    assert (first, last) == (max(HERE_NICE, MOVES_NICE), LATER_NICE)


async def test_a_process_can_be_started_before_the_first_question(thinkers: Thinkers) -> None:
    with structlog.testing.capture_logs() as logs:
        thinkers.warm_up()
        thinkers.warm_up()
        pid, _ = await soon(thinkers.think(OURS, niceness))
        thinkers.warm_up()
        assert (await soon(thinkers.think(OURS, niceness)))[0] == pid
    assert [line["pid"] for line in logs if line["event"] == "thinking process started"] == [pid]


async def test_a_process_that_is_about_to_start_ends_with_the_others() -> None:
    with structlog.testing.capture_logs() as logs:
        async with Thinkers(1) as thinkers:
            thinkers.warm_up()
    assert not any(lives(line["pid"]) for line in logs)
    with pytest.raises(ThinkerLost):
        await thinkers.think(OURS, niceness)


async def test_a_process_that_could_not_be_started_early_is_started_by_the_question(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(niceness: int) -> None:
        raise BrokenProcessPool

    with monkeypatch.context() as broken, structlog.testing.capture_logs() as logs:
        broken.setattr(pool, "_start", fail)
        thinkers.warm_up()
        with pytest.raises(ThinkerLost):
            await soon(thinkers.think(OURS, niceness))
    assert "no thinking process could be started" in [line["event"] for line in logs]
    assert (await soon(thinkers.think(OURS, niceness)))[0] != os.getpid()


async def test_a_thinking_process_has_no_metrics_and_no_event_loop(thinkers: Thinkers) -> None:
    with pytest.raises(ValueError):
        await thinkers.think(OURS, move, b"no view", Seat(0), "strong", "seed")
    assert await thinkers.think(OURS, has_imported, "server.bots.players")
    for module in ("server.metrics", "asyncio", "redis"):
        assert not await thinkers.think(OURS, has_imported, module)


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="only /proc shows the descriptors of a process")
async def test_a_thinking_process_holds_no_socket_of_the_server(thinkers: Thinkers) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        os.set_inheritable(listening.fileno(), True)  # like the sockets that workers of the same port inherit
        assert os.readlink(f"/proc/self/fd/{listening.fileno()}").startswith("socket:")
        held = await thinkers.think(OURS, descriptors)
    assert held and not [name for name in held if name.startswith("socket:")]


async def test_a_question_whose_process_dies_is_asked_once_more(thinkers: Thinkers, tmp_path: Path) -> None:
    first, _ = await thinkers.think(OURS, niceness)
    second = await thinkers.think(OURS, die_once, tmp_path / "mark")
    assert first != second
    with pytest.raises(ThinkerLost, match="two thinking processes in a row died"):
        await thinkers.think(OURS, die)
    third, _ = await thinkers.think(OURS, niceness)
    os.kill(third, signal.SIGKILL)  # while it is idle
    assert (await thinkers.think(OURS, niceness))[0] != third


async def test_an_error_in_a_question_keeps_the_process(thinkers: Thinkers) -> None:
    before, _ = await thinkers.think(OURS, niceness)
    with pytest.raises(ValueError, match="on purpose"):
        await thinkers.think(OURS, refuse, "on purpose")
    assert (await thinkers.think(OURS, niceness))[0] == before


async def test_a_cancelled_question_frees_its_process(thinkers: Thinkers, tmp_path: Path) -> None:
    engaged = Engaged(tmp_path)
    await engaged.by(thinkers.think(OURS, think_for_ever, engaged.pipe))
    waiting = asyncio.create_task(thinkers.think(OURS, niceness))
    engaged.task.cancel()
    assert (await soon(waiting))[0] != engaged.pid
    with pytest.raises(asyncio.CancelledError):
        await engaged.task


async def test_a_process_started_for_a_cancelled_question_gets_the_next(
    thinkers: Thinkers,
) -> None:
    hasty = asyncio.create_task(thinkers.think(OURS, niceness))
    await asyncio.sleep(0)  # the process is starting
    hasty.cancel()
    assert (await soon(thinkers.think(OURS, niceness)))[1] == max(HERE_NICE, MOVES_NICE)


async def test_long_work_delays_neither_moves_nor_the_end(tmp_path: Path) -> None:
    async with Thinkers(1) as thinkers:
        engaged = Engaged(tmp_path)
        await engaged.by(thinkers.later(OURS, think_for_ever, engaged.pipe))
        behind = asyncio.create_task(thinkers.later(OURS, niceness))
        pid, _ = await soon(thinkers.think(OURS, niceness))
        assert not behind.done()
    assert not lives(pid) and not lives(engaged.pid)
    for asked in (engaged.task, behind):
        with pytest.raises(ThinkerLost, match="the server is stopping"):
            await soon(asked)


async def test_thinking_processes_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    engaged = Engaged(tmp_path)
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bots.orphaning", engaged.pipe), stdout=asyncio.subprocess.PIPE
    )
    await engaged.by(asyncio.sleep(0))
    server.kill()
    await server.wait()
    assert server.stdout is not None
    assert await soon(server.stdout.read())  # the pipe closes when no process holds it any longer
