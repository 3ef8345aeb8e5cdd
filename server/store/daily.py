"""The daily numbers under way: each day's number, and the rooms of the tries.

They decide which players may play. All keys of a game and day have one hash tag, so that the tries of a whole table are
claimed in one step.
"""

from collections.abc import Mapping
from importlib import resources
from typing import NamedTuple

from protocol.ids import PlayerId, RoomCode
from server.store import keys
from server.store.client import Store

KEPT_SECONDS = 3 * 24 * 3600
"""How long a day's number and tries are kept; a match that began on the day may end later."""

_CLAIM = resources.files("server.store").joinpath("scripts/daily.lua").read_bytes()


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


class DayUnderWay:
    """A game's daily number on a day in UTC, in the store. Everything raises StoreAway."""

    def __init__(self, store: Store, game: str, day: str) -> None:
        self._store = store
        self._game = game
        self._day = day

    def _key(self, what: str) -> str:
        return keys.daily(self._game, self._day, what)

    async def number(self) -> tuple[int, str] | None:
        """Return the day's number and the salt of its commitment; None if it is not drawn yet."""
        kept = await self._store.ask("GET", self._key("number"))
        return None if kept is None else _number(kept)

    async def draw(self, number: int, salt: str) -> tuple[int, str]:
        """Store the day's number and return it: this one, unless another one was drawn before."""
        text = f"{number} {salt}"
        before = await self._store.ask("SET", self._key("number"), text, "NX", "GET", "EX", KEPT_SECONDS)
        return (number, salt) if before is None else _number(before)

    async def claim(self, room: RoomCode, players: Mapping[PlayerId, str]) -> TriedAlready | None:
        """Claim the tries of all the players for a room, or of none if one of them has used theirs elsewhere.

        With each player comes a claim that may be replaced, as `DailyTry.text`; empty: none may be.
        """
        arguments = [text for each in players.items() for text in each]
        found = await self._store.run(_CLAIM, [self._key("tries")], room, KEPT_SECONDS, *arguments)
        if not found:
            return None
        player, text = (each.decode() for each in found)
        return TriedAlready(PlayerId(player), DailyTry.read(text))

    async def tried(self, player: PlayerId) -> DailyTry | None:
        """Return where a player has used their try; None if they have not."""
        kept = await self._store.ask("HGET", self._key("tries"), player)
        return None if kept is None else DailyTry.read(kept.decode())


def _number(kept: bytes) -> tuple[int, str]:
    number, salt = kept.decode().split(" ")
    return int(number), salt
