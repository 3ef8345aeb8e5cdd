"""Computes results for game numbers in the background, one at a time, and stores them.

1. `Wishes` is the queue of results to compute, the most urgent first.
2. If several nodes want the same result, the node with the claim in the store computes it; if it dies, another
   continues.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from enum import IntEnum
from itertools import count
from typing import Any, Literal, NamedTuple

import structlog
from pydantic import TypeAdapter

from protocol.analysis import Verdict
from server.away import Away
from server.bots import computed
from server.bots.computed import ComputersLeg, computers_leg
from server.bots.par import par
from server.bots.pool import Thinkers
from server.bots.registry import COMPUTERS
from server.bots.turns import Share
from server.bots.winnable import solver_of, verdict
from server.games.catalog import GAMES
from server.results.database import Database
from server.results.numbers import Numbered, find_computed, keep_computed
from server.store.claims import Claims
from server.store.endpoint import AGAIN_SECONDS
from server.store.leases import Leases

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


LOOK_SECONDS = 1.0
"""Seconds between two checks whether another node has computed a result, or died."""

WORK: Mapping[What, Callable[[str, dict[str, Any], int], Any]] = {
    "computer": computers_leg,
    "par": par,
    "verdict": verdict,
}
"""The functions that compute the results, in another process."""

_WRITTEN: Mapping[What, TypeAdapter[Any]] = {
    "computer": TypeAdapter(ComputersLeg),
    "par": TypeAdapter(int),
    "verdict": TypeAdapter(Verdict),
}
log = structlog.get_logger(__name__)


class WorkingOut:
    """Computes the wishes of this node.

    `tell` is called with every number for which a new result is known, or, with True, could not be computed. `changes`
    counts these calls.
    """

    def __init__(
        self,
        *,
        claims: Claims,
        leases: Leases,
        database: Database,
        thinkers: Thinkers,
        today: Callable[[], str],
        tell: Callable[[Numbered, bool], Awaitable[None]],
    ) -> None:
        self._claims = claims
        self._leases = leases
        self._database = database
        self._thinkers = thinkers
        self._today = today
        self._tell = tell
        self._wishes = Wishes()
        self._wished = asyncio.Event()
        self._elsewhere: set[Wish] = set()
        self._looks = asyncio.Event()
        self.changes = 0

    def wish(self, wish: Wish, urgency: Urgency, address: str = "") -> bool:
        """Queue something to compute; False if too much waits already."""
        self._wished.set()
        return self._wishes.add(wish, urgency, address)

    def give_up(self, wish: Wish) -> None:
        """Remove a wish for which nobody waits, unless a match is or was played on its number."""
        self._wishes.give_up(wish)

    async def found(self, wish: Wish) -> Any:
        """Return a computed result; None if it is not known yet. Raises DatabaseAway."""
        kept = await self._found(wish)
        return None if kept is None else _WRITTEN[wish.what].validate_json(kept)

    async def _found(self, wish: Wish) -> bytes | None:
        return await find_computed(self._database, wish.on, _key(wish), self._today())

    async def run(self) -> None:
        """Compute the wishes until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._work())
            tasks.create_task(self._look())

    async def _work(self) -> None:
        while True:
            self._wished.clear()
            wish = self._wishes.next()
            if wish is None:
                await self._wished.wait()
                continue
            try:
                await self._grant(wish)
            except Away:
                await asyncio.sleep(AGAIN_SECONDS)
            except Exception:
                log.exception("a result could not be computed", what=wish.what, number=wish.on.text)
                await self._fail(wish)

    async def _look(self) -> None:
        """Check regularly for results that other nodes compute."""
        while True:
            self._looks.clear()
            if not self._elsewhere:
                await self._looks.wait()
            await asyncio.sleep(LOOK_SECONDS)
            for wish in list(self._elsewhere):
                with suppress(Away):  # retried at the next check
                    if await self._found(wish) is not None:
                        await self._granted(wish)
                        self._elsewhere.discard(wish)
                    elif wish not in self._wishes or await self._is_ours(wish):
                        self._elsewhere.discard(wish)
                        self._wishes.take_up(wish)
                        self._wished.set()

    async def _grant(self, wish: Wish) -> None:
        """Compute a result and announce it, unless another node computes it. Raises Away."""
        if await self._found(wish) is None:
            if not await self._is_ours(wish):
                self._wishes.put_off(wish)
                self._elsewhere.add(wish)
                self._looks.set()
                return
            if await self._found(wish) is None:  # else another node has stored it and released its claim
                found = await self._compute(wish)
                value = _WRITTEN[wish.what].dump_json(found)
                await self._database.write(keep_computed, wish.on, _key(wish), value, self._today())
                await self._claims.give_up(_claim(wish))
        await self._granted(wish)

    async def _compute(self, wish: Wish) -> Any:
        variant = wish.on.variant
        options = json.loads(variant.options)
        return await self._thinkers.later(Share(), WORK[wish.what], variant.game, options, wish.on.number)

    async def _granted(self, wish: Wish) -> None:
        self.changes += 1
        await self._tell(wish.on, False)
        self._wishes.granted(wish)

    async def _is_ours(self, wish: Wish) -> bool:
        """Claim a computation; return whether no other living node has claimed it. Raises Away."""
        holder = await self._claims.claim(_claim(wish))
        if holder != self._leases.node and holder not in await self._leases.living():
            holder = await self._claims.claim(_claim(wish), after=holder)
        return holder == self._leases.node

    async def _fail(self, wish: Wish) -> None:
        """Announce that a result could not be computed; a later request tries again."""
        self._wishes.granted(wish)
        self.changes += 1
        with suppress(Away):  # the claim is then valid while this node lives
            await self._claims.give_up(_claim(wish))
            await self._tell(wish.on, True)


def kinds_of(game: str) -> tuple[What, ...]:
    """Return the kinds of results for a hosted game's numbers; a verdict only if it has a solver."""
    return tuple([what for what in WORK if what != "verdict" or solver_of(game) is not None])


def can_be_known(on: Numbered) -> bool:
    """Return whether the computer plays a number alone, by the present rules."""
    variant = on.variant
    game = GAMES.get(variant.game)
    if game is None or game.rules != variant.rules or game.name not in COMPUTERS or on.together is not None:
        return False
    return "solo" in game.formats(game.options.model_validate_json(variant.options))


def _key(wish: Wish) -> str:
    """Return the name of a stored result, which includes the computer's version."""
    return f"{wish.what}:{computed.version(wish.on.variant.game)}"


def _claim(wish: Wish) -> str:
    return f"{wish.on.text}:{_key(wish)}"
