"""Playing alone and against the computer, without a mouse and on a phone."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visitors
from tests.browser.playing import SHORT, has_turn, may_play, sees_fair_deal
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")


A_ROW_PX = 64


FOCUSED = """() => {
    const at = document.activeElement;
    return at.matches("button, input, a") ? at.labels?.[0]?.innerText ?? at.ariaLabel ?? at.innerText : "";
}"""


async def focus_on(visitor: Visitor, name: str) -> None:
    """Press Tab until a control has the focus."""
    for _ in range(60):
        await visitor.keys("Tab")
        if name in await visitor.page.evaluate(FOCUSED):
            return
    raise AssertionError(f"the Tab key never came to {name}")


async def test_a_game_alone_by_the_keyboard_only(visitors: Visitors) -> None:
    anna = await visitors(None)
    await anna.opens()
    await expect(anna.page.get_by_role("main")).to_be_focused()
    await focus_on(anna, "Play alone")
    await anna.keys("Enter")
    await expect(anna.page.get_by_role("dialog", name="Play alone")).to_be_visible()
    await focus_on(anna, "Game number")
    await anna.page.keyboard.type("9")
    await anna.keys("Enter")

    await anna.sees("This is a dead number")
    await anna.page.keyboard.type("x1")
    await anna.keys("Enter")
    await anna.sees("Joker is not in the tree.")
    moves = 0
    while await may_play(anna):
        await anna.keys("ArrowRight", "ArrowLeft")
        await expect(anna.page.locator(".tree .ghost")).to_be_visible()
        await anna.keys("Enter")
        moves += 1
    assert moves >= 2
    await anna.keys("Enter")
    await expect(anna.page.get_by_role("heading", name="20 points on number 9")).to_be_visible()
    await anna.sees("A new high score")


async def test_a_move_that_revealed_a_card_stands_except_in_a_casual_game(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    cards = anna.page.locator("#leg .card")
    undo = anna.page.get_by_role("button", name="Undo", exact=True)
    for casual in (False, True):
        await anna.opens()
        await anna.presses("Play alone", exact=False)
        await anna.page.get_by_role("checkbox", name="Casual game").set_checked(casual)
        await anna.types("Game number", "7")
        await anna.presses("Play")
        await has_turn(anna)
        begun = await cards.count()
        await expect(undo).to_have_attribute("aria-disabled", "true")
        await anna.keys("ArrowRight", "Enter")
        await expect(cards).to_have_count(begun + 1)
        await expect(undo).to_have_attribute("aria-disabled", "false" if casual else "true")
        await anna.keys("u")
        if casual:
            await expect(cards).to_have_count(begun)
        else:
            await anna.sees("Not now: your last move revealed a card.")


@pytest.mark.parametrize(
    ("game", "keys"), [("Happy Graphs", ("ArrowRight", "Enter")), ("Poker Solitaire", ("c", "3", "Enter"))]
)
async def test_a_casual_game_of_another_kind_is_undone_too(
    visitors: Visitors, game: str, keys: tuple[str, ...]
) -> None:
    anna = await visitors("Anna")
    undo = anna.page.get_by_role("button", name="Undo", exact=True)
    await anna.opens()
    await anna.presses("Play alone", exact=False)
    await anna.page.get_by_role("radio", name=re.compile(f"^{game}")).check()
    await anna.page.get_by_role("checkbox", name="Casual game").check()
    await anna.presses("Play")
    await expect(undo).to_have_attribute("aria-disabled", "true")
    await anna.keys(*keys)
    await expect(undo).to_have_attribute("aria-disabled", "false")
    await undo.click()
    await expect(undo).to_have_attribute("aria-disabled", "true")
    await anna.sees("It had revealed a card.")


async def test_a_whole_game_alone_on_a_phone(visitors: Visitors) -> None:
    anna = await visitors("Anna of the long name", screen=PHONE)
    await anna.opens()
    await anna.page.get_by_role("button", name=re.compile("^Play alone")).tap()
    await anna.fits_across()
    await anna.page.get_by_role("textbox", name="Game number").fill(str(SHORT))
    await anna.button("Play").tap()
    await expect(anna.page.get_by_role("tree")).to_be_visible()
    await anna.fits_across()
    while await may_play(anna):
        await anna.button("Play").tap()
    await anna.fits_across()
    await anna.button("Continue").tap()
    await anna.sees("20 points on number 9")
    await anna.fits_across()
    bar = await anna.page.locator(".bar").bounding_box()
    assert bar is not None and bar["height"] < A_ROW_PX, "who plays alone knows who is here"
    for control in await anna.page.get_by_role("button").filter(visible=True).all():
        box = await control.bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= 24, await control.inner_text()


async def test_a_match_against_the_computer(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    await anna.opens()
    await anna.presses("Play the computer", exact=False)
    await anna.page.get_by_role("radio", name=re.compile("^random")).check()
    await anna.page.get_by_role("radio", name="I minimize").check()
    await anna.types("Game number", str(SHORT))
    await anna.presses("Play")
    while await may_play(anna, "Start leg 2"):
        await anna.presses("Play")
    await anna.sees("Leg 1 is over: 20 points.")
    await anna.presses("Start leg 2")
    while await may_play(anna):
        await anna.presses("Play")
    await anna.presses("Continue")
    await anna.sees("A draw, 20 to 20.")
    await sees_fair_deal(anna)
    await anna.presses("Leave")
    await anna.sees("Play the computer")
    await anna.sees_no(re.compile("Resume "))


async def test_the_keyboard_begins_at_the_game_that_is_chosen(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    await anna.opens()
    await anna.presses("Play alone", exact=False)
    await anna.page.get_by_role("radio", name=re.compile("^Happy Graphs")).check()
    await anna.presses("Play")
    await anna.sees(re.compile("^Choose a square for"))
    await anna.opens()
    await anna.presses("Play alone", exact=False)
    await expect(anna.page.get_by_role("radio", name=re.compile("^Happy Graphs"))).to_be_focused()


BEGIN = """async ([game, number]) => {
    const at = (name) => import(new URL(name, document.baseURI).href);
    const settled = game === "patriarch" ? {form: "match", computers: [null, "easy"]} : {form: "solo", number};
    (await at("screens/room.js")).begin((await at("room/commands.js")).createRoom({game, ...settled}));
}"""


@pytest.mark.parametrize("game", ["family-tree", "happy-graphs", "grandmas-game", "patriarch", "poker-solitaire"])
async def test_the_score_drawer_is_closed_when_the_next_game_begins(visitors: Visitors, game: str) -> None:
    anna = await visitors("Anna", screen=PHONE, settings={"motion": "off"})
    await anna.opens()
    drawer, opens = anna.page.locator("#leg-panel"), anna.page.locator("[aria-controls=leg-panel]")
    for number in (11, 12):
        before = anna.page.url
        await anna.page.evaluate(BEGIN, [game, number])
        await expect(anna.page).not_to_have_url(before)
        if game == "grandmas-game":
            await anna.presses("Skip")
        await expect(opens).to_have_attribute("aria-expanded", "false")
        await expect(drawer).to_be_hidden()
        await opens.click()
        await expect(drawer).to_be_visible()
