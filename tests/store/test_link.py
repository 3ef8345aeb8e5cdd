"""A connection to a real store, reopened whenever it breaks."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import hiredis
import pytest

from server.store.embedded.store import EmbeddedStore
from server.store.endpoint import Endpoint, StoreAway
from server.store.link import Answer, Arguments, Link


@pytest.fixture
async def embedded(tmp_path: Path) -> AsyncIterator[EmbeddedStore]:
    """The test's own store."""
    async with EmbeddedStore(tmp_path / "store") as embedded:
        yield embedded


def linked(url: str) -> Link:
    """Return a link that answers calls with error replies."""

    def refused(_: Endpoint, error: hiredis.ReplyError, arguments: Arguments, answer: Answer) -> None:
        answer((error, arguments))

    return Link(Endpoint.parse(url), refused, lambda: None)


@asynccontextmanager
async def running(link: Link) -> AsyncIterator[Link]:
    """Run a link while the context lasts."""
    task = asyncio.create_task(link.run())
    try:
        yield link
    finally:
        task.cancel()
        await asyncio.wait({task})


async def asked(link: Link, *arguments: str) -> Any:
    """Return the answer to a command."""
    done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    link.call(arguments, done.set_result)
    assert not done.done(), "answered before the call returned"
    return await done


async def test_calls_before_the_first_attempt_wait_for_it(embedded: EmbeddedStore) -> None:
    link = linked(embedded.url)
    first = asyncio.create_task(asked(link, "ECHO", "first"))
    await asyncio.sleep(0)
    async with running(link):
        assert await first == b"first"


async def test_answers_come_in_the_order_of_the_calls(embedded: EmbeddedStore) -> None:
    async with running(linked(embedded.url)) as link:
        answers = await asyncio.gather(*(asked(link, "ECHO", str(number)) for number in range(100)))
    assert answers == [str(number).encode() for number in range(100)]


async def test_an_error_reply_is_passed_on_with_its_command(embedded: EmbeddedStore) -> None:
    async with running(linked(embedded.url)) as link:
        error, arguments = await asked(link, "NOTHING", "LIKE", "THIS")
        assert "unknown command" in str(error) and arguments == ("NOTHING", "LIKE", "THIS")
        assert await asked(link, "PING") == b"PONG"


async def test_the_end_of_an_old_connection_does_not_affect_the_new_one(embedded: EmbeddedStore) -> None:
    async with running(linked(embedded.url)) as link:
        await link.tried()
        for _ in range(20):
            waiting = asyncio.create_task(asked(link, "PING"))
            await asyncio.sleep(0)
            link.renew()
            assert isinstance(await waiting, StoreAway)
            while isinstance(await asked(link, "PING"), StoreAway):
                pass
            for _ in range(5):
                assert await asked(link, "PING") == b"PONG"


async def test_calls_that_wait_on_a_killed_store_are_answered(embedded: EmbeddedStore) -> None:
    async with running(linked(embedded.url)) as link:
        await link.tried()
        os.kill(embedded.pid, signal.SIGSTOP)
        waiting = [asyncio.create_task(asked(link, "PING")) for _ in range(10)]
        await asyncio.sleep(0)
        os.kill(embedded.pid, signal.SIGKILL)
        assert {type(answer) for answer in await asyncio.gather(*waiting)} == {StoreAway}


async def test_an_ended_link_answers_even_if_it_never_ran(embedded: EmbeddedStore) -> None:
    link = linked(embedded.url)
    early = asyncio.create_task(asked(link, "PING"))
    await asyncio.sleep(0)
    link.end()
    assert "is closed" in str(await early)
    assert isinstance(await asked(link, "PING"), StoreAway)


async def test_an_unreachable_store_is_reported_at_once(tmp_path: Path) -> None:
    async with running(linked(f"unix://{tmp_path}/nothing")) as link:
        with pytest.raises(StoreAway, match="does not answer"):
            await link.tried()
        assert "does not answer" in str(await asked(link, "PING"))
