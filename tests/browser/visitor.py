"""A visitor with their own browser, which records all errors."""

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
"""The messages of Chromium when a server can't be reached."""
WORKER_BLOCKED = re.compile("Service Worker registration blocked by Playwright")

expect.set_options(timeout=1000 * PATIENCE)


class Visitor:
    """A visitor on a page of the server, with a person's actions and view.

    `troubles` are the problems on all pages: errors, warnings, refusals by the content security policy, and every
    request to another server. The problems that a test causes are passed to `expects`.
    """

    def __init__(self, name: str, context: BrowserContext, page: Page, origin: str) -> None:
        self.name = name
        self.context = context
        self.page = page
        self.origin = origin
        self.troubles: list[str] = []
        self.requests: list[str] = []
        self.has_clock = False
        self._expected = [WORKER_BLOCKED]
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
        """The server's address, as it is typed."""
        return self.origin.removeprefix("http://")

    @property
    def code(self) -> str:
        """The code of the page's room."""
        return urlsplit(self.page.url).path.removeprefix("/")

    async def opens(self, path: str = "/") -> None:
        """Open a page of the server in place of the current one."""
        await self.page.goto(f"{self.origin}{path}")

    async def install_clock(self) -> None:
        """Install a clock that `page.clock` stops and moves; the browser is not reused after that."""
        self.has_clock = True
        await self.page.clock.install()

    async def goes(self) -> None:
        """Close the page; the browser's later problems are ignored."""
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
        """Type into a field, replacing its text."""
        await self.page.get_by_role("textbox", name=label).fill(text)

    async def keys(self, *keys: str) -> None:
        """Press keys one by one, like a person who looks at the screen first."""
        for key in keys:
            if key in ("Enter", "Space"):
                await expect(self.page.locator("html")).not_to_have_attribute("data-unseen", "")
            await self.page.keyboard.press(key)

    def button(self, name: str | re.Pattern[str], *, exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    async def sees(self, *texts: str | re.Pattern[str]) -> None:
        """Wait until all texts are visible."""
        for text in texts:
            await expect(self._seen(text).first).to_be_visible()

    async def sees_no(self, *texts: str | re.Pattern[str]) -> None:
        """Wait until no text is visible."""
        for text in texts:
            await expect(self._seen(text)).to_have_count(0)

    def _seen(self, text: str | re.Pattern[str]) -> Locator:
        """Return the visible places of a text, without texts for screen readers only."""
        return self.page.get_by_text(text).filter(visible=True).and_(self.page.locator(":not([role=status])"))

    async def hears(self, text: str | re.Pattern[str]) -> None:
        """Wait until a text is announced to screen readers."""
        await expect(self.page.get_by_role("status").filter(has_text=text).first).to_be_attached()

    def expects(self, pattern: re.Pattern[str]) -> None:
        """Ignore messages of a pattern from now on, because the test causes them."""
        self._expected.append(pattern)

    def forgive(self) -> None:
        """Forget all recorded problems."""
        self.troubles = []

    async def trouble(self) -> list[str]:
        """Wait until there is a problem, and return all."""
        async with asyncio.timeout(PATIENCE):
            await self._went_wrong.wait()
        self._went_wrong.clear()
        return self.troubles

    async def fits_across(self) -> None:
        """Check that the page does not scroll sideways."""
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
    """Return a script that stores a name, settings and a key in a browser, unless it has others already."""
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
    has_worker: bool = False,
) -> Visitor:
    """Return a visitor with a new browser that stores a name (unless None) and settings.

    `has_worker`: the browser runs the service worker. It would store all files for each of these new browsers.
    """
    return await _at_a_page(await _as_new(browser, screen, has_worker), origin, name, key, settings)


async def _as_new(browser: Browser, screen: dict[str, Any], has_worker: bool = False) -> BrowserContext:
    context = await browser.new_context(**screen, service_workers="allow" if has_worker else "block")
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
    """New and reused browsers; a reused one has forgotten its previous visitor.

    Most of the time for a page goes into creating a browser, and into loading and parsing the client. A reused browser
    saves both, like the browser of a returning visitor. A visitor without a name, or with a worker, gets a new one.
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
        has_worker: bool = False,
    ) -> Visitor:
        """Return a visitor with a browser that stores a name (unless None) and settings."""
        if name is None or has_worker:
            how: Any = {"key": key, "settings": settings, "screen": screen, "has_worker": has_worker}
            return await visit(self._running, origin, name, **how)
        free = self._free.setdefault(repr(screen), [])
        # keep a page of the server open, so that the process that renders it is not started again for the next visitor
        kept = free.pop() if free else await (await _as_new(self._running, screen)).new_page()
        if not kept.url.startswith(f"{origin}/"):
            await kept.goto(f"{origin}/healthz")
        await kept.evaluate("localStorage.clear()")
        self._taken[kept.context] = repr(screen), kept
        return await _at_a_page(kept.context, origin, name, key, settings)

    async def leave(self, visitor: Visitor) -> None:
        """Close a visitor's pages; keep the browser for another visitor, unless it was a new one."""
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
