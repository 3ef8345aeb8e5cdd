"""The results on game numbers: the best in each role, without help and with it, and the computers' results.

All of it can be computed again, and decides nothing.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib import resources
from typing import Any, Self

from protocol.ids import PlayerId, Role
from protocol.record import canonical
from protocol.scores import HelpedScore, Standing
from server.records.results import LegScore
from server.store import keys
from server.store.client import Store
from server.store.results import worked_out
from server.store.results.merit import merit, reached_by, seconds_of

ROLES: tuple[Role, ...] = ("player", "maximizer", "minimizer", "guesser", "owner")
"""The roles with separate standings."""
CLAIM_SECONDS = 24 * 3600
"""Seconds that a node's claim to compute something is valid if it is never released."""

_STANDINGS = resources.files("server.store").joinpath("scripts/standings.lua").read_bytes()
_CLAIM = resources.files("server.store").joinpath("scripts/claim.lua").read_bytes()


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbered:
    """A number of a game with its complete options, in canonical JSON, and a version of its rules.

    `together` is the number of players of a co-operative game, else None: these have standings of their own.
    """

    game: str
    rules: int
    options: str
    number: int
    together: int | None = None

    @classmethod
    def of(cls, game: str, rules: int, options: dict[str, Any], number: int, together: int | None = None) -> Self:
        """Return a number of a game; `options` are complete, as a record has them."""
        text = canonical(options).decode()
        return cls(game=game, rules=rules, options=text, number=number, together=together)

    @property
    def text(self) -> str:
        """The name of the number in keys.

        >>> Numbered.of("family-tree", 1, {}, 7).text
        'family-tree:1:44136fa355b3678a:7'
        """
        played = f"{self.game}:{self.rules}:{sha256(self.options.encode()).hexdigest()[:16]}:{self.number}"
        return played if self.together is None else f"{played}:{self.together}"


@dataclass(frozen=True, slots=True)
class Order:
    """The order of results on a number: the roles in which low scores are better, and the tie-break.

    `timed`: of equal scores the faster one is better; else they are equally good.
    """

    low: frozenset[Role]
    timed: bool


class KeptNumbers:
    """The numbers in the store. Everything raises StoreAway."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def reach(self, on: Numbered, order: Order, leg: LegScore) -> None:
        """Store a player's result, unless an earlier one is at least as good."""
        seconds = leg.seconds if order.timed else leg.at // 1000
        figure = merit(leg.score, seconds, low=leg.role in order.low)
        await self._store.ask("HSET", keys.names(on.text), leg.player, leg.name)
        key = keys.standing(on.text, leg.role, helped=leg.helped)
        await self._store.ask("ZADD", key, "GT", figure, leg.player)

    async def standings(self, on: Numbered, order: Order, player: PlayerId) -> tuple[Standing, ...]:
        """Return the standings of each role that was played, with a player's own."""
        touched = [*(keys.standing(on.text, role) for role in ROLES), keys.names(on.text)]
        found = await self._store.run(_STANDINGS, touched, player, int(order.timed))
        return tuple(_standing(role, order, each) for role, each in zip(ROLES, found, strict=True) if each)

    async def helped(self, on: Numbered, order: Order, player: PlayerId) -> tuple[HelpedScore, ...]:
        """Return a player's best results with help."""
        touched = [keys.standing(on.text, role, helped=True) for role in ROLES]
        found = await asyncio.gather(*(self._store.ask("ZSCORE", key, player) for key in touched))
        return tuple(
            HelpedScore(
                role=role,
                score=reached_by(float(best), low=role in order.low),
                seconds=seconds_of(float(best)) if order.timed else None,
            )
            for role, best in zip(ROLES, found, strict=True)
            if best is not None
        )

    async def found(self, on: Numbered, what: str) -> bytes | None:
        """Return a result computed for a number; None if it is not known yet."""
        return await worked_out.recall(self._store, keys.worked_out(on.text, what))

    async def keep(self, on: Numbered, what: str, found: bytes) -> None:
        """Store a result computed for a number, and release the claim."""
        await worked_out.keep(self._store, keys.worked_out(on.text, what), found)
        await self.give_up(on, what)

    async def claim(self, on: Numbered, what: str, after: str = "") -> str:
        """Claim the computation of something for a number; return the node that has the claim.

        `after` is a dead node whose claim is replaced.
        """
        key = keys.working(on.text, what)
        return str((await self._store.run(_CLAIM, [key], self._store.node, after, CLAIM_SECONDS)).decode())

    async def give_up(self, on: Numbered, what: str) -> None:
        """Release the claim."""
        await self._store.ask("DEL", keys.working(on.text, what))


def _standing(role: Role, order: Order, found: Sequence[bytes]) -> Standing:
    player, best, name, players, own, rank = found
    low = role in order.low
    return Standing(
        role=role,
        best=reached_by(float(best), low=low),
        seconds=seconds_of(float(best)) if order.timed else None,
        player=PlayerId(player.decode()),
        name=name.decode(),
        players=int(players),
        own=reached_by(float(own), low=low) if own else None,
        own_seconds=seconds_of(float(own)) if own and order.timed else None,
        rank=int(rank) or None,
    )
