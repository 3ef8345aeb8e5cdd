"""The forms before a game: the chosen options are played, whenever a game's own choices arrive."""

import asyncio
import re

import pytest
from playwright.async_api import Route, expect

from tests.browser.conftest import Visitors
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")

REACHABLE = """(radio) => {
    const label = radio.closest("label");
    label.scrollIntoView({ block: "center" });
    const { x, y, width, height } = label.getBoundingClientRect();
    return label.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


async def opens_form(visitor: Visitor) -> None:
    await visitor.opens()
    await visitor.presses("Play the computer", exact=False)
    await expect(visitor.page.get_by_role("radio", name=re.compile("^Family Tree"))).to_be_checked()


async def test_nothing_is_chosen_of_a_game_while_another_one_loads(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    arrived = asyncio.Event()

    async def hold(route: Route) -> None:
        await arrived.wait()
        await route.continue_()

    await anna.page.route("**/happy_graphs/game.js", hold)
    await opens_form(anna)
    mirror = anna.page.get_by_role("radio", name="A mirror match: both legs at once", include_hidden=True)
    assert await mirror.evaluate(REACHABLE)
    before = await mirror.element_handle()
    await anna.page.get_by_role("radio", name=re.compile("^Happy Graphs")).check()
    await expect(anna.button("Play")).to_be_disabled()
    assert not await mirror.evaluate(REACHABLE), "a choice of Family Tree"
    arrived.set()
    await mirror.check()
    assert before is not None and not await before.evaluate("(radio) => radio.isConnected")
    await anna.presses("Play")
    await anna.hears(re.compile("Board [12]: your move"))


async def test_a_level_stays_chosen_only_where_the_levels_are_the_same(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    await opens_form(anna)
    await anna.page.get_by_role("radio", name=re.compile("^random")).check()
    await anna.page.get_by_role("radio", name=re.compile("^Happy Graphs")).check()
    await expect(anna.page.get_by_role("radio", name=re.compile("^classic"))).to_be_checked()
    await expect(anna.page.get_by_role("radio", name=re.compile("^random"))).to_be_checked()
    await anna.page.get_by_role("radio", name=re.compile("^Grandma’s Game")).check()
    await expect(anna.page.get_by_role("radio", name=re.compile("^forgetful"))).not_to_be_checked()
    await expect(anna.page.get_by_role("radio", name=re.compile("^easy"))).to_be_checked()
