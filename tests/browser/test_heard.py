"""The texts of a room and a leg for a screen reader: all that is on the screen, and the people."""

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.async_api import expect

from protocol.games.happy_graphs.view import HappyGraphsView
from tests.browser.conftest import Visitors
from tests.browser.playing import begin_with, meet, move, play
from tests.browser.test_graphs import lying, play_at_page, play_at_socket
from tests.e2e.play import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")
BARE = re.compile(r"^\s*\d+\s*$")
"""A number without a label, which means nothing to a listener."""


async def test_what_comes_at_once_is_heard_whole(visitors: Visitors, players: type[Player]) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await meet(ben, anna, role="minimizer")
    await begin_with(ben, anna)
    await play(anna)
    await anna.sees("Ben’s turn")
    await move(ben)
    await ben.do("offer", match=1, what="takeback", leg=1, ply=2)
    await anna.presses("Agree")
    await anna.hears(re.compile("You agreed: a move was taken back.*Ben’s turn"))
    await expect(anna.page.get_by_role("status").filter(has_text=BARE)).to_have_count(0)


async def test_who_goes_away_and_comes_back_is_heard(visitors: Visitors, players: type[Player]) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await meet(ben, anna, role="minimizer")
    await begin_with(ben, anna)
    await ben.go()
    await anna.hears("Ben is away.")
    again = players("Ben", ben.key)
    await again.come(f"ws://{anna.address}/")
    await again.do("enter", room=anna.code)
    await anna.hears("Ben is back.")


async def test_a_turn_and_the_end_of_a_leg_are_heard(visitors: Visitors, players: Callable[..., Player]) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    options = {"mode": "duel"}
    await meet(ben, anna, game="happy-graphs", options=options, role="maximizer", number=7)
    await anna.presses("I am ready")
    await ben.do("ready", match=1, leg=1)
    await ben.until(lambda: ben.room.view is not None, "the leg")
    await anna.sees("Ben’s turn")
    await play_at_socket(ben)
    await anna.hears(re.compile("Ben: .*[.] Your turn[.]"))
    while not (view := view_of(ben)).over:
        if view.to_act[0] == ben.seat:
            await play_at_socket(ben)
        else:
            await play_at_page(anna, lying(ben))
            await ben.until(partial(_is_past, ben, view.ply), "Anna's move")
    await anna.hears(re.compile("Leg 1 is over: "))
    await expect(anna.page.get_by_role("status").filter(has_text=BARE)).to_have_count(0)


async def test_of_two_boards_it_is_heard_which_one_waits(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    await anna.opens()
    await anna.presses("Play the computer", exact=False)
    await anna.page.get_by_role("radio", name=re.compile("^Happy Graphs")).check()
    await anna.page.get_by_role("radio", name="A mirror match: both legs at once").check()
    await anna.presses("Play")
    await anna.hears(re.compile("Board [12]: your move"))
    await anna.sees(re.compile("^Choose a square for"))
    await expect(anna.page.get_by_role("status").filter(has_text="Your turn")).to_have_count(0)


def view_of(player: Player) -> HappyGraphsView:
    """Return a player's view of the leg."""
    view = player.room.view
    assert isinstance(view, HappyGraphsView)
    return view


def _is_past(player: Player, ply: int) -> bool:
    """Return whether a player has seen more than `ply` moves."""
    return view_of(player).ply > ply


async def test_a_screen_reader_finds_no_messages_of_the_screen_before(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    await anna.opens()
    await anna.presses("Play alone", exact=False)
    await anna.types("Game number", "11")
    await anna.answers("Play")
    await anna.hears("Your turn")
    await anna.presses("Game")
    await expect(anna.page.get_by_role("dialog")).to_be_visible()
    await expect(anna.page.get_by_role("status").filter(has_text=re.compile(r"\S"))).to_have_count(0)
    await anna.answers("Leave")
    await anna.answers("Leave")
    await expect(anna.page.get_by_role("heading", name="Turnabout")).to_be_visible()
    await expect(anna.page.get_by_role("status").filter(has_text=re.compile(r"\S"))).to_have_count(0)
