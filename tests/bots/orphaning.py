"""A server with only its thinking processes, for tests that kill it: `python -m tests.bots.orphaning PIPE`."""

import asyncio
import sys

from server.bots.pool import Thinkers
from server.bots.turns import Share
from tests.bots.jobs import think_for_ever


async def main(pipe: str) -> None:
    """Run a question that never ends."""
    async with Thinkers(1) as thinkers:
        await thinkers.think(Share(), think_for_ever, pipe)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
