"""Compaction: a checkpoint takes the place of a room's log up to the end of a finished match.

1. A match is due from its end until its room's log is compacted, or has nothing to compact (`server.store.due`): first
   to be settled, then to be compacted. So nothing is forgotten when a node dies.
2. A settled match is looked at when it has been settled, when the next match begins in its room, when a node releases
   the room, and every `AGAIN_MS`.
3. It is compacted once the next match has begun, or no living node holds the room. Its record has to be there, because
   the result is shown to players who come back.
4. The log is read and folded up to the entry that ended the match; the room at that entry is the checkpoint.
5. One script puts the checkpoint in the place of that entry and drops all entries before it, if the entry is still
   there. Entries after it stay, and another node may append at that moment: the checkpoint has the number and the id of
   the entry that it replaces.
6. A node that has read beyond that entry goes on as before. A node that has not reads the log again from its start.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

import structlog

from protocol.ids import MatchId, PlayerId, RoomCode
from server.background import aside
from server.results.gently import gently
from server.store.client import Store
from server.store.due import Due
from server.store.endpoint import StoreAway
from server.store.results.records import Results
from server.table.dispatch import apply
from server.table.entries import Checkpoint, Entry, checkpoint, unpack_commands
from server.table.legs import MatchBegun
from server.table.match import BrokenLog, UnknownRules
from server.table.room import Room

AGAIN_MS = 600_000
"""After this time a settled match is looked at again, if a node held its room: the node may have died."""
WAITING_MOST = 1000

log = structlog.get_logger(__name__)


class End(NamedTuple):
    """The entry that ended a match, as a checkpoint; `followed`: another match has begun since."""

    entry: Entry
    followed: bool


def end_of(code: RoomCode, entries: Sequence[Entry], match: MatchId) -> End | None:
    """Return the end of a match in a room's log; None if the log does not hold it. Raises BrokenLog, UnknownRules."""
    room: Room | None = None
    commands: dict[tuple[PlayerId, str], int] = {}
    end: Entry | None = None
    for entry in entries:
        if isinstance(entry.fact, MatchBegun) and end is not None:
            return End(end, followed=True)
        if end is not None:
            continue
        was_finished = room is None or room.finished
        room = apply(room, entry, code)
        if isinstance(entry.fact, Checkpoint):
            commands.update(unpack_commands(entry.fact.commands))
        commands.pop((entry.by, entry.command), None)
        commands[entry.by, entry.command] = room.version
        if room.finished and not was_finished and room.ids[-1] == match:
            end = Entry(entry.id, entry.by, entry.command, checkpoint(room, commands), entry.at, entry.n)
    return None if end is None else End(end, followed=False)


class Compaction:
    """Compacts rooms' logs on this node.

    `now` returns the store's time in ms since 1970 UTC, `living` the nodes that live.
    """

    def __init__(
        self,
        store: Store,
        due: Due,
        now: Callable[[], int],
        living: Callable[[], Awaitable[frozenset[str]]],
    ) -> None:
        self._store = store
        self._results = Results(store)
        self._due = due
        self._now = now
        self._living = living
        self._waiting: asyncio.Queue[tuple[RoomCode, MatchId]] = asyncio.Queue(WAITING_MOST)

    async def settled(self, code: RoomCode, match: MatchId) -> None:
        """Look at a match that has just been settled. Raises StoreAway."""
        if await self._results.has(match):
            await self._due.later(code, match, self._now() + AGAIN_MS)
            self.soon(code, match)
        else:  # a match without a move has no record, and goes with the next match that has one
            await self._due.done(code, match)

    def soon(self, code: RoomCode, match: MatchId) -> None:
        """Look at a match when its turn comes: it may be time to compact its room's log."""
        with suppress(asyncio.QueueFull):  # it stays due
            self._waiting.put_nowait((code, match))

    async def run(self) -> None:
        """Look at the matches in the queue, until cancelled."""
        while True:
            code, match = await self._waiting.get()
            async with gently(self._waiting.qsize):
                with suppress(StoreAway):  # it stays due
                    await self.compact(code, match)

    async def compact(self, code: RoomCode, match: MatchId) -> None:
        """Compact a room's log up to the end of a match if it is settled, and if it is time. Raises StoreAway."""
        if not await self._results.has(match):
            return
        try:
            end = await aside(end_of, code, await self._store.read(code), match)
        except (BrokenLog, UnknownRules) as error:  # its room stops, and its log is kept
            log.error("a log cannot be compacted", room=code, match=match, error=str(error))
            end = None
        if end is None:
            await self._due.done(code, match)
            return
        if not end.followed and not (await self._living()).isdisjoint(await self._store.holders(code)):
            return
        if await self._store.compact(code, match, end.entry):
            log.debug("log compacted", room=code, match=match, entries=end.entry.n)
