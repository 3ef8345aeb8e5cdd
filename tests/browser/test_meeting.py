"""Meeting other players: quick matches, public rooms, the daily number, ratings, players' pages, records by link."""

import re
from collections.abc import Callable

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visitors
from tests.browser.looking import look
from tests.browser.visitor import PHONE, Visitor
from tests.e2e.play import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")

ORDERS = ("A234567", "7A23456", "67A2345", "567A234", "4567A23", "34567A2")
TREES = ["{}({}({}({})) {}({}({})))".format(*order) for order in ORDERS]
"""All guesses that the daily number of The Patriarch allows; one of them may be right, which makes no difference."""


async def seeks(visitor: Visitor, clock: str) -> None:
    """Start a quick match of The Patriarch with a clock that no other test uses."""
    await visitor.opens("/#find")
    await visitor.presses("Quick match")
    await visitor.page.get_by_role("radio", name="The Patriarch", exact=True).check()
    await visitor.page.get_by_role("radio", name="other", exact=True).check()
    await visitor.types("Clock", clock)
    await visitor.answers("Find an opponent")


async def test_two_find_each_other_and_anyone_watches_by_the_link(
    visitors: Visitors, players: Callable[..., Player]
) -> None:
    name = "<b>Anna</b>"
    anna, ben, cleo = await visitors(name), await visitors("Ben", screen=PHONE), await visitors(None)
    await seeks(anna, "611+7")
    await anna.presses("Stop looking")
    await seeks(anna, "611+7")
    await anna.sees("Looking for an opponent")
    await seeks(ben, "611+7")
    for visitor in (anna, ben):
        await visitor.sees("Opponent found")
    await expect(anna.page).to_have_title(re.compile("^Opponent found"))
    for visitor in (anna, ben):
        await visitor.presses("I am ready")
    for visitor in (anna, ben):
        await expect(visitor.page.locator(".leg")).to_be_visible()
    guesser = anna if await anna.button("Guess").is_visible() else ben
    await guesser.types("Type the tree", "3(4(2) 5(A))")
    await guesser.presses("Guess")  # a match without a move has no record
    await guesser.sees("guess 1")
    await ben.presses("Room")
    await ben.answers("Resign the match")
    await ben.answers("Resign")
    await anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await anna.presses("Copy its link")
    await anna.sees("The link is copied.")
    link = str(await anna.page.evaluate("navigator.clipboard.readText()"))

    await cleo.page.goto(link)
    await cleo.sees("Verified: every card, move and score is right.", f"{name} won: Ben resigned")
    await cleo.keys("Escape")
    await cleo.sees("A match that was played here")
    await look(cleo, "record")
    async with cleo.page.expect_download() as saving:
        await cleo.presses("Save the record")
    assert (await saving.value).suggested_filename.startswith("turnabout-patriarch-")

    await ben.presses("Room")
    await ben.answers(f"{name}’s page")
    await ben.sees("won by resignation", re.compile("rating \\+"))
    await look(ben, "player")
    await cleo.presses("Back to the start")
    await cleo.presses("Standings", exact=False)
    await cleo.page.get_by_label("Which game?").select_option("The Patriarch")
    await cleo.sees("You have no rating in this game yet.", re.compile("provisional rating"))
    await cleo.page.go_back()
    await expect(cleo.page.get_by_role("dialog")).to_have_count(0)


async def test_a_public_room_is_listed_as_it_opens_and_is_joined(visitors: Visitors) -> None:
    anna, ben = await visitors("W" * 24, screen=PHONE), await visitors("محمد", screen=PHONE)
    await ben.opens()
    await ben.presses("Find a game", exact=False)
    await ben.page.get_by_role("combobox", name="Game").select_option("Grandma’s Game")
    await ben.sees("There are no public rooms right now.")
    await anna.opens("/#find")
    await expect(anna.button("Quick match")).to_be_focused()
    await anna.keys("Escape")
    await expect(anna.page).to_have_url(f"{anna.origin}/")
    await anna.fits_across()
    await anna.presses("Find a game", exact=False)
    await anna.presses("Open a public room")
    await anna.page.get_by_role("radio", name="Grandma’s Game").check()
    await anna.presses("Open the room")
    await anna.sees("The room is listed in")
    await ben.sees("needs 1 player")
    await ben.fits_across()
    await ben.presses(f"Join {anna.code}")
    await ben.presses("Sit down")  # after the spectator has seen the options
    await anna.sees("محمد", "Who is ready")
    seated = anna.page.get_by_text("محمد sat down.", exact=True).filter(visible=True).first
    assert await seated.evaluate("(sentence) => getComputedStyle(sentence).direction") == "ltr"


async def test_who_has_played_nothing_is_told_so_once(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    await anna.opens("/#player")
    await anna.sees("No finished matches here yet.", "a rating is only a guide")
    await anna.sees_no("No finished games yet.")


async def test_the_daily_number_is_played_once(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    await anna.opens()
    await anna.presses("Daily number", exact=False)
    await anna.page.get_by_label("Which game?").select_option("The Patriarch")
    await anna.sees("You have not played yet")
    await anna.presses("Play the computer (normal)")
    await anna.sees("leg 1 of 2")
    guess = anna.button("Guess")
    for on in (anna.button("Start leg 2"), anna.button("Continue")):
        for tree in TREES:
            await expect(guess.or_(on)).to_be_visible()
            if await on.is_visible() or not await mine(anna):
                break
            await anna.types("Type the tree", tree)
            await guess.click()
        await on.click()
    await anna.sees("The number stays hidden until the day ends")
    await anna.presses("To the daily number")
    await anna.sees(re.compile("^Your result: "), "1 player has finished.")
    await expect(anna.button("Play the computer (normal)")).to_have_count(0)


async def mine(visitor: Visitor) -> bool:
    """Return whether the visitor guesses in the current leg, and does not own the tree."""
    return await visitor.page.get_by_label("Type the tree").is_visible()
