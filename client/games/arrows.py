"""The four steps of the arrow keys on a board. Pure."""

from enum import StrEnum


class Step(StrEnum):
    """A direction, by the name of its key."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"

    def to(self, right: float, down: float) -> tuple[float, float]:
        """Return how far a target is ahead in this direction and how far aside, given its distance right and down.

        >>> Step.UP.to(2, -3), Step.LEFT.to(2, -3)
        ((3, 2), (-2, -3))
        """
        return {
            Step.UP: (-down, right),
            Step.DOWN: (down, right),
            Step.LEFT: (-right, down),
            Step.RIGHT: (right, down),
        }[self]
