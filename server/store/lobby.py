"""The list of public rooms: each living node's entries of its rooms with players.

All of it is in one slot, as sorted sets: only the shown part of a list is read, however many rooms there are. The
list can be rebuilt, and decides nothing.
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
"""How long a node's entries are valid without a renewal: after that, a killed node's rooms are off the list."""
SWEPT_MOST = 200
"""Rooms of dead nodes that are removed at a time, which takes the store a few milliseconds."""

_REPORT = resources.files("server.store").joinpath("scripts/report_rooms.lua").read_bytes()
_LIST = resources.files("server.store").joinpath("scripts/lobby.lua").read_bytes()


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedRoom:
    """A room and its entry as JSON; an empty entry removes the room from the list.

    Rooms with a higher `rank` come first.
    """

    code: RoomCode
    game: str
    form: str
    rank: int
    told: bytes


class RoomList(NamedTuple):
    """A list: the number of changes so far, the number of rooms, and the first entries."""

    changes: bytes
    rooms: int
    told: Sequence[bytes]


class StoredLobby:
    """The list of public rooms in the store. Everything raises StoreAway."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def report(self, listings: Sequence[ListedRoom] = ()) -> bool:
        """Write entries, and renew this node's validity; return whether its entries were still valid.

        If not, other nodes may have removed everything it wrote before.
        """
        node = self._store.node
        touched = (keys.LOBBY_ROOMS, keys.LOBBY_CHANGES, keys.LOBBY_NODES, keys.lobby(), keys.told_by(node))
        words: list[Any] = []
        for each in listings:
            words += (each.code, each.game, each.form, each.rank, each.told)
        believed, left = await self._store.run(_REPORT, touched, node, BELIEVED_MS, SWEPT_MOST, *words)
        while left:
            _, left = await self._store.run(_REPORT, touched, node, BELIEVED_MS, SWEPT_MOST)
        return bool(believed)

    async def end(self) -> None:
        """Make this node's entries invalid: the next node that writes removes them."""
        await self._store.ask("ZADD", keys.LOBBY_NODES, 0, self._store.node)

    async def read(self, game: str | None, form: str | None, seen: bytes = b"") -> RoomList | None:
        """Return the list of a game and a form, or of any; None if nothing has changed since `seen` changes."""
        touched = (keys.LOBBY_ROOMS, keys.LOBBY_CHANGES, keys.lobby(game, form))
        changes, *rest = await self._store.run(_LIST, touched, seen, MOST_LISTED)
        if not rest:
            return None
        count, *told = rest
        return RoomList(bytes(changes), int(count), [bytes(each) for each in told])
