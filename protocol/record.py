"""The record of a match: one JSON document from which it can be replayed and checked by anyone.

Its names are in the order in which they are written; `digest` comes last.
"""

import hashlib
import json
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from protocol.commands import GameNumber
from protocol.ids import ALPHABET, Role

PLAYER = f"^([{ALPHABET}]{{16}}|computer:[a-z]+)$"
TIME = "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
SHA256 = "^[0-9a-f]{64}$"
SALT = "^[0-9a-f]{32}$"

Time = Annotated[str, StringConstraints(pattern=TIME)]
"""A time in UTC, in whole seconds: `2026-11-21T10:00:00Z`."""
Sha256 = Annotated[str, StringConstraints(pattern=SHA256)]
"""A SHA-256 in hex, lower case."""


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class RecordSeat(_Part):
    """Who held a seat; `player` is a player id, or `computer:` and its level."""

    seat: int
    name: str
    player: Annotated[str, StringConstraints(pattern=PLAYER)]


class RecordCommitment(_Part):
    """What was promised of a hidden number, and the salt that shows it was kept. rules: deals, Hidden numbers"""

    sha256: Sha256
    salt: Annotated[str, StringConstraints(pattern=SALT)]


class RecordMove(BaseModel):
    """A move and the score after it; the game's own notes stand beside them (family-tree: `skipped`)."""

    model_config = ConfigDict(extra="allow", frozen=True, strict=True)

    seat: int
    move: str
    at: Time | None
    score: int


class RecordIncident(BaseModel):
    """Something beside the moves, after `ply` moves of its leg."""

    model_config = ConfigDict(extra="allow", frozen=True, strict=True)

    ply: int
    at: Time | None
    kind: str
    seat: int


class RecordLegResult(_Part):
    """A finished leg's score and the parts that add up to it."""

    score: int
    parts: dict[str, int]


class RecordLeg(_Part):
    """One leg: the number, its deck with index 0 on top, and all that was played.

    `commitment` is None where the number was known from the start; `roles` are by seat; `left` are the cards never
    played.
    """

    number: GameNumber
    commitment: RecordCommitment | None
    deck: list[str]
    roles: dict[str, Role]
    opening: dict[str, Any]
    moves: list[RecordMove]
    incidents: list[RecordIncident]
    result: RecordLegResult | None
    left: list[str]


class RecordResult(_Part):
    """Who won, each seat's deciding score, and why."""

    winners: list[int]
    scores: dict[str, int]
    why: Literal["score"]


class Record(_Part):
    """The whole match; `digest` holds everything else as it is."""

    turnabout: Annotated[Literal[1], Field(description="version of this shape")]
    game: str
    rules: int
    options: dict[str, Any]
    form: Literal["match"]
    seats: list[RecordSeat]
    legs: list[RecordLeg]
    result: RecordResult
    digest: Sha256


def canonical(document: dict[str, Any]) -> bytes:
    """Return a document's canonical JSON: keys sorted, no spaces, UTF-8.

    >>> canonical({"b": 1, "a": "é"}).decode()
    '{"a":"é","b":1}'
    """
    return json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest(document: dict[str, Any]) -> str:
    """Return the SHA-256 in hex of a record's canonical JSON without its `digest`."""
    return hashlib.sha256(canonical({name: value for name, value in document.items() if name != "digest"})).hexdigest()
