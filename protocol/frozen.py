"""Dataclasses that only the type checker keeps frozen, for the values that every move creates.

`dataclass(frozen=True)` sets each field by `object.__setattr__`, because its own `__setattr__` raises. The classes here
have no such `__setattr__`: mypy reports an assignment to a field, and creating a value takes a third of the time.
With `dataclass(frozen=True, slots=True)` in its place a move takes 65.0 us instead of 57.0 us
(`python -m tests.bench.inside move`). They take arguments without keywords: a `Room` takes 0.3 us so, and 2.1 us with
keywords.

A game's state is not one of them: it is also frozen when the program runs.
"""

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: type[T]) -> type[T]:
    """Make a class a slotted, hashable dataclass; the type checker reports an assignment to a field.

    >>> @frozen
    ... class Point:
    ...     x: int
    ...     y: int = 0
    >>> Point(3) == Point(x=3, y=0), hash(Point(3)) == hash(Point(3))
    (True, True)
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)  # safe: no field is ever assigned
