"""The connection for appends: RESP through hiredis, answers to callbacks.

Calls go out together: one pipeline is in flight, and what is asked meanwhile waits for the next. It would wait all the
same, since a store that syncs every write answers a pipeline as a whole before it reads on.

redis-py would cost more than everything else an append needs; all that is not an append goes through it all the same.
"""

import asyncio
import ssl
from collections import deque
from collections.abc import Callable
from typing import Any, cast

import hiredis
import structlog
from redis.asyncio.connection import SSLConnection, UnixDomainSocketConnection, parse_url

from server import metrics

TIMEOUT = 1.0
"""Seconds that an answer may take before everything on the connection is given up."""
RETRY_FIRST, RETRY_MOST = 0.05, 1.0

Argument = str | bytes | int
Answer = Callable[[Any], None]
log = structlog.get_logger(__name__)


class Away(Exception):
    """The store did not answer: whether the call was carried out is not known."""


class Link(asyncio.Protocol):
    """One connection that is made again whenever it breaks, for as long as `run` runs."""

    def __init__(self, url: str) -> None:
        self._to = parse_url(url)
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None
        self._reader = hiredis.Reader()
        self._waiting: deque[tuple[float, Answer]] = deque()
        self._outgoing: list[bytes] = []
        self._flushing = False
        self._lost = asyncio.Event()
        self._up = asyncio.Event()
        self._timer: asyncio.TimerHandle | None = None

    def call(self, arguments: tuple[Argument, ...], answer: Answer) -> None:
        """Send a command; `answer` gets the reply, a hiredis.ReplyError, or Away. Never called before this returns."""
        if not self._up.is_set():
            self._loop.call_soon(answer, Away("not connected to the store"))
            return
        self._send(arguments, answer)

    async def wait_up(self) -> None:
        """Return when the connection stands."""
        await self._up.wait()

    async def run(self) -> None:
        """Keep the connection until cancelled."""
        pause = RETRY_FIRST
        counted = metrics.StoreLink("append")
        try:
            while True:
                try:
                    async with asyncio.timeout(TIMEOUT):
                        await self._connect()
                except (OSError, TimeoutError, hiredis.HiredisError, ssl.SSLError) as error:
                    log.warning("store not reached", error=str(error) or type(error).__name__, retry_s=pause)
                    self._drop(Away("not connected to the store"))
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, RETRY_MOST)
                    continue
                pause = RETRY_FIRST
                counted.up()
                await self._lost.wait()
                counted.down()
                log.warning("store connection lost")
        finally:
            counted.gone()
            self._drop(Away("the server is stopping"))

    async def _connect(self) -> None:
        self._reader = hiredis.Reader()
        self._lost.clear()
        to = self._to
        if to.get("connection_class") is UnixDomainSocketConnection:
            await self._loop.create_unix_connection(lambda: self, to["path"])
        else:
            secure = ssl.create_default_context() if to.get("connection_class") is SSLConnection else None
            await self._loop.create_connection(
                lambda: self, to.get("host", "localhost"), to.get("port", 6379), ssl=secure
            )
        if to.get("password"):
            await self._ask("AUTH", to.get("username") or "default", to["password"])
        if to.get("db"):
            await self._ask("SELECT", to["db"])
        await self._ask("PING")
        self._up.set()

    async def _ask(self, *arguments: Argument) -> None:
        done: asyncio.Future[Any] = self._loop.create_future()
        self._send(arguments, lambda reply: None if done.done() else done.set_result(reply))
        reply = await done
        if isinstance(reply, Exception):
            raise reply if isinstance(reply, hiredis.HiredisError) else ConnectionResetError(str(reply))

    def _send(self, arguments: tuple[Argument, ...], answer: Answer) -> None:
        if not self._flushing and len(self._waiting) == len(self._outgoing):
            self._flush_soon()
        self._outgoing.append(hiredis.pack_command(arguments))  # type: ignore[arg-type]  # its stub names a 1-tuple
        self._waiting.append((self._loop.time() + TIMEOUT, answer))
        if self._timer is None:
            self._timer = self._loop.call_later(TIMEOUT, self._overdue)

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
        due = self._waiting[0][0]
        if due <= self._loop.time():
            self._drop(Away(f"the store did not answer within {TIMEOUT:g} s"))
        else:
            self._timer = self._loop.call_at(due, self._overdue)

    def _drop(self, why: Away) -> None:
        """Give the connection up and answer everything that waits on it."""
        self._up.clear()
        self._lost.set()
        transport, self._transport = self._transport, None
        if transport is not None:
            transport.abort()
        self._outgoing.clear()
        waiting, self._waiting = self._waiting, deque()
        for _, answer in waiting:
            answer(why)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the transport. asyncio's word."""
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Hand every whole reply to whoever waits for it. asyncio's word."""
        self._reader.feed(data)
        while True:
            try:
                reply = self._reader.gets()
            except hiredis.ProtocolError as error:
                self._drop(Away(f"the store spoke no RESP: {error}"))
                return
            if reply is False:
                if self._outgoing and len(self._waiting) == len(self._outgoing) and not self._flushing:
                    self._flush_soon()
                return
            _, answer = self._waiting.popleft()
            answer(reply)

    def connection_lost(self, exc: Exception | None) -> None:
        """Answer what was waiting: nobody knows whether it was done. asyncio's word."""
        if self._transport is not None:
            self._drop(Away("the connection to the store broke"))
