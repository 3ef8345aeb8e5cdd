"""The results on game numbers: each player's best in each role, and the results computed for a number."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any, Self

from sqlalchemy import ColumnElement, Connection, Row, and_, func, or_, select

from protocol.ids import PlayerId, Role
from protocol.scores import HelpedScore, Standing
from server.records.results import LegScore
from server.results.database import Database, DatabaseAway
from server.results.ranking import Order
from server.results.schema import computed, number_results, players
from server.results.variant_rows import add_variant, find_variant
from server.results.variants import Variant
from server.results.writing import Insert, insert, primary_key, put

ROLES: tuple[Role, ...] = ("player", "maximizer", "minimizer", "guesser", "owner")
"""The roles with separate standings, in the order in which they are shown."""


@dataclass(frozen=True, slots=True)
class Numbered:
    """A number of a variant.

    `together` is the number of players of a co-operative game, else None: these have standings of their own.
    """

    variant: Variant
    number: int
    together: int | None = None

    @classmethod
    def of(cls, game: str, rules: int, options: dict[str, Any], number: int, together: int | None = None) -> Self:
        """Return a number of a game; `options` are complete, as a record has them."""
        return cls(Variant.of(game, rules, options), number, together)

    @property
    def text(self) -> str:
        """The number in short, for the names of claims and for the log.

        >>> Numbered.of("family-tree", 1, {}, 7).text
        'family-tree:1:44136fa355b3678a1146ad16f7e8649e:7'
        """
        played = f"{self.variant.game}:{self.variant.rules}:{self.variant.digest}:{self.number}"
        return played if self.together is None else f"{played}:{self.together}"


def reach(
    connection: Connection, match: int, variant: int, together: int, order: Order, legs: Sequence[LegScore]
) -> None:
    """Store the legs of a match as their players' best results, unless earlier ones are at least as good."""
    rows = []
    for leg in legs:
        points, tiebreak = order.rank(leg)
        row = {
            "variant": variant,
            "number": leg.number,
            "together": together,
            "role": leg.role,
            "helped": leg.helped,
            "casual": leg.casual,
            "player": leg.player,
            "score": leg.score,
            "seconds": leg.seconds,
            "points": points,
            "tiebreak": tiebreak,
            "match": match,
        }
        rows.append(row)
    if rows:
        connection.execute(_reach(connection.dialect.name), rows)


@cache
def _reach(dialect: str) -> Insert:
    statement = insert(dialect, number_results)
    better, before = statement.excluded, number_results.c
    improves = or_(
        better.points > before.points, and_(better.points == before.points, better.tiebreak < before.tiebreak)
    )
    best = ("score", "seconds", "points", "tiebreak", "match")
    return statement.on_conflict_do_update(
        index_elements=primary_key(number_results), set_={each: better[each] for each in best}, where=improves
    )


def read_standings(
    connection: Connection, on: Numbered, order: Order, player: PlayerId
) -> tuple[tuple[Standing, ...], tuple[HelpedScore, ...], tuple[HelpedScore, ...]]:
    """Return the standings of each role that was played, and a player's best scores with help and in casual games.

    The standings have the player's own place.
    """
    variant = find_variant(connection, on.variant)
    if variant is None:
        return (), (), ()
    its = _of(variant, on)
    counted = select(number_results.c.role, func.count()).where(its, _UNAIDED)
    ranked = {row.role: row[1] for row in connection.execute(counted.group_by(number_results.c.role))}
    own = connection.execute(select(number_results).where(its, _by(player)))
    by_role = {(row.role, row.helped, row.casual): row for row in own}
    found = []
    for role in ROLES:
        if role in ranked:
            of_role = its & (number_results.c.role == role) & _UNAIDED
            first = select(number_results, players.c.name).join(players, players.c.player == number_results.c.player)
            best = connection.execute(first.where(of_role).order_by(*_ORDER).limit(1)).one()
            mine = by_role.get((role, False, False))
            rank = None
            if mine is not None:
                ahead = select(func.count()).where(of_role, _better(mine, order))
                rank = 1 + connection.execute(ahead).scalar_one()
            found.append(_standing(best, mine, ranked[role], rank, order))
    helped, casual = (
        [_own_score(by_role[role, *kind], order) for role in ROLES if (role, *kind) in by_role]
        for kind in ((True, False), (False, True))
    )
    return tuple(found), tuple(helped), tuple(casual)


# Computed results


async def find_computed(database: Database, on: Numbered, kind: str, today: str) -> bytes | None:
    """Return a computed result of a number and extend its life, or None if it is not computed yet.

    Raises DatabaseAway.
    """
    row = await database.read(_read_computed, on, kind)
    if row is None:
        return None
    if row.used < today:
        with suppress(DatabaseAway):  # it can still be read
            await database.write(_use_computed, row, today)
    return bytes(row.value)


def _read_computed(connection: Connection, on: Numbered, kind: str) -> Row[Any] | None:
    variant = find_variant(connection, on.variant)
    its = and_(computed.c.variant == variant, computed.c.number == on.number, computed.c.kind == kind)
    return None if variant is None else connection.execute(select(computed).where(its)).one_or_none()


def _use_computed(connection: Connection, row: Row[Any], today: str) -> None:
    its = and_(computed.c.variant == row.variant, computed.c.number == row.number, computed.c.kind == row.kind)
    connection.execute(computed.update().where(its).values(used=today))


def keep_computed(connection: Connection, on: Numbered, kind: str, value: bytes, today: str) -> None:
    """Store a computed result of a number."""
    variant = add_variant(connection, on.variant)
    row = {"variant": variant, "number": on.number, "kind": kind, "value": value, "used": today}
    put(connection, computed, [row])


def _of(variant: int, on: Numbered) -> ColumnElement[bool]:
    its = number_results.c
    return and_(its.variant == variant, its.number == on.number, its.together == (on.together or 0))


def _by(player: PlayerId) -> ColumnElement[bool]:
    """Return the condition of a player's results on a number, with all columns of the primary key."""
    its = number_results.c
    return and_(its.role.in_(ROLES), its.helped.in_((False, True)), its.casual.in_((False, True)), its.player == player)


_UNAIDED = number_results.c.helped.is_(False) & number_results.c.casual.is_(False)
_ORDER = number_results.c.points.desc(), number_results.c.tiebreak, number_results.c.match


def _better(mine: Row[Any], order: Order) -> Any:
    """Return the condition of results that are better than a player's own."""
    its = number_results.c
    if order.timed:
        return or_(its.points > mine.points, and_(its.points == mine.points, its.tiebreak < mine.tiebreak))
    return its.points > mine.points


def _own_score(row: Row[Any], order: Order) -> HelpedScore:
    return HelpedScore(role=row.role, score=row.score, seconds=row.seconds if order.timed else None)


def _standing(best: Row[Any], own: Row[Any] | None, players: int, rank: int | None, order: Order) -> Standing:
    return Standing(
        role=best.role,
        best=best.score,
        seconds=best.seconds if order.timed else None,
        player=PlayerId(best.player),
        name=best.name,
        players=players,
        own=None if own is None else own.score,
        own_seconds=own.seconds if own is not None and order.timed else None,
        rank=rank,
    )
