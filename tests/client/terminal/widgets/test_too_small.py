from pathlib import Path

import pytest

from client.text.messages import program as program_text
from tests.client.terminal.desk import at_desk

SCREENS = {"start": "", "host": "h", "join": "j", "name": "n", "rules": "p"}


@pytest.mark.parametrize("key", SCREENS.values(), ids=SCREENS)
@pytest.mark.parametrize("size", [(79, 24), (80, 23), (40, 8)])
async def test_every_screen_asks_a_terminal_that_is_too_small_to_grow(
    tmp_path: Path, key: str, size: tuple[int, int]
) -> None:
    async with at_desk(tmp_path) as desk:
        await desk.sees("T U R N A B O U T")
        await desk.type(key)
        full = await desk.sees("Enter go" if key != "p" else "Esc back")
        await desk.resize(*size)
        await desk.gone("Esc")
        assert " ".join(desk.text().split()) == program_text.terminal_too_small(
            columns=80, lines=24, width=size[0], height=size[1]
        )
        await desk.resize(80, 24)
        await desk.sees(full)


async def test_a_screen_that_is_uncovered_on_a_small_terminal_asks_too(tmp_path: Path) -> None:
    async with at_desk(tmp_path) as desk:
        await desk.press("h")
        await desk.sees("Game number")
        await desk.resize(60, 20)
        await desk.press("escape")
        await desk.gone("Game number")
        await desk.sees("Turnabout needs", "This one has 60 and 20.")
        await desk.press("j")
        await desk.resize(100, 30)
        await desk.sees("Address and code")
