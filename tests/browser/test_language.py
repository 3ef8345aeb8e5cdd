"""The language of the page: chosen by the browser or in the settings, loaded when it is needed, changed at once."""

import asyncio
import re

import pytest
from playwright.async_api import Route, expect

from tests.browser.conftest import Visitors
from tests.browser.first_load import empty_cache, loaded_files, play_alone
from tests.browser.languages import choose
from tests.browser.playing import SHORT, begin_with, has_turn, meet, move, play
from tests.browser.visitor import DESK
from tests.e2e.play import Player
from tests.wording import message

pytestmark = pytest.mark.asyncio(loop_scope="session")

NAMES = {"Deutsch": "de", "中文 (简体)": "zh", "Polski": "pl", "English": "en", "Español": "es"}
GERMAN = {**DESK, "locale": "de-AT"}
TRANSLATION = re.compile(r"/messages/(de|es|pl|zh)(?:-pages)?\.js")
DECLINE = "notices.action.decline"
HEBREW = "שרה"
PLACES = """(name) => {
    const nodes = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
    const found = [];
    const place = (node, from, to) => {
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, to);
        return range.getBoundingClientRect();
    };
    while (nodes.nextNode()) {
        const { currentNode: node } = nodes;
        const at = node.data.indexOf(name);
        if (at < 0 || !node.parentElement.checkVisibility()) continue;
        const named = place(node, at, at + name.length);
        for (const { index, 0: word } of node.data.matchAll(/[A-Za-z]{2,}/g)) {
            const other = place(node, index, index + word.length);
            if (Math.abs(other.top - named.top) < 3)
                found.push([node.data, index < at ? other.left < named.left : named.left < other.left]);
        }
    }
    return found;
}"""
"""Return each visible text with a name, and whether the words before and after the name are on their sides of it."""


@pytest.mark.parametrize(
    ("wanted", "language", "tag"),
    [
        (["de-AT", "en"], "de", "de"),
        (["fr-CA", "pl-PL", "en"], "pl", "pl"),
        (["zh-TW"], "zh", "zh-CN"),
        (["en-US", "de"], "en", "en-GB"),
        (["fr", "ja"], "en", "en-GB"),
    ],
)
async def test_the_browser_chooses_the_language(visitors: Visitors, wanted: list[str], language: str, tag: str) -> None:
    anna = await visitors()
    await anna.page.add_init_script(f"Object.defineProperty(navigator, 'languages', {{ value: {wanted} }})")
    await anna.opens()
    await expect(anna.button(message(language, "start.choice.settings"), exact=False)).to_be_visible()
    await expect(anna.page.locator("html")).to_have_attribute("lang", tag)


async def test_the_settings_change_the_language_at_once_and_for_the_next_visit(visitors: Visitors) -> None:
    anna = await visitors()
    await anna.opens()
    await anna.page.evaluate("document.body.dataset.before = ''")
    await anna.presses("Settings", exact=False)
    dialog = anna.page.get_by_role("dialog")
    for name, language in NAMES.items():
        await anna.page.get_by_role("radio", name=name, exact=True).check()
        await expect(dialog).to_have_accessible_name(message(language, "settings.title"))
        await expect(dialog.get_by_role("heading", level=2)).to_have_text(message(language, "settings.title"))
        await expect(anna.page.locator("h2#games")).to_have_text(message(language, "start.games-title"))
    await expect(anna.page.locator("html")).to_have_attribute("lang", "es")
    await expect(anna.page.locator("body[data-before]")).to_be_visible()
    await anna.opens()
    await expect(anna.page.locator("h2#games")).to_have_text(message("es", "start.games-title"))
    await anna.presses(message("es", "start.choice.settings"), exact=False)
    await expect(anna.page.get_by_role("radio", name="Español", exact=True)).to_be_checked()
    await anna.page.get_by_role("radio").first.check()  # the browser's
    await expect(anna.page.locator("h2#games")).to_have_text("Choose a game")


async def test_the_language_that_is_chosen_last_is_used_even_if_another_one_takes_longer(visitors: Visitors) -> None:
    anna = await visitors()
    await anna.opens()
    asked, released = asyncio.Event(), asyncio.Event()

    async def hold(route: Route) -> None:
        asked.set()
        await released.wait()
        await route.continue_()

    await anna.page.route("**/text/messages/de.js", hold)
    await anna.presses("Settings", exact=False)
    dialog = anna.page.get_by_role("dialog")
    await anna.page.get_by_role("radio", name="Deutsch").check()
    await asked.wait()
    await anna.page.get_by_role("radio", name="Polski").check()
    await expect(dialog).to_have_accessible_name(message("pl", "settings.title"))
    released.set()
    await anna.page.evaluate("import(new URL('text/messages/de.js', document.baseURI).href).then(() => null)")
    await expect(dialog).to_have_accessible_name(message("pl", "settings.title"))
    await expect(anna.page.locator("html")).to_have_attribute("lang", "pl")


