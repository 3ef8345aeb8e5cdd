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

from protocol.ids import Role
from protocol.record import Record, RecordLeg
from server.games.base import Game
from server.games.registry import GAMES
from server.table.again import Given, again
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
    legs = again(game, options, deck, _legs(game, record), looked_back=True)
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
    if record.rules != game.rules or _roles(game, record, record.legs[0]) is None:
        raise NotARecord(f"it cannot be played: {difference}")
    return game, record, deck


def _roles(game: Game[Any, Any], record: Record, leg: RecordLeg) -> tuple[Role, ...] | None:
    """Return the roles of a leg by seat; None where they are not the game's."""
    options, seats = game.options.model_validate(record.options), len(record.seats)
    fewest, most = game.forms(options).get(record.form, (1, 0))
    if not fewest <= seats <= most:
        return None
    expected = game.roles(options, record.form, seats)
    if record.form == "race":  # each leg of it is one seat's
        return tuple(leg.roles.values()) if [*leg.roles.values()] == [*expected[:1]] else None
    roles = tuple(leg.roles[seat] for seat in map(str, range(len(expected))) if seat in leg.roles)
    return roles if sorted(roles) == sorted(expected) and len(leg.roles) == len(roles) else None


def _legs(game: Game[Any, Any], record: Record) -> Iterator[Given]:
    """Yield the legs as they are given, up to one whose roles are not the game's."""
    options, seats = game.options.model_validate(record.options), len(record.seats)
    for leg in record.legs:
        roles = _roles(game, record, leg)
        if roles is None:
            return
        own = leg.number != record.legs[0].number
        deck = game.deck(options, seats, leg.number) if own else None
        race = record.form == "race"
        yield Given(roles, [(0 if race else move.seat, move.move) for move in leg.moves], deck)


def _line(game: Game[Any, Any], state: Any, leg: int, ply: int, seat: int | None, move: str | None) -> bytes:
    told = {"leg": leg, "ply": ply, "seat": seat, "move": move, "score": game.score(state).total}
    return b'%b,"view":%b}' % (json.dumps(told).encode()[:-1], game.view_json(state, None))
