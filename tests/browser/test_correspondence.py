"""A correspondence game in the browser: the form offers days, the plates show the time left, and nobody claims."""

from collections.abc import Callable

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visitors
from tests.e2e.play import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_room_with_three_days_for_each_move(visitors: Visitors, players: Callable[..., Player]) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await anna.opens()
    await anna.presses("Play a friend", exact=False)
    await anna.page.get_by_role("radio", name="Family Tree").check()
    await anna.page.get_by_role("radio", name="3 days a move", exact=True).check()
    await anna.presses("Open the room")
    await anna.sees("Your room is open")
    await ben.come(f"ws://{anna.address}/")
    await ben.do("enter", room=anna.code)
    assert ben.room.clock is not None and ben.room.clock.move == 259_200
    await ben.do("sit")
    await anna.sees("You each have 3 days for each move.")
    await ben.do("ready", match=1, leg=1)
    await anna.presses("I am ready")
    times = anna.page.locator(".time-left")
    await expect(times).to_have_count(2)
    assert sorted(await times.all_inner_texts()) == ["3 days", "3 days left"]
    await ben.go()
    await expect(anna.page.locator(".leg .away")).to_be_visible()
    await anna.sees_no("claim the match")
    await anna.presses("Room")
    await expect(anna.button("Resign the match")).to_be_visible()
    await expect(anna.button("Continue without the absent player")).to_have_count(0)


async def test_the_standings_of_correspondence_games_are_shown(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    await anna.opens("/#standings")
    await anna.page.get_by_label("Which game?").select_option("The Patriarch")
    await anna.page.get_by_label("Matches").select_option("correspondence")
    await anna.sees("Standings · The Patriarch by correspondence", "Correspondence games (a day or more for each move)")
    await anna.page.get_by_label("Matches").select_option("live play")
    await anna.sees("Standings · The Patriarch")
