"""A program as a process: its output is read line by line, and it ends in any case."""

import asyncio
import sys

import pytest

from client.bots import program
from client.bots.program import TOO_LONG, Program, start
from client.net.errors import BadErrand

ECHO = "import sys\nfor line in sys.stdin: print(line * 2, end='', flush=True)"
STUBBORN = """
import signal, time
signal.signal(signal.SIGTERM, lambda *_: None)
print("up", flush=True)
while True:
    time.sleep(9)
"""


async def running(code: str) -> tuple[Program, asyncio.Task[None], asyncio.Event]:
    news = asyncio.Event()
    begun = await start([sys.executable, "-c", code], news.set)
    return begun, asyncio.create_task(begun.read()), news


async def next_line(begun: Program, news: asyncio.Event) -> bytes:
    while (line := begun.take()) is None:
        news.clear()
        await news.wait()
    return line


async def test_lines_go_to_it_and_come_back() -> None:
    begun, reading, news = await running(ECHO)
    begun.tell(b"one")
    assert [await next_line(begun, news), await next_line(begun, news)] == [b"one\n", b"one\n"]
    await begun.end()
    assert begun.ended == 0
    await reading


async def test_a_line_too_long_to_be_an_answer_is_told_as_that_and_the_next_is_read() -> None:
    begun, reading, news = await running(f"print('x' * {program.LONGEST_LINE + 9})\nprint('short')")
    assert await next_line(begun, news) == TOO_LONG
    while (line := await next_line(begun, news)) != b"short\n":
        assert set(line) <= set(b"x\n") or line == TOO_LONG
    await reading
    assert begun.ended == 0


async def test_one_that_ends_is_known_to_have_ended() -> None:
    begun, reading, news = await running("import sys; sys.exit(3)")
    await reading
    assert (begun.ended, news.is_set()) == (3, True)
    begun.tell(b"are you there?")


@pytest.mark.skipif(sys.platform == "win32", reason="has no such signals")
async def test_one_that_will_not_end_is_made_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "END_SECONDS", 0.05)
    begun, reading, news = await running(STUBBORN)
    assert await next_line(begun, news) == b"up\n"
    await begun.end()
    assert begun.ended == -9
    await reading


@pytest.mark.skipif(sys.platform == "win32", reason="has no such signals")
async def test_one_that_writes_on_and_on_is_let_go_of_with_all_that_it_has_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(program, "END_SECONDS", 0.05)
    begun, reading, news = await running("while True: print('x' * 99)")
    assert await next_line(begun, news) == b"x" * 99 + b"\n"
    reading.cancel()
    await begun.let_go()
    while begun.take() is not None:
        pass
    await begun.read()
    assert (begun.ended, begun.take()) == (-15, None)


async def test_what_cannot_be_started_is_told() -> None:
    with pytest.raises(BadErrand, match=r"The program ./nothing-there can’t be started: No such file or directory\."):
        await start(["./nothing-there"], lambda: None)
