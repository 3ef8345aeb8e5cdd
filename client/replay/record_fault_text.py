"""Puts into words what is wrong with a record or with a part of a file."""

import json
from typing import Any

from pydantic import TypeAdapter

from client.games.game_words import refusal_of_any_game
from client.games.word_catalog import GAMES
from client.text import formats
from client.text.messages import record_faults
from client.text.rejection_text import say
from protocol.events import Rejected
from protocol.reasons.base import Refusal
from protocol.record_fault import RecordFault, RecordPlace, split_path

_FAULT: TypeAdapter[RecordFault | None] = TypeAdapter(RecordFault | None)


def fault_text(fault: RecordFault, game: str | None = None) -> str:
    """Return a clause about a fault, with its place in the record; `game` is the record's, None if it is unknown.

    >>> fault_text(RecordFault(reason="missing", data={}, path=("legs", 1, "moves", 17, "score"), message=""))
    'leg 2, move 18: score is missing'
    """
    places, name = split_path(fault.path)
    thing = places[-1].kind if places else "record"
    values: dict[str, Any] = {**fault.data, "value": name or record_faults.whole(thing)}
    if "fewest" in values:
        values["exact"] = values["fewest"] == values["most"]
    if fault.refusal is not None:
        values["why"] = refusal_text(fault.refusal, game).removesuffix(".")
    clause = say(record_faults, fault.reason, values) or fault.message
    return at_place(formats.listed(map(_place, places)), clause)


def refusal_text(refusal: Refusal, game: str | None) -> str:
    """Return the sentence that says why the rules of a game refuse a move."""
    rejected = Rejected(code=refusal.code, reason=refusal.reason, data=refusal.data, message=refusal.message)
    explain = GAMES[game].refusal if game is not None and game in GAMES else refusal_of_any_game
    return explain(rejected, None)


def at_place(place: str, clause: str) -> str:
    """Return a clause after its place, if it has one."""
    return record_faults.at_place(place=place, fault=clause) if place else clause


def _place(place: RecordPlace) -> str:
    return {"leg": record_faults.leg, "move": record_faults.move, "incident": record_faults.incident}[place.kind](
        place.number
    )


def entry_fault_text(fault: RecordFault, at_line: int | None, at_record: int | None, game: str | None = None) -> str:
    """Return a clause about a fault, with the place of its record in the file."""
    line = None if at_line is None else record_faults.line(at_line)
    record = None if at_record is None else record_faults.record(at_record)
    return at_place(formats.listed([line, record]), fault_text(fault, game))


def fault_of(value: object) -> RecordFault | None:
    """Return a fault from its JSON value, which may be null. Raises ValidationError."""
    return _FAULT.validate_python(value)


def read_fault(line: bytes) -> RecordFault | None:
    """Return the fault in a line of the server's program; None if the line has none."""
    try:
        return fault_of(json.loads(line)["fault"])
    except (ValueError, KeyError, TypeError):
        return None
