"""Questions that are asked before something is done: Enter alone gives the answer that does nothing."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visitors
from tests.browser.playing import begin_with, has_turn, meet
from tests.e2e.play import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize(
    ("menu", "safe"),
    [
        (["Leave"], "Stay"),
        (["Game", "A new game"], "Keep playing"),
        (["Game", "Abandon this game"], "Keep playing"),
    ],
    ids=lambda each: each[-1] if isinstance(each, list) else "",
)
async def test_a_game_alone_is_not_left_by_enter(visitors: Visitors, menu: list[str], safe: str) -> None:
    anna = await visitors("Anna")
    await anna.opens()
    await anna.presses("Play alone", exact=False)
    await anna.presses("Play")
    await has_turn(anna)
    room = anna.page.url
    for button in menu:
        await anna.presses(button)
    await expect(anna.page.get_by_role("dialog").last.locator(":focus")).to_have_text(safe)
    await anna.keys("Enter")
    await expect(anna.page.get_by_role("dialog")).to_have_count(0)
    await has_turn(anna)
    assert anna.page.url == room


@pytest.mark.parametrize("menu", [["Leave"], ["Room", "Resign the match"]], ids=["leave", "resign"])
async def test_a_match_is_not_left_by_enter(visitors: Visitors, players: type[Player], menu: list[str]) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await meet(ben, anna, role="minimizer")
    await begin_with(ben, anna)
    for button in menu:
        await anna.presses(button)
    await anna.keys("Enter")
    await expect(anna.page.get_by_role("dialog")).to_have_count(0)
    await has_turn(anna)
