"""Reads rooms' logs from the store and folds them step by step, without a server."""

import asyncio
from collections.abc import Iterable

from protocol.events import EVENT, RoomEvent
from protocol.ids import PlayerId, RoomCode
from server.store.redis import Store
from server.table.entries import Entry
from server.table.evolve import evolve
from server.table.match_facts import LegStarted, MatchBegun, Moved
from server.table.record import entries_of, record
from server.table.room import Room
from server.table.room_facts import Offered, Opened, Readied, Sat
from server.table.snapshot import encoded
from server.verify.difference import Difference
from server.verify.replay import check
from tests.faults.history import Line, Log, digest


async def read_logs(url: str, rooms: Iterable[RoomCode]) -> list[Log]:
    """Return the logs of rooms as the store at `url` holds them; a room that it does not hold is left out."""
    async with Store(url, "faults") as store:
        logs = [(code, await store.read(code)) for code in rooms]
    return [await asyncio.to_thread(_folded, code, entries) for code, entries in logs if entries]


def _folded(code: RoomCode, entries: list[Entry]) -> Log:
    room: Room | None = None
    lines = []
    for entry in entries:
        room = evolve(room, entry, code)
        lines.append(_line(room, entry))
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


def _line(room: Room, entry: Entry) -> Line:
    shown = EVENT.validate_json(encoded(room, None))
    assert isinstance(shown, RoomEvent)
    at = (entry.at or 0) / 1000
    return Line(room.version, PlayerId(entry.by), entry.command, _done(room, entry), digest(shown), at)


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
