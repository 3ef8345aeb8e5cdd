"""A window that is not high, such as a phone on its side or a page at 200 %: the board has room in every game."""

import re

import pytest
from playwright.async_api import ViewportSize, expect

from tests.browser.conftest import Visitors

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.timeout(90)]
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
AT_200_PERCENT: ViewportSize = {"width": 640, "height": 400}
ALONE = ("Family Tree", "Happy Graphs", "Poker Solitaire")
LEAST_PX = 270
"""So high is a board where the head of the page and the players leave room for no more."""
A_SQUARE_PX = 24


@pytest.mark.parametrize("game", ALONE)
async def test_the_hand_lies_beside_the_board(visitors: Visitors, game: str) -> None:
    anna = await visitors("Anna")
    await anna.opens()
    await anna.presses("Play alone", exact=False)
    await anna.page.get_by_role("radio", name=re.compile(f"^{game}")).check()
    await anna.presses("Play")
    board, hand = anna.page.locator(".leg > .board"), anna.page.locator(".leg > .in-hand")
    await expect(board).to_be_visible()
    for size in (ON_ITS_SIDE, AT_200_PERCENT):
        await anna.page.set_viewport_size(size)
        high = await board.evaluate("(board) => board.clientHeight")
        assert high >= LEAST_PX, f"{game} at {size}: {high} px"
        assert not await hand.evaluate("(hand) => [...hand.children].some((one) => one.scrollWidth > hand.clientWidth)")
        await anna.fits_across()


async def test_two_matrices_beside_each_other_can_be_played_on(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    await anna.opens()
    await anna.presses("Play the computer", exact=False)
    await anna.page.get_by_role("radio", name=re.compile("^Poker Solitaire")).check()
    await anna.presses("Play")
    await anna.presses("I am ready")
    square = anna.page.locator("#leg .square").first
    await expect(square).to_be_visible()
    for size in (ON_ITS_SIDE, AT_200_PERCENT):
        await anna.page.set_viewport_size(size)
        box = await square.bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= A_SQUARE_PX, box
