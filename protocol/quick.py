"""Frozen dataclasses that are quick to make, for what every move makes anew.

A frozen dataclass sets each of its fields by `object.__setattr__`, since its own refuses; that alone took a fifteenth
of the server's time. Here an object fills its slots while it is of a class that has the same and lets it.
"""

from dataclasses import MISSING, fields
from typing import Any, TypeVar

T = TypeVar("T")


def quick(cls: type[T]) -> type[T]:
    """Have a frozen, slotted dataclass make its objects in less than half the time; nothing else of it changes.

    >>> from dataclasses import dataclass
    >>> @quick
    ... @dataclass(frozen=True, slots=True)
    ... class Point:
    ...     x: int
    ...     y: int = 0
    >>> Point(3), Point(y=4, x=3) == Point(3, 4)
    (Point(x=3, y=0), True)
    >>> Point(3).x = 4
    Traceback (most recent call last):
    ...
    dataclasses.FrozenInstanceError: cannot assign to field 'x'
    """
    names = [field.name for field in fields(cls)]  # type: ignore[arg-type]  # it is a dataclass
    defaults = {f"_{field.name}": field.default for field in fields(cls) if field.default is not MISSING}  # type: ignore[arg-type]
    parameters = [f"{name}=_{name}" if f"_{name}" in defaults else name for name in names]
    steps = ["be(self, '__class__', open)", *(f"self.{name} = {name}" for name in names), "self.__class__ = frozen"]
    source = f"def __init__(self, {', '.join(parameters)}):\n " + "\n ".join(steps)
    open = type(f"Open{cls.__name__}", (), {"__slots__": names})
    space: dict[str, Any] = {"be": object.__setattr__, "open": open, "frozen": cls, **defaults}
    exec(source, space)  # noqa: S102  # as dataclasses do; the names are those of its fields
    cls.__init__ = space["__init__"]  # type: ignore[method-assign]  # it takes the same
    return cls
