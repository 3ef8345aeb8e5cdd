"""Somebody with a browser of their own, in which nothing may go wrong unnoticed."""

import asyncio
import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, WebError, expect

from tests.patience import PATIENCE

DESK: Any = {"viewport": {"width": 1280, "height": 800}}
PHONE: Any = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
CONNECTION_LOST = re.compile(r"WebSocket connection to .* failed|ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE")
"""What Chromium itself writes when a server is not there."""

expect.set_options(timeout=1000 * PATIENCE)


class Visitor:
    """Somebody at a page of the server: does what a person does, and sees what a person sees.

    `troubles` are what went wrong in any of the pages: errors, warnings, what the content security policy refused, and
    every request to another server. What a test brings about itself, it `expects`.
    """

    def __init__(self, name: str, context: BrowserContext, page: Page, origin: str) -> None:
        self.name = name
        self.context = context
        self.page = page
        self.origin = origin
        self.troubles: list[str] = []
        self.requests: list[str] = []
        self.has_clock = False
        self._expected: list[re.Pattern[str]] = []
        self._went_wrong = asyncio.Event()
        self._watched: dict[Any, Callable[..., None]] = {
            "console": self._console,
            "weberror": self._weberror,
            "request": self._request,
        }
        for event, told in self._watched.items():
            context.on(event, told)

    @property
    def address(self) -> str:
        """Where the server is, as it is typed."""
        return self.origin.removeprefix("http://")

    @property
    def code(self) -> str:
        """The code of the room whose page this is."""
        return urlsplit(self.page.url).path.removeprefix("/")

    async def opens(self, path: str = "/") -> None:
        """Open a page of the server, in place of the one there is."""
        await self.page.goto(f"{self.origin}{path}")

    async def install_clock(self) -> None:
        """Give the pages a clock that `page.clock` stops and moves; no other visitor gets this browser."""
        self.has_clock = True
        await self.page.clock.install()

    async def goes(self) -> None:
        """Close the page; what happens in the browser from then on is nothing of this visitor's."""
        await self.page.close()
        for event, told in self._watched.items():
            self.context.remove_listener(event, told)
        self._watched = {}

    async def presses(self, button: str | re.Pattern[str], *, exact: bool = True) -> None:
        """Press a button, or follow a link that looks like one."""
        await self.button(button, exact=exact).click()

    async def answers(self, button: str | re.Pattern[str]) -> None:
        """Press a button of the dialog in front."""
        await self.page.get_by_role("dialog").last.get_by_role("button", name=button, exact=True).click()

    async def types(self, label: str | re.Pattern[str], text: str) -> None:
        """Type into a field, in place of what it holds."""
        await self.page.get_by_role("textbox", name=label).fill(text)

    async def keys(self, *keys: str) -> None:
        """Press keys one after another, like a person who looks at the screen first."""
        for key in keys:
            if key in ("Enter", "Space"):
                await expect(self.page.locator("html")).not_to_have_attribute("data-unseen", "")
            await self.page.keyboard.press(key)

    def button(self, name: str | re.Pattern[str], *, exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    async def sees(self, *texts: str | re.Pattern[str]) -> None:
        """Wait until all of these can be seen."""
        for text in texts:
            await expect(self._seen(text).first).to_be_visible()

    async def sees_no(self, *texts: str | re.Pattern[str]) -> None:
        """Wait until none of these can be seen."""
        for text in texts:
            await expect(self._seen(text)).to_have_count(0)

    def _seen(self, text: str | re.Pattern[str]) -> Locator:
        """Return what can be seen of a text: what a screen reader alone is told is not."""
        return self.page.get_by_text(text).filter(visible=True).and_(self.page.locator(":not([role=status])"))

    async def hears(self, text: str | re.Pattern[str]) -> None:
        """Wait until a screen reader is told of a text."""
        await expect(self.page.get_by_role("status").filter(has_text=text).first).to_be_attached()

    def expects(self, pattern: re.Pattern[str]) -> None:
        """Count something that is written as no trouble from now on, since the test brings it about."""
        self._expected.append(pattern)

    def forgive(self) -> None:
        """Forget what went wrong."""
        self.troubles = []

    async def trouble(self) -> list[str]:
        """Return what has gone wrong, once anything has."""
        async with asyncio.timeout(PATIENCE):
            await self._went_wrong.wait()
        self._went_wrong.clear()
        return self.troubles

    async def fits_across(self) -> None:
        """Hold the page to its width: nothing makes it scroll sideways."""
        wide = await self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{self.page.url} is {wide} px wider than the window"

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._trouble(f"{message.type}: {message.text} ({message.location['url']})")

    def _weberror(self, error: WebError) -> None:
        self._trouble(f"error: {error.error}")

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)
        if not request.url.startswith((f"{self.origin}/", "data:", "blob:")):
            self._trouble(f"request to {request.url}")

    def _trouble(self, what: str) -> None:
        if not any(pattern.search(what) for pattern in self._expected):
            self.troubles.append(what)
            self._went_wrong.set()


