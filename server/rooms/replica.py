"""A replica of a room: its log as folded on this node, and the commands that the log holds.

1. A new room is read from the start of its log: its opening, or a checkpoint that has replaced its first entries.
2. From then on entries are folded after the last one that is known, whether this node appended them or read them.
3. If the log does not continue there, because it lost its tail or a checkpoint replaced the entries, a new `Replica`
   reads it again from its start.
4. If only a checkpoint tells of the last match, the match is rebuilt from its record, so that its result is shown.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import structlog

from protocol.record import Record
from server.background import run_in_thread
from server.records.rebuild import rebuild_match
from server.results.database import Database, DatabaseAway
from server.results.matches import read_record
from server.rooms.folded_log import FoldedLog
from server.store.client import Store
from server.table.entries import Entry
from server.table.room import START, Room

AT_ONCE = 32
"""How many entries are folded before others are answered: some milliseconds' worth, and a log may hold thousands."""

log = structlog.get_logger(__name__)


class Replica(FoldedLog):
    """A room's log as read from the store, folded."""

    __slots__ = ()

    async def read(self, store: Store, database: Database) -> None:
        """Read on in the log, to its end. Raises Forked, Compacted, StoreAway, UnknownRules and BrokenLog."""
        while True:
            first, entries = await store.read_on(self.code, self.room.log if self.room is not None else START)
            await self._take_all(entries)
            if first > 1:
                self.forget(first)
            if not entries:
                break
        await self._rebuild(database)

    async def _rebuild(self, database: Database) -> None:
        """Load the last match from its record if only a checkpoint has it; without it, the room waits for another."""
        room = self.room
        if room is None or room.last is None or room.match is not None:
            return
        try:
            kept = await database.read(read_record, room.ids[-1])
        except DatabaseAway:
            log.warning("a room opens without its last match, because the database is unavailable", room=self.code)
            return
        if kept is None:
            log.warning("the record of a compacted match is not there", room=self.code, match=room.ids[-1])
            return
        try:
            self.room = await run_in_thread(lambda: with_last_match(room, kept.unpack()))
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
