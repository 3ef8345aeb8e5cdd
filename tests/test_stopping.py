"""Which signals tell a process to stop: a terminal's go to every process in it, and are for the first to obey."""

import subprocess
import sys

import pytest

TAKING = """
import asyncio, signal, sys
from server.stopping import on_signals

signal.signal(signal.SIGHUP, signal.SIG_IGN if "nohup" in sys.argv else signal.SIG_DFL)

async def main():
    taken = [signal.SIGTERM] if "worker" in sys.argv else [signal.SIGTERM, signal.SIGINT]
    with on_signals(*taken) as stop:
        waiting = asyncio.create_task(stop.wait())
        told = []
        for number in (signal.SIGHUP, signal.SIGHUP, signal.SIGINT):
            await asyncio.sleep(0)
            if not waiting.done():
                signal.raise_signal(number)
                await asyncio.sleep(0)
                await asyncio.sleep(0)
                told.append(stop.asked.is_set())
        signal.raise_signal(signal.SIGHUP)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        waiting.cancel()
        print(*told)

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="terminals hang up on POSIX alone")
@pytest.mark.parametrize(
    ("process", "told"),
    [("first", "True"), ("worker", "False False False"), ("nohup", "False False True")],
)
def test_a_terminal_that_is_closed_stops_the_first_process_once_unless_it_is_to_be_outlived(
    process: str, told: str
) -> None:
    ended = subprocess.run([sys.executable, "-c", TAKING, process], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, f"{told}\n", "")
