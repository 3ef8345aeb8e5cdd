"""A typed move that is refused leaves nothing that the next Enter could play."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visitors
from tests.browser.playing import may_play
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def plays_alone(visitor: Visitor, game: str, number: str, *, mode: str | None = None) -> None:
    await visitor.opens()
    await visitor.presses("Play alone", exact=False)
    await visitor.page.get_by_role("radio", name=game).check()
    if mode is not None:
        await visitor.page.get_by_role("radio", name=mode, exact=True).check()
    await visitor.types("Game number", number)
    await visitor.presses("Play")


async def test_a_card_of_family_tree(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    await plays_alone(anna, "Family Tree", "5")
    assert await may_play(anna)
    await anna.page.keyboard.type("x1")
    await anna.keys("Enter")
    await anna.sees("Joker is not in the tree.")
    await expect(anna.button("Play")).to_be_disabled()
    await anna.keys("Enter")
    await anna.hears("Choose one: tap it")
    assert await may_play(anna)
    await anna.keys("Enter")
    await anna.sees("50 cards left")


async def test_a_square_of_poker_solitaire(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    await plays_alone(anna, "Poker Solitaire", "5")
    taken = anna.page.locator("#leg .square.cell.taken")
    await expect(anna.page.locator("#leg [data-square=c3].lit")).to_be_visible()
    await anna.keys("c", "3", "Enter")
    await expect(taken).to_have_count(1)
    await anna.keys("x", "Enter")
    await expect(anna.page.locator(".square.reject.taken")).to_have_count(1)
    await anna.keys("4", "c")
    await expect(anna.page.locator("#leg [data-square=c4].lit:focus")).to_be_visible()
    await anna.keys("3", "c", "Enter")
    await anna.sees("You can’t play on c3.")
    await anna.keys("Enter")
    await expect(taken).to_have_count(1)
    await anna.keys("4", "c", "Enter")
    await expect(taken).to_have_count(2)


async def test_a_card_of_happy_graphs(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    await plays_alone(anna, "Happy Graphs", "5", mode="A puzzle")
    hand = anna.page.locator(".hand-button")
    await expect(hand).to_have_count(16)
    await anna.keys("2", "ArrowRight")
    await anna.sees("starts a group")
    await anna.keys("9", "s")
    await anna.sees("There is no 9♠ in the hand.")
    await anna.keys("Enter", "ArrowRight")
    await anna.sees("starts a group")
    await expect(hand).to_have_count(16)
    await anna.keys("Enter")
    await expect(hand).to_have_count(15)


async def test_a_pile_of_grandmas_game(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    await plays_alone(anna, "Grandma’s Game", "7")
    await anna.presses("Skip")
    playable = anna.page.locator("#leg [data-spot='7'].can")
    await playable.click()
    await expect(anna.page.locator("#leg [data-spot='7'].chosen")).to_be_visible()
    await anna.keys("5", "Enter")
    await anna.sees("fits nowhere now.")
    await anna.keys("Enter")
    await anna.sees("0 moves, 0 undone, 0 redone")
    await anna.keys("7", "Enter")
    await anna.sees("1 move, 0 undone, 0 redone")
