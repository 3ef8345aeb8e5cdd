"""How results on a number are ordered, and whether they count, by the game's rules."""

from collections.abc import Mapping
from typing import Any

from protocol.ids import Role
from protocol.options import Options
from protocol.record import Record
from server.games.catalog import GAMES
from server.games.game import Game
from server.store.results.numbers import Order


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
