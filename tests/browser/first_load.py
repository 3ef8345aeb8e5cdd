"""The first load of the browser client: from opening the start page to the end of a game of Family Tree alone."""

from dataclasses import dataclass
from typing import Any

from playwright.async_api import Page

from tests.browser.playing import SHORT, may_play
from tests.browser.visitor import Visitor

LOADED = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .filter((each) => each.transferSize > 0)  // a file from the cache transfers nothing
    .map((each) => [each.name, each.startTime, each.encodedBodySize])"""


@dataclass(frozen=True)
class Loaded:
    """A file that a page has loaded: its URL, when that began, in ms, and its compressed size in bytes."""

    url: str
    began: float
    size: int


async def empty_cache(visitor: Visitor) -> None:
    """Forget the files that a visitor's browser has loaded."""
    devtools = await visitor.context.new_cdp_session(visitor.page)
    await devtools.send("Network.clearBrowserCache")
    await devtools.detach()


async def loaded_files(page: Page) -> list[Loaded]:
    """Return the files that a page has loaded from the server since it was opened."""
    entries: Any = await page.evaluate(LOADED)
    return [Loaded(*entry) for entry in entries]


async def play_alone(visitor: Visitor) -> None:
    """Play a game alone to its end, on a number with a short one."""
    await visitor.presses("Play alone", exact=False)
    await visitor.types("Game number", str(SHORT))
    await visitor.keys("Enter")
    while await may_play(visitor):
        await visitor.keys("Enter")
    await visitor.presses("Continue")
    await visitor.sees(f"number {SHORT}")
    await visitor.page.wait_for_load_state("networkidle")
