"""A link to a server of the store: RESP through hiredis, with answers by callback.

Calls are sent together: one pipeline is in flight, and later calls wait for the next. They would have to wait anyway,
because a store that syncs every write answers a pipeline as a whole before it reads on.

redis-py would cost more than everything else that an append needs.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Self, cast

import hiredis
import structlog

from server import metrics
from server.store.endpoint import Argument, Endpoint, StoreAway

TIMEOUT = 1.0
"""Seconds that a server may be silent while an answer is due before the connection is closed."""
CONNECT_SECONDS = 2.0
RETRY_FIRST, RETRY_MOST = 0.05, 1.0

Arguments = tuple[Argument, ...]
Answer = Callable[[Any], None]
"""Takes a reply, a hiredis.ReplyError, or StoreAway without an answer: then it is unknown whether the call was done."""
Refused = Callable[[hiredis.ReplyError, Arguments, Answer], None]
"""Takes an error reply in place of the call's callback, and makes sure that the callback is called."""

log = structlog.get_logger(__name__)


class StoreConnection(asyncio.Protocol):
    """A connection to one server, until it breaks; later calls get StoreAway."""

    def __init__(self, endpoint: Endpoint, refused: Refused | None = None) -> None:
        self.lost = asyncio.Event()
        self._endpoint = endpoint
        self._refused = refused
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None
        self._reader = hiredis.Reader()
        self._waiting: deque[tuple[float, Arguments, Answer]] = deque()
        self._outgoing: list[bytes] = []
        self._flushing = False
        self._heard = 0.0
        self._timer: asyncio.TimerHandle | None = None

    @classmethod
    async def open(cls, endpoint: Endpoint, refused: Refused | None = None) -> Self:
        """Connect and log in, as the endpoint says. Raises StoreAway."""
        connection = cls(endpoint)
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await endpoint.connect(lambda: connection)
                for words in endpoint.greeting():
                    await connection.ask(*words)
        except BaseException as error:
            connection.close(StoreAway("not connected"))
            if isinstance(error, OSError | TimeoutError | hiredis.HiredisError | StoreAway):
                raise endpoint.failure(error) from error
            raise
        connection._refused = refused
        return connection

    def call(self, arguments: Arguments, answer: Answer) -> None:
        """Send a command; `answer` is called with the result, never before this returns."""
        if self._transport is None:
            self._loop.call_soon(answer, StoreAway(f"The store at {self._endpoint.where} is not connected."))
            return
        if not self._flushing and len(self._waiting) == len(self._outgoing):
            self._flush_soon()
        self._outgoing.append(hiredis.pack_command(arguments))  # type: ignore[arg-type]  # its stub names a 1-tuple
        self._waiting.append((self._loop.time() + TIMEOUT, arguments, answer))
        if self._timer is None:
            self._timer = self._loop.call_later(TIMEOUT, self._overdue)

    async def ask(self, *arguments: Argument) -> Any:
        """Send a command and return its reply. Raises hiredis.ReplyError, StoreAway."""
        done: asyncio.Future[Any] = self._loop.create_future()
        self.call(arguments, lambda reply: None if done.done() else done.set_result(reply))
        reply = await done
        if isinstance(reply, Exception):
            raise reply.with_traceback(None)  # one may be the answer to many calls
        return reply

    def close(self, why: StoreAway) -> None:
        """Close the connection, and answer every waiting call."""
        self.lost.set()
        transport, self._transport = self._transport, None
        if transport is not None:
            transport.abort()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._outgoing.clear()
        waiting, self._waiting = self._waiting, deque()
        for _, _, answer in waiting:
            answer(why)

    def _flush_soon(self) -> None:
        self._flushing = True
        self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._flushing = False
        if self._transport is not None:
            self._transport.write(b"".join(self._outgoing))
        self._outgoing.clear()

    def _overdue(self) -> None:
        self._timer = None
        if not self._waiting:
            return
        due = max(self._waiting[0][0], self._heard + TIMEOUT)
        if due <= self._loop.time():
            self.close(StoreAway(f"The store at {self._endpoint.where} did not answer within {TIMEOUT:g} s."))
        else:
            self._timer = self._loop.call_at(due, self._overdue)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Store the transport. The name is asyncio's."""
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Pass each complete reply to its callback. The name is asyncio's."""
        self._heard = self._loop.time()
        self._reader.feed(data)
        while self._transport is not None:
            try:
                reply = self._reader.gets()
            except hiredis.ProtocolError as error:
                self.close(self._endpoint.failure(error))
                return
            if reply is False:
                if self._outgoing and len(self._waiting) == len(self._outgoing) and not self._flushing:
                    self._flush_soon()
                return
            _, arguments, answer = self._waiting.popleft()
            if isinstance(reply, hiredis.ReplyError) and self._refused is not None:
                self._refused(reply, arguments, answer)
            else:
                answer(reply)

    def connection_lost(self, exc: Exception | None) -> None:
        """Answer the waiting calls: it is unknown whether they were done. The name is asyncio's."""
        if self._transport is not None:
            self.close(self._endpoint.failure(exc or ConnectionResetError()))


