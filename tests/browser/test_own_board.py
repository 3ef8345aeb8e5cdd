"""An installed game package has its own board for browsers."""

import os
from pathlib import Path

import pytest

from tests.browser.conftest import Visitors
from tests.contract.installing import install, turnabout
from tests.e2e.play import ServerProcess

pytestmark = pytest.mark.asyncio(loop_scope="session")
BOARD = """
import { generic } from "../../games/generic/game.js";
import { infoOf } from "../../games/catalog.js";
import { html } from "../../vendor/lit-html.js";

export const GAME = {
  ...generic(infoOf("two-words")),
  leg: async () => ({
    legView: (model) => html`<p>A board of its own, with ${model.room.view.hand.length} cards in hand.</p>`,
    legKey: () => false,
    closeLeg() {},
  }),
};
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package whose manifest names a folder for browsers."""
    turnabout(dict(os.environ), "new-game", "two-words", "--directory", str(tmp_path))
    package = tmp_path / "turnabout-two-words"
    manifest = package / "turnabout_two_words" / "manifest.py"
    text = manifest.read_text(encoding="utf-8")
    assert text.count("    view=") == 1
    manifest.write_text(text.replace("    view=", '    web="turnabout_two_words:board",\n    view='), encoding="utf-8")
    return package


async def test_a_board_comes_from_the_package_of_the_game(visitors: Visitors, package: Path, tmp_path: Path) -> None:
    board = package / "turnabout_two_words" / "board"
    board.mkdir()
    (board / "game.js").write_text(BOARD, encoding="utf-8")
    environment = install(package, tmp_path / "site")
    server = ServerProcess(tmp_path / "data", {"PYTHONPATH": environment["PYTHONPATH"], "TURNABOUT_LIMITS": "off"})
    await server.start()
    try:
        anna = await visitors("Anna", f"127.0.0.1:{server.port}")
        await anna.opens()
        await anna.presses("Play the computer", exact=False)
        await anna.page.get_by_role("radio", name="Two Words").check()
        await anna.presses("Play")
        await anna.sees("A board of its own, with 5 cards in hand.")
        await anna.goes()
    finally:
        await server.stop()


@pytest.mark.parametrize(
    ("files", "error"),
    [((), "The folder turnabout_two_words:board of two-words cannot be read"), (("x.js",), "has no game.js")],
)
async def test_a_server_says_which_board_cannot_be_served(
    package: Path, tmp_path: Path, files: tuple[str, ...], error: str
) -> None:
    board = package / "turnabout_two_words" / "board"
    for name in files:
        board.mkdir()
        (board / name).write_text("")
    done = turnabout(install(package, tmp_path / "site"), "serve", "--port", "0", "--data-dir", str(tmp_path / "data"))
    assert done.returncode == 1 and error in done.stderr
    assert "Traceback" not in done.stderr
