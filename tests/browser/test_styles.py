"""A screen looks the same whichever screens were visited before it."""

import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visitors
from tests.browser.playing import SHORT
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")

Steps = Callable[[Visitor], Awaitable[None]]
Styles = dict[str, list[int]]
"""Hashes of computed styles, by element (its tag and classes, after those of its ancestors)."""

STYLES = r"""() => {
    document.activeElement?.blur();
    // Sizes follow from the text, which may come late; a variable matters only where a property uses it.
    const other = /^--|width|height|size|inset|origin|content|grid-template|^(?:top|right|bottom|left|d)$/;
    const names = [...getComputedStyle(document.body)].filter((name) => !other.test(name));
    const found = {};
    const visit = (element, path) => {
        const style = getComputedStyle(element);
        const values = names.map((name) => style.getPropertyValue(name)).join();
        let hash = 0;
        for (let at = 0; at < values.length; at += 1) hash = (Math.imul(hash, 31) + values.charCodeAt(at)) | 0;
        if (!(found[path] ??= []).includes(hash)) found[path].push(hash);
        for (const child of element.children)
            visit(child, `${path} > ${child.tagName}.${child.getAttribute("class") ?? ""}`);
    };
    visit(document.body, "");
    return found;
}"""

LOADED = """() => Promise.all([...document.querySelectorAll("link[rel=stylesheet]")]
    .filter((link) => link.sheet === null)
    .map((link) => new Promise((done) => link.addEventListener("load", done))))"""

PLAY_ALONE = """async ([game, number]) => {
    const {playAlone} = await import(new URL("screens/room.js", document.baseURI).href);
    playAlone(number, {game, options: {}});
}"""


async def start(visitor: Visitor) -> None:
    await expect(visitor.page.get_by_role("heading", name="Turnabout")).to_be_visible()


def dialog(button: str) -> Steps:
    async def steps(visitor: Visitor) -> None:
        await visitor.presses(button, exact=False)
        await expect(visitor.page.get_by_role("dialog")).to_be_visible()

    return steps


def alone(game: str) -> Steps:
    async def steps(visitor: Visitor) -> None:
        await visitor.page.evaluate(PLAY_ALONE, [game, 11])
        await expect(visitor.page.locator(".leg")).to_be_visible()

    return steps


async def waiting(visitor: Visitor) -> None:
    await visitor.presses("Play a friend", exact=False)
    await visitor.presses("Open the room")
    await visitor.sees("Your room is open")


async def result(visitor: Visitor) -> None:
    """Give up a game alone, and see how it ended."""
    await visitor.page.evaluate(PLAY_ALONE, ["family-tree", SHORT])
    await visitor.sees("your turn")
    await visitor.presses("Game")
    await visitor.answers("Give this game up")
    await visitor.answers("Give it up")
    await visitor.sees("You gave this game up")


async def replay(visitor: Visitor) -> None:
    await result(visitor)
    await visitor.presses("Watch again")
    await expect(visitor.page.get_by_role("slider")).to_be_visible()


SCREENS: dict[str, Steps] = {
    "start": start,
    "how to play": dialog("How to play"),
    "waiting": waiting,
    "family tree": alone("family-tree"),
    "high scores": dialog("High scores"),
    "happy graphs": alone("happy-graphs"),
    "standings": dialog("Standings"),
    "result": result,
    "poker solitaire": alone("poker-solitaire"),
    "replay": replay,
    "settings": dialog("Settings"),
    "grandma's game": alone("grandmas-game"),
    "find a game": dialog("Find a game"),
    "records": dialog("Watch a match again"),
}


async def test_a_screen_looks_the_same_whichever_were_visited_before_it(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    await anna.page.emulate_media(reduced_motion="reduce")
    there = await visited(anna, list(SCREENS))
    back = await visited(anna, list(reversed(SCREENS)))
    different = [
        f"{screen}: {element}"
        for screen, elements in there.items()
        for element, styles in elements.items()
        if element in back[screen] and sorted(styles) != sorted(back[screen][element])
    ]
    assert not different, "\n".join(different[:20])


async def visited(visitor: Visitor, screens: list[str]) -> dict[str, Styles]:
    """Visit screens without loading the page again; return the styles of each."""
    await visitor.opens()
    found: dict[str, Any] = {}
    for screen in screens:
        await SCREENS[screen](visitor)
        await visitor.page.evaluate(LOADED)
        await visitor.page.mouse.move(0, 0)
        found[screen] = await visitor.page.evaluate(STYLES)
        await to_start(visitor)
    return found


async def to_start(visitor: Visitor) -> None:
    """Go back to the start screen from any screen, without loading the page."""
    while await visitor.page.get_by_role("dialog").count():
        await visitor.keys("Escape")
    await visitor.page.evaluate(
        """async () => {
            for (const name of Object.keys(localStorage)) if (/room/.test(name)) delete localStorage[name];
            const at = (name) => import(new URL(name, document.baseURI).href);
            (await at("app.js")).show((await at("screens/start.js")).startScreen());
        }"""
    )
    await expect(visitor.page.get_by_role("heading", name=re.compile("Turnabout"))).to_be_visible()
