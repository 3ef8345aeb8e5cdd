"""The first error in a record, and its place.

Legs, moves and incidents are counted from 1, as on every screen. Indexes in brackets are JSON indexes, and seats are
numbered from 0, as in the record.
"""

from datetime import datetime
from typing import Any, NamedTuple

from pydantic import ValidationError

from protocol.reasons.base import Datum, Refusal
from protocol.record import LEVEL, PLAYER, SALT, SHA256, TIME
from protocol.record_fault import FaultReason, RecordFault, RecordPath, shown, split_path
from protocol.validation import explained, limit, place, type_name


class ValueSource(NamedTuple):
    """The source of a value that a record should have: a word for programs, and a clause with a verb."""

    name: str
    words: str


RULES = ValueSource("rules", "the rules give")
"""The source of most values of a record."""

_FORMATS = {PLAYER: "player", LEVEL: "level", TIME: "time", SHA256: "sha256", SALT: "salt"}
_LIKE = {
    PLAYER: "a player id of 16 characters, or computer: and a level",
    LEVEL: "the name of a level, in small letters",
    TIME: "a time like 2026-11-21T10:00:00Z",
    SHA256: "64 hex digits in lower case",
    SALT: "32 hex digits in lower case",
}


class Difference(Exception):
    """What is wrong at a place of a record: `what` continues the sentence that names the place.

    `reason` and `data` say the same as `what` for programs; data that are None are left out. `refusal` says why the
    rules refuse a move.

    >>> str(Difference(("legs", 1, "moves", 17, "score"), "is missing", "missing"))
    'leg 2, move 18: score is missing'
    >>> str(Difference(("legs", 0, "incidents", 2, "moves", 0), "is missing", "missing"))
    'leg 1, incident 3, move 1: the move is missing'
    """

    def __init__(
        self,
        path: RecordPath,
        what: str,
        reason: FaultReason,
        *,
        refusal: Refusal | None = None,
        **data: Datum | None,
    ) -> None:
        super().__init__(path, what)
        self.path = path
        self.what = what
        self.reason: FaultReason = reason
        self.refusal = refusal
        self.data: dict[str, Datum] = {name: value for name, value in data.items() if value is not None}

    def __str__(self) -> str:
        within, name = split_path(self.path)
        places = ", ".join(f"{each.kind} {each.number}" for each in within)
        thing = within[-1].kind if within else "record"
        return f"{f'{places}: ' if places else ''}{name or f'the {thing}'} {self.what}"

    @property
    def fault(self) -> RecordFault:
        """The same for a client."""
        return RecordFault(reason=self.reason, data=self.data, path=self.path, refusal=self.refusal, message=str(self))


def compare(path: RecordPath, found: Any, expected: Any, source: ValueSource) -> None:
    """Raise Difference if `found`, the value at `path`, isn't exactly `expected`: 1 is neither 1.0 nor true.

    `source` says where the expected value comes from.
    """
    name, words = source
    if isinstance(expected, dict) and isinstance(found, dict):
        for key in expected:
            if key not in found:
                what = f"is missing, {words} {shown(expected[key])}"
                raise Difference((*path, key), what, "differs_missing", source=name, expected=shown(expected[key]))
        for key, value in found.items():
            if key not in expected:
                raise _unknown_name((*path, key))
            compare((*path, key), value, expected[key], source)
    elif isinstance(expected, list) and isinstance(found, list):
        for index, (item, other) in enumerate(zip(found, expected, strict=False)):
            compare((*path, index), item, other, source)
        if len(found) != len(expected):
            what = f"has {len(found)} items, {words} {len(expected)}"
            raise Difference(path, what, "differs_length", source=name, items=len(found), right=len(expected))
    elif type(found) is not type(expected) or found != expected:
        what = f"is {shown(found)}, {words} {shown(expected)}"
        raise Difference(path, what, "differs", source=name, found=shown(found), expected=shown(expected))


def check_time(text: str | None, path: RecordPath) -> None:
    """Raise Difference if a time doesn't exist, such as one on February 30."""
    if text is None:
        return
    try:
        datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ")
    except ValueError:
        what = f"is {shown(text)}, a time that does not exist"
        raise Difference(path, what, "no_such_time", found=shown(text)) from None


def _unknown_name(path: RecordPath) -> Difference:
    return Difference(path, "is an unknown name", "unknown_name")


def shape_difference(error: ValidationError, path: RecordPath = ()) -> Difference:
    """Return the first error that a model found in the value at `path`."""
    first = error.errors(include_url=False)[0]
    path = (*path, *place(first))
    if path[2:3] == ("incidents",):  # whose kind pydantic puts behind the index
        path = (*path[:4], *path[5:])
    match first["type"]:
        case "missing":
            return Difference(path, "is missing", "missing")
        case "union_tag_not_found":
            return Difference((*path, "kind"), "is missing", "missing")
        case "union_tag_invalid":
            kinds, found = first["ctx"]["expected_tags"], shown(first["input"]["kind"])
            what = f"is {found}, it should be one of {kinds}"
            return Difference((*path, "kind"), what, "not_one_of", found=found, values=_quoted(kinds))
        case "extra_forbidden":
            return _unknown_name(path)
        case "string_pattern_mismatch":
            expected = f"it should be {_LIKE[first['ctx']['pattern']]}"
        case _:
            expected = explained(first)
    between = "," if expected.startswith("it ") else ":"
    reason, data = _explanation(first)
    found = shown(first["input"])
    return Difference(path, f"is {found}{between} {expected}", reason, refusal=None, found=found, **data)


def _explanation(error: Any) -> tuple[FaultReason, dict[str, Datum]]:
    """Return the reason for an error of a model, and its data."""
    kind, context = error["type"], error.get("ctx", {})
    if kind == "string_pattern_mismatch":
        return "wrong_format", {"format": _FORMATS[context["pattern"]]}
    if kind == "literal_error":
        return "not_one_of", {"values": _quoted(context["expected"])}
    if (expected := type_name(kind)) is not None:
        return "wrong_type", {"type": expected}
    if (bound := limit(error)) is not None:
        return "outside_limit", {"bound": bound[0], "limit": bound[1]}
    if kind in ("too_short", "string_too_short") and context["min_length"] == 1:
        return "empty", {}
    return "invalid", {}


def _quoted(text: str) -> tuple[str, ...]:
    """Return the values that pydantic lists in quotes.

    >>> _quoted("'match', 'solo' or 'race'")
    ('match', 'solo', 'race')
    """
    return tuple(text.split("'")[1::2])
