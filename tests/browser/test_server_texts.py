"""What the server names, on pages in another language than English."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_games_are_described_in_the_language_of_the_page(visitors: Visitors) -> None:
    anna = await visitors(settings={"language": "de"})
    await anna.opens()
    tile = anna.page.get_by_role("button", name="The Patriarch")
    await expect(tile).to_contain_text("errate den Stammbaum, den jemand versteckt.")
    await tile.click()
    await expect(anna.page.get_by_role("heading", name="The Patriarch")).to_be_visible()
    await expect(anna.page.get_by_text("errate den Stammbaum").last).to_be_visible()


async def test_computers_are_named_in_the_language_of_the_page(visitors: Visitors) -> None:
    anna = await visitors(settings={"language": "de"})
    await anna.opens()
    await anna.presses("Gegen den Computer", exact=False)
    dialog = anna.page.get_by_role("dialog")
    await dialog.get_by_role("radio", name=re.compile("^zufällig")).check()
    await dialog.get_by_role("button", name="Spielen", exact=True).click()
    people = anna.page.locator(".people")
    await expect(people).to_contain_text("Computer (zufällig)")
    await anna.page.evaluate("""localStorage["turnabout:default:settings"] = '{"language": "pl"}'""")
    await anna.page.reload()
    await expect(people).to_contain_text("Komputer (losowy)")
    assert "random" not in await anna.page.locator("main").inner_text()


async def test_the_page_has_the_language_of_the_settings_if_the_browser_prefers_another(visitors: Visitors) -> None:
    anna = await visitors(settings={"language": "en"}, has_worker=True)
    await anna.context.set_extra_http_headers({"Accept-Language": "de"})
    await anna.opens()
    await anna.sees("Play the computer")
    assert await anna.page.evaluate("document.documentElement.lang") == "en-GB"
    assert 'lang="de"' in await anna.page.evaluate("fetch('/', {headers: {Accept: 'text/html'}}).then((a) => a.text())")
