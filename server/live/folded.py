"""A room as folded from its logs on this node, and which commands those logs hold."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

from protocol.ids import PlayerId, RoomCode
from server.store.redis import Store
from server.table.entries import Entry
from server.table.evolve import evolve, made_versions
from server.table.listing import status
from server.table.match_facts import During, Moved
from server.table.room import START, Room
from server.table.room_facts import MatchNamed, SeatMoved

AT_ONCE = 32
"""How many entries are folded before others are answered: some milliseconds' worth, and a log may hold thousands."""
_OF_MATCH = Moved | During
"""The facts that are known of the match under way alone."""


class Folded:
    """What has been read of a room's logs so far; `room` is None while nothing has.

    `at` is the time of the last entry, `since` that of the one that made the room's status what it is, both in ms since
    1970 UTC; `unseated` are players whose seats have moved to another
    key of theirs, until somebody takes note.
    """

    def __init__(self, code: RoomCode) -> None:
        self.code = code
        self.room: Room | None = None
        self.at = self.since = 0
        self.unseated: set[PlayerId] = set()
        self._answered: dict[tuple[PlayerId, str], int] = {}
        self._answered_in_match: dict[tuple[PlayerId, str], int] = {}

    def answered(self, player: PlayerId, command: str) -> int | None:
        """Return the version that a player's command made; None when the logs do not hold it."""
        asked = player, command
        return self._answered.get(asked, self._answered_in_match.get(asked))

    def take(self, entries: Iterable[Entry], after: Any = None) -> None:
        """Fold more entries; `after` as for `evolve`. Raises BrokenLog and UnknownRules."""
        room = self.room
        for entry in entries:
            self.at = max(self.at, entry.at or 0)
            before, room = room, evolve(room, entry, self.code, after)
            if before is None or (_may_turn(entry, room) and status(room) != status(before)):
                self.since = self.at
            if isinstance(entry.fact, SeatMoved) and before is not None and (left := before.seats[entry.fact.seat]):
                self.unseated.add(left.player)
            if isinstance(entry.fact, MatchNamed):
                self._answered_in_match = {}  # nor does one know them who reads the logs afresh
            for folded, version in made_versions(before, entry, room):
                answered = self._answered_in_match if isinstance(folded.fact, _OF_MATCH) else self._answered
                answered[folded.by, folded.command] = version
        self.room = room

    async def read(self, store: Store) -> None:
        """Read on in the logs, to their end. Raises Forked, StoreAway, UnknownEntry, UnknownRules and BrokenLog."""
        while await self._read_some(store):
            pass

    async def _read_some(self, store: Store) -> bool:
        await self._take_all(await store.read_room(self.code, self.room.room_log if self.room is not None else START))
        room = self.room
        if room is None or (match := room.current) is None:
            return False
        played = await store.read_match(self.code, match, room.match_log)
        await self._take_all(played)
        return bool(played)

    async def _take_all(self, entries: Sequence[Entry]) -> None:
        for first in range(0, len(entries), AT_ONCE):
            self.take(entries[first : first + AT_ONCE])
            if first + AT_ONCE < len(entries):
                await asyncio.sleep(0)


def _may_turn(entry: Entry, room: Room) -> bool:
    """Tell whether an entry may have changed a room's status: most are moves, and few of those end a match."""
    return room.finished or not isinstance(entry.fact, Moved)
