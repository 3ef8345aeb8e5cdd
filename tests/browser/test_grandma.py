"""Grandma's Game in the browser: the dealing, playing and ordering cards by click, drag and key, a race."""

import re
from collections.abc import Callable

import pytest
from playwright.async_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.looking import look
from tests.browser.playing import sees_fair_deal
from tests.browser.visitor import PHONE, Visitor
from tests.e2e.play import Player, moves_of

pytestmark = pytest.mark.asyncio(loop_scope="session")


def spot(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f"#leg [data-spot='{name}']")


async def cards(visitor: Visitor) -> list[str]:
    """Return the workspace, the lowest card first."""
    fan = visitor.page.locator("#leg .fanned")
    labels = [await each.get_attribute("aria-label") for each in await fan.all()]
    return [str(label).partition(",")[0] for label in labels]


async def moved(visitor: Visitor, moves: int, undone: int, redone: int = 0) -> None:
    await visitor.sees(f"{moves} move{'' if moves == 1 else 's'}, {undone} undone, {redone} redone")


FRESH_LOOKS_PLAYABLE = """(spot) => {
    const stroke = () => getComputedStyle(spot.querySelector(".paper")).stroke;
    const playable = stroke();
    spot.classList.toggle("fresh", true);
    const both = stroke();
    spot.classList.toggle("fresh", false);
    return both === playable;
}"""
"""Whether a card that has just appeared is marked as playable, too."""


async def test_a_game_alone_on_a_phone(visitors: Visitors) -> None:
    anna = await visitors("Anna", screen=PHONE, settings={"motion": "off"})
    await anna.opens()
    await anna.presses("Play alone", exact=False)
    await anna.page.get_by_role("radio", name="Grandma’s Game").check()
    await anna.sees("Deal only numbers that can be won")
    await anna.types("Game number", "7")
    await anna.presses("Play")

    # Without animations, the player deals by hand.
    await anna.sees("The deal")
    await expect(spot(anna, "4")).to_have_attribute("aria-label", "Pile 4 is empty.")
    await anna.keys("ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight")
    await anna.sees("4♠ onto pile 4, then 1 card onto the stock, face down.")
    await anna.keys("ArrowLeft")
    await expect(spot(anna, "4")).to_have_attribute("aria-label", "Pile 4 is empty.")
    await anna.presses("Skip")

    # A card is chosen, then its foundation; a deal brings a pile into the workspace.
    playable = anna.page.locator("#leg .pile.can:not(.stock-pile)").first
    assert await playable.evaluate(FRESH_LOOKS_PLAYABLE)
    await playable.tap()
    await anna.page.locator("#leg .foundation.lit").tap()
    await moved(anna, 1, 0)
    await anna.sees("1 of 104")
    await spot(anna, "stock").tap()
    await moved(anna, 2, 0)
    await look(anna, "grandma-workspace")

    # The workspace is put in order: by dragging onto a card, to the bottom, and by keys.
    lay = await cards(anna)
    top = spot(anna, f"w{len(lay) - 1}")
    await top.drag_to(top, source_position={"x": 10, "y": 15}, target_position={"x": 25, "y": 35})
    await expect(anna.page.locator("#leg [data-spot].chosen")).to_have_count(0)  # not by the end of the drag
    await spot(anna, "w0").drag_to(spot(anna, "w1"), target_position={"x": 8, "y": 30})
    await moved(anna, 3, 0)
    assert await cards(anna) == [lay[1], lay[0], *lay[2:]]
    await spot(anna, f"w{len(lay) - 1}").click(position={"x": 8, "y": 20})
    await anna.presses("Move")
    await anna.presses("To the bottom")
    await moved(anna, 4, 0)
    assert await cards(anna) == [lay[-1], lay[1], lay[0], *lay[2:-1]]
    await spot(anna, "w0").focus()
    await anna.keys("Space")  # at once, while the previous move may be unanswered
    await expect(anna.page.locator("#leg .carried")).to_be_visible()
    await anna.keys("End", "Enter")
    await moved(anna, 5, 0)
    assert await cards(anna) == [lay[1], lay[0], *lay[2:]]
    await expect(spot(anna, f"w{len(lay) - 1}")).to_be_focused()

    await expect(anna.page.locator("#leg [data-spot][tabindex='0']")).to_have_count(1)

    await anna.keys("u", "u")
    await anna.presses("Redo")
    await moved(anna, 5, 2, 1)
    await anna.keys("g")
    await anna.answers("Give up")
    await anna.presses("Continue")
    await sees_fair_deal(anna, "The cards you saw are in that deck.")
    await anna.presses("High scores", exact=False)
    await expect(anna.page.get_by_role("row", name="alone 1 0 0 0 1 1.0")).to_be_visible()


