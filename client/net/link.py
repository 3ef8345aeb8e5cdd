"""The link to a server: it connects, identifies the player, reconnects, returns to the room, and repeats commands.

A command is kept until it is answered. When a connection is lost before that, the command is sent again on the next
one, under the same id, so that it is done once (protocol/README.md, Reconnecting).

A server of several nodes may send the client to another one. The link then reconnects once, by that node's name, and
reports nothing. If that fails, or the connection is lost later, it connects as usual: the room may have moved.
"""

import asyncio
import errno
import random
import secrets
import socket
import ssl
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import quote

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI

from client.net.address import ServerAddress
from client.net.frames import NotAnEvent, OutOfStep, Reader, ShownRoom, UnreadableRoom
from client.net.game_infos import learn
from client.net.link_state import (
    Connected,
    Connecting,
    Ended,
    Failure,
    FailureKind,
    Late,
    LinkState,
    Lost,
    ServerTime,
    farewell,
)
from client.net.local_addresses import is_offline
from client.net.pending_commands import Answer, Unanswered
from protocol import PROTOCOL
from protocol.codes import RejectionCode
from protocol.commands import Command, Enter, Hello, Leave, TakeSeat
from protocol.events import Ack, Elsewhere, Event, Goodbye, Rejected, Welcome
from protocol.ids import Key, RoomCode, parse_room_code

OPEN_SECONDS = 10.0
ANSWER_SECONDS = 10.0
RETURN_SECONDS = 4.0
"""The time for a known server to open a connection, and to answer on it; short, because a retry costs little."""
PING_SECONDS = 5.0
PONG_SECONDS = 7.0
"""A silent link is given up after the sum of both, at the latest."""
CLOSE_SECONDS = 1.0
STABLE_SECONDS = 5.0
"""A connection that lasted this long was stable: the next try after it comes at once."""
STOPPING_SECONDS = 0.3
"""The same for a connection to a server that stops: in a rolling restart each node stops, one after the other."""
LONGEST_DELAY = 2.0
"""Short enough to be back within 5 s of the server's return; thousands of tries in that time do not burden it."""
LARGEST_FRAME = 2**24
"""By far the largest frame of a server is the replay of a long match."""

_GATEWAYS = {502, 503, 504}
"""The status codes of a proxy or tunnel while the server behind it is down."""
_TOO_MANY = 429
_NOT_GREETED = {
    RejectionCode.WRONG_PROTOCOL: FailureKind.WRONG_PROTOCOL,
    RejectionCode.MALFORMED: FailureKind.NAME_REFUSED,  # only the name in the greeting was typed by the user
    RejectionCode.TOO_MANY: FailureKind.DROPPED,
    RejectionCode.UNAVAILABLE: FailureKind.DROPPED,
}
"""The failure for each reason why a server rejects a greeting."""
_NOT_BACK = {
    RejectionCode.NO_SUCH_ROOM: FailureKind.ROOM_GONE,
    RejectionCode.TOO_MANY: FailureKind.DROPPED,
    RejectionCode.UNAVAILABLE: FailureKind.DROPPED,
}
"""The failure for each reason why a room rejects a returning player."""
_CERTIFICATES = {
    2: "unknown_issuer",
    9: "not_yet_valid",
    10: "expired",
    18: "self_signed",
    19: "self_signed",
    20: "unknown_issuer",
    21: "unknown_issuer",
    62: "other_name",
    64: "other_name",
}
"""What is wrong with a certificate, by OpenSSL's number of the error (X509_V_ERR)."""
_ENTER_AGAIN = "enter-again"
"""The id of the command that returns to the room."""


