"""A server at which one has a seat, and which follows a script."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from client.net.address import RoomAddress, ServerAddress
from client.net.frames import ShownRoom
from client.room.entry_request import Errand, JoinRoom
from tests.client.rooms import CODE, seated
from tests.client.scripted import Line, Servers
from tests.client.terminal.desk import profile_at

Talk = Callable[[Line, Callable[[ShownRoom], ShownRoom]], Awaitable[None]]


async def table(servers: Servers, home: Path, *talks: Talk) -> tuple[Errand, ServerAddress]:
    """Set up a server that has each connection's talk, and the errand of joining a room there as seat 0."""
    profile = profile_at(home)
    address: list[ServerAddress] = []

    def mine(room: ShownRoom) -> ShownRoom:
        return seated(room, profile, address[0], 0)

    def script(talk: Talk) -> Callable[[Line], Awaitable[None]]:
        async def play(line: Line) -> None:
            await line.welcome()
            await talk(line, mine)

        return play

    address.append(await servers(*(script(talk) for talk in talks)))
    return JoinRoom(RoomAddress(address[0], CODE)), address[0]
