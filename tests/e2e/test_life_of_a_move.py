"""The page about the server's code: a move takes the path that it shows, and the places that it names exist."""

import asyncio
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

from server.app import running
from server.config import Settings
from tests.e2e.play import Player, begin_leg, host_and_join
from tests.e2e.steps import make_move

SERVER = Path(__file__).parents[2] / "server"
PAGE = (SERVER / "README.md").read_text("utf-8")
STEP = re.compile(r"^\| \d+ \| \[(\S+)\]\(\1\) \| `([\w.]+)` \|", re.MULTILINE)


def section(title: str) -> str:
    """Return the text under a heading."""
    return PAGE.split(f"### {title}\n")[1].split("\n### ")[0]


class Calls:
    """The order in which functions are called first; a function is a file of the server and a qualified name."""

    def __init__(self) -> None:
        self.order: dict[tuple[str, str], None] = {}

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(f"{SERVER}/"):
            self.order[code.co_filename.removeprefix(f"{SERVER}/"), code.co_qualname] = None


async def test_a_move_takes_the_path_that_the_page_shows(tmp_path: Path, players: Callable[..., Player]) -> None:
    steps = STEP.findall(section("The life of a move"))
    assert len(steps) > 10
    host, friend, calls = players("Ada"), players("Béla"), Calls()
    async with running(Settings(data_dir=tmp_path, host="127.0.0.1", port=0, thinkers=1), asyncio.Event()) as port:
        await host_and_join(f"ws://127.0.0.1:{port}/", host, friend, number=5)
        await begin_leg(host, friend)
        sys.setprofile(calls)
        try:
            await make_move(host, friend)
        finally:
            sys.setprofile(None)
        await host.go()
        await friend.go()
    called = list(calls.order)
    assert [step for step in steps if step not in called] == []
    assert sorted(steps, key=called.index) == steps


def test_the_page_shows_every_folder() -> None:
    shown = set(re.findall(r"^\| \[(\w+)/\]", section("Folders"), re.MULTILINE))
    folders = {path.name for path in SERVER.glob("[!_]*") if any(path.glob("[!_]*"))}
    assert shown == folders


def test_the_functions_named_beside_the_steps_exist() -> None:
    names = re.findall(r"`([A-Z]\w+)\.(\w+)`", PAGE.split("## How the server works\n")[1])
    source = "\n".join(path.read_text("utf-8") for path in SERVER.rglob("*.py"))
    for owner, function in names:
        assert re.search(rf"^class {owner}\b.*?^    (async )?def {function}\(", source, re.MULTILINE | re.DOTALL), owner
