"""The first error in a record, and its place.

Legs and moves are counted from 1, as on every screen. Indexes in brackets are JSON indexes, from 0.
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
"""Where most of what a record should say comes from, as `hold` is told it."""

_LIKE = {
    PLAYER: "a player id of 16 characters, or computer: and a level",
    LEVEL: "the name of a level, in small letters",
    TIME: "a time like 2026-11-21T10:00:00Z",
    SHA256: "64 hex digits in lower case",
    SALT: "32 hex digits in lower case",
}


class Difference(Exception):
    """What is there and what should be: `what` goes on with the sentence that names the place of `path`.

    >>> str(Difference(("legs", 1, "moves", 17, "score"), "is 130, the rules give 120"))
    'leg 2, move 18: score is 130, the rules give 120'
    """

    def __init__(self, path: Path, what: str) -> None:
        super().__init__(path, what)
        self.path = path
        self.what = what

    def __str__(self) -> str:
        match self.path:
            case ("legs", int(leg), "moves", int(ply), *rest):
                return f"leg {leg + 1}, move {ply + 1}: {_name(rest) or 'the move'} {self.what}"
            case ("legs", int(leg), *rest):
                return f"leg {leg + 1}: {_name(rest) or 'the leg'} {self.what}"
            case rest:
                return f"{_name(rest) or 'the record'} {self.what}"


def hold(path: Path, found: Any, expected: Any, giver: str) -> None:
    """Raise Difference where `found`, the value at `path`, is not exactly `expected`: 1 is neither 1.0 nor true.

    `giver` says where the expected value comes from, with a verb: "the rules give".
    """
    if isinstance(expected, dict) and isinstance(found, dict):
        for name in expected:
            if name not in found:
                raise Difference((*path, name), f"is missing, {giver} {shown(expected[name])}")
        for name, value in found.items():
            if name not in expected:
                raise unknown((*path, name))
            hold((*path, name), value, expected[name], giver)
    elif isinstance(expected, list) and isinstance(found, list):
        for index, (item, other) in enumerate(zip(found, expected, strict=False)):
            hold((*path, index), item, other, giver)
        if len(found) != len(expected):
            raise Difference(path, f"has {len(found)} items, {giver} {len(expected)}")
    elif type(found) is not type(expected) or found != expected:
        raise Difference(path, f"is {shown(found)}, {giver} {shown(expected)}")


def hold_time(text: str | None, path: Path) -> None:
    """Raise Difference where a record tells of a time that there never is."""
    if text is None:
        return
    try:
        datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ")
    except ValueError:
        raise Difference(path, f"is {shown(text)}, a time that there never is") from None


def unknown(path: Path) -> Difference:
    """Return the difference that a name is where none like it belongs."""
    return Difference(path, "is an unknown name")


def misshapen(error: ValidationError, path: Path = ()) -> Difference:
    """Return the first difference in shape that a model of what is at `path` found."""
    first = error.errors(include_url=False)[0]
    path = (*path, *place(first))
    if path[2:3] == ("incidents",):  # where the kind of an incident stands behind its place
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
            return unknown(path)
        case "string_pattern_mismatch":
            expected = f"it should be {_LIKE[first['ctx']['pattern']]}"
        case _:
            expected = explained(first)
    between = "," if expected.startswith("it ") else ":"
    return Difference(path, f"is {shown(first['input'])}{between} {expected}")


def _name(path: Iterable[str | int]) -> str:
    """Return how a value is called: `opening.tree_top[0]`.

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
