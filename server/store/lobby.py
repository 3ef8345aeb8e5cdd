"""The list of public rooms: what each node tells of those in which somebody is, as long as it lives.

All of it is in one slot, in order as it is told: a list is read as far as it is shown, however many rooms there are.
It can be told again, and decides nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import resources
from typing import Any, NamedTuple

from protocol.finding import MOST_LISTED
from protocol.ids import RoomCode
from server.store import keys
from server.store.client import Store

BELIEVED_MS = 5000
"""How long a node is believed that tells nothing more: killed, its rooms are off the list after that."""
SWEPT_MOST = 200
"""How many rooms of dead nodes are taken off at a time, which takes the store a few milliseconds."""

_TELL = resources.files("server.store").joinpath("scripts/tell.lua").read_bytes()
_LIST = resources.files("server.store").joinpath("scripts/lobby.lua").read_bytes()


@dataclass(frozen=True, slots=True, kw_only=True)
class Listing:
    """A room, and what is told of it as JSON; empty where it is to be on the list no longer.

    The higher its `rank`, the sooner it comes in a list.
    """

    code: RoomCode
    game: str
    form: str
    rank: int
    told: bytes


class Listed(NamedTuple):
    """A list as it is told: how many changes there had been, how many rooms there are, and the first of them."""

    changes: bytes
    rooms: int
    told: Sequence[bytes]


class KeptLobby:
    """The store's shelf of public rooms. Everything raises StoreAway."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def tell(self, listings: Sequence[Listing] = ()) -> bool:
        """Tell of rooms, and that this node lives; returns whether it was believed until now.

        If not, others may have taken off all that it has told before.
        """
        node = self._store.node
        touched = (keys.LOBBY_ROOMS, keys.LOBBY_CHANGES, keys.LOBBY_NODES, keys.lobby(), keys.told_by(node))
        words: list[Any] = []
        for each in listings:
            words += (each.code, each.game, each.form, each.rank, each.told)
        believed, left = await self._store.run(_TELL, touched, node, BELIEVED_MS, SWEPT_MOST, *words)
        while left:
            _, left = await self._store.run(_TELL, touched, node, BELIEVED_MS, SWEPT_MOST)
        return bool(believed)

    async def end(self) -> None:
        """Tell nothing any more: the first that tells something takes this node's rooms off."""
        await self._store.ask("ZADD", keys.LOBBY_NODES, 0, self._store.node)

    async def listed(self, game: str | None, form: str | None, seen: bytes = b"") -> Listed | None:
        """Return the list of a game and a form, or of any; None where nothing has changed since `seen` changes."""
        touched = (keys.LOBBY_ROOMS, keys.LOBBY_CHANGES, keys.lobby(game, form))
        changes, *rest = await self._store.run(_LIST, touched, seen, MOST_LISTED)
        if not rest:
            return None
        count, *told = rest
        return Listed(bytes(changes), int(count), [bytes(each) for each in told])
