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


async def faults(page: Page) -> list[str]:
    """Return the faults that axe finds on a page: the rule, the element, the remedy."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text())
    found: Any = await page.evaluate(RUN)
    return [str(each) for each in found]


async def look(visitor: Visitor, screen: str) -> None:
    """Check the rules for all screens on the current one, in light and dark, on a desk and a phone."""
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
            wrong += [f"{screen}, {size}, {scheme}: {each}" for each in await faults(page)]
    await page.set_viewport_size(before)
    assert not wrong, "\n".join(wrong)
