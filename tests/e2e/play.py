"""The real server with the real embedded store, and players on real sockets."""

import asyncio
import json
import os
import random
import re
import secrets
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from client.net.frames import Reader, ShownRoom
from client.net.link_state import Failure
from protocol import PROTOCOL
from protocol.codes import RejectionCode as Code
from protocol.events import Ack, Chat, ChatLine, Event, Presence, Rejected
from protocol.ids import PlayerId, RoomCode, Seat, player_id
from tests.e2e import copied
from tests.nulls import nulls_in
from tests.patience import PATIENCE

T = TypeVar("T")
E = TypeVar("E", bound=Event)
_WITH_NULLS = ('"type":"update"', '"type":"record"', '"type":"catalog"')
"""Events that may have nulls: a patch, in which null removes a field, a record, and the JSON Schema of options."""
LISTENING = re.compile(rb'listening.*port=\D*(\d+)|"port": (\d+), "event": "listening"')


def sharing(url: str, directory: Path, **settings: str) -> dict[str, str]:
    """Return settings of servers that share a store and a database in a directory, without limits on commands."""
    shared = {"TURNABOUT_REDIS_URL": url, "TURNABOUT_DATABASE_URL": f"sqlite:///{directory / 'results.sqlite'}"}
    return {"TURNABOUT_LIMITS": "off", **shared, **settings}


class ServerProcess:
    """`python -m server serve` on a data directory; it can be killed and started again on the same port.

    `program` is the module that is run in place of the server, of which a copy begins sooner. `within` is the command,
    such as nsenter, that becomes the program.
    """

    def __init__(
        self, data_dir: Path, environment: dict[str, str], program: str = "server", within: Sequence[str] = ()
    ) -> None:
        self._program = program
        self._within = within
        self.port = 0
        self.log = b""
        self.data_dir = data_dir
        self._environment = environment
        self._said = asyncio.Event()
        self._process: copied.Program
        self._reading: asyncio.Task[None]

    @property
    def url(self) -> str:
        """Where clients connect."""
        return f"ws://127.0.0.1:{self.port}/"

    @property
    def pid(self) -> int:
        """The process id of the server that runs now."""
        return self._process.pid

    async def start(self, *options: str) -> None:
        """Start, and return when it listens."""
        log, stderr = os.pipe()
        self._process = copied.start(
            self._program,
            *("serve", "--host", "127.0.0.1", "--port", str(self.port)),
            *("--data-dir", str(self.data_dir), *options),
            environment=self._environment,
            log=stderr,
            within=self._within,
        )
        os.close(stderr)
        listening = asyncio.get_running_loop().create_future()
        self._reading = asyncio.create_task(self._read(log, listening))
        async with asyncio.timeout(PATIENCE):
            self.port = await listening

    async def _read(self, log: int, listening: asyncio.Future[int]) -> None:
        lines = asyncio.StreamReader()
        reading, _ = await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(lines), os.fdopen(log, "rb")
        )
        async for line in lines:
            self.log += line
            self._said.set()
            found = LISTENING.search(line)
            if found and not listening.done():
                listening.set_result(int(found[1] or found[2]))
        if not listening.done():
            listening.set_exception(RuntimeError(self.log.decode()))
        reading.close()

    async def stop(self, with_signal: signal.Signals = signal.SIGTERM) -> int:
        """End it and return its exit code."""
        self._process.send_signal(with_signal)
        return await self.ended()

    async def ended(self) -> int:
        """Return its exit code once it has ended by itself."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.shield(self._reading)
            return await asyncio.to_thread(self._process.wait)

    async def says(self, pattern: bytes, times: int = 1) -> bytes:
        """Return what the last group of a pattern held, or all of it, once the server has logged it so often."""
        async with asyncio.timeout(PATIENCE):
            while len(found := re.findall(pattern, self.log)) < times:
                self._said.clear()
                await self._said.wait()
        return bytes(found[-1])


class Player:
    """A player at a server: sends commands, keeps every event, waits for expected ones.

    `updates`: the room is shown by its changes, as to all our clients.
    """

    def __init__(self, name: str, key: str | None = None, *, updates: bool = True) -> None:
        self.name = name
        self.key = key or secrets.token_hex(32)
        self.id: PlayerId = player_id(self.key)
        self.events: list[Event] = []
        self.rooms: list[ShownRoom] = []
        self.frames: list[str] = []
        self.updates = updates
        self._reader = Reader()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None]
        self._came = asyncio.Event()
        self._ids = 0
        self._prefix = secrets.token_hex(6)  # one key may come in more than once

    @property
    def room(self) -> ShownRoom:
        """The room as it was shown last."""
        return self.rooms[-1]

    @property
    def presence(self) -> Presence:
        """Who is in the room, as it was said last."""
        said = (event for event in reversed(self.events) if isinstance(event, Presence))
        return next(said, Presence(room=RoomCode(""), here=()))

    @property
    def here(self) -> tuple[Seat, ...]:
        """Who of the seated is connected, as it was said last."""
        return self.presence.here

    @property
    def said(self) -> list[ChatLine]:
        """Everything that was said in the room."""
        return [line for event in self.events if isinstance(event, Chat) for line in event.lines]

    @property
    def seat(self) -> Seat:
        """The seat this player holds."""
        return next(seat.seat for seat in self.room.seats if seat.player == self.id)

    async def connect(self, url: str, **options: Any) -> None:
        """Open a connection without a word."""
        self._reader = Reader()
        self._socket = await connect(url, compression=None, max_size=2**22, **options)
        self._reading = asyncio.create_task(self._read())

    async def come(self, url: str, **options: Any) -> None:
        """Connect and say hello."""
        await self.connect(url, **options)
        await self.do("hello", protocol=PROTOCOL, key=self.key, name=self.name, client="test", updates=self.updates)

    async def go(self) -> None:
        """Close the connection, if there is one."""
        if self._socket is not None:
            await self._socket.close()
            with suppress(ConnectionClosed):
                await self._reading

    def drop(self) -> None:
        """Lose the connection without a word to the server."""
        self._open().transport.abort()

    def pause(self) -> None:
        """Stop reading messages."""
        self._open().transport.pause_reading()

    def resume(self) -> None:
        """Read again."""
        self._open().transport.resume_reading()

    async def send(self, text: str | bytes) -> None:
        """Send a frame as it is."""
        await self._open().send(text)

    async def ask(self, type: str, **fields: Any) -> Ack | Rejected:
        """Send a command and return its answer."""
        self._ids += 1
        id = fields.pop("id", f"{self._prefix}-{self._ids}")
        seen = len(self.events)
        command = {"type": type, "id": id, **fields}
        await self.send(json.dumps(command))

        def answer() -> Ack | Rejected | None:
            answers = (event for event in self.events[seen:] if isinstance(event, Ack | Rejected) and event.id == id)
            return next(answers, None)

        return await self.until(answer, f"the answer to {command}")

    async def do(self, type: str, **fields: Any) -> Ack:
        """Send a command that must be accepted: under the same id again, as clients do, while the store is too slow."""
        fields.setdefault("id", f"{self._prefix}-{self._ids + 1}")
        loop = asyncio.get_running_loop()
        late = loop.time() + PATIENCE
        while isinstance(answer := await self.ask(type, **fields), Rejected) and answer.code is Code.UNAVAILABLE:
            assert loop.time() < late, answer
        assert isinstance(answer, Ack), answer
        return answer

    async def refused(self, type: str, **fields: Any) -> Rejected:
        """Send a command that must be refused."""
        answer = await self.ask(type, **fields)
        assert isinstance(answer, Rejected), answer
        return answer

    async def until(self, found: Callable[[], T | None], what: str) -> T:
        """Return what `found` finds, as soon as an event has made it so."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not (result := found()):
                    self._came.clear()
                    await self._came.wait()
        except TimeoutError:
            raise AssertionError(f"{self.name} waited in vain for {what}; last: {self.events[-3:]}") from None
        return result

    async def sees(self, version: int) -> ShownRoom:
        """Return the room once it is shown at a version or a later one."""
        return await self.until(
            lambda: self.room if self.rooms and self.room.version >= version else None, f"version {version}"
        )

    async def hears(self, kind: type[E]) -> E:
        """Return the last event of a kind, once there is one."""
        return await self.until(
            lambda: next((event for event in reversed(self.events) if isinstance(event, kind)), None), kind.__name__
        )

    async def closed(self) -> tuple[int | None, str]:
        """Return the close code and reason once the server has closed the connection."""
        with suppress(ConnectionClosed):
            async with asyncio.timeout(PATIENCE):
                await self._reading
        return self._open().close_code, self._open().close_reason or ""

    async def lost(self) -> None:
        """Return once the connection is closed, by whichever side."""
        await self._open().wait_closed()

    def _open(self) -> ClientConnection:
        assert self._socket is not None, "not connected"
        return self._socket

    async def _read(self) -> None:
        async for frame in self._open():
            assert isinstance(frame, str)
            event = self._reader.read(frame)
            self.frames.append(frame)
            assert not isinstance(event, Failure), frame
            if found := nulls_in(frame):
                assert any(kind in frame for kind in _WITH_NULLS), (found, frame)
            if event is not None:
                self.events.append(event)
            if isinstance(event, ShownRoom):
                self.rooms.append(event)
            self._came.set()
        self._came.set()


