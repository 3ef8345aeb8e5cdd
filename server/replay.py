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

from pydantic import ValidationError

from protocol.record import Record
from protocol.record_file import NotARecord, entries
from server.games.catalog import GAMES
from server.games.game import Game
from server.records.difference import Difference
from server.records.pages import PagedMatch
from server.records.recorded import legs_of, roles_of
from server.records.replay import ply_by_ply
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
    game, record, deck = _dealt(document, difference)
    options = game.options.model_validate(record.options)
    plies = ply_by_ply(game, options, deck, legs_of(game, record), looked_back=True, at_once=record.form == "mirror")
    match = PagedMatch(game, plies, race=record.form == "race")
    while match.play(_AT_ONCE):
        pass
    yield dumps({"title": game.title, "difference": difference, "legs": match.legs}).encode()
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


def _dealt(document: Any, difference: str | None) -> tuple[Game[Any, Any], Record, tuple[Any, ...]]:
    """Return game, record and deck, of which nothing is known to be right but the shape."""
    try:
        record = Record.model_validate(document)
        game = GAMES[record.game]
        options = game.options.model_validate(record.options)
        deck = game.deck(options, len(record.seats), record.legs[0].number)
    except (ValidationError, KeyError, IndexError):
        raise NotARecord(f"it cannot be played: {difference}") from None
    if record.rules != game.rules or roles_of(game, record, record.legs[0]) is None:
        raise NotARecord(f"it cannot be played: {difference}")
    return game, record, deck
