"""What is kept of a game number: the best that was reached on it in each role, and what computers worked out of it.

Everything here can be worked out again, and decides nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib import resources
from typing import Any, Self

from protocol.events import Standing
from protocol.ids import PlayerId, Role
from protocol.record import canonical
from server.store import keys
from server.store.merit import merit, reached_by
from server.store.redis import Store

ROLES: tuple[Role, ...] = ("player", "maximizer", "minimizer")
"""The roles whose standings are kept, each apart."""
CLAIM_SECONDS = 24 * 3600
"""How long a node's claim to work something out stands that was never given up."""

_STANDINGS = resources.files(__package__).joinpath("standings.lua").read_bytes()
_CLAIM = resources.files(__package__).joinpath("claim.lua").read_bytes()


@dataclass(frozen=True, slots=True)
class Numbered:
    """A number of a game with all its options, in canonical JSON, by a version of its rules."""

    game: str
    rules: int
    options: str
    number: int

    @classmethod
    def of(cls, game: str, rules: int, options: dict[str, Any], number: int) -> Self:
        """Return a number of a game; `options` are all of them, as a record writes them."""
        return cls(game, rules, canonical(options).decode(), number)

    @property
    def text(self) -> str:
        """How its keys name it.

        >>> Numbered.of("family-tree", 1, {}, 7).text
        'family-tree:1:44136fa355b3678a:7'
        """
        return f"{self.game}:{self.rules}:{sha256(self.options.encode()).hexdigest()[:16]}:{self.number}"


class KeptNumbers:
    """The store's shelf of numbers. Everything raises StoreAway."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def reach(self, on: Numbered, role: Role, player: PlayerId, name: str, score: int, at: int) -> None:
        """Keep what a player reached in a role at a time in ms, unless they have reached as much before."""
        await self._store.ask("HSET", keys.names(on.text), player, name)
        await self._store.ask("ZADD", keys.standing(on.text, role), "GT", merit(role, score, at), player)

    async def standings(self, on: Numbered, player: PlayerId) -> tuple[Standing, ...]:
        """Return what was reached in each role that anybody has played, and where a player stands."""
        touched = [*(keys.standing(on.text, role) for role in ROLES), keys.names(on.text)]
        found = await self._store.run(_STANDINGS, touched, player)
        return tuple(_standing(role, each) for role, each in zip(ROLES, found, strict=True) if each)

    async def found(self, on: Numbered, what: str) -> bytes | None:
        """Return what was worked out of a number; None where it is not known yet."""
        kept = await self._store.ask("GET", keys.worked_out(on.text, what))
        return None if kept is None else bytes(kept)

    async def keep(self, on: Numbered, what: str, found: bytes) -> None:
        """Keep what was worked out of a number for good; nobody works it out any more."""
        await self._store.ask("SET", keys.worked_out(on.text, what), found)
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


def _standing(role: Role, found: Sequence[bytes]) -> Standing:
    player, best, name, players, own, rank = found
    return Standing(
        role=role,
        best=reached_by(role, float(best)),
        player=PlayerId(player.decode()),
        name=name.decode(),
        players=int(players),
        own=reached_by(role, float(own)) if own else None,
        rank=int(rank) or None,
    )
