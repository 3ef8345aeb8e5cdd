"""A whole match: between two browsers, and between a browser and the terminal client."""

import re
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.browser.conftest import Visitors
from tests.browser.playing import SHORT, begin, may_play, open_room, play_on, sees_fair_deal
from tests.browser.visitor import Visitor
from tests.e2e.people import Person
from tests.e2e.terminal import Terminal

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def at_terminal(tmp_path: Path) -> AsyncIterator[Callable[[str], Person]]:
    """Seats people at terminals."""
    with ExitStack() as stack:

        def seat(name: str) -> Person:
            home = tmp_path / name
            home.mkdir()
            person = Person(name, home, Terminal())
            stack.callback(person.terminal.close)
            return person

        yield seat


async def test_two_browsers_play_a_match_and_check_what_was_promised(visitors: Visitors) -> None:
    anna, ben = await visitors("Anna"), await visitors(None)
    code = await open_room(anna, SHORT, "I maximize")
    await ben.opens(f"/{code}")
    await ben.sees("Anna invites you to Family Tree")
    await ben.types("Your name", "Ben")
    await ben.presses("Join")
    await ben.sees("You minimize; Anna maximizes and plays first.", "Number 9, known to both from the start.")
    await anna.sees("You maximize and play first; Ben minimizes.")
    await begin(anna, ben)

    assert await play_on(anna, ben) >= 2
    for person in (anna, ben):
        await person.sees("Leg 1 is over: 20 points.")
        await person.presses("Continue")
    await anna.sees("Keep Ben under 20 and you win; 20 is a draw, higher and Ben wins.")
    await ben.sees("Reach more than 20 and you win; 20 is a draw, lower and Anna wins.")
    await begin(anna, ben)
    await expect(ben.page.get_by_role("group", name=re.compile("^next: ")).locator("svg").first).to_be_visible()
    await play_on(ben, anna)

    for person in (anna, ben):
        await person.presses("Continue")
        await expect(person.page.get_by_role("heading", name="A draw, 20 to 20.")).to_be_visible()
        await sees_fair_deal(person)
        await person.sees("The number was 9, known from the start.")
    await anna.presses("Rematch")
    await ben.sees("Anna wants a rematch on a new number: press “Rematch” to accept.")
    await ben.presses("Rematch")
    for person in (anna, ben):
        await person.sees("number hidden ✓ fingerprint")
    assert await may_play(ben), "Ben maximizes first in the rematch"


async def play_leg_on(at_page: Visitor, at_terminal: Person, mover: Visitor | Person, end: str) -> None:
    """Have both play the place they are offered until they see the end."""
    while True:
        if isinstance(mover, Visitor):
            if not await may_play(at_page):
                break
            await at_page.presses("Play")
            mover = at_terminal
        else:
            if await at_terminal.terminal.sees_one("your turn", end) == end:
                break
            await at_terminal.sees("your turn", without=f"{at_page.name}’s turn")
            await at_terminal.plays()
            await at_terminal.terminal.sees_one(f"{at_page.name}’s turn", end)
            mover = at_page
    await at_terminal.sees(end)
    await at_page.sees(end)


async def test_a_browser_and_a_terminal_play_a_match(
    visitors: Visitors, address: str, at_terminal: Callable[[str], Person]
) -> None:
    anna, ben = await visitors("Anna"), at_terminal("Ben")
    code = await open_room(anna, SHORT, "I maximize")
    ben.runs("join", f"{address}/{code}", "--name", "Ben")
    await ben.sees("You minimize; Anna maximizes and plays first.", "Press Enter when you are ready.")
    await ben.enters("ready")
    await begin(anna)
    for leg, first in ((1, anna), (2, ben)):
        await play_leg_on(anna, ben, first, f"Leg {leg} is over: 20 points.")
        await ben.enters("continue")
        await anna.presses("Continue")
        if leg == 1:
            await ben.sees("Press Enter when you are ready.")
            await ben.enters("ready")
            await begin(anna)
    await ben.sees("A draw, 20 to 20.")
    await anna.sees("A draw, 20 to 20.")
    await sees_fair_deal(anna)
