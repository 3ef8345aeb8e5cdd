"""A visit to a server that follows a script, and an eye on its model."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from client.net.address import ServerAddress
from client.profile.identity import Profile
from client.room.session import Model, Phase
from client.room.visit import Visit
from protocol.commands import CreateRoom, Enter, TakeSeat

ENTER = Enter(id="e1", room="KZ7-4QM2")


class Watch:
    """Follows a visit's model."""

    def __init__(self) -> None:
        self.model = Model()
        self._news = asyncio.Event()

    def __call__(self, model: Model) -> None:
        self.model = model
        self._news.set()

    async def until(self, there: Callable[[Model], bool]) -> Model:
        while not there(self.model):
            self._news.clear()
            await self._news.wait()
        return self.model

    async def phase(self, phase: Phase) -> Model:
        return await self.until(lambda model: model.phase is phase)


@asynccontextmanager
async def staying(
    profile: Profile, server: ServerAddress, way_in: CreateRoom | Enter | TakeSeat, *, hosted: bool = False
) -> AsyncIterator[tuple[Visit, Watch]]:
    watch = Watch()
    visit = Visit(profile, server, "Anna", "tests", way_in, watch, hosted=hosted)
    running = asyncio.create_task(visit.run())
    try:
        yield visit, watch
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running


class Table:
    """A server's scripts, which need to know the address they run at."""

    server: ServerAddress
