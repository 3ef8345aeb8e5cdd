"""The tables at which matches are played, several at a time, and the kills and returns while they are."""

import asyncio
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from protocol.command import Another
from protocol.ids import RoomCode
from tests.faults.balancer import Balancer
from tests.faults.checker import Table
from tests.faults.clients import Client, Diary, LoopClient, ProcessClient
from tests.faults.figures import Kill, Outage, returns
from tests.faults.parts import Node, Part
from tests.faults.player import Plan

BACK_SECONDS = 20.0
"""After this, play that has not gone on is not waited for: the figures show it."""
UNTIL_SENT_SECONDS = 3.0
LONGEST_AIM = 0.004
"""Seconds after a command went out within which a part is killed, so that every moment of its way is met."""


@dataclass(eq=False)
class Pair:
    """Two people at a table, what they came for, and what went wrong for either."""

    host: Client
    friend: Client
    matches: int
    failure: str | None = None

    @property
    def clients(self) -> tuple[Client, Client]:
        """Both."""
        return self.host, self.friend

    @property
    def playing(self) -> bool:
        """Whether both have come in and neither is finished."""
        return all(client.diary.facts and not client.diary.finished.done() for client in self.clients)

    @property
    def is_finished(self) -> bool:
        """Whether both have seen the end of the last match."""
        return all(
            client.diary.finished.done() and client.diary.finished.exception() is None for client in self.clients
        )

    def gone_on(self, since: float) -> bool:
        """Tell whether both are connected and something was acknowledged since a time, or it is over."""
        if self.failure is not None or not self.playing:
            return True
        diaries = [client.diary for client in self.clients]
        return all(diary.up for diary in diaries) and any(diary.acknowledged_at > since for diary in diaries)

    def table(self) -> Table:
        """Return all facts of this table, for the checker."""
        room = self.host.diary.room
        code = room.result() if room.done() and room.exception() is None else RoomCode("-")
        return Table(code, {client.player: tuple(client.diary.facts) for client in self.clients}, self.matches)


