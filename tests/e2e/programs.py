"""Programs that play: the examples and others, through `turnabout bot` or by themselves."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from client.bots.automatic_commands import Terms
from client.bots.bot import play
from client.net.address import ServerAddress
from client.net.errors import Deserted, ProgramFailed
from client.profile.identity import open_profile
from client.room.entry import Way
from protocol.commands import CreateRoom, Enter
from protocol.room import MatchResult
from tests.patience import PATIENCE

EXAMPLES = Path(__file__).parents[2] / "client" / "bots" / "examples"
NODE = str(Path(sys.executable).with_name("node"))
PYTHON = [sys.executable, str(EXAMPLES / "by_chance.py")]
JAVASCRIPT = [NODE, str(EXAMPLES / "by_chance.mjs")]
WITHOUT_US = {
    "python": [sys.executable, str(EXAMPLES / "websocket_bot.py")],
    "javascript": [NODE, str(EXAMPLES / "websocket_bot.mjs")],
}
"""The examples that speak to the server themselves."""
SCRIPT = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    print(line, end="", file=sys.stderr, flush=True)
    if told["type"] == "turn":
        {answer}
"""
FIRST = 'print(json.dumps({"move": told["moves"][0]}), flush=True)'
ALWAYS = Terms()


async def websocket_match(*words: str) -> dict[str, Any]:
    """Let the example that speaks the protocol itself play a match, and return its result."""
    program = await asyncio.create_subprocess_exec(
        *(*WITHOUT_US["python"], *words), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    async with asyncio.timeout(PATIENCE):
        out, error = await program.communicate()
    assert (program.returncode, error) == (0, b"")
    result: dict[str, Any] = json.loads(out)
    return result


class Words:
    """The lines for the person who lets a program play."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self._news = asyncio.Event()

    def __call__(self, text: str) -> None:
        self.said.append(text)
        self._news.set()

    async def until(self, part: str) -> str:
        """Return the lines that contain a text, when there are any."""
        async with asyncio.timeout(PATIENCE):
            while not (found := [each for each in self.said if part in each]):
                self._news.clear()
                await self._news.wait()
        return found[-1]


def script(directory: Path, answer: str) -> list[str]:
    """Return the words that run a program which answers so."""
    path = directory / "bot.py"
    path.write_text(SCRIPT.replace("{answer}", answer), "utf-8")
    return [sys.executable, str(path)]


@asynccontextmanager
async def playing(
    home: Path,
    port: int,
    way_in: CreateRoom | Enter,
    program: list[str],
    terms: Terms = ALWAYS,
) -> AsyncIterator[tuple[Words, asyncio.Task[None]]]:
    """Have a program play for as long as this lasts."""
    words = Words()
    server = ServerAddress("127.0.0.1", port)
    profile = open_profile(within=home)
    task = asyncio.create_task(play(profile, Way(server, way_in), "Robot", "tests", program, terms, words))
    try:
        yield words, task
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError, Deserted, ProgramFailed):
            await task


async def run(*words: str) -> MatchResult:
    """Run a program to its end, and return the result that it prints."""
    process = await asyncio.create_subprocess_exec(
        *words, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    try:
        async with asyncio.timeout(PATIENCE):
            said, complaints = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()
    assert process.returncode == 0, complaints
    return TypeAdapter(MatchResult).validate_json(said)