async def test_a_language_that_cannot_be_loaded_changes_nothing(visitors: Visitors) -> None:
    anna = await visitors()
    await anna.opens()
    anna.expects(re.compile("ERR_FAILED|Failed to load resource"))
    await anna.page.route("**/text/messages/de.js", lambda route: route.abort())
    await anna.presses("Settings", exact=False)
    await anna.page.get_by_role("radio", name="Deutsch").check()
    await anna.sees(message("en", "page.language-not-loaded"))
    await expect(anna.page.get_by_role("dialog")).to_have_accessible_name("Settings")
    await anna.page.unroute("**/text/messages/de.js")
    await anna.opens()
    await expect(anna.page.locator("h2#games")).to_have_text(message("de", "start.games-title"))


async def test_a_leg_goes_on_in_another_language(visitors: Visitors, players: type[Player]) -> None:
    anna, ben = await visitors(), players("Ben")
    await meet(ben, anna, number=SHORT, role="minimizer")
    await begin_with(ben, anna)
    await has_turn(anna)
    board = anna.page.get_by_role("tree")
    await expect(board).to_have_accessible_name(message("en", "leg.tree", "family_tree"))
    await anna.presses("Room")
    await anna.answers("Settings")
    await anna.page.get_by_role("radio", name="Deutsch").check()
    await anna.presses(message("de", "page.close"))
    await expect(board).to_have_accessible_name(message("de", "leg.tree", "family_tree"))
    await expect(anna.page).to_have_title(re.compile(message("de", "page.your-turn")))
    await expect(anna.button(message("de", "room.menu"))).to_be_visible()
    await anna.keys("ArrowRight")
    await anna.presses(message("de", "leg.play", "family_tree"))
    await ben.until(lambda: ben.room.view is not None and ben.room.view.ply == 1, "the move")
    await move(ben)
    assert ben.room.view is not None
    await ben.do("offer", match=1, what="takeback", leg=1, ply=ben.room.view.ply)
    for language in ("de", "zh", "en"):
        await choose(anna, language)
        notice = anna.page.locator(".notice").filter(has_text="Ben")
        await expect(notice.get_by_role("button", name=message(language, DECLINE), exact=True)).to_be_visible()


async def test_a_link_is_opened_in_the_language_of_the_browser(visitors: Visitors, players: type[Player]) -> None:
    ben, anna = players("Ben"), await visitors(None, screen=GERMAN)
    await ben.come(f"ws://{anna.address}/")
    await ben.do("create_room", game="patriarch")
    await anna.opens(f"/{(await ben.sees(1)).room}")
    await expect(anna.page.get_by_label(message("de", "player_name.label"))).to_be_visible()
    await anna.page.get_by_label(message("de", "player_name.label")).fill("Anna")
    await anna.presses(message("de", "start.join"))
    await expect(anna.button(message("de", "match.i-am-ready"))).to_be_visible()


async def test_only_the_files_of_the_chosen_language_are_loaded(visitors: Visitors) -> None:
    anna, ben = await visitors(), await visitors("Ben", screen=GERMAN)
    for visitor in (anna, ben):
        await empty_cache(visitor)
        await visitor.opens()
        await visitor.page.wait_for_load_state("networkidle")
    await play_alone(anna)
    assert not [url for url in anna.requests if TRANSLATION.search(url)]
    files = await loaded_files(ben.page)
    found = {each[1] for file in files if (each := TRANSLATION.search(file.url)) is not None}
    assert found == {"de"}
    assert sum(file.size for file in files) <= 240 * 1024, files


async def test_a_name_from_right_to_left_leaves_the_rest_in_order(visitors: Visitors, players: type[Player]) -> None:
    anna, ben = await visitors(), players(HEBREW)
    await meet(ben, anna, number=SHORT, role="minimizer")
    await begin_with(ben, anna)
    await play(anna)
    await anna.sees(HEBREW)
    await move(ben)
    assert ben.room.view is not None
    await ben.do("offer", match=1, what="takeback", leg=1, ply=ben.room.view.ply)
    await anna.sees(f"{HEBREW} asks to take a move back.")
    places = await anna.page.evaluate(PLACES, HEBREW)
    assert len(places) > 1
    assert [text for text, is_in_order in places if not is_in_order] == []