class Hall:
    """Plays pairs' matches, and kills parts meanwhile.

    `rng` decides which part is killed and when: the same seed makes the same choices, if not the same moments.
    """

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.pairs: list[Pair] = []
        self.outages: list[Outage] = []
        self.times: dict[str, list[float]] = {}
        self._over = False
        self._news = asyncio.Event()
        self._aim: tuple[Callable[[Client], bool], asyncio.Future[None]] | None = None

    def pair(self, hosts: int, friends: int, matches: int, pause: float, *, process: bool = False) -> Pair:
        """Return two new people, each with a server's port; `process`: the friend's client is a process of its own."""
        number = self.rng.randrange(10**6, 10**7) if self.rng.random() < 0.3 else None
        another: Another = self.rng.choice(("same_number", "new_number"))
        plans = [
            Plan(name, secrets.token_hex(32), port, matches, another, number, pause)
            for name, port in ((f"Ada {len(self.pairs)}", hosts), (f"Béla {len(self.pairs)}", friends))
        ]
        kinds = (LoopClient, ProcessClient if process else LoopClient)
        host, friend = (
            kind(plan, random.Random(self.rng.random()), Diary(self._news.set), self._sent)
            for kind, plan in zip(kinds, plans, strict=True)
        )
        pair = Pair(host, friend, matches)
        self.pairs.append(pair)
        return pair

    async def play(self, at_once: int, next_pair: Callable[[], Pair | None]) -> None:
        """Have pairs play, so many at a time, until there is none left and all have finished or gone wrong."""

        async def table() -> None:
            while (pair := next_pair()) is not None:
                await _play(pair)

        async with asyncio.TaskGroup() as tables:
            for _ in range(at_once):
                tables.create_task(table())
        self._over = True
        self._news.set()

    async def lively(self) -> bool:
        """Return True as soon as a player plays, and False when all is over."""
        while not self._over and not self.clients:
            self._news.clear()
            await self._news.wait()
        return not self._over

    @property
    def clients(self) -> list[Client]:
        """Everybody who is at a table now."""
        return [client for pair in self.pairs if pair.playing for client in pair.clients]

    async def strike(
        self,
        parts: Sequence[tuple[Part, Callable[[Client], bool]]],
        down: float,
        moment: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """Kill parts, leave them dead so many seconds, and wait until play goes on.

        Each part comes with which clients' commands go through it, and is killed while one of them is unanswered. If
        there is a `moment`, all are killed when it comes.
        """
        kills = []
        if moment is not None:
            await moment()
        for part, touches in parts:
            if moment is None:
                await self._moment(touches)
            kills.append(Kill(part.kind, time.time(), sum(c.on_its_way for c in self.clients if touches(c))))
            part.kill()
        await asyncio.sleep(down)
        async with asyncio.TaskGroup() as returning:
            for part, _ in parts:
                returning.create_task(part.back())
        await self._returned(" and ".join(part.kind for part, _ in parts), tuple(kills))

    async def pause(self, node: Node, balancer: Balancer, seconds: float) -> None:
        """Pause a node while the others go on: clients that came through the balancer play on by another node.

        After `seconds` it goes on with rooms whose logs have grown, and may have been compacted, meanwhile.
        """
        node.pause()
        try:
            await balancer.not_ready(node.port)
            for client in self.clients:
                if client.target == balancer.port:
                    client.cut()
            await asyncio.sleep(seconds)
        finally:
            node.resume()
        await balancer.ready(node.port)
        await self._returned("paused node", ())

    async def strike_client(self, process: bool, down: float) -> None:
        """Kill a player's client when there is one, and start it again."""
        kind = ProcessClient if process else LoopClient
        while True:
            while not (at_tables := [client for client in self.clients if isinstance(client, kind)]):
                if self._over:
                    return
                self._news.clear()
                await self._news.wait()
            client = self.rng.choice(at_tables)
            await self._moment(lambda each, client=client: each is client)  # type: ignore[misc]  # bound at once
            if not client.diary.finished.done():
                break
        at = time.time()
        unanswered = await client.kill()
        await asyncio.sleep(down)
        if client.diary.finished.done():
            return
        await client.start()
        name = "client process" if process else "client"
        await self._returned(name, (Kill(name, at, int(unanswered)),))

    async def _moment(self, touches: Callable[[Client], bool]) -> None:
        """Return when to kill: mostly while a command that has just gone out is not answered, else at any moment."""
        if self.rng.random() < 0.15:
            await asyncio.sleep(self.rng.uniform(0, 0.3))
            return
        loop = asyncio.get_running_loop()
        began, later = loop.time(), self.rng.choice((0.0, self.rng.uniform(0, LONGEST_AIM)))
        while loop.time() < began + UNTIL_SENT_SECONDS and self.clients:
            sent: asyncio.Future[None] = loop.create_future()
            self._aim = touches, sent
            await asyncio.wait([sent], timeout=UNTIL_SENT_SECONDS / 10)
            self._aim = None
            await asyncio.sleep(later)
            if any(client.on_its_way for client in self.clients if touches(client)):
                return

    def _sent(self, client: Client) -> None:
        if self._aim is not None and self._aim[0](client) and not self._aim[1].done():
            self._aim[1].set_result(None)

    async def _returned(self, name: str, kills: tuple[Kill, ...]) -> None:
        """Wait until play goes on at all tables after an outage that is over now, and keep how long that took."""
        outage = Outage(kills, time.time())
        self.outages.append(outage)
        hit = [pair for pair in self.pairs if pair.playing]
        with suppress(TimeoutError):
            async with asyncio.timeout(BACK_SECONDS):
                while not all(pair.gone_on(outage.back) for pair in hit):
                    self._news.clear()
                    await self._news.wait()
        seconds = returns([pair.table() for pair in hit], outage, outage.back + BACK_SECONDS)
        self.times.setdefault(name, []).extend(seconds)


async def _play(pair: Pair) -> None:
    host, friend = pair.clients
    try:
        await host.start()
        code = await asyncio.shield(host.diary.room)
        host.invited = friend.invited = code
        await friend.start()
        await asyncio.gather(*(asyncio.shield(client.diary.finished) for client in pair.clients))
    except Exception as failure:  # a finding, which the report names
        pair.failure = f"{type(failure).__name__}: {failure}"
    finally:
        await host.end()
        await friend.end()
