"""Presence: the players connected to each room, by node. It is not in the log, because it is true only now."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib import resources

from protocol.ids import PlayerId, RoomCode
from server.store import keys
from server.store.client import HELD_SECONDS, Store

_HOLD = resources.files("server.store").joinpath("scripts/hold.lua").read_bytes()
_HERE = resources.files("server.store").joinpath("scripts/here.lua").read_bytes()


@dataclass(frozen=True, slots=True)
class RoomPeople:
    """A room's players, the players who left it and when (ms since 1970 UTC), and its nodes, living or not.

    `here` has the name of each player by the nodes to which the player is connected.
    """

    here: dict[PlayerId, dict[str, str]]
    away: dict[PlayerId, int]
    holders: frozenset[str]


class StoredPresence:
    """The presence of all rooms in the store. Everything raises StoreAway."""

    def __init__(self, store: Store) -> None:
        self.node = store.node
        self._store = store

    async def report(self, code: RoomCode, entered: Mapping[PlayerId, str], left: Iterable[PlayerId]) -> RoomPeople:
        """Store the players who entered or left a room on this node, the former with names; return who is in it."""
        return await self._report(self.node, code, entered, left)

    async def sweep(self, code: RoomCode, dead: str, players: Collection[PlayerId]) -> None:
        """Remove a dead node's data from a room: its hold on the room, and the players connected to it.

        If that node lives after all, it hears of this, and reports its players again.
        """
        await self._report(dead, code, {}, players)

    async def hold(self, code: RoomCode) -> None:
        """Hold a room again, after others took this node for dead, and have the other nodes read on."""
        await self._store.run(_HOLD, (keys.nodes(code), keys.room_log(code)), self.node, HELD_SECONDS)

    async def _report(
        self, node: str, code: RoomCode, entered: Mapping[PlayerId, str], left: Iterable[PlayerId]
    ) -> RoomPeople:
        names = (keys.here(code), keys.away(code), keys.nodes(code), keys.room_log(code))
        words = [word for pair in entered.items() for word in pair]
        here, away, holders = await self._store.run(
            _HERE, names, self.node, HELD_SECONDS, node, len(entered), *words, *left
        )
        people: dict[PlayerId, dict[str, str]] = {}
        for field, name in _pairs(here):
            player, there = field.split(" ")
            people.setdefault(PlayerId(player), {})[there] = name
        return RoomPeople(
            here=people,
            away={PlayerId(player): int(at) for player, at in _pairs(away)},
            holders=frozenset(holder.decode() for holder in holders),
        )


def _pairs(flat: list[bytes]) -> Iterator[tuple[str, str]]:
    words = [word.decode() for word in flat]
    return zip(words[::2], words[1::2], strict=True)
