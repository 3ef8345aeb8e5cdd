"""What is wrong with a value that a model refuses, in words for people: pydantic's own are for programmers."""

import re
from collections.abc import Mapping
from typing import Any

_SHOULD_BE = {
    "int_type": "a whole number",
    "int_parsing": "a whole number",
    "int_from_float": "a whole number",
    "float_type": "a number",
    "float_parsing": "a number",
    "finite_number": "a number",
    "bool_type": "true or false",
    "bool_parsing": "true or false",
    "string_type": "text",
    "list_type": "a list",
    "tuple_type": "a list",
    "dict_type": "an object",
    "model_type": "an object",
    "model_attributes_type": "an object",
    "dataclass_type": "an object",
    "path_type": "a path",
}
_TYPES = {
    "a whole number": "integer",
    "a number": "number",
    "true or false": "boolean",
    "text": "text",
    "a list": "list",
    "an object": "object",
    "a path": "path",
}
_LIMITS = {
    "greater_than_equal": ("at least", "ge", "least"),
    "less_than_equal": ("at most", "le", "most"),
    "greater_than": ("more than", "gt", "more"),
    "less_than": ("less than", "lt", "less"),
}
_MEMBER = re.compile(r"int|str|bool|float|none|constrained-\w+|.*\[.*\]")
"""How pydantic names a member of a union, in the place of an error."""
_SHOULD = re.compile(r"^(?:[A-Z]\w+ )+?should ")


def place(error: Mapping[str, Any]) -> tuple[str | int, ...]:
    """Return the path of an error, as names and indexes, without the types that pydantic adds for unions.

    >>> place({"type": "int_type", "loc": ("legs", 0, "score", "int")})
    ('legs', 0, 'score')
    """
    parts = list(error["loc"])
    named = [] if error["type"] != "extra_forbidden" else [parts.pop()]  # a name that the sender made up
    return (*[part for part in parts if not _is_member(part)], *named)


def _is_member(part: str | int) -> bool:
    return isinstance(part, str) and _MEMBER.fullmatch(part) is not None


def type_name(kind: str) -> str | None:
    """Return the name of the type that a value should have, for an error of a model; None for another error.

    >>> type_name("int_from_float"), type_name("missing")
    ('integer', None)
    """
    words = _SHOULD_BE.get(kind)
    return None if words is None else _TYPES[words]


def limit(error: Mapping[str, Any]) -> tuple[str, str] | None:
    """Return the limit that a value should keep, as its bound and its number; None for another error.

    >>> limit({"type": "less_than_equal", "ctx": {"le": 12.0}})
    ('most', '12')
    """
    if error["type"] not in _LIMITS:
        return None
    _, name, bound = _LIMITS[error["type"]]
    number = error["ctx"][name]
    return bound, str(int(number) if number == int(number) else number)


def explained(error: Mapping[str, Any]) -> str:
    """Return an error of a model, one of `ValidationError.errors()`, as a clause without a full stop.

    >>> explained({"type": "greater_than_equal", "msg": "Input should be …", "ctx": {"ge": 1}})
    'it should be at least 1'
    >>> explained({"type": "value_error", "msg": "Value error, a pair is two values", "ctx": {}})
    'a pair is two values'
    """
    kind, message, context = error["type"], str(error["msg"]), error.get("ctx", {})
    if kind in _SHOULD_BE:
        return f"it should be {_SHOULD_BE[kind]}"
    if (kept := limit(error)) is not None:
        return f"it should be {_LIMITS[kind][0]} {kept[1]}"
    match kind:
        case "missing":
            return "it is missing"
        case "extra_forbidden":
            return "it is an unknown name"
        case "too_short" if context["min_length"] == 1:
            return "it should not be empty"
        case "json_invalid":
            return f"it is not JSON: {context['error']}"
        case "value_error":
            return message.partition(", ")[2]
    message = _SHOULD.sub("it should ", message).replace(" after validation", "")
    return message if message.startswith("it ") else f"it is wrong: {message[:1].lower()}{message[1:]}"
