"""What the browser client costs who opens it: bytes, requests, and time, in a real Chromium where there is one."""

import statistics
from typing import Any

from playwright.async_api import Browser, Page, async_playwright

from server.net.web import read
from tests.browser import chromium
from tests.browser.playing import SHORT, begin_with, may_play, meet, move, play
from tests.browser.visitor import Visitor, visit
from tests.e2e.play import Player

RUNS = 5
MOVES = 12
NUMBER = 5

INTERACTIVE = """
window.interactive = new Promise((done) => {
    const began = setInterval(() => {
        if (!document.querySelector("main button:not([disabled])")) return;
        clearInterval(began);
        requestAnimationFrame(() => done(performance.now()));
    }, 1);
});
"""
"""Notes when there is something to press, painted and without waiting for more, in ms since the page was asked for."""

SHOWN = """
window.shown = [];
window.more = async (known) => {
    while (window.shown.length <= known) await new Promise((done) => setTimeout(done, 5));
};
const tree = () => document.querySelector("[role=tree]")?.outerHTML;
window.WebSocket = class extends WebSocket {
    constructor(...how) {
        super(...how);
        this.addEventListener("message", (event) => {
            const came = performance.now();
            if (!event.data.startsWith("{") || JSON.parse(event.data).type !== "room") return;
            const before = tree();
            if (before === undefined) return;
            const look = () => {
                if (tree() === before) return performance.now() - came < 2000 && requestAnimationFrame(look);
                const { port1, port2 } = new MessageChannel();  // what is posted in a frame comes when it is painted
                port1.onmessage = () => window.shown.push(performance.now() - came);
                port2.postMessage(null);
            };
            requestAnimationFrame(look);
        });
    }
};
"""
"""Notes how long after its frame had come each room's tree was another one on the screen, in ms."""

CARRIED = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .map((each) => [each.startTime, each.encodedBodySize])"""


def whole_kib() -> float:
    """Return what all files of the browser client come to, compressed, in KiB."""
    web = read()
    return sum(len(file.packed or file.body) for file in web.files.values()) / 1024


async def measure(port: int) -> dict[str, float]:
    """Return the figures of the browser client at a server, also in a real browser if there is one."""
    figures: dict[str, float] = {"whole_client_kib": whole_kib()}
    path = chromium.find()
    if path is None:
        return figures
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=[*chromium.ARGUMENTS])
        try:
            figures |= await _first_load(browser, f"http://127.0.0.1:{port}")
            figures["move_shown_ms"] = await _moves(browser, f"http://127.0.0.1:{port}")
        finally:
            await browser.close()
    return figures


async def _first_load(browser: Browser, origin: str) -> dict[str, float]:
    """Open the page several times, and play a game alone on the last one."""
    interactive, requests = [], 0
    for run in range(RUNS):
        visitor = await visit(browser, origin, "Anna")
        await visitor.context.add_init_script(INTERACTIVE)
        await visitor.opens()
        interactive.append(float(await visitor.page.evaluate("window.interactive")))
        begun = [start for start, _ in await _carried(visitor.page)]
        requests = max(requests, sum(start <= interactive[-1] for start in begun))
        if run + 1 < RUNS:
            await visitor.context.close()
    await _play_alone(visitor)
    size = sum(size for _, size in await _carried(visitor.page))
    await visitor.context.close()
    return {
        "first_load_kib": size / 1024,
        "first_screen_requests": requests,
        "interactive_ms": statistics.median(interactive),
    }


async def _carried(page: Page) -> list[tuple[float, int]]:
    """Return when each request began, and the bytes of its answer as they came."""
    carried: list[Any] = await page.evaluate(CARRIED)
    return [(float(start), int(size)) for start, size in carried]


async def _play_alone(visitor: Visitor) -> None:
    """Play a game alone to its end, on a number where that comes soon."""
    await visitor.presses("Play alone", exact=False)
    await visitor.types("Game number", str(SHORT))
    await visitor.keys("Enter")
    while await may_play(visitor):
        await visitor.keys("Enter")
    await visitor.presses("Go on")
    await visitor.sees(f"number {SHORT}")
    await visitor.page.wait_for_load_state("networkidle")


async def _moves(browser: Browser, origin: str) -> float:
    """Return the median time from the frame of another's move to the tree with it."""
    visitor, player = await visit(browser, origin, "Anna"), Player("Ben")
    await visitor.context.add_init_script(SHOWN)
    await meet(player, visitor, number=NUMBER, role="maximizer")
    await begin_with(player, visitor)
    for _ in range(MOVES):
        known = await visitor.page.evaluate("window.shown.length")
        await move(player)
        await visitor.page.evaluate("known => window.more(known)", known)
        await play(visitor)
    shown: list[float] = await visitor.page.evaluate("window.shown")
    await player.go()
    await visitor.context.close()
    return statistics.median(shown)
