"""Time during which the database of results is away: play goes on, and then the server catches up."""

import json
import random
import signal
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from protocol.scores import PlayerEvent
from server.store.embedded.store import EmbeddedStore
from tests.e2e.numbers import number, numbers, until
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, play_leg, sharing
from tests.e2e.test_server import get
from tests.postgres import PostgresServer

Players = Callable[..., Player]
SHORT = 9
"""A number whose legs end within a few cards."""


@pytest.fixture
async def server(
    store: EmbeddedStore, durable_postgres: PostgresServer, tmp_path: Path
) -> AsyncIterator[ServerProcess]:
    """A server whose results are in that PostgreSQL."""
    url = durable_postgres.url(durable_postgres.create_database())
    server = ServerProcess(tmp_path / "server", sharing(store.url, tmp_path, TURNABOUT_DATABASE_URL=url))
    await server.start()
    yield server
    await server.stop()


async def play_match(server: ServerProcess, ada: Player, ben: Player) -> None:
    """Let two players play both legs of a match."""
    await host_and_join(server.url, ada, ben, number=SHORT)
    rng = random.Random(1)
    for _ in range(2):
        await begin_leg(ada, ben)
        await play_leg(rng, ada, ben)


async def page(player: Player) -> PlayerEvent:
    """Return a player's own page."""
    await player.do("player")
    return await player.hears(PlayerEvent)


async def test_while_the_database_is_away_matches_are_played_and_later_settled(
    server: ServerProcess, durable_postgres: PostgresServer, players: Players
) -> None:
    ada, ben = players("Ada"), players("Béla")
    durable_postgres.kill()
    await play_match(server, ada, ben)
    await server.says(b"the database of results is unavailable")
    await until(server.port, 1, "matches_to_settle")
    refused = await ada.refused("player")
    assert (refused.code, refused.reason) == ("unavailable", "database_away")
    status, body = await get(server.port, "/readyz")
    told = json.loads(body)
    assert (status, told["ready"]) == (200, True), "a node that can play stays behind its balancer"
    assert "is unavailable" in told["problems"][0]
    assert number(await numbers(server.port), "database_available") == 0
    await ada.do("offer", match=1, what="same_number")
    ack = await ben.do("answer", match=1, what="same_number", accept=True)
    for player in (ada, ben):
        await player.sees(ack.version)
    await play_leg(random.Random(2), ada, ben)  # the next match goes on meanwhile
    durable_postgres.start()
    await server.says(b"the database of results is available again")
    await until(server.port, 1, "database_available")
    while not (found := await page(ada)).matches:  # each answer takes its time
        pass
    assert len(found.matches) == 1
    assert json.loads((await get(server.port, "/readyz"))[1]) == {"ready": True, "problems": []}
    assert number(await numbers(server.port), "matches_to_settle") == 0


async def test_a_server_that_starts_without_its_database_serves_players(
    server: ServerProcess, durable_postgres: PostgresServer, players: Players
) -> None:
    await server.stop()
    durable_postgres.kill()
    await server.start()
    ada, ben = players("Ada"), players("Béla")
    await play_match(server, ada, ben)
    assert (await ada.refused("player")).reason == "database_away"
    durable_postgres.start()
    await server.says(b"the database of results is available again")
    while not (found := await page(ben)).matches:  # each answer takes its time
        pass
    assert [each.name for each in found.matches[0].seats] == ["Ada", "Béla"]


async def test_a_match_is_settled_once_although_its_node_and_then_its_database_die(
    server: ServerProcess, durable_postgres: PostgresServer, players: Players
) -> None:
    ada, ben = players("Ada"), players("Béla")
    durable_postgres.kill()
    await play_match(server, ada, ben)
    await server.stop(signal.SIGKILL)
    durable_postgres.start()
    await server.start()
    again = players("Ada", ada.key)
    await again.come(server.url)
    while not (found := await page(again)).matches:  # any node settles it 10 s after its end
        pass
    durable_postgres.kill()
    durable_postgres.start()
    assert (await page(again)).matches == found.matches
