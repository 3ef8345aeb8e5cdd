"""HAProxy in front of real servers, as server/balancer/haproxy.cfg sets it up."""

import asyncio
import json
import re
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from shutil import which
from socket import socket

import pytest

from tests.patience import PATIENCE
from tests.required import is_required

CONFIGURATION = Path(__file__).parents[2] / "server/balancer/haproxy.cfg"
SETTING = "TURNABOUT_BALANCER"
MISSING = "There is no HAProxy here. Install it with: sudo apt-get install haproxy (on macOS: brew install haproxy)."


def find() -> str:
    """Return the path of HAProxy's program. Without one the test is skipped, or fails if HAProxy is required."""
    path = which("haproxy") or which("haproxy", path="/usr/sbin:/usr/local/sbin")
    if path is None:
        (pytest.fail if is_required(SETTING) else pytest.skip)(MISSING)
    return path


@dataclass(frozen=True, slots=True)
class Balancer:
    """The balancer as it runs: where players reach it, and where its container would ask how it is."""

    port: int
    health_port: int

    @property
    def url(self) -> str:
        """Where clients connect."""
        return f"ws://127.0.0.1:{self.port}/"

    async def get(self, path: str, *headers: str) -> tuple[int, str]:
        """Return the status and the text of a page."""
        return await _get(self.port, path, *headers)

    async def node(self) -> str:
        """Return which node answers a plain request."""
        status, text = await self.get("/healthz")
        assert status == 200, text
        return str(json.loads(text)["instance"])

    async def healthy(self, wanted: bool) -> None:
        """Return once its health check says so."""
        async with asyncio.timeout(PATIENCE):
            while ((await _get(self.health_port, "/"))[0] == 200) != wanted:
                pass


async def _get(port: int, path: str, *headers: str) -> tuple[int, str]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write("\r\n".join((f"GET {path} HTTP/1.0", "Host: balancer", *headers, "", "")).encode())
    async with asyncio.timeout(PATIENCE):
        head, _, text = (await reader.read()).decode().partition("\r\n\r\n")
    writer.close()
    await writer.wait_closed()
    return int(head.split()[1]), text


@asynccontextmanager
async def balancing(directory: Path, *ports: int, follows_names: bool = True) -> AsyncIterator[Balancer]:
    """Run the balancer as configured, on free ports and with nodes on these ports.

    Without `follows_names` it ignores the node that a client asks for.
    """
    program = find()
    with socket() as players, socket() as health:
        for listening in (players, health):
            # a connection may come before HAProxy has begun to take them
            listening.bind(("127.0.0.1", 0))
            listening.listen()
        text = CONFIGURATION.read_text().replace("bind :8420", f"bind fd@{players.fileno()}")
        text = text.replace("bind 127.0.0.1:8421", f"bind fd@{health.fileno()}")
        text = text.replace("maxconn 10000", "maxconn 400")  # whatever this machine allows
        for number, port in enumerate(ports, 1):
            text = text.replace(f"server-{number}:8420", f"127.0.0.1:{port}")
        if not follows_names:
            text = re.sub(r"(?m)^ *use-server .*$", "", text)
        file = directory / "haproxy.cfg"
        file.write_text(text)
        process = await asyncio.create_subprocess_exec(
            *(program, "-db", "-f", str(file)),
            pass_fds=(players.fileno(), health.fileno()),
            stdin=DEVNULL,
            stdout=DEVNULL,
            stderr=PIPE,
        )
        balancer = Balancer(players.getsockname()[1], health.getsockname()[1])
    try:
        yield balancer
    finally:
        ended = process.returncode
        if ended is None:
            process.terminate()
        _, said = await process.communicate()
        assert ended is None, said.decode()
