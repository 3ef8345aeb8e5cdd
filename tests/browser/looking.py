"""Looking at a screen as it is: on a desk and a phone, in light and dark, with axe; and keeping pictures of it.

With TURNABOUT_SHOTS=DIRECTORY every screen that is looked at is kept there as a picture of each kind.
"""

import os
from pathlib import Path
from typing import Any

from playwright.async_api import Page, ViewportSize, expect

from tests.browser.visitor import Visitor

AXE = Path(__file__).parents[1] / "web/node_modules/axe-core/axe.min.js"
SIZES: dict[str, ViewportSize] = {"desk": {"width": 1280, "height": 800}, "phone": {"width": 360, "height": 740}}
LOOKS = [("desk", "light"), ("phone", "dark")]
"""What every screen is looked at in; pictures are taken in the rest too."""
MORE_LOOKS = [("phone", "light"), ("desk", "dark")]
SHOTS = os.environ.get("TURNABOUT_SHOTS")

RUN = """async () => {
    const told = ({id, help}, {html, failureSummary}) => [`${id}: ${help}`, html, failureSummary].join("\\n    ");
    const {violations} = await axe.run(document, {resultTypes: ["violations"]});
    return violations.flatMap((each) => each.nodes.map((node) => told(each, node)));
}"""


DEPENDS_ON_VISITS = """async () => {
    // The sheets are loaded under addresses of their own, so that the page never takes them for sheets that it loaded.
    const {SHEETS} = await import(new URL("app.js", document.baseURI).href);
    const paths = SHEETS.map((sheet) => new URL(sheet, document.baseURI).pathname);
    const place = (link) => paths.indexOf(new URL(link.href).pathname);
    const loaded = () => [...document.querySelectorAll("link[rel=stylesheet]")];
    const missing = SHEETS.map((_, at) => at).filter((at) => !loaded().some((link) => place(link) === at));
    const others = missing.map((at) => {
        const link = document.createElement("link");
        link.rel = "stylesheet";
        link.href = new URL(`${SHEETS[at]}#other`, document.baseURI).href;
        document.head.insertBefore(link, loaded().find((other) => place(other) > at) ?? null);
        return link;
    });
    await Promise.all(others.map((link) => new Promise((done) => { link.onload = link.onerror = done; })));
    const elements = [...document.body.querySelectorAll("*")];
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith("--"));
    const styles = () => elements.flatMap((element) => [null, "::before", "::after"].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const there = part === null || style.content !== "none";
        return there ? [[element, part, names.map((name) => style.getPropertyValue(name))]] : [];
    }));
    const all = styles();
    for (const link of others) link.disabled = true;
    const alone = styles();
    for (const link of others) link.remove();
    if (all.length !== alone.length) return [`${all.length - alone.length} more ::before and ::after with every sheet`];
    return all.flatMap(([element, part, values], at) => names.flatMap((name, which) => {
        const [every, own] = [values[which], alone[at][2][which]];
        if (own === every) return [];
        return [`${element.outerHTML.slice(0, 90)}${part ?? ""}: ${name} is ${own}, with every sheet ${every}`];
    }));
}"""
"""Compares every computed style as the screen is with the same if all other stylesheets are loaded too."""


async def faults(page: Page) -> list[str]:
    """Return what axe finds wrong on a page: the rule, the element, what would be right."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text())
    found: Any = await page.evaluate(RUN)
    return [str(each) for each in found]


async def styles_of_others(page: Page) -> list[str]:
    """Return what stylesheets of other screens change on this one: they stay loaded after their screen was visited."""
    found: Any = await page.evaluate(DEPENDS_ON_VISITS)
    return [str(each) for each in found][:20]


async def look(visitor: Visitor, screen: str) -> None:
    """Hold the screen that is shown to what holds for all, in light and dark, on a desk and a phone."""
    page = visitor.page
    before = page.viewport_size
    assert before is not None
    await expect(page.locator("main, dialog").last).to_be_visible()
    wrong = []
    for size, scheme in LOOKS + (MORE_LOOKS if SHOTS else []):
        await page.set_viewport_size(SIZES[size])
        await page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
        await page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if SHOTS:
            Path(SHOTS).mkdir(parents=True, exist_ok=True)
            await page.screenshot(path=f"{SHOTS}/{screen}-{size}-{scheme}.png")
        await visitor.fits_across()
        if (size, scheme) in LOOKS:
            found = [*await faults(page), *await styles_of_others(page)]
            wrong += [f"{screen}, {size}, {scheme}: {each}" for each in found]
    await page.set_viewport_size(before)
    assert not wrong, "\n".join(wrong)
