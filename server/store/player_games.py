"""The list of each player's games: their rooms, each with its entry as JSON.

A player's list has keys of its own, and so is on another primary than the rooms. A list is written after the append
that changed a room, and made right in three ways:

1. An append that may change more than a move does marks the room in the due work of its bucket in the same step
   (`server.store.due`). If its node dies before it has written the lists, another node writes them.
2. An entry has the version of its room, and does not replace an entry of a later version.
3. A reader compares the versions with the last entries of the logs (`find_stale`), and writes the entries that differ.
"""

import asyncio
import re
from collections.abc import Collection, Mapping
from functools import partial
from importlib import resources
from typing import Any, NamedTuple

from protocol.ids import PlayerId, RoomCode
from protocol.player_games import MOST_GAMES
from server.store import keys
from server.store.client import Store

_REPORT = resources.files("server.store").joinpath("scripts/report_game.lua").read_bytes()
_READ = resources.files("server.store").joinpath("scripts/read_games.lua").read_bytes()
_NUMBER = re.compile(rb'^\{"n":(\d+),')


class GameEntry(NamedTuple):
    """A room in a player's list: its version, and its entry as JSON."""

    version: int
    told: bytes


class StoredPlayerGames:
    """The players' lists in the store. Everything raises StoreAway, unless it says otherwise."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def report(
        self, player: PlayerId, code: RoomCode, entry: GameEntry, *, leaves: int, force: bool = False
    ) -> None:
        """Store a room's entry in a player's list, which it `leaves` at a time in ms; an empty entry removes it.

        With `force` it also replaces an entry of a later version: the room's log has lost that one.
        """
        words = code, entry.version, leaves, entry.told, MOST_GAMES, "1" if force else ""
        await self._store.run(_REPORT, keys.player_games(player), *words)

    async def read(self, player: PlayerId, codes: Collection[RoomCode] = ()) -> dict[RoomCode, GameEntry]:
        """Return a player's list, or only its rooms with these codes."""
        flat = await self._store.run(_READ, keys.player_games(player), *codes)
        found = {}
        for code, entry in zip(flat[::2], flat[1::2], strict=True):
            version, _, told = entry.partition(b" ")
            found[RoomCode(code.decode())] = GameEntry(int(version), told)
        return found

    async def find_stale(self, entries: Mapping[RoomCode, GameEntry]) -> list[RoomCode]:
        """Return the rooms whose logs end with another version than their entries. Raises nothing.

        A room whose primary does not answer is not among them.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        found: list[RoomCode] = []
        waiting = len(entries)

        def answered(code: RoomCode, version: int, reply: Any) -> None:
            nonlocal waiting
            waiting -= 1
            if not isinstance(reply, Exception) and _version(reply) != version:
                found.append(code)
            if not waiting and not done.done():
                done.set_result(None)

        for code, entry in entries.items():
            key = keys.room_log(code)
            self._store.primaries.call(key, ("LINDEX", key, -1), partial(answered, code, entry.version))
        if entries:
            await done
        return found


def _version(line: bytes | None) -> int:
    """Return the number of a log's last line; 0 without one."""
    number = _NUMBER.match(line or b"")
    return 0 if number is None else int(number[1])
