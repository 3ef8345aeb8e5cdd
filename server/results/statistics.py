"""Players' statistics, as sums that each settled match changes. Correspondence games have sums of their own.

A match on a daily number counts for everybody else once its day is over. Until then its outcome is pending, and only
the player's own statistics include it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple, Self

from sqlalchemy import Connection, delete, select, tuple_

from protocol.ids import Form, PlayerId
from protocol.scores import Statistics
from server.records.results import Outcome
from server.results.schema import pending_outcomes, statistics
from server.results.variant_rows import find_variant
from server.results.variants import Variant
from server.results.writing import add, put

ALL = 0
"""In place of a variant: over all variants of a game."""
PACES = (False, True)
"""Whether by correspondence, in the order in which the statistics of a form are shown."""
_PART = 1000
"""The most keys in one condition."""


class Key(NamedTuple):
    """A player's matches of a game in a form, by correspondence or live, of the variant with this id or of `ALL`."""

    player: str
    game: str
    form: Form
    correspondence: bool
    variant: int


@dataclass(slots=True, kw_only=True)
class Sums:
    """A row of the statistics."""

    games: int = 0
    wins: int | None = None
    streak: int = 0
    longest: int = 0
    scores: int = 0
    total: int = 0
    best: int | None = None

    @classmethod
    def read(cls, row: Any) -> Self:
        """Return the sums of a row."""
        return cls(
            games=row.games,
            wins=row.wins,
            streak=row.streak,
            longest=row.longest,
            scores=row.scores,
            total=row.total,
            best=row.best,
        )

    def count(self, won: bool | None, score: int | None, *, low: bool) -> None:
        """Count a match; `low`: the lowest score is the best."""
        self.games += 1
        if won is not None:
            self.wins = (self.wins or 0) + won
        self.streak = self.streak + 1 if won else 0
        self.longest = max(self.longest, self.streak)
        if score is not None:
            self.scores += 1
            self.total += score
            self.best = score if self.best is None else (min if low else max)(self.best, score)

    def shown(self, form: Form, correspondence: bool, *, alike: bool = True) -> Statistics:
        """Return the statistics of a form; scores with other options can't be compared, unless all were `alike`."""
        return Statistics(
            form=form,
            correspondence=correspondence,
            games=self.games,
            wins=self.wins,
            streak=None if self.wins is None else self.streak,
            longest=None if self.wins is None else self.longest,
            best=self.best if alike else None,
            average=round(self.total / self.scores, 1) if self.scores and alike else None,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted:
    """An outcome that counts: of which game, form, pace and variant, and on which daily number, if any."""

    outcome: Outcome
    game: str
    form: Form
    correspondence: bool
    variant: int
    day: str | None


def count(connection: Connection, match: int, counted: Sequence[Counted], today: str) -> None:
    """Count a match for its players, after their pending outcomes whose day is over."""
    players = [each.outcome.player for each in counted]
    due = pending_outcomes.c.player.in_(players) & (pending_outcomes.c.day < today)
    pending = (connection.execute(select(pending_outcomes).where(due).order_by(pending_outcomes.c.match))).all()
    sums = _Counting()
    for row in pending:
        sums.add(_key_of(row), won=row.won, score=row.score, low=row.low)
    waiting = []
    for each in counted:
        of = each.outcome
        if each.day is not None and each.day >= today:
            waiting.append(_pending_row(match, each))
        else:
            key = Key(of.player, each.game, each.form, each.correspondence, each.variant)
            sums.add(key, won=of.won, score=of.score, low=of.low)
    if pending:
        connection.execute(delete(pending_outcomes).where(due))
    add(connection, pending_outcomes, waiting)
    sums.store(connection)


def _pending_row(match: int, each: Counted) -> dict[str, Any]:
    of = each.outcome
    return {
        "player": of.player,
        "match": match,
        "day": each.day,
        "game": each.game,
        "form": each.form,
        "correspondence": each.correspondence,
        "variant": each.variant,
        "won": of.won,
        "score": of.score,
        "low": of.low,
    }


class _Counting:
    """Outcomes to count, by the rows of the statistics that they change."""

    def __init__(self) -> None:
        self._outcomes: dict[Key, list[tuple[bool | None, int | None, bool]]] = {}

    def add(self, key: Key, *, won: bool | None, score: int | None, low: bool) -> None:
        """Count an outcome in its variant and over all variants."""
        for each in (key, key._replace(variant=ALL)):
            self._outcomes.setdefault(each, []).append((won, score, low))

    def store(self, connection: Connection) -> None:
        """Change the rows."""
        found = _read(connection, self._outcomes)
        rows = []
        for key, outcomes in self._outcomes.items():
            sums = found.get(key, Sums())
            for won, score, low in outcomes:
                sums.count(won, score, low=low)
            rows.append({**key._asdict(), **asdict(sums)})
        put(connection, statistics, rows)


def _read(connection: Connection, keys: Iterable[Key]) -> dict[Key, Sums]:
    wanted = list(keys)
    columns = [statistics.c[name] for name in Key._fields]
    found: dict[Key, Sums] = {}
    for first in range(0, len(wanted), _PART):
        rows = connection.execute(select(statistics).where(tuple_(*columns).in_(wanted[first : first + _PART])))
        found |= {_key_of(row): Sums.read(row) for row in rows}
    return found


def _key_of(row: Any) -> Key:
    """Return what a row's sums or outcome count for."""
    return Key(row.player, row.game, row.form, row.correspondence, row.variant)


def read_statistics_of(
    connection: Connection, player: PlayerId, variant: Variant, forms: Sequence[Form]
) -> tuple[Statistics, ...]:
    """Return a player's own statistics of a variant, for each form played, live and by correspondence."""
    known = find_variant(connection, variant)
    if known is None:
        return ()
    sums = read_statistics(connection, player, None)
    keys = [Key(player, variant.game, form, correspondence, known) for form in forms for correspondence in PACES]
    return tuple([sums[key].shown(key.form, key.correspondence) for key in keys if key in sums])


def read_statistics(connection: Connection, player: PlayerId, ended_before: str | None) -> dict[Key, Sums]:
    """Return a player's sums, with all pending outcomes, or only with outcomes of days before `ended_before`."""
    rows = (connection.execute(select(statistics).where(statistics.c.player == player))).all()
    sums = {_key_of(row): Sums.read(row) for row in rows}
    due = pending_outcomes.c.player == player
    if ended_before is not None:
        due &= pending_outcomes.c.day < ended_before
    waiting = connection.execute(select(pending_outcomes).where(due).order_by(pending_outcomes.c.match))
    for row in waiting:
        key = _key_of(row)
        for each in (key, key._replace(variant=ALL)):
            found = sums.setdefault(each, Sums())
            found.count(row.won, row.score, low=row.low)
    return sums
