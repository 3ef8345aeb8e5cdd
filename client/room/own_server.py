"""This machine's own server while the player is in a room on it: whether others can reach it, and how to restart it."""

import asyncio
from pathlib import Path

from client.net import local_server
from client.net.link_state import Connected, LinkState, Lost
from client.net.local_server import Hosted


class OwnServer:
    """The server on this machine, if the player's room is on it."""

    def __init__(self, home: Path, hosted: Hosted | None = None) -> None:
        self._home = home
        self._hosted = hosted
        self._lost = False

    @property
    def there(self) -> bool:
        """Whether the room is on this machine's own server."""
        return self._hosted is not None

    @property
    def closed(self) -> bool:
        """Whether it only accepts connections from this machine, so that nobody else can join."""
        return self._hosted is not None and self._hosted.alone

    def may_be_new(self, link: LinkState) -> bool:
        """Return whether a link may lead to a new server: another terminal may have opened it to others."""
        again = self._lost and isinstance(link, Connected)
        self._lost = isinstance(link, Lost) or (self._lost and not again)
        return self.there and again

    async def look(self) -> None:
        """Find the server that runs now."""
        self._hosted = await asyncio.to_thread(local_server.find, self._home) or self._hosted

    async def find(self, *, opened: bool = False) -> None:
        """Find the server, or start it; `opened`: others can reach it from now on. Raises ClientError."""
        if self._hosted is not None:
            hosted, alone = self._hosted, self._hosted.alone and not opened
            self._hosted = await asyncio.to_thread(local_server.find_or_start, self._home, hosted.port, alone=alone)

    async def end(self) -> None:
        """Stop the server. Raises HostingError."""
        if self._hosted is not None:
            await asyncio.to_thread(local_server.end, self._hosted)
