"""A fair queue for the thinking processes: it limits the questions at once, and each counts for a share.

1. The lowest waiting rank goes first.
2. Within a rank, turns are shared by address: the address that has used the least time goes next. An address that was
   not waiting counts as having used as much as the one served last, so that it cannot save up time.
3. Within an address, turns are shared by room in the same way. Within a room, questions keep their order.

So an address with many questions delays others by at most the time of a question.
"""

import asyncio
from collections import deque
from typing import NamedTuple

UNKNOWN_SECONDS = 0.1
"""The assumed time of a question until its real time is known."""


class Share(NamedTuple):
    """The rank, address and room that a question counts for; the server's own questions have an empty `address`."""

    rank: int = 0
    address: str = ""
    room: str = ""


class _Fair:
    """The time that each waiting name has used; the name with the least goes next."""

    def __init__(self) -> None:
        self._had: dict[str, float] = {}
        self._busy: dict[str, int] = {}
        self._last = 0.0

    def wait(self, name: str) -> None:
        """Add a question of a name."""
        if name not in self._busy:
            self._had[name] = max(self._had.get(name, 0.0), self._last)
        self._busy[name] = self._busy.get(name, 0) + 1

    def served(self, name: str) -> None:
        """Start a turn, and charge the assumed time for it."""
        self._last = max(self._last, self._had[name])
        self._had[name] += UNKNOWN_SECONDS

    def paid(self, name: str, seconds: float) -> None:
        """Replace the assumed time of a turn by its real time in seconds."""
        self._had[name] += seconds - UNKNOWN_SECONDS

    def done(self, name: str) -> None:
        """Remove a question, and forget names without questions once they have no advantage left."""
        self._busy[name] -= 1
        if self._busy[name]:
            return
        del self._busy[name]
        if self.is_empty:  # no questions are left to share turns among
            self._had.clear()
            self._last = 0.0
        else:
            for gone in [each for each, had in self._had.items() if each not in self._busy and had <= self._last]:
                del self._had[gone]

    @property
    def is_empty(self) -> bool:
        """Whether no name waits or is served."""
        return not self._busy

    def had(self, name: str) -> float:
        """Return the seconds that a name has used."""
        return self._had[name]


_Queue = deque[asyncio.Future[None]]


class Turns:
    """Grants turns, `most` at once."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._waiting: dict[int, dict[str, dict[str, _Queue]]] = {}
        self._addresses = _Fair()
        self._rooms: dict[str, _Fair] = {}

    async def take(self, share: Share) -> None:
        """Wait for the share's turn. Call `give_back` after it."""
        turn = asyncio.get_running_loop().create_future()
        rooms = self._rooms.setdefault(share.address, _Fair())
        self._addresses.wait(share.address)
        rooms.wait(share.room)
        queues = self._waiting.setdefault(share.rank, {}).setdefault(share.address, {})
        queues.setdefault(share.room, deque()).append(turn)
        self._hand_out()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(share, 0.0)
            else:
                self._take_off(share, turn)
                self._forget(share)
            raise

    def give_back(self, share: Share, seconds: float) -> None:
        """End a turn that took `seconds`; the share's next question then queues with the others."""
        self._addresses.paid(share.address, seconds)
        self._rooms[share.address].paid(share.room, seconds)
        asyncio.get_running_loop().call_soon(self._given_back, share)

    def _given_back(self, share: Share) -> None:
        self._free += 1
        self._forget(share)
        self._hand_out()

    def _forget(self, share: Share) -> None:
        rooms = self._rooms[share.address]
        self._addresses.done(share.address)
        rooms.done(share.room)
        if rooms.is_empty:
            del self._rooms[share.address]

    def _hand_out(self) -> None:
        while self._free and self._waiting:
            rank = min(self._waiting)
            addresses = self._waiting[rank]
            address = min(addresses, key=self._addresses.had)
            room = min(addresses[address], key=self._rooms[address].had)
            share, turn = Share(rank, address, room), addresses[address][room][0]
            self._take_off(share, turn)
            if turn.cancelled():
                continue  # its task is about to handle the cancellation, and gives nothing back
            self._free -= 1
            self._addresses.served(address)
            self._rooms[address].served(room)
            turn.set_result(None)

    def _take_off(self, share: Share, turn: asyncio.Future[None]) -> None:
        """Remove a turn from its queue, if it is still there."""
        addresses = self._waiting.get(share.rank, {})
        queues = addresses.get(share.address, {})
        queue = queues.get(share.room)
        if queue is None or turn not in queue:
            return
        queue.remove(turn)
        if not queue:
            del queues[share.room]
            if not queues:
                del addresses[share.address]
                if not addresses:
                    del self._waiting[share.rank]
