"""Reads rooms' logs from the store and its files, and folds them step by step, without a server.

A compaction replaces the beginning of a log by a checkpoint. The store's files still have what it replaced:

1. The entries that were ever appended are folded from the first one on; clients' histories are held against that fold.
2. Each checkpoint is folded with all later entries. The room must be the same, apart from the matches before it.
3. The log that the store has must be its last checkpoint with all later entries.
"""

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Self

from client.net.frames import Reader, ShownRoom
from protocol.ids import PlayerId, RoomCode
from protocol.record import Record
from server.records.difference import Difference
from server.records.verify import check
from server.records.write import list_entries, write_record
from server.rooms.replica import with_last_match
from server.store.client import Store
from server.table.dispatch import apply
from server.table.entries import KEPT_COMMANDS, Checkpoint, Entry, decode, unpack_commands
from server.table.legs import LegStarted, MatchBegun, Offered, Readied
from server.table.match import BrokenLog
from server.table.moves import Moved
from server.table.room import Room
from server.table.seats import Sat
from server.table.settings import Opened
from server.table.snapshot import Snapshot, encode_happened
from tests.faults.appended import Written, written
from tests.faults.history import Line, Log, digest


@dataclass(slots=True)
class Life:
    """All that was ever appended to a room's log: its entries by number from 1, and the checkpoints that replaced some.

    `wrong` says what cannot have been appended by servers that work.
    """

    entries: list[Entry] = field(default_factory=list)
    checkpoints: list[Entry] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, lines: Iterable[bytes]) -> Self:
        """Tell entries and checkpoints apart: a checkpoint has the number and the id of the last entry it replaces."""
        life = cls()
        for entry in map(decode, lines):
            known = life.entries[entry.n - 1] if entry.n <= len(life.entries) else None
            if entry.n > len(life.entries) + 1:
                life.wrong.append(f"lost: entry {entry.n} was appended after entry {len(life.entries)}")
                break
            if known is None:
                life.entries.append(entry)
            elif entry.id != known.id:
                life.wrong.append(f"forked: entry {entry.n} was appended as {known.id}, and again as {entry.id}")
            elif isinstance(entry.fact, Checkpoint):
                life.checkpoints.append(entry)
            elif entry != known:
                life.wrong.append(f"changed: entry {entry.n} was appended again as something else")
        return life

    @property
    def left(self) -> list[Entry]:
        """The log that the store should have: the last checkpoint and all later entries."""
        return [*self.checkpoints[-1:], *self.entries[self.checkpoints[-1].n if self.checkpoints else 0 :]]


async def read_logs(url: str, directory: Path, rooms: Iterable[RoomCode]) -> list[Log]:
    """Return rooms' logs from the store at `url`, which has its data in `directory`, without rooms that it never had.

    No server may append meanwhile.
    """
    async with Store(url, "faults") as store:
        read = {code: await store.read(code) for code in rooms}
    files = await asyncio.to_thread(written, directory)
    return [await asyncio.to_thread(log_of, code, files[code], read[code]) for code in read if code in files]


def log_of(code: RoomCode, files: Written, read: list[Entry]) -> Log:
    """Return a room's log by the store's files; `read` are the entries that the store answers with."""
    life = Life.of(files.pushed)
    rooms = list(_folded(code, life.entries))
    lines = [_line(room, step) for step, room in rooms]
    wrong, from_checkpoint = list(life.wrong), defaultdict[int, set[str]](set)
    if not read == life.left == [decode(line) for line in files.kept]:
        wrong.append(
            f"lost: the store's log is {_span(read)}, and should be {_span(life.left)} by all that was appended"
        )
    by_version = {room.version: (room, line) for (_, room), line in zip(rooms, lines, strict=True)}
    for checkpoint in life.checkpoints:
        wrong += _commands(checkpoint, lines)
        begun = False
        try:
            for step, room in _folded(code, [checkpoint, *life.entries[checkpoint.n :]]):
                begun = begun or any(isinstance(entry.fact, MatchBegun) for entry in step)
                whole, line = by_version[room.version]
                shown = _digest(_rebuilt(room, life.entries))
                if _apart_from_matches(room) != _apart_from_matches(whole) or (begun and shown != line.digest):
                    wrong.append(f"compacted: from the checkpoint at {checkpoint.n}, version {room.version} is another")
                elif shown != line.digest:
                    from_checkpoint[room.version].add(shown)  # without the entries of the match before
        except (BrokenLog, KeyError) as error:
            wrong.append(f"compacted: the log cannot be folded from the checkpoint at {checkpoint.n} on: {error!r}")
    matches = [entry.fact.id for entry in life.entries if isinstance(entry.fact, MatchBegun)]
    records = {match: write_record(list_entries(life.entries, match)) for match in matches}
    finished = {match: record for match, record in records.items() if record is not None}
    return Log(
        room=code,
        lines=tuple(replace(line, from_checkpoint=frozenset(from_checkpoint[line.version])) for line in lines),
        seated=tuple(None if seated is None else seated.player for seated in rooms[-1][1].seats),
        records={match: record.digest for match, record in finished.items()},
        faults=tuple(fault for record in finished.values() for fault in _faults(record)),
        wrong=tuple(wrong),
        compactions=len(life.checkpoints),
    )


