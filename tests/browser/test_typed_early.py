"""A card or place that is typed a moment before one's turn is no command, whatever letters are in it."""

from collections.abc import Callable

import pytest
from playwright.async_api import expect

from protocol.games.family_tree.view import LegalMove
from tests.browser.conftest import Visitors
from tests.browser.playing import begin_with, has_turn, meet, move
from tests.browser.visitor import Visitor
from tests.e2e.play import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def has_no_chat(visitor: Visitor) -> None:
    await expect(visitor.page.locator("#say")).to_have_count(0)


async def test_a_card_of_family_tree_is_kept_until_the_turn(visitors: Visitors, players: Callable[..., Player]) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await meet(ben, anna, role="maximizer", number=5, hints=True)
    await begin_with(ben, anna)
    await anna.sees("Ben’s turn")
    assert ben.room.view is not None
    move_there = ben.room.view.moves[0]
    assert isinstance(move_there, LegalMove)
    target = move_there.target
    await anna.page.keyboard.type(f"{target[0].lower()}c")
    await has_no_chat(anna)
    await anna.keys("Backspace")
    await anna.page.keyboard.type(target[1].lower())
    await anna.keys("Enter")
    await anna.sees("Enter plays it when it is your turn; Esc clears it.")
    await move(ben)
    await has_turn(anna)
    await anna.sees(f"{target.lower()}▌")
    await anna.keys("h")  # a letter of a suit still belongs to the card
    await anna.sees_no("Hint: the computer is thinking …")
    await anna.keys("Backspace", "Enter")
    await anna.sees("Ben’s turn")


async def test_a_place_of_poker_solitaire(visitors: Visitors, players: Callable[..., Player]) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await ben.come(f"ws://{anna.address}/")
    await ben.do("create_room", game="poker-solitaire", options={"mode": "alternate"}, number=5)
    await anna.opens(f"/{(await ben.sees(1)).room}")
    await anna.presses("Join")
    await anna.presses("I am ready")
    await ben.do("ready", match=1, leg=1)
    await ben.until(lambda: ben.room.view is not None, "the leg")
    if ben.room.view is not None and ben.seat not in ben.room.view.to_act:
        await anna.page.locator("#leg .square.lit").first.click()
    await anna.sees("to play")
    await anna.keys("c", "3")
    await has_no_chat(anna)
    await expect(anna.page.locator("#leg [data-square$=c3]:focus")).to_be_visible()
    await anna.keys("Shift+C")
    await expect(anna.page.locator("#say")).to_be_focused()


async def test_a_card_of_happy_graphs(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    await anna.install_clock()
    await anna.opens()
    await anna.presses("Play alone", exact=False)
    await anna.page.get_by_role("radio", name="Happy Graphs").check()
    await anna.page.get_by_role("radio", name="A puzzle", exact=True).check()
    await anna.presses("Play")
    hand = anna.page.locator(".hand-button")
    await expect(hand.first).to_be_enabled()
    cards = [str(await each.get_attribute("aria-label")) for each in await hand.all()]
    letters = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}
    card = next(card for at, card in enumerate(cards) if any(card[0] == other[0] for other in cards[:at]))
    await anna.keys(card[0].lower(), letters[card[-1]])
    await expect(anna.page.locator(".hand-button.chosen")).to_have_attribute("aria-label", card)
    await anna.sees_no("Hint: the computer is thinking …")
