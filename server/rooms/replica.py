"""A replica of a room: its log as folded on this node, and the commands that the log holds.

1. A new room is read from the start of its log: its opening, or a checkpoint that has replaced its first entries.
2. From then on entries are folded after the last one that is known, whether this node appended them or read them.
3. If the log does not continue there, because it lost its tail or a checkpoint replaced the entries, a new `Replica`
   reads it again from its start.
4. If only a checkpoint tells of the last match, the match is rebuilt from its record, so that its result is shown.
"""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import structlog

from protocol.ids import PlayerId, RoomCode
from protocol.record import Record
from server.background import aside
from server.records.rebuild import rebuild_match
from server.store.client import Store
from server.store.results.records import Results
from server.table.dispatch import apply
from server.table.entries import Checkpoint, Entry, unpack_commands
from server.table.lobby import status
from server.table.moves import Moved
from server.table.room import START, Room
from server.table.seats import SeatMoved

AT_ONCE = 32
"""How many entries are folded before others are answered: some milliseconds' worth, and a log may hold thousands."""

log = structlog.get_logger(__name__)


class Replica:
    """What has been read of a room's log so far; `room` is None before its first entry.

    `at` is the time of the last entry, `since` that of the entry that gave the room its current status, both in ms
    since 1970 UTC; `unseated` are players whose seats have moved to another key of theirs, until the room handles them.
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
            if isinstance(entry.fact, Checkpoint):
                self._answered |= unpack_commands(entry.fact.commands)
            self._answered[entry.by, entry.command] = room.version
        self.room = room

    async def read(self, store: Store) -> None:
        """Read on in the log, to its end. Raises Forked, Compacted, StoreAway, UnknownRules and BrokenLog."""
        while True:
            first, entries = await store.read_on(self.code, self.room.log if self.room is not None else START)
            await self._take_all(entries)
            room = self.room
            if room is not None and first > max(room.compacted, 1):
                self.room = replace(room, compacted=first)
            if not entries:
                break
        await self._rebuild(store)

    async def _rebuild(self, store: Store) -> None:
        """Load the last match from its record if only a checkpoint has it; without it, the room waits for another."""
        room = self.room
        if room is None or room.last is None or room.match is not None:
            return
        kept = await Results(store).record(room.ids[-1])
        if kept is None:
            log.warning("the record of a compacted match is not there", room=self.code, match=room.ids[-1])
            return
        try:
            self.room = await aside(with_last_match, room, kept)
        except Exception:
            log.exception("a compacted match could not be rebuilt", room=self.code, match=room.ids[-1])
        if self.room is not None and self.room.match is None:
            log.warning("a compacted match cannot be shown", room=self.code, match=room.ids[-1])

    async def _take_all(self, entries: Sequence[Entry]) -> None:
        for first in range(0, len(entries), AT_ONCE):
            self.take(entries[first : first + AT_ONCE])
            if first + AT_ONCE < len(entries):
                await asyncio.sleep(0)


def with_last_match(room: Room, kept: bytes) -> Room:
    """Return a room that begins with a checkpoint with its last match, rebuilt from the record that was kept of it.

    Without it if the record tells another course of the match: the store lost that one after the match was settled.
    """
    if (last := room.last) is None:
        return room
    record, ordinal = Record.model_validate_json(kept), len(room.ids)
    match = rebuild_match(record, room.ids[-1], ordinal, seen=last.dealt_seen, notes=last.notes, daily=last.daily)
    return replace(room, match=last.restored(match))


def _may_turn(entry: Entry, room: Room) -> bool:
    """Tell whether an entry may have changed a room's status: most are moves, and few of those end a match."""
    return room.finished or not isinstance(entry.fact, Moved)
