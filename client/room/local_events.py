"""Events of a model that come from this program, not from the server or the link."""

from dataclasses import dataclass

from client.games.fairness import Verdict
from client.net.link_state import LinkState
from client.room.chat import Mute
from protocol.events import Event, Rejected
from protocol.ids import MatchId
from protocol.record import Record


@dataclass(frozen=True, slots=True)
class TurnedAway:
    """The server refused to let the player in."""

    rejected: Rejected


@dataclass(frozen=True, slots=True)
class GaveUp:
    """A command was retried too often without success."""

    rejected: Rejected


@dataclass(frozen=True, slots=True)
class Checked:
    """A finished match was compared with its commitment and with the cards that the player saw."""

    match: MatchId
    record: Record | None
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class WentOn:
    """The player has seen the end of a leg."""


@dataclass(frozen=True, slots=True)
class CameIn:
    """It is known whether the player has a seat in the room or watches."""


@dataclass(frozen=True, slots=True)
class Looked:
    """The player has read all messages of the chat."""


Heard = Event | LinkState | TurnedAway | GaveUp | Checked | WentOn | CameIn | Looked | Mute
