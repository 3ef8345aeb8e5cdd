"""Tests of `protocol.frozen`."""

from dataclasses import replace

from protocol.frozen import frozen


@frozen
class Point:
    """A point."""

    x: int
    y: int = 0


def test_mypy_refuses_an_assignment_to_a_field() -> None:
    """The comment would be reported as unused if mypy accepted the assignment."""
    point = Point(3)
    point.x = 4  # type: ignore[misc]  # this is the assignment that mypy refuses


def test_a_frozen_class_is_a_slotted_dataclass() -> None:
    """Values are compared and hashed by their fields, and `replace` works."""
    assert replace(Point(3), y=4) == Point(3, 4)
    assert {Point(3), Point(3, 0)} == {Point(x=3)}
    assert not hasattr(Point(3), "__dict__")
