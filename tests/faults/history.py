"""The clients' messages while parts were killed, and the logs at the end: plain values.

Times are seconds since 1970 by this machine's clock, which is also the store's. A `Fact` is recorded at once: a command
before it is sent, an answer when it has been read.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter
from pydantic_core import to_json

from client.net.frames import ShownRoom
from protocol.commands import Answer, Command, CreateRoom, MakeMove, Offer, Ready, Sit

KILLED = "killed"
"""Why a client is down that was killed: what it had asked for is forgotten."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A client is about to send a command; `what` says in a few words what it is to do."""

    at: float
    command: str
    what: str
    kind: Literal["asked"] = "asked"


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """A command was accepted, as the one that made this version."""

    at: float
    command: str
    version: int
    kind: Literal["acknowledged"] = "acknowledged"


@dataclass(frozen=True, slots=True)
class Refused:
    """A command was refused for good: it did nothing, and never will."""

    at: float
    command: str
    why: str
    kind: Literal["refused"] = "refused"


@dataclass(frozen=True, slots=True)
class Shown:
    """The room was shown at a version; `digest` is the snapshot's."""

    at: float
    room: str
    version: int
    digest: str
    kind: Literal["shown"] = "shown"


@dataclass(frozen=True, slots=True)
class Up:
    """The client is connected, and in its room again if it was in one."""

    at: float
    kind: Literal["up"] = "up"


@dataclass(frozen=True, slots=True)
class Down:
    """The client has lost its connection, or was killed."""

    at: float
    why: str
    kind: Literal["down"] = "down"


@dataclass(frozen=True, slots=True)
class Finished:
    """The client has seen the end of the last match it came for."""

    at: float
    kind: Literal["finished"] = "finished"


Fact = Asked | Acknowledged | Refused | Shown | Up | Down | Finished
_FACT: TypeAdapter[Fact] = TypeAdapter(Annotated[Fact, Field(discriminator="kind")])


@dataclass(frozen=True, slots=True)
class Line:
    """The effect of one command on a room: the version that it made, and the digest of the room at that version.

    `from_checkpoint` are the digests of the same version for nodes that read the log from a checkpoint.
    """

    version: int
    player: str
    command: str
    what: str
    digest: str
    at: float
    from_checkpoint: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Log:
    """A room's log over its whole life: what the store has of it at the end, and what compactions took out of it.

    `records` are the digests of the records of its finished matches, by match id. `wrong` says where the log that the
    store has, or a checkpoint, differs from all that was ever appended.
    """

    room: str
    lines: tuple[Line, ...]
    seated: tuple[str | None, ...]
    records: Mapping[str, str]
    faults: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    compactions: int = 0


def written(fact: Fact) -> str:
    """Write a fact as a line of JSON."""
    return to_json(asdict(fact)).decode()


def read(line: str | bytes) -> Fact:
    """Read what `written` wrote. Raises pydantic's ValidationError."""
    return _FACT.validate_json(line)


def said(command: Command) -> str:
    """Say what a command is to do, as `Line.what` says what was done."""
    match command:
        case CreateRoom():
            return "create"
        case Sit():
            return "sit"
        case Ready(match=match, leg=leg):
            return f"ready {match}.{leg}"
        case MakeMove(match=match, leg=leg, ply=ply, move=move):
            return f"move {match}.{leg}.{ply} {move}"
        case Offer(what=what) | Answer(what=what):
            return f"offer {what}"
    raise ValueError(f"{command.type} is in no log")


def digest(room: ShownRoom) -> str:
    """Return the digest of all parts of a snapshot that depend on the room's log alone.

    Events before the current match are left out: a node that reads the room from a checkpoint does not read them.
    """
    happened = room.happenings
    began = [index for index, each in enumerate(happened) if each.kind == "leg_started" and each.leg == 1]
    decided = (
        room.version,
        room.seats,
        room.ready,
        room.next,
        room.offers,
        room.agreed,
        room.match,
        happened[began[-1] :] if began else happened,
        room.view,
    )
    return hashlib.sha256(to_json(decided)).hexdigest()[:16]
