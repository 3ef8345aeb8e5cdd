"""Players' pages: their names and the matches that they have played. They decide nothing.

A match's entry is stored once, for all of its players.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from importlib import resources
from typing import Any, NamedTuple

from pydantic import TypeAdapter

from protocol.ids import Form, MatchId, PlayerId, Seat
from protocol.scores import PastMatch
from server.store import keys
from server.store.client import Store
from server.store.results.best_games import shelf_of

_PAGE = resources.files("server.store").joinpath("scripts/page.lua").read_bytes()
_PAST = TypeAdapter(PastMatch)


class Who(NamedTuple):
    """A player's latest name, and the end of their first match, in ms since 1970 UTC."""

    name: str
    first: int


class Shelf(NamedTuple):
    """A game that a player has played: with the options that `shelf` names, in a form."""

    game: str
    shelf: str
    form: Form


class KeptPages:
    """The players' pages in the store. Everything raises StoreAway."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, past: PastMatch, options: Mapping[str, Any], rated: bool) -> None:
        """Add a match to the pages of its players; the same match again is added once."""
        shelf = f"{past.form} {shelf_of(past.game, options)}"
        told = (past.match, past.at, int(rated))
        await self._store.ask("SET", keys.past(past.match), _PAST.dump_json(past))
        await asyncio.gather(
            *(self._store.run(_PAGE, _of(seat.player), *told, seat.name, shelf, past.game) for seat in past.seats)
        )

    async def who(self, player: PlayerId) -> Who | None:
        """Return a player's name and first match; None if the player has finished no match."""
        first, name = await self._store.ask("HMGET", keys.who(player), "first", "name")
        return None if first is None else Who(name.decode(), int(first))

    async def shelves(self, player: PlayerId) -> list[Shelf]:
        """Return the games and forms that a player has played."""
        found = await self._store.ask("HGETALL", keys.shelves(player))
        told = [(what.decode().split(" "), game.decode()) for what, game in zip(found[::2], found[1::2], strict=True)]
        return sorted(Shelf(game, shelf, form) for (form, shelf), game in told)

    async def matches(self, player: PlayerId, rated: bool, before: int | None, most: int) -> tuple[PastMatch, ...]:
        """Return a player's newest matches that ended before a time, at most `most`; `rated`: only the rated ones."""
        key = keys.rated_matches(player) if rated else keys.matches(player)
        end = "+inf" if before is None else f"({before}"
        found = await self._store.ask("ZREVRANGEBYSCORE", key, end, "-inf", "LIMIT", 0, most)
        kept = await asyncio.gather(*(self._store.ask("GET", keys.past(MatchId(each.decode()))) for each in found))
        return tuple(_as_of(player, _PAST.validate_json(each)) for each in kept if each is not None)


def _of(player: PlayerId) -> list[str]:
    """Return the keys of a player's page, in the script's order."""
    return [keys.matches(player), keys.rated_matches(player), keys.who(player), keys.shelves(player)]


def _as_of(player: PlayerId, past: PastMatch) -> PastMatch:
    """Return a match's entry as on the page of one of its players."""
    seat = next(number for number, seat in enumerate(past.seats) if seat.player == player)
    return replace(past, seat=Seat(seat))
