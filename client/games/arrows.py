"""A step from one thing on a board to another, as an arrow key says it. Pure."""

from enum import StrEnum


class Step(StrEnum):
    """A way to go, by the name of its key."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"

    def to(self, right: float, down: float) -> tuple[float, float]:
        """Return how far ahead this way something is that is so far right and down, and how far aside.

        >>> Step.UP.to(2, -3), Step.LEFT.to(2, -3)
        ((3, 2), (-2, -3))
        """
        return {
            Step.UP: (-down, right),
            Step.DOWN: (down, right),
            Step.LEFT: (-right, down),
            Step.RIGHT: (right, down),
        }[self]
