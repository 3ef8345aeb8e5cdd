"""The collector of garbage stays away while the server is busy, and misses nothing once it is not."""

import asyncio
import gc
import time
import weakref

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


async def test_what_is_made_while_the_server_is_busy_is_not_looked_at_until_it_rests() -> None:
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


async def test_what_is_left_behind_does_not_fill_the_memory_though_the_server_never_rests() -> None:
    left = weakref.WeakSet[Ring]()
    async with out_of_the_way(LOOK_SECONDS):
        made = 0
        while made == len(left):
            for _ in range(20_000):
                left.add(Ring())
            made += 20_000
            busy()
            await asyncio.sleep(LOOK_SECONDS)