async def begun_alone(visitor: Visitor) -> list[str]:
    """Play number 7 alone, and deal until the workspace has three cards; return them."""
    await visitor.opens()
    await visitor.presses("Play alone", exact=False)
    await visitor.page.get_by_role("radio", name="Grandma’s Game").check()
    await visitor.types("Game number", "7")
    await visitor.presses("Play")
    await visitor.presses("Skip")
    for deals in range(1, 9):
        await spot(visitor, "stock").click()
        await moved(visitor, deals, 0)
        if len(lay := await cards(visitor)) > 2:
            return lay
    raise AssertionError("no pile of three cards")


@pytest.mark.parametrize(
    "size",
    [(360, 740), (390, 844), (844, 390), (1280, 800), (1440, 900), (1920, 1080)],
    ids=lambda size: f"{size[0]}x{size[1]}",
)
async def test_a_card_dragged_left_of_the_fan_becomes_the_lowest(visitors: Visitors, size: tuple[int, int]) -> None:
    anna = await visitors("Anna", settings={"motion": "off"})
    mouse = anna.page.mouse
    await anna.page.set_viewport_size({"width": size[0], "height": size[1]})
    lay = await begun_alone(anna)
    moves = int((await anna.page.get_by_text(" undone").first.inner_text()).split()[0])
    top = await spot(anna, f"w{len(lay) - 1}").bounding_box()
    lowest = await spot(anna, "w0").bounding_box()
    assert top is not None and lowest is not None
    middle = top["y"] + top["height"] / 2
    gap = anna.page.locator("#leg .fanned-out .landing")

    await mouse.move(top["x"] + 5, middle)
    await mouse.down()
    await mouse.move(top["x"] - 5, middle, steps=3)
    await expect(gap).to_have_count(0)  # released here, it stays in its place
    await mouse.move(lowest["x"] - 2, middle, steps=8)
    await expect(gap).to_have_count(1)
    assert await gap.evaluate("(gap) => gap.nextElementSibling.dataset.spot") == "w0"
    await mouse.up()
    await moved(anna, moves + 1, 0)
    await expect(gap).to_have_count(0)
    assert await cards(anna) == [lay[-1], *lay[:-1]]


async def test_the_gap_of_a_dragged_card_is_where_it_lands(visitors: Visitors) -> None:
    anna = await visitors("Anna", settings={"motion": "off"})
    mouse = anna.page.mouse
    lay = await begun_alone(anna)
    moves = int((await anna.page.get_by_text(" undone").first.inner_text()).split()[0])
    lowest, on = await spot(anna, "w0").bounding_box(), await spot(anna, f"w{len(lay) - 2}").bounding_box()
    assert lowest is not None and on is not None
    middle = on["y"] + on["height"] / 2
    await mouse.move(lowest["x"] + 5, middle)
    await mouse.down()
    await mouse.move(on["x"] + 8, middle, steps=8)
    gap = anna.page.locator("#leg .fanned-out .landing")
    assert await gap.evaluate("(gap) => gap.previousElementSibling.dataset.spot") == f"w{len(lay) - 2}"
    await mouse.up()
    await moved(anna, moves + 1, 0)
    assert await cards(anna) == [*lay[1:-1], lay[0], lay[-1]]


async def test_a_race_shows_how_the_others_stand(visitors: Visitors, players: Callable[..., Player]) -> None:
    anna, cy = await visitors("Anna"), players("Cy")
    await cy.come(f"ws://{anna.address}/")
    await cy.do("create_room", game="grandmas-game", form="race", number=7, hints=True)
    await anna.opens(f"/{(await cy.sees(1)).room}")
    await anna.presses("Join")
    await anna.presses("I am ready")
    await cy.do("ready", match=1, leg=1)
    await anna.presses("Skip")
    await cy.until(lambda: cy.room.view is not None, "the leg")

    playable = anna.page.locator("#leg .pile.can:not(.stock-pile)").first
    assert await playable.evaluate(FRESH_LOOKS_PLAYABLE)
    await playable.dblclick()
    await anna.sees("103 left")
    await cy.do("move", **moves_of(cy.room), move="deal")
    await anna.sees("you: A♠ from pile 7 to spades up (+1)")  # moves of others are left out
    await anna.presses("Hint")  # the hint is for Anna's own table, even after other players' moves
    await anna.sees(re.compile("about [0-9]+ card"))
    await anna.page.reload()
    await anna.sees(re.compile("about [0-9]+ card"))
    await cy.do("move", **moves_of(cy.room), move="give-up")
    await anna.sees("104 left, over")
    await look(anna, "grandma-race")
    await anna.keys("g")
    await anna.answers("Give up")
    await anna.presses("Continue")
    await anna.sees("You win with 1 card.")
    await anna.presses("Watch again")
    await anna.sees("Verified: every card, move and score is right.", "Anna’s table")
