"""Clients that can be killed and started again with the same key, in this process or in one of their own.

A diary outlives the lives of its client: it is what the person remembers of what the screen said.
"""

import asyncio
import json
import os
import random
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from protocol.ids import PlayerId, RoomCode, player_id
from tests.e2e.proxy import Proxy, Way
from tests.faults.history import KILLED, Acknowledged, Asked, Down, Fact, Finished, Refused, Shown, Up, read
from tests.faults.player import Plan, Player

ROOT = Path(__file__).parents[2]
COMMAND_BYTES = 40
"""Every command is longer than this; what else a client sends, such as a pong, is not."""


class Diary:
    """All messages that one person got; `room` and `finished` are done, or failed, as soon as they are known.

    `noted` is called after each fact.
    """

    def __init__(self, noted: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        self.facts: list[Fact] = []
        self.room: asyncio.Future[RoomCode] = loop.create_future()
        self.finished: asyncio.Future[None] = loop.create_future()
        self.unanswered: Asked | None = None
        self.up = False
        self.acknowledged_at = 0.0
        self._noted = noted

    def note(self, fact: Fact) -> None:
        """Write a fact down."""
        self.facts.append(fact)
        match fact:
            case Asked():
                self.unanswered = fact
            case Acknowledged(at=at):
                self.unanswered = None
                self.acknowledged_at = at
            case Refused():
                self.unanswered = None
            case Shown(room=room) if not self.room.done():
                self.room.set_result(RoomCode(room))
            case Up():
                self.up = True
            case Down():
                self.up = False
            case Finished():
                if not self.finished.done():
                    self.finished.set_result(None)
        self._noted()

    def killed(self) -> None:
        """Note that the client is gone, with all it knew."""
        self.note(Down(time.time(), KILLED))
        self.unanswered = None

    def fail(self, failure: BaseException) -> None:
        """Fail the futures for the room and the end, which a task may be awaiting."""
        for waited in (self.room, self.finished):
            if not waited.done():
                waited.set_exception(failure)
                waited.exception()


class Client(Protocol):
    """A player at a table, whose client may be killed."""

    name: str
    diary: Diary

    target: int
    """The port of what it is connected to: a node, or the balancer before all of them."""
    invited: RoomCode | None
    """The room it was told to go into."""

    @property
    def player(self) -> PlayerId:
        """Their public id."""

    @property
    def on_its_way(self) -> bool:
        """Whether a command has gone out and is not answered yet."""

    async def start(self) -> None:
        """Start the client; it goes into its room if that is known, else opens one."""

    def cut(self) -> None:
        """Cut its connection, if that can be done without killing it."""

    async def kill(self) -> bool:
        """Kill the client at once; tell whether a command of it was unanswered."""

    async def end(self) -> None:
        """Let it go, however it is."""


class LoopClient:
    """A client in this process, behind a proxy of its own; `sent` is called right after bytes of it went out.

    Being killed means that its socket is reset without a word and nothing of it is left but its key.
    """

    def __init__(self, plan: Plan, rng: random.Random, diary: Diary, sent: Callable[[Client], None]) -> None:
        self.name = plan.name
        self.target = plan.port
        self.diary = diary
        self.player = player_id(plan.key)
        self.invited: RoomCode | None = None
        self._plan = plan
        self._rng = rng
        self._sent = sent
        self._gone_out: Asked | None = None
        self._proxy: Proxy
        self._playing: asyncio.Task[None] | None = None

    @property
    def on_its_way(self) -> bool:
        return self.diary.unanswered is not None and self.diary.unanswered is self._gone_out

    async def start(self) -> None:
        if self._playing is None:
            self._proxy = await Proxy(self.target, self._carried).__aenter__()
        plan = Plan.of({**self._plan.fields(), "port": self._proxy.port})
        player = Player(plan, self._rng, self.diary.note)
        self._playing = asyncio.create_task(player.play(_known(self)))
        self._playing.add_done_callback(self._ended)

    def cut(self) -> None:
        if self._playing is not None:
            self._proxy.cut()

    async def kill(self) -> bool:
        unanswered = self.on_its_way
        self._proxy.cut()
        await self._stop()
        self.diary.killed()
        return unanswered

    async def end(self) -> None:
        if self._playing is not None:
            await self._stop()
            await self._proxy.__aexit__()

    async def _stop(self) -> None:
        assert self._playing is not None
        self._playing.remove_done_callback(self._ended)
        self._playing.cancel()
        await asyncio.wait([self._playing])

    def _ended(self, playing: asyncio.Task[None]) -> None:
        if not playing.cancelled() and (failure := playing.exception()) is not None:
            self.diary.fail(failure)

    def _carried(self, way: Way, data: bytes) -> None:
        if way is Way.UP and len(data) > COMMAND_BYTES and self.diary.up and self.diary.unanswered is not None:
            self._gone_out = self.diary.unanswered
            self._sent(self)


class ProcessClient:
    """A client in a process of its own, which is killed with SIGKILL."""

    def __init__(self, plan: Plan, rng: random.Random, diary: Diary, sent: Callable[[Client], None]) -> None:
        self.name = plan.name
        self.target = plan.port
        self.diary = diary
        self.player = player_id(plan.key)
        self.invited: RoomCode | None = None
        self._plan = plan
        self._rng = rng
        self._sent = sent
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None]

    @property
    def on_its_way(self) -> bool:
        return self.diary.unanswered is not None

    @property
    def pid(self) -> int:
        """The process id of the client that runs now."""
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.faults.client_process"),
            *(json.dumps(self._plan.fields()), _known(self) or "", str(self._rng.random())),
            cwd=ROOT,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        self._reading = asyncio.create_task(self._read(self._process))

    def cut(self) -> None:
        pass  # nothing is between it and the server

    async def kill(self) -> bool:
        await self._stop()
        unanswered = self.diary.unanswered is not None
        self.diary.killed()
        return unanswered

    async def end(self) -> None:
        if self._process is not None:
            await self._stop()

    async def _stop(self) -> None:
        assert self._process is not None
        with suppress(ProcessLookupError):
            os.kill(self._process.pid, signal.SIGKILL)
        await self._reading

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None and process.stderr is not None
        async for line in process.stdout:
            fact = read(line)
            self.diary.note(fact)
            if isinstance(fact, Asked):
                self._sent(self)
        words = await process.stderr.read()
        if await process.wait() not in (0, -signal.SIGKILL):
            self.diary.fail(RuntimeError(f"the process of {self.name} ended: {words.decode()[-2000:]}"))


def _known(client: LoopClient | ProcessClient) -> RoomCode | None:
    """Return the room to enter: the one that the player was given, or has seen."""
    if client.invited is not None:
        return client.invited
    room = client.diary.room
    return room.result() if room.done() and not room.cancelled() and room.exception() is None else None
