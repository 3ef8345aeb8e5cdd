"""A player with the real link of the client, over a network that may fail."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from client.net.address import ServerAddress
from client.net.frames import ShownRoom
from client.net.link import Link
from protocol.commands import Command, Enter, MakeMove, Ready, Sit
from protocol.events import Ack
from tests.client.listening import Ears, linked
from tests.e2e.play import Player, moves_of
from tests.e2e.proxy import HOST, Proxy
from tests.patience import PATIENCE


class Guest:
    """A player with the link of the Python clients; it collects all messages of the link."""

    def __init__(self, link: Link, ears: Ears) -> None:
        self.link = link
        self.ears = ears

    @property
    def room(self) -> ShownRoom:
        """The room at the highest version it was shown at."""
        return max((thing for thing in self.ears.heard if isinstance(thing, ShownRoom)), key=lambda room: room.version)

    async def do(self, command: Command) -> int:
        """Have a command accepted, however many connections that takes; returns its version."""
        async with asyncio.timeout(PATIENCE):
            answer = await self.link.ask(command)
        assert isinstance(answer, Ack), answer
        return answer.version

    async def sees(self, version: int) -> ShownRoom:
        """Return the room once it is shown at a version or a later one."""
        async with asyncio.timeout(PATIENCE):
            await self.ears.until(lambda thing: isinstance(thing, ShownRoom) and thing.version >= version)
        return self.room

    async def connects(self, times: int) -> None:
        """Return once the link has stood so often."""
        async with asyncio.timeout(PATIENCE):
            await self.ears.until(lambda thing: type(thing).__name__ == "Connected", times)

    def move(self) -> MakeMove:
        """Return a move that may be made now, to be asked for."""
        assert self.room.view is not None
        return MakeMove(id=secrets.token_hex(8), **moves_of(self.room), move=self.room.view.moves[0].move)


@asynccontextmanager
async def facing(host: Player, url: str, proxy: Proxy) -> AsyncIterator[Guest]:
    """Have a guest come over a proxy to a host's new room, sit down, and be the one to move in the first leg."""
    await host.come(url)
    await host.do("create_room", game="family-tree", number=5, role="minimizer")
    code = (await host.sees(1)).room
    ears = Ears()
    async with linked(ServerAddress(HOST, proxy.port), ears) as link:
        guest = Guest(link, ears)
        await guest.do(Enter(id="enter", room=code))
        await host.sees(await guest.do(Sit(id="sit")))
        await host.do("ready", match=1, leg=1)
        begun = await guest.do(Ready(id="ready", match=1, leg=1))
        await host.sees(begun)
        await guest.sees(begun)
        yield guest
