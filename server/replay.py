"""A record played once more, for those who watch it: what everybody saw at every ply of every leg.

It is written as JSON, one object a line. The first is `{"title", "difference"}`: what the game is called, and the first
thing in the record that is not as it should be, None where all of it is. Each other is
`{"leg", "ply", "seat", "move", "score", "view"}`: legs are counted from 1, `ply` is how many moves stand, `seat` and
`move` are the last one's (None before the first), and `view` is an onlooker's. Moves that were taken back are not
played: they stand in the record's incidents. A leg ends early where a move does not follow from those before it.
"""

import json
from collections.abc import Iterator
from typing import Any, BinaryIO

from pydantic import ValidationError

from protocol.record import Record
from server.games.base import Game
from server.games.registry import GAMES
from server.table.again import again
from server.table.recorded import legs_of, roles_of
from server.verify.difference import Difference
from server.verify.file import LONGEST_LINE, NotARecord, parse
from server.verify.replay import check


def lines(document: Any) -> Iterator[bytes]:
    """Yield the lines that tell of a record, as read from JSON. Raises NotARecord for what cannot be played at all."""
    difference = None
    try:
        check(document)
    except Difference as error:
        difference = str(error)
    game, record, deck = _dealt(document, difference)
    yield json.dumps({"title": game.title, "difference": difference}).encode()
    options = game.options.model_validate(record.options)
    legs = again(game, options, deck, legs_of(game, record), looked_back=True, at_once=record.form == "mirror")
    for ordinal, leg in enumerate(legs, start=1):
        first = ordinal - 1 if record.form == "race" else 0
        yield _line(game, leg.states[0], ordinal, 0, None, None)
        for ply, (state, (seat, move)) in enumerate(zip(leg.states[1:], leg.moves, strict=True), start=1):
            yield _line(game, state, ordinal, ply, first + seat, move)


def find(file: BinaryIO, index: int) -> Any:
    """Return the record on a line of a file, counted from 1. Raises NotARecord where none is there."""
    for number in range(1, index + 1):
        line = file.readline(LONGEST_LINE + 1)
        if not line:
            raise NotARecord(f"it has {number - 1} lines, and no line {index}" if number > 1 else "it is empty")
    try:
        return parse(line)
    except RecursionError:
        raise NotARecord("it is nested far deeper than any record") from None


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


def _line(game: Game[Any, Any], state: Any, leg: int, ply: int, seat: int | None, move: str | None) -> bytes:
    told = {"leg": leg, "ply": ply, "seat": seat, "move": move, "score": game.score(state).total}
    return b'%b,"view":%b}' % (json.dumps(told).encode()[:-1], game.view_json(state, None))
