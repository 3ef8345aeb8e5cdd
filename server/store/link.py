"""A link to one server of the store: RESP through hiredis, answers to callbacks.

Calls go out together: one pipeline is in flight, and what is asked meanwhile waits for the next. It would wait all the
same, since a store that syncs every write answers a pipeline as a whole before it reads on.

redis-py would cost more than everything else an append needs.
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
"""Seconds that a server may be silent while an answer is due before everything on the connection is given up."""
CONNECT_SECONDS = 2.0
RETRY_FIRST, RETRY_MOST = 0.05, 1.0

Arguments = tuple[Argument, ...]
Answer = Callable[[Any], None]
"""Takes a reply, a hiredis.ReplyError, or StoreAway where there is none: then nobody knows whether it was done."""
Refused = Callable[[hiredis.ReplyError, Arguments, Answer], None]
"""Takes a refusal in place of the answer that the call was made with, and sees to it that this is answered."""

log = structlog.get_logger(__name__)


class Connection(asyncio.Protocol):
    """One connection to one server, until it breaks; what is called afterwards is answered with StoreAway."""

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
        """Connect, with name, password and database as the endpoint has them. Raises StoreAway."""
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
        """Send a command; `answer` gets what comes of it, never before this returns."""
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
        """Give the connection up and answer everything that waits on it."""
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
        """Take the transport. asyncio's word."""
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Hand every whole reply to whoever waits for it. asyncio's word."""
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
        """Answer what was waiting: nobody knows whether it was done. asyncio's word."""
        if self._transport is not None:
            self.close(self._endpoint.failure(exc or ConnectionResetError()))


class Link:
    """A connection to one server that is made again whenever it breaks, for as long as `run` runs.

    `refused` is given what the server refuses; `down` is called whenever the connection broke or could not be made.
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
        self._connection: Connection | None = None
        self._early: list[tuple[Arguments, Answer]] = []
        self._tried = asyncio.Event()
        self._failure = StoreAway(f"The store at {endpoint.where} is not connected.")

    @property
    def up(self) -> bool:
        """Whether the connection stands, as far as is known."""
        return self._connection is not None and not self._connection.lost.is_set()

    def call(self, arguments: Arguments, answer: Answer) -> None:
        """Send a command; `answer` gets what comes of it, never before this returns.

        What is called before it was first tried to connect waits for that.
        """
        if self._connection is not None:
            self._connection.call(arguments, answer)
        elif self._tried.is_set():
            asyncio.get_running_loop().call_soon(answer, self._failure)
        else:
            self._early.append((arguments, answer))

    def renew(self) -> None:
        """Make the connection again."""
        if self._connection is not None:
            self._connection.close(StoreAway(f"The connection to the store at {self.endpoint.where} is made again."))

    async def tried(self) -> None:
        """Wait for the first attempt to connect. Raises StoreAway where it failed and no other has succeeded yet."""
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
                    self._connection = await Connection.open(self.endpoint, self._refused)
                except StoreAway as failure:
                    self._failure = failure
                    log.warning("store not reached", why=str(failure), retry_s=pause)
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
        """Answer everything that waits, and whatever may still come: whether `run` ever ran or not, it does no more."""
        self._failure = StoreAway(f"The store at {self.endpoint.where} is spoken to no longer.")
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close(self._failure)
        self._has_tried()

    def _has_tried(self) -> None:
        self._tried.set()
        early, self._early = self._early, []
        for arguments, answer in early:
            self.call(arguments, answer)
