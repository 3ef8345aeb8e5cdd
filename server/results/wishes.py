"""What is to be worked out of game numbers, in the order in which it is: what somebody waits for comes first."""

from collections.abc import Mapping
from enum import IntEnum
from itertools import count
from typing import Literal, NamedTuple

from server.store.results.numbers import Numbered

MOST = 200
"""How many wishes wait at most."""

What = Literal["computer", "par", "verdict"]
"""The leg that the computer plays alone on a number, its par, or whether it can be won."""


class Urgency(IntEnum):
    """How soon something is wanted, the soonest first."""

    ASKED = 0
    """Somebody has asked, and waits."""
    ALONE = 1
    """Somebody has begun to play alone."""
    PLAYED = 2
    """A match is played on the number, or was."""


class Wish(NamedTuple):
    """Something to work out of a number."""

    on: Numbered
    what: What


_BEFORE: Mapping[What, int] = {"computer": 0, "par": 1, "verdict": 2}


class Wishes:
    """A bounded list of wishes, without asyncio. One that is being worked out is on it until it is `granted`."""

    def __init__(self) -> None:
        self._why: dict[Wish, set[Urgency]] = {}
        self._since: dict[Wish, int] = {}
        self._of: dict[Wish, tuple[str, int]] = {}
        self._put_off: set[Wish] = set()
        self._count = count()

    def __contains__(self, wish: Wish) -> bool:
        """Tell whether something is wished for."""
        return wish in self._why

    def add(self, wish: Wish, urgency: Urgency, address: str = "") -> bool:
        """Add a wish, if need be in place of the least urgent one. Returns whether there was room for it.

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
        """Return the most urgent wish that is not put off; None where there is none."""
        return min(self._why.keys() - self._put_off, key=self._place, default=None)

    def put_off(self, wish: Wish) -> None:
        """Pass a wish over until it is taken up."""
        if wish in self._why:
            self._put_off.add(wish)

    def take_up(self, wish: Wish) -> None:
        """Let a wish be next again."""
        self._put_off.discard(wish)

    def granted(self, wish: Wish) -> None:
        """Take a wish off the list."""
        self._why.pop(wish, None)
        self._since.pop(wish, None)
        self._of.pop(wish, None)
        self._put_off.discard(wish)

    def give_up(self, wish: Wish) -> None:
        """Leave out what nobody waits for any more, unless a match is played on its number."""
        if wish in self._why:
            self._why[wish].discard(Urgency.ASKED)
            if not self._why[wish]:
                self.granted(wish)
