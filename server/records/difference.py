"""The first error in a record, and its place.

Legs, moves and incidents are counted from 1, as on every screen. Indexes in brackets are JSON indexes, and seats are
numbered from 0, as in the record.
"""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from pydantic import ValidationError

from protocol.record import LEVEL, PLAYER, SALT, SHA256, TIME
from protocol.record_file import shown
from protocol.validation import explained, place

Path = tuple[str | int, ...]
"""The names and indexes that lead to a value of a record."""

RULES = "the rules give"
"""The source of most values of a record, as `compare` takes it."""

_COUNTED: dict[str | int, str] = {"legs": "leg", "moves": "move", "incidents": "incident"}
_LIKE = {
    PLAYER: "a player id of 16 characters, or computer: and a level",
    LEVEL: "the name of a level, in small letters",
    TIME: "a time like 2026-11-21T10:00:00Z",
    SHA256: "64 hex digits in lower case",
    SALT: "32 hex digits in lower case",
}


class Difference(Exception):
    """What is wrong at a place of a record: `what` continues the sentence that names the place.

    >>> str(Difference(("legs", 1, "moves", 17, "score"), "is 130, the rules give 120"))
    'leg 2, move 18: score is 130, the rules give 120'
    >>> str(Difference(("legs", 0, "incidents", 2, "moves", 0, "score"), "is 130, the rules give 120"))
    'leg 1, incident 3, move 1: score is 130, the rules give 120'
    """

    def __init__(self, path: Path, what: str) -> None:
        super().__init__(path, what)
        self.path = path
        self.what = what

    def __str__(self) -> str:
        places, thing, path = [], "record", self.path
        while len(path) > 1 and isinstance(index := path[1], int) and path[0] in _COUNTED:
            thing = _COUNTED[path[0]]
            places.append(f"{thing} {index + 1}")
            path = path[2:]
        place = f"{', '.join(places)}: " if places else ""
        return f"{place}{_name(path) or f'the {thing}'} {self.what}"


def compare(path: Path, found: Any, expected: Any, source: str) -> None:
    """Raise Difference if `found`, the value at `path`, isn't exactly `expected`: 1 is neither 1.0 nor true.

    `source` says where the expected value comes from, with a verb: "the rules give".
    """
    if isinstance(expected, dict) and isinstance(found, dict):
        for name in expected:
            if name not in found:
                raise Difference((*path, name), f"is missing, {source} {shown(expected[name])}")
        for name, value in found.items():
            if name not in expected:
                raise _unknown_name((*path, name))
            compare((*path, name), value, expected[name], source)
    elif isinstance(expected, list) and isinstance(found, list):
        for index, (item, other) in enumerate(zip(found, expected, strict=False)):
            compare((*path, index), item, other, source)
        if len(found) != len(expected):
            raise Difference(path, f"has {len(found)} items, {source} {len(expected)}")
    elif type(found) is not type(expected) or found != expected:
        raise Difference(path, f"is {shown(found)}, {source} {shown(expected)}")


def check_time(text: str | None, path: Path) -> None:
    """Raise Difference if a time doesn't exist, such as one on February 30."""
    if text is None:
        return
    try:
        datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ")
    except ValueError:
        raise Difference(path, f"is {shown(text)}, a time that does not exist") from None


def _unknown_name(path: Path) -> Difference:
    return Difference(path, "is an unknown name")


def shape_difference(error: ValidationError, path: Path = ()) -> Difference:
    """Return the first error that a model found in the value at `path`."""
    first = error.errors(include_url=False)[0]
    path = (*path, *place(first))
    if path[2:3] == ("incidents",):  # whose kind pydantic puts behind the index
        path = (*path[:4], *path[5:])
    match first["type"]:
        case "missing":
            return Difference(path, "is missing")
        case "union_tag_not_found":
            return Difference((*path, "kind"), "is missing")
        case "union_tag_invalid":
            kinds = first["ctx"]["expected_tags"]
            return Difference((*path, "kind"), f"is {shown(first['input']['kind'])}, it should be one of {kinds}")
        case "extra_forbidden":
            return _unknown_name(path)
        case "string_pattern_mismatch":
            expected = f"it should be {_LIKE[first['ctx']['pattern']]}"
        case _:
            expected = explained(first)
    between = "," if expected.startswith("it ") else ":"
    return Difference(path, f"is {shown(first['input'])}{between} {expected}")


def _name(path: Iterable[str | int]) -> str:
    """Return the name of a value: `opening.tree_top[0]`.

    >>> _name(["opening", "tree_top", 0])
    'opening.tree_top[0]'
    """
    name = ""
    for part in path:
        if isinstance(part, int):
            name += f"[{part}]"
        else:
            plain = part.isascii() and part.replace("_", "").isalnum()
            name += ("." if name else "") + (part if plain else shown(part))
    return name
