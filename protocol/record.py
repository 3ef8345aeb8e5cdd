"""The record of a match: one JSON document from which it can be replayed and checked by anyone.

Its names are in the order in which they are written; `digest` comes last.
"""

import hashlib
import json
from typing import Annotated, Any, Literal

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    SerializerFunctionWrapHandler,
    StringConstraints,
    model_serializer,
)

from protocol.command import GameNumber
from protocol.ids import ALPHABET, Form, Role

PLAYER = f"^([{ALPHABET}]{{16}}|computer:[a-z]+)$"
LEVEL = "^[a-z]+$"
TIME = "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
SHA256 = "^[0-9a-f]{64}$"
SALT = "^[0-9a-f]{32}$"

Time = Annotated[str, StringConstraints(pattern=TIME)]
"""A time in UTC, in whole seconds: `2026-11-21T10:00:00Z`."""
Sha256 = Annotated[str, StringConstraints(pattern=SHA256)]
"""A SHA-256 in hex, lower case."""


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


RecordScore = int | dict[str, int]
"""A score; by seat, `{"0": 12, "1": 9}`, where each seat has a number of its own."""


class RecordSeat(_Part):
    """Who held a seat when the match began; `player` is a player id, or `computer:` and its level."""

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
    score: RecordScore


class RecordIncident(_Part):
    """Something beside the moves, when `ply` moves stood in its leg; `seat` is whose it is."""

    ply: Annotated[int, Field(ge=0)]
    at: Time | None
    kind: str
    seat: int


class RecordTakeback(RecordIncident):
    """By consent, a seat took back what was played from its last move on: `moves`, which are not in the leg's.

    `shown`: they had shown who asked for it a card that was hidden. It is left out where that is not so.
    """

    kind: Literal["takeback"]
    moves: Annotated[list[RecordMove], Field(min_length=1)]
    shown: Literal[True] | None = None

    @model_serializer(mode="wrap")
    def _written(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        written: dict[str, Any] = write(self)
        if self.shown is None:
            del written["shown"]
        return written


class RecordComputer(RecordIncident):
    """The computer, at a level, took the place of a seat's player, who was away."""

    kind: Literal["computer"]
    level: Annotated[str, StringConstraints(pattern=LEVEL)]


class RecordReturned(RecordIncident):
    """A seat's player took it back from the computer."""

    kind: Literal["returned"]


class RecordLeft(RecordIncident):
    """A seat's player left the match to the others, who go on."""

    kind: Literal["left"]


class RecordReplaced(RecordIncident):
    """By consent of who played, another person had a seat from then on."""

    kind: Literal["replaced"]
    player: Annotated[str, StringConstraints(pattern=PLAYER)]
    name: str


class RecordResigned(RecordIncident):
    """A seat gave the match up."""

    kind: Literal["resigned"]


class RecordClaimed(RecordIncident):
    """A seat took the match, since the other had been away since `since`."""

    kind: Literal["claimed"]
    since: Time


class RecordFlag(RecordIncident):
    """A seat's time ran out, which lost it the match, or neither won where both seats' did at the same instant."""

    kind: Literal["flag"]


class RecordRanOut(RecordIncident):
    """A seat's time in the leg ran out, and the others played on."""

    kind: Literal["ran_out"]


class RecordClock(RecordIncident):
    """A seat's running clock was given `ms` back that were nobody's."""

    kind: Literal["clock"]
    ms: Annotated[int, Field(ge=1)]


class RecordHint(RecordIncident):
    """A seat was told what the computer would play."""

    kind: Literal["hint"]


Incident = (
    RecordTakeback
    | RecordComputer
    | RecordReturned
    | RecordLeft
    | RecordReplaced
    | RecordResigned
    | RecordClaimed
    | RecordFlag
    | RecordRanOut
    | RecordClock
    | RecordHint
)


class RecordLegResult(_Part):
    """A finished leg's score, and its parts as the game's page names them."""

    score: RecordScore
    parts: dict[str, Any]


class RecordLeg(_Part):
    """One leg: the number, its deck with index 0 on top (None where it gives no deck), and all that was played.

    `commitment` is None where the number was known from the start; `roles` are by seat; `moves` are those that stand;
    `result` is None where the match ended before the leg did; `left` are the cards never played.
    """

    number: GameNumber
    commitment: RecordCommitment | None
    deck: list[str] | None
    roles: dict[str, Role]
    opening: dict[str, Any]
    moves: list[RecordMove]
    incidents: list[Annotated[Incident, Field(discriminator="kind")]]
    result: RecordLegResult | None
    left: list[str] | dict[str, list[str]]


class RecordResult(_Part):
    """Who won, the deciding score of each seat whose leg was played out, and why."""

    winners: list[int]
    scores: dict[str, int]
    why: Literal["score", "resigned", "claimed", "flag"]


class Record(_Part):
    """The whole match; `digest` holds everything else as it is."""

    turnabout: Annotated[Literal[1], Field(description="version of this shape")]
    game: str
    rules: int
    options: dict[str, Any]
    form: Form
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
