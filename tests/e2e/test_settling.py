"""Settling a match while something breaks at each step: the node, PostgreSQL, Redis, the SQLite file or the disk.

A server halts at a step (`tests.e2e.halting_server`), something is killed, and the server goes on or another one does.
In the end each match is stored once, and the results equal what the same records give in the same order in an
empty database.
"""

import asyncio
import json
import os
import shutil
import signal
import stat
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from redis.asyncio import Redis
from redis.exceptions import ConnectionError as StoreGone

from protocol.ids import MatchId, RoomCode
from server.results.database import Database
from server.store import keys
from server.store.due import MATCH_AGAIN_MS
from server.store.embedded.store import EmbeddedStore
from tests.e2e.halting_server import RESUME, SETTING
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, sharing
from tests.e2e.proxy import Proxy, Way
from tests.e2e.results import until_settled
from tests.e2e.steps import make_move, match_of, result_of
from tests.patience import PATIENCE
from tests.postgres import PostgresServer
from tests.results.comparison import read_rows, settle_again
from tests.small_disk import small_disk

Players = Callable[..., Player]
ROOT = Path(__file__).parents[2]
STEPS = ("due", "ready", "statement 1", "statement 9", "commit", "stored")
"""Before the transaction, in it, and after it."""
NEVER_MS = 10**15
"""A time that no test reaches."""
AWAY = rb"the database of results is unavailable"


@asynccontextmanager
async def halting(
    directory: Path, settings: dict[str, str], steps: Sequence[str], within: Sequence[str] = ()
) -> AsyncIterator[ServerProcess]:
    """Run a server that halts at these steps of its first matches."""
    settings = {**settings, SETTING: ",".join(steps), "PYTHONPATH": str(ROOT)}  # which nsenter leaves
    server = ServerProcess(directory, settings, "tests.e2e.halting_server", within)
    await server.start()
    try:
        yield server
    finally:
        with suppress(ProcessLookupError):
            os.kill(server.pid, RESUME)  # where a test failed
        await server.stop()


async def play_until_resigned(ada: Player, ben: Player) -> tuple[RoomCode, MatchId]:
    """Play a match, the first one or the next, until the second player resigns.

    The server may halt before it answers.
    """
    if ada.room.match is None:
        await begin_leg(ada, ben)
    else:
        number = match_of(ada).match
        await ada.do("offer", match=number, what="new_number")
        accepted = await ben.do("answer", match=number, what="new_number", accept=True)
        for player in (ada, ben):
            await player.sees(accepted.version)
    await make_move(ada, ben)
    number = match_of(ada).match
    await ben.send(json.dumps({"type": "resign", "id": f"resigning-{number}", "match": number}))
    return RoomCode(ada.room.room), match_of(ada).id


async def is_settled(store_url: str, code: RoomCode, match: MatchId) -> bool:
    """Return whether a match is settled: then its due time is much later, or removed."""
    async with Redis.from_url(store_url) as redis:
        seconds, _ = await redis.time()
        at = await redis.zscore(keys.due(keys.bucket(code)), f"{code} {match}")
    return at is None or at > (seconds + MATCH_AGAIN_MS / 1000 + 1) * 1000


