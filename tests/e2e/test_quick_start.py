"""The quick start of protocol/README.md, played on a server: every command is accepted, and every event comes."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.e2e.play import ServerProcess
from tests.patience import PATIENCE

PAGE = (Path(__file__).parents[2] / "protocol/README.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"^([→←]) (\{.*\})$", PAGE.split("## Quick start\n")[1].split("\n## ")[0], re.M)
DRAWN = {"room", "server", "now", "web"}
"""Fields that differ from server to server."""


def contains(value: Any, part: Any) -> bool:
    """Tell whether a message has everything that the page shows of it; lists may go on.

    >>> contains({"a": [1, {"b": 2, "c": 3}, 4], "d": 5}, {"a": [1, {"b": 2}]}), contains({"a": 1}, {"a": 2})
    (True, False)
    """
    if isinstance(part, dict):
        return all(name in value and (name in DRAWN or contains(value[name], each)) for name, each in part.items())
    if isinstance(part, list):
        return len(value) >= len(part) and all(map(contains, value, part))
    return bool(value == part)


class Author:
    """A client that keeps every event: the page shows only some, in the order in which it explains them."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._events: list[dict[str, Any]] = []

    async def sends(self, message: dict[str, Any]) -> None:
        await self._connection.send(json.dumps(message))

    async def gets(self, part: dict[str, Any]) -> dict[str, Any]:
        """Return the event that has everything of `part`, when it has come. Fails at a rejection."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for event in self._events:
                    if contains(event, part):
                        return event
                self._events.append(json.loads(await self._connection.recv()))
                assert self._events[-1]["type"] != "rejected", self._events[-1]


async def test_the_quick_start_plays_a_match(server: ServerProcess) -> None:
    async with connect(server.url) as first, connect(server.url) as second:
        ada, ben = Author(first), Author(second)
        author, room = ada, ""
        for way, text in SHOWN:
            message = json.loads(re.sub(r", …|…, ", "", text))
            if way == "←":
                room = (await author.gets(message)).get("room", room)
                continue
            author = ada if message["id"].startswith("a") else ben
            await author.sends({**message, "room": room} if "room" in message else message)
            await author.gets({"type": "ack", "id": message["id"]})
            if message["type"] == "hello":
                await ben.sends({**message, "id": "b1", "name": "Ben", "key": message["key"][::-1]})
