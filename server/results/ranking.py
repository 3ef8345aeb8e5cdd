"""How results on a number are ordered, and whether they count, by the game's rules."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from protocol.ids import Role
from protocol.options import Options
from protocol.record import Record
from server.games.catalog import GAMES
from server.games.game import Game
from server.records.results import LegScore


@dataclass(frozen=True, slots=True)
class Order:
    """The order of results on a number: the roles in which low scores are better, and the tie-break.

    `timed`: of equal scores the faster one is better; else they are equally good.
    """

    low: frozenset[Role]
    timed: bool

    def rank(self, leg: LegScore) -> tuple[int, int]:
        """Return the points of a leg, which are better the higher they are, and the tie-break: the lower is better.

        >>> times = dict(at=1795255200000, seconds=95)
        >>> without_help = dict(helped=False, hints=0, takebacks=0)
        >>> leg = LegScore(number=7, role="minimizer", player=..., name="Ada", score=31, **times, **without_help)
        >>> Order(frozenset({"minimizer"}), timed=True).rank(leg)
        (-31, 95)
        """
        points = -leg.score if leg.role in self.low else leg.score
        return points, leg.seconds if self.timed else leg.at


def order_of(game: str, options: Mapping[str, Any]) -> Order:
    """Return the order of results in a game of this server with these options. Raises KeyError for another game."""
    rules = GAMES[game]
    read = rules.options.model_validate(options)
    low = frozenset[Role]().union(*[format.low_roles for format in rules.formats(read).values()])
    return Order(low, is_timed(rules, read))


def is_timed(game: Game[Any, Any], options: Options) -> bool:
    """Return whether, of equal scores on a number, the faster one is better."""
    return any(format.timed for format in game.formats(options).values())


def counts(record: Record) -> bool:
    """Return whether the results of a match in a game of this server count."""
    game = GAMES[record.game]
    return game.format(game.options.model_validate(record.options), record.form, len(record.seats)).counted
