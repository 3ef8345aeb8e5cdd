"""JSON Merge Patch (RFC 7396): how an update changes a snapshot.

A patch is an object. Each member replaces the member of that name, null removes it, and an object is a patch of the
object there. So a document that is patched has no nulls in its objects: a member without a value is absent.
"""

from collections.abc import Mapping
from typing import Any

from pydantic_core import to_json


def merge(document: Mapping[str, Any], patch: Mapping[str, Any]) -> dict[str, Any]:
    """Return a document after a patch; the parts that it leaves unchanged are the same objects as before.

    >>> merge({"a": 1, "b": {"c": 2, "d": 3}}, {"a": None, "b": {"c": 4}})
    {'b': {'c': 4, 'd': 3}}
    """
    merged = dict(document)
    for name, value in patch.items():
        if value is None:
            merged.pop(name, None)
        elif isinstance(value, Mapping):
            there = merged.get(name)
            merged[name] = merge(there if isinstance(there, Mapping) else {}, value)
        else:
            merged[name] = value
    return merged


def diff(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """Return the patch that turns one document into another, neither of which has nulls in its objects.

    >>> diff({"a": 1, "b": {"c": 2, "d": 3}}, {"b": {"c": 4, "d": 3}})
    {'a': None, 'b': {'c': 4}}
    """
    patch: dict[str, Any] = {name: None for name in before if name not in after}
    for name, value in after.items():
        there = before.get(name)
        if isinstance(value, Mapping) and isinstance(there, Mapping):
            if changes := diff(there, value):
                patch[name] = changes
        elif name not in before or not _is_same(there, value):
            patch[name] = value
    return patch


def encode_patch(patch: Mapping[str, Any]) -> bytes:
    """Return a patch as JSON."""
    return to_json(patch)


def _is_same(one: Any, other: Any) -> bool:
    """Tell whether two values are the same in JSON, where true is not 1 as it is in Python."""
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(map(_is_same, one, other))
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return one.keys() == other.keys() and all(_is_same(one[name], other[name]) for name in one)
    return type(one) is type(other) and bool(one == other)
