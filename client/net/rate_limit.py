"""How fast commands may follow each other, so that a server refuses none for its haste. Pure.

Nobody at a keyboard is that fast; what comes through a pipe is, and cards that are played by themselves.
"""

AT_ONCE = 24
A_SECOND = 8.0
"""Both are a little below what a server takes of one connection."""


class Haste:
    """Counts what is sent."""

    def __init__(self) -> None:
        self._due = float("-inf")

    def wait(self, now: float) -> float:
        """Count one more, and return in how many seconds it may be sent; `now`: the seconds of any steady clock.

        >>> haste = Haste()
        >>> sum(haste.wait(5.0) for _ in range(24)), haste.wait(5.0), haste.wait(5.0), haste.wait(60.0)
        (0.0, 0.125, 0.25, 0.0)
        """
        self._due = max(self._due, now - AT_ONCE / A_SECOND) + 1 / A_SECOND
        return max(0.0, self._due - now)
