"""The daily numbers: each day's number, the rooms of the tries, and their results.

They are kept for a month. All keys of a game and day have one hash tag, so that the tries of a whole table are claimed
in one step.
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
"""The most rows of a table, without the player's own."""

_LAST = -(2**19)
"""Less than any possible difference, and the least that `merit` can express."""
_CLAIM = resources.files("server.store").joinpath("scripts/daily.lua").read_bytes()
_ROW = TypeAdapter(DailyRow)
_COMPUTER, _FRIENDS = "computer", "friends"


@dataclass(frozen=True, slots=True)
class DaysNumber:
    """The number of a day, and the salt of its commitment (32 hex digits)."""

    number: int = field(repr=False)
    salt: str = field(repr=False)


class DailyTry(NamedTuple):
    """The room of a player's try, and the time of its claim in ms since 1970 UTC; `text` is the stored form."""

    room: RoomCode
    at: int
    text: str

    @classmethod
    def read(cls, text: str) -> "DailyTry":
        """Parse a stored claim."""
        room, at = text.split(" ")
        return cls(RoomCode(room), int(at), text)


class TriedAlready(NamedTuple):
    """The reason why tries were not claimed: a player's try is already another room's."""

    player: PlayerId
    claim: DailyTry


class KeptDay:
    """The store of a game's daily number on a day in UTC. Everything raises StoreAway."""

    def __init__(self, store: Store, game: str, day: str) -> None:
        self._store = store
        self._game = game
        self._day = day

    def _key(self, what: str) -> str:
        return keys.daily(self._game, self._day, what)

    async def number(self) -> DaysNumber | None:
        """Return the day's number; None if it is not drawn yet."""
        kept = await self._store.ask("GET", self._key("number"))
        return None if kept is None else _number(kept)

    async def draw(self, drawn: DaysNumber) -> DaysNumber:
        """Store the day's number and return it: `drawn`, unless another one was drawn before."""
        text = f"{drawn.number} {drawn.salt}"
        before = await self._store.ask("SET", self._key("number"), text, "NX", "GET", "EX", KEPT_SECONDS)
        return drawn if before is None else _number(before)

    # Tries

    async def claim(self, room: RoomCode, players: Mapping[PlayerId, str]) -> TriedAlready | None:
        """Claim the tries of all the players for a room, or of none where one of them has had theirs elsewhere.

        Each player has with them a claim that is passed over, as `DailyTry.text` tells it; empty: none is.
        """
        arguments = [text for each in players.items() for text in each]
        found = await self._store.run(_CLAIM, [self._key("tries")], room, KEPT_SECONDS, *arguments)
        if not found:
            return None
        player, text = (each.decode() for each in found)
        return TriedAlready(PlayerId(player), DailyTry.read(text))

    async def tried(self, player: PlayerId) -> DailyTry | None:
        """Return where a player's try is; None where they have not had it."""
        kept = await self._store.ask("HGET", self._key("tries"), player)
        return None if kept is None else DailyTry.read(kept.decode())

    # results

    async def keep(self, row: DailyRow) -> None:
        """Store the result of a try, whatever its rank; a second one of the same player changes nothing."""
        kind = _COMPUTER if row.against == "computer" else _FRIENDS
        told, order = self._key(f"{kind}:rows"), self._key(f"{kind}:order")
        await self._store.ask("HSETNX", told, row.player, _ROW.dump_json(row))
        await self._store.ask("ZADD", order, "NX", merit(_compared(row), row.at // 1000, low=False), row.player)
        for key in (told, order):
            await self._store.ask("EXPIRE", key, KEPT_SECONDS)

    async def best(self, player: PlayerId, *, computer: bool) -> tuple[DailyRow, ...]:
        """Return the best rows against the computer or friends, then the player's own if it is not among them."""
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
                as_good = merit(
                    reached_by(float(own), low=False), 0, low=False
                )  # the merit of the first with this score
                ranks.append(1 + await self._store.ask("ZCOUNT", key, f"({as_good}", "+inf"))
        players = [each for each, _ in order]
        told = await self._store.ask("HMGET", self._key(f"{kind}:rows"), *players) if players else []
        against: Literal["computer", "friend"] = "computer" if computer else "friend"
        rows = [replace(_ROW.validate_json(row), against=against) for row in told]  # older rows do not have it
        return tuple(
            replace(row, rank=rank if row.why == "score" else 0) for row, rank in zip(rows, ranks, strict=True)
        )

    async def played(self) -> tuple[int, int]:
        """Return the numbers of rows against the computer and against friends."""
        counts = [await self._store.ask("ZCARD", self._key(f"{kind}:order")) for kind in (_COMPUTER, _FRIENDS)]
        return counts[0], counts[1]


def _compared(row: DailyRow) -> int:
    """Return the value that ranks a row: a try that was not finished is below all others."""
    return row.difference if row.why == "score" else _LAST


def _number(kept: bytes) -> DaysNumber:
    number, salt = kept.decode().split(" ")
    return DaysNumber(int(number), salt)
