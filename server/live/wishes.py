"""What is to be worked out of game numbers, in the order in which it is: what somebody waits for comes first."""

from collections.abc import Mapping
from enum import IntEnum
from itertools import count
from typing import Literal, NamedTuple

from server.store.numbers import Numbered

MOST = 200
"""How many wishes wait at most."""

What = Literal["computer", "par"]
"""The leg that the computer plays alone on a number, or its par."""


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


_BEFORE: Mapping[What, int] = {"computer": 0, "par": 1}


class Wishes:
    """A bounded list of wishes, without asyncio. One that is being worked out is on it until it is `granted`."""

    def __init__(self) -> None:
        self._places: dict[Wish, tuple[Urgency, int, int]] = {}
        self._put_off: set[Wish] = set()
        self._count = count()

    def __contains__(self, wish: Wish) -> bool:
        """Tell whether something is wished for."""
        return wish in self._places

    def add(self, wish: Wish, urgency: Urgency) -> bool:
        """Wish for something, or more urgently; the least urgent makes room for it. Tells whether there was room."""
        before = self._places.get(wish)
        if before is None and len(self._places) >= MOST:
            last = max(self._places, key=self._places.__getitem__)
            if self._places[last][0] <= urgency:
                return False
            self.granted(last)
        if before is None or urgency < before[0]:
            self._places[wish] = urgency, _BEFORE[wish.what], next(self._count)
        return True

    def next(self) -> Wish | None:
        """Return the most urgent wish that is not put off; None where there is none."""
        return min(self._places.keys() - self._put_off, key=self._places.__getitem__, default=None)

    def put_off(self, wish: Wish) -> None:
        """Pass a wish over until it is taken up."""
        if wish in self._places:
            self._put_off.add(wish)

    def take_up(self, wish: Wish) -> None:
        """Let a wish be next again."""
        self._put_off.discard(wish)

    def granted(self, wish: Wish) -> None:
        """Take a wish off the list."""
        self._places.pop(wish, None)
        self._put_off.discard(wish)

    def give_up(self, wish: Wish) -> None:
        """Take a wish off the list that nobody waits for any more, unless it is wished for beside that."""
        if wish in self._places and self._places[wish][0] is Urgency.ASKED:
            self.granted(wish)
