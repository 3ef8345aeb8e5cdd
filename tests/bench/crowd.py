"""Many who do nothing: what an idle connection and an empty room cost, and how many connections a server takes."""

import asyncio
import json
import time
from functools import partial

from server.store.embedded.store import EmbeddedStore
from tests.bench.cheap_socket import Socket, connect
from tests.bench.lag import counted, quantile
from tests.bench.programs import SERVER, cpu_seconds, descriptors, resident_bytes, started
from tests.bench.rates import Plan, say
from tests.bench.targets import CONNECTIONS, DESCRIPTORS_KEPT
from tests.e2e.numbers import number, numbers

IDLE_ROOMS = 1000
LEFT_ROOMS = 500
LEFT_TIMES = 4
"""How often so many rooms are made and left: half of that before what they leave is measured."""
QUIET_SECONDS = 7.0
"""How long a server has to have nothing to do before it looks for garbage: 5 s, and some."""
IDLE_SECONDS = 1.0
AT_ONCE = 128
HELD_SECONDS = 25.0
"""How long connections are kept that do nothing: a server pings every 20 s."""
PATIENCE = 60.0
KNOWN = 5
"""A number that is not dead: where it is given, none is drawn, which takes some milliseconds of hashing."""


async def rooms(store: EmbeddedStore, plan: Plan) -> dict[str, object]:
    """Measure the cost of idle rooms with two connected players, and of rooms that everybody has left."""
    async with started(SERVER, store, TURNABOUT_ROOM_IDLE=str(IDLE_SECONDS)) as (port, pid):
        _let_go(await host_and_join(port, 20, 0, begin=True))
        before = resident_bytes(pid)
        kept = await host_and_join(port, IDLE_ROOMS, 1)
        idle = resident_bytes(pid) - before
        _let_go(kept)
        await _forgotten(port)
        for cycle in range(LEFT_TIMES):
            if cycle == LEFT_TIMES // 2:
                await asyncio.sleep(QUIET_SECONDS)
                before = resident_bytes(pid)
            _let_go(await host_and_join(port, LEFT_ROOMS, 2 + cycle, begin=True))
            await _forgotten(port)
        await asyncio.sleep(QUIET_SECONDS)
        left = resident_bytes(pid) - before
    measured = LEFT_ROOMS * (LEFT_TIMES - LEFT_TIMES // 2)
    return {
        "idle_connection_kib": idle / (2 * IDLE_ROOMS) / 1024,
        "left_room_kib": left / measured / 1024,
        "left_rooms_in_memory": 0,  # or this is not reached
    }


async def connections(store: EmbeddedStore, plan: Plan) -> dict[str, object]:
    """Open as many connections as a server takes, or as may be, and keep them for a while."""
    limit = descriptors()
    count = min(CONNECTIONS, limit - DESCRIPTORS_KEPT)
    kept: list[Socket] = []
    async with started(SERVER, store) as (port, pid):
        before, lag = resident_bytes(pid), await counted(port)
        since = time.perf_counter()
        waiting = iter(range(count))

        async def some() -> None:
            for name in waiting:
                kept.append(await _greeted(port, 100_000_000 + name))  # noqa: PERF401 # each is closed even after an error

        try:
            async with asyncio.TaskGroup() as tasks:
                for _ in range(AT_ONCE):
                    tasks.create_task(some())
            seconds = time.perf_counter() - since
            taken = resident_bytes(pid) - before
            say(f"{count:,} connections after {seconds:.1f} s")
            held, cpu = (1.0 if plan.quick else HELD_SECONDS), cpu_seconds(pid)
            await asyncio.sleep(held)
            cpu = cpu_seconds(pid) - cpu
            there = int(number(await numbers(port), "connections"))
            lag = await counted(port) - lag
        finally:
            for one in kept:
                one.close()
    return {
        "idle_connections": there,
        "idle_connections_short": count - there,
        "descriptor_limit": limit,
        "connections_per_s": count / seconds,
        "idle_connection_cpu_us_per_s": None if plan.quick else cpu / held / count * 1e6,  # which is its pings'
        "bare_connection_kib": taken / count / 1024,
        "connecting_lag_p999_ms": quantile(lag, 0.999) * 1000,
    }


async def _greeted(port: int, name: int) -> Socket:
    """Return a connection that has said hello and was welcomed."""
    welcomed = asyncio.get_running_loop().create_future()

    def received(_: Socket, frame: bytes) -> None:
        if frame.endswith(b'"type":"ack"}') and not welcomed.done():
            welcomed.set_result(None)

    one = await connect("127.0.0.1", port, "/", received)
    one.send(_hello(name))
    await welcomed
    return one


def _hello(name: int) -> bytes:
    hello = {
        "type": "hello",
        "id": "h",
        "protocol": 1,
        "key": f"{name:064x}",
        "name": "idle",
        "client": "bench",
        "updates": True,
    }
    return json.dumps(hello).encode()


async def host_and_join(port: int, rooms: int, seed: int, begin: bool = False) -> list[Socket]:
    """Open rooms with two seated players each, and begin a leg if `begin`; return the players' sockets."""
    kept: list[Socket] = []
    for room in range(rooms):
        frames: asyncio.Queue[bytes] = asyncio.Queue()
        code = ""
        for seat in range(2):
            one = await connect("127.0.0.1", port, "/", partial(_keep, frames))
            kept.append(one)
            one.send(_hello((seed * 10_000 + room) * 2 + seat + 1))
            if seat:
                one.send(json.dumps({"type": "enter", "id": "c", "room": code}).encode())
            else:
                number = KNOWN if begin else None
                one.send(
                    json.dumps({"type": "create_room", "id": "c", "game": "family-tree", "number": number}).encode()
                )
            while (event := json.loads(await frames.get()))["type"] != "room":
                if event["type"] == "rejected":
                    raise RuntimeError(str(event))
            code = event["room"]
        kept[-1].send(b'{"type":"sit","id":"s"}')
        await _answered(frames, "s")
        for one in kept[-2:] if begin else ():
            one.send(b'{"type":"ready","id":"r","match":1,"leg":1}')
            await _answered(frames, "r")
    return kept


def _keep(frames: asyncio.Queue[bytes], _: Socket, frame: bytes) -> None:
    frames.put_nowait(frame)


async def _answered(frames: asyncio.Queue[bytes], id: str) -> None:
    while (event := json.loads(await frames.get())).get("id") != id:
        pass
    if event["type"] != "ack":
        raise RuntimeError(str(event))


def _let_go(kept: list[Socket]) -> None:
    for one in kept:
        one.close()


async def _forgotten(port: int) -> None:
    """Wait until a server has no room in memory."""
    async with asyncio.timeout(PATIENCE):
        while number(await numbers(port), "rooms"):  # noqa: ASYNC110 # it is for polling
            await asyncio.sleep(0.2)