async def host_and_join(url: str, host: Player, friend: Player, at: str | None = None, **settings: Any) -> str:
    """Have both in one room, seated, the friend `at` another node where one is given; returns its code."""
    await host.come(url)
    await friend.come(at or url)
    await host.do("create_room", **{"game": "family-tree", **settings})
    code = (await host.sees(1)).room
    await friend.do("enter", room=code)
    ack = await friend.do("sit")
    await host.sees(ack.version)
    await friend.sees(ack.version)
    return code


async def begin_leg(*players: Player) -> None:
    """Have everybody ready for the leg that waits, and see it begin."""
    coming = players[0].room.next
    assert coming is not None
    version = 0
    for player in players:
        version = (await player.do("ready", match=coming[0], leg=coming[1])).version
    for player in players:
        await player.sees(version)


def moves_of(room: ShownRoom) -> dict[str, Any]:
    """Return what a move names: the match, the leg and the ply it answers."""
    assert room.match is not None and room.view is not None
    leg = next(leg for leg in room.match.legs if leg.status == "playing")
    return {"match": room.match.match, "leg": leg.leg, "ply": room.view.ply}


async def play_leg(rng: random.Random, *players: Player) -> None:
    """Play the leg that has begun to its end, by chance."""
    by_seat = {player.seat: player for player in players}
    while (view := players[0].room.view) is not None and view.to_act:
        mover = by_seat[view.to_act[0]]
        seen: Any = mover.room.view
        move = rng.choice(seen.moves).move
        ack = await mover.do("move", **moves_of(mover.room), move=move)
        for player in players:
            await player.sees(ack.version)
