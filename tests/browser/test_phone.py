"""A leg on a phone: the board has most of the screen, and the score and all actions stay in sight."""

import re

import pytest
from playwright.async_api import ViewportSize, expect

from tests.browser.conftest import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")
GAMES = ("Family Tree", "Happy Graphs", "Poker Solitaire", "The Patriarch", "Grandma’s Game")
UPRIGHT: ViewportSize = {"width": 390, "height": 844}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
LEAST_SHARE = 0.65
"""The least share of the height of an upright phone that a board takes."""
LEAST_SHARE_ON_ITS_SIDE = 0.5
ROWS = """(parts) => parts.map((part) => part.getBoundingClientRect())
    .filter(({width}) => width > 1).map(({top, height}) => Math.round((top + height / 2) / 20))"""
"""The rows of elements, by their middles: elements in one row have the same number, give or take one."""


@pytest.mark.parametrize("game", GAMES)
async def test_the_board_has_most_of_a_phone(visitors: Visitors, game: str) -> None:
    anna = await visitors("Anna", screen={"viewport": UPRIGHT, "has_touch": True, "is_mobile": True})
    await anna.opens()
    await anna.presses("Play the computer", exact=False)
    await anna.page.get_by_role("radio", name=re.compile(f"^{game}")).check()
    await anna.presses("Play")
    board, score = (
        anna.page.locator(".leg > .board"),
        anna.page.locator(".table-head :is(.figure, .plate .points)").first,
    )
    await expect(board).to_be_visible()
    for size, least in ((UPRIGHT, LEAST_SHARE), (ON_ITS_SIDE, LEAST_SHARE_ON_ITS_SIDE)):
        await anna.page.set_viewport_size(size)
        share = await board.evaluate("(board) => board.clientHeight / innerHeight")
        assert share >= least, f"{game} at {size}: {share:.0%}"
        await expect(score).to_be_in_viewport(ratio=1)
        header = await anna.page.locator(".bar > *").evaluate_all(ROWS)
        assert max(header) - min(header) <= 1, f"{game} at {size}: the header has several rows"
        await anna.fits_across()
    await anna.page.set_viewport_size(UPRIGHT)
    actions = await anna.page.locator(".in-hand .buttons > *").evaluate_all(ROWS)
    assert max(actions) - min(actions) <= 1, f"{game}: the actions have several rows"


@pytest.mark.parametrize("game", GAMES)
async def test_a_plate_shows_the_name_and_the_clock(visitors: Visitors, game: str) -> None:
    anna = await visitors("Anna", screen={"viewport": UPRIGHT, "has_touch": True, "is_mobile": True})
    await anna.opens()
    await anna.presses("Play the computer", exact=False)
    await anna.page.get_by_role("radio", name=re.compile(f"^{game}")).check()
    await anna.presses("Play")
    plates = anna.page.locator(".table-head .plate")
    await expect(plates).to_have_count(2)
    await expect(plates.last).to_have_class(re.compile(r"\bmine\b"))
    for plate in await plates.all():
        await expect(plate.locator(".name")).to_be_in_viewport(ratio=1)
