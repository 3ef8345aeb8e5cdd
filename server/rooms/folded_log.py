"""A room's log as folded: the room after its last entry, and the ends of its matches.

The ends of matches are kept until a checkpoint has replaced them. So a node that holds the room need not read the log
for a checkpoint, and reads no more than a match's own entries for its record.

A thinking process folds logs too, so nothing here may import the store, the database or the metrics.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, NamedTuple

from protocol.ids import MatchId, PlayerId, RoomCode
from server.table.dispatch import apply
from server.table.entries import Checkpoint, Entry, checkpoint, last_commands, unpack_commands
from server.table.lobby import status
from server.table.moves import Moved
from server.table.room import Room, Span
from server.table.seats import SeatMoved

ENDS = 64
"""How many ends of matches are kept. Settling works 2 % of the time, so many fast matches of a room may wait for it."""


class _End(NamedTuple):
    """The entry that ended a match, and the room after it."""

    entry: Entry
    room: Room


class FoldedLog:
    """What has been read of a room's log so far; `room` is None before its first entry.

    `at` is the time of the last entry, `since` the time when the room got its current status, both in ms since 1970
    UTC; `unseated` are players whose seats have moved to another key of theirs, until the room handles them.
    """

    __slots__ = ("_answered", "_ends", "at", "code", "room", "since", "unseated")

    def __init__(self, code: RoomCode) -> None:
        self.code = code
        self.room: Room | None = None
        self.at = self.since = 0
        self.unseated: set[PlayerId] = set()
        self._answered: dict[tuple[PlayerId, str], int] = {}
        self._ends: tuple[_End, ...] = ()

    def answered(self, player: PlayerId, command: str) -> int | None:
        """Return the version that a player's command made; None if the log does not hold the command."""
        return self._answered.get((player, command))

    def take(self, entries: Iterable[Entry], after: Any = None) -> None:
        """Fold more entries; `after` as for `apply`. Raises BrokenLog and UnknownRules."""
        room = self.room
        for entry in entries:
            self.at = max(self.at, entry.at or 0)
            before, room = room, apply(room, entry, self.code, after)
            finished = room.finished
            # Most entries are moves, and a move seldom ends a match.
            if before is None or ((finished or not isinstance(entry.fact, Moved)) and status(room) != status(before)):
                self.since = self.at
            if finished and before is not None and not before.finished:
                self._ends = (*self._ends, _End(entry, room))[-ENDS:]
            if isinstance(entry.fact, SeatMoved) and before is not None and (left := before.seats[entry.fact.seat]):
                self.unseated.add(left.player)
            if isinstance(entry.fact, Checkpoint):
                self._answered |= unpack_commands(entry.fact.commands)
            self._answered[entry.by, entry.command] = room.version
        self.room = room

    @property
    def matches_before(self) -> list[MatchId]:
        """The matches before the last one whose ends are kept."""
        room = self.room
        return [] if room is None else [end.room.ids[-1] for end in self._ends if end.room.ids != room.ids]

    def span(self, match: MatchId) -> Span | None:
        """Return where a finished match is in the log; None if its end is not kept here."""
        end = self._end(match)
        return None if end is None else Span(end.room.begun, end.room.log)

    def checkpoint(self, match: MatchId) -> Entry | None:
        """Return the checkpoint at the end of a finished match; None if that end is not kept here."""
        end = self._end(match)
        if end is None:
            return None
        entry, room = end
        fact = checkpoint(room, self._answered_until(room.version))
        return Entry(entry.id, entry.by, entry.command, fact, entry.at, entry.n)

    def is_compacted(self, match: MatchId) -> bool:
        """Return whether it is certain that a checkpoint has replaced the end of a finished match."""
        room = self.room
        return room is not None and match in room.ids and self._end(match) is None and len(self._ends) < ENDS

    def _end(self, match: MatchId) -> _End | None:
        return next((end for end in self._ends if end.room.ids[-1] == match), None)

    def _answered_until(self, version: int) -> dict[tuple[PlayerId, str], int]:
        return {key: made for key, made in self._answered.items() if made <= version}

    def forget(self, compacted: int) -> None:
        """Forget what a checkpoint does not hold, after it has replaced so many entries of the log."""
        room = self.room
        if room is None or not room.compacted < compacted <= room.version:
            return
        self.room = replace(room, compacted=compacted)
        self._ends = tuple([end for end in self._ends if end.room.version > compacted])
        later = {key: made for key, made in self._answered.items() if made > compacted}
        self._answered = last_commands(self._answered_until(compacted)) | later


def end_of(code: RoomCode, entries: Iterable[Entry], match: MatchId) -> Entry | None:
    """Return the checkpoint at the end of a match in a room's log; None if the log does not hold that end.

    Raises BrokenLog, UnknownRules.
    """
    folded = FoldedLog(code)
    for entry in entries:
        folded.take([entry])
        if (end := folded.checkpoint(match)) is not None:
            return end
    return None
