"""Encodes events and computers' views as JSON."""

from typing import Any

from protocol.encoding import encode_value, writer
from protocol.events import Event
from protocol.ids import Seat
from server.table.match import Match


def encode(event: Event) -> bytes:
    """Return the JSON of an event, in which a field without a value is absent."""
    kind: Any = event.__class__
    return writer(kind).to_json(event, exclude_none=True, by_alias=True)


def view_of(match: Match, seat: Seat) -> bytes:
    """Return the JSON view for a computer that plays for a seat: the seat's view and what it was shown before."""
    return encode_value(match.game.computer_view(match.leg.state, None if match.deal.format.open else seat))
