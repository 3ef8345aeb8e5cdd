"""Enter and Space ignore things that have only just appeared, and play nowhere that the player has not pointed at."""

import json
import re
from datetime import UTC, datetime

import pytest
from playwright.async_api import WebSocket, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import SHORT, TURN, begin_with, has_turn, meet, move, play
from tests.browser.visitor import Visitor
from tests.e2e.play import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")
STOPPED_AT = datetime(2126, 1, 1, tzinfo=UTC)
"""Later than any test runs: a page's clock goes forwards alone."""
UNSEEN_MS = 250
SEVERAL_PLACES = "12"
"""A number of which the first cards can go to several places in every game."""


def moves_of(visitor: Visitor) -> list[str]:
    """The moves that a page asks the server for from now on."""
    moves: list[str] = []

    def sent(frame: str | bytes) -> None:
        command = json.loads(frame)
        if command["type"] == "move":
            moves.append(command["move"])

    def opened(socket: WebSocket) -> None:
        socket.on("framesent", sent)

    visitor.page.on("websocket", opened)
    return moves


async def plays_alone(visitor: Visitor, game: str) -> None:
    await visitor.opens()
    await visitor.presses("Play alone", exact=False)
    await visitor.page.get_by_role("radio", name=re.compile(f"^{game}")).check()
    await visitor.types("Game number", SEVERAL_PLACES)
    await visitor.presses("Play")
    if game == "Grandma’s Game":
        await visitor.presses("Skip")
    await has_turn(visitor)
    if game == "Family Tree":
        while await visitor.page.locator("#leg .place:has(.ring)").count() == 1:
            await play(visitor)
            await has_turn(visitor)


async def stop_time(visitor: Visitor) -> None:
    """Stop the clock of a page whose clock was installed."""
    await visitor.page.clock.pause_at(STOPPED_AT)


@pytest.mark.parametrize("game", ["Family Tree", "Happy Graphs", "Poker Solitaire", "Grandma’s Game"])
@pytest.mark.parametrize("key", ["Enter", "Space"])
async def test_a_reloaded_page_plays_nothing_by_one_key(visitors: Visitors, game: str, key: str) -> None:
    anna = await visitors("Anna")
    moves = moves_of(anna)
    await plays_alone(anna, game)
    await anna.page.reload()
    moves.clear()
    await expect(anna.page.locator(TURN)).to_be_visible()
    await anna.keys(key)
    await anna.page.evaluate("0")  # all messages of the page have arrived
    assert moves == []
    if game == "Family Tree":
        await anna.sees("Choose one: tap it, use the arrow keys, or type its card.")
        await expect(anna.button("Play")).to_be_disabled()


async def test_a_turn_that_has_only_just_begun_takes_no_enter(visitors: Visitors, players: type[Player]) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await anna.install_clock()
    moves = moves_of(anna)
    await meet(ben, anna, role="maximizer", number=5)
    await begin_with(ben, anna)
    await anna.sees("Ben’s turn")
    await stop_time(anna)
    await move(ben)
    await has_turn(anna)
    await anna.page.keyboard.press("ArrowRight")
    await anna.page.clock.run_for(UNSEEN_MS - 1)
    await anna.page.keyboard.press("Enter")
    await anna.sees("This has only just appeared. Press Enter again.")
    assert moves == []
    await anna.page.clock.run_for(1)
    await anna.page.keyboard.press("Enter")
    await anna.sees("Ben’s turn")
    assert len(moves) == 1


async def test_a_typed_move_counts_at_once(visitors: Visitors, players: type[Player]) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await anna.install_clock()
    moves = moves_of(anna)
    await meet(ben, anna, role="maximizer", number=5)
    await begin_with(ben, anna)
    await anna.sees("Ben’s turn")
    await stop_time(anna)
    await move(ben)
    await has_turn(anna)
    assert ben.room.view is not None
    target = ben.room.view.moves[0].move.split(">")[1]
    await anna.page.keyboard.type(target.lower())
    await anna.page.keyboard.press("Enter")
    await anna.sees("Ben’s turn")
    assert [made.split(">")[1] for made in moves] == [target]


async def test_a_button_that_has_the_focus_by_itself_is_not_pressed_at_once(
    visitors: Visitors, players: type[Player]
) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await anna.install_clock()
    await anna.opens()
    await stop_time(anna)
    await meet(ben, anna)
    ready = anna.button("I am ready")
    await anna.page.clock.run_for(0)
    await ready.focus()
    for key in ("Enter", "Space"):
        await anna.page.keyboard.press(key)
        await anna.sees(f"This has only just appeared. Press {key} again.")
        await expect(ready).to_be_visible()
    await anna.page.clock.run_for(UNSEEN_MS)
    await ready.focus()
    await anna.page.keyboard.press("Enter")
    await expect(ready).to_have_count(0)


async def test_an_enter_that_is_held_down_counts_once(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    await anna.opens()
    await anna.button("Play alone", exact=False).focus()
    await expect(anna.page.locator("html")).not_to_have_attribute("data-unseen", "")
    await anna.page.keyboard.down("Enter")
    await expect(anna.page.get_by_role("dialog", name="Play alone")).to_be_visible()
    await expect(anna.page.locator("html")).not_to_have_attribute("data-unseen", "")
    await anna.page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).focus()
    for _ in range(3):
        await anna.page.keyboard.down("Enter")  # a repeat, because it was not let go
    await anna.page.keyboard.up("Enter")
    await anna.page.evaluate("0")
    await expect(anna.page.get_by_role("dialog", name="Play alone")).to_be_visible()


async def test_the_only_place_is_chosen_by_itself(visitors: Visitors) -> None:
    anna = await visitors("Anna", settings={"motion": "off"})
    await anna.opens()
    await anna.presses("Play alone", exact=False)
    await anna.types("Game number", str(SHORT))
    await anna.presses("Play")
    places, chosen = anna.page.locator("#leg .place:has(.ring)"), anna.page.locator("#leg .place.chosen:has(.ring)")
    seen = set()
    lying = anna.page.locator("#leg .card")
    await expect(anna.page.locator(TURN)).to_be_visible()
    while await anna.page.locator(TURN).count():
        only = await places.count() == 1
        seen.add(only)
        await expect(chosen).to_have_count(1 if only else 0)
        before = await lying.count()
        await play(anna)
        await expect(lying).not_to_have_count(before)
    assert seen == {True, False}
