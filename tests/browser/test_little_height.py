"""A low window, such as a phone on its side or a page at 200 %: the board has room in every game."""

import re

import pytest
from playwright.async_api import ViewportSize, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import SHORT, may_play

pytestmark = pytest.mark.asyncio(loop_scope="session")
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
AT_200_PERCENT: ViewportSize = {"width": 640, "height": 400}
ALONE = ("Family Tree", "Happy Graphs", "Poker Solitaire")
LEAST_PX = 270
"""The least height of a board if the page's heading and the players take too much room."""
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
    square = anna.page.locator("#leg .square").first
    await expect(square).to_be_visible()
    for size in (ON_ITS_SIDE, AT_200_PERCENT):
        await anna.page.set_viewport_size(size)
        box = await square.bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= A_SQUARE_PX, box


async def test_what_steps_through_a_match_does_not_lie_over_it(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    await anna.opens()
    await anna.presses("Play alone", exact=False)
    await anna.types("Game number", str(SHORT))
    await anna.presses("Play")
    while await may_play(anna):
        await anna.presses("Play")
    await anna.presses("Continue")
    await anna.presses("Watch again")
    await anna.sees("Verified: every card, move and score is right.")
    await anna.page.set_viewport_size(ON_ITS_SIDE)
    for shown in (anna.page.locator(".tree-box"), anna.page.locator(".transport"), anna.page.locator(".played-now")):
        await expect(shown).to_be_in_viewport(ratio=1)
    page = anna.page.get_by_role("dialog").last
    assert await page.evaluate("(page) => page.scrollHeight <= page.clientHeight"), "the replay scrolls"
    await anna.page.set_viewport_size(AT_200_PERCENT)
    board, steps = anna.page.locator(".tree-box"), anna.page.locator(".transport")
    await steps.scroll_into_view_if_needed()
    over, under = await board.bounding_box(), await steps.bounding_box()
    assert over is not None and under is not None
    assert over["y"] + over["height"] <= under["y"], (over, under)
    title, tools = anna.page.locator(".page-head h2"), anna.page.locator(".page-tools")
    above, beside = await title.bounding_box(), await tools.bounding_box()
    assert above is not None and beside is not None and beside["y"] <= above["y"] + above["height"]
