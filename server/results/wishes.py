"""The queue of results to compute for game numbers, the most urgent first."""

from collections.abc import Mapping
from enum import IntEnum
from itertools import count
from typing import Literal, NamedTuple

from server.store.results.numbers import Numbered

MOST = 200
"""The most wishes in the queue."""

What = Literal["computer", "par", "verdict"]
"""The computer's solo leg on a number, its par, or whether it can be won."""


class Urgency(IntEnum):
    """The urgency of a wish, the most urgent first."""

    ASKED = 0
    """A player has asked, and waits."""
    ALONE = 1
    """A player has started a solo game."""
    PLAYED = 2
    """A match is or was played on the number."""


class Wish(NamedTuple):
    """A result to compute for a number."""

    on: Numbered
    what: What


_BEFORE: Mapping[What, int] = {"computer": 0, "par": 1, "verdict": 2}


class Wishes:
    """A bounded queue of wishes, without asyncio. A wish that is being computed stays in it until it is `granted`."""

    def __init__(self) -> None:
        self._why: dict[Wish, set[Urgency]] = {}
        self._since: dict[Wish, int] = {}
        self._of: dict[Wish, tuple[str, int]] = {}
        self._put_off: set[Wish] = set()
        self._count = count()

    def __contains__(self, wish: Wish) -> bool:
        """Return whether a wish is in the queue."""
        return wish in self._why

    def add(self, wish: Wish, urgency: Urgency, address: str = "") -> bool:
        """Add a wish, if necessary in place of the least urgent one. Returns whether there was room for it.

        Among equally urgent wishes, the addresses take turns.
        """
        if wish not in self._why:
            if len(self._why) >= MOST:
                last = max(self._why, key=self._place)
                if min(self._why[last]) <= urgency:
                    return False
                self.granted(last)
            self._why[wish], self._since[wish] = set(), next(self._count)
            alike = [other for other, (by, _) in self._of.items() if by == address and other.what == wish.what]
            self._of[wish] = address, len(alike)
        self._why[wish].add(urgency)
        return True

    def _place(self, wish: Wish) -> tuple[Urgency, int, int, int]:
        _, turn = self._of[wish]
        return min(self._why[wish]), _BEFORE[wish.what], turn, self._since[wish]

    def next(self) -> Wish | None:
        """Return the most urgent wish that is not postponed; None if there is none."""
        return min(self._why.keys() - self._put_off, key=self._place, default=None)

    def put_off(self, wish: Wish) -> None:
        """Postpone a wish until it is taken up again."""
        if wish in self._why:
            self._put_off.add(wish)

    def take_up(self, wish: Wish) -> None:
        """Take a postponed wish up again."""
        self._put_off.discard(wish)

    def granted(self, wish: Wish) -> None:
        """Remove a wish from the queue."""
        self._why.pop(wish, None)
        self._since.pop(wish, None)
        self._of.pop(wish, None)
        self._put_off.discard(wish)

    def give_up(self, wish: Wish) -> None:
        """Remove a wish for which nobody waits, unless a match is or was played on its number."""
        if wish in self._why:
            self._why[wish].discard(Urgency.ASKED)
            if not self._why[wish]:
                self.granted(wish)
