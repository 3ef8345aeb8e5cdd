"""Without an answer or a network, the page says so, and shows no unknown facts about other players."""

from datetime import UTC, datetime

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visitors
from tests.browser.playing import begin_with, meet, play
from tests.browser.visitor import CONNECTION_LOST, Visitor
from tests.e2e.play import Player
from tests.e2e.proxy import Proxy, Way

pytestmark = pytest.mark.asyncio(loop_scope="session")
STOPPED_AT = datetime(2126, 1, 1, tzinfo=UTC)
LIMIT_MS = 5_000
PROBE_MS = 4_000
WATCH_MS = 1_000


async def knows_nothing_of_others(visitor: Visitor) -> None:
    """Check that no player is shown as away or as present."""
    await visitor.sees_no("(away)")
    await expect(visitor.page.locator(".players .away, .players .here:not(:has-text('●'))")).to_have_count(0)
    await expect(visitor.page.locator(".players .unknown")).to_have_count(1)


@pytest.mark.parametrize("offline", [False, True], ids=["server-silent", "no-network"])
async def test_a_move_without_an_answer(visitors: Visitors, players: type[Player], address: str, offline: bool) -> None:
    async with Proxy(int(address.rpartition(":")[2])) as proxy:
        anna, ben = await visitors("Anna", f"127.0.0.1:{proxy.port}"), players("Ben")
        await anna.install_clock()
        await meet(ben, anna, address, role="minimizer")
        await begin_with(ben, anna)
        await expect(anna.page.locator(".players .here")).to_have_count(2)
        anna.expects(CONNECTION_LOST)
        clock = anna.page.clock
        await clock.pause_at(STOPPED_AT)
        proxy.swallow(Way.UP)
        await play(anna)
        await anna.sees("Sent …")
        if offline:
            await anna.context.set_offline(True)
        await clock.run_for(LIMIT_MS + WATCH_MS)
        await anna.sees("You are offline" if offline else "The server has not answered for 5 s")
        await knows_nothing_of_others(anna)
        await clock.run_for(PROBE_MS)
        if offline:
            await anna.sees("You are offline. The match is saved.")
            await knows_nothing_of_others(anna)
            await anna.context.set_offline(False)
        await clock.resume()
        await anna.sees("Ben’s turn")
        await expect(anna.page.locator(".players .here")).to_have_count(2)
        await anna.goes()