class Link:
    """A connection to a server that is reopened whenever it breaks, while `run` runs.

    `refused` gets the server's error replies; `down` is called whenever the connection breaks or can't be opened.
    """

    def __init__(
        self,
        endpoint: Endpoint,
        refused: Callable[[Endpoint, hiredis.ReplyError, Arguments, Answer], None],
        down: Callable[[], None],
    ) -> None:
        self.endpoint = endpoint
        self._refused: Refused = lambda error, arguments, answer: refused(endpoint, error, arguments, answer)
        self._down = down
        self._connection: StoreConnection | None = None
        self._early: list[tuple[Arguments, Answer]] = []
        self._tried = asyncio.Event()
        self._failure = StoreAway(f"The store at {endpoint.where} is not connected.")

    @property
    def up(self) -> bool:
        """Whether the connection is up, as far as is known."""
        return self._connection is not None and not self._connection.lost.is_set()

    def call(self, arguments: Arguments, answer: Answer) -> None:
        """Send a command; `answer` is called with the result, never before this returns.

        Calls before the first attempt to connect wait for it.
        """
        if self._connection is not None:
            self._connection.call(arguments, answer)
        elif self._tried.is_set():
            asyncio.get_running_loop().call_soon(answer, self._failure)
        else:
            self._early.append((arguments, answer))

    def renew(self) -> None:
        """Reopen the connection."""
        if self._connection is not None:
            self._connection.close(StoreAway(f"The connection to the store at {self.endpoint.where} is reopened."))

    async def tried(self) -> None:
        """Wait for the first attempt to connect. Raises StoreAway if it failed and no later one has succeeded."""
        await self._tried.wait()
        if not self.up:
            raise self._failure

    async def run(self) -> None:
        """Keep the connection until cancelled."""
        pause = RETRY_FIRST
        counted = metrics.StoreLink("append")
        try:
            while True:
                try:
                    self._connection = await StoreConnection.open(self.endpoint, self._refused)
                except StoreAway as failure:
                    self._failure = failure
                    log.warning("cannot reach the store", why=str(failure), retry_s=pause)
                    self._has_tried()
                    self._down()
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, RETRY_MOST)
                    continue
                pause = RETRY_FIRST
                counted.up()
                self._has_tried()
                await self._connection.lost.wait()
                counted.down()
                self._connection = None
                self._failure = StoreAway(f"The store at {self.endpoint.where} is not connected.")
                log.warning("store connection lost", where=self.endpoint.where)
                self._down()
        finally:
            counted.gone()
            self.end()

    def end(self) -> None:
        """Answer every waiting or later call; the link never connects again, even if `run` never ran."""
        self._failure = StoreAway(f"The connection to the store at {self.endpoint.where} is closed.")
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close(self._failure)
        self._has_tried()

    def _has_tried(self) -> None:
        self._tried.set()
        early, self._early = self._early, []
        for arguments, answer in early:
            self.call(arguments, answer)
