"""A server hosts a game that is installed next to it, for clients that know nothing of the game's package."""

import asyncio
import json
import os
from pathlib import Path

from server.backups.archive import RESULTS
from server.results.database import Database
from tests.contract.installing import install, turnabout
from tests.e2e.play import ServerProcess
from tests.e2e.programs import websocket_match
from tests.e2e.results import until_stored


async def test_a_match_of_an_installed_game_is_played_and_recorded(tmp_path: Path) -> None:
    await asyncio.to_thread(turnabout, dict(os.environ), "new-game", "two-words", "--directory", str(tmp_path))
    environment = install(tmp_path / "turnabout-two-words", tmp_path / "site")
    data = tmp_path / "data"
    server = ServerProcess(data, {"PYTHONPATH": environment["PYTHONPATH"], "TURNABOUT_COMPUTER_PAUSE": "0"})
    await server.start()
    try:
        results = [
            await websocket_match(
                server.url, json.dumps({"game": "two-words", "computers": [None, level], "form": form})
            )
            for level, form in (("easy", "match"), ("normal", "match"), ("random", "mirror"))
        ]
        async with Database(f"sqlite:///{data / RESULTS}") as database:
            await until_stored(database, 3)
    finally:
        await server.stop()
    assert [result["why"] for result in results] == ["score"] * 3
    assert all(len(result["scores"]) == 2 and None not in result["scores"] for result in results)
    file = tmp_path / "records.jsonl.zst"
    done = await asyncio.to_thread(turnabout, environment, "export", "--data-dir", str(data), str(file))
    assert (done.returncode, done.stdout) == (0, "Exported 3 records.\n")
    done = await asyncio.to_thread(turnabout, environment, "verify", str(file))
    assert (done.returncode, done.stdout) == (0, "3 records verified.\n")
    done = await asyncio.to_thread(turnabout, dict(os.environ), "verify", str(file))
    assert done.returncode == 1
    assert 'is "two-words", of the package "turnabout-two-words 0.1.0": install it first' in done.stdout
