"""How players are rated in each game, from the matches that have been settled, in the order in which they were.

Two who settle the same match at once rate it once, and two matches of the same player never overwrite each other: a
rating is kept only where it was worked out of the one that still stands. Everything here can be worked out again, and
decides nothing.
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
    """How somebody is rated: as a normal distribution of what their strength may be, and from which matches.

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
        """How it is kept."""
        counts = f"{self.matches} {self.won} {self.drawn} {self.lost} {self.last}"
        return f"{self.mu!r} {self.sigma!r} {counts} {self.name}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read what is kept."""
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
    """A player's rating before a match (None: there was none) and after it; `listed` is by what they are listed, if."""

    player: PlayerId
    before: Rated | None
    after: Rated
    listed: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The best rated players, one's own rating, how many are better (None: one is not listed), how many there are."""

    rows: tuple[tuple[PlayerId, Rated], ...]
    own: Rated | None
    better: int | None
    rated: int
    listed: int


class KeptRatings:
    """The store's shelf of ratings. Everything raises StoreAway."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, game: str, players: Sequence[PlayerId]) -> list[Rated | None]:
        """Return how players are rated in a game."""
        found = await self._store.ask("HMGET", keys.ratings(game), *players)
        return [None if each is None else Rated.parse(each.decode()) for each in found]

    async def changed(self, game: str, match: MatchId) -> str | None:
        """Return how a match has changed the ratings; None where it is not rated yet."""
        found = await self._store.ask("HGET", keys.rated(game), match)
        return None if found is None else str(found.decode())

    async def keep(self, game: str, match: MatchId, words: str, changes: Sequence[Change]) -> str | None:
        """Keep how a match changes ratings, in short `words`, and return what is kept of it, by whoever rated it first.

        None where a rating is no longer what it was: then it is to be worked out of what it is now.
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

    async def table(self, game: str, player: PlayerId, most: int) -> Table:
        """Return the best rated players of a game, so many at most, and how a player stands among them."""
        touched = [keys.ratings(game), keys.listed(game)]
        rows, own, better, rated, listed = await self._store.run(_TABLE, touched, player, most)
        told = zip(rows[::2], rows[1::2], strict=True)
        return Table(
            rows=tuple((PlayerId(player.decode()), Rated.parse(kept.decode())) for player, kept in told),
            own=None if own is None else Rated.parse(own.decode()),
            better=None if better < 0 else int(better),
            rated=int(rated),
            listed=int(listed),
        )
