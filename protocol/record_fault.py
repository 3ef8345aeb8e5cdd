"""What is wrong with a record or with a file of records, as data that a client puts into words."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from protocol.reasons.base import Datum, Refusal

RecordPath = tuple[str | int, ...]
"""The names and indexes that lead to a value of a record."""

FaultReason = Literal[
    # files
    "packed_cut",
    "packed_damaged",
    "not_utf8",
    "half_surrogate",
    "cut",
    "not_json",
    "nested",
    "line_too_long",
    "file_too_long",
    "name_twice",
    "long_integer",
    "large_number",
    "no_number",
    "empty_file",
    "no_such_record",
    # values
    "differs",
    "differs_missing",
    "differs_length",
    "missing",
    "unknown_name",
    "no_such_time",
    "not_one_of",
    "wrong_format",
    "wrong_type",
    "outside_limit",
    "empty",
    "invalid",
    # the match
    "unknown_game",
    "package_missing",
    "wrong_form",
    "wrong_seats",
    "wrong_legs",
    "wrong_roles",
    "not_casual",
    "needless_commitment",
    "commitment_missing",
    # legs and moves
    "after_match",
    "after_leg",
    "match_ends_again",
    "move_missing",
    "move_missing_before",
    "board_ahead",
    "other_leg",
    "not_its_turn",
    "move_refused",
    "not_automatic",
    "automatic",
    "player_left",
    "nothing_shown",
    # incidents
    "wrong_ply",
    "wrong_leaving",
    "impossible_incident",
]
"""What is wrong, in a word that a program can act on."""

Kind = Literal["leg", "move", "incident"]
_SHOWN_MOST = 80
_COUNTED: dict[str | int, Kind] = {"legs": "leg", "moves": "move", "incidents": "incident"}


class RecordPlace(NamedTuple):
    """A leg, a move or an incident that a path leads through; `number` counts from 1, as on every screen."""

    kind: Kind
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordFault:
    """The first thing that is wrong with a record, or with a part of a file that holds none.

    `path` leads to a value of the record; it is empty for a file. `refusal` says why the rules refuse a move, and
    `message` says everything in English.
    """

    reason: FaultReason
    data: dict[str, Datum]
    path: RecordPath = ()
    refusal: Refusal | None = None
    message: str


def split_path(path: RecordPath) -> tuple[list[RecordPlace], str]:
    """Return the places that a path leads through, and the name of the value in the last one.

    >>> split_path(("legs", 1, "moves", 17, "score"))
    ([RecordPlace(kind='leg', number=2), RecordPlace(kind='move', number=18)], 'score')
    """
    places: list[RecordPlace] = []
    while len(path) > 1 and isinstance(index := path[1], int) and path[0] in _COUNTED:
        places.append(RecordPlace(_COUNTED[path[0]], index + 1))
        path = path[2:]
    return places, _name(path)


def shown(value: Any) -> str:
    """Return a value as JSON in ASCII, cut if it is long, so that no terminal is harmed by it.

    >>> shown(["7D", None])
    '["7D", null]'
    """
    text = json.dumps(value)
    return text if len(text) <= _SHOWN_MOST else text[: _SHOWN_MOST - 3] + "..."


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
