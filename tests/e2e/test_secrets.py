"""No key, no password and no hidden number is logged, counted, answered, or kept where it can be read."""

import json
import os
import random
import signal
import zlib
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from redis.asyncio import Redis

from protocol import PROTOCOL
from protocol.codes import RejectionCode as Code
from protocol.ids import RoomCode
from protocol.scores import NumberEvent
from server.store import keys
from server.store.embedded.store import EmbeddedStore
from server.table.entries import decode
from server.table.legs import MatchBegun
from tests.e2e.numbers import ask, until
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, moves_of, play_leg
from tests.secrecy.comparing import tells
from tests.secrecy.tables import Deal

Players = Callable[..., Player]
PASSWORD = "correct-horse-battery"  # noqa: S105 # nobody's
PAGES = ("/", "/metrics", "/healthz", "/readyz")


async def test_no_secret_leaves_its_place(tmp_path: Path, players: Players) -> None:
    host, friend, liar, fan = people = [players(name) for name in ("Ada", "Béla", "Cy", "Dot")]
    async with EmbeddedStore(tmp_path / "store") as store, Redis.from_url(store.url) as redis:
        await redis.config_set("requirepass", PASSWORD)
        url = store.url.replace("unix://", f"unix://:{PASSWORD}@")
        environment = {"TURNABOUT_LIMITS": "off", "TURNABOUT_LOG": "json", "TURNABOUT_REDIS_URL": url}
        server = ServerProcess(tmp_path, environment, program="server.__main__")  # of a copy the system tells less
        await server.start()
        code = RoomCode(await host_and_join(server.url, host, friend, role="maximizer", hints=True))
        await fan.come(server.url)
        await fan.do("enter", room=code)
        await begin_leg(host, friend)
        first = await deal_of(redis, code)
        await play_leg(random.Random(1), host, friend)
        await begin_leg(host, friend)
        pages = [await ask(server.port, "GET", path) for path in (*PAGES, f"/{code}")]
        await what_is_told_of_a_number_says_nothing_of_where_it_is_played(fan, first.number)
        await server.says(b"thinking process started")
        seen = list(processes(server.pid)) if Path("/proc/self/task").exists() else []
        ack = await friend.do("resign", match=1)
        await host.sees(ack.version)
        await fan.sees(ack.version)
        await host.do("offer", match=1, what="new_number")
        ack = await friend.do("answer", match=1, what="new_number", accept=True)
        await host.sees(ack.version)
        await friend.sees(ack.version)
        second = await deal_of(redis, code)
        await what_goes_wrong_echoes_no_key(liar, server.url)
        pages.append(await ask(server.port, "GET", f"/{host.key}"))
        kept = [entry async for entry in everything(redis)]
        os.kill(store.pid, signal.SIGSTOP)
        try:
            answer = await host.refused("move", **moves_of(host.room), move="QD>5D")
            await server.says(b"cannot reach the store")
            pages.append(await ask(server.port, "GET", "/readyz"))
        finally:
            os.kill(store.pid, signal.SIGCONT)
        await redis.config_set("requirepass", "another")
        await redis.client_kill_filter(_type="normal", skipme=True)
        await until(server.port, 1, "store_links", use="append", state="down")
        pages.append(await ask(server.port, "GET", "/readyz"))
        await server.stop()
    assert "Traceback" not in server.log.decode()
    lines = [json.loads(line) for line in server.log.splitlines()]
    assert all({"event", "level", "timestamp"} <= line.keys() for line in lines)

    frames = [frame for player in people for frame in player.frames]
    told = [server.log.decode(), str(pages), str(answer), *frames]
    for text in (*told, *kept, *(arguments for arguments, _ in seen)):
        for secret in (PASSWORD, *(player.key for player in people)):
            assert secret not in text
    assert len(seen) != 1 and not any(PASSWORD in environment for _, environment in seen[1:])
    for text in told:
        assert tells(text, second, "family-tree") == []
    for player in (host, friend, fan):
        before = list(until_the_match_is_over(player.frames))
        asked = [frame for frame in before if json.loads(frame)["type"] == "number"]  # and so told what it knew
        assert [frame for frame in before if tells(frame, first, "family-tree")] == asked[:1]
        told_then = player.frames[len(before)]
        assert {"number", "salt"} <= set(tells(told_then, first, "family-tree"))


async def what_is_told_of_a_number_says_nothing_of_where_it_is_played(fan: Player, hidden: int) -> None:
    """Ask for a number that is being played on, and for one that never was."""
    told: list[NumberEvent] = []
    for number in (hidden, hidden - 1):
        await fan.do("number", game="family-tree", number=number)
        told.append(await fan.until(partial(told_of, fan, number), f"what is known of {number}"))
    assert replace(told[0], id="", number=1) == replace(told[1], id="", number=1)


def told_of(fan: Player, number: int) -> NumberEvent | None:
    told = (event for event in fan.events if isinstance(event, NumberEvent))
    return next((event for event in told if event.number == number), None)


async def what_goes_wrong_echoes_no_key(liar: Player, url: str) -> None:
    """Say hello in wrong ways, which is where a key would slip out."""
    await liar.connect(url)
    hello = {"type": "hello", "id": "h", "protocol": PROTOCOL, "key": liar.key, "name": "Cy", "client": "test"}
    for change in ({"name": "Cy\n"}, {"surplus": liar.key}, {"key": f"{liar.key}0"}, {"key": [liar.key]}):
        await liar.send(json.dumps({**hello, **change}))
    await liar.send(json.dumps({**hello, "client": liar.key * 2}))
    await liar.send(json.dumps(hello)[:-1])
    await liar.send(json.dumps(hello).encode())
    assert (await liar.refused("enter", room=liar.key)).code == Code.MALFORMED


async def deal_of(redis: Redis, code: RoomCode) -> Deal:
    """Return the secrets of a room's newest match."""
    facts = [decode(line).fact for line in cast(list[bytes], await redis.lrange(keys.room_log(code), 0, -1))]
    *_, begun = [fact for fact in facts if isinstance(fact, MatchBegun)]
    assert begun.salt is not None and not begun.known
    return Deal(begun.number, begun.salt, begun.deck)


def until_the_match_is_over(frames: Iterable[str]) -> Iterator[str]:
    """Yield frames up to the one that tells of the first match's end."""
    for frame in frames:
        document: dict[str, Any] = json.loads(frame)
        room = document["patch"] if document["type"] == "update" else document
        if "result" in room.get("match", ()):
            return
        yield frame
    pytest.fail("the match never ended")


async def everything(redis: Redis) -> AsyncIterator[str]:
    """Yield every key of a store with what it holds, as text."""
    read: dict[bytes, Callable[[bytes], Any]] = {
        b"string": redis.get,
        b"list": lambda key: redis.lrange(key, 0, -1),
        b"hash": redis.hgetall,
        b"set": redis.smembers,
        b"zset": lambda key: redis.zrange(key, 0, -1),
    }
    async for key in redis.scan_iter():
        kind = cast(bytes, await redis.type(key))
        if kind == b"none":  # it has expired meanwhile
            continue
        held: Any = await read[kind](key)
        if isinstance(held, bytes) and held[:1] == b"\x78":
            held = zlib.decompress(held)
        yield f"{key!r} {held!r}"


def processes(first: int) -> Iterator[tuple[str, str]]:
    """Yield the arguments and the environments of a process and of all that it started."""
    yield Path(f"/proc/{first}/cmdline").read_text(), Path(f"/proc/{first}/environ").read_text()
    for task in Path(f"/proc/{first}/task").glob("*/children"):
        for child in task.read_text().split():
            yield from processes(int(child))
