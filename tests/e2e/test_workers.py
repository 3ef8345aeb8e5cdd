"""Several processes on one port: each a node of its own, and none of them without its parent."""

import asyncio
import os
import random
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from redis.asyncio import Redis

from protocol.codes import GoodbyeCode
from protocol.events import Goodbye
from server.store.embedded.store import EmbeddedStore
from server.workers import all_ended
from tests.e2e.numbers import number, numbers
from tests.e2e.play import Player, ServerProcess, begin_leg, play_leg
from tests.e2e.test_server import failing

Players = Callable[..., Player]

SERVES = rb"worker serves.*?pid=\D*(\d+)"


class Workers:
    """A server with two workers, and the process ids of those that serve."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server

    @property
    def pids(self) -> list[int]:
        """The process ids of the two that were started last."""
        return [int(pid) for pid in re.findall(SERVES, self.server.log)[-2:]]

    async def come(self, player: Player, pid: int) -> None:
        """Connect a player to one of the workers: while the others stand still, it takes all connections."""
        with standing_still(*(other for other in self.pids if other != pid)):
            await player.come(self.server.url)

    async def seat(self, host: Player, friend: Player) -> str:
        """Seat two players in one room, by way of two workers; returns its code."""
        await self.come(host, self.pids[0])
        await self.come(friend, self.pids[1])
        await host.do("create_room", game="family-tree", number=5)
        code = (await host.sees(1)).room
        await friend.do("enter", room=code)
        ack = await friend.do("sit")
        await host.sees(ack.version)
        await friend.sees(ack.version)
        return code


@contextmanager
def standing_still(*pids: int) -> Iterator[None]:
    """Have processes stand still."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


@pytest.fixture
async def workers(tmp_path: Path) -> AsyncIterator[Workers]:
    server = ServerProcess(
        tmp_path / "data", {"TURNABOUT_LIMITS": "off", "TURNABOUT_WORKERS": "2", "TURNABOUT_THINKERS": "3"}
    )
    await server.start()
    yield Workers(server)
    await server.stop()


def thinkers_of(pid: int) -> int:
    """Return how many thinking processes a worker may have, by its environment."""
    told = Path(f"/proc/{pid}/environ").read_bytes()
    found = re.search(rb"TURNABOUT_THINKERS=(\d+)", told)
    assert found is not None
    return int(found[1])


