"""The figures of the help, and its basic rules, on a phone and on a desktop, in light and in dark."""

import re

import pytest
from playwright.async_api import expect

from client.games.word_catalog import GAMES
from client.text.figures import figures_in
from tests.browser.conftest import Visitors
from tests.browser.visitor import Visitor
from tests.client.cases.figures import POSITIONS

pytestmark = pytest.mark.asyncio(loop_scope="session")
WIDE, PHONE = (1440, 900), (390, 844)
LOADED = """() => performance.getEntriesByType("resource").map(({ name }) => name)"""
SHOWN = """() => [...document.querySelectorAll(".how-to-play .page-figure")].map((figure) => {
    const board = figure.querySelector(".small-board");
    const { width, height } = board?.getBoundingClientRect() ?? { width: 0, height: 0 };
    const drawn = [...board?.querySelectorAll("svg .paper, svg.small-card, svg.whole-card, svg.lying") ?? []];
    const cards = drawn.filter((each) => each.getBoundingClientRect().width > 0).length;
    const fits = board !== null && board.scrollWidth <= board.clientWidth + 1 && figure.scrollWidth <= innerWidth;
    return { caption: figure.querySelector("figcaption")?.textContent ?? "", width, height, cards, fits };
})"""
ROOM = """() => {
    const sheet = document.querySelector(".how-to-play").closest(".sheet, dialog");
    const article = document.querySelector(".how-to-play article").getBoundingClientRect();
    return [Math.ceil(article.bottom), innerHeight, sheet.scrollTop];
}"""


async def shows(visitor: Visitor, game: str, part: str) -> None:
    """Show a part of the help on a game."""
    page = visitor.page
    await page.get_by_role("combobox", name="Game").select_option(value=game)
    await visitor.presses(part)
    captions = [figure.caption for figure in figures_in(GAMES[game].rules()[PARTS[part]])]
    await expect(page.locator(".page-figure figcaption")).to_have_text(captions)


HELP = re.compile("^How to play")
PARTS = {"Basic rules": "basic", "All rules": "full"}
NAMES = [folder.replace("_", "-") for folder in POSITIONS]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_every_figure_is_drawn_whole(visitors: Visitors, size: tuple[int, int], scheme: str) -> None:
    visitor = await visitors()
    await visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    await visitor.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    await visitor.opens()
    await visitor.presses(HELP)
    for game in NAMES:
        for part in PARTS:
            await shows(visitor, game, part)
            for figure in await visitor.page.evaluate(SHOWN):
                told = f"{game}, {part}: {figure}"
                assert figure["fits"] and figure["width"] > 60 and figure["height"] > 60, told
                assert figure["cards"] >= 2, told


async def test_the_basic_rules_of_each_game_are_on_one_screen_of_a_phone(visitors: Visitors) -> None:
    visitor = await visitors()
    await visitor.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    await visitor.opens()
    await visitor.presses(HELP)
    for game in NAMES:
        await shows(visitor, game, "Basic rules")
        bottom, height, scrolled = await visitor.page.evaluate(ROOM)
        assert scrolled == 0 and bottom <= height, f"{game}: {bottom} of {height}"


async def test_figures_are_loaded_with_the_help_and_not_before(visitors: Visitors) -> None:
    visitor = await visitors()
    await visitor.opens()
    await visitor.page.wait_for_load_state("networkidle")
    assert not [file for file in await visitor.page.evaluate(LOADED) if "figure" in file]
    await visitor.presses(HELP)
    await expect(visitor.page.locator(".page-figure")).to_have_count(1)
    assert [file for file in await visitor.page.evaluate(LOADED) if "figure" in file]
