"""The letters on cards and typed cards in another language than English, in the browser."""

import json

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visitors
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def plays_alone(visitor: Visitor) -> None:
    """Begin Family Tree alone on number 9, in German."""
    await visitor.opens()
    await visitor.presses("Allein spielen", exact=False)
    await visitor.types("Spielnummer", "9")
    await visitor.keys("Enter")
    await visitor.sees("tote Nummer")


async def test_letters_on_cards_change_at_once(visitors: Visitors) -> None:
    anna = await visitors("Anna", settings={"language": "de"})
    await plays_alone(anna)
    await anna.sees("J♥")
    await anna.presses("Spiel")
    await anna.answers("Einstellungen")
    letters = anna.page.get_by_role("group", name="Buchstaben")
    await letters.get_by_text("A, K, D, B").click()
    await anna.sees("B♥")
    await anna.sees_no("J♥")
    await anna.page.get_by_role("group", name="Sprache").get_by_text("Polski").click()
    await anna.sees("W♥")
    await anna.page.get_by_role("group", name="Język").get_by_text("English", exact=True).click()
    await anna.sees("J♥")
    await expect(anna.page.get_by_role("group", name="Letters")).to_have_count(0)
    kept = await anna.page.evaluate("localStorage['turnabout:default:settings']")
    assert json.loads(kept)["letters"] == "local"


async def test_a_card_is_typed_in_the_language(visitors: Visitors) -> None:
    anna = await visitors("Anna", settings={"language": "de", "letters": "local"})
    await plays_alone(anna)
    await anna.page.keyboard.type("7k")
    await anna.sees("„7k“ kann 7♣ oder 7♦ sein.")
    await anna.page.keyboard.type("a")
    await anna.keys("Enter")
    await anna.sees("Punkte 20")
    await anna.page.keyboard.type("Dp")
    await anna.sees("D♠")
    await anna.keys("Enter")
    await anna.sees("D♠ ist nicht im Baum")
