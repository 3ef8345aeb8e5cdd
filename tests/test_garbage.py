"""The collector of garbage stays away while the server is busy, and misses nothing once it is not."""

import asyncio
import gc
import subprocess
import sys
import time
import weakref
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from server.garbage import BUSY, CONNECTION, ROOM, THRESHOLDS, out_of_the_way

LOOK_SECONDS = 0.02


class Ring:
    """Something that keeps itself."""

    def __init__(self) -> None:
        self.ring = self


def busy() -> None:
    """Use more of a core than an idle server."""
    until = time.process_time() + 2 * BUSY * LOOK_SECONDS
    while time.process_time() < until:
        pass


async def what_is_made_while_busy() -> None:
    before, old, gone = gc.get_threshold(), Ring(), asyncio.Event()
    async with out_of_the_way(look_seconds=LOOK_SECONDS):
        assert gc.get_threshold() == THRESHOLDS
        weakref.finalize(Ring(), gone.set)
        while gc.isenabled():
            busy()
            await asyncio.sleep(LOOK_SECONDS)
        much = [[each] for each in range(2 * THRESHOLDS[0])]
        assert not gone.is_set()
        del much[THRESHOLDS[0] :]
        await gone.wait()
        await asyncio.sleep(2 * LOOK_SECONDS)
        assert much and gc.isenabled(), "looking for garbage made it busy"
        assert not any(each is old for each in gc.get_objects())
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
    ending = asyncio.create_task(what_is_broken_off())
    for _ in range(2):
        await asyncio.sleep(0)
        ending.cancel()
    await asyncio.wait({ending})
    assert gc.isenabled() and gc.get_threshold() == before


async def what_is_broken_off() -> None:
    async with out_of_the_way():
        gc.disable()
        await asyncio.Event().wait()


async def what_comes_to_stay() -> None:
    looks, much = 0, sys.getallocatedblocks()
    held = 2 * much // CONNECTION, 2 * much // ROOM

    def looked(phase: str, _: dict[str, int]) -> None:
        nonlocal looks
        looks += phase == "start"

    async with out_of_the_way(lambda: held, LOOK_SECONDS):
        while gc.isenabled():
            busy()
            await asyncio.sleep(LOOK_SECONDS)
        gc.callbacks.append(looked)
        stays = [[each] for each in range(2 * much)]
        for _ in range(5):
            busy()
            await asyncio.sleep(LOOK_SECONDS)
        assert not looks
        held = 0, 0
        while not looks:
            busy()
            await asyncio.sleep(LOOK_SECONDS)
        gc.callbacks.remove(looked)
    assert stays


async def what_is_left_behind() -> None:
    left = weakref.WeakSet[Ring]()
    async with out_of_the_way(look_seconds=LOOK_SECONDS):
        made = 0
        while made == len(left):
            for _ in range(20_000):
                left.add(Ring())
            made += 20_000
            busy()
            await asyncio.sleep(LOOK_SECONDS)


@pytest.mark.parametrize(
    "watched",
    [
        pytest.param(what_is_made_while_busy, id="what is made while it is busy waits until it rests"),
        pytest.param(what_comes_to_stay, id="a busy server is not stopped for what those take who are there"),
        pytest.param(what_is_left_behind, id="garbage does not fill the memory of a server that is never idle"),
    ],
)
def test_garbage_is_looked_for(watched: Callable[[], Coroutine[None, None, None]]) -> None:
    """In a process of its own: what other tests have made and left running would keep this one from ever resting."""
    words = [sys.executable, "-m", "tests.test_garbage", watched.__name__]
    done = subprocess.run(words, cwd=Path(__file__).parents[1], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


if __name__ == "__main__":
    asyncio.run(globals()[sys.argv[1]]())