class _Broken(Exception):
    """The connection has failed; carries the reason."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure)
        self.failure = failure


class Link:
    """One player's link to one server.

    `heard` gets everything the server sends, and every change of the link's own state, in order, on the event loop.
    `patient`: keep trying even if the first connection fails, because a known room waits there.
    """

    def __init__(
        self,
        server: ServerAddress,
        key: Key,
        name: str,
        client: str,
        heard: Callable[[Event | LinkState], None],
        *,
        patient: bool = False,
    ) -> None:
        self._server = server
        self._hello = Hello(id="hello", protocol=PROTOCOL, key=key, name=name, client=client, updates=True)
        self._heard = heard
        self._keep_trying = patient
        self._room: RoomCode | None = None
        self._unanswered = Unanswered(self._hear_late)
        self._hurry = asyncio.Event()
        self._farewell: Failure | None = None
        self._greeted = 0.0
        self._reader = Reader()
        self._node: str | None = None
        self._next_node: str | None = None

    async def run(self) -> None:
        """Keep the link up until it ends; cancelling this closes it."""
        loop = asyncio.get_running_loop()
        delays = _delays()
        stopping = False
        try:
            while True:
                if self._node is None:
                    self._heard(Connecting())
                began = loop.time()
                failure = await self._connection()
                self._node, self._next_node = self._next_node, None
                if self._node is not None:
                    continue
                if not failure.final and is_offline(self._server):
                    failure = Failure(FailureKind.OFFLINE)
                # A stopping server has other nodes or is back soon; one that says so every time does not.
                stopping, stopped_before = failure.kind is FailureKind.SERVER_STOPPING, stopping
                if failure.final or not self._keep_trying:
                    self._unanswered.end()
                    self._heard(Ended(failure))
                    return
                lasted = loop.time() - began
                if lasted > STABLE_SECONDS or (stopping and (lasted > STOPPING_SECONDS or not stopped_before)):
                    delays = _delays()
                delay = next(delays)
                self._heard(Lost(failure, delay))
                self._hurry.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(delay):
                        await self._hurry.wait()
        finally:
            self._unanswered.end()

    async def ask(self, command: Command) -> Answer:
        """Send a command and return its answer, however many connections that takes.

        Raises LinkEnded if the link ends first, and LinkBusy if too many commands are unanswered already.
        """
        return await self._unanswered.ask(command)

    def retry_now(self) -> None:
        """Try to connect at once, without waiting out the delay."""
        self._hurry.set()

    def _hear_late(self, late: bool) -> None:
        self._heard(Late(late, offline=late and is_offline(self._server)))

    async def _connection(self) -> Failure:
        """Make one connection, use it until it ends, and return why it ended."""
        self._farewell = None
        try:
            async with connect(
                self._server.url if self._node is None else f"{self._server.url}?node={quote(self._node, safe='')}",
                compression=None,
                proxy=None,
                open_timeout=RETURN_SECONDS if self._keep_trying else OPEN_SECONDS,
                ping_interval=PING_SECONDS,
                ping_timeout=PONG_SECONDS,
                close_timeout=CLOSE_SECONDS,
                max_size=LARGEST_FRAME,
            ) as connection:
                try:
                    return await self._use(connection)
                except asyncio.CancelledError:
                    await connection.close()  # leaving the context would close it as an error
                    raise
        except (OSError, InvalidHandshake, InvalidURI, ValueError) as error:
            return _failure(error)

    async def _use(self, connection: ClientConnection) -> Failure:
        self._reader = Reader()
        try:
            await self._greet(connection)
            if self._room is not None:
                await self._exchange(connection, _enter_again(self._room))
            self._heard(Connected())
            self._unanswered.send_all_again()
            ended: Exception | None = None
            async with asyncio.TaskGroup() as group:
                writer = group.create_task(self._write(connection))
                try:
                    async for frame in connection:
                        with suppress(NotAnEvent):
                            await self._hear(connection, frame)
                except (ConnectionClosed, _Broken) as error:
                    ended = error
                writer.cancel()
            if isinstance(ended, _Broken):
                return ended.failure
        except _Broken as broken:
            return broken.failure
        except (ConnectionClosed, TimeoutError):
            if self._farewell is None and not self._keep_trying:
                return Failure(FailureKind.NOT_TURNABOUT)
        return self._farewell or Failure(FailureKind.DROPPED)

    async def _greet(self, connection: ClientConnection) -> None:
        self._greeted = time.monotonic()
        answer = await self._exchange(connection, self._hello)
        if isinstance(answer, Rejected):
            raise _Broken(Failure(_NOT_GREETED.get(answer.code, FailureKind.TURNED_AWAY), rejection=answer))
        self._keep_trying = True

    async def _exchange(self, connection: ClientConnection, command: Command) -> Answer:
        """Send a command before all others and read until its answer comes."""
        async with asyncio.timeout(RETURN_SECONDS if self._keep_trying else ANSWER_SECONDS):
            await connection.send(command.model_dump_json())
            while True:
                try:
                    event = await self._hear(connection, await connection.recv())
                except NotAnEvent:
                    if isinstance(command, Hello):
                        raise _Broken(Failure(FailureKind.NOT_TURNABOUT)) from None
                    continue
                if isinstance(event, Ack | Rejected) and event.id == command.id:
                    return event
                if isinstance(event, Rejected) and event.id is None:
                    raise _Broken(Failure(FailureKind.TURNED_AWAY, rejection=event))

    async def _hear(self, connection: ClientConnection, frame: str | bytes) -> Event | None:
        """Take a frame; if it is out of step, ask for a new snapshot by entering the room again.

        The room as it was shown last stays on the screen until then. Raises NotAnEvent and _Broken.
        """
        try:
            return self._take(frame)
        except OutOfStep:
            if self._room is not None:
                await connection.send(_enter_again(self._room).model_dump_json())
            return None

    async def _write(self, connection: ClientConnection) -> None:
        with suppress(ConnectionClosed):  # the reader notices it too; all commands then wait for the next connection
            while True:
                self._unanswered.news.clear()
                for command in self._unanswered.to_send():
                    await connection.send(command.model_dump_json())
                await self._unanswered.news.wait()

    def _take(self, frame: str | bytes) -> Event | None:
        """Read a frame, settle the command that it answers, and report it; return None if nothing is left to report.

        Raises NotAnEvent, OutOfStep, and _Broken for a room that cannot be read or does not let the player in again, or
        to connect to another node.
        """
        try:
            event = self._reader.read(frame)
        except UnreadableRoom:
            raise _Broken(Failure(FailureKind.UNREADABLE)) from None
        if event is None:
            return None
        if isinstance(event, Goodbye):
            event = farewell(event.code)
        if isinstance(event, Failure):
            self._farewell = event
            return None
        if isinstance(event, Elsewhere):
            self._follow(event)
            return None
        if isinstance(event, ShownRoom):
            self._room = event.room
        elif isinstance(event, Welcome):
            # The best estimate is that the server read its clock halfway between the question and now.
            learn(event.games or (), self._server)
            self._heard(ServerTime(event.now - 1000 * (self._greeted + time.monotonic()) / 2))
        self._heard(event)
        if isinstance(event, ShownRoom):
            self._unanswered.release()
        elif isinstance(event, Ack | Rejected):
            self._settle(event)
        return event

    def _follow(self, elsewhere: Elsewhere) -> None:
        """Make the next connection to another node, unless this one already was. Raises _Broken, to end this one."""
        if self._node is None:
            self._next_node = elsewhere.node
            raise _Broken(Failure(FailureKind.DROPPED))

    def _settle(self, answer: Answer) -> None:
        if isinstance(answer, Rejected) and answer.id == _ENTER_AGAIN:
            raise _Broken(Failure(_NOT_BACK.get(answer.code, FailureKind.TURNED_AWAY), rejection=answer))
        done = self._unanswered.settle(answer, room_known=self._room is not None)
        if isinstance(done, Enter | TakeSeat):
            self._room = parse_room_code(done.room)
        elif isinstance(done, Leave):
            self._room = None


def _enter_again(room: RoomCode) -> Enter:
    return Enter(id=_ENTER_AGAIN, room=room, alongside=True)


def _delays() -> Iterator[float]:
    """Seconds before each try: none before the first, then longer each time, spread so that not all come at once."""
    chance = random.SystemRandom()
    yield 0.0
    delay = 0.5
    while True:
        yield delay * chance.uniform(0.6, 1.0)
        delay = min(2 * delay, LONGEST_DELAY)


def _failure(error: Exception) -> Failure:
    if isinstance(error, socket.gaierror):
        return Failure(FailureKind.NAME_NOT_FOUND, error.strerror or "")
    if isinstance(error, ssl.SSLCertVerificationError):
        return Failure(FailureKind.UNTRUSTED, _CERTIFICATES.get(error.verify_code, error.verify_message))
    if isinstance(error, ssl.SSLError):
        return Failure(FailureKind.TLS, error.reason or "")
    if isinstance(error, InvalidStatus):
        status = error.response.status_code
        if status in _GATEWAYS:
            return Failure(FailureKind.NOTHING_LISTENS, f"HTTP {status}")
        if status == _TOO_MANY:
            return Failure(FailureKind.CROWDED, f"HTTP {status}")
        return Failure(FailureKind.NOT_TURNABOUT, f"HTTP {status}")
    # If several addresses failed, the error has no number, only the text of each.
    if isinstance(error, ConnectionRefusedError) or f"[Errno {errno.ECONNREFUSED}]" in str(error):
        return Failure(FailureKind.NOTHING_LISTENS)
    if isinstance(error, OSError) and not isinstance(error, ConnectionError):
        return Failure(FailureKind.NO_ANSWER, error.strerror or "")
    return Failure(FailureKind.NOT_TURNABOUT)


@asynccontextmanager
async def guest_link(
    server: ServerAddress, name: str, heard: Callable[[Event | LinkState], None]
) -> AsyncIterator[Link]:
    """Open a link under a new key, for a public question; close it at the end of the block."""
    link = Link(server, secrets.token_hex(32), name, "turnabout", heard)
    running = asyncio.create_task(link.run())
    try:
        yield link
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
