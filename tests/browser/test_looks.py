"""Every screen, on a desk and a phone, in light and dark: axe finds nothing, and nothing makes it scroll sideways."""

import pytest

from tests.browser.conftest import Visitors
from tests.browser.looking import look

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_start(visitors: Visitors) -> None:
    anna = await visitors(None)
    await anna.opens()
    await look(anna, "start")
    await anna.presses("Play a friend", exact=False)
    await look(anna, "name")
    await anna.types("Your name", "Anna")
    await anna.presses("Go in")
    await look(anna, "friend")
    await anna.presses("Cancel")
    for button, screen in [("Play alone", "alone"), ("Play the computer", "computer"), ("Two computers", "computers")]:
        await anna.presses(button, exact=False)
        await look(anna, screen)
        await anna.presses("Cancel")
    await anna.presses("Settings", exact=False)
    await look(anna, "settings")


async def test_door(visitors: Visitors) -> None:
    anna = await visitors(None)
    await anna.opens("/KZ7-4QM2")
    await look(anna, "door")
