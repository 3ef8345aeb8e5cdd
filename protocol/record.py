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
"""A score; by seat, `{"0": 12, "1": 9}`, if each seat has its own."""


class RecordSeat(_Part):
    """Who held a seat when the match began; `player` is a player id, or `computer:` and its level."""

    seat: int
    name: str
    player: Annotated[str, StringConstraints(pattern=PLAYER)]


class RecordCommitment(_Part):
    """The commitment to a hidden number, and the salt that proves it. rules: deals, Hidden numbers"""

    sha256: Sha256
    salt: Annotated[str, StringConstraints(pattern=SALT)]


class RecordMove(BaseModel):
    """A move and the score after it; a game may add fields of its own."""

    model_config = ConfigDict(extra="allow", frozen=True, strict=True)

    seat: int
    move: str
    at: Time | None
    score: RecordScore


class RecordIncident(_Part):
    """Something that happened besides the moves, after `ply` moves of its leg; `seat` is the seat concerned."""

    ply: Annotated[int, Field(ge=0)]
    at: Time | None
    kind: str
    seat: int


class RecordTakeback(RecordIncident):
    """A seat took back all moves from its last one on, if the others agreed: `moves`, which the leg doesn't list.

    `shown`: they had shown the seat a hidden card. Absent otherwise.
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
    """The computer, at a level, played on for a seat while its player was away."""

    kind: Literal["computer"]
    level: Annotated[str, StringConstraints(pattern=LEVEL)]


class RecordReturned(RecordIncident):
    """A seat's player took the seat back from the computer."""

    kind: Literal["returned"]


class RecordLeft(RecordIncident):
    """A seat's player left the match; the others continued."""

    kind: Literal["left"]


class RecordReplaced(RecordIncident):
    """Another person took over the seat, if all players agreed."""

    kind: Literal["replaced"]
    player: Annotated[str, StringConstraints(pattern=PLAYER)]
    name: str


class RecordResigned(RecordIncident):
    """A seat resigned."""

    kind: Literal["resigned"]


class RecordClaimed(RecordIncident):
    """A seat claimed the match because the other player had been away since `since`."""

    kind: Literal["claimed"]
    since: Time


class RecordFlag(RecordIncident):
    """A seat's time ran out and it lost the match; nobody won if both seats' time ran out at the same instant."""

    kind: Literal["flag"]


class RecordRanOut(RecordIncident):
    """A seat's time in the leg ran out, and the others played on."""

    kind: Literal["ran_out"]


class RecordClock(RecordIncident):
    """A seat's running clock got `ms` back, because the server had been away."""

    kind: Literal["clock"]
    ms: Annotated[int, Field(ge=1)]


class RecordHint(RecordIncident):
    """A seat got a hint."""

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
    """One leg: the number, its deck with index 0 on top (None if the game has none), and everything that was played.

    `commitment` is None if the number was known from the start; `roles` are by seat; `moves` leaves out moves that were
    taken back; `result` is None if the match ended before the leg did; `left` are the cards that were never played.
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
    """The winners, the deciding score of each seat whose leg was played out, and the reason."""

    winners: list[int]
    scores: dict[str, int]
    why: Literal["score", "resigned", "claimed", "flag"]


class Record(_Part):
    """The whole match; `digest` holds everything else as it is.

    `package` is the package that the game comes from, with its version: absent for a game that comes with Turnabout.
    `casual`: the player could undo moves that had shown a hidden card. `correspondence`: each move had a day or more.
    Both are absent otherwise.
    """

    turnabout: Annotated[Literal[1], Field(description="version of this shape")]
    game: str
    rules: int
    package: str | None = None
    options: dict[str, Any]
    form: Form
    casual: Literal[True] | None = None
    correspondence: Literal[True] | None = None
    seats: list[RecordSeat]
    legs: list[RecordLeg]
    result: RecordResult
    digest: Sha256

    @model_serializer(mode="wrap")
    def _written(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        written: dict[str, Any] = write(self)
        for name in ("package", "casual", "correspondence"):
            if getattr(self, name) is None:
                del written[name]
        return written


def canonical(document: dict[str, Any]) -> bytes:
    """Return a document's canonical JSON: keys sorted, no spaces, UTF-8.

    >>> canonical({"b": 1, "a": "é"}).decode()
    '{"a":"é","b":1}'
    """
    return json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest(document: dict[str, Any]) -> str:
    """Return the SHA-256 in hex of a record's canonical JSON without its `digest`."""
    return hashlib.sha256(canonical({name: value for name, value in document.items() if name != "digest"})).hexdigest()