async def test_two_players_on_different_workers_play_a_match(workers: Workers, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    await workers.seat(host, friend)
    for leg in (1, 2):
        await begin_leg(host, friend)
        await play_leg(random.Random(leg), host, friend)
    assert host.room == friend.room
    assert host.room.match is not None and host.room.match.result is not None
    seen = await numbers(workers.server.port)
    assert number(seen, "connections") == 2 and number(seen, "rooms") == 2  # each worker holds the room
    if sys.platform == "linux":
        assert sorted(map(thinkers_of, workers.pids)) == [1, 2]  # three, shared out
    assert (workers.server.data_dir / "results.sqlite").exists()
    assert await workers.server.stop() == 0
    for player in (host, friend):
        assert (await player.hears(Goodbye)).code == GoodbyeCode.SERVER_STOPPING
        await player.closed()
    stopping = re.findall(rb"stopping .*node=\D*?([0-9a-f]{16})", workers.server.log)
    assert len(set(stopping)) == 2  # each line says whose it is


async def test_a_killed_worker_is_started_again_and_its_players_come_back(workers: Workers, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    code = await workers.seat(host, friend)
    await begin_leg(host, friend)
    before = host.room
    os.kill(workers.pids[0], signal.SIGKILL)
    await host.closed()
    await workers.server.says(rb"worker ended; restarting it.*exit -9")
    await workers.server.says(SERVES, 3)
    back = players("Ada", host.key)
    await workers.come(back, workers.pids[-1])
    await back.do("enter", room=code, alongside=True)
    assert (await back.sees(before.version)).seats == before.seats
    await play_leg(random.Random(1), back, friend)
    assert friend.room.next == (1, 2)
    assert number(await numbers(workers.server.port), "connections") == 2  # the dead one's are not counted
    os.kill(workers.pids[-1], signal.SIGTERM)  # and one that is told to stop alone is replaced as well
    assert (await back.hears(Goodbye)).code == GoodbyeCode.SERVER_STOPPING
    await back.closed()
    await workers.server.says(SERVES, 4)


async def test_a_killed_parent_takes_its_workers_along(workers: Workers, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    code = await workers.seat(host, friend)
    assert await workers.server.stop(signal.SIGKILL) == -signal.SIGKILL  # which waits until nobody can log any more
    for player in (host, friend):
        assert (await player.hears(Goodbye)).code == GoodbyeCode.SERVER_STOPPING
        await player.closed()
    await workers.server.start()
    again = players("Ada", host.key)
    await again.come(workers.server.url)
    await again.do("enter", room=code)
    assert (await again.sees(2)).seats[1].name == "Béla"


async def test_a_second_signal_kills_a_stuck_worker(workers: Workers) -> None:
    with standing_still(workers.pids[0]):
        os.kill(workers.server.pid, signal.SIGTERM)
        await workers.server.says(b"stopping")
        assert await workers.server.stop(signal.SIGTERM) == 0
        pid = workers.pids[0]
        assert re.search(rb"worker killed.*pid=\D*%d\b" % pid, workers.server.log)


async def test_a_cancelled_wait_still_sees_killed_workers_gone() -> None:
    gone = asyncio.Event()
    keeping = asyncio.create_task(gone.wait())
    ending = asyncio.create_task(all_ended([keeping]))
    for _ in range(3):
        await asyncio.sleep(0)
        ending.cancel()
    gone.set()
    await asyncio.wait([ending])
    assert (ending.cancelled(), keeping.done(), keeping.cancelled()) == (True, True, False)


async def test_a_port_in_use_is_an_error_for_workers_too(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, words = await failing("--workers", "2", "--port", str(port), "--data-dir", str(tmp_path))
    assert code == 1 and words.count("turnabout: ") == 1 and "Traceback" not in words
    assert words.splitlines()[-1].startswith(f"turnabout: Port {port} is in use")


@pytest.mark.parametrize(
    ("options", "environment", "code", "word"),
    [
        (["--workers", "2"], {"TURNABOUT_REDIS_URL": "redis://127.0.0.1:1"}, 1, "127.0.0.1:1 does not answer"),
        (["--workers", "0"], {}, 2, "Invalid value for '--workers'"),
        ([], {"TURNABOUT_WORKERS": "0"}, 1, "TURNABOUT_WORKERS is wrong"),
        (["--workers", "2", "--idle-exit", "9"], {}, 1, "Leave out either --idle-exit or --workers."),
        (["--workers", "2"], {"TURNABOUT_NODE": "one"}, 1, "Leave out either TURNABOUT_NODE or --workers."),
    ],
    ids=["no-store", "none", "none-set", "idle", "named"],
)
async def test_a_common_failure_of_workers_is_reported_once(
    options: list[str], environment: dict[str, str], code: int, word: str
) -> None:
    ended, words = await failing("--port", "0", *options, **environment)
    assert ended == code and words.count(word) == 1 and "Traceback" not in words


async def test_workers_that_cannot_start_end_the_parent_with_their_reason(tmp_path: Path) -> None:
    async with EmbeddedStore(tmp_path / "store") as store, Redis.from_url(store.url) as redis:
        await redis.acl_setuser("default", enabled=True, categories=["-@write"])  # which the parent does not need
        code, words = await failing("--workers", "2", "--port", "0", TURNABOUT_REDIS_URL=store.url)
    assert code == 1 and words.count("turnabout: ") == 1 and "Traceback" not in words
    assert re.match("turnabout: The store at .* accepts no writes", words.splitlines()[-1])


async def test_a_worker_that_cannot_come_back_yet_is_tried_again(tmp_path: Path, players: Players) -> None:
    async with EmbeddedStore(tmp_path / "store") as store, Redis.from_url(store.url) as redis:
        server = ServerProcess(tmp_path, {"TURNABOUT_WORKERS": "2", "TURNABOUT_REDIS_URL": store.url})
        await server.start()
        workers = Workers(server)
        await redis.acl_setuser("default", enabled=True, categories=["-@write"])
        os.kill(workers.pids[0], signal.SIGKILL)
        await server.says(rb"worker ended; restarting it.*accepts no writes")
        await redis.acl_setuser("default", enabled=True, categories=["+@write"])
        await server.says(SERVES, 3)
        await workers.come(players("Ada"), workers.pids[-1])
        assert await server.stop() == 0
