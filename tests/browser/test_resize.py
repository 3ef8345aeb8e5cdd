"""The window is resized or rotated: a board that is looked at through a lens is fitted to it again."""

import re

import pytest
from playwright.async_api import ViewportSize, expect

from tests.browser.conftest import Visitors
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")
UPRIGHT: ViewportSize = {"width": 390, "height": 844}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
DESK: ViewportSize = {"width": 1440, "height": 900}
ROUND = [ON_ITS_SIDE, UPRIGHT, DESK, UPRIGHT, ON_ITS_SIDE]
SLACK_PX = 150
"""Around the cards there is a margin, and the tools lie over the foot of the board."""

GAPS = """(board) => {
    const [sight, world] = [board, board.querySelector(".world")].map((each) => each.getBoundingClientRect());
    return ["left", "top"].map((from, at) => {
        const to = ["right", "bottom"][at];
        return [world[from] - sight[from], sight[to] - world[to]];
    });
}"""
"""The empty pixels before and after a board's content, across and down; negative if the content is cut off."""


async def shows_what_it_can(visitor: Visitor, board: str) -> None:
    """Wait until no side of a board is empty while something is cut off at the opposite side."""

    async def wasted() -> list[str]:
        gaps = await visitor.page.locator(board).evaluate(GAPS)
        return [f"{gap}" for gap in gaps if max(gap) > SLACK_PX and min(gap) < -1]

    frames = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    await visitor.page.evaluate(frames)  # a ResizeObserver is called before the second frame
    assert not await wasted(), f"{visitor.page.viewport_size}: {await wasted()}"


async def play_alone(visitor: Visitor, game: str, number: str) -> None:
    await visitor.opens()
    await visitor.presses("Play alone", exact=False)
    await visitor.page.get_by_role("radio", name=re.compile(f"^{game}")).check()
    await visitor.types("Game number", number)
    await visitor.presses("Play")
    await expect(visitor.page.locator(".leg > .board")).to_be_visible()


@pytest.mark.parametrize("by_hand", [False, True], ids=["as-fitted", "sized-by-hand"])
@pytest.mark.parametrize(("game", "moves"), [("Family Tree", 24), ("Happy Graphs", 12)])
async def test_the_board_is_fitted_again(visitors: Visitors, game: str, moves: int, by_hand: bool) -> None:
    anna = await visitors("Anna", settings={"motion": "off"})
    await anna.page.set_viewport_size(UPRIGHT)
    await play_alone(anna, game, "12")
    lying = anna.page.locator("#leg :is(.card, .tile)")
    for _ in range(moves):
        before = await lying.count()
        await anna.keys("ArrowRight", "Enter")
        await expect(lying).not_to_have_count(before)
    if by_hand:
        await anna.keys("+", "+", "+")
    for size in ROUND:
        await anna.page.set_viewport_size(size)
        await shows_what_it_can(anna, "#leg")
