"""A server that is told to stop finishes what it has taken, loses nothing, and ends whatever hinders it."""

import asyncio
import json
import os
import random
import signal
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest
from websockets.exceptions import ConnectionClosed

from protocol.codes import GoodbyeCode
from protocol.codes import RejectionCode as Code
from protocol.events import Ack, Catalog, Goodbye, Rejected
from server.store.embedded.store import EmbeddedStore
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, moves_of, sharing
from tests.seen import tree

Players = Callable[..., Player]
T = TypeVar("T")

HANDSHAKE = "GET {} HTTP/1.1\r\nHost: x\r\n{}\r\n"
UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\nSec-WebSocket-Version: 13\r\n"
)


@pytest.fixture
async def nodes(tmp_path: Path, store: EmbeddedStore) -> AsyncIterator[tuple[ServerProcess, ServerProcess]]:
    """Two servers on one store."""
    environment = sharing(store.url, tmp_path)
    first, second = (ServerProcess(tmp_path / name, environment) for name in ("first", "second"))
    await asyncio.gather(first.start(), second.start())
    yield first, second
    await asyncio.gather(first.stop(), second.stop())


def first_move(player: Player) -> dict[str, Any]:
    """Return the first move that a player has."""
    assert player.room.view is not None
    return {**moves_of(player.room), "move": player.room.view.moves[0].move}


async def test_what_was_taken_is_answered_and_nothing_more_is_taken(
    nodes: tuple[ServerProcess, ServerProcess], store: EmbeddedStore, players: Players
) -> None:
    host, friend, idler = players("Ada"), players("Béla"), players("Cy")
    code = await host_and_join(nodes[0].url, host, friend, number=3, role="maximizer")
    await begin_leg(host, friend)
    await idler.come(nodes[0].url)
    early = [await asyncio.open_connection("127.0.0.1", nodes[0].port) for _ in range(2)]
    move = {"type": "move", "id": "taken", **first_move(host)}
    os.kill(store.pid, signal.SIGSTOP)
    try:
        await host.send(json.dumps(move))
        await host.do("catalog")  # answered after the move was taken, and after both connections were
        idler.pause()  # so that the server has a player to wait for
        os.kill(nodes[0].pid, signal.SIGTERM)
        await nodes[0].says(b"stopping")
        await host.send(json.dumps({"type": "catalog", "id": "late"}))
        statuses = []
        for (reader, writer), request in zip(
            early, (HANDSHAKE.format("/", UPGRADE), HANDSHAKE.format("/readyz", "")), strict=True
        ):
            writer.write(request.encode())
            statuses.append((await reader.readline()).split()[1])
            writer.close()
        with pytest.raises(ConnectionRefusedError):
            await asyncio.open_connection("127.0.0.1", nodes[0].port)
    finally:
        os.kill(store.pid, signal.SIGCONT)
        idler.resume()
    assert statuses == [b"503", b"503"]
    for player in (host, friend):
        assert await player.closed() == (4001, "server_stopping")
    assert isinstance(host.events[-1], Goodbye) and host.events[-1].code == GoodbyeCode.SERVER_STOPPING
    taken = [event for event in host.events if isinstance(event, Ack | Rejected) and event.id == "taken"]
    assert len(taken) == 1 and (isinstance(taken[0], Ack) or taken[0].code == Code.UNAVAILABLE)
    assert not any(isinstance(event, Catalog | Ack | Rejected) and event.id == "late" for event in host.events)
    assert await nodes[0].ended() == 0

    again = players("Ada", host.key)
    await again.come(nodes[1].url)
    await again.do("enter", room=code, alongside=True)  # as clients come back: the node may still seem to live
    done = await again.do(**move)
    assert isinstance(taken[0], Rejected) or done.version == taken[0].version
    room = await again.sees(done.version)
    assert room.view is not None and room.view.ply == 1 and room.version == done.version


