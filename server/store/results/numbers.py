"""What is kept of a game number: the best that was reached on it in each role, and what computers worked out of it.

Everything here can be worked out again, and decides nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib import resources
from typing import Any, Self

from protocol.ids import PlayerId, Role
from protocol.record import canonical
from protocol.scores import Standing
from server.records.results import LegScore
from server.store import keys
from server.store.client import Store
from server.store.results import worked_out
from server.store.results.merit import merit, reached_by, seconds_of

ROLES: tuple[Role, ...] = ("player", "maximizer", "minimizer", "guesser", "owner")
"""The roles whose standings are kept, each apart."""
CLAIM_SECONDS = 24 * 3600
"""How long a node's claim to work something out stands that was never given up."""

_STANDINGS = resources.files("server.store").joinpath("scripts/standings.lua").read_bytes()
_CLAIM = resources.files("server.store").joinpath("scripts/claim.lua").read_bytes()


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbered:
    """A number of a game with all its options, in canonical JSON, by a version of its rules.

    `together` is how many play it together, None where it is played otherwise: what they reach stands apart.
    """

    game: str
    rules: int
    options: str
    number: int
    together: int | None = None

    @classmethod
    def of(cls, game: str, rules: int, options: dict[str, Any], number: int, together: int | None = None) -> Self:
        """Return a number of a game; `options` are all of them, as a record writes them."""
        text = canonical(options).decode()
        return cls(game=game, rules=rules, options=text, number=number, together=together)

    @property
    def text(self) -> str:
        """How its keys name it.

        >>> Numbered.of("family-tree", 1, {}, 7).text
        'family-tree:1:44136fa355b3678a:7'
        """
        played = f"{self.game}:{self.rules}:{sha256(self.options.encode()).hexdigest()[:16]}:{self.number}"
        return played if self.together is None else f"{played}:{self.together}"


@dataclass(frozen=True, slots=True)
class Order:
    """How what was reached on a number is ordered: the roles whose lowest score is the best, and what decides then.

    `timed`: of equal scores the one that took less time is the better; else all of them are as good.
    """

    low: frozenset[Role]
    timed: bool


class KeptNumbers:
    """The store's shelf of numbers. Everything raises StoreAway."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def reach(self, on: Numbered, order: Order, leg: LegScore) -> None:
        """Keep what a player reached, unless they have reached as much before."""
        seconds = leg.seconds if order.timed else leg.at // 1000
        figure = merit(leg.score, seconds, low=leg.role in order.low)
        await self._store.ask("HSET", keys.names(on.text), leg.player, leg.name)
        await self._store.ask("ZADD", keys.standing(on.text, leg.role), "GT", figure, leg.player)

    async def standings(self, on: Numbered, order: Order, player: PlayerId) -> tuple[Standing, ...]:
        """Return what was reached in each role that anybody has played, and where a player stands."""
        touched = [*(keys.standing(on.text, role) for role in ROLES), keys.names(on.text)]
        found = await self._store.run(_STANDINGS, touched, player, int(order.timed))
        return tuple(_standing(role, order, each) for role, each in zip(ROLES, found, strict=True) if each)

    async def found(self, on: Numbered, what: str) -> bytes | None:
        """Return what was worked out of a number; None where it is not known yet."""
        return await worked_out.recall(self._store, keys.worked_out(on.text, what))

    async def keep(self, on: Numbered, what: str, found: bytes) -> None:
        """Keep what was worked out of a number; nobody works it out any more."""
        await worked_out.keep(self._store, keys.worked_out(on.text, what), found)
        await self.give_up(on, what)

    async def claim(self, on: Numbered, what: str, after: str = "") -> str:
        """Return the node that works something out of a number: this one, unless another one does already.

        `after` is a node that has claimed it and died: this one goes on in its place.
        """
        key = keys.working(on.text, what)
        return str((await self._store.run(_CLAIM, [key], self._store.node, after, CLAIM_SECONDS)).decode())

    async def give_up(self, on: Numbered, what: str) -> None:
        """Let others work something out."""
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
