"""The start page: the demonstration, the games, and the games under way."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visitors
from tests.browser.playing import has_turn, open_room, play
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def begin_alone(visitor: Visitor, number: str) -> str:
    """Begin a game alone on a number from the start page; return its room's code."""
    await visitor.opens()
    await visitor.presses("Play alone", exact=False)
    await visitor.types("Game number", number)
    await visitor.presses("Play")
    await has_turn(visitor)
    return visitor.code


async def test_the_demonstration_plays_until_it_is_paused(visitors: Visitors) -> None:
    anna = await visitors(None, settings={"motion": "on"})
    await anna.install_clock()
    await anna.opens()
    cards = anna.page.locator(".demo-card")
    await expect(cards).to_have_count(3)
    await anna.presses("Pause the demonstration")
    shown = await cards.count()
    await anna.page.clock.run_for(30_000)
    await expect(cards).to_have_count(shown)
    await anna.presses("Play the demonstration")
    await expect(cards).to_have_count(shown + 1)


async def test_the_demonstration_stands_still_if_nothing_may_move(visitors: Visitors) -> None:
    anna = await visitors(None)
    await anna.page.emulate_media(reduced_motion="reduce")
    await anna.opens()
    await anna.sees("Ben wins by 120 to 50")
    await expect(anna.button("Play the demonstration")).to_be_visible()


async def test_a_game_is_chosen_first_and_then_how_to_play_it(visitors: Visitors) -> None:
    anna = await visitors()
    await anna.opens()
    await anna.presses("Happy Graphs", exact=False)
    await anna.page.get_by_role("dialog").get_by_role("button", name="Play alone").click()
    await expect(anna.page.get_by_role("radio", name=re.compile("^Happy Graphs"))).to_be_checked()
    await anna.answers("Play")
    await anna.sees(re.compile("^Choose a square for"))


async def test_a_name_is_asked_only_if_others_see_it(visitors: Visitors) -> None:
    anna = await visitors(None)
    await begin_alone(anna, "7")
    await anna.opens()
    await anna.presses("Play a friend", exact=False)
    await expect(anna.page.get_by_role("textbox", name="Your name")).to_be_visible()


async def test_the_same_number_alone_opens_the_unfinished_game(visitors: Visitors) -> None:
    anna = await visitors()
    code = await begin_alone(anna, "7")
    await play(anna)
    assert await begin_alone(anna, "7") == code
    assert await begin_alone(anna, "8") != code


async def test_a_removed_game_can_be_put_back(visitors: Visitors) -> None:
    anna = await visitors()
    code = await open_room(anna)
    await anna.opens()
    resume = anna.button(re.compile(f"Resume {code}"))
    await anna.presses(f"Remove {code} from the list")
    await expect(resume).to_have_count(0)
    await anna.sees("Family Tree is removed from the list.")
    await anna.presses("Undo")
    await expect(resume).to_be_visible()
    await resume.click()
    await anna.sees("Your room is open")
