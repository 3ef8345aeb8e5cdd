"""A server that is nothing but its thinking processes, to be killed: `python -m tests.bots.orphaning PIPE`."""

import asyncio
import sys

from server.bots.pool import Thinkers
from server.bots.turns import Share
from tests.bots.jobs import think_for_ever


async def main(pipe: str) -> None:
    """Have something thought about for ever."""
    async with Thinkers(1) as thinkers:
        await thinkers.think(Share(), think_for_ever, pipe)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
