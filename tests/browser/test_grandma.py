"""Grandma's Game in the browser: the dealing, cards played and put in order by click, drag and key, a race."""

import re
from collections.abc import Callable

import pytest
from playwright.async_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.looking import look
from tests.browser.visitor import PHONE, Visitor
from tests.e2e.play import Player, moves_of

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.timeout(90)]


def spot(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f"#leg [data-spot='{name}']")


async def cards(visitor: Visitor) -> list[str]:
    """The workspace, the lowest card first."""
    fan = visitor.page.locator("#leg .fanned")
    labels = [await each.get_attribute("aria-label") for each in await fan.all()]
    return [str(label).partition(",")[0] for label in labels]


async def moved(visitor: Visitor, moves: int, undone: int, redone: int = 0) -> None:
    await visitor.sees(f"{moves} move{'' if moves == 1 else 's'}, {undone} undone, {redone} redone")


async def test_a_game_alone_on_a_phone(visitors: Visitors) -> None:
    anna = await visitors("Anna", screen=PHONE, settings={"motion": "off"})
    await anna.opens()
    await anna.presses("Play alone", exact=False)
    await anna.page.get_by_role("radio", name="Grandma’s Game").check()
    await anna.sees("Draw only numbers that can be won")
    await anna.types("Game number", "7")
    await anna.presses("Play")

    # Where nothing moves the dealing goes by hand.
    await anna.sees("The dealing")
    await expect(spot(anna, "4")).to_have_attribute("aria-label", "Pile 4 is empty")
    await anna.keys("ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight")
    await anna.sees("4♠ onto pile 4, then 1 card onto the stock, face down.")
    await anna.keys("ArrowLeft")
    await expect(spot(anna, "4")).to_have_attribute("aria-label", "Pile 4 is empty")
    await anna.presses("Skip")

    # A card is chosen, then its foundation; a deal brings a pile into the workspace.
    playable = anna.page.locator("#leg .pile.can:not(.stock-pile)").first
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
    await expect(anna.page.locator("#leg [data-spot].chosen")).to_have_count(0)  # the click that ends a drag is none
    await spot(anna, "w0").drag_to(spot(anna, "w1"), target_position={"x": 8, "y": 30})
    await moved(anna, 3, 0)
    assert await cards(anna) == [lay[1], lay[0], *lay[2:]]
    await spot(anna, f"w{len(lay) - 1}").click(position={"x": 8, "y": 20})
    await anna.presses("Put elsewhere")
    await anna.presses("To the bottom")
    await moved(anna, 4, 0)
    assert await cards(anna) == [lay[-1], lay[1], lay[0], *lay[2:-1]]
    await spot(anna, "w0").focus()
    await anna.keys("Space")  # at once, while the move before may still be on its way
    await expect(anna.page.locator("#leg .carried")).to_be_visible()
    await anna.keys("End", "Enter")
    await moved(anna, 5, 0)
    assert await cards(anna) == [lay[1], lay[0], *lay[2:]]
    await expect(spot(anna, f"w{len(lay) - 1}")).to_be_focused()

    await expect(anna.page.locator("#leg [data-spot][tabindex='0']")).to_have_count(1)

    await anna.keys("u", "u")
    await anna.presses("Redo")
    await moved(anna, 8, 2, 1)
    await anna.keys("g")
    await anna.answers("Give up")
    await anna.presses("Go on")
    await anna.sees("came in that deck’s order.")
    await anna.presses("High scores", exact=False)
    await expect(anna.page.get_by_role("row", name="alone 1 0 0 0 1 1.0")).to_be_visible()


async def test_a_race_shows_how_the_others_stand(visitors: Visitors, players: Callable[..., Player]) -> None:
    anna, cy = await visitors("Anna"), players("Cy")
    await cy.come(f"ws://{anna.address}/")
    await cy.do("create_room", game="grandmas-game", form="race", number=7, hints=True)
    await anna.opens(f"/{(await cy.sees(1)).room}")
    await anna.presses("Sit down")
    await anna.presses("I am ready")
    await cy.do("ready", match=1, leg=1)
    await anna.presses("Skip")
    await cy.until(lambda: cy.room.view is not None, "the leg")

    playable = anna.page.locator("#leg .pile.can:not(.stock-pile)").first
    await playable.dblclick()
    await anna.sees("103 left")
    await cy.do("move", **moves_of(cy.room), move="deal")
    await anna.sees("you: A♠ from pile 7 to spades up (+1)")  # and nothing of what others do but bring cards there
    await anna.presses("Hint")  # it is for one's own table, whoever has moved meanwhile
    await anna.sees(re.compile("expects"))
    await anna.page.reload()
    await anna.sees(re.compile("expects"))
    await cy.do("move", **moves_of(cy.room), move="give-up")
    await anna.sees("104 left, over")
    await look(anna, "grandma-race")
    await anna.keys("g")
    await anna.answers("Give up")
    await anna.presses("Go on")
    await anna.sees("You win with 1 card.")
    await anna.presses("Watch again")
    await anna.sees("Dealt and played anew, all of it agrees.", "Anna’s table")
