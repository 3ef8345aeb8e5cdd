"""Views as the JSON that goes out."""

from functools import cache
from typing import Any

from pydantic import TypeAdapter


def encode_view(view: Any) -> bytes:
    """Return a view as JSON."""
    return _writer(view.__class__).serializer.to_json(view)


@cache
def _writer(kind: type) -> TypeAdapter[Any]:
    """Return the writer for a class of views. A writer for the union would first search for the class that fits."""
    return TypeAdapter(kind)
