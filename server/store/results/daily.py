"""What is kept of the daily numbers: each day's number, who has had a try on it and in which room, and what came of it.

It is kept for a month. Of one game and day it has one hash tag, so that the tries of all at a table are claimed in one
step.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from importlib import resources
from typing import Literal, NamedTuple

from pydantic import TypeAdapter

from protocol.daily import KEPT_DAYS, DailyRow
from protocol.ids import PlayerId, RoomCode
from server.store import keys
from server.store.client import Store
from server.store.results.merit import merit, reached_by

KEPT_SECONDS = (KEPT_DAYS + 2) * 24 * 3600
BEST = 20
"""How many rows a table has at most, beside one's own."""

_LAST = -(2**19)
"""Less than any difference that there is, and as little as `merit` can say."""
_CLAIM = resources.files("server.store").joinpath("scripts/daily.lua").read_bytes()
_ROW = TypeAdapter(DailyRow)
_COMPUTER, _FRIENDS = "computer", "friends"


@dataclass(frozen=True, slots=True)
class DaysNumber:
    """The number of a day, and the salt that its commitment is made with (32 hex digits)."""

    number: int = field(repr=False)
    salt: str = field(repr=False)


class Try(NamedTuple):
    """The room where a player's try is, and when it was claimed for it, in ms since 1970 UTC; `text` as it is kept."""

    room: RoomCode
    at: int
    text: str

    @classmethod
    def read(cls, text: str) -> "Try":
        """Read a claim as it is kept."""
        room, at = text.split(" ")
        return cls(RoomCode(room), int(at), text)


class Taken(NamedTuple):
    """Why tries were not claimed: a player's is claimed already."""

    player: PlayerId
    claim: Try


class KeptDay:
    """The store's shelf of a game's number of one day, in UTC. Everything raises StoreAway."""

    def __init__(self, store: Store, game: str, day: str) -> None:
        self._store = store
        self._game = game
        self._day = day

    def _key(self, what: str) -> str:
        return keys.daily(self._game, self._day, what)

    async def number(self) -> DaysNumber | None:
        """Return the day's number; None where nobody has drawn it."""
        kept = await self._store.ask("GET", self._key("number"))
        return None if kept is None else _number(kept)

    async def draw(self, drawn: DaysNumber) -> DaysNumber:
        """Return the day's number: `drawn`, unless another one was drawn before."""
        text = f"{drawn.number} {drawn.salt}"
        before = await self._store.ask("SET", self._key("number"), text, "NX", "GET", "EX", KEPT_SECONDS)
        return drawn if before is None else _number(before)

    # Tries

    async def claim(self, room: RoomCode, players: Mapping[PlayerId, str]) -> Taken | None:
        """Claim the tries of all the players for a room, or of none where one of them has had theirs elsewhere.

        Each player has with them a claim that is passed over, as `Try.text` tells it; empty: none is.
        """
        arguments = [text for each in players.items() for text in each]
        found = await self._store.run(_CLAIM, [self._key("tries")], room, KEPT_SECONDS, *arguments)
        if not found:
            return None
        player, text = (each.decode() for each in found)
        return Taken(PlayerId(player), Try.read(text))

    async def tried(self, player: PlayerId) -> Try | None:
        """Return where a player's try is; None where they have not had it."""
        kept = await self._store.ask("HGET", self._key("tries"), player)
        return None if kept is None else Try.read(kept.decode())

    # What came of them

    async def keep(self, row: DailyRow) -> None:
        """Keep what came of a try, whatever rank the row has; a second one of the same player changes nothing."""
        kind = _COMPUTER if row.against == "computer" else _FRIENDS
        told, order = self._key(f"{kind}:rows"), self._key(f"{kind}:order")
        await self._store.ask("HSETNX", told, row.player, _ROW.dump_json(row))
        await self._store.ask("ZADD", order, "NX", merit(_compared(row), row.at // 1000, low=False), row.player)
        for key in (told, order):
            await self._store.ask("EXPIRE", key, KEPT_SECONDS)

    async def best(self, player: PlayerId, *, computer: bool) -> tuple[DailyRow, ...]:
        """Return the best rows against the computer or friends, and a player's own after them where it is none."""
        kind = _COMPUTER if computer else _FRIENDS
        key = self._key(f"{kind}:order")
        found = await self._store.ask("ZREVRANGE", key, 0, BEST - 1, "WITHSCORES")
        order = [(each.decode(), float(figure)) for each, figure in zip(found[::2], found[1::2], strict=True)]
        reached = [reached_by(figure, low=False) for _, figure in order]
        ranks = [1 + reached.index(difference) for difference in reached]
        if all(each != player for each, _ in order):
            own = await self._store.ask("ZSCORE", key, player)
            if own is not None:
                order.append((player, float(own)))
                as_good = merit(reached_by(float(own), low=False), 0, low=False)  # as the first of those as good has it
                ranks.append(1 + await self._store.ask("ZCOUNT", key, f"({as_good}", "+inf"))
        players = [each for each, _ in order]
        told = await self._store.ask("HMGET", self._key(f"{kind}:rows"), *players) if players else []
        against: Literal["computer", "friend"] = "computer" if computer else "friend"
        rows = [replace(_ROW.validate_json(row), against=against) for row in told]  # rows of before did not tell it
        return tuple(
            replace(row, rank=rank if row.why == "score" else 0) for row, rank in zip(rows, ranks, strict=True)
        )

    async def played(self) -> tuple[int, int]:
        """Return how many rows there are against the computer, and against friends."""
        counts = [await self._store.ask("ZCARD", self._key(f"{kind}:order")) for kind in (_COMPUTER, _FRIENDS)]
        return counts[0], counts[1]


def _compared(row: DailyRow) -> int:
    """Return what a row is ranked by: what was not played to its end stands below all that was."""
    return row.difference if row.why == "score" else _LAST


def _number(kept: bytes) -> DaysNumber:
    number, salt = kept.decode().split(" ")
    return DaysNumber(int(number), salt)
