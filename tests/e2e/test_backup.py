"""Backups taken of a real server while matches are played, and restored by the command line."""

import asyncio
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path

from protocol.events import Ack
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, play_leg
from tests.patience import PATIENCE

Players = Callable[..., Player]


async def turnabout(*arguments: str, **environment: str) -> tuple[int, str]:
    """Run a command to its end; returns its exit code and what it said."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "client.cli", *arguments),
        env={**os.environ, **environment},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    async with asyncio.timeout(PATIENCE):
        said, _ = await process.communicate()
    return process.returncode or 0, said.decode()


def acknowledged(player: Player) -> int:
    """Return the last version that the server acknowledged to a player."""
    return max(event.version for event in player.events if isinstance(event, Ack))


async def test_backup_in_the_middle_of_play_has_every_acknowledged_version(
    tmp_path: Path, server: ServerProcess, players: Players
) -> None:
    host, friend = players("Ada"), players("Béla")
    code = await host_and_join(server.url, host, friend, number=1)
    await begin_leg(host, friend)
    playing = asyncio.create_task(play_leg(random.Random(1), host, friend))
    await host.sees(host.room.version + 4)
    before = max(acknowledged(host), acknowledged(friend))
    file = tmp_path / "backup"
    exit_code, said = await turnabout("backup", "--data-dir", str(server.data_dir), str(file))
    assert (exit_code, f"to {file}: all that was acknowledged before" in said) == (0, True), said
    await playing
    after = host.room.version

    exit_code, said = await turnabout("restore", "--data-dir", str(server.data_dir), "--replace", str(file))
    assert (exit_code, f"is in use by another Turnabout server (process {server.pid})" in said) == (1, True), said

    restored = ServerProcess(tmp_path / "restored", {"TURNABOUT_LIMITS": "off"})
    exit_code, said = await turnabout("restore", "--data-dir", str(restored.data_dir), str(file))
    assert exit_code == 0, said
    await restored.start()
    try:
        again = [players(player.name, player.key) for player in (host, friend)]
        for player in again:
            await player.come(restored.url)
            await player.do("enter", room=code)
            await player.sees(before)
        assert before <= again[0].room.version <= after
        await play_leg(random.Random(2), *again)
        assert again[0].room.next == (1, 2)
    finally:
        await restored.stop()

    exit_code, said = await turnabout("restore", "--data-dir", str(restored.data_dir), str(file))
    assert (exit_code, "already contains data" in said) == (1, True), said
    exit_code, said = await turnabout("restore", "--data-dir", str(restored.data_dir), "--replace", str(file))
    assert (exit_code, "The data that was there is now in" in said) == (0, True), said


async def test_an_external_store_is_not_backed_up(tmp_path: Path) -> None:
    for command, advice in (("backup", "redis-cli --rdb"), ("restore", "from copies that were made together")):
        exit_code, said = await turnabout(command, str(tmp_path / "file"), TURNABOUT_REDIS_URL="redis://elsewhere")
        assert exit_code == 1
        assert "TURNABOUT_REDIS_URL is set" in said and advice in said and "Traceback" not in said


async def test_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    file = tmp_path / "nothing"
    exit_code, said = await turnabout("restore", "--data-dir", str(tmp_path / "data"), str(file))
    assert (exit_code, said) == (1, f"turnabout: {file} cannot be restored: No such file or directory.\n")
