"""Your games: the list on the start page, and the next game after a move in a correspondence game."""

import re
from collections.abc import Callable

import pytest
from playwright.async_api import expect

from protocol.ids import RoomCode, show_room_code
from tests.browser.conftest import Visitors
from tests.browser.playing import begin_with, has_turn, meet, move, play
from tests.e2e.play import Player

Players = Callable[[str], Player]

pytestmark = pytest.mark.asyncio(loop_scope="session")

DAYS = {"move": 86_400}


async def test_the_list_says_whose_turn_it_is_without_a_reload(visitors: Visitors, players: Players) -> None:
    anna, ben = await visitors(), players("Ben")
    code = await meet(ben, anna, clock=DAYS, role="maximizer")
    await begin_with(ben, anna)
    await anna.opens()
    game = anna.button(re.compile(f"Resume {show_room_code(RoomCode(code))}"))
    await expect(game).to_contain_text("Family Tree with Ben")
    await expect(game).to_contain_text(re.compile("Ben’s turn · .* left"))
    made = await move(ben)
    await expect(game).to_contain_text(re.compile("Your turn · .* left"))
    await expect(game).to_contain_text(f"Ben: {made}")
    await game.click()
    await has_turn(anna)


async def test_after_a_move_of_a_correspondence_game_the_next_game_is_offered(
    visitors: Visitors, players: Players
) -> None:
    anna, ben, cleo = await visitors(), players("Ben"), players("Cleo")
    other = await meet(cleo, anna, clock=DAYS, role="maximizer")
    await begin_with(cleo, anna)
    await meet(ben, anna, clock=DAYS, role="maximizer")
    await begin_with(ben, anna)
    await move(ben)
    await has_turn(anna)
    await anna.sees_no("1 other game waits for you.")
    await move(cleo)
    await expect(anna.button(re.compile("1 other game waits for you"))).to_be_visible()
    await play(anna)
    await anna.sees("1 other game waits for you.")
    await anna.presses("Next game")
    await has_turn(anna)
    assert anna.code == show_room_code(RoomCode(other))
