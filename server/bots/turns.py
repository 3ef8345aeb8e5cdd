"""Whose turn it is: so many at once, the more urgent first, and of equals the one who came first."""

import asyncio
from heapq import heappop, heappush
from itertools import count


class Turns:
    """Turns of which `most` are taken at once. `rank` 0 goes before 1, as long as any of it waits."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._count = count()

    async def take(self, rank: int) -> None:
        """Return once it is one's turn, which is then to be given back."""
        turn = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (rank, next(self._count), turn))
        self._hand_out()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back()
            raise

    def give_back(self) -> None:
        """Let the next one go on, who may be the same: what is asked for in the same breath waits with the others."""
        asyncio.get_running_loop().call_soon(self._given_back)

    def _given_back(self) -> None:
        self._free += 1
        self._hand_out()

    def _hand_out(self) -> None:
        while self._free and self._waiting:
            *_, turn = heappop(self._waiting)
            if not turn.done():
                self._free -= 1
                turn.set_result(None)
