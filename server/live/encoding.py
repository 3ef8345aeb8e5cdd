"""Events as the bytes of frames."""

from typing import get_args

from pydantic import TypeAdapter

from protocol.events import Event

# One serializer for each kind: the union's would first look for the one that fits.
_WRITERS = {kind: TypeAdapter(kind).serializer for kind in get_args(Event)}


def encode(event: Event) -> bytes:
    """Return an event as the JSON of its frame."""
    return _WRITERS[type(event)].to_json(event)
