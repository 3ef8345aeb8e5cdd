"""Hearing that another node appended, or that who is in a room has changed: hints to read on, never the news itself.

What is published is the node's id, followed by ` here` where who is in the room has changed.

One task owns the subscription link. Every confirmation of a subscription means *read on from your version*, because
what was appended before it was not announced here. The link is pinged every second; after 3 s of silence it is made
again, and everything is subscribed again.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import redis.asyncio as redis
import structlog
from redis.exceptions import RedisError

from protocol.ids import RoomCode
from server.store import keys

PING_SECONDS = 1.0
SILENCE_SECONDS = 3.0

log = structlog.get_logger(__name__)


class Hints:
    """Subscriptions to the rooms that a node holds.

    `appended` is called with a room's code whenever its logs should be read on, `moved` whenever who is in it should.
    """

    def __init__(
        self,
        url: str,
        node: str,
        appended: Callable[[RoomCode], None],
        moved: Callable[[RoomCode], None],
    ) -> None:
        self._url = url
        self._node = node.encode()
        self._appended = appended
        self._moved = moved
        self._rooms: dict[bytes, RoomCode] = {}
        self._changed = asyncio.Event()

    def add(self, code: RoomCode) -> None:
        """Listen for a room from now on; the first calls for it follow when the store has confirmed."""
        self._rooms[keys.room_log(code).encode()] = code
        self._changed.set()

    def remove(self, code: RoomCode) -> None:
        """Listen for a room no longer."""
        self._rooms.pop(keys.room_log(code).encode(), None)
        self._changed.set()

    async def run(self) -> None:
        """Keep listening until cancelled."""
        while True:
            client = redis.Redis.from_url(self._url, socket_connect_timeout=SILENCE_SECONDS)
            try:
                async with client.pubsub() as link:
                    await self._listen(link)
            except* (RedisError, OSError, TimeoutError) as errors:
                log.warning("subscription link lost", error=type(errors.exceptions[0]).__name__)
                await asyncio.sleep(PING_SECONDS / 4)
            finally:
                await client.aclose()

    async def _listen(self, link: Any) -> None:
        # A channel of its own keeps the link in use, and so pinged, while the node holds no room.
        await link.subscribe(f"turnabout:node:{self._node.decode()}")
        cut = asyncio.Event()
        async with asyncio.TaskGroup() as tasks:
            for work in (self._subscribe, self._ping, self._read):
                tasks.create_task(work(link, cut))

    # redis-py may swallow a cancellation, so each of these also ends when another has.

    async def _subscribe(self, link: Any, cut: asyncio.Event) -> None:
        subscribed: set[bytes] = set()
        with _cutting(cut):
            while not cut.is_set():
                wanted = set(self._rooms)
                self._changed.clear()
                if new := wanted - subscribed:
                    await link.ssubscribe(*new)
                if old := subscribed - wanted:
                    await link.sunsubscribe(*old)
                subscribed = wanted
                if not cut.is_set():
                    await self._changed.wait()

    async def _ping(self, link: Any, cut: asyncio.Event) -> None:
        with _cutting(cut):
            while not cut.is_set():
                await asyncio.sleep(PING_SECONDS)
                await link.ping()

    async def _read(self, link: Any, cut: asyncio.Event) -> None:
        loop = asyncio.get_running_loop()
        last = loop.time()
        with _cutting(cut):
            while not cut.is_set():
                message = await link.get_message(timeout=PING_SECONDS)
                if message is not None:
                    last = loop.time()
                    self._take(message)
                elif loop.time() - last > SILENCE_SECONDS:
                    raise TimeoutError

    def _take(self, message: dict[str, Any]) -> None:
        kind, code = message["type"], self._rooms.get(message.get("channel") or b"")
        if code is None:
            return
        if kind == "ssubscribe":
            self._appended(code)
            self._moved(code)
        elif kind == "smessage":
            node, _, what = message["data"].partition(b" ")
            if node != self._node:
                (self._moved if what == b"here" else self._appended)(code)


@contextmanager
def _cutting(cut: asyncio.Event) -> Iterator[None]:
    """Say when the work inside has ended, however it did."""
    try:
        yield
    finally:
        cut.set()