def remember(name: str, settings: dict[str, str], key: str | None) -> str:
    """Return a script that has a browser know a name, settings and a key from earlier, unless it knows others since."""
    kept = {"name": name, "settings": json.dumps(settings), **({} if key is None else {"key": key})}
    known = json.dumps({f"turnabout:default:{what}": value for what, value in kept.items()})
    keep = f"for (const [name, value] of Object.entries({known})) localStorage[name] ??= value;"
    return f"if (location.protocol === 'http:') {keep}"  # an empty page has no storage


async def visit(
    browser: Browser,
    origin: str,
    name: str | None,
    *,
    key: str | None = None,
    settings: dict[str, str] | None = None,
    screen: dict[str, Any] = DESK,
) -> Visitor:
    """Return somebody with a browser as new, which knows a name (unless None), and what was chosen before."""
    return await _at_a_page(await _as_new(browser, screen), origin, name, key, settings)


async def _as_new(browser: Browser, screen: dict[str, Any]) -> BrowserContext:
    context = await browser.new_context(**screen)
    context.set_default_timeout(1000 * PATIENCE)
    return context


async def _at_a_page(
    context: BrowserContext, origin: str, name: str | None, key: str | None, settings: dict[str, str] | None
) -> Visitor:
    page = await context.new_page()
    if name is not None:
        await page.add_init_script(remember(name, settings or {}, key))
    return Visitor(name or "nobody", context, page, origin)


class Browsers:
    """Browsers as new, and as good as new: one that another had, who has gone, and which knows nothing of them.

    Most of what it takes to look at a page is to make a browser as new, and to fetch and read again what the last one
    has read. As good as new, it does neither, as that of somebody who was there before; who was not, has no name yet.
    """

    def __init__(self, running: Browser) -> None:
        self._running = running
        self._free: dict[str, list[Page]] = {}
        self._taken: dict[BrowserContext, tuple[str, Page]] = {}

    async def visit(
        self,
        origin: str,
        name: str | None,
        *,
        key: str | None = None,
        settings: dict[str, str] | None = None,
        screen: dict[str, Any] = DESK,
    ) -> Visitor:
        """Return somebody with a browser that knows a name (unless None), and what was chosen before."""
        if name is None:
            return await visit(self._running, origin, name, key=key, settings=settings, screen=screen)
        free = self._free.setdefault(repr(screen), [])
        # as long as a page of a server is there, the program that shows it is, and is not begun anew for the next
        kept = free.pop() if free else await (await _as_new(self._running, screen)).new_page()
        if not kept.url.startswith(f"{origin}/"):
            await kept.goto(f"{origin}/healthz")
        await kept.evaluate("localStorage.clear()")
        self._taken[kept.context] = repr(screen), kept
        return await _at_a_page(kept.context, origin, name, key, settings)

    async def leave(self, visitor: Visitor) -> None:
        """Have somebody go; keep the browser for another, unless it was as new."""
        await visitor.goes()
        screen, kept = self._taken.pop(visitor.context, ("", None))
        if kept is None or visitor.has_clock:
            await visitor.context.close()
            return
        for page in visitor.context.pages:
            if page is not kept:
                await page.close()
        await visitor.context.clear_permissions()
        self._free[screen].append(kept)
