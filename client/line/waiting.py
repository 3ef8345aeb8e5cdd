"""Waiting in a room: for the player's turn, for answers, and for results that the server calculates."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from client.line import pages
from client.net.link_state import Connected
from client.room.actions import Deed, bar
from client.room.session import Model, Phase
from client.room.visit import Visit
from protocol.commands import Command
from protocol.events import Ack

PATIENCE = 300.0
"""The seconds that a pipe waits for a result: a server without a compiler is slow."""


def wanted(model: Model, now: float | None) -> bool:
    """Return whether the player has something to do, or nothing more to wait for."""
    if model.phase in (Phase.STOPPED, Phase.RESULT):
        return True
    if model.me is None or model.room is None:
        return False
    if model.phase in (Phase.READY, Phase.SWAP):
        return not model.ready and (not model.begins or model.refused is not None)
    answers = (bar(model, deed, now) is None for deed in (Deed.ANSWER, Deed.ANSWER_REPLACEMENT))
    asked = any(answers)
    alone = bar(model, Deed.GO_ON_WITHOUT, now) is None
    return model.phase is Phase.LEG and (asked or alone or pages.my_turn(model))


class Waiting:
    """Waits for a state of the model; its owner calls `news` when the model changes.

    `typed`: a person waits, so don't wait long; lines in a pipe have time.
    """

    def __init__(self, typed: bool, model: Callable[[], Model]) -> None:
        self._typed = typed
        self._model = model
        self._news = asyncio.Event()
        self._asking: asyncio.Task[bool] | None = None

    @property
    def asking(self) -> bool:
        """Whether a command still waits for its answer."""
        return self._asking is not None and not self._asking.done()

    def news(self) -> None:
        """Check again whether the wait is over."""
        self._news.set()

    async def more(self, seconds: float | None) -> None:
        """Wait for news, for at most some seconds."""
        self._news.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._news.wait()

    async def until(self, there: Callable[[], bool]) -> None:
        """Wait until a condition holds."""
        while not there():
            self._news.clear()
            await self._news.wait()

    async def answered(
        self, group: asyncio.TaskGroup, visit: Visit, command: Command, seen: Callable[[Model], bool]
    ) -> bool:
        """Send a command, and wait until it is done and `seen`; return whether it is, unless the answer is late."""
        asking = self._asking = group.create_task(self._ask(visit, command, seen))
        await self.until(lambda: asking.done() or not self._answers())
        return asking.done() and asking.result()

    async def worked_out(self, there: Callable[[Model], bool]) -> None:
        """If the input is a pipe, wait for a result that the server calculates, but not for ever."""
        if not self._typed:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self.until(lambda: there(self._model()) or self._model().phase is Phase.STOPPED)

    def give_up(self) -> None:
        """Stop waiting for an answer."""
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None

    async def _ask(self, visit: Visit, command: Command, seen: Callable[[Model], bool]) -> bool:
        answer = await visit.ask(command)
        if isinstance(answer, Ack):
            await visit.seen(answer.version)
            await self.until(lambda: seen(self._model()) or self._model().phase is Phase.STOPPED)
        asyncio.get_running_loop().call_soon(self._news.set)  # once this counts as done
        return isinstance(answer, Ack)

    def _answers(self) -> bool:
        """Return whether an answer can be expected soon."""
        model = self._model()
        return not self._typed or (isinstance(model.link, Connected) and not model.late and not model.delayed)
