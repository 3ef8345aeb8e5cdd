"""Who is in a room, by way of this node or another."""

from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from protocol.ids import PlayerId, RoomCode
from server.live.neighbours import Neighbours
from server.store.redis import StoreAway

Spawn = Callable[[Coroutine[Any, Any, None]], None]
Pause = Callable[[], Coroutine[Any, Any, None]]

log = structlog.get_logger(__name__)


class Attendance:
    """Who is in one room. One telling is on its way to the store at a time, so that answers come in order.

    `changed` is called when who is here may have changed, `taken_over` with a player who has come in by way of another
    node since.
    """

    def __init__(
        self,
        code: RoomCode,
        neighbours: Neighbours,
        spawn: Spawn,
        pause: Pause,
        changed: Callable[[], None],
        taken_over: Callable[[PlayerId], None],
    ) -> None:
        self._code = code
        self._neighbours = neighbours
        self._spawn = spawn
        self._pause = pause
        self._changed = changed
        self._taken_over = taken_over
        self._mine: set[PlayerId] = set()
        self._came: set[PlayerId] = set()
        self._told: set[PlayerId] = set()
        self._elsewhere: dict[PlayerId, str] = {}
        self._holders: frozenset[str] = frozenset()
        self._stale = False
        self._telling = False

    @property
    def players(self) -> set[PlayerId]:
        """Everybody who is in the room."""
        return self._mine | {player for player, node in self._elsewhere.items() if self._neighbours.lives(node)}

    def elsewhere(self, player: PlayerId) -> bool:
        """Tell whether a player is in the room by way of another node."""
        return player in self._elsewhere and self._neighbours.lives(self._elsewhere[player])

    def concerns(self, nodes: frozenset[str]) -> bool:
        """Tell whether any of some nodes has, or had, to do with the room."""
        return not nodes.isdisjoint(self._elsewhere.values()) or not nodes.isdisjoint(self._holders)

    def came(self, player: PlayerId) -> None:
        """Tell that a player has come in by way of this node, which ends their being here by way of another."""
        self._mine.add(player)
        self._came.add(player)
        self._elsewhere.pop(player, None)
        self.look()

    def went(self, player: PlayerId) -> None:
        """Tell that a player has gone."""
        self._mine.discard(player)
        self._came.discard(player)
        self.look()

    def again(self) -> None:
        """Tell everything again."""
        self._came |= self._mine
        self.look()

    def look(self) -> None:
        """Tell what is new and look who is here, soon."""
        self._stale = True
        if not self._telling:
            self._telling = True
            self._spawn(self._tell())

    async def read(self) -> None:
        """Look who is here. Raises StoreAway."""
        found = await self._neighbours.presence.tell(self._code, (), ())
        await self._neighbours.meet({*found.nodes.values(), *found.holders})
        self._take(found.nodes, found.holders)

    async def _tell(self) -> None:
        while self._stale:
            self._stale = False
            came, mine = self._came, set(self._mine)
            self._came = set()
            try:
                found = await self._neighbours.presence.tell(self._code, came, self._told - mine)
                await self._neighbours.meet({*found.nodes.values(), *found.holders})
            except StoreAway:
                self._came |= came & self._mine
                self._stale = True
                await self._pause()
                continue
            except Exception:
                log.exception("who is here is not known", room=self._code)
                break
            self._told = mine
            self._take(found.nodes, found.holders)
            await self._sweep()
        self._telling = False

    def _take(self, nodes: dict[PlayerId, str], holders: frozenset[str]) -> None:
        own = self._neighbours.presence.node
        self._elsewhere = {player: node for player, node in nodes.items() if node != own and player not in self._came}
        self._holders = holders - {own}
        for player in (self._mine & self._told) - self._came:
            if player not in nodes or not (nodes[player] == own or self.elsewhere(player)):
                self._came.add(player)
                self._stale = True
            elif nodes[player] != own:
                self._mine.discard(player)
                self._told.discard(player)
                self._taken_over(player)
        self._changed()

    async def _sweep(self) -> None:
        for node in {*self._elsewhere.values(), *self._holders}:
            if not self._neighbours.lives(node):
                left = [player for player, there in self._elsewhere.items() if there == node]
                try:
                    await self._neighbours.presence.sweep(self._code, node, left)
                except StoreAway:
                    return  # the next look sweeps
                for player in left:
                    self._elsewhere.pop(player, None)
                self._holders -= {node}
