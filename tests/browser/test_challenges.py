"""Challenges to past opponents: from the result, from a player's page, and in the list of games."""

import re
from collections.abc import Callable

import pytest
from playwright.async_api import expect

from protocol.ids import parse_room_code
from protocol.player_games import GamesEvent
from tests.browser.conftest import Visitors
from tests.browser.playing import begin_with, meet, move
from tests.browser.visitor import Visitor
from tests.e2e.play import Player

Players = Callable[[str], Player]

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def finish_match(player: Player, visitor: Visitor, clock: dict[str, int] | None = None) -> None:
    """Have a player and a visitor finish a match, and wait until it is counted."""
    await meet(player, visitor, role="maximizer", clock=clock)
    await begin_with(player, visitor)
    await move(player)
    await player.do("resign", match=1)
    await visitor.sees(re.compile(r"^Your rating: "))


async def test_after_a_match_the_opponent_is_challenged_to_another(visitors: Visitors, players: Players) -> None:
    anna, ben = await visitors(), players("Ben")
    await finish_match(ben, anna, clock={"move": 86_400})
    first = anna.code
    await expect(anna.button("Rematch")).to_be_visible()
    await anna.presses("Room")
    await anna.answers("Challenge Ben")
    await anna.sees("Waiting for Ben …", "1 day left")
    assert anna.code != first
    await ben.do("watch_games")
    games = (await ben.hears(GamesEvent)).games
    challenge = next(game for game in games if game.challenge is not None)
    assert challenge.clock is not None and challenge.clock.move == 86_400
    await ben.do("enter", room=challenge.room)
    await ben.do("sit")
    await expect(anna.button("I am ready")).to_be_visible()


async def test_a_challenge_from_a_players_page_is_withdrawn_or_declined(visitors: Visitors, players: Players) -> None:
    anna, ben = await visitors(), players("Ben")
    await finish_match(ben, anna)
    await anna.opens(f"/#player/{ben.id}")
    await anna.presses("Challenge")
    await anna.sees("Waiting for Ben …")
    await anna.presses("Withdraw the challenge")
    await anna.sees("Your room is open")
    await anna.opens(f"/#player/{ben.id}")
    await anna.presses("Challenge")
    await anna.sees("Waiting for Ben …")
    await ben.do("enter", room=parse_room_code(anna.code))
    await ben.do("end_challenge")
    await anna.sees("Your room is open")
