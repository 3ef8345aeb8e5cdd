"""A real WebSocket server that handles every connection by a script."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

from pydantic_core import to_json
from websockets.asyncio.server import ServerConnection, serve

from client.net.address import ServerAddress
from client.net.frames import ShownRoom
from protocol import PROTOCOL
from protocol.ids import player_id
from tests.client.rooms import frames_of
from tests.patience import TEST_SECONDS

_BY_THEMSELVES = ("number", "scores", "matches")


@dataclass
class Line:
    """The server's end of a connection."""

    socket: ServerConnection

    async def command(self, kind: str | None = None) -> dict[str, Any]:
        """Return the next command, which must be of that kind; skip the clients' automatic commands."""
        command: dict[str, Any] = json.loads(await self.socket.recv())
        while command["type"] in _BY_THEMSELVES and kind != command["type"]:
            await self.ack(command, 0)
            command = json.loads(await self.socket.recv())
        assert kind in (None, command["type"]), command
        return command

    async def tell(self, *events: Any) -> None:
        """Send events, or other values as JSON; send a room as to a player who enters it."""
        for event in events:
            for frame in frames_of(event) if isinstance(event, ShownRoom) else (to_json(event),):
                await self.socket.send(frame.decode())

    async def ack(self, command: dict[str, Any], version: int = 1) -> None:
        """Accept a command."""
        await self.tell({"type": "ack", "id": command["id"], "version": version})

    async def statistics(self) -> None:
        """Welcome a player who asks for statistics: five of twelve games were won, and one by correspondence."""
        await self.welcome()
        ask = await self.command("statistics")
        alone = {"form": "solo", "games": 12, "wins": 5, "streak": 2, "longest": 3, "best": 104, "average": 81.3}
        slow = {"form": "match", "correspondence": True, "games": 1, "wins": 1, "streak": 1, "longest": 1}
        told = {"type": "statistics", "id": ask["id"], "game": ask["game"], "options": {}, "forms": [alone, slow]}
        await self.tell(told)
        await self.ack(ask, 0)

    async def reject(
        self, command: dict[str, Any], code: str, message: str = "No.", reason: str = "of_a_newer_server"
    ) -> None:
        """Reject a command."""
        await self.tell(
            {
                "type": "rejected",
                "id": command["id"],
                "code": code,
                "reason": reason,
                "data": {},
                "message": message,
            }
        )

    async def welcome(self) -> dict[str, Any]:
        """Read a valid hello and answer it."""
        hello = await self.command("hello")
        player = player_id(hello["key"])
        await self.tell(
            {
                "type": "welcome",
                "protocol": PROTOCOL,
                "server": "0.1.0",
                "player": player,
                "name": hello["name"],
                "now": 0,
            }
        )
        await self.ack(hello, 0)
        return hello

    async def let_in(self, room: ShownRoom) -> dict[str, Any]:
        """Read the next command, which creates or enters a room, and send the room."""
        command = await self.command()
        assert command["type"] in ("create_room", "enter", "take_seat"), command
        await self.ack(command, room.version)
        await self.tell(room, {"type": "presence", "room": room.room, "here": [0]})
        return command

    async def drop(self) -> None:
        """Close the connection without a message."""
        self.socket.transport.abort()


Script = Callable[[Line], Awaitable[None]]
"""The server's part of a connection."""


@dataclass
class Servers:
    """Starts servers that handle each connection by the next script; `paths` has the path of each."""

    stack: AsyncExitStack
    paths: list[str] = field(default_factory=list)
    failures: list[Exception] = field(default_factory=list)

    async def __call__(self, *scripts: Script, port: int = 0) -> ServerAddress:
        waiting = list(scripts)

        async def handle(socket: ServerConnection) -> None:
            assert socket.request is not None
            self.paths.append(socket.request.path)
            try:
                # The server stops only after its scripts, so one that waits forever would keep the test from ending.
                async with asyncio.timeout(TEST_SECONDS):
                    await waiting.pop(0)(Line(socket))
                await socket.wait_closed()
            except Exception as failure:
                self.failures.append(failure)
                raise

        server = await self.stack.enter_async_context(serve(handle, "127.0.0.1", port, close_timeout=0.1))
        return ServerAddress("127.0.0.1", server.sockets[0].getsockname()[1])
