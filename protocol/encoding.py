"""Writes values as JSON, in which a field without a value is absent: in a patch null removes a field."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any

from pydantic import PlainSerializer, TypeAdapter
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


def without_nulls(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return values except None, also within values.

    >>> without_nulls({"guesses": 4, "auto_grade": None, "parts": {"found_by": None}})
    {'guesses': 4, 'parts': {}}
    """
    return {
        name: without_nulls(value) if isinstance(value, Mapping) else value
        for name, value in values.items()
        if value is not None
    }


SentValues = Annotated[Mapping[str, Any], PlainSerializer(without_nulls, return_type=dict[str, Any])]
"""Values by name in an event, such as options, whose default is None if they may be None, and the parts of a score."""
