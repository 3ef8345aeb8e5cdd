"""Records exported from a real server while it runs, and read by the commands for records."""

import asyncio
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from protocol.ids import MatchId
from server.backups.archive import RESULTS
from server.results.database import Database
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, play_leg
from tests.e2e.results import until_settled
from tests.patience import PATIENCE

Players = Callable[..., Player]
SHORT = 9
"""A number whose legs end within a few cards."""


async def turnabout(*arguments: str, home: Path, given: bytes = b"") -> tuple[int, bytes, str]:
    """Run a command to its end; return its exit code, its output and its errors."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "client.cli", *arguments),
        env={**os.environ, "TURNABOUT_HOME": str(home)},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    async with asyncio.timeout(PATIENCE):
        out, err = await process.communicate(given)
    return process.returncode or 0, out, err.decode()


@pytest.fixture
async def played(server: ServerProcess, players: Players) -> ServerProcess:
    """A server that has settled a match of two legs."""
    ada, ben = players("Ada"), players("Béla")
    await host_and_join(server.url, ada, ben, number=SHORT)
    rng = random.Random(1)
    for _ in range(2):
        await begin_leg(ada, ben)
        await play_leg(rng, ada, ben)
    assert ada.room.match is not None
    async with Database(f"sqlite:///{server.data_dir / RESULTS}") as database:
        await until_settled(database, MatchId(ada.room.match.id))
    return server


async def test_exported_records_are_verified_and_analysed(played: ServerProcess, tmp_path: Path) -> None:
    home, file, data = tmp_path / "home", tmp_path / "records.zst", ("--data-dir", str(played.data_dir))
    assert await turnabout("export", *data, str(file), home=home) == (0, b"Exported 1 record.\n", "")
    code, said, _ = await turnabout("verify", str(file), home=home)
    assert (code, said) == (0, b"1 record verified.\n"), said
    code, said, _ = await turnabout("analyze", str(file), home=home)
    assert (code, "Family Tree · number 9: Ada" in said.decode()) == (0, True), said
    code, _, error = await turnabout("export", *data, str(file), home=home)
    assert (code, error) == (1, f"turnabout: {file} exists already. Name another file, or add --replace.\n")

    code, out, said_too = await turnabout("export", *data, "--since", "2026-01-01", home=home)
    assert (code, out, said_too) == (0, file.read_bytes(), "Exported 1 record.\n")
    assert (await turnabout("verify", "-", home=home, given=out))[0] == 0
    code, out, said_too = await turnabout("export", *data, "--since", "2999-01-01", home=home)
    assert (code, said_too) == (0, "Exported 0 records.\n")
    code, _, error = await turnabout("export", *data, "--since", "yesterday", home=home)
    assert (code, "Write its year, month and day, such as 2026-11-22" in error) == (1, True), error
