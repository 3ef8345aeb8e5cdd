"""Nulls in JSON: in what shows a room, a field without a value is absent."""

import json
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


def nulls_in(frame: str | bytes) -> list[str]:
    """Return the paths of the members that are null in JSON without spaces, where few texts have to be looked through.

    >>> nulls_in('{"a":[null],"b":{"c":null},"d":":null"}')
    ['/b/c']
    """
    text = frame if isinstance(frame, bytes) else frame.encode()
    return [*nulls(json.loads(text))] if b":null" in text else []
