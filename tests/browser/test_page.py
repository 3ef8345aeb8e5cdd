"""The page itself: size, installation, a plain network, saved settings, and notice of a new version."""

import json
import re
from typing import Any

import pytest
from playwright.async_api import expect

from server.net.web import DIRECTORY
from tests.browser.chromium import LAN_HOST
from tests.browser.conftest import Visitors
from tests.browser.first_load import empty_cache, loaded_files, play_alone
from tests.browser.playing import begin_with, has_turn, open_room, play, sees_fair_deal
from tests.browser.visitor import CONNECTION_LOST
from tests.e2e.play import Player, ServerProcess

pytestmark = pytest.mark.asyncio(loop_scope="session")

RULES = r"""(text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return [...sheet.cssRules].map((rule) => rule.cssText.replaceAll(/\s+/g, " "));
}"""
"""Return the rules of a style sheet as Chromium parses them."""


async def test_the_first_screen_takes_at_most_six_requests(visitors: Visitors) -> None:
    anna = await visitors(None)
    await anna.page.add_init_script("requestIdleCallback = () => 0")  # the rest is loaded when the page is idle
    await anna.opens()
    await expect(anna.page.get_by_role("heading", name="Turnabout")).to_be_visible()
    assert 0 < len(anna.requests) <= 6, anna.requests


async def test_the_first_load_takes_at_most_ten_requests_and_140_kib(visitors: Visitors) -> None:
    anna = await visitors()
    await empty_cache(anna)
    await anna.opens()
    await anna.page.wait_for_load_state("networkidle")
    await play_alone(anna)
    files = await loaded_files(anna.page)
    assert sum(file.size for file in files) <= 140 * 1024, files
    assert 1 < len(files) <= 10, files


async def test_a_friend_with_a_link_sees_the_room_after_at_most_twelve_requests(
    visitors: Visitors, players: type[Player]
) -> None:
    anna, ben = await visitors(), players("Ben")
    await empty_cache(anna)
    await ben.come(f"ws://{anna.address}/")
    await ben.do("create_room", game="family-tree")
    await anna.opens(f"/{(await ben.sees(1)).room}")
    await expect(anna.page.locator("[data-phase=ready]")).to_be_visible()
    files = await loaded_files(anna.page)
    assert 1 < len(files) <= 12, files


async def test_style_sheets_are_served_whole(visitors: Visitors) -> None:
    anna = await visitors()
    await anna.opens()
    imported = re.findall(r'^@import "(.*)";$', (DIRECTORY / "all.css").read_text(), re.M)
    sheets = [sheet for name in imported for sheet in sorted(DIRECTORY.glob(name))]
    sources = [await anna.page.evaluate(RULES, sheet.read_text()) for sheet in sheets]
    served: Any = await anna.page.evaluate(f"async () => ({RULES})(await (await fetch('all.css')).text())")
    assert [rule for rules in sources for rule in rules] == served


async def test_it_can_be_installed(visitors: Visitors) -> None:
    anna = await visitors()
    await anna.opens()
    inside = await anna.context.new_cdp_session(anna.page)
    found: Any = await inside.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert manifest["name"] == "Turnabout" and manifest["display"] == "standalone"
    wanting: Any = await inside.send("Page.getInstallabilityErrors")
    # A window without storage, as in all tests, never installs the page.
    assert [error["errorId"] for error in wanting["installabilityErrors"]] in ([], ["in-incognito"])


