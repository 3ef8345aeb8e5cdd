"""Challenges to past opponents: from the result, from a player's page, and in the list of games."""

import re
from collections.abc import Callable

import pytest
from playwright.async_api import expect

from protocol.ids import PlayerId, parse_room_code
from protocol.player_games import GamesEvent
from tests.browser.conftest import Visitors
from tests.browser.looking import look
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
    await visitor.sees(re.compile(r"^Your rating changes by "))


def opponent_of(player: Player) -> PlayerId:
    """Return the id of the other player in a player's finished match."""
    match = next(room.match for room in reversed(player.rooms) if room.match is not None)
    return next(each for each in match.players if each is not None and each != player.id)


async def test_after_a_match_the_opponent_is_challenged_to_another(visitors: Visitors, players: Players) -> None:
    anna, ben = await visitors(), players("Ben")
    await finish_match(ben, anna, clock={"move": 86_400})
    first = anna.code
    await expect(anna.button("Rematch")).to_be_visible()
    await anna.presses("Room")
    await anna.answers("Challenge Ben")
    await anna.sees("Waiting for Ben …", "1 day left")
    await look(anna, "challenging")
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
    await anna.sees("Your room is open", "Ben declined the challenge.")
    await anna.opens()
    await anna.sees(re.compile("^Ben declined"))


async def test_a_challenge_in_the_list_is_declined_or_accepted(visitors: Visitors, players: Players) -> None:
    anna, ben = await visitors(), players("Ben")
    await finish_match(ben, anna)
    await anna.opens()
    challenge = anna.page.get_by_role("listitem").filter(has_text="Ben challenges you")
    await ben.do("create_room", game="patriarch", challenge=opponent_of(ben))
    declined = ben.room.room
    await expect(challenge).to_contain_text(re.compile("The Patriarch with Ben.*left"))
    await look(anna, "challenge")
    await anna.presses("Decline")
    await expect(challenge).to_have_count(0)
    await ben.until(lambda: ben.room.room == declined and ben.room.challenge is None, "the answer")
    await ben.do("create_room", game="patriarch", challenge=opponent_of(ben))
    await anna.presses("Accept")
    await expect(anna.button("I am ready")).to_be_visible()


async def test_all_challenges_of_a_player_are_declined(visitors: Visitors, players: Players) -> None:
    anna, ben = await visitors(), players("Ben")
    await finish_match(ben, anna)
    await anna.opens()
    await ben.do("create_room", game="patriarch", challenge=opponent_of(ben))
    await anna.presses("Decline all challenges by Ben")
    await ben.until(lambda: ben.room.challenge is None, "the answer")
    assert ben.room.happenings[-1].kind == "challenge_declined"
    refused = await ben.refused("create_room", game="patriarch", challenge=opponent_of(ben))
    assert refused.reason == "challenges_refused"


async def test_an_own_challenge_in_the_list_is_withdrawn(visitors: Visitors, players: Players) -> None:
    anna, ben = await visitors(), players("Ben")
    await finish_match(ben, anna)
    await anna.presses("Room")
    await anna.answers("Challenge Ben")
    await anna.sees("Waiting for Ben …")
    await anna.opens()
    await anna.sees(re.compile("Waiting for Ben · .* left"))
    await anna.presses("Withdraw the challenge")
    await expect(anna.button("Withdraw the challenge")).to_have_count(0)
    await anna.sees(re.compile("^Waiting for players"))
