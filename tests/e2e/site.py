"""Two nodes on one store behind a real HAProxy."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from server.store.embedded.store import EmbeddedStore
from tests.e2e.haproxy import balancing
from tests.e2e.numbers import number, numbers
from tests.e2e.play import ServerProcess, sharing
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
        return [int(number(await numbers(node.port), "connections")) for node in self.nodes]

    async def until(self, wanted: Callable[[list[int]], bool]) -> list[int]:
        """Return how many clients are connected to each node, once that is as wanted."""
        async with asyncio.timeout(PATIENCE):
            while not wanted(found := await self.connections()):
                pass
        return found


@asynccontextmanager
async def site(directory: Path, *, named: bool = True, follows_names: bool = True) -> AsyncIterator[Site]:
    """Run two nodes on one store behind HAProxy."""
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(EmbeddedStore(directory / "store"))
        nodes = []
        for name in NAMES:
            environment = sharing(store.url, directory)
            node = ServerProcess(directory / name, environment | ({"TURNABOUT_NODE": name} if named else {}))
            await node.start()
            stack.push_async_callback(node.stop)
            nodes.append(node)
        ports = [node.port for node in nodes]
        balancer = await stack.enter_async_context(balancing(directory, *ports, follows_names=follows_names))
        yield Site(nodes, balancer.port, stack)
