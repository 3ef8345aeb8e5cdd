"""The connection is lost, the server killed, a move cut off on its way: it is said, and the match goes on."""

from pathlib import Path
from signal import SIGKILL

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visitors
from tests.browser.languages import load
from tests.browser.looking import look
from tests.browser.playing import TURN, begin_with, has_turn, meet, move, play
from tests.browser.visitor import CONNECTION_LOST
from tests.e2e.play import Player, ServerProcess
from tests.e2e.proxy import Proxy, Way
from tests.e2e.standing import standing

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_killed_server_comes_back_and_the_match_goes_on(
    server: ServerProcess, visitors: Visitors, players: type[Player]
) -> None:
    at = f"127.0.0.1:{server.port}"
    anna, ben = await visitors("Anna", at), players("Ben")
    await meet(ben, anna, role="minimizer")
    await begin_with(ben, anna)
    await play(anna)
    await anna.sees("Ben’s turn")

    await load(anna, "de")
    anna.expects(CONNECTION_LOST)
    await server.stop(SIGKILL)
    await anna.sees("The server doesn’t answer. The match is saved.")
    await look(anna, "lost")
    await server.start()
    await anna.button("Try now").evaluate_all("(all) => all[0]?.click()")  # the page may have tried by itself just now
    await anna.sees_no("The match is saved", "Retrying")
    again = players("Ben", ben.key)
    await again.come(server.url)
    await again.do("enter", room=anna.code)
    await move(again)
    await has_turn(anna)
    await play(anna)
    await anna.sees("Ben’s turn")

    await anna.page.reload()
    await anna.sees("Ben’s turn")


@pytest.mark.parametrize("lost", [Way.UP, Way.DOWN], ids=["before-it-came", "after-it-came"])
async def test_a_move_on_its_way_when_the_connection_is_cut_is_made_once(
    visitors: Visitors, players: type[Player], address: str, lost: Way
) -> None:
    async with Proxy(int(address.rpartition(":")[2])) as proxy:
        anna, ben = await visitors("Anna", f"127.0.0.1:{proxy.port}"), players("Ben")
        await meet(ben, anna, address, role="minimizer")
        await begin_with(ben, anna)
        before = ben.room.version
        anna.expects(CONNECTION_LOST)
        proxy.swallow(lost)
        await play(anna)
        if lost is Way.DOWN:
            await ben.sees(before + 1)
        proxy.cut()
        await anna.sees("Ben’s turn")
        assert ben.room.view is not None
        assert (await ben.sees(before + 1)).version == before + 1
        await move(ben)
        await has_turn(anna)
        await anna.goes()


async def test_a_seat_can_be_played_in_two_windows(visitors: Visitors, players: type[Player]) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await meet(ben, anna, role="minimizer")
    await begin_with(ben, anna)
    await has_turn(anna)
    second = await anna.context.new_page()
    await second.goto(anna.page.url)
    await expect(second.get_by_text("You are already in this room, on another device")).to_be_visible()
    await second.get_by_role("button", name="Play here, too").click()
    await expect(second.locator(TURN)).to_be_visible()
    await play(anna)
    await anna.sees("Ben’s turn")
    await expect(second.locator(TURN)).to_have_count(0)
    await move(ben)
    await has_turn(anna)
    await expect(second.locator(TURN)).to_be_visible()


async def test_what_is_asked_while_one_is_away_is_not_asked_any_more_once_they_are_back(
    tmp_path: Path, visitors: Visitors, players: type[Player]
) -> None:
    with standing(tmp_path, TURNABOUT_AWAY_SECONDS="0.2") as at:
        anna, ben = await visitors("Anna", at), players("Ben")
        await meet(ben, anna, role="minimizer")
        await begin_with(ben, anna)
        await ben.go()
        await anna.presses("Choose")
        await anna.sees("Continue without Ben?")
        again = players("Ben", ben.key)
        await again.come(f"ws://{at}/")
        await again.do("enter", room=anna.code)
        await anna.sees_no("Continue without Ben?")
        await has_turn(anna)
        await anna.goes()
