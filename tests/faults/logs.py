"""Reads rooms' logs from the store and folds them step by step, without a server."""

import asyncio
from collections.abc import Iterable, Iterator

from protocol.events import EVENT, RoomEvent
from protocol.ids import PlayerId, RoomCode
from server.records.difference import Difference
from server.records.verify import check
from server.records.write import entries_of, record
from server.store.redis import Store
from server.table.entries import Entry
from server.table.evolve import evolve
from server.table.match_facts import LegStarted, MatchBegun, Moved
from server.table.room import Room
from server.table.room_facts import Offered, Opened, Readied, Sat
from server.table.snapshot import encoded
from tests.faults.history import Line, Log, digest


async def read_logs(url: str, rooms: Iterable[RoomCode]) -> list[Log]:
    """Return the logs of rooms as the store at `url` holds them; a room that it does not hold is left out."""
    async with Store(url, "faults") as store:
        logs = [(code, await store.read(code)) for code in rooms]
    return [await asyncio.to_thread(_folded, code, entries) for code, entries in logs if entries]


def _folded(code: RoomCode, entries: list[Entry]) -> Log:
    room: Room | None = None
    lines: list[Line] = []
    for step in steps(entries):
        for entry in step:
            room = evolve(room, entry, code)
        assert room is not None
        lines.append(_line(room, step))
    assert room is not None
    begun = [entry.fact.id for entry in entries if isinstance(entry.fact, MatchBegun)]
    matches = [entries_of(entries, match) for match in begun]
    faults = [fault for match in matches for fault in _faults(match)]
    return Log(
        room=code,
        lines=tuple(lines),
        seated=tuple(None if seated is None else seated.player for seated in room.seats),
        finished=sum(record(match) is not None for match in matches),
        faults=tuple(faults),
    )


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
    shown = EVENT.validate_json(encoded(room, None))
    assert isinstance(shown, RoomEvent)
    at = (first.at or 0) / 1000
    return Line(room.version, PlayerId(first.by), first.command, _done(room, first), digest(shown), at)


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


def _faults(match: list[Entry]) -> Iterable[str]:
    document = record(match)
    if document is not None:
        try:
            check(document.model_dump(mode="json"))
        except Difference as difference:
            yield str(difference)
