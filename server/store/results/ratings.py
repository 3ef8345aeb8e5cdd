"""Players' ratings in each game, from settled matches, in the order in which they were settled.

Two nodes that settle the same match rate it once, and two matches of a player never overwrite each other's rating: a
rating is stored only if it was computed from the present one. All of it can be computed again, and decides nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import resources
from typing import Self

from protocol.ids import MatchId, PlayerId
from server.store import keys
from server.store.client import Store

_RATE = resources.files("server.store").joinpath("scripts/rate.lua").read_bytes()
_TABLE = resources.files("server.store").joinpath("scripts/table.lua").read_bytes()


@dataclass(frozen=True, slots=True, kw_only=True)
class Rated:
    """A player's rating: a normal distribution of their strength, and the matches it is from.

    >>> Rated.parse("25.5 8.25 3 2 0 1 1795255200000 Ada L.")
    Rated(mu=25.5, sigma=8.25, matches=3, won=2, drawn=0, lost=1, last=1795255200000, name='Ada L.')
    """

    mu: float
    sigma: float
    matches: int
    won: int
    drawn: int
    lost: int
    last: int
    name: str

    @property
    def text(self) -> str:
        """The stored form."""
        counts = f"{self.matches} {self.won} {self.drawn} {self.lost} {self.last}"
        return f"{self.mu!r} {self.sigma!r} {counts} {self.name}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse the stored form."""
        mu, sigma, matches, won, drawn, lost, last, name = text.split(" ", 7)
        return cls(
            mu=float(mu),
            sigma=float(sigma),
            matches=int(matches),
            won=int(won),
            drawn=int(drawn),
            lost=int(lost),
            last=int(last),
            name=name,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """A player's ratings before a match (None: none) and after it; `listed` is the rank value, None if not listed."""

    player: PlayerId
    before: Rated | None
    after: Rated
    listed: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingTable:
    """The best rated players, one's own rating, the number of better players (None: not listed), and the counts."""

    rows: tuple[tuple[PlayerId, Rated], ...]
    own: Rated | None
    better: int | None
    rated: int
    listed: int


class KeptRatings:
    """The ratings in the store. Everything raises StoreAway."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, game: str, players: Sequence[PlayerId]) -> list[Rated | None]:
        """Return players' ratings in a game."""
        found = await self._store.ask("HMGET", keys.ratings(game), *players)
        return [None if each is None else Rated.parse(each.decode()) for each in found]

    async def changed(self, game: str, match: MatchId) -> str | None:
        """Return how a match changed the ratings; None if it is not rated yet."""
        found = await self._store.ask("HGET", keys.rated(game), match)
        return None if found is None else str(found.decode())

    async def keep(self, game: str, match: MatchId, words: str, changes: Sequence[Change]) -> str | None:
        """Store how a match changes ratings, in short `words`; return the stored words, of whoever rated it first.

        None if a rating has changed meanwhile: then compute again from the present one.
        """
        told = [
            part
            for each in changes
            for part in (
                each.player,
                "" if each.before is None else each.before.text,
                each.after.text,
                "" if each.listed is None else str(each.listed),
            )
        ]
        touched = [keys.ratings(game), keys.listed(game), keys.rated(game)]
        kept = await self._store.run(_RATE, touched, match, words, *told)
        return None if kept is None else str(kept.decode())

    async def table(self, game: str, player: PlayerId, most: int) -> RatingTable:
        """Return the best rated players of a game, at most `most`, and a player's own place."""
        touched = [keys.ratings(game), keys.listed(game)]
        rows, own, better, rated, listed = await self._store.run(_TABLE, touched, player, most)
        told = zip(rows[::2], rows[1::2], strict=True)
        return RatingTable(
            rows=tuple((PlayerId(player.decode()), Rated.parse(kept.decode())) for player, kept in told),
            own=None if own is None else Rated.parse(own.decode()),
            better=None if better < 0 else int(better),
            rated=int(rated),
            listed=int(listed),
        )
