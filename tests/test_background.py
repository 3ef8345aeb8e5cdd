"""Work beside the event loop: one piece after the other, in short turns."""

import asyncio
import sys
import threading

import pytest

from server.background import TURN_SECONDS, run_in_thread, short_turns


async def test_one_piece_of_work_is_done_after_the_other_and_not_on_the_loop() -> None:
    begun = threading.Event()

    def first() -> bool:
        assert threading.current_thread() is not threading.main_thread()
        return begun.wait(0.05)

    def second(what: str, *, times: int) -> str:
        begun.set()
        return what * times

    beside, after = await asyncio.gather(run_in_thread(first), run_in_thread(second, "ab", times=2))
    assert (beside, after) == (False, "abab")


async def test_an_error_in_the_background_is_raised_for_its_caller() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        await run_in_thread(int, "none")


def test_turns_are_short_while_a_server_runs() -> None:
    before = sys.getswitchinterval()
    with short_turns():
        assert sys.getswitchinterval() == pytest.approx(TURN_SECONDS)
    assert sys.getswitchinterval() == before
