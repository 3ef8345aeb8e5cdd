"""Computes results for game numbers in the background, one at a time, and stores them.

If several nodes want the same result, the node with the claim in the store computes it; if it dies, another continues.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

import structlog
from pydantic import TypeAdapter

from protocol.analysis import Verdict
from server.bots import computed
from server.bots.computed import ComputersLeg, computers_leg
from server.bots.par import par
from server.bots.pool import Thinkers
from server.bots.registry import COMPUTERS
from server.bots.turns import Share
from server.bots.winnable import solver_of, verdict
from server.games.catalog import GAMES
from server.results.wishes import Urgency, What, Wish, Wishes
from server.store.client import Store
from server.store.endpoint import AGAIN_SECONDS, StoreAway
from server.store.leases import Leases
from server.store.results.numbers import KeptNumbers, Numbered

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

    def __init__(self, store: Store, thinkers: Thinkers, tell: Callable[[Numbered, bool], Awaitable[None]]) -> None:
        self._kept = KeptNumbers(store)
        self._leases = Leases(store)
        self._thinkers = thinkers
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
        """Return a computed result; None if it is not known yet. Raises StoreAway."""
        kept = await self._kept.found(wish.on, _key(wish))
        return None if kept is None else _WRITTEN[wish.what].validate_json(kept)

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
            except StoreAway:
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
                with suppress(StoreAway):  # retried at the next check
                    if await self._kept.found(wish.on, _key(wish)) is not None:
                        await self._granted(wish)
                        self._elsewhere.discard(wish)
                    elif wish not in self._wishes or await self._is_ours(wish):
                        self._elsewhere.discard(wish)
                        self._wishes.take_up(wish)
                        self._wished.set()

    async def _grant(self, wish: Wish) -> None:
        """Compute a result and announce it, unless another node computes it. Raises StoreAway."""
        on, key = wish.on, _key(wish)
        if await self._kept.found(on, key) is None:
            if not await self._is_ours(wish):
                self._wishes.put_off(wish)
                self._elsewhere.add(wish)
                self._looks.set()
                return
            if await self._kept.found(on, key) is None:  # else another node has stored it and released its claim
                found = await self._thinkers.later(Share(), WORK[wish.what], on.game, json.loads(on.options), on.number)
                await self._kept.keep(on, key, _WRITTEN[wish.what].dump_json(found))
        await self._granted(wish)

    async def _granted(self, wish: Wish) -> None:
        self.changes += 1
        await self._tell(wish.on, False)
        self._wishes.granted(wish)

    async def _is_ours(self, wish: Wish) -> bool:
        """Claim a computation; return whether no other living node has claimed it. Raises StoreAway."""
        holder = await self._kept.claim(wish.on, _key(wish))
        if holder != self._leases.node and holder not in await self._leases.living():
            holder = await self._kept.claim(wish.on, _key(wish), after=holder)
        return holder == self._leases.node

    async def _fail(self, wish: Wish) -> None:
        """Announce that a result could not be computed; a later request tries again."""
        self._wishes.granted(wish)
        self.changes += 1
        with suppress(StoreAway):  # the claim is then valid while this node lives
            await self._kept.give_up(wish.on, _key(wish))
            await self._tell(wish.on, True)


def kinds_of(game: str) -> tuple[What, ...]:
    """Return the kinds of results for a hosted game's numbers; a verdict only if it has a solver."""
    return tuple([what for what in WORK if what != "verdict" or solver_of(game) is not None])


def can_be_known(on: Numbered) -> bool:
    """Return whether the computer plays a number alone, by the present rules."""
    game = GAMES.get(on.game)
    if game is None or game.rules != on.rules or on.game not in COMPUTERS or on.together is not None:
        return False
    return "solo" in game.formats(game.options.model_validate_json(on.options))


def _key(wish: Wish) -> str:
    """Return the name of a stored result, which includes the computer's version."""
    return f"{wish.what}:{computed.version(wish.on.game)}"
