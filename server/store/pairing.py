"""Who waits for whoever wants to play the same, and in which room: what is true now, kept beside the logs.

What is wanted has its own keys, in one slot. Whoever waits is renewed as long as that is so, and forgotten soon after
a node that was killed. Who is found is promised to whoever asked, and waits for nobody else for as long as it takes to
sit down. So nobody is promised to two, and of two who wait for each other one is told of the other's room.
"""

from hashlib import sha256
from importlib import resources
from typing import NamedTuple

from protocol.ids import PlayerId, RoomCode
from server.store import keys
from server.store.client import CREATED_SECONDS, Store

WAIT_MS = 5000
"""How long somebody waits of whom is not said again that they do."""
PROMISED_MS = 3000
"""How long somebody who was promised to another waits for nobody else."""

_PAIR = resources.files("server.store").joinpath("scripts/pair.lua").read_bytes()
_WAIT = resources.files("server.store").joinpath("scripts/wait.lua").read_bytes()


class Place(NamedTuple):
    """A room to play in; `own`: to be opened, and waited in, by who asked."""

    code: RoomCode
    own: bool

    def __str__(self) -> str:
        """Return it as it is kept."""
        return f"{'+' if self.own else '='}{self.code}"


class Ticket(NamedTuple):
    """Who waits in which room; `wanted` is for what, in canonical JSON."""

    wanted: str
    player: PlayerId
    code: RoomCode


class Pairings:
    """The store's shelf of those who wait. Everything raises StoreAway."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def place(self, ticket: Ticket, command: str, before: Place | None = None) -> Place:
        """Return where a player who asks by a command is to play: beside one who waits, or in the ticket's own room.

        The same command again is answered the same, unless that was `before` and has led nowhere.
        """
        kind = kind_of(ticket)
        script_keys = (*keys.waiting(kind), keys.placed(kind, ticket.player, command))
        led_nowhere = "" if before is None else str(before)
        answer = await self._store.run(
            _PAIR, script_keys, ticket.player, ticket.code, WAIT_MS, PROMISED_MS, CREATED_SECONDS, led_nowhere
        )
        text = answer.decode()
        return Place(RoomCode(text[1:]), text[0] == "+")

    async def wait(self, ticket: Ticket) -> RoomCode | None:
        """Say that a player waits on, or return the room of another who has waited for longer."""
        found = await self._store.run(
            _WAIT, keys.waiting(kind_of(ticket)), ticket.player, ticket.code, WAIT_MS, PROMISED_MS
        )
        return RoomCode(found.decode()) or None

    async def bring(self, ticket: Ticket, to: RoomCode) -> None:
        """Remember that a player who waited has a seat in another room now."""
        await self._store.ask("SET", keys.brought(ticket.code, ticket.player), to, "EX", CREATED_SECONDS)

    async def brought(self, code: RoomCode, player: PlayerId) -> RoomCode | None:
        """Return the room to which a player was brought who waited in another; None where they never were."""
        to = await self._store.ask("GET", keys.brought(code, player))
        return None if to is None else RoomCode(to.decode())

    async def withdraw(self, ticket: Ticket) -> None:
        """Say that a player waits no longer."""
        for key in keys.waiting(kind_of(ticket)):
            await self._store.ask("ZREM", key, f"{ticket.code} {ticket.player}")


def kind_of(ticket: Ticket) -> str:
    """Return how keys name what is wanted."""
    return sha256(ticket.wanted.encode()).hexdigest()[:16]
