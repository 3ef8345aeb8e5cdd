"""What a model is told beside the server's events and the link's state: what this program itself does and finds."""

from dataclasses import dataclass

from client.games.fairness import Verdict
from client.net.link_state import LinkState
from client.room.chat import Mute
from protocol.events import Event, Rejected
from protocol.ids import MatchId
from protocol.record import Record


@dataclass(frozen=True, slots=True)
class TurnedAway:
    """The way into the room was refused."""

    rejected: Rejected


@dataclass(frozen=True, slots=True)
class GaveUp:
    """A command was sent again and again in vain."""

    rejected: Rejected


@dataclass(frozen=True, slots=True)
class Checked:
    """A finished match was held against what was promised and seen."""

    match: MatchId
    record: Record | None
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class WentOn:
    """The player has seen the end of a leg."""


@dataclass(frozen=True, slots=True)
class CameIn:
    """It is settled whether one has a seat in the room or looks on."""


@dataclass(frozen=True, slots=True)
class Looked:
    """All that was said in the room has been looked at."""


Heard = Event | LinkState | TurnedAway | GaveUp | Checked | WentOn | CameIn | Looked | Mute