async def test_all_is_there_on_a_plain_address_of_the_network(
    visitors: Visitors, players: type[Player], address: str
) -> None:
    at = f"{LAN_HOST}:{address.rpartition(':')[2]}"
    anna, ben = await visitors("Anna", at), players("Ben")
    code = await open_room(anna, role="I maximize")
    assert await anna.page.evaluate("[isSecureContext, typeof crypto.subtle, typeof navigator.clipboard]") == [
        False,
        "undefined",
        "undefined",
    ]
    await expect(anna.page.get_by_role("textbox", name="Link to this room")).to_have_value(f"http://{at}/{code}")
    await anna.presses("Copy the link")
    await anna.sees("The link is copied.")
    await ben.come(f"ws://{address}/")
    await ben.do("enter", room=code.replace("-", ""))
    await ben.do("sit")
    await begin_with(ben, anna)
    await play(anna)
    await anna.sees("Ben’s turn")
    await ben.do("resign", match=1)
    await anna.sees("Ben resigned, and you win the match.")
    await sees_fair_deal(anna, "The number matches the fingerprint shown at the start.")
    await anna.sees("Verified: this number deals the deck")


async def test_the_link_is_copied(visitors: Visitors) -> None:
    anna = await visitors()
    await anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    code = await open_room(anna)
    await anna.presses("Copy the link")
    await anna.sees("The link is copied.")
    assert await anna.page.evaluate("navigator.clipboard.readText()") == f"{anna.origin}/{code}"


async def test_settings_are_kept(visitors: Visitors) -> None:
    anna = await visitors()
    await anna.opens()
    page = anna.page
    paper = page.locator("body")
    light: str = await paper.evaluate("(body) => getComputedStyle(body).backgroundColor")
    await anna.presses("Settings", exact=False)
    for choice in (
        "dark",
        "red suits and black suits",
        "nothing moves or blinks by itself",
        "one family at a time",
        "12 hours: 7:05 pm",
    ):
        await page.get_by_role("radio", name=choice, exact=True).check()
    await expect(paper).not_to_have_css("background-color", light)
    await anna.opens()
    await expect(paper).not_to_have_css("background-color", light)
    await anna.presses("Settings", exact=False)
    for choice in (
        "dark",
        "red suits and black suits",
        "nothing moves or blinks by itself",
        "one family at a time",
        "12 hours: 7:05 pm",
    ):
        await expect(page.get_by_role("radio", name=choice, exact=True)).to_be_checked()


async def test_who_was_in_a_room_is_offered_to_go_on(visitors: Visitors) -> None:
    anna = await visitors()
    code = await open_room(anna)
    await anna.presses("Leave")
    await anna.answers("Leave")
    await anna.presses(re.compile(f"Resume {code}"), exact=False)
    await anna.sees("Your room is open")
    assert anna.code == code


async def test_a_page_of_an_older_client_notices_and_loads_the_new_one(
    server: ServerProcess, visitors: Visitors
) -> None:
    anna = await visitors(at=f"127.0.0.1:{server.port}")
    code = await open_room(anna)
    await anna.page.evaluate("document.body.dataset.old = 'yes'")
    old = await anna.page.evaluate("document.baseURI")
    anna.expects(CONNECTION_LOST)
    await server.stop()
    newer = ServerProcess(server.data_dir, {"TURNABOUT_LIMITS": "off"}, "tests.browser.newer_client")
    newer.port = server.port
    await newer.start()
    await expect(anna.page.locator("body:not([data-old])")).to_be_visible()
    await anna.sees("Your room is open")
    assert anna.code == code
    assert await anna.page.evaluate("document.baseURI") != old
    await anna.page.close()
    await newer.stop()


async def test_going_back_closes_what_lies_over_the_page(visitors: Visitors) -> None:
    anna = await visitors()
    await anna.opens()
    await anna.presses("Play alone", exact=False)
    await anna.presses("Play")
    await has_turn(anna)
    room = anna.page.url
    for _ in range(2):
        await anna.presses("How to play")
        await expect(anna.page.get_by_role("dialog")).to_be_visible()
        await anna.page.go_back()
        await expect(anna.page.get_by_role("dialog")).to_have_count(0)
        await expect(anna.page).to_have_url(room)
        await expect(anna.button("How to play")).to_be_visible()
    await anna.page.go_back()
    await expect(anna.page.get_by_role("heading", name="Turnabout")).to_be_visible()
