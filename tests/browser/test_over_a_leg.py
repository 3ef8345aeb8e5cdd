"""Notices and the chat leave room for the leg: notices disappear, and the chat does not squeeze the board."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visitors
from tests.browser.playing import begin_with, meet, move, play
from tests.browser.visitor import PHONE
from tests.e2e.play import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")
A_FINGER_PX = 40


async def test_what_was_said_does_not_stay_over_the_board(visitors: Visitors, players: type[Player]) -> None:
    anna, ben = await visitors("Anna", screen=PHONE), players("Ben")
    await meet(ben, anna, role="minimizer")
    await begin_with(ben, anna)
    await ben.do("chat", text="Good luck!")
    await anna.sees("Ben: Good luck!")
    await anna.sees_no("Ben: Good luck!")
    await expect(anna.button("Chat, 1 new")).to_be_visible()


async def test_the_chat_beside_a_leg_leaves_room_for_what_is_said_of_a_move(
    visitors: Visitors, players: type[Player]
) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await meet(ben, anna, role="minimizer")
    await begin_with(ben, anna)
    says, more = anna.page.locator(".in-hand .says"), anna.page.locator(".in-hand .more")
    await anna.presses("Chat")
    for wide in (1280, 960):
        await anna.page.set_viewport_size({"width": wide, "height": 800})
        box = await says.bounding_box()
        assert box is not None and box["width"] > 180, f"{wide}: {box}"
    await more.click()
    await anna.sees("celebrities")


async def test_who_is_to_move_is_not_hidden_by_a_notice(visitors: Visitors, players: type[Player]) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await meet(ben, anna, role="minimizer")
    await begin_with(ben, anna)
    await play(anna)
    await anna.sees("Ben’s turn")
    await ben.go()
    notice = anna.page.locator(".notice").filter(has_text="Ben is away. In")
    await expect(notice).to_be_visible()
    plates, told = await anna.page.locator(".table-head").bounding_box(), await notice.bounding_box()
    assert plates is not None and told is not None
    assert told["x"] + told["width"] <= plates["x"], (plates, told)


async def test_a_phone_has_buttons_for_fingers_and_none_stays_lit(visitors: Visitors, players: type[Player]) -> None:
    anna, ben = await visitors("Anna", screen=PHONE), players("Ben")
    await meet(ben, anna, role="minimizer")
    await begin_with(ben, anna)
    larger, smaller = anna.button("Larger"), anna.button("Smaller")
    await larger.tap()
    edges = [await each.evaluate("(button) => getComputedStyle(button).borderColor") for each in (larger, smaller)]
    assert edges[0] == edges[1]
    await play(anna)
    await move(ben)
    await ben.do("offer", match=1, what="takeback", leg=1, ply=2)
    await anna.sees("Ben asks to take a move back.")
    await anna.button("Chat").tap()
    for name in ("Agree", "Decline", "Good game!"):
        box = await anna.button(name).bounding_box()
        assert box is not None and box["height"] >= A_FINGER_PX, f"{name}: {box}"
    box = await anna.page.get_by_text("Mute", exact=True).bounding_box()
    assert box is not None and box["height"] >= A_FINGER_PX, box