def _commands(checkpoint: Entry, lines: Sequence[Line]) -> Iterator[str]:
    """Say if a checkpoint lacks one of the last commands of people, which may be sent again, or its version."""
    assert isinstance(checkpoint.fact, Checkpoint)
    known = unpack_commands(checkpoint.fact.commands)
    done = {(line.player, line.command): line.version for line in lines if line.version <= checkpoint.n}
    expected = dict([item for item in done.items() if item[0][0] != "server"][-KEPT_COMMANDS:])
    if known != expected:
        others = sorted({version for _, version in known.items() ^ expected.items()})
        yield f"compacted: the checkpoint at {checkpoint.n} has other commands than the log had, at versions {others}"


def _span(entries: Sequence[Entry]) -> str:
    return f"entries {entries[0].n} to {entries[-1].n}, {len(entries)} in all" if entries else "empty"


def _folded(code: RoomCode, entries: Iterable[Entry]) -> Iterator[tuple[list[Entry], Room]]:
    """Yield each step of a log with the room after it."""
    room: Room | None = None
    for step in steps(entries):
        for entry in step:
            room = apply(room, entry, code)
        assert room is not None
        yield step, room


def _rebuilt(room: Room, entries: list[Entry]) -> Room:
    """Return a room that begins with a checkpoint as a node shows it, with its last match rebuilt from the record."""
    made = write_record(list_entries(entries, room.ids[-1])) if room.match is None and room.last is not None else None
    return room if made is None else with_last_match(room, made.model_dump_json().encode())


def _apart_from_matches(room: Room) -> tuple[object, ...]:
    """Return what a checkpoint keeps of a room, whatever was played before it."""
    return room.log, room.settings, room.owner, room.seats, room.banned, room.tournament


def steps(entries: Iterable[Entry]) -> Iterator[list[Entry]]:
    """Yield the entries of each accepted command, which may be several: an answer to an offer also begins a match.

    None of them has two facts of a kind, so a command that was done twice is two steps.
    """
    step: list[Entry] = []
    for entry in entries:
        same = step and (step[0].by, step[0].command) == (entry.by, entry.command)
        if step and (not same or entry.fact.kind in {other.fact.kind for other in step}):
            yield step
            step = []
        step.append(entry)
    if step:
        yield step


def _line(room: Room, step: list[Entry]) -> Line:
    first = step[0]
    at = (first.at or 0) / 1000
    return Line(room.version, PlayerId(first.by), first.command, _done(room, first), _digest(room), at)


def _digest(room: Room) -> str:
    reader = Reader()
    reader.read(encode_happened(None, room))
    shown = reader.read(Snapshot(room, None).encode())
    assert isinstance(shown, ShownRoom)
    return digest(shown)


def _done(room: Room, entry: Entry) -> str:
    """Say what an entry did in the words in which it was asked for."""
    ordinal = room.match.match if room.match is not None else 0
    match entry.fact:
        case Opened():
            return "create"
        case Sat():
            return "sit"
        case Readied(leg=leg):
            return f"ready {ordinal if room.under_way else ordinal + 1}.{leg}"
        case MatchBegun():
            return f"ready {ordinal}.1"
        case LegStarted(leg=leg):
            return f"ready {ordinal}.{leg}"
        case Moved(leg=leg, ply=ply, move=move):
            return f"move {ordinal}.{leg}.{ply} {move}"
        case Offered(what=what):
            return f"offer {what}"
    return entry.fact.kind


def _faults(record: Record) -> Iterable[str]:
    try:
        check(record.model_dump(mode="json"))
    except Difference as difference:
        yield str(difference)
