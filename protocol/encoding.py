"""Writes values as JSON, in which a field without a value is absent: in a patch null removes a field."""

from functools import cache
from typing import Any

from pydantic import TypeAdapter
from pydantic_core import SchemaSerializer


@cache
def writer(kind: type) -> SchemaSerializer:
    """Return the writer for a class. A writer for a union would first search for the class that fits.

    A field of type `Any` keeps the nulls inside its value.
    """
    return TypeAdapter(kind).serializer


def encode_value(value: Any) -> bytes:
    """Return a dataclass as JSON, without nulls."""
    return writer(value.__class__).to_json(value, exclude_none=True)
