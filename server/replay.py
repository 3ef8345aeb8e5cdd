"""A record played once more, for those who watch it: what everybody saw, page by page.

It is written as JSON, one object a line. The first is `{"title", "difference", "legs"}`: what the game is called, the
first thing in the record that is not as it should be, None where all of it is, and how many legs can be played. Each
other answers a question, which is a line too: a leg, counted from 1, and the first ply that is wanted of it, `2 100`.
It is the page that a server answers a `replay` with. Moves that were taken back are not played: they stand in the
record's incidents. A leg ends early where a move does not follow from those before it.
"""

from collections.abc import Iterable, Iterator
from json import dumps
from typing import Any, BinaryIO

from protocol.record import Record
from protocol.record_file import NotARecord, entries
from server.games.catalog import GAMES
from server.records.difference import Difference
from server.records.pages import PagedMatch
from server.records.replay import match_of_record
from server.records.verify import check
from server.table.rejection import Rejection

_AT_ONCE = 1000


def lines(document: Any, questions: Iterable[bytes]) -> Iterator[bytes]:
    """Yield the lines that tell of a record, as read from JSON: the first, and one for each question.

    Raises NotARecord for what cannot be played at all, and for a question that is none.
    """
    difference = None
    try:
        check(document)
    except Difference as error:
        difference = str(error)
    try:
        played = match_of_record(Record.model_validate(document))
    except ValueError:
        raise NotARecord(f"it cannot be played: {difference}") from None
    match = PagedMatch(played)
    while match.play(_AT_ONCE):
        pass
    yield dumps({"title": GAMES[played.game].title, "difference": difference, "legs": match.legs}).encode()
    for question in questions:
        try:
            leg, first = map(int, question.split())
            yield match.page("", leg, first)
        except (ValueError, Rejection) as error:
            raise NotARecord(f"there is no such page of it: {error}") from None


def find(file: BinaryIO, index: int) -> Any:
    """Return the record of a file that has an index, counted from 1. Raises NotARecord if there is none."""
    count = 0
    for count, entry in enumerate(entries(file), start=1):
        if count == index:
            if entry.fault is not None:
                raise NotARecord(entry.fault)
            return entry.document
    raise NotARecord(f"there is no record {index} in it, it has only {count} of them" if count else "it is empty")
