"""Rooms that are put into the store of a real server as logs, and everything that the server sends to their members."""

import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, cast

from redis.asyncio import Redis

from protocol.codes import RejectionCode as Code
from protocol.encoding import encode_value
from protocol.events import HintEvent
from protocol.ids import ALPHABET, ROOM_CODE_LENGTH, PlayerId, RoomCode, Seat
from server.store import keys
from server.store.embedded.store import EmbeddedStore
from server.table.entries import Entry, decode
from server.table.player_games import describe_game
from server.table.room import Room
from tests.e2e.play import Player, ServerProcess, moves_of
from tests.secrecy.tables import NAMES, Case, Deal, Dealt, key_of, players_of
from tests.table.play import fold

SPECTATOR = "Olga"
OUT_OF_PLACE: dict[str, dict[str, Any]] = {
    "sit": {},
    "ready": {"match": 1, "leg": 2},
    "resign": {"match": 2},
    "claim": {"match": 1},
    "offer": {"match": 1, "what": "same_number"},
    "replay": {"game": "none", "rules": 1, "number": 1, "legs": [{"roles": ["player"], "moves": []}]},
}
"""Commands that are refused while a leg is played."""
MOVES = 8
LATE_MOVES = 2


class Reader(Player):
    """A player whose commands have the same ids in every room."""

    def __init__(self, name: str) -> None:
        super().__init__(name, key_of(name))
        self._prefix = "step"

    async def sees_people(self, count: int) -> None:
        """Wait until so many are said to be in the room."""
        await self.until(lambda: len(self.here) + self.presence.spectators >= count, f"{count} people")

    async def hears_line_of(self, other: Player) -> None:
        """Wait until a player has written in the chat."""
        await self.until(lambda: any(line.player == other.id for line in self.said), f"a line of {other.name}'s")


@dataclass(frozen=True)
class Looked:
    """The outcome of a room: the frames by reader, None being a spectator, the moves made, and the room.

    `before` are the moves of each leg in the log that was put into the store.
    """

    frames: dict[Seat | None, list[str]]
    before: tuple[tuple[str, ...], ...]
    moves: tuple[str, ...]
    room: Room


class Hall:
    """A server and its store."""

    def __init__(self, server: ServerProcess, redis: Redis) -> None:
        self.server = server
        self._redis = redis
        # Rooms in the same bucket would share their matches' log, because the matches have the same id.
        drawn = (RoomCode("".join(random.Random(seed).choices(ALPHABET, k=ROOM_CODE_LENGTH))) for seed in count())
        self._codes = (code for code in drawn if keys.bucket(code) not in self._buckets)
        self._buckets: set[int] = set()

    async def look(self, case: Case, given: Deal, again: Looked | None = None) -> Looked:
        """Put a room into the store and play in it, the same moves `again` as in another."""
        table, code = Dealt(case, given, () if again is None else again.before), next(self._codes)
        self._buckets.add(keys.bucket(code))
        await self._redis.rpush(keys.room_log(code), *table.lines)
        seats = players_of(table.room)
        async with AsyncExitStack() as stack:
            people: dict[Seat | None, Reader] = {}
            for name in (*NAMES, SPECTATOR):
                reader = Reader(name)
                if reader.id in seats or name == SPECTATOR:
                    people[seats.get(reader.id)] = reader
                    stack.push_async_callback(reader.go)
                    await reader.come(self.server.url)
                    await reader.do("enter", room=code)
                    for each in people.values():
                        await each.sees_people(len(people) + case.computer)
            moves = await self._play(case, people, () if again is None else again.moves)
            await _ask_around(case, people, moves[0])
            room = await self._read(code)
            for reader in people.values():
                reader.frames.append(_listed(room, reader.id))
        return Looked({seat: reader.frames for seat, reader in people.items()}, table.played, moves, room)

    async def _play(self, case: Case, people: dict[Seat | None, Reader], again: tuple[str, ...]) -> tuple[str, ...]:
        rng, someone = random.Random(str(case)), people[None]
        moves: list[str] = []
        most = LATE_MOVES if case.late else MOVES // 2 if case.computer else MOVES
        while len(moves) < most:
            view = someone.room.view
            assert view is not None and view.to_act
            mover = people[view.to_act[0]]
            legal: Any = mover.room.view
            going_on = [each.move for each in legal.moves if each.move != "give-up"]
            moves.append(again[len(moves)] if again else rng.choice(going_on))
            ack = await mover.do("move", **moves_of(mover.room), move=moves[-1])
            for each in people.values():
                await each.sees(ack.version + case.computer)
        return tuple(moves)

    async def _read(self, code: RoomCode) -> Room:
        room = fold(code, await self._entries(keys.room_log(code)))
        assert room is not None
        return room

    async def _entries(self, log: str) -> list[Entry]:
        return [decode(line) for line in cast(list[bytes], await self._redis.lrange(log, 0, -1))]


def _listed(room: Room, player: PlayerId) -> str:
    """Return the frame with a room that a player is sent who watches the list of their games."""
    entry = encode_value(describe_game(room, player, at=0, expires=0)).decode()
    return f'{{"type":"games","games":[{entry}]}}'


async def _ask_around(case: Case, people: dict[Seat | None, Reader], made: str) -> None:
    """Ask for all that a player may ask for and for secrets, and try forbidden commands."""
    someone = people[None]
    view = someone.room.view
    assert view is not None
    where: dict[str, Any] = moves_of(someone.room)
    mover = people[view.to_act[0]]
    for each in people.values():
        assert (await each.refused("record", match=1)).code == Code.NOT_ALLOWED
        assert (await each.refused("analysis", match=1)).code == Code.NOT_ALLOWED
        for move, ply in (("??", where["ply"]), (made, where["ply"]), (made, 0)):
            seen: Any = each.room.view
            if each.room.form != "solo" or move not in [legal.move for legal in seen.moves]:  # it may be made again
                await each.refused("move", **{**where, "move": move, "ply": ply})
        for command, fields in OUT_OF_PLACE.items():
            await each.refused(command, **fields)
        await each.do("scores", game=someone.room.game, options=someone.room.options)
        await each.do("chat", text="well played")
        for other in people.values():
            await other.hears_line_of(each)
    if case.late:  # where it takes the computer little time
        await mover.do("hint", **where)
        await mover.hears(HintEvent)
    if case.form == "match" and not case.computer:
        other = next(each for each in people.values() if each not in (someone, mover))
        ack = await other.do("offer", match=1, what="takeback", leg=where["leg"], ply=where["ply"])
        for each in people.values():
            await each.sees(ack.version)


@asynccontextmanager
async def hall(directory: Path, **environment: str) -> AsyncIterator[Hall]:
    """Keep a server and its store while the context lasts."""
    async with EmbeddedStore(directory / "store") as store, Redis.from_url(store.url) as redis:
        server = ServerProcess(
            directory,
            {
                "TURNABOUT_REDIS_URL": store.url,
                "TURNABOUT_LIMITS": "off",
                "TURNABOUT_LOG": "json",
                "TURNABOUT_COMPUTER_PAUSE": "0",
                **environment,
            },
        )
        await server.start()
        try:
            yield Hall(server, redis)
        finally:
            await server.stop()
