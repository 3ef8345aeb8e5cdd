"""Actions in a room other than playing: rejected moves, takebacks, resigning, watching, chatting."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visitors
from tests.browser.playing import begin_with, has_turn, meet, move, play, sees_fair_deal
from tests.browser.visitor import Visitor
from tests.e2e.play import Player, begin_leg

RESIGN = re.compile("^Resign the match")
AT_ONCE = """(names) => {
    for (const name of names) [...document.querySelectorAll("button")].find((each) => each.innerText === name).click();
}"""
"""Clicks buttons before an answer can arrive, like a visitor whose server is far away."""
pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_move_that_is_not_allowed_is_refused_in_the_rules_words(
    visitors: Visitors, players: type[Player]
) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await meet(ben, anna, role="minimizer", number=5, hints=True)
    await begin_with(ben, anna)
    await has_turn(anna)
    version = ben.room.version
    for typed, refusal in [
        ("x1", "Joker is not in the tree."),
        ("7", "“7” is not a card."),
        ("5d", "5♦ is not in the tree"),
    ]:
        await anna.page.keyboard.type(typed)
        await anna.keys("Enter")
        await anna.sees(refusal) if typed != "7" else await anna.hears(refusal)
        await anna.keys("Escape")
    assert ben.room.version == version
    await anna.keys("ArrowRight")
    await anna.page.evaluate(AT_ONCE, ["Hint", "Play"])
    await ben.sees(version + 1)
    await anna.sees("Ben’s turn")


async def test_a_move_is_taken_back_with_the_others_consent_alone(visitors: Visitors, players: type[Player]) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await meet(ben, anna, role="minimizer", number=5)
    await begin_with(ben, anna)
    await play(anna)
    table = await anna.page.locator("main").bounding_box()
    await anna.presses("Take back")
    await anna.sees("If the move revealed a card, the match is rated only")
    await anna.presses("Take it back")
    await anna.sees("Waiting for Ben to agree to your takeback.")
    assert await anna.page.locator("main").bounding_box() == table  # the table does not move under the pointer
    await ben.until(lambda: ben.room.match and ben.room.match.takeback, "the question")
    await ben.do("answer", match=1, what="takeback", accept=False)
    await anna.sees("The takeback was declined.")
    await move(ben)
    assert ben.room.view is not None
    await ben.do("offer", match=1, what="takeback", leg=1, ply=ben.room.view.ply)
    await anna.sees("Ben asks to take a move back.")
    await anna.hears("Ben asked to take a move back.")
    await a_phone_shows_the_heads_beside_it(anna, players("Cleo"))
    await anna.presses("Agree")
    await ben.until(lambda: ben.room.view is not None and ben.room.view.ply == 1, "the move taken back")
    await anna.sees("Ben’s turn")


async def a_phone_shows_the_heads_beside_it(anna: Visitor, cleo: Player) -> None:
    """Check requests on a phone: names and clocks stay in sight, even with a spectator."""
    await anna.page.set_viewport_size({"width": 390, "height": 844})
    head, asked = anna.page.locator(".table-head"), anna.page.locator(".notice.wanted")
    before, over = await head.bounding_box(), await asked.bounding_box()
    assert before is not None and over is not None
    assert over["y"] >= before["y"] + before["height"] and over["height"] < 70
    await cleo.come(f"ws://{anna.address}/")
    await cleo.do("enter", room=anna.code)
    await anna.sees("1 spectator: Cleo")
    assert await head.bounding_box() == before


async def test_who_resigns_is_asked_first_and_what_comes_next_is_agreed(
    visitors: Visitors, players: type[Player]
) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await meet(ben, anna, role="minimizer")
    await begin_with(ben, anna)
    await anna.presses("Room")
    await anna.answers(RESIGN)
    await anna.sees("Ben wins the match.")
    await anna.answers("Keep playing")
    assert ben.room.match is not None and ben.room.match.result is None
    await anna.presses("Room")
    await anna.answers(RESIGN)
    await anna.answers("Resign")
    await expect(anna.page.get_by_role("heading", name="You resigned, and Ben wins the match.")).to_be_visible()
    await sees_fair_deal(anna, "The number matches the fingerprint shown at the start.")
    await expect(anna.button("Save the record")).to_be_visible()
    await expect(anna.button("Copy its link")).to_have_count(0)  # a match without a move has no page

    await anna.page.get_by_role("radio", name="same deal").check()
    await anna.presses("Rematch")
    await anna.sees("You want a rematch on the same number. Waiting for Ben.")
    await ben.until(lambda: "same_number" in ben.room.offers, "the wish")
    await ben.do("offer", match=1, what="new_number")
    await anna.sees("Ben wants a rematch on a new number: press “Rematch” to accept.")
    await anna.presses("No, thanks")
    await ben.until(lambda: "new_number" not in ben.room.offers, "the answer")
    await anna.presses("Leave")
    await anna.sees(re.compile("The match is over. Your seat is kept until .*: to come back, join the room .* again."))
    await anna.answers("Stay")


async def test_a_spectator_sees_the_match_and_moves_nothing(visitors: Visitors, players: type[Player]) -> None:
    anna, ben, cleo = players("Anna"), players("Ben"), await visitors("Cleo")
    await anna.come(f"ws://{cleo.address}/")
    await ben.come(f"ws://{cleo.address}/")
    await anna.do("create_room", game="family-tree", number=5, role="maximizer")
    code = (await anna.sees(1)).room
    await ben.do("enter", room=code)
    await anna.sees((await ben.do("sit")).version)
    await cleo.opens(f"/{code}")
    await cleo.sees("Anna maximizes and plays first; Ben minimizes.", "you are watching")
    await expect(cleo.button("I am ready")).to_have_count(0)
    await begin_leg(anna, ben)
    await cleo.sees("Anna’s turn")
    made = await move(anna)
    assert made
    await cleo.sees("Ben’s turn")
    await expect(cleo.button("Play")).to_have_count(0)
    await cleo.keys("Enter")
    await cleo.presses("Chat")
    await cleo.types("Say something", "Hello from the side")
    await cleo.presses("Say")
    await anna.until(lambda: any(line.text == "Hello from the side" for line in anna.said), "what Cleo said")
    assert anna.room.view is not None and anna.room.view.ply == 1
    await anna.do("chat", text="Welcome, Cleo")
    await cleo.sees("Welcome, Cleo")


async def test_a_line_said_meanwhile_is_counted_until_it_is_read(visitors: Visitors, players: type[Player]) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await meet(ben, anna)
    await ben.do("chat", text="Are you there?")
    await anna.hears("Ben: Are you there?")
    await anna.presses("Chat, 1 new")
    await anna.sees("Are you there?")
    await anna.presses("Hello, have fun!")
    await ben.until(lambda: any(line.text == "Hello, have fun!" for line in ben.said), "the phrase")
    await expect(anna.button("Chat")).to_be_visible()
