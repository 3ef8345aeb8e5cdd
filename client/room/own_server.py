"""This machine's own server, as a stay in a room there knows it: whether others reach it, and where it has gone."""

import asyncio
from pathlib import Path

from client.net import local_server
from client.net.link_state import Connected, LinkState, Lost
from client.net.local_server import Hosted


class OwnServer:
    """The server on this machine in whose room one is; none where the room is another's."""

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
        """Whether it listens to this machine alone, so that nobody else can join."""
        return self._hosted is not None and self._hosted.alone

    def may_be_new(self, link: LinkState) -> bool:
        """Tell whether a link leads to one that may be new, as where another terminal here has opened it to others."""
        again = self._lost and isinstance(link, Connected)
        self._lost = isinstance(link, Lost) or (self._lost and not again)
        return self.there and again

    async def look(self) -> None:
        """Learn which one runs now."""
        self._hosted = await asyncio.to_thread(local_server.find, self._home) or self._hosted

    async def find(self, *, opened: bool = False) -> None:
        """Find it, started if it has gone; `opened`: others are to reach it from now on. Raises ClientError."""
        if self._hosted is not None:
            hosted, alone = self._hosted, self._hosted.alone and not opened
            self._hosted = await asyncio.to_thread(local_server.find_or_start, self._home, hosted.port, alone=alone)

    async def end(self) -> None:
        """End it. Raises HostingError."""
        if self._hosted is not None:
            await asyncio.to_thread(local_server.end, self._hosted)
