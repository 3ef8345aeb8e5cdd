"""How long data is kept: records for ever, rooms for some time, rooms in memory only while players are in them."""

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

from redis.asyncio import Redis
from sqlalchemy import Connection

from protocol.codes import GoodbyeCode
from protocol.codes import RejectionCode as Code
from protocol.events import Goodbye, RecordEvent
from protocol.ids import MatchId, parse_room_code
from protocol.scores import StatisticsEvent
from server.results.database import Database
from server.results.matches import has_match
from server.results.ratings import read_ratings
from server.results.schema import metadata, server_state
from server.store import keys
from server.store.embedded.store import EmbeddedStore
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, play_leg
from tests.e2e.results import until_settled
from tests.e2e.steps import make_move
from tests.patience import PATIENCE

Players = Callable[..., Player]
ROOMS = 2000


def server_on(store: EmbeddedStore, directory: Path, **settings: str) -> ServerProcess:
    """Return a server on a store."""
    return ServerProcess(directory, {"TURNABOUT_LIMITS": "off", "TURNABOUT_REDIS_URL": store.url, **settings})


async def play_match(server: ServerProcess, host: Player, friend: Player, number: int | None = 5) -> MatchId:
    """Have two play a match, on a drawn number where None is given; returns its id."""
    await host_and_join(server.url, host, friend, number=number)
    for leg in (1, 2):
        await begin_leg(host, friend)
        await play_leg(random.Random(leg), host, friend)
    assert host.room.match is not None
    return host.room.match.id


async def test_the_record_of_a_match_outlives_its_log(
    store: EmbeddedStore, redis: Redis, tmp_path: Path, players: Players, results: Database
) -> None:
    server = server_on(store, tmp_path)
    await server.start()
    host, friend = players("Ada"), players("Béla")
    match = await play_match(server, host, friend)
    await until_settled(results, match)
    await host.do("record", match=1)
    before = (await host.hears(RecordEvent)).record
    code = host.room.room
    await redis.delete(keys.room_log(code))
    reply = await asyncio.to_thread(urlopen, f"http://127.0.0.1:{server.port}/record/{match}?download")
    with reply:
        assert json.loads(reply.read()) == before
    await server.stop()


async def test_a_match_that_a_node_did_not_settle_is_settled_by_the_next(
    store: EmbeddedStore, redis: Redis, tmp_path: Path, players: Players, results: Database
) -> None:
    server = server_on(store, tmp_path)
    await server.start()
    host, friend = players("Ada"), players("Béla")
    match = await play_match(server, host, friend, None)
    await until_settled(results, match)
    code, rated = host.room.room, await results.read(read_ratings, "family-tree", host.id, 10)
    assert len(rated.rows) + rated.rated == 2
    await server.stop()
    await results.write(_empty)
    await redis.zadd(keys.due(keys.bucket(code)), {f"{code} {match}": 0})
    await server.start()
    await until_settled(results, match)
    assert await results.read(read_ratings, "family-tree", host.id, 10) == rated
    await server.stop()


def _empty(connection: Connection) -> None:
    """Delete all results."""
    for table in reversed(metadata.sorted_tables):
        connection.execute(table.update().values(matches=0) if table is server_state else table.delete())


async def test_a_room_says_until_when_it_is_kept_and_everybody_hears_when_it_is_gone(
    store: EmbeddedStore, tmp_path: Path, players: Players
) -> None:
    seconds = 1.5
    server = server_on(store, tmp_path, TURNABOUT_ROOM_DAYS=str(seconds / 86_400))
    await server.start()
    host = players("Ada")
    await host.come(server.url)
    await host.do("create_room", game="family-tree")
    room = await host.sees(1)
    assert room.expires == (room.happenings[-1].at or 0) + seconds * 1000
    assert (await host.hears(Goodbye)).code == GoodbyeCode.ROOM_GONE
    await host.closed()
    back = players("Ada", host.key)
    await back.come(server.url)
    assert (await back.refused("enter", room=room.room)).code == Code.NO_SUCH_ROOM
    await server.stop()


