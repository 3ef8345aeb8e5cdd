"""Entries of a room's log, and appends of them."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from protocol.ids import MatchId, PlayerId, RoomCode, Seat
from server.store.client import Append, Outcome, Store
from server.table.entries import Entry
from server.table.moves import Moved
from server.table.room import START, LogPosition
from server.table.seats import Sat

CODE = RoomCode("KZ74QM2")
MATCH = MatchId("M" * 16)
ADA = PlayerId("A" * 16)
LIFETIME_MS = 60_000


def sat(id: str) -> Entry:
    """Return an entry of the room."""
    return Entry(id, ADA, f"command-{id}", Sat(seat=Seat(1), player=ADA, name="Ada"))


def moved(id: str, ply: int = 0) -> Entry:
    """Return an entry of a match."""
    return Entry(id, ADA, f"command-{id}", Moved(Seat(0), 1, ply, "KS>7D"))


def to_room(*entries: Entry, after: LogPosition = START, code: RoomCode = CODE) -> Append:
    """Return an append to a room's log."""
    return Append(code, after, entries, LIFETIME_MS)


def marked(entry: Entry, after: LogPosition = START, due: Sequence[tuple[str, int | None]] = ()) -> Append:
    """Return an append that sets due times."""
    return replace(to_room(entry, after=after), due=due)


async def append(store: Store, what: Append) -> Outcome:
    """Append and return the outcome."""
    outcome: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
    store.append(what, outcome.set_result)
    return await outcome
