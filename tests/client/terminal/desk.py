"""The whole terminal program on a real Textual screen without a terminal."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

from textual.pilot import Pilot

from client.net.address import ServerAddress
from client.profile.identity import Profile, open_profile
from client.room.entry_request import Errand
from client.terminal.app import TurnaboutApp
from client.text.enter_guard import Clock
from client.text.glyphs import UNICODE, Glyphs
from tests.patience import PATIENCE


class Desk:
    """The program and the keyboard in front of it."""

    def __init__(self, app: TurnaboutApp, pilot: Pilot[None]) -> None:
        self.app = app
        self._pilot = pilot

    def text(self) -> str:
        """Return the text on the screen, without trailing spaces; spaces at which no line breaks look like others."""
        lines = [strip.text.rstrip() for strip in self.app.screen._compositor.render_strips()]
        return "\n".join(lines).replace("\xa0", " ")

    async def sees(self, *texts: str) -> str:
        """Wait until all texts are on the screen, and return the screen."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not all(text in (screen := self.text()) for text in texts):
                    await self._pilot.pause()
        except TimeoutError:
            raise AssertionError(f"{texts} never came; there is:\n{self.text()}") from None
        return screen

    async def gone(self, text: str) -> None:
        """Wait until a text is no longer on the screen."""
        async with asyncio.timeout(PATIENCE):
            while text in self.text():
                await self._pilot.pause()

    async def press(self, *keys: str) -> None:
        """Press keys."""
        await self._pilot.press(*keys)

    async def type(self, text: str) -> None:
        """Type a text."""
        await self._pilot.press(*text)

    async def resize(self, columns: int, lines: int) -> None:
        """Resize the terminal."""
        await self._pilot.resize_terminal(columns, lines)

    async def click(self, x: int, y: int) -> None:
        """Click on a cell."""
        await self._pilot.click(offset=(x, y))


@asynccontextmanager
async def at_desk(
    home: Path,
    errand: Errand | None = None,
    *,
    name: str | None = "Anna",
    size: tuple[int, int] = (80, 24),
    glyphs: Glyphs = UNICODE,
    server: ServerAddress | None = None,
    profile: str = "default",
    clock: Clock | None = None,
    follows: bool = False,
) -> AsyncIterator[Desk]:
    """Start the program; a server for playing alone and against the computer is given.

    Without a `clock`, each screen counts as shown long enough for a key. `follows`: the start screen asks the servers
    for the player's games.
    """
    clock = clock or count().__next__
    app = TurnaboutApp(
        profile_at(home, name, profile), home, glyphs, errand, server=server, clock=clock, follows=follows
    )
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Desk(app, pilot)


def profile_at(home: Path, name: str | None = "Anna", called: str = "default") -> Profile:
    """Return the profile of the program's player, with a name unless it is None."""
    profile = open_profile(called, within=home)
    if name is not None:
        profile.remember(name=name)
    return profile
