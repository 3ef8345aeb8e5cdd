"""Encodes events and computers' views as JSON."""

from pydantic import TypeAdapter
from pydantic_core import SchemaSerializer

from protocol.events import Event
from protocol.ids import Seat
from protocol.views import encode_view
from server.table.match import Match


class _Writers(dict[type, SchemaSerializer]):
    """A serializer for each event type, because the serializer of the union would first search for the right one."""

    def __missing__(self, kind: type) -> SchemaSerializer:
        writer = self[kind] = TypeAdapter(kind).serializer
        return writer


_WRITERS = _Writers()


def encode(event: Event) -> bytes:
    """Return the JSON of an event, in which a field without a value is absent."""
    return _WRITERS[type(event)].to_json(event, exclude_none=True, by_alias=True)


def view_of(match: Match, seat: Seat) -> bytes:
    """Return the JSON view for a computer that plays for a seat: the seat's view and what it was shown before."""
    return encode_view(match.game.computer_view(match.leg.state, None if match.deal.format.open else seat))
