"""Events, and what a seat sees of a leg, as the bytes that go out."""

from pydantic import TypeAdapter
from pydantic_core import SchemaSerializer

from protocol.events import Event
from protocol.ids import Seat
from server.table.match import Match


class _Writers(dict[type, SchemaSerializer]):
    """One serializer for each kind: the union's would first look for the one that fits."""

    def __missing__(self, kind: type) -> SchemaSerializer:
        writer = self[kind] = TypeAdapter(kind).serializer
        return writer


_WRITERS = _Writers()


def encode(event: Event) -> bytes:
    """Return an event as the JSON of its frame."""
    return _WRITERS[type(event)].to_json(event)


def view_of(match: Match, seat: Seat) -> bytes:
    """Return what a computer that plays for a seat is told of the leg: what the seat is sent, and was shown before."""
    return match.game.computer_view_json(match.leg.state, None if match.deal.format.open else seat)
