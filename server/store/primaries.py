"""The primaries of the store: one, or several in a cluster, each with a link of its own.

    call ─▶ link of the key's slot ─▶ answer
                └ error: MOVED, ASK ─▶ link of the named server; nothing was done, so asking again is safe
                └ error: READONLY, CLUSTERDOWN … ─▶ that answer, and

    doubt (a link is down, a slot has moved, a server rejects a command)
      └▶ the cluster is asked for its slots, until all links are up

Any server of the cluster may be asked, also those it named earlier: the server in the URL may be away later.
"""

import asyncio
from collections import deque
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Self

import hiredis
import structlog

from server.store.endpoint import Argument, Endpoint, StoreAway, StoreLoading
from server.store.link import Answer, Arguments, Link, StoreConnection
from server.store.slots import Layout, Redirect, slot

DOUBT_SECONDS = 0.25
"""Seconds between two requests for a cluster's slots."""
REDIRECTS_MOST = 5
DOUBTED = ("READONLY", "CLUSTERDOWN", "MASTERDOWN", "TRYAGAIN")

log = structlog.get_logger(__name__)


class Primaries:
    """A node's links to the store, reopened whenever they break; `async with` keeps them.

    Raises StoreAway on entering if the store, or a primary of it, can't be reached.
    """

    def __init__(self, seed: Endpoint) -> None:
        self.seed = seed
        self.clustered = False
        self._layout: Layout
        self._links: dict[Endpoint, Link] = {}
        self._running: dict[Endpoint, asyncio.Task[None]] = {}
        self._slots: list[Link] = []
        self._to_ask: deque[Endpoint] = deque([seed])
        self._doubtful = asyncio.Event()
        self._changed = asyncio.Event()
        self._tasks: asyncio.TaskGroup
        self._asking: asyncio.Task[None]

    async def __aenter__(self) -> Self:
        """Find out what the store is, and connect to it. A bug in a link ends the task that entered the context."""
        layout = await self._find()
        self._tasks = await asyncio.TaskGroup().__aenter__()
        self._follow(layout)
        self._asking = self._tasks.create_task(self._ask_again())
        try:
            for link in list(self._links.values()):
                await link.tried()
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *error: object) -> None:
        """Close the links; calls that wait on them get StoreAway."""
        for task in (self._asking, *self._running.values()):
            task.cancel()
        try:
            await self._tasks.__aexit__(None, None, None)  # the error that ended the context is not the links'
        finally:
            for link in self._links.values():
                link.end()

    def call(self, key: str, arguments: Arguments, answer: Answer) -> None:
        """Send a command to the primary of a key; `answer` is called with the result, never before this returns."""
        self._slots[slot(key)].call(arguments, answer)

    async def ask(self, key: str, *arguments: Argument) -> Any:
        """Send a command to the primary of a key, and return its reply. Raises hiredis.ReplyError, StoreAway."""
        return await _asked(self._slots[slot(key)], arguments)

    async def ask_one(self, primary: Endpoint, *arguments: Argument) -> Any:
        """Send a command to one of `owners` and return its reply. Raises hiredis.ReplyError, StoreAway."""
        if primary not in self._links:
            raise StoreAway(f"The store at {primary.where} is no longer a primary.")
        return await _asked(self._links[primary], arguments)

    async def ask_each(self, *arguments: Argument) -> dict[Endpoint, Any]:
        """Send a command to every primary and return the replies, which may be hiredis.ReplyError or StoreAway."""
        primaries = sorted(self.owners, key=lambda primary: primary.where)
        replies = await asyncio.gather(
            *(self.ask_one(primary, *arguments) for primary in primaries), return_exceptions=True
        )
        for reply in replies:
            if isinstance(reply, BaseException) and not isinstance(reply, hiredis.ReplyError | StoreAway):
                raise reply
        return dict(zip(primaries, replies, strict=True))

    # slots

    @property
    def owners(self) -> frozenset[Endpoint]:
        """The last known primaries."""
        return self._layout.primaries

    def owner(self, key: str) -> Endpoint:
        """Return the last known primary of a key."""
        return self._layout.owners[slot(key)]

    @property
    def changed(self) -> asyncio.Event:
        """An event that is set once, when the store's layout has changed."""
        return self._changed

    def doubt(self) -> None:
        """Ask a cluster for its slots soon, because a key was not where it was expected."""
        if self.clustered:
            self._doubtful.set()

    async def _find(self) -> Layout:
        """Ask the store in the URL what it is, waiting while it loads. Raises StoreAway."""
        while True:
            try:
                connection = await StoreConnection.open(self.seed)
                break
            except StoreLoading as loading:
                log.warning("waiting for the store", why=str(loading))
                await asyncio.sleep(DOUBT_SECONDS)
        try:
            info = await connection.ask("INFO", "cluster")
            self.clustered = b"cluster_enabled:1" in info
            if not self.clustered:
                return Layout.single(self.seed)
            if self.seed.local:
                raise StoreAway(
                    f"The store at {self.seed.where} is a cluster; name one of its servers by host and port."
                )
            return Layout.read(self.seed, await connection.ask("CLUSTER", "SLOTS"))
        except hiredis.ReplyError as error:
            raise self.seed.failure(error) from error
        finally:
            connection.close(StoreAway("done"))

    async def _find_again(self) -> Layout:
        """Ask the servers of the cluster for its slots, starting with another one each time. Raises StoreAway."""
        failure = StoreAway("no server known")
        self._to_ask.rotate(-1)
        for server in tuple(self._to_ask):
            try:
                connection = await StoreConnection.open(server)
                try:
                    return Layout.read(server, await connection.ask("CLUSTER", "SLOTS"))
                finally:
                    connection.close(StoreAway("done"))
            except hiredis.ReplyError as error:
                failure = server.failure(error)
            except StoreAway as away:
                failure = away
        raise failure

    async def _ask_again(self) -> None:
        """Ask a cluster for its slots whenever they are in doubt, until cancelled."""
        while True:
            await self._doubtful.wait()
            self._doubtful.clear()
            try:
                self._follow(await self._find_again())
            except StoreAway as failure:
                log.warning("the cluster did not return its slots", why=str(failure))
            await asyncio.sleep(DOUBT_SECONDS)
            if not all(link.up for link in self._links.values()):
                self._doubtful.set()

    def _follow(self, layout: Layout) -> None:
        """Keep a link to each primary of a layout, and to no other server."""
        before = self._slots and self._layout.owners
        self._layout = layout
        owners = self.owners
        for gone in self._links.keys() - owners:
            self._running.pop(gone).cancel()
            self._links.pop(gone).end()
        self._slots = []
        for owner, slots in groupby(layout.owners):
            self._slots += [self._link(owner)] * len([*slots])
        self._to_ask.extend(layout.servers - set(self._to_ask))
        for unknown in set(self._to_ask) - layout.servers - {self.seed}:
            self._to_ask.remove(unknown)
        if before != layout.owners:
            if before:
                log.warning("the cluster's slots have moved", primaries=sorted(owner.where for owner in owners))
            self._changed.set()
            self._changed = asyncio.Event()

    def _link(self, endpoint: Endpoint) -> Link:
        link = self._links.get(endpoint)
        if link is None:
            link = self._links[endpoint] = Link(endpoint, self._refused, self.doubt)
            self._running[endpoint] = self._tasks.create_task(link.run())
        return link

    # Refusals

    def _refused(self, asked: Endpoint, error: hiredis.ReplyError, arguments: Arguments, answer: Answer) -> None:
        words = str(error)
        redirect = Redirect.parse(asked, words) if self.clustered else None
        if redirect is not None:
            self._redirect(redirect, error, arguments, answer)
            return
        if words.startswith(DOUBTED):
            self.doubt()
        if words.startswith("READONLY") and asked in self._links:
            # it was a primary before; its name may now lead to the new one
            self._links[asked].renew()
        answer(error)

    def _redirect(self, redirect: Redirect, error: hiredis.ReplyError, arguments: Arguments, answer: Answer) -> None:
        redirected = answer if isinstance(answer, _Redirected) else _Redirected(answer)
        redirected.hops += 1
        if not redirect.once:
            self.doubt()
        if redirected.hops > REDIRECTS_MOST:
            answer(error)
            return
        link = self._link(redirect.to)
        if redirect.once:
            link.call(("ASKING",), _ignored)
        else:
            self._slots[redirect.slot] = link
        link.call(arguments, redirected)


async def _asked(link: Link, arguments: Arguments) -> Any:
    done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    link.call(arguments, lambda reply: None if done.done() else done.set_result(reply))
    reply = await done
    if isinstance(reply, Exception):
        raise reply.with_traceback(None)  # one may be the answer to many calls
    return reply


@dataclass(slots=True)
class _Redirected:
    """The callback of a redirected call, and the number of redirects."""

    answer: Answer
    hops: int = 0

    def __call__(self, reply: Any) -> None:
        self.answer(reply)


def _ignored(reply: Any) -> None:
    """Ignore the answer to ASKING, which says nothing."""
