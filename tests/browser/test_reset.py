"""A store that loses the newest entries of a room: the page stays, says so, and shows the room as it is now."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from redis.asyncio import Redis

from protocol.ids import parse_room_code
from server.store import keys
from server.store.embedded.store import EmbeddedStore
from tests.browser.conftest import Visitors
from tests.browser.looking import look
from tests.browser.playing import begin_with, has_turn, meet, move, play
from tests.e2e.play import Player, ServerProcess

pytestmark = pytest.mark.asyncio(loop_scope="session")
RESET = "The server lost the newest moves. The game continues from here."


@pytest_asyncio.fixture(loop_scope="session")
async def store(tmp_path: Path) -> AsyncIterator[EmbeddedStore]:
    """A store of the test's own."""
    async with EmbeddedStore(tmp_path / "store") as store:
        yield store


@pytest_asyncio.fixture(loop_scope="session")
async def node(store: EmbeddedStore, tmp_path: Path) -> AsyncIterator[ServerProcess]:
    """A server on it."""
    node = ServerProcess(tmp_path / "node", {"TURNABOUT_LIMITS": "off", "TURNABOUT_REDIS_URL": store.url})
    await node.start()
    yield node
    await node.stop()


async def test_a_page_shows_the_room_as_it_went_back_and_its_player_plays_on(
    node: ServerProcess, store: EmbeddedStore, visitors: Visitors, players: type[Player]
) -> None:
    anna, ben = await visitors("Anna", f"127.0.0.1:{node.port}"), players("Ben")
    code = await meet(ben, anna, number=1, role="minimizer")
    await begin_with(ben, anna)
    await play(anna)
    await anna.sees("Ben’s turn")
    await move(ben)
    await has_turn(anna)
    version = ben.room.version
    async with Redis.from_url(store.url) as redis:
        await redis.rpop(keys.room_log(parse_room_code(code)))
    await play(anna)  # which was meant for the position after Ben's move
    await anna.sees(RESET)
    await anna.sees("Ben’s turn")
    await look(anna, "reset")
    await ben.until(lambda: next((room for room in ben.rooms if room.reset), None), "a reset")
    await move(ben)
    await has_turn(anna)
    await anna.sees_no(RESET)
    await play(anna)
    assert (await ben.sees(version + 1)).version == version + 1
    await anna.goes()
