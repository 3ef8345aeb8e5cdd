"""Quick matches: the players who wait for an opponent with the same settings, and the rooms in which they wait.

1. The players who want the same settings have their keys in one slot.
2. A waiting player is renewed while that is true, and expires soon after a node is killed.
3. A player who is found is promised to the player who asked, and pairs with nobody else until that player has had
   time to sit down. So no player is promised to two others.
4. If two wait for each other, one of them gets the other's room.
"""

from hashlib import sha256
from importlib import resources
from typing import NamedTuple

from protocol.ids import PlayerId, RoomCode
from server.store import keys
from server.store.client import CREATED_SECONDS, Store

WAIT_MS = 5000
"""How long a wait lasts without a renewal."""
PROMISED_MS = 3000
"""How long a promised player pairs with nobody else."""

_PAIR = resources.files("server.store").joinpath("scripts/pair.lua").read_bytes()
_WAIT = resources.files("server.store").joinpath("scripts/wait.lua").read_bytes()


class WaitingPlace(NamedTuple):
    """A room to play in; `own`: the player who asked opens it and waits in it."""

    code: RoomCode
    own: bool

    def __str__(self) -> str:
        """Return the form in which it is stored."""
        return f"{'+' if self.own else '='}{self.code}"


class Ticket(NamedTuple):
    """A player who waits in a room; `wanted` are the settings, in canonical JSON."""

    wanted: str
    player: PlayerId
    code: RoomCode


class Pairings:
    """The waiting players in the store. Everything raises StoreAway."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def place(self, ticket: Ticket, command: str, before: WaitingPlace | None = None) -> WaitingPlace:
        """Return the room for a player's command: with a waiting player, or the ticket's own room.

        The same command again gets the same answer, unless that was `before`, which turned out to be unusable.
        """
        kind = kind_of(ticket)
        script_keys = (*keys.waiting(kind), keys.placed(kind, ticket.player, command))
        led_nowhere = "" if before is None else str(before)
        answer = await self._store.run(
            _PAIR, script_keys, ticket.player, ticket.code, WAIT_MS, PROMISED_MS, CREATED_SECONDS, led_nowhere
        )
        text = answer.decode()
        return WaitingPlace(RoomCode(text[1:]), text[0] == "+")

    async def wait(self, ticket: Ticket) -> RoomCode | None:
        """Renew a player's wait, or return the room of another player who has waited longer."""
        found = await self._store.run(
            _WAIT, keys.waiting(kind_of(ticket)), ticket.player, ticket.code, WAIT_MS, PROMISED_MS
        )
        return RoomCode(found.decode()) or None

    async def bring(self, ticket: Ticket, to: RoomCode) -> None:
        """Store that a waiting player now has a seat in another room."""
        await self._store.ask("SET", keys.brought(ticket.code, ticket.player), to, "EX", CREATED_SECONDS)

    async def brought(self, code: RoomCode, player: PlayerId) -> RoomCode | None:
        """Return the room to which a waiting player was moved; None if the player was not moved."""
        to = await self._store.ask("GET", keys.brought(code, player))
        return None if to is None else RoomCode(to.decode())

    async def withdraw(self, ticket: Ticket) -> None:
        """End a player's wait."""
        for key in keys.waiting(kind_of(ticket)):
            await self._store.ask("ZREM", key, f"{ticket.code} {ticket.player}")


def kind_of(ticket: Ticket) -> str:
    """Return the name of the wanted settings in keys."""
    return sha256(ticket.wanted.encode()).hexdigest()[:16]
