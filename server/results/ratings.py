"""Players' ratings in each game, from settled matches, in the order in which they were settled.

Correspondence games are rated apart from live play.
"""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Connection, Row, Table, and_, func, select
from sqlalchemy.sql import ColumnElement

from protocol.ids import PlayerId
from protocol.scores import RatingRow
from server.records.results import Duel
from server.results.schema import rating_counts, ratings
from server.results.skill import LIMIT, NEWCOMER, after, shown
from server.results.writing import Insert, insert, primary_key, put


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingTable:
    """The best rated players of a game, a player's own row, and the numbers of listed and of rated players."""

    rows: tuple[RatingRow, ...]
    own: RatingRow | None
    listed: int
    rated: int


def rate(connection: Connection, game: str, duel: Duel) -> list[int]:
    """Rate the players of a duel, and return the change of each rating as shown, by seat."""
    found = connection.execute(
        select(ratings).where(_of(ratings, game, duel.correspondence), ratings.c.player.in_(duel.players))
    )
    by_player: dict[str, Row[Any]] = {row.player: row for row in found}
    before = [by_player.get(player) for player in duel.players]
    first, second = [None if row is None else (row.mu, row.sigma) for row in before]
    skills = after((first, second), duel.winner)
    rows, changes, moved = [], [], Counter[tuple[bool, int]]()
    for seat, (player, name, was, (mu, sigma)) in enumerate(zip(duel.players, duel.names, before, skills, strict=True)):
        rows.append(
            {
                "game": game,
                "correspondence": duel.correspondence,
                "player": player,
                "name": name if was is None or duel.at >= was.last else was.name,
                "mu": mu,
                "sigma": sigma,
                "listed": shown(mu) if _is_listed(sigma) else None,
                "matches": 1 + (0 if was is None else was.matches),
                "won": (duel.winner == seat) + (0 if was is None else was.won),
                "drawn": (duel.winner is None) + (0 if was is None else was.drawn),
                "lost": (duel.winner == 1 - seat) + (0 if was is None else was.lost),
                "last": duel.at if was is None else max(was.last, duel.at),
            }
        )
        changes.append(shown(mu) - (NEWCOMER if was is None else shown(was.mu)))
        moved[_is_listed(sigma), shown(mu)] += 1
        if was is not None:
            moved[was.listed is not None, shown(was.mu)] -= 1
    put(connection, ratings, rows)
    counted = [
        {
            "game": game,
            "correspondence": duel.correspondence,
            "listed": listed,
            "rating": rating,
            "players": players,
        }
        for (listed, rating), players in moved.items()
        if players
    ]
    if counted:
        connection.execute(_count(connection.dialect.name), counted)
    return changes


def _is_listed(sigma: float) -> bool:
    """Return whether a rating is certain enough for the standings."""
    return shown(sigma) <= LIMIT


@cache
def _count(dialect: str) -> Insert:
    """Return the statement that changes how many players have a rating."""
    statement = insert(dialect, rating_counts)
    players = rating_counts.c.players + statement.excluded.players
    return statement.on_conflict_do_update(index_elements=primary_key(rating_counts), set_={"players": players})


def _of(table: Table, game: str, correspondence: bool) -> ColumnElement[bool]:
    return and_(table.c.game == game, table.c.correspondence == correspondence)


def read_ratings(
    connection: Connection, game: str, player: PlayerId, most: int, correspondence: bool = False
) -> RatingTable:
    """Return the best rated players of a game, at most `most`, and a player's own row.

    The ratings are those of live play, or those of `correspondence` games.
    """
    of_game = _of(ratings, game, correspondence)
    best = select(ratings).where(of_game, ratings.c.listed.is_not(None))
    rows = connection.execute(best.order_by(ratings.c.listed.desc(), ratings.c.player).limit(most)).all()
    sums = select(rating_counts.c.listed, func.sum(rating_counts.c.players)).where(
        _of(rating_counts, game, correspondence)
    )
    counts: dict[bool, int] = {row[0]: row[1] for row in connection.execute(sums.group_by(rating_counts.c.listed))}
    better = [sum(other.listed > row.listed for other in rows) for row in rows]
    return RatingTable(
        rows=tuple([_shown(row, ahead) for row, ahead in zip(rows, better, strict=True)]),
        own=read_rating(connection, game, player, correspondence),
        listed=counts.get(True, 0),
        rated=sum(counts.values()),
    )


def read_rating(connection: Connection, game: str, player: PlayerId, correspondence: bool = False) -> RatingRow | None:
    """Return a player's rating in a game, or in its `correspondence` games; None before the first rated match."""
    one = select(ratings).where(_of(ratings, game, correspondence), ratings.c.player == player)
    row = (connection.execute(one)).one_or_none()
    if row is None:
        return None
    if row.listed is None:
        return _shown(row, None)
    counts = rating_counts.c
    better = select(func.sum(counts.players)).where(
        _of(rating_counts, game, correspondence), counts.listed, counts.rating > row.listed
    )
    return _shown(row, connection.execute(better).scalar_one() or 0)


def _shown(row: Row[Any], better: int | None) -> RatingRow:
    """Return a rating as shown; `better` is the number of players with a better one, None if it is not listed."""
    return RatingRow(
        rank=None if better is None else better + 1,
        player=PlayerId(row.player),
        name=row.name,
        rating=shown(row.mu),
        uncertainty=shown(row.sigma),
        matches=row.matches,
        won=row.won,
        drawn=row.drawn,
        lost=row.lost,
        last=row.last,
    )
