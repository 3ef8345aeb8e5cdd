"""The first screen loads only what it shows; the rest is loaded while it is shown."""

import json
import subprocess
import sys
from pathlib import Path

from client.terminal.preload import MODULES

_LOAD = """
import asyncio, json, sys
import client.cli.__main__, client.terminal.app, client.terminal.hangup
first = [*sys.modules]
asyncio.run(client.terminal.preload.preload())
print(json.dumps([first, [*sys.modules]]))
"""
_ROOT = Path(__file__).parents[3]


def _load() -> list[set[str]]:
    done = subprocess.run([sys.executable, "-c", _LOAD], capture_output=True, check=True, cwd=_ROOT)
    return [set(names) for names in json.loads(done.stdout)]


def test_the_first_screen_waits_only_for_its_own_modules() -> None:
    first, later = _load()
    assert not first & {*MODULES, "client.line.program", "client.net.frames", "websockets"}
    screens = {name for name in first if name.startswith("client.terminal.screens.")}
    assert screens == {"client.terminal.screens.start"}

    opened = {f"client.terminal.screens.{path.stem}" for path in (_ROOT / "client/terminal/screens").glob("[a-z]*.py")}
    assert opened <= later, f"add the modules that import these to MODULES: {opened - later}"
