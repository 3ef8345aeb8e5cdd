"""A child process is killed and reaped, whatever it writes, and even if the waiting task is cancelled."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

import pytest

from client.net.child_process import reap
from client.replay import local_analysis

WRITES_ON = "while True: print('x' * 99, flush=True)"
HANDS_ON = """
import subprocess, sys
subprocess.Popen([sys.executable, "-c", "import sys; sys.stdin.read()"])
print("up", flush=True)
sys.stdin.read()
"""


async def program(code: str) -> Process:
    """Start a program that does not end by itself, and return once it has written something."""
    started = await asyncio.create_subprocess_exec(sys.executable, "-c", code, stdin=PIPE, stdout=PIPE)
    assert started.stdout is not None
    await started.stdout.readline()
    return started


async def cancel_again(task: asyncio.Task[None]) -> None:
    """Cancel a task three times, each time after it has handled the last one, and wait until it is done."""
    for _ in range(3):
        await asyncio.sleep(0)
        assert task.cancel()
    await asyncio.wait([task])


async def test_one_that_writes_on_and_on_is_gone_though_nobody_reads_it() -> None:
    started = await program(WRITES_ON)
    await reap(started)
    assert started.returncode == -9
    await reap(started)  # a second call changes nothing


async def test_who_is_told_to_be_gone_meanwhile_goes_when_it_is_gone() -> None:
    started = await program(WRITES_ON)
    reaping = asyncio.create_task(reap(started))
    await cancel_again(reaping)
    assert (reaping.cancelled(), started.returncode) == (True, -9)


async def test_what_it_started_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("client.net.child_process.SECONDS", 0.1)
    started = await program(HANDS_ON)
    await reap(started)
    assert started.returncode == -9
    assert started.stdin is not None
    started.stdin.close()
    await started.communicate()  # ends with its children


async def test_nothing_is_left_of_an_analysis_that_is_left_twice_over(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Process] = []
    begin = asyncio.create_subprocess_exec

    async def noted(*words: str, **how: int) -> Process:
        started.append(await begin(*words, **how))  # type: ignore[arg-type]  # as judging calls it
        return started[0]

    monkeypatch.setattr(
        local_analysis, "COMMAND", (sys.executable, "-c", "import sys\nwhile True: print(1, file=sys.stderr)")
    )
    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    judged = local_analysis.judge(b"{}")
    await anext(judged)

    async def leave() -> None:
        await judged.aclose()

    leaving = asyncio.create_task(leave())
    await cancel_again(leaving)
    assert (leaving.cancelled(), started[0].returncode) == (True, -9)
