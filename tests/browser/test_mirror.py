"""A mirror match in the browser: a desk shows both boards side by side, a phone one board."""

import asyncio
import json
from collections.abc import Callable

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visitors
from tests.browser.looking import look
from tests.browser.playing import play, sees_fair_deal
from tests.browser.visitor import PHONE, Visitor
from tests.e2e.people import SHORT
from tests.e2e.play import Player, moves_of

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def plays_on(visitor: Visitor) -> None:
    """Make moves on the board shown, until the match is over."""
    page = visitor.page
    result = page.locator("section.result")
    enabled = page.locator(".leg .buttons .primary:not([aria-disabled=true])")
    nothing_chosen = page.locator(".in-hand.mine .primary[aria-disabled=true]")
    while True:
        await expect(enabled.or_(nothing_chosen).or_(result).first).to_be_visible()
        if await result.count():
            return
        if await enabled.count():
            await enabled.or_(result).first.click()
        else:
            await visitor.keys("ArrowRight")


async def test_two_play_both_legs_at_once(visitors: Visitors) -> None:
    anna, ben = await visitors("Anna"), await visitors("Ben", screen=PHONE)
    await anna.opens()
    await anna.presses("Play a friend", exact=False)
    await anna.page.locator("input[name=game][value=family-tree]").check()
    await anna.page.get_by_role("radio", name="A mirror match: both legs at once").check()
    await anna.types("Game number", SHORT)
    await anna.presses("Open the room")
    await anna.sees("Your room is open")
    await ben.opens(f"/{anna.code}")
    for visitor in (anna, ben):
        await visitor.sees("You maximize on one board and minimize on the other")
        await visitor.presses("I am ready")

    for visitor in (anna, ben):
        await visitor.sees("mirror, step 1", "your move")
    boards = anna.page.locator(".mirror-boards > div")
    await expect(boards).to_have_count(2)
    await expect(ben.page.locator(".mirror-boards > div")).to_have_count(1)
    await look(anna, "mirror-leg")
    await anna.keys("w")
    await anna.sees("It is your turn on board")
    await anna.keys("w")
    await play(anna)
    await anna.sees("You have moved here: ", "you moved")
    await ben.sees("Anna moved")
    await ben.page.locator(".mirror-tabs button[aria-pressed=false]").tap()
    await ben.sees("Anna has moved here. It counts once you have moved on board")
    await ben.page.locator(".mirror-tabs button[aria-pressed=false]").tap()
    await play(ben)
    for visitor in (anna, ben):
        await visitor.sees("mirror, step 2")
    await asyncio.gather(plays_on(anna), plays_on(ben))
    for visitor in (anna, ben):
        await visitor.sees("The two boards", "board 1", "board 2", "maximized")


TREE, WRONG = "5(3(2) 4(A))", ("2(3(4) 5(A))", "2(3(4) A(5))")
"""The tree of number 7, and wrong guesses."""


async def guesses(ben: Player, tree: str) -> None:
    """Guess on the player's board, once it is their turn."""

    def is_due() -> bool:
        return ben.room.view is not None and ben.seat in ben.room.view.to_act

    await ben.until(is_due, "their turn")
    done = await ben.do("move", **moves_of(ben.room), move=f"guess {tree}")
    await ben.sees(done.version)


async def test_a_board_that_is_over_waits_for_nothing(visitors: Visitors, players: Callable[..., Player]) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await ben.come(f"ws://{anna.address}/")
    await ben.do("create_room", game="patriarch", form="mirror", number=7)
    await anna.opens(f"/{(await ben.sees(1)).room}")
    await anna.presses("Join")
    await anna.sees("You guess the tree on one board and own it on the other")
    await anna.presses("I am ready")
    await ben.until(lambda: ben.room.next, "a match to come")
    done = await ben.do("ready", match=1, leg=1)
    await ben.sees(done.version)

    for tree in (WRONG[0], TREE):
        await anna.types("Type the tree", tree)
        await anna.presses("Guess")
        await anna.sees(f"You have moved here: {tree}. It counts once Ben has moved on board")
        await guesses(ben, WRONG[tree == TREE])
    await anna.sees("mirror, step 3", "is over: 2 guesses.", "Ben’s move")
    await guesses(ben, TREE)  # alone, because the other board is over
    await anna.presses("Continue")
    await anna.sees("You win. Guesses needed: Ben 3, Anna 2.", "The two boards")
    await sees_fair_deal(anna, "every grade match")
    await anna.presses("The tree")
    await anna.sees("Board 1: you", "Board 2: you")
    await anna.answers("Close")
    sent: list[str | bytes] = []
    anna.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    await anna.presses("Watch again")
    await anna.sees("Verified: every card, move and score is right.", "Anna won (Ben 3, Anna 2)", "Both boards")
    assert [json.loads(frame)["type"] for frame in sent] == ["hello", "replay", "replay"]
    await ben.go()
