"""A faster `__init__` for frozen dataclasses, for the values that every move creates.

A frozen dataclass sets each of its fields by `object.__setattr__`, because its own `__setattr__` raises. That
alone took a fifteenth of the server's time. Here:

1. A second class has the same slots and isn't frozen.
2. `__init__` gives the object that class, sets the slots, and gives it its own class back.
"""

from dataclasses import MISSING, fields
from typing import Any, TypeVar

T = TypeVar("T")


def quick(cls: type[T]) -> type[T]:
    """Give a frozen, slotted dataclass an `__init__` that takes less than half the time, and change nothing else.

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
    exec(source, space)  # noqa: S102  # as dataclasses do, with the names of its own fields
    cls.__init__ = space["__init__"]  # type: ignore[method-assign]  # it takes the same
    return cls
