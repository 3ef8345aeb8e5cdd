"""A room as folded from its logs on this node, and the commands that those logs hold.

The room's state needs the log of the newest match only. Commands of earlier matches are remembered all the same, the
last `KEPT_COMMANDS` of them, because a client may send one again after the next match has begun:

1. When a match is named, the commands that are known of the match before it join those of earlier matches.
2. If this node has not read that match to its end, the rest is noted as unread.
3. When the logs have been read to their end, the unread parts are read, the newest first, until enough is known.
"""

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import structlog

from protocol.ids import MatchId, PlayerId, RoomCode
from server.store.redis import Store
from server.table.entries import BrokenLog, Entry, UnknownEntry
from server.table.evolve import evolve, made_versions
from server.table.listing import status
from server.table.match_facts import During, Moved
from server.table.room import START, Room
from server.table.room_facts import Anytime, MatchNamed, SeatMoved

KEPT_COMMANDS = 256
"""How many commands of earlier matches are remembered: the newest."""
AT_ONCE = 32
"""How many entries are folded before others are answered: some milliseconds' worth, and a log may hold thousands."""
_OF_MATCH = Moved | During
"""The facts of a match that may be many."""

log = structlog.get_logger(__name__)


@dataclass(slots=True)
class _NamedMatch:
    """A match that the room's log names, and what its entries' versions follow from.

    `version` is the room's when the match was named. `beside` holds, for each entry that the room's log got during the
    match, how many entries the match's log had then. Of the match's `length` entries the first `read` were folded.
    """

    id: MatchId
    version: int
    beside: list[int] = field(default_factory=list)
    read: int = 0
    length: int = 0

    def made_version(self, index: int) -> int:
        """Return the version that the entry made at an index of the match's log."""
        return self.version + index + 1 + sum(length <= index for length in self.beside)


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
        self._answered_earlier: dict[tuple[PlayerId, str], int] = {}
        self._named: _NamedMatch | None = None
        self._unread: deque[_NamedMatch] = deque(maxlen=KEPT_COMMANDS)

    def answered(self, player: PlayerId, command: str) -> int | None:
        """Return the version that a player's command made; None for one that is not known to have been done."""
        asked = player, command
        kinds = self._answered, self._answered_in_match, self._answered_earlier
        return next((known[asked] for known in kinds if asked in known), None)

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
                if before is not None:
                    self._leave_match(before, entry.fact)
                self._named = _NamedMatch(entry.fact.id, room.version)
            elif isinstance(entry.fact, Anytime) and self._named is not None:
                self._named.beside.append(entry.fact.played)
            for folded, version in made_versions(before, entry, room):
                answered = self._answered_in_match if isinstance(folded.fact, _OF_MATCH) else self._answered
                answered[folded.by, folded.command] = version
        self.room = room

    async def read(self, store: Store) -> None:
        """Read on in the logs, to their end. Raises Forked, StoreAway, UnknownEntry, UnknownRules and BrokenLog."""
        while await self._read_some(store):
            pass
        await self._read_earlier(store)

    async def _read_some(self, store: Store) -> bool:
        await self._take_all(await store.read_room(self.code, self.room.room_log if self.room is not None else START))
        room = self.room
        if room is None or (match := room.current) is None:
            return False
        played = await store.read_match(self.code, match, room.match_log)
        await self._take_all(played)
        return bool(played)

    def _leave_match(self, room: Room, next_match: MatchNamed) -> None:
        """Remember the commands of the room's match, which another follows, and note what has not been read of it."""
        self._remember(self._answered_in_match)
        self._answered_in_match = {}
        match, read, length = self._named, room.match_log.length, next_match.earlier - room.earlier
        if match is not None and read < length:
            match.read, match.length = read, length
            self._unread.append(match)

    def _remember(self, commands: dict[tuple[PlayerId, str], int]) -> None:
        known = sorted((self._answered_earlier | commands).items(), key=lambda each: each[1])
        self._answered_earlier = dict(known[-KEPT_COMMANDS:])

    async def _read_earlier(self, store: Store) -> None:
        """Read the commands of earlier matches. A log that cannot be read does not keep the room from going on."""
        while self._unread:
            match = self._unread[-1]
            newest = match.made_version(match.length - 1)
            if sum(version > newest for version in self._answered_earlier.values()) >= KEPT_COMMANDS:
                self._unread.clear()
                return
            first = max(match.read, match.length - KEPT_COMMANDS)
            entries: Sequence[Entry] = ()
            try:
                entries = await store.read_match_part(self.code, match.id, first, match.length)
            except (UnknownEntry, BrokenLog) as error:
                log.error(
                    "commands of an earlier match are not known", room=self.code, match=match.id, error=str(error)
                )
            made = ((entry.by, entry.command, match.made_version(first + at)) for at, entry in enumerate(entries))
            self._remember({(player, command): version for player, command, version in made})
            self._unread.pop()

    async def _take_all(self, entries: Sequence[Entry]) -> None:
        for first in range(0, len(entries), AT_ONCE):
            self.take(entries[first : first + AT_ONCE])
            if first + AT_ONCE < len(entries):
                await asyncio.sleep(0)


def _may_turn(entry: Entry, room: Room) -> bool:
    """Tell whether an entry may have changed a room's status: most are moves, and few of those end a match."""
    return room.finished or not isinstance(entry.fact, Moved)
