"""A recorder for the events of a link to a scripted server."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from client.net.address import ServerAddress
from client.net.link import Link
from client.net.link_state import Connected, Connecting, Ended, Failure, FailureKind, LinkState, Lost
from protocol.commands import Enter, MakeMove
from protocol.events import Event

KEY = "0123456789abcdef" * 4

ENTER = Enter(id="e1", room="KZ7-4QM2")

MOVE = MakeMove(id="m1", match=1, leg=1, ply=0, move="QS>5D")


class Ears:
    """Records all events of a link, and waits for more."""

    def __init__(self) -> None:
        self.heard: list[Event | LinkState] = []
        self._news = asyncio.Event()

    def __call__(self, thing: Event | LinkState) -> None:
        self.heard.append(thing)
        self._news.set()

    async def until(self, there: Callable[[Any], bool], count: int = 1) -> Any:
        """Wait for the `count`th event that satisfies a condition, and return it."""
        while len(found := [thing for thing in self.heard if there(thing)]) < count:
            self._news.clear()
            await self._news.wait()
        return found[count - 1]

    async def ended(self) -> Failure:
        """Return why the link ended."""
        ended: Ended = await self.until(lambda thing: isinstance(thing, Ended))
        return ended.failure

    async def lost(self) -> Lost:
        """Return the first loss of the connection."""
        lost: Lost = await self.until(lambda thing: isinstance(thing, Lost))
        return lost

    def states(self) -> list[LinkState]:
        """Return all reported states of the link."""
        return [thing for thing in self.heard if isinstance(thing, Connecting | Connected | Lost | Ended)]


@asynccontextmanager
async def linked(
    server: ServerAddress, ears: Ears, *, key: str = KEY, name: str = "Anna", patient: bool = False
) -> AsyncIterator[Link]:
    link = Link(server, key, name, "tests", ears, patient=patient)
    running = asyncio.create_task(link.run())
    try:
        yield link
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running


def rejected(failure: Failure) -> tuple[FailureKind, str]:
    """Return what kind of failure a rejection is, and the server's own text of it."""
    assert failure.rejection is not None and failure.detail == ""
    return failure.kind, failure.rejection.message


def nobody() -> ServerAddress:
    """Return an address at which no server listens."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return ServerAddress("127.0.0.1", free.getsockname()[1])