async def test_a_finished_room_is_kept_longer(store: EmbeddedStore, redis: Redis, tmp_path: Path) -> None:
    server = server_on(store, tmp_path, TURNABOUT_ROOM_DAYS="1", TURNABOUT_FINISHED_ROOM_DAYS="2")
    await server.start()
    host, friend = Player("Ada"), Player("Béla")
    day = 86_400_000
    await play_match(server, host, friend)
    await host.do("offer", match=1, what="same_number")
    assert day < await redis.pttl(keys.room_log(host.room.room)) <= 2 * day
    await friend.do("answer", match=1, what="same_number", accept=True)
    assert await redis.pttl(keys.room_log(host.room.room)) <= day
    for player in (host, friend):
        await player.go()
    await server.stop()


async def test_only_rooms_with_players_use_memory(store: EmbeddedStore, tmp_path: Path, players: Players) -> None:
    server = server_on(store, tmp_path, TURNABOUT_ROOM_IDLE="0.1")
    await server.start()
    first = players("Ada")
    await first.come(server.url)
    await first.do("create_room", game="family-tree", number=5)
    code = (await first.sees(1)).room
    await first.do("leave")
    everybody = [players(f"Host {number}") for number in range(20)]
    await asyncio.gather(*(player.come(server.url) for player in everybody))
    for _ in range(ROOMS // len(everybody)):
        await asyncio.gather(*(player.do("create_room", game="family-tree") for player in everybody))
    await asyncio.gather(*(player.do("leave") for player in everybody))
    back = players("Ada", first.key)
    await back.come(server.url)
    await back.do("enter", room=code)
    assert (await back.sees(1)).number == 5
    async with asyncio.timeout(PATIENCE):
        while await gauge(server, "turnabout_rooms") != 1:  # noqa: ASYNC110 - nothing tells when a room leaves memory
            await asyncio.sleep(0.05)
    await server.stop()


async def gauge(server: ServerProcess, name: str) -> float:
    """Return what a server tells of itself."""

    def fetch() -> str:
        with urlopen(f"http://127.0.0.1:{server.port}/metrics", timeout=PATIENCE) as page:
            return str(page.read().decode())

    text = await asyncio.to_thread(fetch)
    return next(float(line.split()[-1]) for line in text.splitlines() if line.startswith(f"{name} "))


async def alone(player: Player, moves: int) -> MatchId:
    """Play so many moves of a game alone, and give it up; returns its match."""
    await player.do("create_room", game="family-tree", form="solo", number=5)
    begun = await player.until(lambda: player.room if player.room.next == (1, 1) else None, "a leg that waits")
    await begin_leg(player)
    assert begun.room == player.room.room
    for _ in range(moves):
        await make_move(player)
    await player.do("resign", match=1)
    await player.until(lambda: player.room.match is not None and player.room.match.result is not None, "the end")
    assert player.room.match is not None
    return player.room.match.id


async def test_a_match_without_a_move_has_no_record_and_does_not_count(
    store: EmbeddedStore, redis: Redis, tmp_path: Path, players: Players, results: Database
) -> None:
    server = server_on(store, tmp_path)
    await server.start()
    ada = players("Ada")
    await ada.come(server.url)
    empty = await alone(ada, 0)
    played = await alone(ada, 1)
    await until_settled(results, played)
    assert not await results.read(has_match, empty)
    await ada.do("statistics", game="family-tree")
    (told,) = (await ada.hears(StatisticsEvent)).forms
    assert (told.form, told.games) == ("solo", 1)
    await server.stop()


async def test_a_compacted_room_still_shows_its_result(
    store: EmbeddedStore, redis: Redis, tmp_path: Path, players: Players
) -> None:
    server = server_on(store, tmp_path, TURNABOUT_ROOM_IDLE="0.1")
    await server.start()
    host, friend = players("Ada"), players("Béla")
    match = await play_match(server, host, friend)
    before, code = host.room, parse_room_code(host.room.room)
    for player in (host, friend):
        await player.go()
    while await redis.llen(keys.room_log(code)) > 1:
        pass
    back = players("Ada", host.key)
    await back.come(server.url)
    await back.do("enter", room=code)
    shown = await back.sees(before.version)
    assert (shown.match, shown.view, shown.seats) == (before.match, before.view, before.seats)
    for command in ("record", "analysis"):
        await back.do(command, match=1)
    record = (await back.hears(RecordEvent)).record
    reply = await asyncio.to_thread(urlopen, f"http://127.0.0.1:{server.port}/record/{match}?download")
    with reply:
        assert json.loads(reply.read()) == record
    await server.stop()
