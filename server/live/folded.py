"""A room as folded from its log on this node, and the commands that the log holds."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

from protocol.ids import PlayerId, RoomCode
from server.store.redis import Store
from server.table.dispatch import apply
from server.table.entries import Entry
from server.table.listing import status
from server.table.moves import Moved
from server.table.room import START, Room
from server.table.seats import SeatMoved

AT_ONCE = 32
"""How many entries are folded before others are answered: some milliseconds' worth, and a log may hold thousands."""


class Folded:
    """What has been read of a room's log so far; `room` is None before its first entry.

    `at` is the time of the last entry, `since` that of the entry that gave the room its current status, both in ms
    since 1970 UTC; `unseated` are players whose seats have moved to another key of theirs, until somebody takes note.
    """

    def __init__(self, code: RoomCode) -> None:
        self.code = code
        self.room: Room | None = None
        self.at = self.since = 0
        self.unseated: set[PlayerId] = set()
        self._answered: dict[tuple[PlayerId, str], int] = {}

    def answered(self, player: PlayerId, command: str) -> int | None:
        """Return the version that a player's command made; None if the log does not hold the command."""
        return self._answered.get((player, command))

    def take(self, entries: Iterable[Entry], after: Any = None) -> None:
        """Fold more entries; `after` as for `apply`. Raises BrokenLog and UnknownRules."""
        room = self.room
        for entry in entries:
            self.at = max(self.at, entry.at or 0)
            before, room = room, apply(room, entry, self.code, after)
            if before is None or (_may_turn(entry, room) and status(room) != status(before)):
                self.since = self.at
            if isinstance(entry.fact, SeatMoved) and before is not None and (left := before.seats[entry.fact.seat]):
                self.unseated.add(left.player)
            self._answered[entry.by, entry.command] = room.version
        self.room = room

    async def read(self, store: Store) -> None:
        """Read on in the log, to its end. Raises Forked, StoreAway, UnknownRules and BrokenLog."""
        while entries := await store.read(self.code, self.room.log if self.room is not None else START):
            await self._take_all(entries)

    async def _take_all(self, entries: Sequence[Entry]) -> None:
        for first in range(0, len(entries), AT_ONCE):
            self.take(entries[first : first + AT_ONCE])
            if first + AT_ONCE < len(entries):
                await asyncio.sleep(0)


def _may_turn(entry: Entry, room: Room) -> bool:
    """Tell whether an entry may have changed a room's status: most are moves, and few of those end a match."""
    return room.finished or not isinstance(entry.fact, Moved)
