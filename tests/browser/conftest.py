"""One Chromium and one server for all tests of a worker; each test has its own visitors."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from tests.browser import chromium
from tests.browser.visitor import Browsers, Visitor
from tests.e2e.play import Player, ServerProcess
from tests.e2e.standing import standing
from tests.required import is_required

Visitors = Callable[..., Awaitable[Visitor]]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """The installed Chromium. Without one, a test is skipped, or fails if browsers are required."""
    path = chromium.find()
    if path is None:
        (pytest.fail if is_required(chromium.SETTING) else pytest.skip)(chromium.MISSING)
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=path, args=[*chromium.ARGUMENTS])
        yield running
        await running.close()


@pytest.fixture(scope="session")
def browsers(browser: Browser) -> Browsers:
    """The browsers that visitors use in turn."""
    return Browsers(browser)


@pytest.fixture(scope="session")
def address(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the server that all tests share; each test creates its own rooms there."""
    with standing(tmp_path_factory.mktemp("browser"), TURNABOUT_HOSTS=chromium.LAN_HOST) as address:
        yield address


@pytest_asyncio.fixture(loop_scope="session")
async def server(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    """A server for one test, which can be killed."""
    process = ServerProcess(tmp_path / "data", {"TURNABOUT_LIMITS": "off"})
    await process.start()
    yield process
    await process.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def visitors(browsers: Browsers, request: pytest.FixtureRequest) -> AsyncIterator[Visitors]:
    """Creates visitors, at the shared server or another; at the end none may have had an error."""
    there: list[Visitor] = []

    async def make(name: str | None = "Anna", at: str | None = None, **how: Any) -> Visitor:
        where = at or request.getfixturevalue("address")
        visitor = await browsers.visit(f"http://{where}", name, **how)
        there.append(visitor)
        return visitor

    yield make
    for visitor in there:
        await browsers.leave(visitor)
    troubles = [f"{visitor.name}: {trouble}" for visitor in there for trouble in visitor.troubles]
    assert not troubles, "\n".join(troubles)


@pytest_asyncio.fixture(loop_scope="session")
async def players() -> AsyncIterator[Callable[..., Player]]:
    """Creates players whose clients the test controls; closes their connections at the end."""
    async with AsyncExitStack() as stack:

        def make(name: str, key: str | None = None) -> Player:
            player = Player(name, key)
            stack.push_async_callback(player.go)
            return player

        yield make
