"""Limits the rate of commands, so that a server rejects none. Pure.

A player at a keyboard stays below the limit; piped input and automatic play can exceed it.
"""

AT_ONCE = 24
A_SECOND = 8.0
"""Both are a little below the server's limit for a connection."""


class Haste:
    """Counts the commands sent."""

    def __init__(self) -> None:
        self._due = float("-inf")

    def wait(self, now: float) -> float:
        """Count a command and return the seconds until it may be sent; `now` is in seconds of any steady clock.

        >>> haste = Haste()
        >>> sum(haste.wait(5.0) for _ in range(24)), haste.wait(5.0), haste.wait(5.0), haste.wait(60.0)
        (0.0, 0.125, 0.25, 0.0)
        """
        self._due = max(self._due, now - AT_ONCE / A_SECOND) + 1 / A_SECOND
        return max(0.0, self._due - now)
