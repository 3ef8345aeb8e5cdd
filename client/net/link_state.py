"""The states of a link to a server, and why it failed: values that the link reports and the screens show.

A link is connecting, then connected, then lost and connecting again. It can end for good in each state.
"""

from dataclasses import dataclass
from enum import StrEnum

from protocol.codes import GoodbyeCode
from protocol.events import Rejected


class FailureKind(StrEnum):
    """Why a connection could not be made or did not last."""

    OFFLINE = "offline"
    NAME_NOT_FOUND = "name_not_found"
    NOTHING_LISTENS = "nothing_listens"
    NO_ANSWER = "no_answer"
    NOT_TURNABOUT = "not_turnabout"
    TLS = "tls"
    UNTRUSTED = "untrusted"
    CROWDED = "crowded"
    WRONG_PROTOCOL = "wrong_protocol"
    NAME_REFUSED = "name_refused"
    TURNED_AWAY = "turned_away"
    DROPPED = "dropped"
    SERVER_STOPPING = "server_stopping"
    REPLACED = "replaced"
    ROOM_STOPPED = "room_stopped"
    ROOM_GONE = "room_gone"
    UNREADABLE = "unreadable"
    NOT_HOSTED = "not_hosted"
    REMOVED = "removed"
    NO_SPECTATORS = "no_spectators"
    SEAT_MOVED = "seat_moved"


_FINAL = {
    FailureKind.WRONG_PROTOCOL,
    FailureKind.NAME_REFUSED,
    FailureKind.TURNED_AWAY,
    FailureKind.REPLACED,
    FailureKind.ROOM_STOPPED,
    FailureKind.ROOM_GONE,
    FailureKind.UNREADABLE,
    FailureKind.REMOVED,
    FailureKind.NO_SPECTATORS,
    FailureKind.SEAT_MOVED,
}
_FAREWELLS = {
    GoodbyeCode.WRONG_PROTOCOL: FailureKind.WRONG_PROTOCOL,
    GoodbyeCode.REPLACED: FailureKind.REPLACED,
    GoodbyeCode.REMOVED: FailureKind.REMOVED,
    GoodbyeCode.NO_SPECTATORS: FailureKind.NO_SPECTATORS,
    GoodbyeCode.SEAT_MOVED: FailureKind.SEAT_MOVED,
    GoodbyeCode.ROOM_STOPPED: FailureKind.ROOM_STOPPED,
    GoodbyeCode.SERVER_STOPPING: FailureKind.SERVER_STOPPING,
    GoodbyeCode.ROOM_GONE: FailureKind.ROOM_GONE,
}


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a connection could not be made or did not last.

    `rejection` is the server's answer, if it rejected the player. `detail` is another explanation: what is wrong with a
    certificate, what the system or this client says, or the words of a server whose goodbye this client does not know.
    """

    kind: FailureKind
    detail: str = ""
    rejection: Rejected | None = None

    @property
    def final(self) -> bool:
        """Whether a retry cannot help."""
        return self.kind in _FINAL


def farewell(code: GoodbyeCode) -> Failure:
    """Return the failure for a server's goodbye."""
    return Failure(_FAREWELLS[code])


@dataclass(frozen=True, slots=True)
class Connecting:
    """A connection is being made."""


@dataclass(frozen=True, slots=True)
class Connected:
    """The server has accepted the player and put them back in their room."""


@dataclass(frozen=True, slots=True)
class Lost:
    """There is no connection; the next try comes in `retry_in` seconds."""

    failure: Failure
    retry_in: float


@dataclass(frozen=True, slots=True)
class Ended:
    """The link has ended for good."""

    failure: Failure


@dataclass(frozen=True, slots=True)
class ServerTime:
    """How far the server's clock, in ms since 1970 UTC, is ahead of this machine's steady one, in ms."""

    ahead: float


@dataclass(frozen=True, slots=True)
class Late:
    """A command has waited too long for its answer; if not `late`, no command does any more.

    `offline`: this machine has no network.
    """

    late: bool
    offline: bool = False


LinkState = Connecting | Connected | Lost | Ended | ServerTime | Late
