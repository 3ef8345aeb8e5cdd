"""Subscriptions: a node hears that another node appended to a room, that its players changed, or that someone chatted,
and that a player's list of games has changed.

1. A message about a room is the node's id, followed by ` here` if the room's players have changed, and by ` chat` for a
   chat line. A message about a list is the code of the room that has changed in it, whichever node wrote it. Either is
   only a hint to read on: the news itself is read from the store.
2. Each primary of the store has a subscription link of its own, owned by one task.
3. Every confirmation of a subscription means *read on from your version*, because earlier appends were not announced.
4. A link is pinged every second; after 3 s of silence it is reopened, and everything is subscribed again.
5. When slots of a cluster move, their rooms are subscribed on the new primary.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import groupby
from typing import Any

import structlog
from redis.exceptions import RedisError

from protocol.ids import PlayerId, RoomCode
from server import metrics
from server.store import keys
from server.store.endpoint import Endpoint
from server.store.primaries import Primaries
from server.store.slots import slot

PING_SECONDS = 1.0
SILENCE_SECONDS = 3.0
PAUSE_SECONDS = 0.25
"""Seconds before a broken link is reopened."""

log = structlog.get_logger(__name__)


class Subscriptions:
    """Subscriptions to the rooms that a node holds, and to the lists of games of the players who watch theirs.

    `appended` is called with a room's code whenever its log should be read on, `moved` for its presence, and `said` for
    its chat. `listed` is called with a player and the room to read in their list; None: the whole list.
    """

    def __init__(
        self,
        *,
        primaries: Primaries,
        node: str,
        appended: Callable[[RoomCode], None],
        moved: Callable[[RoomCode], None],
        said: Callable[[RoomCode], None],
        listed: Callable[[PlayerId, RoomCode | None], None],
    ) -> None:
        self._primaries = primaries
        self._node = node.encode()
        self._appended = appended
        self._moved = moved
        self._said = said
        self._listed = listed
        self._rooms: dict[str, RoomCode] = {}
        self._players: dict[str, PlayerId] = {}
        self._subscriptions: dict[Endpoint, _Subscription] = {}

    def add(self, code: RoomCode) -> None:
        """Subscribe to a room; the first calls for it follow when the store has confirmed."""
        channel = keys.room_log(code)
        self._rooms[channel] = code
        self._place(channel)

    def remove(self, code: RoomCode) -> None:
        """Unsubscribe from a room."""
        channel = keys.room_log(code)
        self._rooms.pop(channel, None)
        self._forget(channel)

    def add_player(self, player: PlayerId) -> None:
        """Subscribe to a player's list; the first call for it follows when the store has confirmed."""
        channel, _ = keys.player_games(player)
        self._players[channel] = player
        self._place(channel)

    def remove_player(self, player: PlayerId) -> None:
        """Unsubscribe from a player's list."""
        channel, _ = keys.player_games(player)
        self._players.pop(channel, None)
        self._forget(channel)

    def _forget(self, channel: str) -> None:
        for subscription in self._subscriptions.values():
            subscription.forget(channel)

    async def run(self) -> None:
        """Keep the subscriptions until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            try:
                await self._follow(tasks)
            finally:
                # redis-py may swallow a cancellation that comes while it connects, and a group cancels only once.
                for subscription in self._subscriptions.values():
                    subscription.end()

    async def _follow(self, tasks: asyncio.TaskGroup) -> None:
        """Keep a subscription link to every primary, until cancelled."""
        while True:
            changed, owners = self._primaries.changed, self._primaries.owners
            for gone in self._subscriptions.keys() - owners:
                self._subscriptions.pop(gone).end()
            for new in owners - self._subscriptions.keys():
                subscription = _Subscription(
                    endpoint=new, node=self._node.decode(), take=self._take, doubt=self._primaries.doubt
                )
                self._subscriptions[new] = subscription
                tasks.create_task(subscription.run())
            for channel in (*self._rooms, *self._players):
                self._place(channel)
            await changed.wait()

    def _place(self, channel: str) -> None:
        """Subscribe a channel on the primary that has its key, and nowhere else."""
        owner = self._primaries.owner(channel)
        for endpoint, subscription in self._subscriptions.items():
            if endpoint == owner:
                subscription.want(channel)
            else:
                subscription.forget(channel)

    def _take(self, kind: str, channel: str, data: Any) -> None:
        if (player := self._players.get(channel)) is not None:
            if kind == "ssubscribe":
                self._listed(player, None)
            elif kind == "smessage":
                self._listed(player, RoomCode(data.decode()))
            return
        code = self._rooms.get(channel)
        if code is None:
            return
        if kind == "ssubscribe":
            self._appended(code)
            self._moved(code)
            self._said(code)
        elif kind == "smessage":
            node, _, what = data.partition(b" ")
            if node != self._node:
                {b"here": self._moved, b"chat": self._said}.get(what, self._appended)(code)


class _Subscription:
    """The subscription link to one primary; `take` gets its messages, by kind and channel.

    `doubt` is called when the link breaks, or when the primary drops a channel because its slot has moved.
    """

    def __init__(
        self, *, endpoint: Endpoint, node: str, take: Callable[[str, str, Any], None], doubt: Callable[[], None]
    ) -> None:
        self._endpoint = endpoint
        self._node = node
        self._take = take
        self._doubt = doubt
        self._wanted: set[str] = set()
        self._subscribed: set[str] = set()
        self._touched: set[str] = set()
        self._changed = asyncio.Event()
        self._ended = False

    def want(self, channel: str) -> None:
        """Subscribe a channel, unless it is already."""
        if channel not in self._wanted:
            self._wanted.add(channel)
            self._touch(channel)

    def forget(self, channel: str) -> None:
        """Unsubscribe a channel, if it was subscribed."""
        if channel in self._wanted:
            self._wanted.discard(channel)
            self._touch(channel)

    def end(self) -> None:
        """End the link soon."""
        self._ended = True
        self._changed.set()

    def _touch(self, channel: str) -> None:
        self._touched.add(channel)
        self._changed.set()

    async def run(self) -> None:
        """Keep the link until cancelled, or ended."""
        counted = metrics.StoreLink("hints")
        try:
            while not self._ended:
                client = self._endpoint.subscriber(SILENCE_SECONDS)
                try:
                    async with client.pubsub() as link:
                        await self._listen(link, counted)
                except* (RedisError, OSError, TimeoutError) as errors:
                    counted.down()
                    log.warning(
                        "subscription link lost",
                        where=self._endpoint.where,
                        error=type(errors.exceptions[0]).__name__,
                    )
                    self._doubt()
                finally:
                    await client.aclose()
                # not in except*, where Python before 3.11.4 wraps a cancellation in an exception group
                if not self._ended:
                    await asyncio.sleep(PAUSE_SECONDS)
        finally:
            counted.gone()

    async def _listen(self, link: Any, counted: metrics.StoreLink) -> None:
        # the node's own channel keeps the link in use, and so pinged, while the node holds no room
        await link.subscribe(f"turnabout:node:{self._node}")
        counted.up()
        self._subscribed.clear()
        self._touched = set(self._wanted)
        self._changed.set()
        cut = asyncio.Event()
        async with asyncio.TaskGroup() as tasks:
            for work in (self._subscribe, self._ping, self._read):
                tasks.create_task(work(link, cut))

    # redis-py may swallow a cancellation, so each of these tasks also ends when another one has

    async def _subscribe(self, link: Any, cut: asyncio.Event) -> None:
        with _cutting(cut):
            while not cut.is_set() and not self._ended:
                self._changed.clear()
                touched, self._touched = self._touched, set()
                new = touched & self._wanted - self._subscribed
                old = touched & self._subscribed - self._wanted
                self._subscribed = self._subscribed - old | new
                # a cluster accepts channels of only one slot at a time
                for _, channels in groupby(sorted(new, key=slot), key=slot):
                    await link.ssubscribe(*channels)
                for _, channels in groupby(sorted(old, key=slot), key=slot):
                    await link.sunsubscribe(*channels)
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
                    self._heard(message["type"], (message.get("channel") or b"").decode(), message.get("data"))
                elif loop.time() - last > SILENCE_SECONDS:
                    raise TimeoutError

    def _heard(self, kind: str, channel: str, data: Any) -> None:
        if kind == "sunsubscribe" and channel in self._subscribed & self._wanted:
            # dropped by the server, because the slot has moved
            self._subscribed.discard(channel)
            self._touch(channel)
            self._doubt()
        else:
            self._take(kind, channel, data)


@contextmanager
def _cutting(cut: asyncio.Event) -> Iterator[None]:
    """Set `cut` when the work inside has ended in any way. Raises ConnectionError if its connection was closed."""
    try:
        yield
    except RuntimeError as error:
        # uvloop raises this for a write to a connection that was just lost, where asyncio raises an OSError
        if "the handler is closed" not in str(error):
            raise
        raise ConnectionError(str(error)) from error
    finally:
        cut.set()
