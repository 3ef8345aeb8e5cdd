"""What the browser client costs who opens it: bytes, requests, and time, in a real Chromium where there is one."""

import statistics
from functools import partial

from playwright.async_api import Browser, async_playwright

from server.net.web import read
from tests.bench import largest_tree
from tests.browser import chromium
from tests.browser.first_load import loaded_files, play_alone
from tests.browser.playing import has_turn
from tests.browser.visitor import visit
from tests.e2e.play import Player, begin_leg, host_and_join, moves_of

RUNS = 5
LEGS, GROWING = 5, 9
"""So many legs are played, each watched from so many moves before its tree is the largest."""

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
    while (window.shown.length <= known) await new Promise((done) => requestAnimationFrame(done));
    await window.rest();
};
window.rest = () => Promise.allSettled(document.getAnimations().map((each) => each.finished));
let last = null;
window.WebSocket = class extends WebSocket {
    constructor(...how) {
        super(...how);
        this.addEventListener("message", () => {
            const frame = { came: performance.now(), changed: null };
            last = frame;
            requestAnimationFrame(() => {
                if (frame.changed === null) return;
                // What is posted in a frame runs when its style, layout and paint are done.
                scheduler.postTask(() => window.shown.push({
                    script: frame.changed - frame.came,
                    painted: performance.now() - frame.came,
                }), { priority: "user-blocking" });
            });
        });
    }
};
new MutationObserver((records) => {
    const inTree = ({ target }) => (target instanceof Element ? target : target.parentElement)?.closest("[role=tree]");
    if (last !== null && records.some(inTree)) last.changed = performance.now();
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""
"""Notes for each frame that changed the tree when its script was done, and when it was painted, in ms after it came."""


def whole_kib() -> float:
    """Return what all files that pages load come to, compressed, in KiB: of modules, these are the bundles."""
    files = read().files
    loaded = [
        file
        for path, file in files.items()
        if not path.endswith((".js", ".css", ".map")) or f"{path}.map" in files or path == "all.css"
    ]
    return sum(len(file.packed or file.body) for file in loaded) / 1024


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
            figures |= await _updates(browser, f"127.0.0.1:{port}")
        finally:
            await browser.close()
    return figures


async def _first_load(browser: Browser, origin: str) -> dict[str, float]:
    """Open the page several times, and play a game alone on the last one."""
    interactive = []
    for run in range(RUNS):
        visitor = await visit(browser, origin, "Anna")
        await visitor.context.add_init_script(INTERACTIVE)
        await visitor.opens()
        interactive.append(float(await visitor.page.evaluate("window.interactive")))
        if run + 1 < RUNS:
            await visitor.context.close()
    await play_alone(visitor)
    files = await loaded_files(visitor.page)
    await visitor.context.close()
    return {
        "first_load_kib": sum(file.size for file in files) / 1024,
        "first_load_requests": len(files),
        "first_screen_requests": sum(file.began <= interactive[-1] for file in files),
        "interactive_ms": statistics.median(interactive),
    }


async def _updates(browser: Browser, server: str) -> dict[str, float]:
    """Return the times from the frame of another player's move to its picture, on the largest tree."""
    taken: list[dict[str, float]] = []
    for _ in range(LEGS):
        taken += await _leg(browser, server)
    painted = sorted(each["painted"] for each in taken)
    return {
        "move_shown_ms": statistics.median(painted),
        "move_shown_p95_ms": painted[round(0.95 * (len(painted) - 1))],
        "move_script_ms": statistics.median(each["script"] for each in taken),
    }


async def _leg(browser: Browser, server: str) -> list[dict[str, float]]:
    """Play a leg up to the largest tree; return the times of the other player's moves from there on."""
    every, first = largest_tree.moves(), largest_tree.plies() - GROWING
    ben, anna = Player("Ben"), Player("Anna")
    code = await host_and_join(f"ws://{server}/", ben, anna, number=largest_tree.NUMBER, role="maximizer")
    await begin_leg(ben, anna)
    for ply in range(first):
        made = await (ben, anna)[ply % 2].do("move", **moves_of(ben.room), move=every[ply])
        await ben.sees(made.version)
    await anna.go()
    visitor = await visit(browser, f"http://{server}", "Anna", key=anna.key)
    await visitor.context.add_init_script(SHOWN)
    await visitor.opens(f"/{code}")
    await visitor.page.get_by_role("tree").wait_for()
    for ply in range(first, len(every) - 1):
        target = every[ply].partition(">")[2]
        if ply % 2 == ben.seat:
            await visitor.page.evaluate("window.known = window.shown.length")
            made = await ben.do("move", **moves_of(ben.room), move=every[ply])
            await ben.sees(made.version)
            await visitor.page.evaluate("window.more(window.known)")
            await visitor.page.evaluate("window.others = [...(window.others ?? []), window.shown[window.known]]")
        else:
            await has_turn(visitor)
            await visitor.keys(*target, "Enter")
            await ben.until(partial(_has_ply, ben, ply + 1), "Anna's move")
            await visitor.page.evaluate("window.rest()")
    others: list[dict[str, float]] = await visitor.page.evaluate("window.others")
    await ben.go()
    await visitor.context.close()
    return others


def _has_ply(player: Player, ply: int) -> bool:
    """Tell whether a player has been shown as many moves."""
    return player.room.view is not None and player.room.view.ply >= ply
