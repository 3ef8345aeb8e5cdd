"""Records to check: of a match on a known number, one hidden and timed, one in which much happened, a solo game."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from protocol.deals import commitment
from protocol.record import digest
from server.offline.simulate import records, simulation
from server.records.difference import Difference
from server.records.verify import check
from tests.records.eventful import EVENTFUL, record_of

Document = dict[str, Any]
Path = tuple[str | int, ...]
SALT = "00112233445566778899aabbccddeeff"
NUMBER = 3
"""Its second leg ends early, with cards left."""


@cache
def _text() -> str:
    return next(records(simulation("family-tree", str(NUMBER), 1, "random,easy", 5))).model_dump_json()


def known() -> Document:
    """Return the record of a match on a number that was known from the start."""
    document: Document = json.loads(_text())
    return document


def hidden() -> Document:
    """Return the record of the same match as two people would have played it on a hidden number."""
    document = known()
    document["seats"] = [
        {"seat": 0, "name": "Ada", "player": "0123456789ABCDEF"},
        {"seat": 1, "name": "Béla", "player": "GHJKMNPQRSTVWXYZ"},
    ]
    for hour, leg in enumerate(document["legs"]):
        leg["commitment"] = {"sha256": commitment(NUMBER, SALT), "salt": SALT}
        for ply, move in enumerate(leg["moves"]):
            move["at"] = f"2026-11-21T1{hour}:{ply:02d}:30Z"
    return sealed(document)


@cache
def _eventful() -> str:
    return record_of(EVENTFUL["eventful"]()).model_dump_json()


def eventful() -> Document:
    """Return the record of a match with takebacks, a computer that played on for a player, and a resignation."""
    document: Document = json.loads(_eventful())
    return document


@cache
def _solo() -> str:
    return record_of(EVENTFUL["alone"]()).model_dump_json()


def solo() -> Document:
    """Return the record of a solo game with hints."""
    document: Document = json.loads(_solo())
    return document


@cache
def _mirror() -> str:
    return record_of(EVENTFUL["mirror"]()).model_dump_json()


def mirror() -> Document:
    """Return the record of a mirror match with many incidents and a resignation."""
    document: Document = json.loads(_mirror())
    return document


RECORDS: dict[str, Callable[[], Document]] = {
    "known": known,
    "hidden": hidden,
    "eventful": eventful,
    "solo": solo,
    "mirror": mirror,
}


def sealed(document: Document) -> Document:
    """Return a record with the digest that belongs to it."""
    return {**document, "digest": digest(document)}


def at(document: Any, path: Path) -> Any:
    """Return the value at a path."""
    for part in path:
        document = document[part]
    return document


def put(document: Document, path: Path, value: Any) -> Document:
    """Return the record with `value` at a path."""
    at(document, path[:-1])[path[-1]] = value
    return document


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the path of every value in a document, its own aside."""
    if path:
        yield path
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for part, child in children:
        yield from paths(child, (*path, part))


def found(document: Document) -> str:
    """Return what is wrong with a record; nothing where it is good."""
    try:
        check(document)
    except Difference as difference:
        return str(difference)
    return ""