async def until_marked(store_url: str, code: RoomCode, match: MatchId) -> None:
    """Return once the due time of a match shows that it is settled."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(StoreGone):
                if await is_settled(store_url, code, match):
                    return
            await asyncio.sleep(0.01)  # nothing tells of it


async def check(database: Database, played: Sequence[MatchId], directory: Path) -> None:
    """Check that the matches are stored once, with the results that follow from their records."""
    found = await read_rows(database)
    assert sorted(row[1] for row in found["matches"]) == sorted(played)
    assert [row[2] for row in found["server_state"]] == [len(played)]
    assert len(found["ratings"]) == 2 and found["ratings"][0][6] == len(played), "all of them are rated"
    assert found == await settle_again(database, directory / "again.sqlite")


async def break_at_each_step(
    server: ServerProcess,
    store_url: str,
    players: Players,
    steps: Sequence[str],
    fault: Callable[[str, Callable[[], None]], Awaitable[None]],
) -> list[MatchId]:
    """Play matches on one server, which halts at these steps; return their ids.

    `fault` gets the step and a function that lets the server go on. It breaks something, calls that, and mends it.
    """
    ada, ben = players("Ada"), players("Béla")
    await host_and_join(server.url, ada, ben)
    played = []
    for step in steps:
        ada, ben = ben, ada
        code, match = await play_until_resigned(ada, ben)
        played.append(match)
        await server.says(rb"halted at " + step.encode())
        assert not await is_settled(store_url, code, match)
        await fault(step, lambda: os.kill(server.pid, RESUME))
        await until_marked(store_url, code, match)
    return played


async def test_a_node_is_killed(
    store: EmbeddedStore, database: Database, database_url: str, tmp_path: Path, players: Players
) -> None:
    settings = {**sharing(store.url, tmp_path), "TURNABOUT_DATABASE_URL": database_url}
    survivor = ServerProcess(tmp_path / "survivor", settings)
    await survivor.start()
    ada, ben = players("Ada"), players("Béla")
    code = await host_and_join(survivor.url, ada, ben)
    played = []
    steps = ("ready", "statement 9", "commit", "stored")
    async with AsyncExitStack() as stack:
        redis = await stack.enter_async_context(Redis.from_url(store.url))

        async def fall_due(room: RoomCode, match: MatchId, at: int) -> None:
            """Move the time at which any node settles a match."""
            await redis.zadd(keys.due(keys.bucket(room)), {f"{room} {match}": at}, xx=True)

        nodes = [
            await stack.enter_async_context(halting(tmp_path / step, settings, [step] * len(steps))) for step in steps
        ]
        for node, step in zip(nodes, steps, strict=True):
            ben = players("Béla", ben.key)
            await ben.come(node.url)
            await ben.do("enter", room=code, alongside=True)
            await ben.sees(ada.room.version)
            played.append(await play_until_resigned(ada, ben))
            await node.says(rb"halted at " + step.encode())
            assert not await is_settled(store.url, *played[-1])
            await fall_due(*played[-1], NEVER_MS)  # the next nodes would halt at it, too
            await node.stop(signal.SIGKILL)
        for room, match in played:
            await fall_due(room, match, 0)
        for room, match in played:
            await until_marked(store.url, room, match)
    await check(database, [match for _, match in played], tmp_path)
    await survivor.stop()


async def test_postgresql_is_killed(
    store: EmbeddedStore, durable_postgres: PostgresServer, tmp_path: Path, players: Players
) -> None:
    url = durable_postgres.url(durable_postgres.create_database())
    outages = 0

    async def fault(step: str, resume: Callable[[], None]) -> None:
        nonlocal outages
        durable_postgres.kill()
        resume()
        if step != "stored":  # then the server may not need the database before it runs again
            outages += 1
            await server.says(AWAY, outages)
        durable_postgres.start()

    async with halting(tmp_path, sharing(store.url, tmp_path, TURNABOUT_DATABASE_URL=url), STEPS) as server:
        played = await break_at_each_step(server, store.url, players, STEPS, fault)
        async with Database(url) as database:
            await check(database, played, tmp_path)


async def test_redis_is_killed(
    store: EmbeddedStore, database: Database, database_url: str, tmp_path: Path, players: Players
) -> None:
    settings = {**sharing(store.url, tmp_path), "TURNABOUT_DATABASE_URL": database_url}

    async def fault(_: str, resume: Callable[[], None]) -> None:
        os.kill(store.pid, signal.SIGKILL)  # it is started again by itself
        resume()

    steps = ("due", "ready", "statement 9", "stored")
    async with halting(tmp_path, settings, steps) as server:
        played = await break_at_each_step(server, store.url, players, steps, fault)
    await check(database, played, tmp_path)


async def test_the_answer_to_the_commit_is_lost(
    store: EmbeddedStore, postgres: PostgresServer, tmp_path: Path, players: Players
) -> None:
    name = postgres.create_database()
    url = postgres.url(name)
    async with Proxy(postgres.port) as proxy, Database(url) as database:
        through = url.replace(f":{urlsplit(url).port}/", f":{proxy.port}/")
        settings = sharing(store.url, tmp_path, TURNABOUT_DATABASE_URL=through)
        async with halting(tmp_path, settings, ["commit"]) as server:
            ada, ben = players("Ada"), players("Béla")
            await host_and_join(server.url, ada, ben)
            code, match = await play_until_resigned(ada, ben)
            await server.says(rb"halted at commit")
            proxy.swallow(Way.DOWN)
            os.kill(server.pid, RESUME)
            await until_settled(database, match)
            proxy.cut()
            await server.says(AWAY)
            await until_marked(store.url, code, match)
        await check(database, [match], tmp_path)
    postgres.drop_database(name)


async def test_the_disk_is_full(store: EmbeddedStore, tmp_path: Path, players: Players) -> None:
    outages = 0

    async def fault(_: str, resume: Callable[[], None]) -> None:
        nonlocal outages
        outages += 1
        disk.fill()
        resume()
        await server.says(rb"is unavailable: database or disk is full", outages)
        disk.free()

    with small_disk() as disk:
        settings = sharing(store.url, tmp_path, TURNABOUT_DATABASE_URL="sqlite:////mnt/results.sqlite")
        steps = ("ready", "statement 9", "commit")
        async with halting(tmp_path, settings, steps, disk.enter) as server:
            played = await break_at_each_step(server, store.url, players, steps, fault)
        shutil.copy(disk.path / "results.sqlite", tmp_path / "copy.sqlite")
    async with Database(f"sqlite:///{tmp_path}/copy.sqlite") as database:
        await check(database, played, tmp_path)


async def test_the_sqlite_file_is_read_only(store: EmbeddedStore, tmp_path: Path, players: Players) -> None:
    file = tmp_path / "results.sqlite"
    async with Database(f"sqlite:///{file}"):
        pass
    file.chmod(stat.S_IREAD)
    server = ServerProcess(tmp_path / "server", sharing(store.url, tmp_path), within=obeying_modes())
    await server.start()
    ada, ben = players("Ada"), players("Béla")
    await host_and_join(server.url, ada, ben)
    code, match = await play_until_resigned(ada, ben)
    await server.says(rb"is unavailable: attempt to write a readonly database")
    await result_of(ada)
    assert not await is_settled(store.url, code, match)
    for each in tmp_path.glob("results.sqlite*"):  # with the files that SQLite made beside it, in the same mode
        each.chmod(stat.S_IREAD | stat.S_IWRITE)
    await server.says(rb"the database of results is available again")
    await until_marked(store.url, code, match)
    await server.stop()
    async with Database(f"sqlite:///{file}") as database:
        await check(database, [match], tmp_path)


def obeying_modes() -> list[str]:
    """Return the command that runs a command which may not write to a read-only file, as root may."""
    if os.geteuid() != 0:
        return []
    if (setpriv := shutil.which("setpriv")) is None:
        pytest.skip("root may write to a read-only file, and there is no setpriv here that takes this right away")
    return [setpriv, "--bounding-set=-dac_override", "--inh-caps=-dac_override"]
