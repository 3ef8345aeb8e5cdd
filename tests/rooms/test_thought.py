"""What a room has the computer think about, without a store and with a computer of the test's own."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from types import SimpleNamespace
from typing import Any, cast

import pytest

from server.rooms import thought
from server.rooms.node import Node
from server.rooms.thought import Thought
from tests.table.play import CODE


class Asked:
    """A room that asks one question, and a computer that fails `failures` times before it knows the answer."""

    def __init__(self, failures: int = 0, instead: Callable[[], str] | None = None) -> None:
        self.answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.begun = asyncio.Event()
        self.tries = 0
        self.tasks: list[asyncio.Task[None]] = []
        self.known = asyncio.Event()
        self._failures = failures
        node = cast(Node, SimpleNamespace(tasks=SimpleNamespace(spawn=self._spawn)))
        self.thought = Thought(
            code=CODE, node=node, level="easy", think=self._think, found=self.answer.set_result, instead=instead
        )

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.append(asyncio.ensure_future(work))

    async def _think(self) -> str:
        self.tries += 1
        self.begun.set()
        if self.tries <= self._failures:
            raise ValueError("on purpose")
        await self.known.wait()
        return "KS>7D"


@pytest.fixture(autouse=True)
async def at_once(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Nobody waits before trying again."""
    monkeypatch.setattr(thought, "PAUSE_FIRST", 0.0)
    yield


async def test_what_fails_is_tried_again() -> None:
    asked = Asked(failures=3)
    asked.known.set()
    assert await asked.answer == "KS>7D"
    assert asked.tries == 4


async def test_repeated_failures_use_the_fallback_answer() -> None:
    asked = Asked(failures=100, instead=lambda: "QS>7D")
    assert await asked.answer == "QS>7D"
    assert asked.tries == thought.MOST_FAILURES


async def test_what_is_dropped_is_not_told_and_not_thought_about() -> None:
    asked = Asked()
    await asked.begun.wait()
    asked.thought.drop()
    asked.known.set()
    await asyncio.wait(asked.tasks)
    assert asked.tasks[0].cancelled() and not asked.answer.done()


async def test_what_is_dropped_before_it_has_begun_is_never_asked() -> None:
    asked = Asked()
    asked.thought.drop()
    await asyncio.wait(asked.tasks)
    assert asked.tries == 0 and not asked.answer.done()
