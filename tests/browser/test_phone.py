"""A leg on a phone: the board has most of the screen, and the score and all actions stay in sight."""

import re

import pytest
from playwright.async_api import ViewportSize, expect

from tests.browser.conftest import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")
GAMES = ("Family Tree", "Happy Graphs", "Poker Solitaire", "The Patriarch", "Grandma’s Game")
UPRIGHT: ViewportSize = {"width": 390, "height": 844}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
PHONE = {"viewport": UPRIGHT, "has_touch": True, "is_mobile": True}
A_DESK: ViewportSize = {"width": 1440, "height": 900}
LEAST_SHARE = 0.65
"""The least share of a phone's height that a board takes."""
LEAST_NAME_PX = 48
"""The least width of a name that is cut short: a few letters."""
READABLE = "(name, least) => name.scrollWidth <= name.clientWidth || name.clientWidth >= least"
LAID_OUT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Waits until the page has been laid out in a window of another size."""
ROWS = """(parts) => parts.map((part) => part.getBoundingClientRect())
    .filter(({width}) => width > 1).map(({top, height}) => Math.round((top + height / 2) / 20))"""
"""The rows of elements, by their middles: elements in one row have the same number, give or take one."""


@pytest.mark.parametrize("game", GAMES)
async def test_the_board_has_most_of_a_phone(visitors: Visitors, game: str) -> None:
    anna = await visitors("Anna", screen=PHONE)
    await anna.opens()
    await anna.presses("Play the computer", exact=False)
    await anna.page.get_by_role("radio", name=re.compile(f"^{game}")).check()
    await anna.presses("Play")
    board, score = (
        anna.page.locator(".leg > .board"),
        anna.page.locator(".table-head :is(.figure, .plate .points)").first,
    )
    await expect(board).to_be_visible()
    for size in (UPRIGHT, ON_ITS_SIDE):
        await anna.page.set_viewport_size(size)
        share = await board.evaluate("(board) => board.clientHeight / innerHeight")
        assert share >= LEAST_SHARE, f"{game} at {size}: {share:.0%}"
        await expect(score).to_be_in_viewport(ratio=1)
        header = await anna.page.locator(".bar > *").evaluate_all(ROWS)
        assert max(header) - min(header) <= 1, f"{game} at {size}: the header has several rows"
        await anna.fits_across()
    await anna.page.set_viewport_size(UPRIGHT)
    actions = await anna.page.locator(".in-hand .buttons > *").evaluate_all(ROWS)
    assert max(actions) - min(actions) <= 1, f"{game}: the actions have several rows"


@pytest.mark.parametrize("game", GAMES)
async def test_a_plate_shows_the_name_and_the_clock(visitors: Visitors, game: str) -> None:
    anna = await visitors("Anna", screen=PHONE)
    await anna.opens()
    await anna.presses("Play the computer", exact=False)
    await anna.page.get_by_role("radio", name=re.compile(f"^{game}")).check()
    await anna.presses("Play")
    plates = anna.page.locator(".table-head .plate")
    await expect(plates).to_have_count(2)
    await expect(plates.last).to_have_class(re.compile(r"\bmine\b"))
    for plate in await plates.all():
        await expect(plate.locator(".name")).to_be_in_viewport(ratio=1)


async def test_the_plates_of_four_players_can_be_read(visitors: Visitors) -> None:
    anna = await visitors("Anna", screen=PHONE)
    await anna.opens()
    await anna.presses("Play the computer", exact=False)
    await anna.page.get_by_role("radio", name=re.compile("^Grandma’s Game")).check()
    await anna.types("Seats", "4")
    await anna.presses("Play")
    plates = anna.page.locator(".table-head .plate")
    await expect(plates).to_have_count(4)
    for size in (UPRIGHT, ON_ITS_SIDE):
        await anna.page.set_viewport_size(size)
        for plate in await plates.all():
            await expect(plate.locator(".points")).to_be_in_viewport(ratio=1)
            who, points = await plate.locator(".who").bounding_box(), await plate.locator(".points").bounding_box()
            assert who is not None and points is not None and who["x"] + who["width"] <= points["x"], (
                size,
                who,
                points,
            )
            assert await plate.locator(".name").evaluate(READABLE, LEAST_NAME_PX), (size, who)
        await anna.fits_across()


async def test_the_first_game_shows_where_its_only_place_puts_the_card(visitors: Visitors) -> None:
    anna = await visitors("Anna", screen=PHONE, settings={"motion": "off"})
    await anna.opens()
    await anna.presses("Learn", exact=False)
    board, ghost = anna.page.locator(".leg > .board"), anna.page.locator(".tree .ghost")
    tools = anna.page.locator(".lens-tools")
    await expect(ghost).to_be_visible()
    await expect(anna.page.locator(".leg-lessons")).to_be_visible()
    for size in (UPRIGHT, ON_ITS_SIDE, A_DESK):
        await anna.page.set_viewport_size(size)
        await anna.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        around, card, buttons = await board.bounding_box(), await ghost.bounding_box(), await tools.bounding_box()
        assert around is not None and card is not None and buttons is not None
        end = card["y"] + card["height"]
        assert end <= around["y"] + around["height"], (size, around, card)
        assert end <= buttons["y"] or card["x"] + card["width"] <= buttons["x"], (size, card, buttons)
