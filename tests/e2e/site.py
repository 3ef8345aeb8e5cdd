"""Two nodes on one store behind a real HAProxy."""

import asyncio
import re
import urllib.request
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from server.store.embedded.store import EmbeddedStore
from tests.e2e.haproxy import balancing
from tests.e2e.play import ServerProcess
from tests.patience import PATIENCE

NAMES = ("server-1", "server-2")


class Site:
    """Two nodes, and the port of the balancer in front of them; `stack` ends before them."""

    def __init__(self, nodes: list[ServerProcess], port: int, stack: AsyncExitStack) -> None:
        self.nodes = nodes
        self.port = port
        self.stack = stack

    async def connections(self) -> list[int]:
        """Return how many clients are connected to each node."""
        pages = [await asyncio.to_thread(_metrics, node.port) for node in self.nodes]
        return [int(float(re.findall(r"(?m)^turnabout_connections (\S+)$", page)[0])) for page in pages]

    async def until(self, wanted: Callable[[list[int]], bool]) -> list[int]:
        """Return how many clients are connected to each node, once that is as wanted."""
        async with asyncio.timeout(PATIENCE):
            while not wanted(found := await self.connections()):
                pass
        return found


def _metrics(port: int) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE) as page:
        return str(page.read().decode())


@asynccontextmanager
async def site(directory: Path, *, named: bool = True, follows_names: bool = True) -> AsyncIterator[Site]:
    """Run two nodes on one store behind HAProxy."""
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(EmbeddedStore(directory / "store"))
        nodes = []
        for name in NAMES:
            environment = {"TURNABOUT_LIMITS": "off", "TURNABOUT_REDIS_URL": store.url}
            node = ServerProcess(directory / name, environment | ({"TURNABOUT_NODE": name} if named else {}))
            await node.start()
            stack.push_async_callback(node.stop)
            nodes.append(node)
        ports = [node.port for node in nodes]
        balancer = await stack.enter_async_context(balancing(directory, *ports, follows_names=follows_names))
        yield Site(nodes, balancer.port, stack)
