"""Nulls in JSON: in what shows a room, a field without a value is absent."""

from collections.abc import Iterator
from typing import Any


def nulls(value: Any, path: str = "") -> Iterator[str]:
    """Yield the paths of the members of objects that are null; lists may hold nulls."""
    if isinstance(value, dict):
        for name, each in value.items():
            if each is None:
                yield f"{path}/{name}"
            yield from nulls(each, f"{path}/{name}")
    elif isinstance(value, list):
        for each in value:
            yield from nulls(each, f"{path}[]")
