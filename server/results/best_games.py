"""The high scores: each player's ten best solo games of each variant, and apart those with help and casual ones."""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, delete, select

from protocol.ids import MatchId, PlayerId
from protocol.scores import HighScore
from server.records.results import LegScore
from server.results.ranking import Order
from server.results.schema import best_games, matches, variants
from server.results.variant_rows import find_variant
from server.results.variants import Variant
from server.results.writing import add

KEPT = 10
"""The number of games in a high score list."""


def keep_best(connection: Connection, match: int, variant: int, order: Order, legs: Sequence[LegScore]) -> None:
    """Store the legs of a solo game if they are among their player's best, and delete games that no longer are."""
    for leg in legs:
        points, tiebreak = order.rank(leg)
        row = {
            "player": leg.player,
            "variant": variant,
            "helped": leg.helped,
            "casual": leg.casual,
            "match": match,
            "number": leg.number,
            "score": leg.score,
            "hints": leg.hints,
            "takebacks": leg.takebacks,
            "seconds": leg.seconds,
            "ended": leg.at,
            "points": points,
            "tiebreak": tiebreak,
        }
        add(connection, best_games, [row])
        its = (
            (best_games.c.player == leg.player)
            & (best_games.c.variant == variant)
            & (best_games.c.helped == leg.helped)
            & (best_games.c.casual == leg.casual)
        )
        worse = select(best_games.c.match).where(its)
        worse = worse.order_by(best_games.c.points.desc(), best_games.c.tiebreak, best_games.c.match)
        over = (connection.scalars(worse.offset(KEPT))).all()
        if over:
            connection.execute(delete(best_games).where(its, best_games.c.match.in_(over)))


class Kind(NamedTuple):
    """The games that a list has: those without help, those with help, or the casual ones."""

    helped: bool = False
    casual: bool = False


UNAIDED, HELPED, CASUAL = Kind(), Kind(helped=True), Kind(casual=True)


class KeyOfList(NamedTuple):
    """A list of a player's best games: of a game's variant, by its id, and of a kind."""

    game: str
    variant: int
    kind: Kind


def read_best_of(
    connection: Connection, player: PlayerId, variant: Variant
) -> tuple[tuple[HighScore, ...], tuple[HighScore, ...], tuple[HighScore, ...]]:
    """Return a player's best games of a variant, the best first: without help, with help, and casual ones."""
    known = find_variant(connection, variant)
    if known is None:
        return (), (), ()
    found = read_best(connection, player)
    unaided, helped, casual = (
        tuple(found.get(KeyOfList(variant.game, known, kind), ())) for kind in (UNAIDED, HELPED, CASUAL)
    )
    return unaided, helped, casual


def read_best(connection: Connection, player: PlayerId) -> dict[KeyOfList, list[HighScore]]:
    """Return a player's best games, the best first, by their lists."""
    both = best_games.join(matches, best_games.c.match == matches.c.number)
    found = select(best_games, matches.c.id, variants.c.game, variants.c.options).select_from(
        both.join(variants, best_games.c.variant == variants.c.id)
    )
    order = best_games.c.points.desc(), best_games.c.tiebreak, best_games.c.match
    rows = connection.execute(found.where(best_games.c.player == player).order_by(*order))
    games: dict[KeyOfList, list[HighScore]] = {}
    for row in rows:
        key = KeyOfList(row.game, row.variant, Kind(row.helped, row.casual))
        games.setdefault(key, []).append(_score(row))
    return games


def _score(row: Row[Any]) -> HighScore:
    return HighScore(
        match=MatchId(row.id),
        options=json.loads(row.options),
        number=row.number,
        score=row.score,
        at=row.ended,
        hints=row.hints,
        takebacks=row.takebacks,
        seconds=row.seconds,
    )
