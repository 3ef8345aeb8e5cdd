"""The entries of a room's log: each is one fact, with its author, its time and the command that it accepted."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field, TypeAdapter, ValidationError
from pydantic_core import to_json

from protocol.ids import PlayerId
from protocol.quick import quick
from server.table.checkpoint import Checkpoint
from server.table.clocks import ClockFact
from server.table.hints import Hinted
from server.table.leaving import LeavingFact
from server.table.legs import LegFact
from server.table.match import BrokenLog
from server.table.moves import Moved
from server.table.seats import SeatFact
from server.table.settings import SettingFact
from server.table.takeback import TakebackFact
from server.table.tournament import TournamentFact

Fact = (
    Moved
    | TakebackFact
    | LeavingFact
    | ClockFact
    | Hinted
    | LegFact
    | SeatFact
    | SettingFact
    | TournamentFact
    | Checkpoint
)
"""Something that happened in a room. The room's state is the fold of its facts."""


@quick
@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a log. `id` is its own; `by` and `command` name the command that it accepted.

    The store numbers and dates an entry: `n` counts the room's entries from 1, and `at` is the store's time in ms since
    1970 UTC, never before the time of an earlier entry. Without a store an entry has 0 and None.
    """

    id: str
    by: PlayerId
    command: str
    fact: Annotated[Fact, Field(discriminator="kind")]
    at: int | None = None
    n: int = 0


def stamp_entry(entry: Entry, n: int, at: int) -> Entry:
    """Return an entry with the number and the time that the store gave it."""
    return Entry(entry.id, entry.by, entry.command, entry.fact, at, n)


_ENTRY: TypeAdapter[Entry] = TypeAdapter(Entry)


def encode(entry: Entry) -> bytes:
    """Return an entry as JSON without its number and time, which the store puts in front; starts with `{"id":"…"`."""
    return to_json({"id": entry.id, "by": entry.by, "command": entry.command, "fact": entry.fact})


def decode(line: bytes) -> Entry:
    """Return the entry of a log's line. Raises BrokenLog."""
    try:
        return _ENTRY.validate_json(line)
    except ValidationError as error:
        # Pydantic's message quotes the entry, which may have hidden cards.
        wrong = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(map(str, wrong["loc"])) or "the line"
        raise BrokenLog(f"not an entry: {where}: {wrong['msg']}") from None
