"""Replays a record for a program that shows it: what each seat saw, page by page.

The output is JSON, one object a line. The first is `{"title", "difference", "legs"}`: the game's title, the first error
in the record (None if it verifies), and the number of legs that can be played. It is `{"fault"}` if there is nothing to
play. Each other line answers a line of input,
a leg, counted from 1, and the ply that the page begins with: `2 100`, from the state after move 100. A page is the
server's answer to a `replay`: its ply 0 is the opening, and its ply 1 the state after move 1.

Moves that were taken back aren't replayed; the record has them in its incidents. A leg ends early at a move that the
rules don't allow.
"""

from collections.abc import Iterable, Iterator
from typing import Any, BinaryIO

from pydantic_core import to_json

from protocol.record import Record
from protocol.record_fault import RecordFault
from protocol.record_file import NotARecord, entries, not_a_record
from server.games.catalog import GAMES
from server.records.difference import Difference
from server.records.pages import PagedMatch
from server.records.replay import match_of_record
from server.records.verify import check
from server.table.decision import Rejection

_AT_ONCE = 1000


class NoSuchPage(ValueError):
    """A question is not about a page of the match."""


def lines(document: Any, questions: Iterable[bytes]) -> Iterator[bytes]:
    """Yield the lines for a record, as parsed from JSON: the first line, and the answer to each question.

    Raises NotARecord if no leg can be played, and NoSuchPage for a wrong question.
    """
    difference: RecordFault | None = None
    try:
        check(document)
    except Difference as error:
        difference = error.fault
    try:
        played = match_of_record(Record.model_validate(document))
    except ValueError:
        if difference is None:
            raise
        raise NotARecord(difference) from None
    match = PagedMatch(played)
    while match.play(_AT_ONCE):
        pass
    yield to_json({"title": GAMES[played.game].title, "difference": difference, "legs": match.legs})
    for question in questions:
        try:
            leg, first = map(int, question.split())
            yield match.page("", leg, first)
        except (ValueError, Rejection) as error:
            raise NoSuchPage(f"There is no such page: {error}") from None


def find(file: BinaryIO, index: int) -> Any:
    """Return the record at an index, counted from 1, of a file. Raises NotARecord if there is none."""
    count = 0
    for count, entry in enumerate(entries(file), start=1):
        if count == index:
            if entry.fault is not None:
                raise NotARecord(entry.fault)
            return entry.document
    if not count:
        raise not_a_record("empty_file", "the file is empty")
    raise not_a_record("no_such_record", f"the file has no record {index}, only {count}", index=index, records=count)
