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

from server.garbage import BUSY, QUIET_LOOKS, THRESHOLDS, out_of_the_way

LOOK_SECONDS = 0.02


class Ring:
    """Something that keeps itself."""

    def __init__(self) -> None:
        self.ring = self


def busy() -> None:
    """Use more of a core than who has nothing to do."""
    until = time.process_time() + 2 * BUSY * LOOK_SECONDS
    while time.process_time() < until:
        pass


async def what_is_made_while_busy() -> None:
    before = gc.get_threshold()
    async with out_of_the_way(LOOK_SECONDS):
        assert gc.get_threshold() == THRESHOLDS
        ring = Ring()
        made, frozen = weakref.ref(ring), gc.get_freeze_count()
        while gc.get_freeze_count() <= frozen or any(each is ring for each in gc.get_objects()):
            busy()
            await asyncio.sleep(LOOK_SECONDS)
        del ring
        gc.collect()
        assert made() is not None
        for _ in range(1000):
            if made() is None:
                break
            await asyncio.sleep(QUIET_LOOKS * LOOK_SECONDS)
        assert made() is None
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


async def what_is_left_behind() -> None:
    left = weakref.WeakSet[Ring]()
    async with out_of_the_way(LOOK_SECONDS):
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
        pytest.param(what_is_left_behind, id="what is left behind does not fill the memory of one that never rests"),
    ],
)
def test_garbage_is_looked_for(watched: Callable[[], Coroutine[None, None, None]]) -> None:
    """In a process of its own: what other tests have made and left running would keep this one from ever resting."""
    words = [sys.executable, "-m", "tests.test_garbage", watched.__name__]
    done = subprocess.run(words, cwd=Path(__file__).parents[1], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


if __name__ == "__main__":
    asyncio.run({each.__name__: each for each in (what_is_made_while_busy, what_is_left_behind)}[sys.argv[1]]())
