"""A mirror match in the browser: on a desk both boards stand beside each other, on a phone one does."""

import asyncio

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visitors
from tests.browser.looking import look
from tests.browser.visitor import PHONE, Visitor
from tests.e2e.people import SHORT

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.timeout(90)]


async def plays_on(visitor: Visitor) -> None:
    """Make whatever move is chosen, on whichever board comes up, until the match is over."""
    page = visitor.page
    result = page.locator("section.result")
    while True:
        await expect(page.locator(".leg .buttons .primary").or_(result).first).to_be_visible()
        if await result.count():
            return
        await page.locator(".leg .buttons .primary").or_(result).first.click()


async def test_two_play_both_legs_at_once(visitors: Visitors) -> None:
    anna, ben = await visitors("Anna"), await visitors("Ben", screen=PHONE)
    await anna.opens()
    await anna.presses("Play a friend", exact=False)
    await anna.page.locator("input[name=game][value=family-tree]").check()
    await anna.page.get_by_role("radio", name="A mirror match: both legs at once").check()
    await anna.types("Game number", SHORT)
    await anna.presses("Open the room")
    await anna.sees("Your room is open")
    await ben.opens(f"/{anna.code}")
    for visitor in (anna, ben):
        await visitor.sees("You maximize on one board and minimize on the other")
        await visitor.presses("I am ready")

    for visitor in (anna, ben):
        await visitor.sees("mirror match · step 1", "your move")
    boards = anna.page.locator(".mirror-boards > section")
    await expect(boards).to_have_count(2)
    await expect(ben.page.locator(".mirror-boards > section")).to_have_count(1)
    await look(anna, "mirror-leg")
    await anna.keys("w")
    await anna.sees("You are to move on board")
    await anna.keys("w")
    await anna.presses("Play")
    await anna.sees("You have moved here: ", "you moved")
    await ben.sees("Anna moved")
    await ben.page.locator(".mirror-tabs button[aria-pressed=false]").tap()
    await ben.sees("Anna has moved here; it counts once you have on board")
    await ben.page.locator(".mirror-tabs button[aria-pressed=false]").tap()
    await ben.presses("Play")
    for visitor in (anna, ben):
        await visitor.sees("mirror match · step 2")
    await asyncio.gather(plays_on(anna), plays_on(ben))
    for visitor in (anna, ben):
        await visitor.sees("The two boards", "board 1", "board 2", "maximized")