class Fleeing(Player):
    """A player who goes to another server when one says goodbye."""

    elsewhere: str
    code: str

    async def insist(self, type: str, **fields: Any) -> Ack:
        """Send a command until it is acknowledged, wherever that is."""
        while (answer := await self._unless_closed(self.ask(type, **fields))) is None:
            await self._flee()
        assert isinstance(answer, Ack), answer
        return answer

    async def follow(self, version: int) -> None:
        """See the room at a version, wherever that is."""
        while await self._unless_closed(self.sees(version)) is None:
            await self._flee()

    async def _flee(self) -> None:
        assert isinstance(self.events[-1], Goodbye) and self.events[-1].code == GoodbyeCode.SERVER_STOPPING
        await self.come(self.elsewhere)
        await self.do("enter", room=self.code, alongside=True)

    async def _unless_closed(self, work: Coroutine[Any, Any, T]) -> T | None:
        doing = asyncio.create_task(work)
        await asyncio.wait({doing, self._reading}, return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            doing.cancel()
        result, *_ = await asyncio.gather(doing, return_exceptions=True)
        if isinstance(result, ConnectionClosed | asyncio.CancelledError):
            await self.closed()
            return None
        return doing.result()


async def test_no_command_is_lost_or_done_twice_when_a_node_of_two_stops_under_load(
    nodes: tuple[ServerProcess, ServerProcess],
) -> None:
    acknowledged = 0
    halfway = asyncio.Event()
    people = [Fleeing(name) for match in range(8) for name in (f"Ada {match}", f"Béla {match}")]

    async def play(host: Fleeing, friend: Fleeing, rng: random.Random) -> int:
        nonlocal acknowledged
        code = await host_and_join(nodes[0].url, host, friend)
        await begin_leg(host, friend)
        for player in (host, friend):
            player.elsewhere, player.code = nodes[1].url, code
        by_seat = {player.seat: player for player in (host, friend)}
        moves = 0
        while (view := host.room.view) is not None and view.to_act:
            mover = by_seat[view.to_act[0]]
            ack = await mover.insist(
                "move", **moves_of(host.room), move=rng.choice(tree(view).moves).move, id=f"ply-{moves}"
            )
            moves += 1
            acknowledged += 1
            if acknowledged == 8 * 10:
                halfway.set()
            for player in (host, friend):
                await player.follow(ack.version)
        assert host.room.view is not None and host.room.view.ply == moves
        return moves

    try:
        async with asyncio.TaskGroup() as group:
            matches = [group.create_task(play(people[2 * n], people[2 * n + 1], random.Random(n))) for n in range(8)]
            await halfway.wait()
            assert await nodes[0].stop() == 0
    finally:
        for player in people:
            await player.go()
    assert sum(match.result() for match in matches) == acknowledged > 80


async def test_a_second_signal_waits_for_nobody(server: ServerProcess, players: Players) -> None:
    host = players("Ada")
    await host.come(server.url)
    host.pause()
    os.kill(server.pid, signal.SIGTERM)
    await server.says(b"stopping")
    assert await server.stop(signal.SIGINT) == 0
    assert b"stopped without waiting" in server.log
    host.resume()


async def test_a_server_whose_terminal_is_closed_says_goodbye_and_takes_its_store_along(
    server: ServerProcess, players: Players
) -> None:
    store = int(await server.says(rb"store started.*?pid=\D*(\d+)"))
    host = players("Ada")
    await host.come(server.url)
    assert await server.stop(signal.SIGHUP) == 0
    assert (await host.hears(Goodbye)).code == GoodbyeCode.SERVER_STOPPING
    with pytest.raises(ProcessLookupError):
        os.kill(store, 0)


async def test_a_store_that_does_not_end_is_killed(server: ServerProcess) -> None:
    os.kill(int(await server.says(rb"store started.*?pid=\D*(\d+)")), signal.SIGSTOP)
    assert await server.stop() == 0
    assert b"store killed" in server.log


async def test_a_stuck_room_does_not_keep_the_server(tmp_path: Path, players: Players) -> None:
    server = ServerProcess(tmp_path / "data", {"TURNABOUT_LIMITS": "off"}, program="tests.e2e.stuck_server")
    await server.start()
    host, friend = players("Ada"), players("Béla")
    await host_and_join(server.url, host, friend, number=3, role="maximizer")
    await begin_leg(host, friend)
    await host.send(json.dumps({"type": "move", "id": "stuck", **first_move(host)}))
    await server.says(b"stuck in a move")
    assert await server.stop() == 1
    assert b"_stuck" in server.log.partition(b"Timeout")[2]
    again = ServerProcess(tmp_path / "data", {})
    await again.start()
    await again.says(b"ending the store of an earlier server")
    await again.stop()
