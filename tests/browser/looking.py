"""Looking at a screen as it is: on a desk and a phone, in light and dark, in several languages, with axe; and keeping
pictures of it.

With TURNABOUT_SHOTS=DIRECTORY every screen that is looked at is kept there as a picture of each kind.
"""

import os
import re
from pathlib import Path
from typing import Any

from playwright.async_api import Page, ViewportSize, expect

from tests.browser.languages import LONG, MARKS, OTHER, choose, in_an_old_language, outside_the_catalogue
from tests.browser.visitor import Visitor

AXE = Path(__file__).parents[1] / "web/node_modules/axe-core/axe.min.js"
SIZES: dict[str, ViewportSize] = {"desk": {"width": 1280, "height": 800}, "phone": {"width": 360, "height": 740}}
LOOKS = [("desk", "light", "en"), ("phone", "dark", "de")]
"""What every screen is looked at in; pictures are taken in the rest too."""
MORE_LOOKS = [("phone", "light", "en"), ("desk", "dark", "en")]
LANGUAGES = ("es", "pl", "zh")
"""The other languages, in which only the main screens are looked at."""
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


async def look(
    visitor: Visitor, screen: str, *, is_main: bool = False, is_asked: bool = False, kept: str | None = None
) -> None:
    """Check the rules for all screens on the current one: in light and dark, on a desk and a phone, in languages.

    It is left in English. A question, `is_asked`, and an error, `kept`, keep the language in which they were worded.
    """
    page = visitor.page
    before = page.viewport_size
    assert before is not None
    await expect(page.locator("main, dialog").last).to_be_visible()
    wrong = []
    others = [("phone", "dark", language) for language in LANGUAGES] if is_main else []
    for size, scheme, language in (MORE_LOOKS if SHOTS else []) + LOOKS + others:
        await page.set_viewport_size(SIZES[size])
        await page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
        await choose(visitor, language)
        await _picture(page, f"{screen}-{size}-{scheme}-{language}")
        await visitor.fits_across()
        if (size, scheme, language) not in MORE_LOOKS:
            wrong += [f"{screen}, {size}, {scheme}, {language}: {each}" for each in await faults(page)]
    for language in (LONG, OTHER):
        await choose(visitor, language, invented=True)
        await _picture(page, f"{screen}-longer-{language}")
        await visitor.fits_across()
    await expect(page).to_have_title(re.compile(f"^Turnabout$|{MARKS[OTHER]}"))  # it is set a moment later
    if not is_asked:
        found = await outside_the_catalogue(visitor)
        wrong += [f"{screen}: not in the catalogue: {each}" for each in found if kept is None or kept not in each]
    await page.set_viewport_size(before)
    await visitor.fits_across()
    wrong += [f"{screen}: in an old language: {each}" for each in await in_an_old_language(visitor)]
    await choose(visitor, "en")
    assert not wrong, "\n".join(wrong)


async def _picture(page: Page, name: str) -> None:
    if SHOTS:
        Path(SHOTS).mkdir(parents=True, exist_ok=True)
        await page.screenshot(path=f"{SHOTS}/{name}.png")
